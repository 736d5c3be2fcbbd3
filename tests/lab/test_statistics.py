"""Tests of significance and ratings against values that others have published or that follow by hand."""

from __future__ import annotations

from math import erfc, log10, sqrt
from time import process_time

import pytest

from polemos.lab.ratings import ratings
from polemos.lab.significance import fisher, means_differ, rates_differ, sign_test
from polemos.lab.stats import wilson


def test_fisher_and_the_lady_tasting_tea() -> None:
    """Fisher 1935: three of four cups right has probability 17/70 one-sided, 34/70 two-sided."""
    assert fisher(wilson(3, 4), wilson(1, 4)) == pytest.approx(34 / 70)


def test_fisher_of_equal_and_of_opposite_shares() -> None:
    assert fisher(wilson(5, 10), wilson(5, 10)) == pytest.approx(1.0)
    assert fisher(wilson(0, 10), wilson(10, 10)) == pytest.approx(2 / 184756)


def test_sign_test_by_hand() -> None:
    """Eight heads of ten: 2 * (45 + 10 + 1) / 1024."""
    assert sign_test(8, 10) == pytest.approx(112 / 1024)
    assert sign_test(5, 10) == 1.0
    assert sign_test(0, 0) == 1.0


def test_newcombe_interval_of_a_difference() -> None:
    """Newcombe 1998, table II, method 10: 56/70 - 48/80 gives 0.0524 to 0.3339."""
    found = rates_differ(wilson(48, 80), wilson(56, 70))
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)
    assert found.significant
    assert found.test == "fisher"


def test_permutation_sees_a_shift_and_no_shift() -> None:
    low, high = [float(x) for x in range(20)], [float(x + 15) for x in range(20)]
    assert means_differ(low, high).p < 0.01
    assert means_differ(low, list(reversed(low))).p == 1.0
    assert means_differ(low, high, seed=3) == means_differ(low, high, seed=3)


def test_thousands_of_matches_are_counted_exactly_and_soon() -> None:
    """Against the normal approximation, which is close where both are far from 0; a second is plenty."""
    begin = process_time()
    assert sign_test(2570, 5000) == pytest.approx(_tail(139 / sqrt(5000)), rel=0.01)
    assert sign_test(5030, 10_000) == pytest.approx(_tail(59 / sqrt(10_000)), rel=0.01)
    found = fisher(wilson(2500, 5000), wilson(2590, 5000))
    assert found == pytest.approx(_tail(89 / sqrt(0.509 * 0.491 * 10_000)), rel=0.01)
    assert fisher(wilson(500, 1000), wilson(509, 1000)) == pytest.approx(0.7205, abs=0.0005)
    assert fisher(wilson(0, 5000), wilson(5000, 5000)) == pytest.approx(0.0)
    assert process_time() - begin < 2


def test_a_permutation_of_thousands_is_soon_done() -> None:
    first, second = [float(x % 97) for x in range(5000)], [float(x % 89) for x in range(5000)]
    begin = process_time()
    assert means_differ(first, second).p < 0.01
    assert process_time() - begin < 8
    assert means_differ(first[:300], first[1:]).p > 0.05, "groups of two sizes"


def _tail(z: float) -> float:
    """Both tails of the normal distribution."""
    return erfc(z / sqrt(2))


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """With one draw added to 30 of 40 the odds are 30.5 to 10.5."""
    strong, weak = ratings({("a", "b"): (30.0, 40)})
    assert strong.rating - weak.rating == pytest.approx(400 * log10(30.5 / 10.5), abs=0.1)
    assert strong.rating + weak.rating == pytest.approx(3000, abs=0.2)
    assert (strong.points, strong.games, weak.points) == (30.0, 40, 10.0)


def test_more_games_narrow_the_interval() -> None:
    few, many = ratings({("a", "b"): (6.0, 8)})[0], ratings({("a", "b"): (600.0, 800)})[0]
    assert many.high - many.low < (few.high - few.low) / 5
    assert few.low < few.rating < few.high


def test_who_wins_everything_is_finite_and_first() -> None:
    found = ratings({("a", "b"): (20.0, 20), ("b", "c"): (20.0, 20), ("a", "c"): (20.0, 20)})
    assert [rating.name for rating in found] == ["a", "b", "c"]
    assert all(0 < rating.rating < 3500 for rating in found)


def test_bots_that_never_met_are_rated_through_a_third() -> None:
    found = {r.name: r.rating for r in ratings({("a", "b"): (15.0, 20), ("b", "c"): (15.0, 20)})}
    assert found["a"] - found["c"] == pytest.approx(2 * (found["a"] - found["b"]), abs=0.3)


def test_nobody_played() -> None:
    assert ratings({}) == []
