"""Formations, flights and what the log says of ways: single conditions that planted faults had changed."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    asked,
    capacity_of,
    lines,
    offered,
    play,
    state,
    strength,
    until,
)
from scenes import refused


@pytest.mark.rule("5.2c", "5.0d")
def test_who_slips_in_and_who_lands_by_one_road_are_two_formations() -> None:
    camp = Camp().put("andros_sea", a14=3, a15=3).put("athens", s25=3, a01=2).siege("athens", SPARTA)
    match = play(camp.acting(ATHENS, 1).match(), "move andros_sea", "pick a14", "sail athens", "slip_in")
    play(match, "pick a15", "sail athens")
    ways = offered(match, "via")
    play(match, "via saronic_gulf" if "saronic_gulf" in ways else f"via {ways[0]}")
    assert len({(f.path, f.errand) for f in state(match).formations}) == 2


@pytest.mark.rule("5.0d", "5.41a")
def test_a_way_chosen_step_by_step_leads_nowhere_twice() -> None:
    """From Crete to Paros: the enemy off Rhodes is met by the Icarian Sea, not by Crete's again."""
    camp = Camp().put("cretan_sea", a14=3).put("rhodes_sea", s20=2)
    match = play(camp.acting(ATHENS, 1).match(*[6] * 9), "move cretan_sea", "pick a14", "sail_on paros_sea")
    play(match, "sail rhodes_sea")
    assert not asked(match).endswith("approach")
    assert lines(match, "battle")[0].args["place"] == "rhodes_sea" or state(match).fight is not None


@pytest.mark.rule("6.5b", "5.23a")
def test_a_fleet_hit_on_the_beach_cuts_nobody_down() -> None:
    camp = Camp().put("saronic_gulf", a14=3, a01=2).load(a01="a14").put("epidaurus", s16=2)
    match = play(camp.acting(ATHENS, 1).match(1, 3, *[3] * 9), "move saronic_gulf", "sail epidaurus", "stand")
    while not lines(match, "struck"):
        play(match, "fight")
    assert (strength(match, "a14"), strength(match, "a01")) == (2, 2)


@pytest.mark.rule("3.1q", "8.3a")
@pytest.mark.parametrize(("cowed", "sallies"), [(SPARTA, False), ("", True)])
def test_under_an_augury_nobody_is_asked_to_sally(cowed: str, sallies: bool) -> None:
    camp = Camp().put("thebes", a01=3, s25=2).siege("thebes", ATHENS).set(cowed=cowed)
    assert asked(camp.fighting(SPARTA).match()).endswith("sorties") is sallies


@pytest.mark.rule("1.3a", "12.0h")
def test_cities_of_sicily_hold_what_they_hold_in_war() -> None:
    assert capacity_of(Camp("sicily").put("syracuse", s47=2), "syracuse") == 10


@pytest.mark.rule("5.0a", "5.3a", "9.31c")
def test_the_log_tells_where_a_move_leads() -> None:
    camp = Camp().put("locris", a01=2, a02=2).hold(ATHENS, "locris", garrison=True)
    match = play(camp.acting(ATHENS, 2).match(1), "move locris", "pick a01", "march malis")
    assert lines(match, "move")[0].args == {"who": ATHENS, "number": 1, "from": "locris", "to_place": "malis"}
    goal = offered(match, "forced_march")[0]
    play(match, f"forced_march {goal}")
    assert lines(match, "forced-move")[0].args["to_place"] == goal
    assert state(match).actions in (0, 1)
    home = Camp().put("saronic_gulf", s20=4).set(kept=["s20"]).put("paros_sea", a18=2)
    winter = play(home.wintering(ATHENS, 0).match(), "quarter paros_sea", "pick a18", "run_blockade athens")
    play(winter, "via andros_sea")
    assert [line.args["to_place"] for line in lines(winter, "move")] == ["athens"]
    assert not lines(winter, "forced-move")


@pytest.mark.rule("5.0a", "4.1a")
def test_all_formations_of_a_group_cost_one_action_together() -> None:
    match = play(Camp().put("athens", a01=2, a02=2, a14=3).acting(ATHENS, 3).match(), "move athens")
    play(match, "pick a01", "march plataea", "pick a14", "sail paros_sea")
    assert state(match).actions == 2


@pytest.mark.rule("5.0d", "5.21a", "2.0b")
def test_who_is_picked_is_not_offered_as_a_passenger() -> None:
    match = play(Camp().put("athens", a01=2, a02=2, a14=3).acting(ATHENS, 3).match(), "move athens")
    play(match, "pick a01", "pick a14")
    assert offered(match, "load") == ("a02",)
    assert match.view(ATHENS)["selected"] == ["a01", "a14"]
    assert match.view(SPARTA)["selected"] == match.view(None).get("selected", []) == []


@pytest.mark.rule("5.22a", "5.0d")
def test_formations_that_part_after_a_line_meet_a_storm_each() -> None:
    """One fleet goes elsewhere first; the two others cross the same line to different ends."""
    camp = Camp("415", year=2).set(peace=False, renewed=True).put("messenian_sea", a14=3, a15=3, a16=3)
    match = camp.acting(ATHENS, 2).match(*[6] * 9)
    play(match, "move messenian_sea", "pick a14", "sail laconian_gulf", "pick a15", "sail ionian_sea")
    play(match, "pick a16", "sail sicilian_sea")
    until(match, "season-card")
    assert len(lines(match, "calm")) == 3


@pytest.mark.rule("15.2d", "15.4d")
@pytest.mark.parametrize(("year", "rooted"), [(0, True), (1, False)])
def test_the_second_expedition_is_free_in_the_second_year(year: int, rooted: bool) -> None:
    camp = Camp("sicily", year=year).put("athens", a04=2, a14=2)
    match = play(camp.acting(ATHENS, 3).match(), "move athens")
    assert ("a04" not in offered(match, "pick")) is rooted


@pytest.mark.rule("6.33c", "6.4c")
def test_when_one_of_the_routed_has_gone_the_others_are_routed_still() -> None:
    camp = Camp().put("locris", s01=4, s02=3).put("malis", a04=1, a05=1)
    match = camp.acting(SPARTA, 1).match(5, 5, 3, 3, 3, 3, 3)
    play(match, "move locris", "march malis", "fight")
    until(match, "fall-back")
    play(match, "pick a04")
    play(match, f"retreat_to {offered(match, 'retreat_to')[0]}")
    assert state(match).fight_now().routed == ("a05",)


@pytest.mark.rule("5.22a", "6.4c")
def test_fleets_that_flee_over_different_lines_are_tested_apart() -> None:
    camp = Camp().put("lemnos_sea", s20=3).put("aegean_sea", a14=2, a15=2)
    match = play(camp.acting(SPARTA, 1).match(*[6] * 3, *[3] * 20), "move lemnos_sea", "sail aegean_sea")
    play(match, "retreat", "pick a14", "retreat_to andros_sea")
    if asked(match).endswith("fall-back"):
        play(match, "pick a15", "retreat_to chios_sea")
    told = [(line.args["from"], line.args["place"]) for line in lines(match, "storm") + lines(match, "calm")]
    assert {("aegean_sea", "andros_sea"), ("aegean_sea", "chios_sea")} <= set(told)


@pytest.mark.rule("8.12b", "5.21a")
def test_each_fleet_that_flees_a_stormed_port_takes_one() -> None:
    camp = Camp().put("leucas", a01=4, s09=3, s10=2, s05=2, s06=1).siege("leucas", ATHENS)
    match = until(camp.fighting(ATHENS).match(*[3] * 30), "sieges")
    play(match, "assault leucas", "resist")
    while asked(match) != "sparta retreat-option":
        play(match, "fight")
    play(match, "retreat", "pick s09", "load s05")
    assert offered(match, "load") == ()
    play(match, "pick s10")
    assert offered(match, "load") == ("s06",)
    play(match, "load s06", "retreat_to gulf_of_ambracia")
    assert state(match).cargo == {"s05": "s09", "s06": "s10"}


@pytest.mark.rule("5.5b", "5.5f")
def test_nobody_withdraws_from_a_pillage_onto_the_enemy() -> None:
    camp = Camp().put("plataea", s25=2, s26=2).siege("plataea", SPARTA).put("athens", a01=2)
    match = play(camp.acting(SPARTA, 2).match(), "pillage plataea", "pick s25")
    refused(match, SPARTA, "withdraw", "athens", why="foes-there 5.5b")
    refused(match, SPARTA, "withdraw", "sparta", why="not-next-to 5.5b")
    refused(match, SPARTA, "pick", "s25", why="picked-already 5.0d")
    assert "thebes" in offered(match, "withdraw")
