"""Bots in processes of their own, on this machine or others: questions wait in PostgreSQL.

A question is a row; whoever is free takes the next one (`for update skip locked`) and holds it, by its open
transaction, while it thinks: if it dies, the row is free at once and another takes it. Questions and answers
are plain JSON. Askers take turns: each question has a rank, the higher the more its asker has waiting.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from time import monotonic, time
from typing import Any, Final

import msgspec

from polemos.bots.failure import BotFailed
from polemos.bots.search.analysis import Part
from polemos.server import analysis
from polemos.server.bots import NOBODY, Answer, Asker, BotPool, Finder, NotWanted, Work
from polemos.server.bots import choose_job as choosing
from polemos.server.bus import Told, news_told
from polemos.server.news import Thought
from polemos.server.postgres import PostgresStore, connected, is_down
from polemos.server.store import Job, Unavailable
from polemos.server.wondering import wonder_job

log = logging.getLogger("polemos.thinking")

#: A question that nobody has taken for so long, beside its own time, has failed.
WAIT: Final = 120.0
#: How often a thinker looks for questions it was not told of, and an asker for answers.
LOOK: Final = 1.0
#: Whose news they are: no match has this key.
QUESTIONS: Final = -1

_ASK = "insert into thoughts (id, kind, game, question, rank, asked) values (?, ?, ?, ?, ?, ?)"
#: Thinkers listen on a channel of their own: steps of matches are none of their business.
WAKE: Final = "polemos_questions"
_WAKE = f"select pg_notify('{WAKE}', '')"
_TAKE = """select id, kind, game, question from thoughts where answer is null
    order by rank, asked, id for update skip locked limit 1"""
_ANSWER = "update thoughts set answer = $2 where id = $1"
_DROP = "delete from thoughts where id = ?"

#: The kinds of work there are: only these are ever run, whatever stands in the table.
KINDS: Final[dict[str, Work]] = {"choose": choosing, "analyse": analysis.part, "what_if": wonder_job}


#: What each gives.
SHAPES: Final[dict[str, Any]] = {"choose": Answer, "analyse": Part, "what_if": dict[str, Any]}


class Reply(msgspec.Struct):
    """What a thinker found, or why not."""

    found: Any = None
    failure: str = ""


def kind_of(job: Work) -> str:
    return next(name for name, known in KINDS.items() if known is job)


class Queue(BotPool):
    """Looks like a pool of workers; the work is done by whoever takes it from the table."""

    def __init__(self, store: PostgresStore, **changes: Any) -> None:
        super().__init__(**changes)
        self.store = store
        self.waiting: dict[str, asyncio.Event] = {}
        self.ranks: dict[str, int] = {}
        self.count = 0

    def warm(self, game: str) -> None:
        """Thinkers read a game when they first need it."""

    def heard(self, told: Told) -> None:
        """Some question of ours was answered."""
        for name in told.news.ids if isinstance(told.news, Thought) else ():
            if name in self.waiting:
                self.waiting[name].set()

    async def work(
        self, job: Work, game: str, question: tuple[Any, ...], budget: float, asker: Asker = NOBODY
    ) -> Any:
        if not asker.waits():
            raise NotWanted("nobody waits for it")
        self.count += 1
        name = f"{self.store.name}-{self.count}"
        self.waiting[name] = asyncio.Event()
        rank = self.ranks[asker.address] = self.ranks.get(asker.address, 0) + 1
        try:
            kind = kind_of(job)
            body = msgspec.json.encode(plain(kind, question)).decode()
            row = (name, kind, game, body, rank, int(time()))
            await self.store.write([(_ASK, row), (_WAKE, ())])
            return read(kind, await self._reply(name, budget, asker))
        except Unavailable as error:
            raise BotFailed("the database does not answer") from error
        finally:
            self._done(name, asker.address)

    def _done(self, name: str, address: str) -> None:
        del self.waiting[name]
        self.ranks[address] -= 1
        if not self.ranks[address]:
            del self.ranks[address]
        self.store.submit(Job([(_DROP, (name,))], lambda error: None))

    async def _reply(self, name: str, budget: float, asker: Asker) -> Reply:
        end = monotonic() + budget + WAIT
        while monotonic() < end:
            try:
                await asyncio.wait_for(self.waiting[name].wait(), LOOK)
            except TimeoutError:
                if not asker.waits():
                    raise NotWanted("nobody waits for it") from None
            self.waiting[name].clear()
            rows = await self.store.read("select answer from thoughts where id = ?", (name,))
            if rows and rows[0][0] is not None:
                found: Reply = msgspec.json.decode(rows[0][0], type=Reply)
                return found
        raise BotFailed(f"no answer in {budget + WAIT:.0f} seconds")


def plain(kind: str, question: tuple[Any, ...]) -> list[Any]:
    """A question as JSON: without the function that a pool of our own would be given."""
    if kind == "analyse":
        return [list(question[0]), *question[1:]]
    return list(question[1:] if kind == "choose" else question)


def read(kind: str, reply: Reply) -> Any:
    if reply.failure:
        raise BotFailed(reply.failure)
    return msgspec.convert(reply.found, SHAPES[kind], strict=False)


class Thinker:
    """`polemos think`: takes questions from the table, one at a time, until it is told to stop."""

    def __init__(self, url: str, pool: BotPool) -> None:
        self.url = url
        self.pool = pool
        self.wake = asyncio.Event()
        self.done = 0

    async def run(self) -> None:
        """A lost connection is made again; what was being thought about is taken up by others meanwhile."""
        while True:
            try:
                await self._connected()
            except Exception as error:
                if not is_down(error):
                    raise
                log.warning("thinking stops until the database is back: %r", error)
            await asyncio.sleep(LOOK)

    async def _connected(self) -> None:
        db = await connected(self.url)
        try:
            await db.add_listener(WAKE, lambda *_: self.wake.set())
            await db.execute("delete from thoughts where asked < $1", int(time()) - 600)
            while True:
                self.wake.clear()
                if not await self._one(db):
                    try:
                        await asyncio.wait_for(self.wake.wait(), LOOK)
                    except TimeoutError:
                        continue
        finally:
            db.terminate()

    async def _one(self, db: Any) -> bool:
        """Take a question, think, answer. False: there is none."""
        async with db.transaction():
            row = await db.fetchrow(_TAKE)
            if row is None:
                return False
            reply = await self._think(row["kind"], row["game"], msgspec.json.decode(row["question"]))
            await db.execute(_ANSWER, row["id"], msgspec.json.encode(reply).decode())
            told = news_told("thinker", QUESTIONS, Thought([row["id"]]))
            await db.execute("select pg_notify('polemos', $1)", told)
        self.done += 1
        return True

    async def _think(self, kind: str, game: str, question: list[Any]) -> Reply:
        job = KINDS.get(kind)
        if job is None:
            return Reply(failure=f"there is no work {kind!r}")
        budget = analysis.BUDGET if kind == "analyse" else self.pool.budget
        try:
            return Reply(await self.pool.work(job, game, taken(self.pool, kind, question), budget))
        except BotFailed as failure:
            return Reply(failure=str(failure))


def taken(pool: BotPool, kind: str, question: list[Any]) -> tuple[Any, ...]:
    """A question as a worker of ours is asked it."""
    if kind == "choose":
        position, bot, role, seed, rest = question
        return (pool.choose, position, bot, role, seed, _deep(rest))
    if kind == "what_if":
        return tuple(question)
    return (analysis.Beginning(*question[0]), [tuple(one) for one in question[1]], *question[2:])


def _deep(value: Any) -> Any:
    """Lists as the tuples they were."""
    return tuple(_deep(item) for item in value) if isinstance(value, list) else value


def think(url: str, workers: int = 1, data: Path | None = None, find: Finder | None = None) -> None:
    """Think until interrupted, with so many questions at once."""
    asyncio.run(thinkers(url, workers, data, find))


async def thinkers(url: str, workers: int, data: Path | None, find: Finder | None) -> None:
    given: dict[str, Any] = {"workers": workers, "data": data}
    pool = BotPool(**given) if find is None else BotPool(**given, find=find)
    try:
        await asyncio.gather(*(Thinker(url, pool).run() for _ in range(workers)))
    finally:
        pool.close()
