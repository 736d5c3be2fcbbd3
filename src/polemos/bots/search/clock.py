"""How long a search may go on: a time or a number of walks, written `100ms`, `2s` or `500it`."""

from __future__ import annotations

import re
from time import perf_counter, thread_time
from typing import Final, NamedTuple

from polemos.bots.walk import Patience
from polemos.engine.errors import BadData

#: A busy machine gives a thread less than a second per second; nobody waits longer than this many times.
PATIENCE: Final = 8

#: So much of the budget may be used by who was in the middle of a walk when it ended.
LATEST: Final = 1.1

UNITS: Final = {"ms": 0.001, "s": 1.0}
FORM: Final = re.compile(r"([0-9]{1,7})(ms|s|it)")


class Budget(NamedTuple):
    """Seconds of processor time or a number of walks; the one that is not meant is 0."""

    seconds: float
    walks: int


#: What the levels of strength mean.
LEVELS: Final = {"easy": Budget(0.03, 0), "normal": Budget(0.1, 0), "hard": Budget(1.0, 0)}


def budget_of(text: str) -> Budget:
    """`easy`, `normal`, `hard`, `100ms`, `2s`, `500it`."""
    if text in LEVELS:
        return LEVELS[text]
    found = FORM.fullmatch(text)
    if found is None:
        known = ", ".join(LEVELS)
        raise BadData(f"bot: search has no level {text!r} (there are: {known}; or 100ms, 2s, 500it)")
    number, unit = int(found[1]), found[2]
    if number == 0:
        raise BadData(f"budget: {text} is no time to think")
    return Budget(0.0, number) if unit == "it" else Budget(number * UNITS[unit], 0)


#: More processes than this are a slip of the pen.
MOST_PROCESSES: Final = 64


def processes_of(level: str) -> tuple[str, int]:
    """`hard*2` as its level and its number of processes."""
    text, star, number = level.partition("*")
    if not star:
        return level, 1
    if not (number.isascii() and number.isdigit() and 1 <= int(number) <= MOST_PROCESSES):
        raise BadData(f"bot: {number!r} is not a number of processes from 1 to {MOST_PROCESSES}")
    return text, int(number)


class Clock(Patience):
    """Counts walks and, if the budget is a time, watches it."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.walks = 0
        self._own = thread_time()
        self._wall = perf_counter()

    def spent(self) -> float:
        """The share of the budget that is gone; 1 or more: all of it."""
        if self.budget.walks:
            return self.walks / self.budget.walks
        own = thread_time() - self._own
        wall = perf_counter() - self._wall
        return max(own, wall / PATIENCE) / self.budget.seconds

    def over(self) -> bool:
        """Whether even a walk that has begun is broken off; a number of walks is never exceeded so."""
        return not self.budget.walks and self.spent() > LATEST

    def fits(self, walks: int = 1) -> bool:
        """Whether so many more walks, each as long as one has been until now, end within the budget."""
        spent = self.spent()
        return spent + walks * spent / max(self.walks, 1) <= 1
