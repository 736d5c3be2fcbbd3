"""6: supply markers, shortage, attrition."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    GAME,
    asked,
    at,
    field,
    frame,
    go_on,
    position,
    resume,
    turn_at,
    weak,
)
from polemos.engine.match import Match

CALM_ATHENS = {"m5": "athens_t10_1", "m13": "sparta_t10_1"}


def d_4(
    pieces: dict[str, str], who: str = "athens", dice: list[int] | None = None, **fields: object
) -> Match:
    """The side's D.4 and D.5; nobody holds a counter."""
    frames = [*turn_at(11), frame("LastAdjustments", who=who, at=1)]
    return resume(position(pieces, frames, phase="D.4", **fields), dice=dice or [])


def short(pieces: dict[str, str], **options: str) -> dict[str, bool]:
    """Which side is short once the markers are looked at."""
    frames = [*turn_at(11), frame("LastAdjustments", who="sparta", at=1)]
    found: dict[str, bool] = field(resume(position(pieces, frames, options=options)), "short")
    return found


@pytest.mark.rule("6a")
def test_6_both_markers_start_at_3_supplied() -> None:
    match = GAME.start("historical")
    assert field(match, "supply") == {"athens": 3, "sparta": 3}
    assert field(match, "short") == {"athens": False, "sparta": False}


@pytest.mark.rule("6b", "6.1d", "2.D.4a")
@pytest.mark.parametrize("turn", [2, 6])
def test_6_a_short_side_moves_one_box_towards_0_whatever_the_month(turn: int) -> None:
    pieces = {"b3": "athens_t20_1", "m5": "athens_t10_1", "m13": "sparta_t10_1"}
    match = d_4(pieces, turn=turn, supply={"athens": 3, "sparta": 3})
    assert field(match, "supply")["athens"] == 2


@pytest.mark.rule("6c", "2.D.4a")
@pytest.mark.parametrize(("turn", "level", "after"), [(2, 1, 2), (9, 2, 3), (2, 3, 3), (4, 1, 1), (8, 2, 2)])
def test_6_a_supplied_side_moves_towards_3_except_from_november_to_march(
    turn: int, level: int, after: int
) -> None:
    match = d_4(CALM_ATHENS, turn=turn, supply={"athens": level, "sparta": 3})
    assert field(match, "supply")["athens"] == after


MOUTH = {"m5": "athens_t10_1", "m13": "sparta_t10_1"}


@pytest.mark.rule("6.1a", "6.1b", "6.1d", "9.2j")
@pytest.mark.parametrize("pair", [("elaeus", "rhoeteum"), ("sestos", "abydos")])
def test_6_1_two_ports_of_the_strait_with_a_spartan_ship_cut_athens_off(pair: tuple[str, str]) -> None:
    one, two = pair
    assert short({**MOUTH, one: "sparta_t2_1", two: "sparta_p2_1"})["athens"]
    assert short({**MOUTH, one: "sparta_p2_2", two: "sparta_t2_1"})["athens"]
    assert not short({**MOUTH, one: "sparta_p2_2", two: "sparta_p2_1"})["athens"]  # no ship in either
    assert not short({**MOUTH, one: "sparta_t2_1"})["athens"]
    assert not short({**MOUTH, one: "sparta_t2_1", two: "mindarus"})["athens"]  # a leader does not occupy


@pytest.mark.rule("6.1c")
def test_6_1_more_ships_in_bases_than_at_sea_leave_athens_short() -> None:
    assert short({"b3": "athens_t10_1", "sestos": "athens_t4_1", "m13": "sparta_t10_1"})["athens"]
    assert not short({"b3": "athens_t10_1", "m5": "athens_t10_2", "m13": "sparta_t10_1"})["athens"]


@pytest.mark.rule("6.2a", "6.2b", "9.2j")
def test_6_2_four_ports_with_a_ship_in_lampsacus_or_abydos_or_idle_ships_leave_sparta_short() -> None:
    ports = {
        "cardia": "athens_p2_1",
        "parium": "athens_t2_1",
        "lampsacus": "athens_h3_1",
        "abydos": "athens_t2_2",
    }
    assert short({**MOUTH, **ports})["sparta"]
    assert not short({**MOUTH, **ports, "abydos": "athens_h3_2"})[
        "sparta"
    ]  # the ship in Parium does not count
    assert not short({**MOUTH, **{p: u for p, u in ports.items() if p != "cardia"}})["sparta"]
    assert short({"b1": "sparta_t10_1", "m13": "sparta_t4_1", "m5": "athens_t10_1"})["sparta"]


@pytest.mark.rule("6d", "6.1d")
def test_6_the_marker_turns_back_as_soon_as_no_condition_holds_unless_it_is_sticky() -> None:
    frames = [*turn_at(9), frame("FirstAdjustments", who="athens", at=1)]
    for option, stays in (("live", False), ("sticky", True)):
        start = position(CALM_ATHENS, frames, options={"supply_face": option}, short={"athens": True})
        match = resume(start)
        assert field(match, "short")["athens"]
        match.play("athens", "adjust", "athens_t10_1")
        match.play("athens", "to", "sestos")
        assert field(match, "short")["athens"] == stays


@pytest.mark.rule("6d")
def test_6_a_sticky_marker_turns_back_in_d_4() -> None:
    frames = [*turn_at(11), frame("LastAdjustments", who="athens", at=1)]
    start = position(
        CALM_ATHENS, frames, options={"supply_face": "sticky"}, short={"athens": True}, phase="D.4"
    )
    assert not field(resume(start), "short")["athens"]


@pytest.mark.rule("6.3a", "6.3b")
def test_6_3_short_at_0_weakens_every_unit_in_the_bases_and_nothing_else() -> None:
    pieces = {
        "b3": "athens_t20_1 athens_t4_1*",
        "b2": "athens_h4_1",
        "m5": "athens_t4_2",
        "m13": "sparta_t10_1",
    }
    match = d_4(pieces, supply={"athens": 1, "sparta": 3})
    assert field(match, "supply")["athens"] == 0
    assert {"athens_t20_1", "athens_h4_1"} <= weak(match)
    assert at(match, "athens_t4_1") == "eliminated"
    assert "athens_t4_2" not in weak(match)
    assert not match.over


def attrition(pieces: dict[str, str], die: int, who: str = "athens", turn: int = 2) -> Match:
    frames = [*turn_at(11), frame("LastAdjustments", who=who, at=5)]
    match = resume(position(pieces, frames, phase="D.5", turn=turn), dice=[die])
    go_on(match)
    return match


def attrition_total(match: Match) -> int:
    """The modified die of the latest test, whatever came of it."""
    outcomes = ("attrition-none", "attrition-one", "attrition-all")
    return int([line.args["total"] for line in match.log(None) if line.key in outcomes][-1])


@pytest.mark.rule("6.4a", "6.4b", "2.D.5a")
@pytest.mark.parametrize(
    ("place", "unit", "tests"),
    [
        ("m5", "athens_t4_1", False),
        ("m13", "athens_t4_1", False),
        ("m8", "athens_t4_1", True),
        ("m12", "athens_t4_1", True),
        ("m3", "athens_t4_1", True),
        ("parium", "athens_p2_1", False),
        ("t6", "athens_p2_1", True),
        ("t22", "athens_p2_1", True),
        ("b3", "athens_p2_1", False),
    ],
)
def test_6_4_who_tests_attrition(place: str, unit: str, tests: bool) -> None:
    match = attrition({place: unit, "m20": "athens_t10_1", "m18": "sparta_t10_1"}, 1)
    tested = [
        line.args["place"]
        for line in match.log(None)
        if line.key == "attrition" and line.args["who"] == "athens"
    ]
    assert (place in tested) == tests


@pytest.mark.rule("6.4c", "6.4d", "6.4e")
@pytest.mark.parametrize(
    ("pieces", "turn", "modifier"),
    [
        ({"t6": "athens_p4b_1"}, 2, 0),
        ({"t6": "athens_h4_1 athens_h4_2 athens_p2_1"}, 2, 2),  # 10 land points
        ({"m8": "athens_t20_1"}, 2, 1),
        ({"m8": "athens_t20_1 athens_t20_2 athens_h4_1 athens_h3_1"}, 2, 3),  # 40 naval, 7 land
        ({"t6": "athens_p2_1"}, 5, 1),
        ({"t6": "athens_p2_1"}, 4, 0),
    ],
)
def test_6_4_modifiers_per_5_land_points_20_naval_points_and_deep_winter(
    pieces: dict[str, str], turn: int, modifier: int
) -> None:
    match = attrition({**pieces, "m20": "athens_t10_1", "m18": "sparta_t10_1"}, 1, turn=turn)
    assert attrition_total(match) == 1 + modifier
    assert weak(match) == set()


@pytest.mark.rule("6.4f")
def test_6_4_a_modified_5_weakens_one_unit_of_the_owners_choice() -> None:
    match = attrition({"t6": "athens_p2_1 athens_a2_1*", "m20": "athens_t10_1", "m18": "sparta_t10_1"}, 5)
    assert asked(match, "athens") == "wear"
    assert match.prompt("athens").choices["weaken"] == ("athens_a2_1", "athens_p2_1")
    match.play("athens", "weaken", "athens_a2_1")
    assert at(match, "athens_a2_1") == "eliminated"


@pytest.mark.rule("6.4g", "6.4h")
def test_6_4_a_modified_6_weakens_all_and_troops_aboard_are_cut_to_the_ratio() -> None:
    pieces = {"m8": "athens_t20_1 athens_h4_1 athens_p2_1*", "m20": "athens_t10_1", "m18": "sparta_t10_1"}
    match = attrition({k: v for k, v in pieces.items() if k}, 6)
    assert {"athens_t20_1", "athens_h4_1"} <= weak(match)
    assert at(match, "athens_p2_1") == "eliminated"  # it was weakened before
    # 10 points of ships carry the 2 that are left of the hoplites
    assert asked(match, match.deciders[0]) != "overload"


@pytest.mark.rule("6.4h", "3.3e")
def test_6_4_ships_lost_to_attrition_drown_what_they_cannot_carry() -> None:
    match = attrition({"m8": "athens_t10_1* athens_a2_1", "m20": "athens_t10_2", "m18": "sparta_t10_1"}, 6)
    assert at(match, "athens_t10_1") == at(match, "athens_a2_1") == "eliminated"
