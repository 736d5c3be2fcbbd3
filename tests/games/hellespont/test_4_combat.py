"""4, 4.1: when combats are due, between whom, and who pays for them."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    asked,
    at,
    battle,
    engage,
    fighting,
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


@pytest.mark.rule("4a")
def test_4_units_of_both_sides_in_a_zone_must_fight_at_the_end_of_the_action_phase() -> None:
    pieces = {"m12": "athens_t10_1 sparta_t10_1", "t7": "athens_h4_1 sparta_h4_1", "m9": "athens_t4_1"}
    match = resume(position(pieces, orders("athens", 3), points={"athens": 3}))
    match.play("athens", "done")
    go_on(match)
    assert asked(match, "athens") == "fight"
    assert offers(match, "fight") == {"m12", "t7"}
    refused(match, "athens", "done", why="other-step 4.2")


@pytest.mark.rule("4a")
def test_4_no_combat_is_due_where_only_a_leader_of_the_other_side_stands() -> None:
    match = resume(
        position({"t7": "athens_h4_1", "t6": "mindarus"}, orders("athens", 1), points={"athens": 1})
    )
    match.play("athens", "done")
    assert lines(match, "combat") == []


@pytest.mark.rule("4b", "4.1c")
def test_4_at_sea_only_ships_count_and_ashore_only_troops() -> None:
    pieces = {"m12": "athens_t20_1 athens_h4_1 sparta_t10_1 sparta_a2_1", "t7": "athens_h4_2 sparta_h4_1"}
    match = battle(pieces, "m12", [5])
    result = last(match, "combat-result")
    assert (result["attack"], result["defence"], result["column"]) == (20, 10, "2/1")
    match = battle(pieces, "t7", [5])
    result = last(match, "combat-result")
    assert (result["attack"], result["defence"], result["column"]) == (4, 4, "1/1")


@pytest.mark.rule("4b", "4.1c")
def test_4_ships_and_troops_in_neighbouring_zones_never_fight_each_other() -> None:
    pieces = {"m5": "athens_t10_1", "t22": "sparta_h4_1", "sestos": "athens_h3_1", "t17": "sparta_p2_1"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}))
    match.play("athens", "done")
    assert lines(match, "combat") == []
    assert weak(match) == set()


@pytest.mark.rule("4b")
def test_4_there_is_no_combat_in_a_base_that_both_sides_use() -> None:
    pieces = {"b3": "athens_t10_1 sparta_t10_1", "m12": "athens_t10_2 sparta_t10_2"}
    match = resume(position(pieces, fighting("athens")))
    assert offers(match, "fight") == {"m12"}
    refused(match, "athens", "fight", "b3", why="no-combat-in-bases 0.2o")


@pytest.mark.rule("4b")
def test_4_an_enemy_port_cannot_be_entered_so_there_is_no_combat_in_it() -> None:
    pieces = {"m5": "athens_t20_1", "sestos": "sparta_p2_1"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}))
    match.play("athens", "activate", "m5")
    go_on(match)
    match.play("athens", "pick", "athens_t20_1")
    refused(match, "athens", "move", "sestos", why="port-held 3.1g")


@pytest.mark.rule("4c", "TRC.col.e")
@pytest.mark.parametrize(("sea", "helps"), [("m3", False), ("m4", True), ("m5", True), ("m6", False)])
def test_4_troops_in_t22_help_in_m4_and_m5_but_not_in_m3_or_m6(sea: str, helps: bool) -> None:
    pieces = {sea: "athens_t10_1 sparta_t10_1", "t22": "athens_h4_1"}
    result = last(battle(pieces, sea, [3]), "combat-result")
    assert ("TRC.col.e +1" in result["shifts"]) == helps
    assert result["column"] == ("3/2" if helps else "1/1")


@pytest.mark.rule("4c", "TRC.col.f")
def test_4_troops_in_a_port_do_not_help_from_the_beach() -> None:
    pieces = {"m5": "athens_t10_1 sparta_t10_1", "sestos": "sparta_h3_1"}
    assert last(battle(pieces, "m5", [3]), "combat-result")["shifts"] == ("0",)


# --- 4.1 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1a")
@pytest.mark.parametrize("who", ["athens", "sparta"])
def test_4_1_the_active_player_is_the_attacker_whoever_came_into_the_zone(who: str) -> None:
    match = battle({"m12": "athens_t20_1 sparta_t10_1"}, "m12", [3], who)
    result = last(match, "combat-result")
    strengths = (20, 10) if who == "athens" else (10, 20)
    assert (result["attack"], result["defence"]) == strengths
    assert last(match, "combat")["who"] == who


@pytest.mark.rule("4.1b")
def test_4_1_without_a_point_for_the_combat_the_attackers_go_back_weakened() -> None:
    pieces = {"t7": "athens_h4_1 athens_p2_1* thrasyllus", "t6": "sparta_h4_1"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    match.play("athens", "activate", "t7")
    go_on(match)
    match.play("athens", "pick_all")
    match.play("athens", "move", "t6")
    match.play("athens", "done")
    assert at(match, "athens_h4_1") == "t7"
    assert weak(match) == {"athens_h4_1"}
    assert at(match, "athens_p2_1") == "eliminated"
    assert at(match, "thrasyllus") == "t7"
    assert lines(match, "combat") == []
    assert at(match, "sparta_h4_1") == "t6"


@pytest.mark.rule("4.1b")
def test_4_1_units_that_never_moved_into_the_contested_zone_leave_it_weakened() -> None:
    pieces = {"m12": "athens_t10_1 sparta_t10_1", "t7": "athens_h4_1 thrasyllus"}
    match = resume(position(pieces, orders("athens", 0), points={"athens": 0}))
    assert asked(match, "athens") == "drive-out"
    assert offers(match, "to") == {"m9", "m10", "m11", "m13", "m14"}
    match.play("athens", "to", "m14")
    assert at(match, "athens_t10_1") == "m14"
    assert weak(match) == {"athens_t10_1"}


@pytest.mark.rule("4.1b")
def test_4_1_the_last_announced_point_cannot_go_to_a_move_while_a_combat_is_due() -> None:
    pieces = {
        "t7": "athens_h4_1 thrasyllus",
        "m12": "athens_t10_1 sparta_t10_1",
        "m9": "athens_t4_1 chaereas",
    }
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    refused(match, "athens", "activate", "t7", why="other-step 4.2")
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}))
    assert offers(match, "activate") == {"m9", "t7", "m12"}  # who leaves M12 ends the contact
    match.play("athens", "activate", "t7")
    go_on(match)
    match.play("athens", "done")
    refused(match, "athens", "activate", "m9", why="other-step 4.2")


@pytest.mark.rule("4.1b")
def test_4_1_units_whose_start_has_been_taken_meanwhile_leave_for_another_zone() -> None:
    """Cavalry stepped aside into the zone the attackers had left: they cannot go back there."""
    pieces = {"t7": "sparta_c5b_1", "t6": "athens_h4_1 sparta_h4_1"}
    came = {"athens_h4_1": ["t7", "t7", "land"]}
    match = resume(position(pieces, orders("athens", 0), points={"athens": 0}, came=came))
    assert asked(match, "athens") == "drive-out"
    assert "t7" not in offers(match, "to")
    match.play("athens", "to", "t28")
    assert at(match, "athens_h4_1") == "t28"
    assert weak(match) == {"athens_h4_1"}


@pytest.mark.rule("4.1b")
def test_4_1_leaders_stay_with_the_units_that_were_there_before() -> None:
    pieces = {"t6": "athens_h4_1 athens_p2_1 thrasyllus sparta_h4_1"}
    came = {"athens_h4_1": ["t7", "t7", "land"]}
    match = resume(position(pieces, orders("athens", 0), points={"athens": 0}, came=came))
    assert at(match, "athens_h4_1") == "t7"
    assert at(match, "thrasyllus") == "t6"
    match.play("athens", "to", "t28")
    assert at(match, "athens_p2_1") == at(match, "thrasyllus") == "t28"
    assert weak(match) == {"athens_h4_1", "athens_p2_1"}


# --- 4.2 order ------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2a")
def test_4_2_the_attacker_chooses_the_order_and_ends_one_combat_before_the_next() -> None:
    pieces = {
        "m12": "athens_t10_1 sparta_t10_1",
        "t7": "athens_h4_1 sparta_h4_1",
        "t11": "athens_h4_2 sparta_h3_1",
    }
    match = resume(position(pieces, fighting("athens")), dice=[5, 1, 5])
    assert offers(match, "fight") == {"m12", "t7", "t11"}
    engage(match, "athens", "t7")
    go_on(match)
    assert asked(match, "sparta") == "losses"
    refused(match, "sparta", "fight", "m12", why="other-step 4.2.3e")
    match.play("sparta", "weaken", "sparta_h4_1")
    assert asked(match, "sparta") == "retreat"
    match.play("sparta", "to", "t6")
    assert offers(match, "fight") == {"m12", "t11"}
    refused(match, "athens", "fight", "t7", why="no-enemy-there 4a")
    engage(match, "athens", "m12")
    go_on(match)
    assert last(match, "combat-result")["place"] == "m12"
