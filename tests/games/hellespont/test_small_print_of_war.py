"""The small print of combats, losses, falling back and scores."""

from __future__ import annotations

from typing import Any

import pytest

import polemos
from games.hellespont.positions import (
    adjusting,
    asked,
    at,
    battle,
    choose,
    field,
    fighting,
    go_on,
    last,
    lines,
    offers,
    orders,
    position,
    refused,
    resume,
    turn_at,
    weak,
)
from games.hellespont.scenes import BEACH, SEA, play
from polemos.engine.match import Match


def hit(match: Match) -> dict[str, str]:
    """Unit -> the paragraph that weakened or eliminated it."""
    return {
        str(line.args["piece"]): line.rule
        for line in match.log(None)
        if line.key in ("weakened", "eliminated")
    }


@pytest.mark.rule("0.1a")
def test_dice_have_six_sides() -> None:
    with pytest.raises(polemos.BadData):
        battle({"t11": "athens_h4_1 sparta_h4_1"}, "t11", [7])


@pytest.mark.rule("4.2.3e", "4.2.3f", "4.2.3d")
def test_losses_cite_their_paragraph_on_land_and_at_sea() -> None:
    match = battle({"t11": "athens_h4_1 athens_h4_2 athens_h4b_1 sparta_h4_1 sparta_h3_1"}, "t11", [5])
    choose(match, "weaken", "sparta_h3_1")
    assert hit(match) == {"sparta_h3_1": "4.2.3e"}
    match = battle({"m12": "athens_t20_1 sparta_t10_1 sparta_t10_2"}, "m12", [5])
    choose(match, "weaken", "sparta_t10_1")
    assert hit(match) == {"sparta_t10_1": "4.2.3f"}


@pytest.mark.rule("3.4c")
def test_an_amphibious_move_crosses_three_sea_zones_and_no_more() -> None:
    seas = {"m4": "athens_t4_1", "m5": "athens_t4_2", "m6": "athens_t4_3", "m7": "athens_t4_4"}
    pieces = {**seas, "t21": "athens_h3_1 chaereas", "m3": "athens_t4_5", "m18": "sparta_t4_1"}
    match = resume(position(pieces, orders("athens", 4), points={"athens": 4}))
    for answer in ("activate t21", "pick athens_h3_1"):
        play(match, answer)
    assert {"t17", "sestos", "t16", "abydos"} <= offers(match, "ferry")  # by M3, M4 and M5
    assert not {"t15", "t23", "lampsacus"} & offers(match, "ferry")  # M6 and M7 would be a fourth step


@pytest.mark.rule("7.S5a", "7.S21a")
def test_rotten_hulls_take_one_ship_and_weaken_one() -> None:
    match = resume(position(BEACH, adjusting("sparta", 4), hands={"sparta": ["c09"]}))
    for answer in ("s5 c09", "scuttle athens_t2_1", "weaken athens_t4_1"):
        play(match, answer)
    assert not asked(match, match.deciders[0]).startswith("hulls")
    assert (at(match, "athens_t2_1"), weak(match)) == ("eliminated", {"athens_t4_1"})


@pytest.mark.rule("4.1b", "0.2o")
def test_who_falls_back_leaves_a_shared_base_in_peace() -> None:
    pieces = {"m12": "athens_t10_1 sparta_t10_1", "b3": "athens_t4_1 sparta_t4_1"}
    came = {"athens_t10_1": ["m13", "", "sea"]}
    match = resume(position(pieces, orders("athens", 0), points={"sparta": 1}, came=came))
    assert at(match, "athens_t10_1") == "m13"
    assert hit(match) == {"athens_t10_1": "4.1b"}
    assert at(match, "athens_t4_1") == "b3"


@pytest.mark.rule("4.1b")
def test_a_leader_does_not_go_back_without_the_units_that_cannot() -> None:
    pieces = {"t7": "sparta_c5b_1", "t6": "athens_h4_1 athens_h3_1 chaereas sparta_h4_1"}
    came = {
        "athens_h4_1": ["t7", "t7", "land"],
        "athens_h3_1": ["t5", "t5", "land"],
        "chaereas": ["t5", "t5", "land"],
    }
    match = resume(position(pieces, orders("athens", 0), points={"sparta": 1}, came=came))
    assert at(match, "athens_h3_1") == "t5"
    assert asked(match, "athens") == "drive-out"
    match.play("athens", "to", "t28")
    assert at(match, "athens_h4_1") == at(match, "chaereas") == "t28"


@pytest.mark.rule("4.1b")
def test_leader_and_units_go_back_each_to_where_he_set_out() -> None:
    pieces = {"t6": "athens_h4_1 athens_h3_1 chaereas sparta_h4_1"}
    came = {
        "athens_h4_1": ["t28", "t28", "land"],
        "athens_h3_1": ["t5", "t5", "land"],
        "chaereas": ["t28", "t28", "land"],
    }
    match = resume(position(pieces, orders("athens", 0), points={"sparta": 1}, came=came))
    assert [at(match, p) for p in ("athens_h4_1", "athens_h3_1", "chaereas")] == ["t28", "t5", "t28"]
    assert weak(match) == {"athens_h4_1", "athens_h3_1"}


@pytest.mark.rule("6b", "6c")
def test_supply_cites_why_the_marker_moves() -> None:
    pieces = {"m13": "sparta_t4_1", "m5": "athens_t10_1"}
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4", supply={"athens": 1}))
    assert [line.rule for line in lines(match, "supply-moves")] == ["6c"]
    pieces["b3"] = "athens_t20_1"
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4", supply={"athens": 2}))
    assert [line.rule for line in lines(match, "supply-moves")] == ["6b"]


@pytest.mark.rule("9.2g", "9.2h")
def test_an_eliminated_hoplite_unit_is_worth_2_and_any_other_1() -> None:
    for unit, score in (("athens_h3_1", (2, 0)), ("athens_p2_1", (0, 1)), ("athens_t4_1", (0, 0))):
        pieces = {"m5": "athens_t10_1", "eliminated": unit, "m18": "sparta_t4_1"}
        match = resume(position(pieces, orders("athens", 4), points={"athens": 4}))
        found = match.view(None)["score"]["sparta"]["lines"]
        assert (found["hoplites"], found["others"]) == score


@pytest.mark.rule("4.2.1c", "4.2.1a")
def test_who_has_nowhere_to_go_is_not_asked_to_evade() -> None:
    around = {"m6": "athens_t4_1", "m4": "athens_t4_2", "sestos": "athens_t4_3"}
    match = resume(position({"m5": "athens_t10_1 sparta_t10_1", **around}, fighting("athens")), [3])
    match.play("athens", "fight", "m5")
    assert asked(match, match.deciders[0]) != "evade"


@pytest.mark.rule("4.2.1h", "4.2.3b")
def test_an_evasion_paid_with_a_ship_may_cost_the_troops_aboard() -> None:
    pieces = {"m12": "athens_t20_1 sparta_t20_1 sparta_h4_1"}
    match = resume(position(pieces, fighting("athens")), [6])
    for answer in ("fight m12", "evade", "weaken sparta_t20_1"):
        play(match, answer)
    assert asked(match, "sparta") == "overload"
    match.play("sparta", "weaken", "sparta_h4_1")
    assert asked(match, "sparta") == "evade-to"
    match.play("sparta", "to", "m13")
    assert at(match, "sparta_h4_1") == at(match, "sparta_t20_1") == "m13"
    assert last(match, "evades")["to_place"] == "m13"


@pytest.mark.rule("8f", "8g", "9.2j")
def test_who_comes_back_no_longer_counts_as_lost() -> None:
    pieces = {"m5": "athens_t10_1", "eliminated": "athens_h4_1", "killed": "chaereas", "m18": "sparta_t4_1"}
    more: dict[str, Any] = {"points": {"athens": 4}, "advantage": "athens"}
    match = resume(position(pieces, orders("athens", 4), **more))
    match.play("athens", "advantage")
    match.play("athens", "return_leader", "chaereas")
    match.play("athens", "to", "b2")
    assert (at(match, "chaereas"), field(match, "advantage")) == ("b2", "sparta")
    assert match.view(None)["score"]["sparta"]["lines"]["leaders"] == 0
    refused(match, "athens", "advantage", why="advantage-not-held 8a")


@pytest.mark.rule("2.Db", "2.Dc")
def test_the_turn_goes_on_to_the_next_month() -> None:
    match = resume(position(SEA, turn_at(12), turn=3))
    go_on(match, "decline")
    assert field(match, "turn") == 4


@pytest.mark.rule("3.4d")
def test_the_room_of_a_sea_zone_is_shared_over_the_action_phase() -> None:
    pieces = {"t22": "athens_h4_1 athens_h3_1 athens_a2_1 chaereas", "m5": "athens_t4_1 athens_t2_1"}
    match = resume(position({**pieces, "m18": "sparta_t4_1"}, orders("athens", 4), points={"athens": 4}))
    for answer in ("activate t22", "pick athens_h4_1", "ferry t17", "pick athens_h3_1"):
        play(match, answer)
    assert "ferry" not in match.prompt("athens").choices  # 6 points of ships, 4 of them used
    for answer in ("move t23", "pick athens_a2_1", "ferry t17"):
        play(match, answer)
    assert at(match, "athens_a2_1") == "t17"


@pytest.mark.rule("4.1b")
def test_units_that_cannot_fall_back_anywhere_are_lost() -> None:
    around = {"m6": "sparta_t4_1", "m4": "sparta_t4_2", "sestos": "sparta_t4_3"}
    pieces = {"m5": "athens_t10_1 chaereas sparta_t10_1", **around}
    match = resume(position(pieces, orders("athens", 0), points={"sparta": 1}))
    assert (at(match, "athens_t10_1"), at(match, "chaereas")) == ("eliminated", "eliminated")


@pytest.mark.rule("4.2a", "8e")
def test_the_attacker_may_use_the_advantage_between_two_combats() -> None:
    pieces = {"m12": "athens_t10_1 sparta_t10_1", "m5": "athens_t4_1*"}
    match = resume(position(pieces, fighting("athens"), advantage="athens"))
    match.play("athens", "advantage")
    match.play("athens", "restore", "athens_t4_1")
    assert asked(match, "athens") == "fight"
    assert weak(match) == set()


@pytest.mark.rule("2.D.2e")
def test_a_piece_goes_once_in_d_2() -> None:
    frames = [*turn_at(9), {"frame": "FirstAdjustments", "who": "athens", "at": 1}]
    match = resume(position({"m5": "athens_t4_1", "m13": "athens_t20_1", "m18": "sparta_t4_1"}, frames))
    for answer in ("adjust athens_t4_1", "to sestos"):
        play(match, answer)
    refused(match, "athens", "adjust", "athens_t4_1", why="returned-already 2.D.2d")


@pytest.mark.rule("10.1f", "3.5a")
def test_persians_and_ships_are_never_picked_together() -> None:
    pieces = {"abydos": "sparta_t10_1 sparta_c5b_1 sparta_h3_1", "m18": "athens_t4_1"}
    for first, others in (("sparta_c5b_1", {"sparta_h3_1"}), ("sparta_t10_1", {"sparta_h3_1"})):
        match = resume(position(pieces, orders("sparta", 4), points={"sparta": 4}))
        for answer in ("activate abydos", f"pick {first}"):
            play(match, answer)
        assert offers(match, "pick") == others
        assert "pick_all" not in match.prompt("sparta").choices


@pytest.mark.rule("3.3c", "3.5g")
def test_nobody_is_put_ashore_at_sea() -> None:
    pieces = {"m6": "athens_t20_1 athens_h4_1", "m7": "sparta_t2_1"}
    match = resume(position(pieces, orders("athens", 4), points={"athens": 4}))
    for answer in ("activate m6", "pick_all", "move m7", "pass_by"):
        play(match, answer)
    assert "ashore" not in match.prompt("athens").choices
    assert "move" in match.prompt("athens").choices


@pytest.mark.rule("4.2.3f")
def test_a_ship_is_named_once_among_the_losses() -> None:
    match = battle({"m12": "athens_t20_1 athens_t20_2 sparta_t10_1 sparta_t10_2 sparta_t10_3"}, "m12", [5])
    choose(match, "weaken", "sparta_t10_1")
    assert offers(match, "weaken") == {"sparta_t10_2", "sparta_t10_3"}


@pytest.mark.rule("TRC.col.d", "3.5b")
def test_a_longer_rough_road_is_better_than_a_short_clear_one() -> None:
    pieces = {"t7": "athens_h4_1 chaereas", "t27": "sparta_h4_1"}
    match = resume(position(pieces, orders("athens", 4), points={"athens": 4}))
    for answer in ("activate t7", "pick athens_h4_1", "move t27"):
        play(match, answer)
    assert field(match, "came")["athens_h4_1"] == ["t7", "t26", "land"]  # 2 and 2 movement points


@pytest.mark.rule("2.B.3i")
def test_after_the_last_group_of_a_zone_the_active_side_goes_on_at_once() -> None:
    pieces = {"m5": "athens_t10_1", "m9": "athens_t4_1", "m18": "sparta_t10_1"}
    start = position(pieces, orders("athens", 4), points={"athens": 4}, hands={"sparta": ["c10"]})
    match = resume(start)
    for answer in ("activate m5", "decline", "pick athens_t10_1", "move m6"):
        play(match, answer)
    assert asked(match, "athens") == "activate"


@pytest.mark.rule("10.1c", "2.Ac")
def test_a_starting_counter_that_was_played_is_forgotten() -> None:
    more: dict[str, Any] = {"hands": {"athens": ["c05", "c09"]}, "start_pick": {"athens": "c05"}}
    match = resume(position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), **more), [3])
    for answer in ("fight m12", "s3 c05"):
        play(match, answer)
    assert field(match, "start_pick")["athens"] == ""
