"""The small print: halves of clauses that no other scene looks at."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    SESTOS,
    adjusting,
    asked,
    at,
    besieging,
    field,
    fighting,
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
from games.hellespont.scenes import SEA, play
from polemos.engine.match import Match

D_1 = [*turn_at(9), frame("FirstAdjustments", who="athens", at=0)]
D_2 = [*turn_at(9), frame("FirstAdjustments", who="athens", at=1)]


def ordered(pieces: dict[str, str], *answers: str, who: str = "athens", **more: Any) -> Match:
    match = resume(position(pieces, orders(who, 4), points={who: 4}, **more), more.pop("dice", ()))
    for answer in answers:
        play(match, answer)
    return match


def picked(match: Match) -> set[str]:
    return set(match.view(None)["selected"])


# --- 3.5: groups -----------------------------------------------------------------------------------------


@pytest.mark.rule("3.5a", "10.1f")
def test_all_means_the_fleet_with_passengers_but_no_persians_or_all_who_march() -> None:
    pieces = {"abydos": "sparta_t20_1 sparta_h3_1 sparta_c5b_1 mindarus", "m18": "athens_t4_1"}
    match = ordered(pieces, "activate abydos", "pick_all", who="sparta")
    assert picked(match) == {"sparta_t20_1", "sparta_h3_1", "mindarus"}
    assert not {"pick", "pick_all"} & set(match.prompt("sparta").choices)
    match = ordered(
        {**pieces, "abydos": "sparta_h3_1 sparta_c5b_1"}, "activate abydos", "pick_all", who="sparta"
    )
    assert picked(match) == {"sparta_h3_1", "sparta_c5b_1"}


@pytest.mark.rule("3.5a", "7.S4a")
def test_a_group_keeps_its_members_through_a_storm_but_not_the_lost() -> None:
    pieces = {"m8": "athens_t10_1 athens_t4_1*", "m5": "athens_t2_1"}
    more: dict[str, Any] = {"points": {"athens": 4}, "hands": {"athens": ["c10"]}}
    match = resume(position(pieces, orders("athens", 4), **more), [1, 1, 6])
    for answer in ("activate m8", "pick athens_t10_1", "pick athens_t4_1", "s4 c10"):
        play(match, answer)
    go_on(match, "accept")
    assert picked(match) == {"athens_t10_1"}


@pytest.mark.rule("3.5b", "4.1b")
def test_the_last_step_of_a_march_is_remembered_and_its_start_kept_over_two_legs() -> None:
    match = ordered({"t7": "athens_h4_1 chaereas"}, "activate t7", "pick athens_h4_1", "move t3")
    assert field(match, "came")["athens_h4_1"] == ["t7", "t4", "land"]
    pieces = {"t16": "athens_h4_1 chaereas", "t17": "hippocrates", "m18": "sparta_t4_1"}
    match = ordered(pieces, "activate t16", "pick athens_h4_1", "move t17", "move t19")
    assert field(match, "came")["athens_h4_1"] == ["t16", "t18", "land"]
    assert [line.key for line in match.log(None) if line.rule == "3.2"] == ["marches", "marches"]


@pytest.mark.rule("3.1a", "3.5d")
def test_a_march_out_of_a_contested_zone_starts_there() -> None:
    pieces = {"t7": "athens_h4_1 chaereas sparta_h4_1", "m5": "athens_t10_1"}
    match = ordered(pieces, "activate t7", "pick athens_h4_1", "move t6")
    assert field(match, "came")["athens_h4_1"] == ["t7", "t7", "land"]


@pytest.mark.rule("3.4b", "3.4a")
def test_a_port_is_no_sea_zone_for_an_amphibious_move() -> None:
    seas = {"m16": "athens_t4_1", "cyzicus": "athens_t10_1", "m17": "athens_t4_2", "m18": "sparta_t4_1"}
    match = ordered({**seas, "t2": "athens_a2_1 chaereas"}, "activate t2", "pick athens_a2_1")
    assert offers(match, "ferry") == {"t3", "cyzicus"}  # by M16; not on through the port to M17 and T1


@pytest.mark.rule("3.5e")
def test_a_single_horseman_is_only_asked_where_to() -> None:
    match = ordered(
        {"t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1"}, "activate t5", "pick athens_h4_1", "move t4"
    )
    assert set(match.prompt("sparta").choices) == {"aside", "stay"}
    pieces = {"t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1 sparta_c5b_2"}
    match = ordered(pieces, "activate t5", "pick athens_h4_1", "move t4")
    match.play("sparta", "pick", "sparta_c5b_1")
    match.play("sparta", "pick", "sparta_c5b_2")
    assert set(match.prompt("sparta").choices) == {"aside", "stay", "drop"}


# --- 2.B.2, 2.D ------------------------------------------------------------------------------------------


@pytest.mark.rule("2.B.2d", "2.B.3i")
def test_nobody_steps_in_between_two_groups_that_leave_a_base_in_b_2() -> None:
    pieces = {"b3": "athens_t10_1 athens_t4_1", "m18": "sparta_t10_1"}
    more: dict[str, Any] = {"phase": "B.2", "turn": 2, "due": {}, "hands": {"sparta": ["c18"]}}
    more |= {"fresh": ["athens_t10_1", "athens_t4_1"], "points": {"athens": 2}}
    match = resume(position(pieces, turn_at(2), **more))
    for answer in ("activate b3", "pick athens_t10_1", "move m22"):
        play(match, answer)
    assert match.deciders == ("athens",)
    go_on(match, "done")
    assert asked(match, "sparta") == "window"  # but after the last


@pytest.mark.rule("10.1m")
def test_a_leader_who_fell_before_his_recall_stays_dead() -> None:
    pieces = {**SEA, "killed": "thrasyllus"}
    match = resume(position(pieces, turn_at(2), turn=4, phase="B.2", due={}))
    go_on(match, "decline")
    assert at(match, "thrasyllus") == "killed"
    assert lines(match, "recalled") == []


@pytest.mark.rule("2.B.2d", "2.B.2e")
def test_per_piece_old_ships_pay_even_where_nobody_is_new() -> None:
    more: dict[str, Any] = {"phase": "B.2", "turn": 2, "due": {}, "options": {"base_exit": "per_piece"}}
    more["points"] = {"athens": 2, "sparta": 0}
    match = resume(position({**SEA, "b3": "athens_t10_2"}, turn_at(2), **more))
    play(match, "activate b3")
    assert last(match, "activates")["points"] == 2


@pytest.mark.rule("2.D.2a", "3.1b")
def test_the_last_ship_takes_its_leader_home_or_stays() -> None:
    pieces = {"m3": "athens_t10_1 chaereas", "sestos": "athens_t10_2", "m18": "sparta_t4_1"}
    match = resume(position(pieces, D_2))
    match.play("athens", "adjust", "athens_t10_1")
    assert match.prompt("athens").choices == {"pick": ("chaereas",), "drop": ("athens_t10_1",)}


@pytest.mark.rule("2.D.2b")
def test_who_has_everything_in_his_bases_is_not_asked_in_d_2() -> None:
    match = resume(position({"b3": "athens_t10_1 chaereas", "m18": "sparta_t4_1"}, D_2))
    assert match.deciders == ("sparta",)


@pytest.mark.rule("2.D.1a", "2.Ab")
def test_counters_put_back_in_d_1_stay_unseen() -> None:
    match = resume(position(SEA, D_1, hands={"athens": ["c09", "c11"]}))
    match.play("athens", "keep", "c11")
    assert field(match, "seen") == {"athens": ["c09"], "sparta": []}


@pytest.mark.rule("7.S11a")
def test_s11_restores_one_unit_only() -> None:
    start = position({"m5": "athens_t10_1* athens_t4_1*"}, adjusting("athens", 0), hands={"athens": ["c11"]})
    match = resume(start)
    match.play("athens", "s11", "c11")
    match.play("athens", "restore", "athens_t4_1")
    assert weak(match) == {"athens_t10_1"}
    assert asked(match, match.deciders[0]) != "recovery"


# --- counters ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.S6a", "2.Ab")
def test_a_counter_that_lies_on_the_map_is_in_nobodys_hand() -> None:
    """Only c10 carries the storm: while it marks a zone, nobody need be asked for one."""
    pieces = {"m5": "athens_t10_1", "t6": "athens_a2_1", "m18": "sparta_t10_1"}
    more: dict[str, Any] = {"gone": ["c18", "c19", "c03"], "points": {"athens": 4}}
    more["hands"] = {"athens": ["c10"], "sparta": ["c04"]}
    match = resume(position(pieces, orders("athens", 4), **more))
    match.play("athens", "s6", "c10")
    match.play("athens", "bar", "t6")
    match.play("athens", "activate", "m5")
    assert match.deciders == ("athens",)
    match = resume(position(pieces, orders("athens", 4), **more))
    match.play("athens", "activate", "m5")
    assert match.deciders == ("sparta",)


@pytest.mark.rule("4.2.2b", "2.Ac")
def test_a_committed_counter_is_shown_to_both_and_lies_in_the_bowl() -> None:
    start = position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), hands={"athens": ["c05"]})
    match = resume(start, [3])
    for answer in ("fight m12", "stand", "s3 c05"):
        play(match, answer)
    assert "c05" in field(match, "bowl")
    assert field(match, "seen") == {"athens": ["c05"], "sparta": ["c05"]}


@pytest.mark.rule("7.S18b", "2.Ad")
def test_counters_that_leave_the_game_are_nowhere_else() -> None:
    pieces = {**SEA, "m20": "alcibiades athens_t10_2"}
    more: dict[str, Any] = {
        "phase": "B.2",
        "turn": 4,
        "due": {},
        "alcibiades_entered": True,
        "advantage": "athens",
    }
    more |= {"hands": {"athens": ["c02"]}, "seen": {"athens": ["c03", "c09"], "sparta": ["c03", "c09"]}}
    match = resume(position(pieces, turn_at(2), **more))
    match.play("athens", "s18", "c02")
    assert field(match, "gone") == ["c02", "c03"]
    assert field(match, "seen") == {"athens": ["c09"], "sparta": ["c09"]}
    assert not {"c02", "c03"} & set(field(match, "bowl"))
    assert len(field(match, "bowl")) == 19


@pytest.mark.rule("7.S22c")
def test_from_an_empty_bowl_nothing_is_drawn() -> None:
    gone = [f"c{i:02}" for i in range(1, 22) if i != 18]
    match = resume(
        position(SEA, orders("athens", 2), points={"athens": 2}, gone=gone, hands={"athens": ["c18"]})
    )
    assert "s22_take" in match.prompt("athens").choices
    refused(match, "athens", "s22_draw", "c18", why="no-target-s22-draw 7.S22c")


@pytest.mark.rule("8d", "7.S22a")
def test_who_may_hold_good_omens_is_asked_after_a_roll_but_offered_only_what_he_holds() -> None:
    start = position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), hands={"athens": ["c09"]})
    match = resume(start, [3])
    for answer in ("fight m12", "stand", "commit_none", "accept"):
        play(match, answer)
    assert set(match.prompt("athens").choices) == {"accept", "mute"}


@pytest.mark.rule("2.B.3i", "7.S14a")
def test_a_window_cites_the_paragraph_of_its_moment() -> None:
    match = resume(position(SEA, turn_at(2), phase="B.2", due={}, hands={"sparta": ["c12"]}))
    assert match.prompt("sparta").rule == "7"
    match = ordered(SEA, "activate m5", hands={"sparta": ["c10"]})
    assert match.prompt("sparta").rule == "2.B.3i"


@pytest.mark.rule("5a", "8e")
def test_the_advantage_can_be_used_within_a_siege_before_the_dice() -> None:
    more: dict[str, Any] = {"advantage": "sparta", "hands": {"sparta": ["c09"]}}
    match = resume(position({**SESTOS, "sestos": "sparta_p2_1*"}, besieging("athens"), **more), [2, 3, 4])
    match.play("athens", "besiege", "sestos")
    match.play("sparta", "advantage")
    match.play("sparta", "restore", "sparta_p2_1")
    assert asked(match, "sparta") == "siege-counter"
    match.play("sparta", "decline")
    go_on(match, "accept")
    assert "5.1b +1" in last(match, "siege-dice")["modifiers"]  # it has passed to the besieger


# --- 9 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1a", "9.1b")
def test_athens_needs_cardia_too() -> None:
    ports = ("elaeus", "rhoeteum", "sestos", "abydos", "lampsacus", "parium", "cyzicus")
    units = ("h4_1", "h4_2", "h3_1", "p2_1", "a2_1", "h4b_1", "p4b_1")
    pieces = {port: f"athens_{unit}" for port, unit in zip(ports, units, strict=True)}
    match = resume(position({**pieces, "m18": "sparta_t4_1"}, turn_at(12), turn=5))
    assert not match.over


@pytest.mark.rule("9.2m", "9.2n")
@pytest.mark.parametrize(("side", "level"), [("sparta", "strategic"), ("athens", "strategic")])
def test_points_are_won_by_whoever_has_more(side: str, level: str) -> None:
    other = "athens" if side == "sparta" else "sparta"
    pieces = {"m5": f"{side}_t20_1 {side}_t20_2", "m13": f"{other}_t20_1 {other}_t10_1 {other}_t4_1"}
    pieces |= {"cyzicus": f"{side}_p2_1", "abydos": f"{side}_p2_2"}
    supply = {side: 3, other: 0}
    match = resume(position(pieces, turn_at(12), turn=10, supply=supply))
    assert match.result is not None
    assert (match.result.winner, match.result.level) == (side, level)


# --- still smaller -----------------------------------------------------------------------------------------


@pytest.mark.rule("8a", "7.S22a")
def test_a_stratagem_can_be_played_while_points_and_initiative_are_settled() -> None:
    match = resume(position(SEA, turn_at(1), hands={"athens": ["c18"]}), [3, 4, 2, 2])
    play(match, "decline")
    match.play("athens", "s22_take", "c18")
    assert field(match, "advantage") == "athens"
    assert {"add_points", "reverse"} <= set(match.prompt("athens").choices)


@pytest.mark.rule("7.S12a")
def test_s12_restores_at_least_one_unit() -> None:
    start = position({"m5": "athens_t10_1* athens_t4_1*"}, adjusting("athens", 0), hands={"athens": ["c12"]})
    match = resume(start)
    match.play("athens", "s12", "c12")
    assert set(match.prompt("athens").choices) == {"restore"}
    match.play("athens", "restore", "athens_t4_1")
    match.play("athens", "done")
    assert weak(match) == {"athens_t10_1"}


@pytest.mark.rule("4.2.4a", "4.2.4d")
@pytest.mark.parametrize(("to", "rule"), [("t6", "4.2.4"), ("t3", "4.2.4d")])
def test_a_retreat_by_land_or_by_sea_cites_its_paragraph(to: str, rule: str) -> None:
    pieces = {"t5": "athens_h4_1 athens_h4_2 sparta_h4_1", "m13": "sparta_t10_1", "m14": "sparta_t10_2"}
    match = resume(position(pieces, fighting("athens")), [6])
    for answer in ("fight t5", "weaken sparta_h4_1", f"to {to}"):
        play(match, answer)
    assert lines(match, "retreats")[-1].rule == rule


@pytest.mark.rule("6.1c")
def test_weakened_ships_count_for_less_in_the_balance_of_bases_and_sea() -> None:
    pieces = {"b3": "athens_t10_1", "m5": "athens_t10_2* athens_t4_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, adjusting("athens", 1), phase="D.4"))
    assert (last(match, "shortage-fleet")["count"], last(match, "shortage-fleet")["left"]) == (10, 9)


@pytest.mark.rule("3.6a", "3.5e")
def test_only_where_cavalry_went_are_the_limits_looked_at() -> None:
    crowd = "sparta_h3_1 sparta_h3_2 sparta_p4_1 sparta_p2_1 sparta_a2_1 sparta_h4_1"
    pieces = {"t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1", "t26": crowd}
    match = ordered(pieces, "activate t5", "pick athens_h4_1", "move t4", "aside t29")
    assert asked(match, match.deciders[0]) != "stacking"


@pytest.mark.rule("7.S20a")
def test_an_epidemic_needs_troops_or_a_leader_outside_the_bases() -> None:
    pieces = {
        **SEA,
        "t4": "sparta_h4_1",
        "sestos": "dorieus",
        "b1": "sparta_h3_1 epicles",
        "m20": "sparta_t10_1",
    }
    match = ordered(pieces, "s20 c18", hands={"athens": ["c18"]})
    assert offers(match, "infect") == {"t4", "sestos"}


@pytest.mark.rule("10.2e", "10.1m")
def test_thrasyllus_comes_back_only_after_his_recall() -> None:
    due = {"athens_february_b3": 7}
    for where, back in (("recalled", "b3"), ("killed", "killed")):
        start = position({**SEA, where: "thrasyllus"}, turn_at(2), scenario="alcibiades", turn=7, phase="B.2")
        start["state"]["due"] = due
        match = resume(start)
        go_on(match, "decline")
        assert at(match, "thrasyllus") == back
