"""What the table keeps, and the one interface through which it does: SQLite or PostgreSQL behind it.

The steps of a match are only ever added, each under its own number: a second step with the same number
is refused by the database itself, which is how two servers notice that they play the same match.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from secrets import token_hex
from time import time
from typing import Any, TypeAlias
from zlib import compress, decompress

import msgspec

from polemos.engine.codec import Reader
from polemos.engine.match import Action
from polemos.engine.past import Past
from polemos.engine.record import past_of
from polemos.server.history import pack, read_step, unpack, write_step
from polemos.server.seats import Seat

#: Called when a write is safe on disk (None) or has failed.
Done: TypeAlias = Callable[[Exception | None], None]
Statement: TypeAlias = tuple[str, tuple[Any, ...]]


class Conflict(Exception):
    """This step's number is already taken, or the match is over: somebody else moved first."""


class Unavailable(Exception):
    """The database cannot be used now (gone, full, locked): nothing is known to be stored."""


class Damaged(Exception):
    """What is stored of a match contradicts itself: it must be looked at by a person."""


@dataclass
class Saved:
    """A match as it is stored, without its steps."""

    id: str
    game: str
    rules_version: int
    scenario: str
    options: dict[str, Any]
    seed: str | int
    real_dice: bool
    origin: Any = None
    given: list[int] = field(default_factory=list)
    came_from: str = ""
    key: int = 0
    created: int = field(default_factory=lambda: int(time()))
    ended: int | None = None
    summary: dict[str, Any] | None = None
    seats: list[Seat] = field(default_factory=list)
    #: What chance follows from since play went on from an uploaded record; empty if from the seed alone.
    secret: str = ""
    #: The data, where they are not our own (`Game.data_name`).
    data: str = ""
    #: Where the match goes on from a position by newer rules: what was before, and after how many steps.
    past: Past | None = None
    base: int = 0

    @property
    def told_seed(self) -> str | int:
        """The seed everybody is promised: of what is played here, not of what somebody brought along."""
        return self.secret or self.seed


class Job:
    """Statements that belong together, and who waits for them."""

    __slots__ = ("done", "statements", "told")

    def __init__(self, statements: list[Statement], done: Done, told: str = "") -> None:
        self.statements = statements
        self.done = done
        #: What other servers on the same database are told with it.
        self.told = told


#: The insert itself refuses a match that is over: a server that still holds it must not add to it.
APPEND = """insert into actions (match, number, body)
    select key, ?, ? from matches where key = ? and ended is null"""
_MATCH = """insert into matches (id, game, rules_version, scenario, options, seed, real_dice, origin,
    given, came_from, created, secret, data) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_KEY_OF = "(select key from matches where id = ?)"
_SEAT = f"insert into seats (match, role, kind, token, claimed) values ({_KEY_OF}, ?, ?, ?, ?)"
_STEP = f"insert into actions (match, number, body) values ({_KEY_OF}, ?, ?)"
_COLUMNS = """key, id, game, rules_version, scenario, options, seed, real_dice, origin, given,
    came_from, created, ended, summary, secret, data, past, base"""


#: The tables that hold what belongs to a match.
_PARTS = ("kept", "actions", "notes", "orders", "seats")


class Store(ABC):
    """The whole interface. A database provides the five methods at the end, nothing else."""

    #: Whether other servers may use the same database.
    shared = False

    @cached_property
    def name(self) -> str:
        """This server among those that share the database."""
        return token_hex(6)

    async def create(self, saved: Saved, steps: list[Action], *more: Statement) -> None:
        """Keep a new match with its seats, the steps it already has and what else begins with it."""
        statements: list[Statement] = [*more, (_MATCH, _match_row(saved))]
        for seat in saved.seats:
            statements.append((_SEAT, (saved.id, seat.role, seat.kind, seat.token, seat.claimed)))
        for number, step in enumerate(steps, 1):
            statements.append((_STEP, (saved.id, number, write_step(step))))
        await self.write(statements)
        saved.key = int((await self.read("select key from matches where id = ?", (saved.id,)))[0][0])

    async def load(self, match: str) -> tuple[Saved, list[Action]] | None:
        """A match with all its steps, or nothing."""
        saved = await self.find(match)
        return None if saved is None else (saved, await self.steps(saved))

    async def find(self, match: str) -> Saved | None:
        """A match without its steps."""
        rows = await self.read(f"select {_COLUMNS} from matches where id = ?", (match,))
        return await self._saved(rows[0]) if rows else None

    async def steps(self, saved: Saved) -> list[Action]:
        packed = (await self.read("select packed from matches where key = ?", (saved.key,)))[0][0]
        steps = unpack(packed) if packed is not None else []
        rows = await self.read(
            "select number, body from actions where match = ? and number > ? order by number",
            (saved.key, len(steps)),
        )
        for number, body in rows:
            if number != len(steps) + 1:
                raise Damaged(f"match {saved.id}: step {len(steps) + 1} is missing")
            steps.append(read_step(body))
        return steps

    async def last_step(self, key: int) -> int | None:
        """How many steps of a match are stored; nothing once it is packed."""
        sql = "select (select max(number) from actions where match = ?), ended from matches where key = ?"
        rows = await self.read(sql, (key, key))
        return None if not rows or rows[0][1] is not None else rows[0][0] or 0

    async def rematch_of(self, match: str) -> str | None:
        """The id of the match that was begun after this one (before there was a table of them: by origin)."""
        rows = await self.read("select next from rematches where match = ?", (match,))
        old = "select id from matches where came_from = ? order by key"
        rows = rows or await self.read(old, (f"rematch:{match}",))
        return rows[0][0] if rows else None

    async def finish(self, saved: Saved, steps: list[Action], summary: dict[str, Any]) -> None:
        """Pack a finished match. The steps go into one piece in the same transaction."""
        saved.ended, saved.summary = int(time()), summary
        text = msgspec.json.encode(summary).decode()
        packing = "update matches set ended = ?, summary = ?, packed = ? where key = ? and ended is null"
        clearing = "delete from actions where match = ? and number <= ?"
        await self.write(
            [
                (packing, (saved.ended, text, pack(steps), saved.key)),
                (clearing, (saved.key, len(steps))),
            ]
        )

    async def go_on(self, saved: Saved, was: int, step: Action) -> None:
        """The match goes on by other rules, from a position and with this step, unless it already does."""
        past = None if saved.past is None else compress(msgspec.json.encode(saved.past.to_json()), 9)
        origin = compress(msgspec.json.encode(saved.origin), 9)
        sql = """update matches set rules_version = ?, origin = ?, given = '[]', real_dice = 0, past = ?,
            base = ?, secret = ? where key = ? and rules_version = ?"""
        values = (saved.rules_version, origin, past, saved.base, saved.secret, saved.key, was)
        await self.write([(sql, values), (APPEND, (saved.base + 1, write_step(step), saved.key))])

    async def leave(self, saved: Saved, role: str) -> bool:
        """A seat's holder forgets the match; with the last one it is deleted. True if it was."""
        await self.write([("update seats set token = null where match = ? and role = ?", (saved.key, role))])
        held = await self.read(
            "select count(*) from seats where match = ? and token is not null", (saved.key,)
        )
        if held[0][0]:
            return False
        parts = [(f"delete from {table} where match = ?", (saved.key,)) for table in _PARTS]
        await self.write([*parts, ("delete from matches where key = ?", (saved.key,))])
        return True

    def append(self, key: int, number: int, steps: list[Action], done: Done) -> None:
        """The steps from this number on, all or none; `done` is called once they are on disk. The hot path:
        no task, no await."""
        rows = [(APPEND, (n, write_step(step), key)) for n, step in enumerate(steps, number)]
        self.submit(Job(rows, done))

    async def write(self, statements: list[Statement]) -> None:
        """All statements or none."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.submit(Job(statements, done))
        await future

    async def _saved(self, row: tuple[Any, ...]) -> Saved:
        saved = _read_match(row)
        sql = """select role, kind, token, stand_in, seen, shown, voided, claimed from seats
            where match = ? order by role"""
        saved.seats = [Seat(*seat) for seat in await self.read(sql, (saved.key,))]
        return saved

    # --- what a database provides -----------------------------------------------------------------

    @abstractmethod
    async def open(self, on_death: Callable[[BaseException], None]) -> None:
        """Connect, migrate, start writing; `on_death` is told if the writer ever dies."""

    @abstractmethod
    async def close(self) -> None:
        """Write what was submitted, then stop."""

    @abstractmethod
    def submit(self, job: Job) -> None:
        """Write a job; all jobs that come meanwhile are committed together."""

    @abstractmethod
    async def read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """The rows of a query, `?` for each value."""

    @abstractmethod
    async def size(self) -> int:
        """Bytes in use."""


def _match_row(saved: Saved) -> tuple[Any, ...]:
    origin = None if saved.origin is None else compress(msgspec.json.encode(saved.origin), 9)
    return (
        saved.id,
        saved.game,
        saved.rules_version,
        saved.scenario,
        msgspec.json.encode(saved.options).decode(),
        msgspec.json.encode(saved.seed).decode(),
        int(saved.real_dice),
        origin,
        msgspec.json.encode(saved.given).decode(),
        saved.came_from,
        saved.created,
        saved.secret,
        saved.data,
    )


def _read_match(row: tuple[Any, ...]) -> Saved:
    key, id_, game, version, scenario, options, seed, real, origin, given = row[:10]
    came_from, created, ended, summary, secret, data, past, base = row[10:]
    decode = msgspec.json.decode
    return Saved(
        id_,
        game,
        version,
        scenario,
        decode(options),
        decode(seed),
        bool(real),
        None if origin is None else decode(decompress(origin)),
        decode(given),
        came_from,
        key,
        created,
        ended,
        None if summary is None else decode(summary),
        secret=secret,
        data=data,
        past=None if past is None else past_of(Reader(decode(decompress(past)), "past")),
        base=base,
    )
