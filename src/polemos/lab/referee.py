"""The referee: lets bots play a match to its end whatever they do, and says who forfeited and why."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

from polemos.bots import Bot, BotFailed, Choice, Seat
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


class Floor:
    """Whose bot is running. Shared memory in a process that may die of it, for the parent to read then."""

    def __init__(self) -> None:
        self.shared: Any = None

    def give(self, role: str) -> None:
        if self.shared is not None:
            self.shared.value = role.encode()


FLOOR = Floor()


def refereed(match: Match, bots: Mapping[str, Bot], limit: float, watch: Any = None) -> Forfeit | None:
    """Play until the match is over or somebody forfeits; `watch(match, role, choice)` sees every choice."""
    with Alarm(limit) as alarm:
        while not match.over:
            role = match.deciders[0]
            choice = _played(match, role, bots[role], alarm)
            if isinstance(choice, Forfeit):
                return given_up(match, choice)
            if watch is not None:
                watch(match, role, choice)
    return None


def _played(match: Match, role: str, bot: Bot, alarm: Alarm) -> Choice | Forfeit:
    """What the bot chose, once it is played; a fault of the rules stops the match as it is."""
    longest = match.game.meta.max_actions
    if match.number > longest:
        return Forfeit(role, "rules", f"longer than {longest} actions")
    try:
        choice = _asked(bot, Seat(match, role), alarm)
        if not isinstance(choice, Forfeit):
            match.play(role, *choice)
    except RuleBug as error:
        return Forfeit(role, "rules", str(error)[:DETAIL])
    return choice


def given_up(match: Match, forfeit: Forfeit) -> Forfeit:
    """Who forfeits loses; a fault of the rules is nobody's."""
    if forfeit.why != "rules":
        match.resign(forfeit.role)
    return forfeit


def _asked(bot: Bot, seat: Seat, alarm: Alarm) -> Choice | Forfeit:
    """The bot's choice, which is offered; or why there is none."""
    if isinstance(bot, External):
        bot.limit = alarm.limit
    answer = watched(seat.role, alarm, lambda: bot.choose(seat))
    return answer if isinstance(answer, Forfeit) else _sense(answer, seat)


def attempt(role: str, limit: float, act: Callable[[], Any]) -> Any:
    """The same for something that is done once, with an alarm of its own."""
    with Alarm(limit) as alarm:
        return watched(role, alarm, act)


def watched(role: str, alarm: Alarm, act: Callable[[], Any]) -> Any:
    """What a bot's own code comes to, or the forfeit: whatever it does wrong costs nobody else anything."""
    limit, begin = alarm.limit, perf_counter()
    FLOOR.give(role)
    alarm.since = begin
    try:
        answer = act()
    except TooSlow:
        return _slow(role, limit)
    except RuleBug as error:
        return Forfeit(role, "rules", str(error)[:DETAIL])
    except BotFailed as failure:
        return Forfeit(role, failure.why, str(failure)[:DETAIL])
    except (Exception, SystemExit) as error:
        return Forfeit(role, "crash", f"{type(error).__name__}: {_shown(error, str)}"[:DETAIL])
    finally:
        alarm.since = 0.0
        FLOOR.give("")
    return _slow(role, limit) if perf_counter() - begin > limit else answer


def _slow(role: str, limit: float) -> Forfeit:
    return Forfeit(role, "slow", f"more than {limit:g} s")


def _sense(answer: Any, seat: Seat) -> Choice | Forfeit:
    if _offered(answer, seat):
        return answer[0], answer[1]
    return Forfeit(seat.role, "nonsense", f"{_shown(answer, repr)} is not offered"[:DETAIL])


def _offered(answer: Any, seat: Seat) -> bool:
    """Also for an answer of the bot's own making that cannot be compared with anything."""
    with suppress(Exception):
        return isinstance(answer, (tuple, list)) and len(answer) == 2 and seat.prompt.offered(*answer)
    return False


def _shown(value: Any, how: Callable[[Any], str]) -> str:
    """What a bot made may fail to say what it is."""
    with suppress(Exception):
        return how(value)
    return f"an unreadable {type(value).__name__}"


class Alarm:
    """Interrupts with TooSlow whoever thinks longer than the limit, where the system can: in the main thread,
    on Unix. It is set once for a whole match, not at every click: ringing early, it sets itself again."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        #: When the decision under way began; 0 while no bot's code runs.
        self.since = 0.0
        self._before: Any = None
        main = threading.current_thread() is threading.main_thread()
        self._able = main and hasattr(signal, "setitimer")

    def __enter__(self) -> Alarm:
        if self._able:
            self._before = signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self.limit)
        return self

    def __exit__(self, *_error: object) -> None:
        if self._able:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)

    def _ring(self, _signal: int, _frame: object) -> None:
        since = self.since
        left = since + self.limit - perf_counter() if since else self.limit
        if left <= 0:
            raise TooSlow
        signal.setitimer(signal.ITIMER_REAL, left)
