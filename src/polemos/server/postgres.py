"""The store in PostgreSQL, chosen by its URL: the same jobs, committed in groups over one connection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from polemos.engine.errors import BadData
from polemos.server.migrations import steps_from
from polemos.server.sqlite import Outcome, deliver
from polemos.server.store import APPEND, Conflict, Job, Store

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]  # it ships no types

log = logging.getLogger("polemos.store")

#: The lock under which migrations run, so that two servers starting together do not both do it.
MIGRATION_LOCK = 431404


def numbered(sql: str) -> str:
    """`?` as PostgreSQL writes it: $1, $2, ..."""
    head, *rest = sql.split("?")
    return head + "".join(f"${i}{part}" for i, part in enumerate(rest, 1))


class PostgresStore(Store):
    """For servers that already have PostgreSQL, or that must share one database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jobs: list[Job] = []

    async def open(self, on_death: Callable[[BaseException], None]) -> None:
        try:
            import asyncpg
        except ImportError as error:
            raise BadData("database: PostgreSQL needs `pip install polemos[postgres]`") from error
        self.loop = asyncio.get_running_loop()
        self.on_death = on_death
        self.wake = asyncio.Event()
        self.stopping = False
        try:
            self.db: asyncpg.Connection[Any] = await asyncpg.connect(self.url)
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=4)
        except (OSError, asyncpg.PostgresError) as error:
            raise BadData(f"database: no connection to PostgreSQL: {error}") from error
        await self._migrate()
        self.task = asyncio.create_task(self._run(), name="polemos-writer")
        self.task.add_done_callback(self._ended)

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
        await self.pool.close()
        await self.db.close()

    def submit(self, job: Job) -> None:
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
        import asyncpg

        try:
            await self._transaction(batch)
        except asyncpg.PostgresError as error:
            if len(batch) == 1:
                clash = isinstance(error, asyncpg.UniqueViolationError)
                return [Conflict(str(error)) if clash else error]
            return [(await self._commit([job]))[0] for job in batch]
        return [None] * len(batch)

    async def _transaction(self, batch: list[Job]) -> None:
        """Steps of different matches need no order among each other, so they travel in one message."""
        steps = [values for job in batch for sql, values in job.statements if sql is APPEND]
        async with self.db.transaction():
            if steps:
                await self.db.executemany(numbered(APPEND), steps)
            for job in batch:
                for sql, values in job.statements:
                    if sql is not APPEND:
                        await self.db.execute(numbered(sql), *values)

    async def read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        async with self.pool.acquire() as db:
            return [tuple(row) for row in await db.fetch(numbered(sql), *values)]

    async def size(self) -> int:
        return int((await self.read("select pg_database_size(current_database())", ()))[0][0])
