"""2.B.2 and 10: reinforcements, base exits, the starting stratagems, the two scenarios over time."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    GAME,
    asked,
    at,
    field,
    go_on,
    last,
    position,
    refused,
    resume,
    turn_at,
    weak,
)
from polemos.engine.match import Match


def b_2(turn: int, pieces: dict[str, str] | None = None, **fields: object) -> Match:
    """B.2 of a turn; the lines of that turn are still to come, earlier ones are not."""
    start = position(pieces, turn_at(2), turn=turn, phase="B.2", **fields)
    start["state"]["due"] = {k: v for k, v in start["state"]["due"].items() if v >= turn}
    return resume(start)


@pytest.mark.rule("2.B.2a", "10.1j", "10.1q")
def test_2_b_2_september_brings_both_fleets_to_b3_where_both_may_stand() -> None:
    match = b_2(2)
    assert {at(match, p) for p in ("thrasybulus", "athens_t20_1", "mindarus", "sparta_t20_1")} == {"b3"}
    assert len([u for u in weak(match) if "_t10_" in u]) == 2
    arrived = [line.args["who"] for line in match.log(None) if line.key == "arrives"]
    assert arrived == ["sparta", "athens"]  # the Advantage holder places first


@pytest.mark.rule("2.B.2a")
def test_2_b_2_the_advantage_holder_places_first() -> None:
    match = b_2(2, advantage="athens")
    assert [line.args["who"] for line in match.log(None) if line.key == "arrives"] == ["athens", "sparta"]


@pytest.mark.rule("2.B.2b", "2.B.2c", "10.1s")
def test_2_b_2_athenians_in_t29_make_room_for_the_persians() -> None:
    match = b_2(3, {"t29": "athens_h4_1 chaereas", "m8": "sparta_t4_1"})
    assert match.deciders == ("athens",)
    assert match.prompt("athens").choices == {"to": ("t28", "t30", "t4", "t5")}
    match.play("athens", "to", "t5")
    assert [at(match, p) for p in ("athens_h4_1", "chaereas", "pharnabazus")] == ["t5", "t5", "t29"]


@pytest.mark.rule("2.B.2d", "2.B.2g")
def test_2_b_2_pure_reinforcements_leave_their_base_free_the_advantage_first() -> None:
    match = b_2(2, {"m8": "sparta_t4_1", "m5": "athens_t4_1"}, points={"athens": 0, "sparta": 0})
    assert match.deciders == ("sparta",)
    match.play("sparta", "activate", "b3")
    assert last(match, "activates")["points"] == 0
    match.play("sparta", "done")
    while match.deciders == ("sparta",):
        match.play("sparta", "done")
    assert match.deciders == ("athens",)


@pytest.mark.rule("2.B.2d", "10.1j")
def test_2_b_2_of_18_land_points_in_september_athens_can_lift_10() -> None:
    match = b_2(2, {"m8": "sparta_t4_1", "m5": "athens_t4_1"}, advantage="athens")
    match.play("athens", "activate", "b3")
    match.play("athens", "pick_all")
    assert "move" not in match.prompt("athens").choices
    troops = [p for p in field(match, "fresh") if p[:9] in ("athens_h4", "athens_p4", "athens_a2")]
    assert len(troops) == 5


@pytest.mark.rule("2.B.2e", "2.B.2f", "2.D.2d")
@pytest.mark.parametrize(("leader", "price"), [("", 2), ("epicles", 1), ("mindarus", 0)])
def test_2_b_2_pieces_left_in_a_base_make_the_exit_cost_the_normal_price(leader: str, price: int) -> None:
    pieces = {"b1": f"sparta_t4_1 sparta_t4_2 {leader}", "m5": "athens_t4_1"}
    match = b_2(1, pieces, points={"athens": 0, "sparta": 3})
    match.play("sparta", "activate", "b1")
    assert field(match, "points")["sparta"] == 3 - price


@pytest.mark.rule("2.B.2e")
def test_2_b_2_a_side_that_cannot_pay_stays_in_base() -> None:
    match = b_2(1, {"b1": "sparta_t4_1", "m5": "athens_t4_1"}, points={"athens": 0, "sparta": 1})
    assert asked(match, match.deciders[0]) != "leave-base"


@pytest.mark.rule("2.B.2d", "2.B.2e")
def test_2_b_2_option_per_piece_lets_reinforcements_leave_free_beside_others() -> None:
    pieces = {"b3": "athens_t4_1", "m8": "sparta_t4_1"}
    for option, free in (("whole", False), ("per_piece", True)):
        start = position(pieces, turn_at(2), options={"base_exit": option}, turn=7, phase="B.2")
        due = start["state"]["due"]
        start["state"]["due"] = {line: turn for line, turn in due.items() if turn == 7}
        start["state"]["advantage"] = "athens"
        start["state"]["points"] = {"athens": 0, "sparta": 0}
        match = resume(start)
        assert ("b3" in match.prompt("athens").choices["activate"]) == free
        if free:
            match.play("athens", "activate", "b3")
            assert "athens_t4_1" not in match.prompt("athens").choices["pick"]


@pytest.mark.rule("2.B.2h", "2.B.2i")
def test_2_b_2_a_fleet_may_end_beside_enemies_without_a_combat_and_moves_again_in_b_3() -> None:
    match = b_2(
        2, {"m22": "sparta_t4_1"}, advantage="athens", points={"athens": 3, "sparta": 0}, initiative="athens"
    )
    match.play("athens", "activate", "b3")
    match.play("athens", "pick", "athens_t10_2")
    match.play("athens", "move", "m22")
    match.play("athens", "stop")
    match.play("athens", "done")
    go_on(match, "done", "decline")
    assert field(match, "phase") == "B.3"
    assert at(match, "athens_t10_2") == at(match, "sparta_t4_1") == "m22"
    match.play("athens", "announce", 3)
    go_on(match, "decline")
    match.play("athens", "activate", "m22")
    assert "athens_t10_2" in match.prompt("athens").choices["pick"]


@pytest.mark.rule("2.B.2j", "7.S20d")
def test_2_b_2_a_sick_leader_recovers_in_b_2() -> None:
    match = b_2(4, {"sestos": "athens_t4_1 alcibiades", "m8": "sparta_t4_1"}, down={"alcibiades": "sick"})
    assert field(match, "down") == {}


@pytest.mark.rule("2.B.3a", "7.S15c")
def test_2_b_3_a_wounded_leader_recovers_only_at_the_start_of_b_3() -> None:
    pieces = {"sestos": "athens_t4_1", "b1": "sparta_t4_1 mindarus"}
    match = b_2(4, pieces, down={"mindarus": "wounded"}, points={"athens": 0, "sparta": 2})
    assert field(match, "down") == {"mindarus": "wounded"}
    match.play("sparta", "done")
    assert field(match, "down") == {}


@pytest.mark.rule("10.1m")
def test_10_1_thrasyllus_is_called_home_in_november() -> None:
    match = b_2(4, {"sestos": "athens_t4_1 thrasyllus", "m8": "sparta_t4_1"})
    assert at(match, "thrasyllus") == "recalled"


@pytest.mark.rule("10.2e", "10.2c", "10.2d")
def test_10_2_thrasyllus_returns_in_february_with_the_new_pericles() -> None:
    start = position({"m8": "sparta_t4_1"}, turn_at(2), scenario="alcibiades", turn=7, phase="B.2")
    start["state"]["due"] = {k: v for k, v in start["state"]["due"].items() if v == 7}
    start["state"]["pieces"]["thrasyllus"] = "recalled"
    match = resume(start)
    assert at(match, "thrasyllus") == "b3"
    dead = position({"m8": "sparta_t4_1"}, turn_at(2), scenario="alcibiades", turn=7, phase="B.2")
    dead["state"]["due"] = {k: v for k, v in dead["state"]["due"].items() if v == 7}
    dead["state"]["pieces"]["thrasyllus"] = "killed"
    assert at(resume(dead), "thrasyllus") == "killed"


@pytest.mark.rule("10.1c")
def test_10_1_each_side_may_take_one_counter_with_an_own_face_s1_to_s10() -> None:
    match = GAME.start("historical")
    assert match.deciders == ("athens",)
    assert match.prompt("athens").choices["take"] == ("c01", "c04", "c05", "c06", "c07", "c08", "c09")
    refused(match, "athens", "take", "c10", why="no-starting-face 10.1c")  # S4 and S6 are neutral
    match.play("athens", "take", "c05")
    assert match.prompt("sparta").choices["take"] == ("c02", "c04", "c05", "c06", "c07", "c08", "c09")
    assert match.view("sparta")["hands"]["athens"] == {"count": 1}


@pytest.mark.rule("10.1c", "2.Ab")
def test_10_1_sparta_learns_of_athens_counter_only_by_reaching_for_it() -> None:
    match = GAME.start("historical")
    match.play("athens", "take", "c05")
    match.play("sparta", "take", "c05")
    assert match.deciders == ("sparta",)
    assert "c05" not in match.prompt("sparta").choices["take"]
    assert match.view("sparta")["hands"]["athens"]["known"] == ["c05"]
    assert "c05" not in str(match.view(None))


@pytest.mark.rule("10.1c", "10.1d", "2.Aa")
def test_10_1_on_the_first_turn_one_counter_is_drawn_later_two() -> None:
    match = GAME.start("historical", seed=4)
    match.play("athens", "pick_none")
    match.play("sparta", "take", "c02")
    hands = field(match, "hands")
    assert (len(hands["athens"]), len(hands["sparta"])) == (1, 2)
    later = resume(position({"m8": "sparta_t4_1", "m5": "athens_t4_1"}, turn_at(0), turn=2))
    assert {side: len(hand) for side, hand in field(later, "hands").items()} == {"athens": 2, "sparta": 2}


@pytest.mark.rule("10.2a", "10.2b")
def test_10_2_begins_with_the_advantage_at_athens_and_18_counters() -> None:
    match = GAME.start("alcibiades")
    assert field(match, "advantage") == "athens"
    assert field(match, "gone") == ["c01", "c02", "c03"]
    assert len(field(match, "bowl")) == 18
