"""2-10: the halves of clauses that say once, only, not among and nowhere else."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    GAME,
    acting,
    asked,
    at,
    battle,
    choose,
    field,
    go_on,
    last,
    offers,
    orders,
    position,
    refused,
    resume,
    turn_at,
)
from games.hellespont.scenes import play


@pytest.mark.rule("2.B.3a", "7.S15a")
def test_2_b_3_who_was_wounded_in_an_action_phase_stays_so_in_the_next() -> None:
    pieces = {"m5": "athens_t10_1 chaereas", "m18": "sparta_t4_1"}
    wounds = {"chaereas": "wounded"}
    match = resume(position(pieces, acting("athens"), points={"sparta": 1}, down=wounds))
    assert asked(match, "sparta") == "announce"
    assert field(match, "down") == wounds


@pytest.mark.rule("TRC.die.f")
def test_trc_a_single_point_aboard_is_enough_to_board() -> None:
    pieces = {"m12": "athens_t10_1 athens_a2_1* sparta_t10_1"}
    match = battle(pieces, "m12", [3], options={"boarders": "carried"})
    assert last(match, "combat-result")["modifiers"] == ("TRC.die.f +1",)


@pytest.mark.rule("4.2.3e", "8a")
def test_4_2_3_no_stratagem_nor_advantage_among_the_losses_once_one_is_named() -> None:
    ours, theirs = (
        "athens_h4_1 athens_h4_2 athens_h3_1 athens_h3_2",
        "sparta_h4_1 sparta_h3_1* sparta_p4_1 sparta_p2_1",
    )
    match = battle({"t11": f"{ours} {theirs}", "m18": "sparta_t4_1"}, "t11", [6], advantage="sparta")
    assert match.prompt("sparta").args["quota"] == 2
    assert set(match.prompt("sparta").choices) == {"weaken", "advantage"}
    choose(match, "weaken", "sparta_h4_1")
    assert set(match.prompt("sparta").choices) == {"weaken"}


@pytest.mark.rule("2.B.2d", "2.B.2e")
def test_2_b_2_a_base_is_left_once_a_turn() -> None:
    pieces = {"b3": "sparta_t10_1 sparta_t10_2 dorieus", "b1": "sparta_t4_1", "m5": "athens_t4_1"}
    match = resume(position(pieces, turn_at(2), phase="B.2", due={}, points={"sparta": 6}))
    play(match, "activate b3")
    play(match, "done")
    assert asked(match, "sparta") == "leave-base"
    assert offers(match, "activate") == {"b1"}


@pytest.mark.rule("10.1c")
def test_10_1_the_opponent_is_told_how_many_counters_were_picked() -> None:
    match = GAME.start("historical")
    match.play("athens", "take", "c05")
    assert last(match, "picked-count") == {"who": "athens", "count": 1}
    match.play("sparta", "pick_none")
    assert last(match, "picked-count") == {"who": "sparta", "count": 0}


@pytest.mark.rule("3.6b")
def test_3_6_every_place_is_looked_at_not_only_the_first() -> None:
    crowd = "athens_h4_1 athens_h4_2 athens_h3_2 athens_p2_1 athens_a2_1"
    pieces = {"t7": "athens_h3_1 chaereas", "t27": crowd, "m5": "athens_t2_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}))
    for answer in ("activate t7", "pick athens_h3_1", "move t27", "done"):
        play(match, answer)
    go_on(match, "done", "decline")
    assert asked(match, "athens") == "stacking"
    assert offers(match, "eliminate") == {*crowd.split(), "athens_h3_1"}
    refused(match, "athens", "eliminate", "athens_t2_1", why="elsewhere 3.6b")
    choose(match, "eliminate", "athens_a2_1")
    assert at(match, "athens_a2_1") == "eliminated"


@pytest.mark.rule("2.B.2d", "2.B.2e")
def test_2_b_2_newcomers_leave_free_and_the_others_of_the_base_may_follow_at_its_price() -> None:
    pieces = {"b3": "sparta_t10_1 sparta_t10_2 dorieus", "m5": "athens_t4_1"}
    due = {"sparta_february_b3": 7}
    more = {"phase": "B.2", "points": {"sparta": 6}, "options": {"base_exit": "per_piece"}}
    match = resume(position(pieces, turn_at(2), turn=7, due=due, **more))
    play(match, "activate b3")
    assert "sparta_t10_1" not in offers(match, "pick")
    play(match, "done")
    assert field(match, "points")["sparta"] == 6
    assert offers(match, "activate") == {"b3"}
    play(match, "activate b3")
    assert "sparta_t10_1" in offers(match, "pick")
    play(match, "done")
    assert field(match, "points")["sparta"] == 5
    assert not offers(match, "activate")


@pytest.mark.rule("8g", "10.1m")
@pytest.mark.parametrize(("leader", "back"), [("thrasyllus", False), ("thrasybulus", True)])
def test_8_only_who_was_called_home_does_not_come_back(leader: str, back: bool) -> None:
    pieces = {"killed": leader, "m5": "athens_t10_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}, advantage="athens", turn=5))
    assert ("advantage" in match.prompt("athens").choices) is back
