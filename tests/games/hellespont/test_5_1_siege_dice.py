"""2.C, 5.1: who may besiege what, and how many dice he has."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.hellespont.positions import (
    SESTOS,
    asked,
    at,
    besieging,
    field,
    go_on,
    last,
    lines,
    offers,
    position,
    refused,
    resume,
    siege,
    turn_at,
)
from polemos.engine.match import Match


def count(match: Match) -> int:
    """The number of dice of the last siege."""
    return int(last(match, "siege-dice")["count"])


# --- 2.C ------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.Ca")
@pytest.mark.parametrize(("first", "second"), [("athens", "sparta"), ("sparta", "athens")])
def test_2_c_the_side_with_the_initiative_makes_all_its_sieges_first(first: str, second: str) -> None:
    theirs = {"m4": "sparta_t20_1", "t22": "sparta_h4_1", "abydos": "athens_p2_1"}
    match = resume(position({**SESTOS, **theirs}, turn_at(4), initiative=first))
    assert match.deciders == (first,)
    assert asked(match, first) == "siege"
    match.play(first, "done")
    assert match.deciders == (second,)
    assert asked(match, second) == "siege"


@pytest.mark.rule("2.Cb")
@pytest.mark.parametrize(
    ("pieces", "possible"),
    [
        (SESTOS, True),
        ({"m5": "athens_t20_1 athens_h4_1", "sestos": "sparta_p2_1"}, True),
        ({"m5": "athens_t20_1", "sestos": "sparta_p2_1"}, False),
        ({"t17": "athens_h4_1", "sestos": "sparta_p2_1"}, False),
        ({"m5": "athens_t20_1", "t17": "thrasyllus", "sestos": "sparta_p2_1"}, False),
        ({"m5": "athens_t20_1", "t16": "athens_h4_1", "sestos": "sparta_p2_1"}, False),
        ({"m5": "athens_t20_1", "t17": "athens_h4_1"}, False),
        ({"m5": "athens_t20_1", "t17": "athens_h4_1", "sestos": "mindarus"}, False),
        ({"m5": "athens_t20_1", "t17": "athens_h4_1", "sestos": "athens_p2_1"}, False),
    ],
    ids=[
        *("ships and troops around", "troops aboard", "ships only", "troops only", "a leader is no unit"),
        *("too far", "empty port", "only a leader in it", "own port"),
    ],
)
def test_2_c_a_siege_needs_a_ship_and_a_land_unit_around_an_enemy_port(
    pieces: dict[str, str], possible: bool
) -> None:
    other = {"m9": "athens_t10_1", "t6": "athens_h4_2", "parium": "sparta_p2_2"}
    match = resume(position({**pieces, **other}, besieging("athens")))
    assert offers(match, "besiege") == ({"parium", "sestos"} if possible else {"parium"})
    if not possible:
        refused(match, "athens", "besiege", "sestos")


@pytest.mark.rule("2.Cc")
def test_2_c_nobody_has_to_besiege_and_each_port_only_once() -> None:
    match = resume(position(SESTOS, besieging("athens")))
    match.play("athens", "done")
    assert lines(match, "besieges") == []
    other = {"m9": "athens_t10_1", "t6": "athens_h4_2", "parium": "sparta_p2_2"}
    match = siege({**SESTOS, **other}, [2, 3, 4])
    assert offers(match, "besiege") == {"parium"}
    refused(match, "athens", "besiege", "sestos", why="besieged-already 2.Cc")


@pytest.mark.rule("5a")
def test_5_the_besieger_chooses_the_order_of_his_sieges() -> None:
    other = {"m9": "athens_t10_1", "t6": "athens_h4_2", "parium": "sparta_p2_2"}
    for ports in (("parium", "sestos"), ("sestos", "parium")):
        match = resume(position({**SESTOS, **other}, besieging("athens")), dice=[2, 3, 4, 2, 3, 4])
        for port in ports:
            match.play("athens", "besiege", port)
            go_on(match)
        assert [line.args["place"] for line in lines(match, "besieges")] == list(ports)
        assert [line.args["count"] for line in lines(match, "siege-dice")] == [3, 3]


# --- 5.1 the number of dice -----------------------------------------------------------------------------


@pytest.mark.rule("5.1a", "5.1c")
@pytest.mark.parametrize(
    ("pieces", "dice"),
    [
        ({"m5": "athens_t20_1 athens_h4_1"}, 2),
        ({"m5": "athens_t20_1", "t17": "athens_h4_1"}, 3),
        ({"m5": "athens_t20_1 athens_h4_1", "t17": "chaereas"}, 2),
        ({"m5": "athens_t20_1 athens_h4_1", "t17": "athens_h4_2 sparta_p2_2"}, 2),
    ],
    ids=["one zone", "two zones", "a zone of leaders only", "a contested zone"],
)
def test_5_1_one_die_and_one_for_each_zone_that_only_the_besieger_holds(
    pieces: dict[str, str], dice: int
) -> None:
    assert count(siege({**pieces, "sestos": "sparta_p2_1"}, [2] * 3)) == dice


@pytest.mark.rule("5.1c")
def test_5_1_all_five_zones_around_cyzicus_count() -> None:
    around = {"m16": "athens_t20_1", "m17": "athens_t10_1", "t1": "athens_h4_1", "t2": "athens_p2_1"}
    start = position({**around, "t3": "athens_a2_1", "cyzicus": "sparta_p4_1"}, besieging("athens"))
    match = resume(start, dice=[2] * 6)
    match.play("athens", "besiege", "cyzicus")
    go_on(match)
    assert count(match) == 6


@pytest.mark.rule("5.1b")
@pytest.mark.parametrize(("holder", "dice"), [("sparta", 3), ("athens", 4)])
def test_5_1_the_advantage_adds_a_die(holder: str, dice: int) -> None:
    assert count(siege(SESTOS, [2] * 4, advantage=holder)) == dice


@pytest.mark.rule("5.1e", "5.1f")
@pytest.mark.parametrize(
    ("outside", "inside", "dice"),
    [
        ("", "", 3),
        ("alcibiades", "", 4),
        ("alcibiades thrasybulus", "", 4),
        ("thrasyllus", "", 3),
        ("alcibiades", "hippocrates", 4),
        ("alcibiades", "hermocrates", 3),
        ("alcibiades", "mindarus", 2),
        ("", "mindarus", 2),
        ("", "hermocrates", 3),
    ],
)
def test_5_1_double_bonuses_outside_and_inside_count(outside: str, inside: str, dice: int) -> None:
    pieces = {"m5": f"athens_t20_1 {outside}", "t17": "athens_h4_1", "sestos": f"sparta_p2_1 {inside}"}
    assert count(siege(pieces, [2] * 4)) == dice


@pytest.mark.rule("5.1g")
def test_5_1_a_zone_that_only_the_defender_holds_takes_a_die_away() -> None:
    pieces = {"m5": "athens_t20_1 athens_h4_1", "t17": "sparta_h4_1", "sestos": "sparta_p2_1"}
    match = siege(pieces, [2])
    assert count(match) == 1
    assert lines(match, "roll")[-1].args["dice"] == (2,)


@pytest.mark.rule("5.1i")
@pytest.mark.parametrize("turn", range(1, 11))
def test_5_1_from_november_to_march_there_is_a_die_less(turn: int) -> None:
    assert count(siege(SESTOS, [2] * 3, turn=turn)) == (2 if 4 <= turn <= 8 else 3)


@pytest.mark.rule("5.1j")
@pytest.mark.parametrize(
    ("ships", "troops", "inverted", "printed"),
    [
        ("athens_t4_1", "athens_h4_1", -3, -1),  # 8
        ("athens_t4_1", "athens_h4_1 athens_p2_1", -2, -2),  # 10
        ("athens_t10_1 athens_t4_1", "athens_h4_1", -2, -2),  # 18
        ("athens_t10_1 athens_t4_1 athens_t2_1", "athens_h4_1", -1, -3),  # 20
        ("athens_t20_1", "athens_h4_1 athens_h4_2", -1, -3),  # 28
        ("athens_t20_1 athens_t4_1 athens_t2_1", "athens_h4_1", 0, 0),  # 30
    ],
)
def test_5_1_against_a_garrison_of_10_one_bracket_of_strength_costs_dice(
    ships: str, troops: str, inverted: int, printed: int
) -> None:
    pieces = {"m5": ships, "t17": troops, "sestos": "sparta_t4_1 sparta_t2_1 sparta_h4_1"}
    for option, penalty in (("inverted", inverted), ("printed", printed)):
        match = siege(pieces, [2] * 4, advantage="athens", options={"siege_odds": option})
        assert count(match) == 4 + penalty


@pytest.mark.rule("5.1k")
def test_5_1_everything_adds_up() -> None:
    pieces = {
        "m5": "athens_t10_1 athens_t4_1 alcibiades",
        "t17": "athens_h4_1",
        "sestos": "sparta_t10_1 dorieus",
    }
    match = siege(pieces, [2] * 2, advantage="athens", turn=5)
    parts = last(match, "siege-dice")["modifiers"]
    assert parts == ("5.1a +1", "5.1b +1", "5.1c +2", "5.1e +1", "5.1i -1", "5.1j -2")
    assert count(match) == 2


@pytest.mark.rule("5.1l")
def test_5_1_without_a_die_there_is_no_roll_and_the_siege_fails() -> None:
    pieces = {"m5": "athens_t4_1", "t17": "athens_h4_1", "sestos": "sparta_t20_1"}
    match = siege(pieces, [6])
    assert count(match) == 0
    assert lines(match, "roll") == []
    assert lines(match, "siege-no-dice")
    assert at(match, "sparta_t20_1") == "sestos"


# --- 5.1d, 5.1h counters given up -----------------------------------------------------------------------


def counters(hands: dict[str, list[str]], dice: Iterable[int] = (2, 2, 2, 2)) -> Match:
    """A siege of Sestos with these counters; the besieger is asked about his."""
    match = resume(position(SESTOS, besieging("athens"), hands=hands), dice)
    match.play("athens", "besiege", "sestos")
    return match


@pytest.mark.rule("5.1d")
def test_5_1_the_besieger_gives_up_one_counter_of_his_colour_for_a_die() -> None:
    match = counters({"athens": ["c02", "c09", "c10"]})
    assert asked(match, "athens") == "siege-counter"
    assert offers(match, "discard") == {"c02", "c09"}
    refused(match, "athens", "discard", "c10", why="counter-neutral 5.1d")  # neutral on both sides
    match.play("athens", "discard", "c02")
    assert "discard" not in match.prompt("athens").choices  # one only
    go_on(match)
    assert lines(match, "roll")[-1].args["dice"] == (2, 2, 2, 2)
    assert field(match, "hands")["athens"] == ["c09", "c10"]
    assert "c02" in field(match, "bowl")
    assert lines(match, "plays") == []


@pytest.mark.rule("5.1h")
def test_5_1_the_besieged_gives_up_one_counter_of_his_colour_to_take_a_die_away() -> None:
    match = counters({"sparta": ["c02", "c14", "c18"]})
    assert match.deciders == ("sparta",)
    assert offers(match, "discard") == {"c02", "c14"}
    refused(match, "sparta", "discard", "c18", why="counter-neutral 5.1d")
    match.play("sparta", "discard", "c14")
    go_on(match)
    assert lines(match, "roll")[-1].args["dice"] == (2, 2)
    assert field(match, "hands")["sparta"] == ["c02", "c18"]
    assert "c14" in field(match, "bowl")


@pytest.mark.rule("5.1d", "5.1h")
def test_5_1_whoever_holds_a_counter_is_asked_whatever_it_is() -> None:
    match = counters({"athens": ["c10"], "sparta": ["c20"]})
    assert set(match.prompt("athens").choices) == {"decline"}
    match.play("athens", "decline")
    assert "discard" not in match.prompt("sparta").choices


@pytest.mark.rule("7.S9a")
def test_7_s9_adds_two_dice_to_one_siege() -> None:
    match = counters({"athens": ["c08"]}, dice=[2, 2, 2, 2, 2])
    match.play("athens", "s9", "c08")
    go_on(match)
    assert lines(match, "roll")[-1].args["dice"] == (2, 2, 2, 2, 2)
    assert "c08" in field(match, "bowl")


@pytest.mark.rule("7.S9a")
def test_7_s9_is_for_the_besieger_only() -> None:
    match = counters({"sparta": ["c07"]})
    assert match.deciders == ("sparta",)
    assert offers(match, "discard") == {"c07"}
    refused(match, "sparta", "s9", "c07", why="occasion-siege 7.S9a")


@pytest.mark.rule("7.S9b")
@pytest.mark.parametrize(("first", "counter"), [("s9", "c08"), ("discard", "c09")])
def test_7_s9_is_not_combined_with_a_counter_given_up(first: str, counter: str) -> None:
    match = counters({"athens": ["c08", "c09"], "sparta": ["c18"]}, dice=[2] * 5)
    match.play("athens", first, counter)
    assert match.deciders == ("sparta",)
    assert match.prompt("athens").choices == {}


@pytest.mark.rule("7.S22a", "5.1b")
def test_7_s22_the_besieged_may_take_the_advantage_and_its_die_before_the_roll() -> None:
    hands = {"sparta": ["c19"]}
    match = resume(position(SESTOS, besieging("athens"), hands=hands, advantage="athens"), dice=[2, 2, 2])
    match.play("athens", "besiege", "sestos")
    assert match.prompt("sparta").args["dice"] == 4
    match.play("sparta", "s22_take", "c19")
    assert field(match, "advantage") == "sparta"
    go_on(match)
    assert lines(match, "roll")[-1].args["dice"] == (2, 2, 2)
