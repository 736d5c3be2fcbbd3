"""The smallest print: who is not asked, what is not offered, and what is looked at at once."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    adjusting,
    announcing,
    asked,
    at,
    engage,
    field,
    fighting,
    frame,
    go_on,
    lines,
    offers,
    orders,
    position,
    refused,
    resume,
    turn_at,
    weak,
)
from games.hellespont.scenes import SEA, play
from polemos.engine.match import Match

D_2 = [*turn_at(9), frame("FirstAdjustments", who="athens", at=1)]


def ordered(pieces: dict[str, str], *answers: str, dice: tuple[int, ...] = (), **more: Any) -> Match:
    """Athens has four points for its orders."""
    match = resume(position(pieces, orders("athens", 4), points={"athens": 4}, **more), dice)
    for answer in answers:
        play(match, answer)
    return match


# --- 3: movement ---------------------------------------------------------------------------------


@pytest.mark.rule("3.2a", "4.2.4c")
@pytest.mark.parametrize(("to", "goes_on"), [("t4", True), ("t3", False)])
def test_who_captures_a_leader_with_his_last_movement_point_is_not_asked_to_go_on(
    to: str, goes_on: bool
) -> None:
    pieces = {"t7": "athens_h4_1 chaereas", to: "hippocrates", "m18": "sparta_t4_1"}
    match = ordered(pieces, "activate t7", "pick athens_h4_1", f"move {to}")
    assert at(match, "hippocrates") == "eliminated"
    assert (asked(match, "athens") == "underway") == goes_on


@pytest.mark.rule("3.3e")
def test_only_troops_are_cut_down_to_what_a_fleet_can_carry() -> None:
    pieces = {"sestos": "athens_t10_1 athens_h4_1 chaereas", "m18": "sparta_t4_1"}
    match = ordered(pieces, "activate sestos", "pick athens_t10_1", "pick athens_h4_1", "pick chaereas")
    assert offers(match, "cut") == {"athens_h4_1"}


# --- 2: the turn ---------------------------------------------------------------------------------


@pytest.mark.rule("2.D.2a", "2.D.2c")
def test_troops_go_home_only_with_ships_that_may_still_go() -> None:
    """Of 18 points 9 may go: the ten that could carry the archers are one too many."""
    pieces = {"m8": "athens_t10_1 athens_t4_1 athens_t4_2 athens_a2_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, D_2))
    assert offers(match, "adjust") == {"athens_t4_1", "athens_t4_2"}
    pieces["m13"] = "athens_t2_1"  # 20 points: 10 may go
    match = resume(position(pieces, D_2))
    assert {"athens_t10_1", "athens_a2_1"} <= offers(match, "adjust")


@pytest.mark.rule("8a", "8e", "2.D.2a")
def test_the_advantage_can_be_used_in_d_2() -> None:
    start = position({"m8": "athens_t10_1*", "m18": "sparta_t4_1"}, D_2, advantage="athens")
    match = resume(start)
    assert asked(match, "athens") == "returns"
    for answer in ("advantage", "restore athens_t10_1"):
        play(match, answer)
    assert (weak(match), field(match, "advantage")) == (set(), "sparta")
    assert asked(match, "athens") == "returns"


# --- 6: supply -------------------------------------------------------------------------------------


@pytest.mark.rule("6.3a", "6c")
def test_a_supplied_side_at_0_does_not_starve_in_winter() -> None:
    pieces = {"b3": "athens_t4_1", "m5": "athens_t10_1", "m13": "sparta_t10_1"}
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4", turn=6, supply={"athens": 0}))
    assert field(match, "supply")["athens"] == 0
    assert (weak(match), lines(match, "starves")) == (set(), [])


@pytest.mark.rule("6.1c", "6.1d", "6d")
def test_a_fleet_that_leaves_its_base_turns_the_marker_at_once() -> None:
    pieces = {"b3": "athens_t10_1 chaereas", "m5": "athens_t4_1", "m18": "sparta_t4_1"}
    match = ordered(pieces, "activate b3", "pick athens_t10_1", short={"athens": True})
    assert field(match, "short")["athens"]
    play(match, "move m22")
    assert not field(match, "short")["athens"]


# --- 7: stratagems -----------------------------------------------------------------------------------


@pytest.mark.rule("7.S4b")
def test_friends_in_a_neighbouring_zone_are_no_port_in_a_storm() -> None:
    pieces = {"m12": "athens_t10_1", "m13": "athens_t4_1", "m18": "sparta_t4_1"}
    match = ordered(pieces, "s4 c10", dice=(5, 5, 5), hands={"athens": ["c10"]})
    go_on(match, "accept")
    needed = {line.args["piece"]: line.args["needed"] for line in lines(match, "storm")}
    assert needed == {"athens_t10_1": 5, "athens_t4_1": 6, "sparta_t4_1": 6}
    assert weak(match) == {"athens_t10_1"}


@pytest.mark.rule("7.S5a")
def test_who_has_lost_his_only_ship_off_a_beach_has_none_to_weaken() -> None:
    pieces = {"m5": "sparta_t10_1", "m12": "sparta_t20_1", "sestos": "athens_p2_1"}
    match = resume(position(pieces, adjusting("athens", 4), hands={"athens": ["c09"]}))
    for answer in ("s5 c09", "scuttle sparta_t10_1"):
        play(match, answer)
    assert not asked(match, match.deciders[0]).startswith("hulls")
    assert weak(match) == set()


@pytest.mark.rule("7.S13b", "2.Ad")
@pytest.mark.parametrize(("gone", "replies"), [(["c12"], True), (["c12", "c19"], False)])
def test_nobody_is_asked_for_s13_once_all_its_counters_are_out(gone: list[str], replies: bool) -> None:
    more: dict[str, Any] = {"phase": "B.2", "due": {}, "advantage": "athens", "gone": gone}
    more["hands"] = {"athens": ["c14"], "sparta": ["c17"]}
    match = resume(position(SEA, turn_at(2), **more))
    for answer in ("s14 c14", "bring athens_optional_b2"):
        play(match, answer)
    assert (asked(match, match.deciders[0]) == "reply") == replies


@pytest.mark.rule("7.S7a", "2.Ad")
@pytest.mark.parametrize(("gone", "rides"), [([], True), (["c06"], False)])
def test_nobody_is_asked_to_ride_down_once_the_counter_is_out(gone: list[str], rides: bool) -> None:
    pieces = {"t7": "sparta_c5b_1 sparta_h4_1 athens_h4_1 athens_p2_1* athens_p2_2"}
    match = resume(position(pieces, fighting("sparta"), hands={"sparta": ["c09"]}, gone=gone), [6])
    engage(match, "sparta", "t7")
    go_on(match, "stand", "commit_none", "accept")
    while asked(match, match.deciders[0]) == "losses":
        match.play("athens", "weaken", min(offers(match, "weaken")))
    assert (asked(match, match.deciders[0]) == "pursuit") == rides


@pytest.mark.rule("4.2.2b", "2.Ad")
@pytest.mark.parametrize(("gone", "commits"), [([], True), (["c05"], False)])
def test_nobody_is_asked_to_commit_what_he_cannot_hold(gone: list[str], commits: bool) -> None:
    """Only c05 would help Sparta on the defence; c10, c18 and c19 would be a reason to ask in any case."""
    more: dict[str, Any] = {"hands": {"sparta": ["c09"]}, "gone": ["c10", "c18", "c19", *gone]}
    match = resume(position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), **more), [3])
    engage(match, "athens", "m12")
    match.play("sparta", "stand")
    assert (asked(match, match.deciders[0]) == "commit") == commits


# --- 8: the Advantage ---------------------------------------------------------------------------------


@pytest.mark.rule("8e", "8f", "8g")
def test_the_advantage_helps_only_ones_own_side() -> None:
    lost = {"eliminated": "athens_h4_1 sparta_h4_1", "killed": "chaereas mindarus"}
    pieces = {"m5": "athens_t10_1*", "m8": "sparta_t10_1*", **lost}
    match = resume(position(pieces, announcing("athens"), advantage="athens", points={"athens": 2}))
    match.play("athens", "advantage")
    assert match.prompt("athens").choices == {
        "restore": ("athens_t10_1",),
        "return_unit": ("athens_h4_1",),
        "return_leader": ("chaereas",),
    }


@pytest.mark.rule("8f", "8g")
@pytest.mark.parametrize(
    ("verb", "piece", "rule"), [("return_unit", "athens_h4_1", "8f"), ("return_leader", "chaereas", "8g")]
)
def test_a_return_cites_its_paragraph(verb: str, piece: str, rule: str) -> None:
    pieces = {"m5": "athens_t10_1", "m8": "sparta_t10_1", "eliminated": "athens_h4_1", "killed": "chaereas"}
    match = resume(position(pieces, announcing("athens"), advantage="athens", points={"athens": 2}))
    for answer in ("advantage", f"{verb} {piece}", "to b2"):
        play(match, answer)
    assert [line.rule for line in lines(match, "comes-back")] == [rule]


@pytest.mark.rule("8e", "3.3e")
def test_troops_that_their_ships_could_not_carry_whole_do_not_recover_aboard() -> None:
    pieces = {"m5": "athens_t10_1 athens_h4_1*", "m8": "sparta_t10_1"}
    more: dict[str, Any] = {"advantage": "athens", "points": {"athens": 2}}
    refused(
        resume(position(pieces, announcing("athens"), **more)),
        "athens",
        "advantage",
        why="advantage-no-use 8a",
    )
    pieces["m5"] = "athens_t20_1 athens_h4_1*"
    match = resume(position(pieces, announcing("athens"), **more))
    match.play("athens", "advantage")
    assert offers(match, "restore") == {"athens_h4_1"}
