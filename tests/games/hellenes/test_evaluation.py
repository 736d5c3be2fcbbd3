"""What the bots are told: cities, sieges and shelter count; a plan that hurts its own side does not."""

from __future__ import annotations

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, game
from polemos.bots import choose


def worth(camp: Camp, role: str) -> float:
    return game().evaluate(camp.match().state, role)


def test_both_sides_see_the_same_scale() -> None:
    camp = Camp().put("athens", a01=4).put("sparta", s01=4).set(prestige=3).acting(ATHENS, 0)
    assert worth(camp, ATHENS) == pytest.approx(-worth(camp, SPARTA))


def test_cities_and_sieges_are_worth_having() -> None:
    plain = Camp().put("thebes", s25=4).acting(SPARTA)
    before = Camp().put("plataea", s25=4).siege("plataea", SPARTA).acting(SPARTA)
    taken = Camp().put("plataea", s25=4).hold(SPARTA, "plataea").acting(SPARTA)
    assert worth(plain, SPARTA) < worth(before, SPARTA) < worth(taken, SPARTA)


def test_in_winter_a_roof_counts() -> None:
    outside = Camp().put("malis", s25=4).wintering(SPARTA)
    inside = Camp().put("thebes", s25=4).wintering(SPARTA)
    assert worth(outside, SPARTA) < worth(inside, SPARTA)


def test_the_bot_does_not_ostracize_its_own_best_man() -> None:
    camp = Camp().hand(ATHENS, "c37", "c24").hand(SPARTA, "c38").choosing()
    camp.data["leaders"].pop(SPARTA)
    camp.data["deck"] = sorted({*camp.data["deck"], "c02"})
    assert choose("greedy", camp.match(), ATHENS, 1) != ("event", "c37")


def test_the_bot_brings_its_army_home_for_the_winter() -> None:
    camp = Camp().put("malis", s25=4).put("athens", a01=2).wintering(SPARTA, 0)
    assert choose("greedy", camp.match(), SPARTA, 1) == ("quarter", "malis")
