"""The referee: lets bots play a match to its end whatever they do, and says who forfeited and why."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import Any, NamedTuple

from polemos.bots import Bot, Choice, Seat
from polemos.bots.external import External
from polemos.engine.errors import RuleBug
from polemos.engine.match import Match

#: Seconds a bot may think about one decision before it forfeits, unless the caller says otherwise.
LIMIT = 60.0

#: Of what a bot said last, this much is kept.
DETAIL = 200


class Forfeit(NamedTuple):
    """Why a match was not played out.

    `why`: `crash`, `slow` or `nonsense`, and the role whose bot did it loses; or `rules`: the game
    itself is at fault, nobody forfeits and nobody wins.
    """

    role: str
    why: str
    detail: str


class TooSlow(BaseException):
    """Not an Exception: a bot that catches everything must not catch the clock."""


def refereed(match: Match, bots: Mapping[str, Bot], limit: float, watch: Any = None) -> Forfeit | None:
    """Play until the match is over or somebody forfeits; `watch(match, role, choice)` sees every choice."""
    longest = match.game.meta.max_actions
    while not match.over:
        role = match.deciders[0]
        if match.number > longest:
            return Forfeit(role, "rules", f"longer than {longest} actions")
        try:
            choice = _asked(bots[role], Seat(match, role), limit)
            if isinstance(choice, Forfeit):
                return _given_up(match, choice)
            match.play(role, *choice)
        except RuleBug as error:
            return Forfeit(role, "rules", str(error)[:DETAIL])
        if watch is not None:
            watch(match, role, choice)
    return None


def _given_up(match: Match, forfeit: Forfeit) -> Forfeit:
    match.resign(forfeit.role)
    return forfeit


def _asked(bot: Bot, seat: Seat, limit: float) -> Choice | Forfeit:
    """The bot's choice, which is offered; or why there is none."""
    begin = perf_counter()
    if isinstance(bot, External):
        bot.limit = 2 * limit  # the referee's clock is the one that counts
    try:
        with alarm(limit):
            answer: Any = bot.choose(seat)
    except TooSlow:
        return Forfeit(seat.role, "slow", f"more than {limit:g} s")
    except RuleBug:
        raise
    except Exception as error:  # whatever a bot does wrong costs it the match, and nobody else anything
        return Forfeit(seat.role, "crash", f"{type(error).__name__}: {error}"[:DETAIL])
    if perf_counter() - begin > limit:
        return Forfeit(seat.role, "slow", f"more than {limit:g} s")
    return _sense(answer, seat)


def _sense(answer: Any, seat: Seat) -> Choice | Forfeit:
    if isinstance(answer, (tuple, list)) and len(answer) == 2 and seat.prompt.offered(*answer):
        return answer[0], answer[1]
    return Forfeit(seat.role, "nonsense", f"{answer!r} is not offered"[:DETAIL])


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Interrupt with TooSlow after that time, where the system can: in the main thread, on Unix."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_signal: int, _frame: object) -> None:
    raise TooSlow
