"""Is a difference more than luck? Exact tests where they exist, a permutation test where they do not.

Written out here because each is a few lines, and `polemos simulate` must not need SciPy for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt
from random import Random
from typing import NamedTuple

from polemos.lab.stats import Rate, wilson

#: Below this a difference is called significant.
ALPHA = 0.05

#: Relative tolerance when probabilities are compared: equal ones must not differ by rounding.
SAME = 1 + 1e-9

SHUFFLES = 2000


class Difference(NamedTuple):
    """B minus A with its 95 % interval, the chance of so large a difference by luck, and the test."""

    difference: float
    low: float
    high: float
    p: float
    test: str

    @property
    def significant(self) -> bool:
        return self.p < ALPHA


def sign_test(hits: int, trials: int) -> float:
    """Exact two-sided binomial test against one half: is one of two sides favoured?"""
    if trials == 0:
        return 1.0
    ways = [comb(trials, k) for k in range(trials + 1)]
    as_rare = sum(way for way in ways if way <= ways[hits])
    return min(1.0, float(as_rare / 2**trials))


def fisher(a: Rate, b: Rate) -> float:
    """Fisher's exact test, two-sided: do two shares differ?"""
    hits, total = a.hits + b.hits, a.trials + b.trials
    ways = {k: comb(a.trials, k) * comb(b.trials, hits - k) for k in range(hits + 1) if hits - k <= b.trials}
    seen = ways[a.hits]
    return min(1.0, sum(way for way in ways.values() if way <= seen * SAME) / comb(total, hits))


def rates_differ(a: Rate, b: Rate) -> Difference:
    """Two shares: Newcombe's interval of the difference (from Wilson's), Fisher's exact test."""
    gap = b.rate - a.rate
    low = gap - sqrt((b.rate - b.low) ** 2 + (a.high - a.rate) ** 2)
    high = gap + sqrt((b.high - b.rate) ** 2 + (a.rate - a.low) ** 2)
    return Difference(gap, low, high, fisher(a, b), "fisher")


def means_differ(a: Sequence[float], b: Sequence[float], seed: int | str = 0) -> Difference:
    """Two means: Welch's interval, and a permutation test, which assumes nothing about their shape."""
    gap = _mean(b) - _mean(a)
    margin = 1.959964 * sqrt(_variance(a) / len(a) + _variance(b) / len(b))
    return Difference(gap, gap - margin, gap + margin, _permuted(a, b, abs(gap), seed), "permutation")


def _permuted(a: Sequence[float], b: Sequence[float], gap: float, seed: int | str) -> float:
    """How often a random split of all numbers differs as much; the one seen counts as one of them."""
    pool, chance, as_large = [*a, *b], Random(f"permutation:{seed}"), 1
    for _ in range(SHUFFLES):
        chance.shuffle(pool)
        if abs(_mean(pool[len(a) :]) - _mean(pool[: len(a)])) >= gap / SAME:
            as_large += 1
    return as_large / (SHUFFLES + 1)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _variance(numbers: Sequence[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    mean = _mean(numbers)
    return sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1)


def rate_of(facts: dict[str, float]) -> Rate:
    """A share as it stands in a report."""
    return wilson(int(facts["hits"]), int(facts["trials"]))
