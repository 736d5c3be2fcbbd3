"""A clock for machines that others use too: it tells which stretches of a measurement nobody disturbed.

While others work on the same core everything takes up to twice as long, for milliseconds or for minutes. So a
measurement is cut into stretches of a few milliseconds, and between these a fixed piece of work is timed. A
stretch was undisturbed if that piece went as fast as it can just before and just after it: which stretches
these are has nothing to do with what was measured in them.
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

#: A stretch takes at least so many seconds.
STRETCH = 0.002

#: The piece of work between stretches: about a tenth of a millisecond.
LOOPS = 2500

#: How much longer than at its best that piece may take while nobody disturbs.
SLACK = 1.15


class Stretch(NamedTuple):
    """Steps done in so many seconds, and how long the slower of the pieces of work around them took."""

    steps: int
    seconds: float
    piece: float


class Meter:
    """Steps and the seconds they take, stretch by stretch; its own work is not counted."""

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        self._steps = 0
        self._spent = 0.0
        self._piece = 0.0
        self._since = 0.0

    def start(self) -> None:
        """Steps follow from now on."""
        self._steps, self._spent = 0, 0.0
        self._piece = piece_of_work()
        self._since = perf_counter()

    def step(self) -> float:
        """One step is done; the seconds since the start."""
        now = perf_counter()
        self._steps += 1
        if now - self._since >= STRETCH:
            self._end_stretch(now)
            return self._spent
        return self._spent + now - self._since

    def stop(self) -> None:
        """No step follows."""
        if self._steps:
            self._end_stretch(perf_counter())

    def _end_stretch(self, now: float) -> None:
        seconds, piece = now - self._since, piece_of_work()
        self.stretches.append(Stretch(self._steps, seconds, max(self._piece, piece)))
        self._steps, self._spent, self._piece = 0, self._spent + seconds, piece
        self._since = perf_counter()

    def rate(self) -> float:
        """Steps a second of all stretches."""
        return rate_of(self.stretches)

    def quiet(self) -> list[Stretch]:
        """The stretches that nobody disturbed. As fast as it can: a hundredth of all stretches were faster,
        so that one lucky moment does not set the measure."""
        pieces = sorted(stretch.piece for stretch in self.stretches)
        best = pieces[len(pieces) // 100] if pieces else 0.0
        return [stretch for stretch in self.stretches if stretch.piece <= SLACK * best]


def rate_of(stretches: list[Stretch]) -> float:
    """Steps a second, or 0 where there was no step."""
    seconds = sum(stretch.seconds for stretch in stretches)
    return sum(stretch.steps for stretch in stretches) / seconds if seconds else 0.0


def piece_of_work() -> float:
    """Seconds that a fixed piece of plain Python takes."""
    begin = perf_counter()
    total = 0
    for number in range(LOOPS):
        total += number & 7
    return perf_counter() - begin
