"""5.2-9.21: what one case alone does not show: two cities, two passengers, the last step, the last action."""

from __future__ import annotations

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, asked, at, lines, offered, play, prestige, state, until


@pytest.mark.rule("7.1b", "1.3a")
def test_who_shelters_in_one_city_takes_no_room_in_another() -> None:
    camp = Camp().put("thebes", s25=4).put("plataea", a07=2, a01=2)
    camp.put("malis", s16=3, s17=2).put("locris", a02=2, a03=1).hold(ATHENS, "locris")
    match = camp.acting(SPARTA, 2).match()
    play(match, "move thebes", "march plataea", "move malis", "march locris")
    for place in ("plataea", "locris"):
        assert asked(match) == "athens fortify"
        assert match.prompt(ATHENS).args == {"place": place, "number": 2}
        play(match, "shelter_all")
    assert set(state(match).sieges) == {"plataea", "locris"}


@pytest.mark.rule("9.21a", "5.21a", "9.211a")
def test_two_fleets_take_home_two_units_in_winter() -> None:
    camp = Camp().put("cythera", a14=3, a15=3, a01=2, a02=2, a03=1).siege("cythera", ATHENS)
    match = camp.wintering(ATHENS, 0).match()
    play(match, "quarter cythera", "pick a14", "load a01")
    assert offered(match, "pick") == ("a15",)
    play(match, "pick a15")
    assert offered(match, "pick") == ()
    play(match, "load a02", "go athens")
    assert [at(match, u) for u in ("a14", "a15", "a01", "a02")] == ["athens"] * 4
    assert state(match).cargo == {"a01": "a14", "a02": "a15"}
    assert at(match, "a03") == "cythera"


@pytest.mark.rule("2.13a", "5.3a", "5.2a")
def test_after_its_last_step_a_fleet_lands_only_by_force() -> None:
    match = Camp().put("cephallenia_sea", a14=3).acting(ATHENS).match()
    play(match, "move cephallenia_sea", "pick a14", "sail_on messenian_sea", "sail_on laconian_gulf")
    play(match, "sail_on argolic_gulf", "sail_on saronic_gulf")
    assert "andros_sea" in offered(match, "sail")
    assert "athens" in offered(match, "sail")
    play(match, "sail_on andros_sea")
    assert offered(match, "sail") == ()
    assert {"eretria", "aegean_sea"} <= set(offered(match, "forced_sail"))


@pytest.mark.rule("12.0f", "15.2h", "6.0b")
def test_the_peace_of_greece_stops_no_battle_in_sicily() -> None:
    match = Camp("sicily").put("catana", a57=2).put("syracuse", s47=3).acting(SPARTA, 2).match()
    assert state(match).peace
    play(match, "move syracuse", "march catana", "stand")
    assert [line.args["place"] for line in lines(match, "battle")] == ["catana"]


@pytest.mark.rule("5.2c", "5.22a")
def test_a_fleet_joins_its_own_siege_of_a_port_by_the_nearest_sea() -> None:
    """The harbour of Corinth lies on the other coast; only the besieged need it."""
    camp = Camp().put("argolic_gulf", a14=3).put("corinth", a01=2, s16=2).siege("corinth", ATHENS)
    camp.put("plataea", a07=2, s25=2).siege("plataea", SPARTA)
    match = play(camp.acting(ATHENS, 2).match(), "move argolic_gulf", "pick a14", "sail corinth")
    assert state(match).formations[-1].path == ("argolic_gulf", "saronic_gulf", "corinth")


@pytest.mark.rule("5.2c", "2.13a", "5.3a")
def test_the_way_into_a_besieged_port_counts_its_last_step_too() -> None:
    for start, verb in (("cephallenia_sea", "sail"), ("corcyra_sea", "forced_sail")):
        camp = Camp().put(start, a14=3).put("athens", s25=3, a01=2).siege("athens", SPARTA)
        match = play(camp.acting(ATHENS, 2).match(), f"move {start}", "pick a14")
        assert "saronic_gulf" in offered(match, "sail")
        assert [v for v in ("sail", "forced_sail") if "athens" in offered(match, v)] == [verb]


@pytest.mark.rule("5.23a", "5.22e", "6.0a")
def test_whom_the_storm_has_taken_fights_no_battle() -> None:
    """The fleet is lost on its way to the enemy: nothing is revealed, nobody gains Prestige."""
    camp = Camp().put("andros_sea", a14=3).put("aegean_sea", s20=3)
    match = camp.acting(ATHENS, 1).match(1, 1)
    play(match, "move andros_sea", "pick a14", "sail aegean_sea")
    until(match, "season-card")
    assert at(match, "a14") == "pool"
    assert lines(match, "battle") == []
    assert prestige(match) == 0
