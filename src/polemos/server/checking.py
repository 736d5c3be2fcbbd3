"""Records and positions that somebody brings along: checked before anything of them is kept.

Long records are replayed in a process of their own, below everybody's priority and with a budget of time;
what waits is limited in all and for each address. Short ones are replayed here, gently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from polemos.bots.failure import BotFailed
from polemos.engine.errors import BadData, Outdated
from polemos.engine.game import Game
from polemos.engine.journal import ROLL
from polemos.engine.match import Action, Match
from polemos.engine.record import begun, outdated, played, replay, verify
from polemos.server import gently
from polemos.server.bots import BotPool, Finder
from polemos.server.problems import Refused

if TYPE_CHECKING:
    from polemos.server.hall import Hall

#: Records of up to so many actions are replayed in the server's own process.
SHORT: Final = 300
#: A position is tried out: so many random games of so many actions from it.
TRIES, MOVES = 2, 60


class Verdict(NamedTuple):
    """What a check found; `problem` is empty if all is well."""

    problem: str = ""
    outdated: bool = False
    rolls: int = 0
    dice: int = 0
    actions: int = 0
    over: bool = False

    def checked(self) -> Verdict:
        if self.problem:
            raise Outdated(self.problem) if self.outdated else BadData(self.problem)
        return self


def verdict(match: Match) -> Verdict:
    rolls = sum(entry[1] == ROLL for entry in match.journal.entries)
    return Verdict("", False, rolls, len(match.journal.dice), match.number, match.over)


def check_record(find: Finder, game: str, data: Path | None, question: tuple[Any, ...]) -> Verdict:
    """In the worker: replay it, every die and the end."""
    try:
        return verdict(replay(find(game, data), question[0]))
    except BadData as error:
        return Verdict(str(error), isinstance(error, Outdated))


class Checks:
    """Who waits for a check, and the process that does them: not one of those in which bots think."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self.own: BotPool | None = None
        self.waiting: Counter[str] = Counter()

    @property
    def pool(self) -> BotPool:
        if self.own is None:
            bots = self.bots
            self.own = BotPool(1, bots.budget, bots.data, bots.find, bots.choose, bots.names)
        return self.own

    @asynccontextmanager
    async def place(self, hall: Hall, address: str) -> AsyncIterator[None]:
        """A place in the queue; refused if too many wait."""
        limits = hall.limits
        if self.waiting.total() >= limits.checks or self.waiting[address] >= limits.checks_per_address:
            raise Refused("too_many", "too many records are being checked; wait a little")
        self.waiting[address] += 1
        try:
            yield
        finally:
            self.waiting[address] -= 1
            self.waiting += Counter()

    def close(self) -> None:
        if self.own is not None:
            self.own.close()


async def record(hall: Hall, address: str, game: Game, record: dict[str, Any]) -> Verdict:
    """Whether it is a true record; nothing of it is kept."""
    async with hall.checks.place(hall, address):
        try:
            match, actions = begun(game, record)
            if len(actions) > SHORT:
                return await _elsewhere(hall, game, record)
            await gently.finish(_playing(match, actions), hall.slowly)
            verify(match, record)
        except BadData as error:
            problem = outdated(game, record, error)
            return Verdict(str(problem), isinstance(problem, Outdated))
        return verdict(match)


def _playing(match: Match, actions: list[Action]) -> Iterator[None]:
    for i, action in enumerate(actions):
        played(match, action, i)
        yield


async def _elsewhere(hall: Hall, game: Game, record: dict[str, Any]) -> Verdict:
    try:
        found: Verdict = await hall.checks.pool.work(
            check_record, game.meta.id, (record,), hall.limits.check_seconds
        )
    except BotFailed as failure:
        raise Refused("too_large", f"this record takes too long to check: {failure}") from failure
    return found


def proved(match: Match) -> Match:
    """A match as everybody at the table will ask for it, before anything is stored: a position written by
    hand may contradict itself where nobody looked yet."""
    try:
        for role in (*match.roles, None):
            match.view(role)
        if not match.over:
            for role in match.roles:
                match.prompt(role)
                match.determinize(role, 1).position()
    except Exception as error:
        raise BadData(f"position: its parts do not fit together ({error!r})") from error
    return match


def tried_out(match: Match) -> None:
    """Two short random games from a position: what would break soon is refused now."""
    from random import Random

    for seed in range(TRIES):
        copy, rng = match.clone(), Random(seed)
        try:
            for _ in range(MOVES):
                if copy.over:
                    break
                role = rng.choice(copy.deciders)
                copy.play(role, *rng.choice(copy.prompt(role).pairs()))
            copy.position()
            copy.view(None)
        except Exception as error:
            raise BadData(f"position: its parts do not fit together ({error!r})") from error
