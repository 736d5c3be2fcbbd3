"""2, 3.3, 6: where the phases of a turn meet: recovery aboard, going home, bases, points, supply at once."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    Frames,
    adjusting,
    announcing,
    asked,
    at,
    besieging,
    field,
    frame,
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
from games.hellespont.scenes import play
from polemos.engine.match import Match


def d_2(who: str = "athens") -> Frames:
    return [*turn_at(9), frame("FirstAdjustments", who=who, at=1)]


def go_home(match: Match, group: str, to: str) -> None:
    first, *others = group.split()
    match.play("athens", "adjust", first)
    for piece in others:
        match.play("athens", "pick", piece)
    match.play("athens", "to", to)


# --- 3.3, 4.2.3: a recovery aboard ---------------------------------------------------------------------

#: Thrasybulus (2) restores two units; 10 points of ships carry 2 points of troops.
ABOARD = {"m5": "athens_t10_1 athens_h4_1* thrasybulus", "m18": "sparta_t4_1", "t6": "sparta_p2_1"}


@pytest.mark.rule("2.D.3a", "3.3e")
def test_2_d_3_a_unit_that_its_ships_could_not_carry_cannot_recover_aboard() -> None:
    """The other unit may recover; with room aboard the first may, too."""
    match = resume(position({**ABOARD, "t7": "athens_p2_1*"}, adjusting("athens", 0)))
    assert offers(match, "restore") == {"athens_p2_1"}
    refused(match, "athens", "restore", "athens_h4_1", why="no-room-aboard 3.3e")
    match = resume(
        position({**ABOARD, "m5": "athens_t20_1 athens_h4_1* thrasybulus"}, adjusting("athens", 0))
    )
    match.play("athens", "restore", "athens_h4_1")
    assert weak(match) == set()


@pytest.mark.rule("2.D.3a", "3.3e", "4.2.3b")
def test_2_d_3_who_recovers_aboard_at_the_cost_of_others_makes_room_at_once() -> None:
    pieces = {**ABOARD, "m5": "athens_t20_1 athens_h4_1* athens_p2_1 thrasybulus"}
    match = resume(position(pieces, adjusting("athens", 0)))
    match.play("athens", "restore", "athens_h4_1")  # 6 points on ships for 4
    assert asked(match, "athens") == "overload"
    assert offers(match, "weaken") == {"athens_h4_1", "athens_p2_1"}
    match.play("athens", "weaken", "athens_p2_1")
    assert asked(match, "athens") == "overload"  # 5 points still
    match.play("athens", "weaken", "athens_p2_1")
    assert at(match, "athens_p2_1") == "eliminated"
    assert weak(match) == set()


@pytest.mark.rule("8e", "3.3e")
def test_8_the_advantage_restores_nothing_that_the_ships_cannot_carry() -> None:
    start = position(ABOARD, orders("athens", 1), points={"athens": 1}, advantage="athens")
    refused(resume(start), "athens", "advantage", why="advantage-no-use 8a")


@pytest.mark.rule("7.S11a", "7.S12a", "3.3e")
def test_7_s11_restores_nothing_that_the_ships_cannot_carry() -> None:
    start = position(ABOARD, adjusting("athens", 0), hands={"athens": ["c11"]})
    refused(resume(start), "athens", "s11", "c11", why="no-target-s11 7.S11a")


OVERLOADED = {"m5": "athens_t10_1 athens_h4_1", "m12": "sparta_t4_1", "t29": "athens_a2_1"}


@pytest.mark.rule("3.3e", "6.4f")
def test_6_4_attrition_elsewhere_cuts_down_no_troops_aboard() -> None:
    """A position that is wrong already shows that nothing unrelated puts it right."""
    match = resume(position(OVERLOADED, [*turn_at(11), frame("LastAdjustments", who="athens", at=5)]), [5])
    go_on(match)
    match.play("athens", "weaken", "athens_a2_1")
    assert asked(match, match.deciders[0]) != "overload"
    assert weak(match) == {"athens_a2_1"}


@pytest.mark.rule("3.3e", "5.2a")
def test_5_2_siege_losses_elsewhere_cut_down_no_troops_aboard() -> None:
    pieces = {**OVERLOADED, "m7": "sparta_t20_1", "t23": "sparta_h4_1", "lampsacus": "athens_p2_1"}
    match = resume(position(pieces, besieging("sparta")), [1, 2, 3])
    match.play("sparta", "besiege", "lampsacus")
    go_on(match)
    match.play("sparta", "weaken", "sparta_h4_1")
    assert asked(match, match.deciders[0]) != "overload"
    assert weak(match) == {"sparta_h4_1"}


@pytest.mark.rule("3.3e", "7.S4c", "7.S23a")
@pytest.mark.parametrize(
    ("frames", "hands", "answers", "dice"),
    [
        (orders("sparta", 2), {"sparta": ["c10"]}, ("s4 c10",), (2, 6)),
        (adjusting("sparta", 4), {"sparta": ["c01"]}, ("s23 c01", "desert athens_a2_1"), ()),
        (adjusting("athens", 4), {"athens": ["c09"]}, ("s5 c09", "scuttle sparta_t4_1"), ()),
    ],
)
def test_3_3_neither_storm_nor_desertion_elsewhere_cuts_down_troops_aboard(
    frames: Frames, hands: dict[str, list[str]], answers: tuple[str, ...], dice: tuple[int, ...]
) -> None:
    """The storm strikes Sparta only, a deserter leaves T29, a hull rots in M13: M5 stays as it is."""
    pieces = {**OVERLOADED, "m12": "", "m13": "sparta_t4_1"}
    match = resume(position(pieces, frames, hands=hands, points={"sparta": 2}), dice)
    for answer in answers:
        play(match, answer)
    go_on(match, "accept")
    assert all(asked(match, role) != "overload" for role in match.deciders)
    assert "athens_h4_1" not in weak(match)
    assert at(match, "athens_h4_1") == "m5"


# --- 2.D.1 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("2.D.1a")
@pytest.mark.parametrize(("verb", "held"), [("keep", 1), ("keep_none", 0)])
def test_2_d_1_a_single_counter_may_be_kept_or_put_back(verb: str, held: int) -> None:
    frames = [*turn_at(9), frame("FirstAdjustments", who="athens", at=0)]
    match = resume(position({"m5": "athens_t10_1", "m18": "sparta_t4_1"}, frames, hands={"athens": ["c09"]}))
    assert asked(match, "athens") == "keep"
    match.play("athens", verb, "c09" if verb == "keep" else None)
    assert len(field(match, "hands")["athens"]) == held
    assert last(match, "keeps")["count"] == held


# --- 2.D.2: who belongs together goes home together ----------------------------------------------------


@pytest.mark.rule("2.D.2c", "2.D.2b")
def test_2_d_2_a_fleet_at_sea_goes_home_with_its_own_troops() -> None:
    pieces = {"m5": "athens_t20_1 athens_h4_1 chaereas", "sestos": "athens_t20_2", "m18": "sparta_t4_1"}
    match = resume(position(pieces, d_2()))
    match.play("athens", "adjust", "athens_t20_1")
    assert "to" not in match.prompt("athens").choices  # it would leave the others at sea
    match.play("athens", "pick", "athens_h4_1")
    assert match.view(None)["selected"] == ["athens_h4_1", "athens_t20_1"]
    match.play("athens", "pick", "chaereas")
    match.play("athens", "to", "b3")
    assert {at(match, p) for p in ("athens_t20_1", "athens_h4_1", "chaereas")} == {"b3"}
    assert last(match, "goes-home")["pieces"] == ("athens_h4_1", "athens_t20_1", "chaereas")


@pytest.mark.rule("2.D.2c")
def test_2_d_2_two_small_fleets_take_home_what_neither_could_alone() -> None:
    pieces = {"m5": "athens_t10_1 athens_t10_2 athens_h4_1", "sestos": "athens_t20_2", "m18": "sparta_t4_1"}
    match = resume(position(pieces, d_2()))
    go_home(match, "athens_t10_1 athens_t10_2 athens_h4_1", "b2")
    assert {at(match, p) for p in ("athens_t10_1", "athens_t10_2", "athens_h4_1")} == {"b2"}


@pytest.mark.rule("2.D.2b", "2.D.2c")
def test_2_d_2_the_half_and_the_ratio_bind_a_group_too() -> None:
    pieces = {"m3": "athens_t20_1 athens_h4_1", "sestos": "athens_t10_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, d_2()))  # 30 points on the map, 15 may go
    refused(match, "athens", "adjust", "athens_t20_1", why="over-half 2.D.2b")
    refused(match, "athens", "adjust", "athens_h4_1", why="no-transport-home 2.D.2c")
    pieces = {"m3": "athens_t10_1 athens_t20_1 athens_h4_1", "sestos": "athens_t10_2", "m18": "sparta_t4_1"}
    match = resume(position(pieces, d_2()))  # 40 points, 20 may go; T10 can take no hoplites along
    match.play("athens", "adjust", "athens_t10_1")
    assert "pick" not in match.prompt("athens").choices
    assert offers(match, "to") == {"b2", "b3"}


# --- 2.B.3.1, 2.B.3.2: points and bases ----------------------------------------------------------------


@pytest.mark.rule("2.B.3.1a", "2.B.3.1b", "2.B.3.2e")
def test_2_b_3_1_the_track_falls_as_points_are_spent_and_what_was_announced_is_lost() -> None:
    pieces = {"m5": "athens_t10_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, announcing("athens"), points={"athens": 5, "sparta": 1}))
    match.play("athens", "announce", 4)
    assert match.view(None)["tracks"]["points"]["athens"] == 5
    match.play("athens", "activate", "m5")
    assert match.view(None)["tracks"]["points"]["athens"] == 3
    match.play("athens", "done")
    go_on(match, "done", "decline")
    assert match.view(None)["tracks"]["points"]["athens"] == 1
    assert last(match, "points-lost")["count"] == 2


@pytest.mark.rule("2.B.3.3b")
def test_2_b_3_3_the_point_for_the_combats_leaves_the_track_before_the_first() -> None:
    pieces = {"m12": "athens_t10_1 sparta_t10_1"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 3}))
    go_on(match, "done")
    assert asked(match, "athens") == "fight"
    assert match.view(None)["tracks"]["points"]["athens"] == 2
    assert last(match, "pays-combats")["points"] == 1


@pytest.mark.rule("2.B.3.2a", "3.1h")
def test_2_b_3_2_a_base_without_ships_is_not_activated_for_points() -> None:
    pieces = {"b3": "athens_h4_1 chaereas", "m5": "athens_t10_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, orders("athens", 4), points={"athens": 4}))
    assert offers(match, "activate") == {"m5"}


@pytest.mark.rule("2.B.3.2g", "2.B.2d")
def test_2_b_3_2_a_base_that_holds_only_this_turns_reinforcements_costs_nothing_in_b_3_either() -> None:
    pieces = {"b2": "athens_t10_1 athens_t4_1", "m18": "sparta_t4_1"}
    more: dict[str, Any] = {"points": {"athens": 1}, "fresh": ["athens_t10_1", "athens_t4_1"]}
    match = resume(position(pieces, orders("athens", 1), **more))
    match.play("athens", "activate", "b2")
    assert last(match, "activates")["points"] == 0
    assert lines(match, "activates")[-1].rule == "2.B.2d"
    more["fresh"] = ["athens_t4_1"]
    refused(
        resume(position(pieces, orders("athens", 1), **more)), "athens", "activate", "b2", why="not-asked "
    )


@pytest.mark.rule("2.B.2e")
def test_2_b_2_a_paid_exit_cites_the_paragraph_that_makes_it_cost() -> None:
    pieces = {"b1": "sparta_t4_1", "m5": "athens_t10_1"}
    match = resume(position(pieces, turn_at(2), phase="B.2", due={}, points={"sparta": 2}))
    match.play("sparta", "activate", "b1")
    assert lines(match, "activates")[-1].rule == "2.B.2e"
    assert last(match, "activates")["points"] == 2


# --- 6.1: as soon as -----------------------------------------------------------------------------------


@pytest.mark.rule("6.1b", "6.1d", "6d")
def test_6_1_the_marker_turns_the_moment_the_second_port_is_entered_and_back_when_one_is_left() -> None:
    pieces = {"sestos": "sparta_t4_1", "m4": "sparta_t10_1 mindarus", "m20": "athens_t10_1"}
    match = resume(position(pieces, orders("sparta", 2), points={"sparta": 2}))
    match.play("sparta", "activate", "m4")
    match.play("sparta", "pick_all")
    match.play("sparta", "move", "abydos")
    assert match.view(None)["tracks"]["shortage"] == {"athens": 1, "sparta": 0}
    assert last(match, "shortage-ports")["places"] == ("sestos", "abydos")
    assert lines(match, "shortage-ports")[-1].rule == "6.1b"
    go_on(match, "stop")
    pieces = {"sestos": "sparta_t4_1", "abydos": "sparta_t10_1 mindarus", "m20": "athens_t10_1"}
    match = resume(position(pieces, orders("sparta", 2), points={"sparta": 2}, short={"athens": True}))
    match.play("sparta", "activate", "abydos")
    match.play("sparta", "pick_all")
    match.play("sparta", "move", "m4")
    assert match.view(None)["tracks"]["shortage"]["athens"] == 0
    assert lines(match, "supplied")[-1].args["who"] == "athens"


@pytest.mark.rule("6.1c")
def test_6_1_ships_that_go_home_turn_the_marker_at_once() -> None:
    pieces = {"sestos": "athens_t10_1", "b3": "athens_t4_1 chaereas", "m18": "sparta_t10_1"}
    refused(
        resume(position(pieces, d_2())), "athens", "adjust", "athens_t10_1", why="over-half 2.D.2b"
    )  # half of 10 is 5
    pieces["sestos"] = "athens_t10_1 athens_t10_2"
    match = resume(position(pieces, d_2()))
    go_home(match, "athens_t10_1", "b3")
    assert field(match, "short")["athens"] is True
    assert (last(match, "shortage-fleet")["count"], last(match, "shortage-fleet")["left"]) == (14, 10)


# --- 2.B.3h: no contested zone is left -----------------------------------------------------------------


def out_of_base(points: dict[str, int], **more: Any) -> Match:
    """Athens spends its point to sail from Samos into M22, where Sparta's fleet lies; it is December."""
    pieces = {"b3": "athens_t10_1 chaereas", "m22": "sparta_t20_1"}
    match = resume(position(pieces, turn_at(2), phase="B.2", turn=5, due={}, points=points, **more))
    go_on(match, "decline")
    for answer in ("activate b3", "pick_all", "move m22", "stop"):
        play(match, answer)
    go_on(match, "done", "decline")
    return match


@pytest.mark.rule("2.B.3h", "4.1b")
def test_2_b_3_who_left_a_base_for_an_enemy_zone_falls_back_if_nobody_has_a_point_to_fight() -> None:
    match = out_of_base({"athens": 1, "sparta": 0})
    assert lines(match, "falls-back")[-1].args == {"who": "athens", "place": "m22"}
    assert at(match, "athens_t10_1") == at(match, "chaereas") == "b3"
    assert weak(match) == {"athens_t10_1"}
    assert at(match, "sparta_t20_1") == "m22"


@pytest.mark.rule("2.B.3h", "2.B.2h")
def test_2_b_3_with_a_point_on_either_side_there_is_a_combat_instead() -> None:
    match = out_of_base({"athens": 1, "sparta": 1})
    match.play("sparta", "announce", 1)
    go_on(match, "done", "decline")
    assert asked(match, "sparta") == "fight"
    assert lines(match, "falls-back") == []
    match = out_of_base({"athens": 2, "sparta": 0})
    match.play("athens", "announce", 1)
    go_on(match, "done", "decline")
    assert asked(match, "athens") == "fight"


@pytest.mark.rule("2.B.3h", "4.1b", "2.B.2g")
@pytest.mark.parametrize(("advantage", "back"), [("athens", "sparta"), ("sparta", "athens")])
def test_2_b_3_of_two_that_came_out_the_one_who_left_last_falls_back(advantage: str, back: str) -> None:
    """Each came into M22 from B3 in B.2; where only one of them came in, it goes, whoever left last."""
    pieces = {"m22": "athens_t10_1 sparta_t10_1", "m18": "sparta_t4_1 athens_t4_1"}
    came = {p: ["b3", "", "sea"] for p in ("athens_t10_1", "sparta_t10_1")}
    came["sparta_t4_1"] = ["b1", "", "sea"]
    more: dict[str, Any] = {"points": {"athens": 0, "sparta": 0}, "advantage": advantage, "came": came}
    match = resume(position(pieces, [*turn_at(4), frame("Actions", who="athens")], **more))
    stayed = "athens" if back == "sparta" else "sparta"
    assert at(match, f"{back}_t10_1") == "b3"
    assert at(match, f"{stayed}_t10_1") == "m22"
    assert at(match, "sparta_t4_1") == "b1"
    assert weak(match) == {f"{back}_t10_1", "sparta_t4_1"}


@pytest.mark.rule("4.1b")
def test_4_1_the_log_tells_where_the_driven_out_went() -> None:
    pieces = {"m12": "athens_t10_1 chaereas sparta_t20_1"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    match.play("athens", "activate", "m12")
    go_on(match, "decline", "done")
    match.play("athens", "to", "m13")
    told = {"who": "athens", "pieces": ("athens_t10_1", "chaereas"), "place": "m12", "to_place": "m13"}
    assert last(match, "goes-back") == told
