"""The little statistics a simulation needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

#: Standard normal quantile of a two-sided 95 % interval.
Z95 = 1.959964


class Rate(NamedTuple):
    """A share of successes with its 95 % interval."""

    hits: int
    trials: int
    rate: float
    low: float
    high: float


def wilson(hits: int, trials: int, z: float = Z95) -> Rate:
    """Wilson's score interval: sensible also for few trials and for shares near 0 and 1."""
    if trials == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share, spread = hits / trials, z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    margin = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return Rate(hits, trials, share, max(0.0, centre - margin), min(1.0, centre + margin))


class Spread(NamedTuple):
    """Mean, median and extremes of a list of numbers."""

    mean: float
    median: float
    low: float
    high: float


def spread(numbers: Sequence[float]) -> Spread:
    """Where the numbers lie; all zero for none."""
    if not numbers:
        return Spread(0.0, 0.0, 0.0, 0.0)
    ordered = sorted(numbers)
    half = len(ordered) // 2
    median = ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
    return Spread(sum(ordered) / len(ordered), median, ordered[0], ordered[-1])
