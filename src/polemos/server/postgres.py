"""The store in PostgreSQL, chosen by its URL: the same jobs, committed in groups over one connection.

Several servers may share it. Every step is told to the others with the commit that stores it (`NOTIFY`).
A lost connection is made again, with patience; until then everything that needs the database says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from polemos.engine.errors import BadData
from polemos.server.bus import CHANNEL, Bus, step_told
from polemos.server.migrations import steps_from
from polemos.server.sqlite import Outcome, deliver
from polemos.server.store import APPEND, Conflict, Job, Store, Unavailable

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]  # it ships no types

log = logging.getLogger("polemos.store")

#: The lock under which migrations run, so that two servers starting together do not both do it.
MIGRATION_LOCK = 431404
#: Seconds for a connection and for one statement; seconds between two attempts to connect again.
CONNECT_TIME, STATEMENT_TIME = 5.0, 10.0
PATIENCE = (0.1, 1.0)

#: All steps of a group in one statement. Each locks its match against being closed at the same moment.
_APPEND_ALL = """insert into actions (match, number, body)
    select m.key, s.number, s.body from unnest($1::int[], $2::text[], $3::bigint[]) as s (number, body, key)
    join matches m on m.key = s.key where m.ended is null for share of m"""
_TELL_ALL = f"select pg_notify('{CHANNEL}', told) from unnest($1::text[]) as t (told)"


def numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: $1, $2, ..."""
    head, *rest = sql.split("?")
    return head + "".join(f"${i}{part}" for i, part in enumerate(rest, 1))


def is_down(error: BaseException) -> bool:
    """Whether the connection is gone or of no use any more, rather than a statement wrong."""
    import asyncpg

    lost = (
        asyncpg.PostgresConnectionError,
        asyncpg.exceptions.OperatorInterventionError,
        asyncpg.exceptions.InsufficientResourcesError,
    )
    wrong = (asyncpg.PostgresError, Conflict, ValueError)
    return isinstance(error, lost) or not isinstance(error, wrong)


async def connected(url: str) -> Any:
    """A connection whose loss both sides notice within seconds, whatever happens between them."""
    import asyncpg

    alive = {"tcp_keepalives_idle": "2", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "3"}
    return await asyncpg.connect(
        url, timeout=CONNECT_TIME, command_timeout=STATEMENT_TIME, server_settings=alive
    )


class PostgresStore(Store):
    """For servers that already have PostgreSQL, or that must share one database."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.jobs: list[Job] = []
        self.up = False
        self.stopping = False
        self.returning: asyncio.Task[None] | None = None

    async def open(self, on_death: Callable[[BaseException], None]) -> None:
        try:
            import asyncpg
        except ImportError as error:
            raise BadData("database: PostgreSQL needs `pip install polemos[postgres]`") from error
        self.on_death = on_death
        self.wake = asyncio.Event()
        try:
            await self._connect()
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=4, timeout=CONNECT_TIME, command_timeout=STATEMENT_TIME
            )
            await self._migrate()
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise BadData(f"database: no connection to PostgreSQL: {error}") from error
        self.bus = Bus(lambda: connected(self.url), self.name)
        await self.bus.open()
        self.task = asyncio.create_task(self._run(), name="polemos-writer")
        self.task.add_done_callback(self._ended)

    async def _connect(self) -> None:
        self.db: asyncpg.Connection[Any] = await connected(self.url)
        self.db.add_termination_listener(lambda _: self._lost())
        self.up = True

    async def _migrate(self) -> None:
        async with self.db.transaction():
            await self.db.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await self.db.execute("create table if not exists polemos_schema (version integer not null)")
            version = await self.db.fetchval("select max(version) from polemos_schema")
            for reached, statements in steps_from(version or 0, "postgres"):
                for statement in statements:
                    await self.db.execute(statement)
                await self.db.execute("insert into polemos_schema values ($1)", reached)

    async def close(self) -> None:
        self.stopping = True
        self.wake.set()
        await asyncio.wait([self.task])
        if self.returning is not None:
            self.returning.cancel()
        await self.bus.close()
        self.pool.terminate()
        self.db.terminate()

    # --- a lost connection --------------------------------------------------------------------------

    def _lost(self) -> None:
        """Nothing can be stored: say so to everybody who tries, and connect again."""
        if self.up and not self.stopping:
            self.up = False
            log.error("the connection to PostgreSQL is lost; connecting again")
            self.returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        delay, longest = PATIENCE
        while not self.stopping:
            try:
                await self._connect()
                log.warning("connected to PostgreSQL again")
                return
            except Exception as error:
                if not is_down(error):
                    log.error("no connection to PostgreSQL: %s", error)
            await asyncio.sleep(delay)
            delay = min(2 * delay, longest)

    # --- writing ------------------------------------------------------------------------------------

    def submit(self, job: Job) -> None:
        if not self.up:
            nothing: Outcome = [Unavailable("no connection to PostgreSQL")]
            asyncio.get_running_loop().call_soon(deliver, [job], nothing)
            return
        self.jobs.append(job)
        self.wake.set()

    def _ended(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.critical("the writer died: %r", error)
            self.on_death(error)

    async def _run(self) -> None:
        while self.jobs or not self.stopping:
            await self.wake.wait()
            self.wake.clear()
            batch, self.jobs = self.jobs, []
            if batch:
                deliver(batch, await self._commit(batch))

    async def _commit(self, batch: list[Job]) -> Outcome:
        """All jobs in one transaction; if one of them fails, each in its own."""
        try:
            await self._transaction(batch)
        except Exception as error:
            if is_down(error):
                self.db.terminate()
                self._lost()
                return [Unavailable(repr(error))] * len(batch)
            if len(batch) == 1:
                return [_named(error)]
            return [(await self._commit([job]))[0] for job in batch]
        return [None] * len(batch)

    async def _transaction(self, batch: list[Job]) -> None:
        """Steps of different matches need no order among each other, so they travel in one message."""
        steps = [values for job in batch for sql, values in job.statements if sql is APPEND]
        told = [step_told(self.name, values) for values in steps] + [job.told for job in batch if job.told]
        async with self.db.transaction():
            for job in batch:
                for sql, values in job.statements:
                    if sql is not APPEND:
                        await self.db.execute(numbered(sql), *values)
            if steps:
                done = await self.db.execute(_APPEND_ALL, *map(list, zip(*steps, strict=True)))
                if done != f"INSERT 0 {len(steps)}":
                    raise Conflict("this match is over or gone")
            if told:
                await self.db.execute(_TELL_ALL, told)

    # --- reading ------------------------------------------------------------------------------------

    async def read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """A connection of the pool may have died unnoticed: another is tried before giving up."""
        for _ in range(3):
            try:
                async with self.pool.acquire() as db:
                    return [tuple(row) for row in await db.fetch(numbered(sql), *values)]
            except Exception as error:
                if not is_down(error):
                    raise _named(error) from error
                failure = error
        raise Unavailable(repr(failure)) from failure

    async def size(self) -> int:
        return int((await self.read("select pg_database_size(current_database())", ()))[0][0])


def _named(error: Exception) -> Exception:
    """A clash, a text PostgreSQL does not take (a NUL), or a database that cannot do it now."""
    import asyncpg

    if isinstance(error, (Conflict, asyncpg.UniqueViolationError)):
        return Conflict(str(error))
    if isinstance(error, (asyncpg.DataError, ValueError)):
        return BadData(f"database: this cannot be stored ({error})")
    return Unavailable(repr(error))
