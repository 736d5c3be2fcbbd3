"""What the bots are told: cities, sieges and shelter count; a plan that hurts its own side does not."""

from __future__ import annotations

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, game
from polemos.bots import Seat, choose, make
from polemos.bots.greedy import DEFAULT_BUDGET


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


def test_a_withdrawal_is_worth_something_only_when_it_is_done() -> None:
    """Else picking and unpicking units for ever would look as good as going."""
    match = Camp().put("plataea", s25=4, s26=3).siege("plataea", SPARTA).acting(SPARTA).match()
    match.play(SPARTA, "pillage", "plataea")
    match.play(SPARTA, "pick_land")
    halfway = game().evaluate(match.state, SPARTA)
    match.play(SPARTA, "withdraw", "thebes")
    assert game().evaluate(match.state, SPARTA) > halfway


def test_the_bot_finishes_the_withdrawal_it_began() -> None:
    match = Camp().put("plataea", s25=4, s26=3).siege("plataea", SPARTA).acting(SPARTA).match()
    match.play(SPARTA, "pillage", "plataea")
    bot, clicks = make("greedy", 3, 200), 0
    while match.prompt(SPARTA).message == "withdraw":
        match.play(SPARTA, *bot.choose(Seat(match, SPARTA)))
        clicks += 1
    assert clicks < 16


def test_where_only_sicily_counts_an_army_in_greece_counts_less() -> None:
    at_home = Camp("sicily").put("sparta", s03=2).acting(SPARTA)
    overseas = Camp("sicily").put("syracuse", s03=2).acting(SPARTA)
    assert worth(at_home, SPARTA) < worth(overseas, SPARTA)


def test_the_bot_is_given_as_many_plays_as_the_game_asks_for() -> None:
    match = Camp().put("athens", a01=4, a14=3).put("thebes", s25=3).acting(ATHENS).match()
    asked_for = Seat(match, ATHENS).plan_plays
    assert asked_for == game().meta.plan_plays > DEFAULT_BUDGET
    plans = []
    for budget in (None, asked_for, 20):
        bot = make("greedy", 5, budget)
        plans.append((bot.choose(Seat(match, ATHENS)), bot.planned))
    assert plans[0] == plans[1] != plans[2]


def test_athens_is_afraid_for_the_rich_cities_nobody_watches() -> None:
    """3.12: with a fleet at Miletus (2) a revolt in Ionia would take Ephesus (3)."""
    watched = Camp().put("ephesus", a14=2).acting(ATHENS, 0)
    poor = Camp().put("miletus", a14=2).acting(ATHENS, 0)
    assert worth(poor, ATHENS) < worth(watched, ATHENS)
