"""How fast this machine and this Python are just now: numbers of two days compare by it."""

from __future__ import annotations

from statistics import median
from time import process_time

#: Rounds of one measurement: about ten milliseconds.
ROUNDS = 400


def yardstick(times: int = 25) -> int:
    """Rounds a second of a fixed piece of plain Python that does what rules do; the median of some tries."""
    return round(ROUNDS / median(_seconds() for _ in range(times)))


def _seconds() -> float:
    begin = process_time()
    for number in range(ROUNDS):
        _round(number)
    return process_time() - begin


def _round(number: int) -> int:
    """Stacks in a dictionary: move one piece, look around, sort what is found."""
    stacks: dict[str, tuple[str, ...]] = {f"place{i}": (f"piece{i}", f"piece{i + 1}") for i in range(20)}
    piece = stacks[f"place{number % 20}"][0]
    for place, stack in stacks.items():
        if piece in stack:
            stacks[place] = tuple(p for p in stack if p != piece)
    found = sorted((p for stack in stacks.values() for p in stack), key=lambda p: (len(p), p))
    return len(found)
