"""Is a difference more than luck? Exact tests where they exist, a permutation test where they do not.

Written out here because each is a few lines, and `polemos simulate` must not need SciPy for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import comb, sqrt
from random import Random
from typing import NamedTuple

from polemos.lab.stats import Rate, wilson

#: Below this a difference is called significant.
ALPHA = 0.05

#: Relative tolerance when means are compared: equal ones must not differ by rounding.
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
    way = tail = 1
    for k in range(min(hits, trials - hits)):
        way = way * (trials - k) // (k + 1)
        tail += way
    return min(1.0, float(2 * tail / 2**trials))


def fisher(a: Rate, b: Rate) -> float:
    """Fisher's exact test, two-sided: do two shares differ?"""
    hits, total = a.hits + b.hits, a.trials + b.trials
    ways = list(_ways(a.trials, b.trials, hits))
    seen = ways[a.hits - max(0, hits - b.trials)]
    return min(1.0, float(sum(way for way in ways if way <= seen) / comb(total, hits)))


def _ways(first: int, second: int, hits: int) -> Iterator[int]:
    """In how many ways k of the hits fall on the first group, for each k that is possible.

    Each from the one before, in whole numbers: thousands of matches are counted exactly, and in no time.
    """
    least = max(0, hits - second)
    way = comb(first, least) * comb(second, hits - least)
    for k in range(least, min(first, hits) + 1):
        yield way
        way = way * (first - k) * (hits - k) // ((k + 1) * (second - hits + k + 1))


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
    pool, size = [*a, *b], min(len(a), len(b))
    total, rest = sum(pool), max(len(a), len(b))
    drawn = islice(_sums(pool, size, Random(f"permutation:{seed}")), SHUFFLES)
    as_large = sum(abs(some / size - (total - some) / rest) >= gap / SAME for some in drawn)
    return (1 + as_large) / (SHUFFLES + 1)


def _sums(pool: list[float], size: int, chance: Random) -> Iterator[float]:
    """Sums of random groups of that size. Only they are shuffled: the rest of the pool is the other group."""
    count, random = len(pool), chance.random
    while True:
        for i in range(size):
            j = i + int(random() * (count - i))
            pool[i], pool[j] = pool[j], pool[i]
        yield sum(pool[:size])


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
