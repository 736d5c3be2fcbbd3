"""1, 2, 5, 16: points, the check after a cycle, ties, and every way a game can end."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    SPARTA,
    TEGEA,
    game,
    keys,
    of,
    play,
    scene,
    track,
    turn_over,
)
from polemos.engine.match import Match

GOLDEN = dict.fromkeys(("military", "fleet", "economy", "culture"), 9)
ISLANDS = [
    "h0806", "h1111", "h1918", "h2402", "h2409", "h2417", "h2512", "h2605",
    "h2715", "h2717", "h2910", "h3213", "h3316",
]  # fmt: skip
CITIES = ["h1912", "h1813", "h1714"]


def side(islands: int = 0, monuments: int = 0, stability: int = 0, golden: bool = False) -> dict[str, Any]:
    """A side with so many islands, monuments and golden ages."""
    return {
        "posts": [*ISLANDS[:islands], *CITIES[:monuments]],
        "monuments": CITIES[:monuments],
        "stability": stability,
        "boxes": GOLDEN if golden else {},
    }


def other(monuments: int = 0, stability: int = 0, **facts: Any) -> dict[str, Any]:
    """The opponent, with cities of its own."""
    cities = ["h1705", "h1802", "h2003"][:monuments]
    return {"posts": cities, "monuments": cities, "stability": stability, "boxes": GOLDEN, **facts}


def ended(match: Match) -> tuple[str | None, str]:
    assert match.result is not None
    return match.result.winner, match.result.reason


@pytest.mark.rule("2d", "2e", "2f", "2g", "2j", "3.1h")
def test_points_are_monuments_golden_ages_and_laurels() -> None:
    match = scene(side(islands=12, monuments=3, stability=9, golden=True))
    assert match.view(None)["score"][ATHENS] == {
        "total": 11,
        "lines": {"monuments": 3, "golden_ages": 5, "islands": 3, "provinces": 0},
    }
    laurels = game().board()["tracks"]["laurels"]["dark"]
    assert laurels == {"island": [4, 8, 12, 16], "province": [3, 6, 9, 12, 15]}
    assert sum(map(len, laurels.values())) + 5 + 3 == 17


@pytest.mark.rule("2f", "2i")
def test_laurels_come_and_go_with_the_control_cube() -> None:
    sparta = {"ships": {"h2402": 1}, "cargo": {"h2402": 1}}
    match = scene(side(islands=4), sparta, first=SPARTA)
    assert track(match, "points", ATHENS) == 1
    play(match, "move", ("unload", "h2402"))
    assert track(match, "points", ATHENS) == 0


@pytest.mark.rule("2b", "16b", "5c")
def test_ten_points_after_the_cycle_win() -> None:
    match = scene(side(islands=12, monuments=3, golden=True))
    assert track(match, "points", ATHENS) == 10
    assert not match.over
    assert ended(turn_over(match)) == (ATHENS, "points")


@pytest.mark.rule("2b")
def test_nine_points_do_not() -> None:
    assert not turn_over(scene(side(islands=11, monuments=3, golden=True))).over


@pytest.mark.rule("2c")
def test_points_lost_again_before_the_check_do_not_count() -> None:
    sparta = {"ships": {"h2402": 1}, "cargo": {"h2402": 1}}
    match = scene(side(islands=12, monuments=3, golden=True), sparta, first=SPARTA)
    play(match, "move", ("unload", "h2402"), "done", "pass", "pass")
    assert not match.over
    assert match.view(None)["turn"] == 4


@pytest.mark.rule("2o")
@pytest.mark.parametrize(("points", "islands"), [(8, 4), (9, 8)])
def test_short_and_medium_games(points: int, islands: int) -> None:
    match = scene(side(islands=islands, monuments=3, golden=True), options={"points": points})
    assert track(match, "points", ATHENS) == points
    assert ended(turn_over(match)) == (ATHENS, "points")
    assert not turn_over(scene(side(islands=islands, monuments=3, golden=True))).over


@pytest.mark.rule("2n")
def test_if_both_are_there_more_points_win() -> None:
    athens = side(islands=4, monuments=3, stability=9, golden=True)
    match = scene(athens, other(monuments=3, stability=9), options={"points": 8})
    assert (track(match, "points", ATHENS), track(match, "points", SPARTA)) == (9, 8)
    assert ended(turn_over(match)) == (ATHENS, "points")


@pytest.mark.rule("2k")
def test_first_tie_break_monuments() -> None:
    match = scene(
        side(islands=4, monuments=3, golden=True), other(monuments=3, stability=9), options={"points": 8}
    )
    assert track(match, "points", ATHENS) == track(match, "points", SPARTA) == 8
    fewer = scene(
        side(islands=8, monuments=2, golden=True), other(monuments=3, stability=9), options={"points": 8}
    )
    assert ended(turn_over(fewer)) == (SPARTA, "points_tie")


@pytest.mark.rule("2l")
def test_second_tie_break_stability_as_in_the_worked_example() -> None:
    """Equal points and two monuments each; Sparta stands on 7, Athens on 6."""
    islands = {"posts": [*ISLANDS[8:12], "h1705", "h1802"], "monuments": ["h1705", "h1802"]}
    sparta = {**islands, "stability": 7, "boxes": GOLDEN}
    athens = side(islands=4, monuments=2, stability=6, golden=True)
    match = scene(athens, sparta, turn=20, options={"turn_limit": 20})
    assert track(match, "points", ATHENS) == track(match, "points", SPARTA) == 7
    assert ended(turn_over(match)) == (SPARTA, "last_turn_tie")


@pytest.mark.rule("2m")
def test_third_tie_break_income_and_then_a_draw() -> None:
    facts: dict[str, Any] = {"turn": 20, "options": {"turn_limit": 20}}
    assert ended(turn_over(scene({"posts": [TEGEA]}, {}, **facts))) == (ATHENS, "last_turn_tie")
    match = turn_over(scene({}, {}, **facts))
    assert match.result is not None
    assert (match.result.winner, match.result.level, match.result.rule) == (None, "draw", "2m")


@pytest.mark.rule("5d")
def test_without_a_limit_the_game_goes_on() -> None:
    assert not turn_over(scene(turn=200)).over
    assert game().checked_options({})["turn_limit"] == 0
    assert turn_over(scene(turn=60, options={"turn_limit": 60})).over


@pytest.mark.rule("3s")
def test_the_scenario_ends_after_nine_turns_or_with_eight_points() -> None:
    assert not turn_over(scene(turn=8, scenario="peloponnesian_war")).over
    for scenario, turn, rule in (("peloponnesian_war", 9, "3s"), ("standard", 20, "5d")):
        over = turn_over(scene({"posts": [TEGEA]}, turn=turn, scenario=scenario, options={"turn_limit": 20}))
        assert over.result is not None
        assert over.result.rule == rule
    late = turn_over(
        scene({"monuments": [ATHENAI], "fortresses": [ATHENAI]}, turn=9, scenario="peloponnesian_war")
    )
    assert ended(late) == (ATHENS, "last_turn")
    early = turn_over(scene(side(islands=4, monuments=3, golden=True), scenario="peloponnesian_war"))
    assert ended(early) == (ATHENS, "points")


@pytest.mark.rule("2a", "14a")
def test_golden_ending_by_revolution_through_refused_armistices() -> None:
    match = scene({}, {"stability": -4})
    play(match, "armistice", "offer", "refuse", "pass", "armistice", "offer", "refuse")
    assert of(match, SPARTA)["stability"] == -8
    play(match, "pass", "pass", "armistice", "offer", "refuse")
    assert ended(match) == (ATHENS, "revolution")


def test_a_resigning_side_loses() -> None:
    match = scene()
    match.resign(SPARTA)
    assert ended(match) == (ATHENS, "resigned")


@pytest.mark.rule("2k", "2n")
def test_tie_breaks_are_told_only_where_points_are_equal() -> None:
    clear = turn_over(scene(side(islands=12, monuments=3, golden=True)))
    assert "tie-break" not in keys(clear)
    tied = turn_over(scene({"posts": [TEGEA]}, turn=20, options={"turn_limit": 20}))
    assert keys(tied).count("tie-break") == 3, "monuments, stability, and the income that decides"
