"""5.0-5.41, 3.1q, 5.5d: how far a road leads, what shuts it, who goes aboard, which battle comes first."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, asked, at, during, offered, play, state, strength, until
from polemos.games.hellenes.rules.march import price


def forced_from_sparta(camp: Camp, **facts: Any) -> tuple[object, ...]:
    """Where the hoplites of Sparta may try to go beyond their two areas."""
    match = camp.put("sparta", s01=4).set(**facts).acting(SPARTA).match()
    return offered(play(match, "move sparta", "pick s01"), "forced_march")


@pytest.mark.rule("5.3a", "5.1a", "1.31c")
def test_a_forced_march_leads_one_area_further_but_into_no_neutral_area() -> None:
    """Achaea and Argos are as near, but neutral."""
    assert forced_from_sparta(Camp()) == ("athens", "epidaurus", "plataea")


@pytest.mark.rule("5.3a", "5.0f", "5.4a")
def test_nobody_forces_his_march_past_the_enemy_who_stops_him() -> None:
    assert forced_from_sparta(Camp().put("corinth", a01=1)) == ()
    assert forced_from_sparta(Camp().put("plataea", a01=1)) == ("athens", "epidaurus", "plataea")


@pytest.mark.rule("5.5d")
def test_no_road_ends_in_a_city_state_pillaged_this_turn() -> None:
    assert forced_from_sparta(Camp(), barred=["plataea"]) == ("athens", "epidaurus")
    assert forced_from_sparta(Camp(), barred=["thebes"]) == ("athens", "epidaurus", "plataea")


@pytest.mark.rule("3.1q", "5.4a")
def test_under_a_bad_augury_no_road_ends_before_the_enemy() -> None:
    camp = Camp().put("plataea", a07=1)
    assert forced_from_sparta(camp, cowed=SPARTA) == ("athens", "epidaurus")
    assert forced_from_sparta(camp, cowed=ATHENS) == ("athens", "epidaurus", "plataea")


@pytest.mark.rule("5.21a", "5.21b", "5.0a")
def test_a_whole_fleet_takes_along_the_strongest_who_fit_without_loss() -> None:
    """Of two with three steps the second is no smaller than the fleet left; a barbarian never goes."""
    camp = Camp().put("athens", a14=4, a16=3, a01=3, a02=1, a07=3, a08=1, a39=2)
    match = play(camp.acting(ATHENS).match(), "move athens", "sail paros_sea")
    assert state(match).cargo == {"a01": "a14", "a02": "a16"}
    assert (strength(match, "a01"), strength(match, "a02")) == (3, 1)
    assert at(match, "a07") == at(match, "a08") == at(match, "a39") == "athens"


@pytest.mark.rule("5.41b", "6.0b")
@pytest.mark.choice("5.41b", "formation")
def test_the_first_formations_are_named_before_the_battles_are_put_in_order() -> None:
    """Which battle is the smallest depends on who begins it, wherever two formations have come."""
    camp = Camp().put("thebes", s25=4).put("corinth", s16=3).put("plataea", a07=2)
    camp.put("locris", s07=2).put("orchomenus", s26=3).put("malis", a01=3)
    match = camp.acting(SPARTA, 4).match()
    play(match, "move thebes", "march plataea", "move corinth", "march plataea")
    play(match, "move locris", "march malis", "move orchomenus", "march malis", "via delphi")
    for place, first in (("malis", "delphi"), ("plataea", "corinth")):
        assert asked(match) == "sparta first-formation"
        assert match.prompt(SPARTA).args["place"] == place
        play(match, f"formation {first}")
    assert asked(match) == "sparta battle-order"
    assert offered(match, "battle") == ("malis", "plataea")


@pytest.mark.rule("15.2i", "15.4i")
@pytest.mark.parametrize(("since", "fleet_at", "now", "later"), [
    (1, "catana", 1, 1),  # there since spring: open, however long it stays
    (-1, "catana", 2, 1),  # its first season is still dear, for Sparta too, who comes second
    (-1, "corcyra", 2, 2),  # no expedition
])  # fmt: skip
def test_an_expedition_opens_sicily_from_the_season_after_its_first(
    since: int, fleet_at: str, now: int, later: int
) -> None:
    camp = Camp("sicily", season="summer").put(fleet_at, a14=3).put("syracuse", s47=3)
    camp.set(sicily_since=since).fighting(ATHENS).set(order=[ATHENS, SPARTA], discard=["c44"])
    camp.position["frames"][1] = during("Season", "first_turn")
    match = until(camp.match(), "actions")
    assert asked(match) == "sparta actions"
    assert price(state(match), "syracuse") == now
    until(play(match, "pass"), "actions")
    assert state(match).season == 3
    assert price(state(match), "syracuse") == later


@pytest.mark.rule("5.23a", "5.21a", "6.6a")
def test_after_the_battle_on_the_beach_nobody_is_cargo_any_more() -> None:
    """Who has landed and won goes his own way in the next turn; who is still at sea is still aboard."""
    camp = Camp().put("andros_sea", a14=4, a01=3).put("paros_sea", a15=3, a02=2).put("eretria", s26=1)
    match = camp.load(a01="a14", a02="a15").acting(ATHENS, 1).match(4, 4, 1, 1, 1)
    play(match, "move andros_sea", "pick a14", "sail eretria")
    assert state(match).cargo == {"a01": "a14", "a02": "a15"}
    until(match, "season-card")
    assert at(match, "s26") == "pool"
    assert state(match).cargo == {"a02": "a15"}
