"""2-9: small print that planted faults have shown to be read by nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    GAME,
    adjusting,
    asked,
    besieging,
    field,
    frame,
    go_on,
    last,
    offers,
    orders,
    position,
    refused,
    resume,
    turn_at,
    weak,
)
from games.hellespont.scenes import D_1, D_2, play
from polemos.engine.match import Match

SEA = {"m5": "athens_t10_1", "m18": "sparta_t4_1"}


def notes(match: Match, verb: str) -> list[tuple[object, str, str, dict[str, Any]]]:
    """What is told beside a choice: argument, key, paragraph, numbers."""
    role = match.deciders[0]
    return [(n.arg, n.key, n.rule, n.args) for n in match.notes(role) if n.verb == verb]


# --- 0.1: dice have six faces ---------------------------------------------------------------------------


@pytest.mark.rule("0.1a", "2.B.1a")
def test_dice_have_six_faces() -> None:
    totals = []
    for seed in range(40):
        match = GAME.resume(position(SEA, turn_at(1)), seed=seed)
        totals.extend([line.args["total"] for line in match.log(None) if line.key == "points"])
    assert (min(totals), max(totals), len(totals)) == (2, 12, 80)


@pytest.mark.rule("0.1a", "7.S4a", "8d")
def test_a_roll_and_the_same_rolled_again_have_six_faces_too() -> None:
    ships = "sparta_t10_1 sparta_t10_2 sparta_t10_3 sparta_t10_4 sparta_t10_5 sparta_t4_1 sparta_t4_2"
    shown: list[int] = []
    for seed in range(12):
        start = position({"m18": ships}, orders("sparta", 2), hands={"sparta": ["c10"]}, advantage="sparta")
        match = GAME.resume(start, seed=seed)
        match.play("sparta", "s4", "c10")
        shown.extend(match.prompt("sparta").args["dice"])  # type: ignore[arg-type]  # a tuple of faces
        match.play("sparta", "reroll")
        shown.extend([line.args["die"] for line in match.log(None) if line.key == "storm"])
    assert set(shown) == {1, 2, 3, 4, 5, 6}
    assert len(shown) == 12 * 14


# --- 2.B.3: orders --------------------------------------------------------------------------------------


@pytest.mark.rule("2.B.3.2b", "2.B.3.3b", "3.1a")
def test_a_free_zone_may_be_activated_with_no_point_left() -> None:
    pieces = {"m12": "athens_t10_1 chaereas sparta_t20_1", "m9": "athens_t4_1 alcibiades"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    match.play("athens", "activate", "m12")
    go_on(match, "decline")
    match.play("athens", "done")
    assert offers(match, "activate") == {"m9"}
    assert notes(match, "done") == [(None, "falls-back", "4.1b", {"places": ("m12",)})]
    assert notes(match, "activate") == [("m9", "costs", "2.B.3.2b", {"cost": 0, "left": 0})]


@pytest.mark.rule("2.B.3.1b", "2.B.3.3b")
def test_the_end_of_the_orders_tells_combats_and_points_that_are_lost() -> None:
    pieces = {"m12": "athens_t10_1 chaereas sparta_t20_1", "sestos": "athens_t4_1"}
    match = resume(position(pieces, orders("athens", 3), points={"athens": 3}))
    due = (None, "combats-due", "2.B.3.3b", {"places": ("m12",)})
    assert notes(match, "done") == [due, (None, "points-lost", "2.B.3.1b", {"count": 2})]
    assert sorted(str(n[0]) + str(n[3]["left"]) for n in notes(match, "activate")) == ["m122", "sestos1"]
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    assert notes(match, "done") == [due]
    match = resume(position(SEA, orders("athens", 2), points={"athens": 2}))
    assert notes(match, "done") == [(None, "points-lost", "2.B.3.1b", {"count": 2})]
    match.play("athens", "activate", "m5")
    match.play("athens", "done")
    assert "athens" not in match.deciders or asked(match, "athens") != "activate"


@pytest.mark.rule("2.B.3.3b", "2.B.3.1b", "2.B.3i")
def test_after_the_combats_both_may_step_in_and_only_what_was_not_spent_is_lost() -> None:
    pieces = {"m12": "athens_t10_1 sparta_t10_1", "t6": "athens_h4_1", "t4": "sparta_h4_1"}
    hands = {"athens": ["c18"], "sparta": ["c10"]}
    start = position(pieces, orders("athens", 3), points={"athens": 5, "sparta": 1}, hands=hands)
    match = resume(start, [6])
    go_on(match, "done", "decline")
    match.play("athens", "fight", "m12")
    go_on(match)
    match.play("sparta", "weaken", "sparta_t10_1")
    go_on(match, "decline")
    match.play("sparta", "to", "m13")
    assert asked(match, "athens") == "window"
    match.play("athens", "decline")
    assert asked(match, "sparta") == "window"
    match.play("sparta", "decline")
    assert last(match, "points-lost")["count"] == 2
    assert field(match, "points")["athens"] == 2


# --- 2.D ------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.D.2b")
def test_ships_in_a_base_do_not_count_for_the_half_that_may_go_home() -> None:
    pieces = {"m8": "athens_t10_1 athens_t4_1 athens_t4_2", "b3": "athens_t20_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, D_2))
    assert match.prompt("athens").args["left"] == 9
    refused(match, "athens", "adjust", "athens_t10_1", why="over-half 2.D.2b")


@pytest.mark.rule("2.D.1a", "2.Ab")
def test_who_keeps_his_only_counter_keeps_it_known() -> None:
    """Sparta knows which it is; of two that one is kept of it no longer knows."""
    known = {"sparta": ["c09"], "athens": []}
    for hand, then in ((["c09"], ["c09"]), (["c09", "c10"], [])):
        more: dict[str, Any] = {"hands": {"athens": hand}, "spotted": known, "start_pick": {"athens": "c09"}}
        match = resume(position(SEA, D_1, **more))
        match.play("athens", "keep", "c09")
        assert field(match, "spotted")["sparta"] == then
        assert field(match, "start_pick")["athens"] == ("c09" if then else "")


@pytest.mark.rule("2.D.3a", "10.1g")
def test_what_does_not_recover_in_d_3_says_whether_bonuses_or_the_unit_are_to_blame() -> None:
    pieces = {"m5": "athens_t10_1* athens_t4_1 thrasyllus", "t6": "athens_h4_1*", "m18": "sparta_t4_1"}
    match = resume(position(pieces, adjusting("athens", 0), hands={"athens": ["c11"]}))
    refused(match, "athens", "restore", "athens_t4_1", why="not-weakened 1.1a")
    assert notes(match, "done") == [(None, "recovery-unused", "2.D.3a", {"count": 1})]
    match.play("athens", "restore", "athens_h4_1")
    refused(match, "athens", "restore", "athens_t10_1", why="no-recovery-left 2.D.3a")
    refused(match, "athens", "restore", "athens_t4_1", why="not-weakened 1.1a")
    refused(match, "athens", "restore", None, why="no-recovery-left 2.D.3a")
    assert weak(match) == {"athens_t10_1"}


# --- 3.6: where the limits are looked at -------------------------------------------------------------------

#: Twelve points in Sestos, one unit of them weakened: when it recovers there are fourteen.
FULL = {"sestos": "sparta_h4b_1 sparta_h4b_2 sparta_h4_1* sparta_p2_1", "m18": "sparta_t4_1"}


def surprised_with_a_full_port() -> Match:
    """Sparta restores a unit in Sestos by the Advantage; then Athens comes upon its cavalry in T4."""
    pieces = {**FULL, "t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1"}
    more: dict[str, Any] = {"points": {"athens": 2, "sparta": 1}, "advantage": "sparta"}
    match = resume(position(pieces, orders("athens", 2), **more))
    match.play("athens", "activate", "t5")
    for answer in ("advantage", "restore sparta_h4_1", "pick athens_h4_1", "move t4"):
        play(match, answer)
    return match


@pytest.mark.rule("3.6a", "3.6b", "3.5e")
@pytest.mark.parametrize(("answer", "then"), [("stay", "move"), ("aside t29", "underway")])
def test_cavalry_asked_to_step_aside_does_not_have_a_full_port_looked_at(answer: str, then: str) -> None:
    match = surprised_with_a_full_port()
    play(match, answer)
    assert asked(match, "athens") == then


@pytest.mark.rule("3.6a", "3.6g")
def test_a_port_overfull_by_recovery_is_looked_at_after_its_owners_next_moves() -> None:
    match = surprised_with_a_full_port()
    for answer in ("aside t29", "stop", "done"):
        play(match, answer)
    go_on(match, "done", "decline")
    match.play("sparta", "announce", 1)
    go_on(match, "done", "decline")
    assert asked(match, "sparta") == "stacking"
    assert match.prompt("sparta").args["place"] == "sestos"
    match.play("sparta", "eliminate", "sparta_p2_1")
    assert asked(match, match.deciders[0]) != "stacking"


@pytest.mark.rule("5.1d", "5.1h", "2.B.3i")
@pytest.mark.parametrize("who", ["athens", "sparta"])
def test_who_wants_to_be_left_in_peace_is_still_asked_for_a_counter_in_a_siege(who: str) -> None:
    pieces = {"m5": "athens_t20_1", "t17": "athens_h4_1", "sestos": "sparta_p2_1", "m18": "sparta_t4_1"}
    more: dict[str, Any] = {"hands": {who: ["c09"]}, "resting": ["athens", "sparta"]}
    match = resume(position(pieces, besieging("athens"), **more))
    match.play("athens", "besiege", "sestos")
    assert match.deciders == (who,)
    assert asked(match, who) == "siege-counter"
    assert offers(match, "discard") == {"c09"}


# --- what the sample arginusae has shown -----------------------------------------------------------------


@pytest.mark.rule("7.S22a", "8d")
@pytest.mark.parametrize(("resting", "then"), [([], "appeal-omens"), (["athens"], "wear")])
def test_who_rests_for_the_turn_is_not_asked_for_good_omens_after_dice(resting: list[str], then: str) -> None:
    pieces = {"t6": "athens_p2_1 athens_a2_1", "m5": "athens_t10_1", "m18": "sparta_t4_1"}
    frames = [*turn_at(11), frame("LastAdjustments", who="athens", at=5)]
    more: dict[str, Any] = {"hands": {"athens": ["c18"]}, "advantage": "sparta", "resting": resting}
    match = resume(position(pieces, frames, phase="D.5", **more), [5])
    match.play("sparta", "accept")
    assert asked(match, "athens") == then


@pytest.mark.rule("2.D.2c")
def test_troops_in_a_port_left_without_their_ship_begin_anew() -> None:
    pieces = {"sestos": "athens_t20_1 athens_h4_1", "m8": "athens_t20_2", "m18": "sparta_t4_1"}
    match = resume(position(pieces, D_2))
    for answer in ("adjust athens_t20_1", "pick athens_h4_1", "drop athens_t20_1"):
        play(match, answer)
    assert asked(match, "athens") == "returns"
    for answer in ("adjust athens_t20_1", "pick athens_h4_1", "drop athens_h4_1"):
        play(match, answer)
    assert asked(match, "athens") == "return-to"


@pytest.mark.rule("2.B.3i", "8h")
@pytest.mark.parametrize(("place", "told"), [("m5", False), ("eliminated", True)])
def test_a_stratagem_tells_its_price_whether_the_advantage_can_be_used_or_not(place: str, told: bool) -> None:
    pieces = {"m8": "athens_t10_1", "m18": "sparta_t4_1", "t5": "athens_a2_1"}
    pieces[place] = f"{pieces.get(place, '')} {'athens_t4_1' if place == 'm5' else 'athens_h4_1'}"
    match = resume(position(pieces, orders("athens", 2), hands={"athens": ["c10"]}, advantage="athens"))
    assert notes(match, "s6") == [("c10", "your-stratagem", "2.B.3i", {})]
    assert notes(match, "advantage") == ([(None, "advantage-passes", "8h", {})] if told else [])


@pytest.mark.rule("3.6a", "2.B.3c")
def test_the_limits_are_looked_at_before_the_combats_and_not_after_them() -> None:
    """A unit restored in a full port while combats are fought is in nobody's way until the next moves."""
    pieces = {
        "sestos": "athens_h4_1 athens_h4_2 athens_h4b_1* athens_p2_1",
        "m12": "athens_t10_1 sparta_t10_1",
    }
    more: dict[str, Any] = {"points": {"athens": 1, "sparta": 1}, "advantage": "athens"}
    match = resume(position(pieces, orders("athens", 1), **more), [6])
    go_on(match, "done", "decline")
    assert asked(match, "athens") == "fight"
    for answer in ("advantage", "restore athens_h4b_1", "fight m12", "weaken sparta_t10_1", "to m13"):
        play(match, answer)
    go_on(match, "decline")
    assert asked(match, "sparta") == "announce"


@pytest.mark.rule("3.3c", "3.5g")
def test_a_fleet_that_can_only_stay_in_a_port_may_still_put_troops_ashore() -> None:
    """It has called twice at both, and enemies lie before the only way out."""
    pieces = {"m6": "athens_t20_1 athens_t20_2 athens_h4_1", "m7": "sparta_t4_1"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2}))
    match.play("athens", "activate", "m6")
    match.play("athens", "pick_all")
    for answer in ("move m7", "pass_by", "move lampsacus") * 2:
        play(match, answer)
    assert offers(match, "move") == set()
    assert offers(match, "ashore") == {"athens_h4_1"}
