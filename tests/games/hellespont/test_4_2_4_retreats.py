"""4.2.4: retreats, captured leaders, and the chain of stacking."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    asked,
    at,
    battle,
    choose,
    field,
    go_on,
    last,
    lines,
    offers,
    orders,
    position,
    refused,
    resume,
    weak,
)

#: A die of 6 in column 1/1 on land: R - 1/2; of 1: 1/2 - R.
WIN, LOSE = 6, 1


@pytest.mark.rule("4.2.4a")
def test_4_2_4_the_loser_retreats_with_his_leaders_and_the_winner_stays() -> None:
    pieces = {"t7": "athens_h4_1 thrasyllus sparta_h4_1 dorieus hermocrates", "t23": "athens_p2_1"}
    match = battle(pieces, "t7", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    assert match.deciders == ("sparta",)
    assert offers(match, "to") == {"t6", "t26", "t27"}
    refused(match, "sparta", "to", "t23", why="enemy-there 4.2.4a")
    refused(match, "sparta", "to", "t7", why="here-already 3b")
    match.play("sparta", "to", "t6")
    assert {at(match, p) for p in ("sparta_h4_1", "dorieus", "hermocrates")} == {"t6"}
    assert {at(match, p) for p in ("athens_h4_1", "thrasyllus")} == {"t7"}


@pytest.mark.rule("4.2.4a")
def test_4_2_4_a_beaten_attacker_retreats_too() -> None:
    match = battle({"t7": "athens_h4_1 sparta_h4_1"}, "t7", [LOSE])
    choose(match, "weaken", "athens_h4_1")
    assert match.deciders == ("athens",)
    match.play("athens", "to", "t23")
    assert at(match, "athens_h4_1") == "t23"
    assert at(match, "sparta_h4_1") == "t7"


@pytest.mark.rule("4.2.4a")
def test_4_2_4_fleets_retreat_to_ports_but_never_to_a_base_or_an_enemy_port() -> None:
    match = battle({"m18": "athens_t10_1 sparta_t10_1"}, "m18", [WIN])
    choose(match, "weaken", "sparta_t10_1")
    assert offers(match, "to") == {"m11", "m15", "m17"}
    refused(match, "sparta", "to", "b1", why="bases-in-d2 3.1h")
    for garrison, free in (("sparta_p2_1", True), ("athens_p2_1", False), ("", True)):
        match = battle({"m5": "athens_t10_1 sparta_t10_1", "sestos": garrison}, "m5", [WIN])
        choose(match, "weaken", "sparta_t10_1")
        assert ("sestos" in offers(match, "to")) == free


@pytest.mark.rule("4.2.4b", "4.2.4c")
def test_4_2_4_without_a_free_zone_the_units_are_eliminated_and_their_leader_is_captured() -> None:
    around = {"t6": "athens_p2_1", "t23": "athens_p2_2", "t26": "athens_a2_1", "t27": "athens_a2_2"}
    match = battle({"t7": "athens_h4_1 sparta_h4_1 dorieus", **around}, "t7", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    assert at(match, "sparta_h4_1") == "eliminated"
    assert at(match, "dorieus") == "killed"
    assert lines(match, "retreats") == []


@pytest.mark.rule("4.2.4c")
def test_4_2_4_a_leader_whose_units_died_in_the_combat_is_captured_and_counts_as_killed() -> None:
    match = battle({"t7": "athens_h4_1 sparta_h4_1* dorieus", "t6": "athens_p2_1"}, "t7", [4])
    choose(match, "weaken", "sparta_h4_1")
    assert at(match, "dorieus") == "killed"
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 1


@pytest.mark.rule("4.2.4c")
def test_4_2_4_a_winner_who_lost_his_last_unit_loses_his_leader_to_the_units_still_there() -> None:
    match = battle({"t7": "athens_h4_1* thrasyllus sparta_h3_1* sparta_h3_2*"}, "t7", [3])
    result = last(match, "combat-result")
    assert (result["result"], result["who"]) == ("1/4 - 1/4", "athens")
    match.play("athens", "weaken", "athens_h4_1")
    match.play("sparta", "weaken", "sparta_h3_1")
    assert at(match, "thrasyllus") == "killed"
    assert asked(match, "sparta") == "retreat"


@pytest.mark.rule("4.2.4c")
def test_4_2_4_a_leader_alone_is_captured_when_enemies_enter_but_scores_nothing() -> None:
    pieces = {"t7": "athens_h4_1 thrasyllus", "t6": "hippocrates"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    match.play("athens", "activate", "t7")
    go_on(match)
    match.play("athens", "pick", "athens_h4_1")
    match.play("athens", "move", "t6")
    assert at(match, "hippocrates") == "eliminated"
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 0


@pytest.mark.rule("4.2.4c")
def test_4_2_4_in_the_shared_base_nobody_is_captured() -> None:
    pieces = {"b3": "sparta_t20_1 thrasyllus", "m12": "athens_t10_1"}
    match = resume(position(pieces, orders("sparta", 2), points={"sparta": 2}))
    match.play("sparta", "activate", "b3")
    go_on(match)
    match.play("sparta", "done")
    assert at(match, "thrasyllus") == "b3"


# --- 4.2.4d ---------------------------------------------------------------------------------------------

LANDING = {"t5": "athens_h4_1 athens_h4_2 sparta_h4_1 sparta_h3_1"}


@pytest.mark.rule("4.2.4d", "3.4g")
def test_4_2_4_a_beaten_land_force_may_cross_water_held_by_its_own_ships() -> None:
    seas = {"m13": "sparta_t10_1", "m14": "sparta_t20_1", "m5": "athens_t10_1 sparta_t10_2"}
    match = battle({**LANDING, **seas}, "t5", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    assert offers(match, "to") == {"t4", "t6", "t28", "t29", "t2", "t3"}
    match.play("sparta", "to", "t3")
    assert at(match, "sparta_h4_1") == at(match, "sparta_h3_1") == "t3"
    assert field(match, "ferried") == {}  # a retreat uses up no room


@pytest.mark.rule("4.2.4d")
@pytest.mark.parametrize(
    "seas",
    [
        {},
        {"m14": "sparta_t20_1"},
        {"m13": "sparta_t4_1", "m14": "sparta_t20_1"},
        {"m13": "sparta_t10_1 athens_t10_1", "m14": "sparta_t20_1"},
    ],
    ids=["no ships", "a gap", "too few ships", "an enemy fleet"],
)
def test_4_2_4_no_crossing_without_ships_enough_in_every_sea_zone(seas: dict[str, str]) -> None:
    match = battle({**LANDING, **seas}, "t5", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    refused(match, "sparta", "to", "t3")


@pytest.mark.rule("4.2.4d")
def test_4_2_4_a_crossing_ends_only_where_no_enemy_stands_and_persians_never_cross() -> None:
    seas = {"m13": "sparta_t10_1", "m14": "sparta_t20_1"}
    match = battle({**LANDING, **seas, "t3": "athens_p2_1"}, "t5", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    refused(match, "sparta", "to", "t3", why="enemy-there 4.2.4a")
    persians = "athens_h4_1 athens_h4_2 sparta_h3_1 sparta_c5b_1"
    match = battle({"t5": persians, **seas}, "t5", [WIN])
    choose(match, "weaken", "sparta_h3_1")
    assert offers(match, "to") == {"t4", "t6", "t28", "t29"}


@pytest.mark.rule("4.2.4d")
def test_4_2_4_a_crossing_saves_a_force_that_is_surrounded_on_land() -> None:
    around = {"t4": "athens_p2_1", "t6": "athens_p2_2", "t28": "athens_a2_1", "t29": "athens_a2_2"}
    match = battle({**LANDING, **around, "m13": "sparta_t10_1", "m14": "sparta_t20_1"}, "t5", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    assert offers(match, "to") == {"t2", "t3"}


# --- 4.2.4e, f ------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.4e")
def test_4_2_4_where_a_retreat_overfills_a_zone_one_unit_old_or_new_moves_on() -> None:
    crowd = "sparta_h3_1 sparta_h3_2 sparta_p4_1 sparta_p2_1 sparta_a2_1"
    match = battle({"t7": "athens_h4_1 sparta_h4_1", "t27": crowd}, "t7", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    match.play("sparta", "to", "t27")
    assert asked(match, "sparta") == "move-on"
    assert offers(match, "pick") == {*crowd.split(), "sparta_h4_1"}
    match.play("sparta", "pick", "sparta_a2_1")
    assert offers(match, "to") == {"t6", "t26", "t28"}
    refused(match, "sparta", "to", "t7", why="enemy-there 4.2.4e")
    match.play("sparta", "to", "t28")
    assert at(match, "sparta_a2_1") == "t28"
    assert at(match, "sparta_h4_1") == "t27"
    assert asked(match, match.deciders[0]) != "move-on"


@pytest.mark.rule("4.2.4e")
def test_4_2_4_a_port_filled_by_a_retreat_sends_ships_on_to_sea_zones_free_of_enemies() -> None:
    pieces = {
        "m9": "athens_t10_1 sparta_t10_1",
        "parium": "sparta_t20_1 sparta_t20_2 sparta_t10_2 sparta_p2_1",
    }
    match = battle(pieces, "m9", [WIN])
    choose(match, "weaken", "sparta_t10_1")
    match.play("sparta", "to", "parium")
    assert asked(match, "sparta") == "stacking"  # the only way out leads to the enemy
    match.play("sparta", "eliminate", "sparta_t10_1")
    assert at(match, "sparta_t10_1") == "eliminated"
    assert at(match, "sparta_t20_1") == "parium"


@pytest.mark.rule("4.2.4e")
def test_4_2_4_a_chain_of_full_zones_goes_on_until_everybody_has_room() -> None:
    full = "sparta_h3_1 sparta_h3_2 sparta_p4_1 sparta_p2_1 sparta_a2_1"
    next_door = "sparta_h4b_1 sparta_h4b_2 sparta_h3_3 sparta_p2_2 sparta_a2_2"
    match = battle({"t7": "athens_h4_1 sparta_h4_1", "t27": full, "t26": next_door}, "t7", [WIN])
    choose(match, "weaken", "sparta_h4_1")
    match.play("sparta", "to", "t27")
    match.play("sparta", "pick", "sparta_h4_1")
    match.play("sparta", "to", "t26")
    assert asked(match, "sparta") == "move-on"
    match.play("sparta", "pick", "sparta_h4b_1")
    refused(match, "sparta", "to", "t27", why="overflowed-already 4.2.4e")
    match.play("sparta", "to", "t25")
    assert at(match, "sparta_h4b_1") == "t25"


@pytest.mark.rule("4.2.4f")
def test_4_2_4_troops_and_leaders_aboard_retreat_with_their_fleet() -> None:
    pieces = {"m12": "athens_t20_1 alcibiades thrasyllus sparta_t20_1 sparta_h4_1* mindarus"}
    match = battle(pieces, "m12", [6])
    choose(match, "weaken", "sparta_t20_1")
    match.play("sparta", "to", "m10")
    assert {at(match, p) for p in ("sparta_t20_1", "sparta_h4_1", "mindarus")} == {"m10"}
    assert weak(match) == {"sparta_t20_1", "sparta_h4_1"}
