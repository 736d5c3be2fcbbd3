"""9: total victory during and at the end of the game, victory points line by line, levels."""

from __future__ import annotations

import pytest

from games.hellespont.positions import position, resume, turn_at
from polemos.engine.match import Match

PORTS = ("abydos", "cardia", "cyzicus", "elaeus", "lampsacus", "parium", "rhoeteum", "sestos")
LAST = 10


def ended(pieces: dict[str, str], turn: int = LAST, **fields: object) -> Match:
    """The victory check at the end of D."""
    return resume(position(pieces, turn_at(12), turn=turn, phase="D.5", **fields))


def holding(side: str, ports: tuple[str, ...]) -> dict[str, str]:
    """A ship of the side in each of the ports."""
    ships = [f"{side}_t10_{i}" for i in range(1, 9)]
    return dict(zip(ports, ships, strict=False))


def lines(match: Match, side: str) -> dict[str, int]:
    found: dict[str, int] = match.view(None)["score"][side]["lines"]
    return found


@pytest.mark.rule("9.1a", "2.Db", "9.2j")
def test_9_1_athens_wins_at_once_with_all_8_ports() -> None:
    match = ended({**holding("athens", PORTS), "b1": "sparta_t4_1"}, turn=3)
    assert (match.result.winner, match.result.level, match.result.rule) == ("athens", "total", "9.1a")
    seven = ended({**holding("athens", PORTS[1:]), "b1": "sparta_t4_1"}, turn=3)
    assert not seven.over


@pytest.mark.rule("9.1b", "2.Db")
def test_9_1_sparta_wins_at_once_with_the_7_ports_other_than_cardia() -> None:
    others = tuple(p for p in PORTS if p != "cardia")
    match = ended({**holding("sparta", others), "b2": "athens_t4_1"}, turn=3)
    assert (match.result.winner, match.result.level, match.result.rule) == ("sparta", "total", "9.1b")
    six = ended({**holding("sparta", others[1:]), "cardia": "sparta_p2_1", "b2": "athens_t4_1"}, turn=3)
    assert not six.over


@pytest.mark.rule("9.2j")
def test_9_2_a_leader_alone_does_not_occupy_a_port() -> None:
    seven = tuple(p for p in PORTS if p != "sestos")
    match = ended({**holding("athens", seven), "sestos": "chaereas", "b1": "sparta_t4_1"}, turn=3)
    assert not match.over
    assert match.view(None)["score"]["athens"]["lines"]["ports"] == 5 + 3 + 5


@pytest.mark.rule("9.1c")
@pytest.mark.parametrize(
    ("athens", "sparta", "won"),
    [
        ("athens_t20_1 athens_t10_1", "sparta_t20_1 sparta_t20_2 sparta_t10_1*", True),
        ("athens_t20_1 athens_t10_1 athens_t2_1*", "sparta_t20_1 sparta_t20_2 sparta_t10_1*", False),
        ("athens_t20_1 athens_t10_1", "sparta_t20_1 sparta_t20_2 sparta_t4_1", False),
    ],
)
def test_9_1_sparta_wins_at_the_end_with_45_against_30_naval_points(
    athens: str, sparta: str, won: bool
) -> None:
    match = ended({"b3": f"{athens} {sparta}"})  # ships in bases count here
    assert (match.result.rule == "9.1c") == won


@pytest.mark.rule("9.1d")
@pytest.mark.parametrize(
    ("athens", "sparta", "won"),
    [
        ("athens_t20_1 athens_t20_2", "sparta_t20_1", True),
        ("athens_t20_1 athens_t20_2", "sparta_t20_1 sparta_t2_1*", False),
        ("athens_t20_1 athens_t10_1", "sparta_t20_1", False),
    ],
)
def test_9_1_athens_wins_at_the_end_with_40_against_20_naval_points(
    athens: str, sparta: str, won: bool
) -> None:
    match = ended({"b3": f"{athens} {sparta}"})
    assert (match.result.rule == "9.1d") == won


@pytest.mark.rule("9.1a", "9.1c", "2.Dc", "10.1a")
def test_9_1_before_the_last_turn_fleets_decide_nothing_and_the_turn_goes_on() -> None:
    match = ended({"b3": "athens_t20_1 sparta_t20_1 sparta_t20_2 sparta_t10_1"}, turn=9)
    assert not match.over
    assert match.view(None)["turn"] == 10


EVEN = {"b3": "athens_t20_1 athens_t20_2 sparta_t20_1 sparta_t20_2"}


@pytest.mark.rule("9.2a", "9.2b", "9.2c", "9.2d")
def test_9_2_points_for_ports() -> None:
    match = ended(
        {**EVEN, "cyzicus": "athens_p2_1", "sestos": "athens_h3_1", "cardia": "athens_p2_2"}, turn=3
    )
    assert lines(match, "athens")["ports"] == 5 + 3 + 1
    match = ended({**EVEN, "abydos": "sparta_h3_1", "elaeus": "sparta_p2_1", "parium": "sparta_p2_2"}, turn=3)
    assert lines(match, "sparta")["ports"] == 3 + 1 + 1


@pytest.mark.rule("9.2e")
def test_9_2_example_supply_3_against_1_is_6_points() -> None:
    match = ended(EVEN, turn=3, supply={"athens": 1, "sparta": 3})
    assert (lines(match, "sparta")["supply"], lines(match, "athens")["supply"]) == (6, 0)


@pytest.mark.rule("9.2f")
def test_9_2_3_points_per_full_10_naval_points_outside_the_bases_together() -> None:
    pieces = {
        "m5": "athens_t4_1 athens_t4_2",
        "sestos": "athens_t10_1 athens_t2_1*",
        "b3": "athens_t20_1 sparta_t4_1",
    }
    assert lines(ended(pieces, turn=3), "athens")["fleet"] == 3  # 19 points at sea and in port


@pytest.mark.rule("9.2g", "9.2h", "9.2i")
def test_9_2_points_for_eliminated_land_units_and_killed_leaders_not_for_ships() -> None:
    pieces = {
        **EVEN,
        "eliminated": "sparta_h4_1 sparta_h4b_1 sparta_p4_1 sparta_a2_1 sparta_t10_1 epicles",
        "killed": "mindarus",
        "removed": "sparta_h3_1 dorieus",
    }
    found = lines(ended(pieces, turn=3), "athens")
    assert (found["hoplites"], found["others"], found["leaders"]) == (4, 2, 1)


@pytest.mark.rule("9.2k", "7.S18b")
def test_9_2_two_points_for_sparta_if_s18_came_before_s17() -> None:
    assert lines(ended(EVEN, turn=3, spartan_bonus=2), "sparta")["safe_conduct"] == 2


def margin(athens: int, sparta: int) -> Match:
    """The end with these points, made of supply boxes, ports and the bonus of S18."""
    ports = {0: {}, 5: {"cyzicus": "athens_p2_1"}, 6: {"cyzicus": "athens_p2_1", "parium": "athens_p2_2"}}[
        athens
    ]
    return ended({**EVEN, **ports}, spartan_bonus=sparta)


@pytest.mark.rule("9.2l", "9.2m", "9.2n", "9.2a")
@pytest.mark.parametrize(
    ("athens", "sparta", "level", "winner"),
    [(0, 0, "draw", None), (5, 0, "draw", None), (6, 0, "strategic", "athens"), (6, 2, "draw", None)],
)
def test_9_2_up_to_5_points_apart_is_a_draw_more_than_double_is_strategic(
    athens: int, sparta: int, level: str, winner: str | None
) -> None:
    match = margin(athens, sparta)
    assert (match.result.level, match.result.winner) == (level, winner)


@pytest.mark.rule("9.2m", "9.2n")
def test_9_2_more_than_5_apart_but_not_double_is_tactical() -> None:
    fleets = {"m5": "athens_t20_1 athens_t20_2", "m13": "sparta_t20_1 sparta_t20_2"}  # 12 points each
    match = ended({**fleets, "cyzicus": "athens_p2_1", "sestos": "athens_p2_2"})
    assert match.result.scores == {"athens": 20, "sparta": 12}
    assert (match.result.winner, match.result.level) == ("athens", "tactical")
    double = ended(
        {**fleets, "cyzicus": "athens_p2_1", "sestos": "athens_p2_2"}, supply={"athens": 3, "sparta": 1}
    )
    assert double.result.scores == {"athens": 26, "sparta": 12}
    assert double.result.level == "strategic"


@pytest.mark.rule("9.2m", "9.2n")
@pytest.mark.parametrize(("more", "level"), [("", "tactical"), ("athens_p2_1", "strategic")])
def test_9_2_exactly_double_is_still_tactical(more: str, level: str) -> None:
    fleets = {"m5": "athens_t20_1 athens_t20_2", "m13": "sparta_t20_1", "b3": "sparta_t20_2"}  # 12 and 6
    match = ended({**fleets, "parium": more} if more else fleets)
    assert (match.result.winner, match.result.level) == ("athens", level)


@pytest.mark.rule("9.2l", "9.2n")
@pytest.mark.parametrize(("ports", "level", "winner"), [(1, "draw", None), (2, "strategic", "sparta")])
def test_9_2_points_make_sparta_win_too(ports: int, level: str, winner: str | None) -> None:
    held = dict(list({"cyzicus": "sparta_p2_1", "parium": "sparta_p2_2"}.items())[:ports])
    match = ended({**EVEN, **held})
    assert (match.result.level, match.result.winner) == (level, winner)
