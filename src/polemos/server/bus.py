"""What servers on one PostgreSQL tell each other: steps with the commit that stores them, and news.

No broker of our own: `LISTEN/NOTIFY`. A message that is missed (the connection was lost) is no harm: whoever
listens again reads the steps it lacks. The same connection holds the advisory locks that say who looks after
a match; they end with it, so a server that dies hands its matches over at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from polemos.server.news import News

log = logging.getLogger("polemos.bus")

CHANNEL: Final = "polemos"
#: PostgreSQL takes messages of less than 8,000 bytes; longer news are read instead.
MOST: Final = 7_500
#: The first half of an advisory lock of ours; the other is the match's key.
LOCKS: Final = 404
#: Seconds between two attempts to listen again.
PATIENCE: Final = 0.5

encode = msgspec.json.Encoder().encode


class Told(msgspec.Struct, array_like=True):
    """One message: who tells it, which match, and the step with its number or the news."""

    server: str
    key: int
    number: int = 0
    body: str = ""
    news: News | None = None


read_told = msgspec.json.Decoder(Told).decode


def step_told(server: str, values: tuple[Any, ...]) -> str:
    """A step as the others are told it."""
    number, body, key = values
    told = encode(Told(server, key, number, body))
    return (told if len(told) < MOST else encode(Told(server, key, number))).decode()


def news_told(server: str, key: int, news: News) -> str:
    return encode(Told(server, key, news=news)).decode()


class Bus:
    """Listens for what the others tell, and holds locks."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], name: str) -> None:
        self.connect = connect
        self.name = name
        #: What others told; and that something may have been missed, and all locks are gone.
        self.hear: Callable[[Told], None] = lambda told: None
        self.missed: Callable[[], None] = lambda: None
        self.db: Any = None
        self.held: set[int] = set()
        self.closing = False
        self.returning: asyncio.Task[None] | None = None
        self.turn = asyncio.Lock()

    async def open(self) -> None:
        db = await self.connect()
        await db.add_listener(CHANNEL, self._heard)
        db.add_termination_listener(lambda _: self._lost())
        self.db = db

    async def close(self) -> None:
        self.closing = True
        if self.returning is not None:
            self.returning.cancel()
        if self.db is not None:
            self.db.terminate()

    def _heard(self, db: Any, pid: int, channel: str, payload: str) -> None:
        with contextlib.suppress(msgspec.DecodeError):
            told = read_told(payload)
            if told.server != self.name:
                self.hear(told)

    def _lost(self) -> None:
        self.held.clear()
        if not self.closing and (self.returning is None or self.returning.done()):
            self.returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        while not self.closing:
            try:
                await self.open()
                self.missed()
                return
            except Exception as error:
                log.info("cannot listen yet: %r", error)
            await asyncio.sleep(PATIENCE)

    async def hold(self, key: int) -> bool:
        """Take the lock of a match, if nobody else has it."""
        if key in self.held:
            return True
        try:
            async with self.turn:
                got = await self.db.fetchval("select pg_try_advisory_lock($1, $2)", LOCKS, key % 2**31)
        except Exception as error:
            log.info("no lock now: %r", error)
            return False
        if got:
            self.held.add(key)
        return bool(got)

    async def release(self, key: int) -> None:
        if key in self.held:
            self.held.discard(key)
            with contextlib.suppress(Exception):
                async with self.turn:
                    await self.db.execute("select pg_advisory_unlock($1, $2)", LOCKS, key % 2**31)
