"""5, 6, 7: the turn, income, the first player."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    SICYON,
    SPARTA,
    SPARTE,
    THEBES,
    choices,
    keys,
    of,
    play,
    scene,
    take_action,
    track,
    turn_over,
)

#: Goods hexes by good, enough of each for the tables.
STONES = ["h1512", SPARTE, "h2014", ATHENAI, "h2412", "h2715", "h3006"]
WOOLS = ["h1710", "h1714", "h1807", "h2409", "h2422", "h3316", "h3508"]
GRAINS = ["h0213", "h0313", "h0413", "h0513", "h1312", "h1615", "h1705", "h1707", "h1809"]
FISHES = ["h0614", "h0905", "h1510", "h1515", GYTHIUM, "h1703", "h1918", "h2121"]
COPPERS = ["h1602", CORINTH, "h2210", "h2605", "h3206"]
SALTS = ["h1310", "h1916", "h2311", "h3002", "h3210"]
SILVERS = ["h1306", "h2201", "h2512", "h3307"]


def income_of(*posts: str, economy: int = 0) -> int:
    return track(scene({"posts": list(posts), "boxes": {"economy": economy}}), "income", ATHENS)


@pytest.mark.rule("5a", "1c", "6a", "5d", "5c")
def test_a_turn_goes_from_income_to_upkeep_and_the_next_begins() -> None:
    match = scene(
        {"posts": [THEBES], "ships": {ATHENAI: 1}, "money": 7},
        {"posts": [CORINTH], "legions": {"h1713": 4, "h1814": 1}, "money": 0},
    )
    turn_over(match)
    play(match, ("disband", "h1713"))
    assert of(match, ATHENS)["money"] == 7 - 1 + 5, "upkeep, then the income of the next turn"
    assert of(match, SPARTA)["money"] == 5
    assert match.view(None)["turn"] == 4
    told = keys(match)
    assert [told.index(k) for k in ("upkeep", "disbanded", "turn", "income", "first-player")] == sorted(
        told.index(k) for k in ("upkeep", "disbanded", "turn", "income", "first-player")
    )


@pytest.mark.rule("5b", "8d", "8a", "1d")
def test_a_cycle_has_five_actions_of_each_side_in_turn() -> None:
    match = scene()
    asked = []
    for action in ("develop", "move", "build", "posts", "develop", "move", "build", "posts", "stability"):
        asked.append(match.deciders[0])
        take_action(match, action)
    asked.append(match.deciders[0])
    play(match, "pass")
    assert asked == [ATHENS, SPARTA] * 5
    assert match.view(None)["turn"] == 4


@pytest.mark.rule("6i")
def test_income_of_building_goods() -> None:
    expected = [3, 7, 12, 18, 25, 33, 42]
    assert [income_of(*STONES[: n + 1]) for n in range(7)] == expected
    assert [income_of(*WOOLS[: n + 1]) for n in range(7)] == expected


@pytest.mark.rule("6j", "6g")
def test_income_of_food() -> None:
    expected = [4, 9, 15, 22, 30, 39, 49, 60, 72]
    assert [income_of(*GRAINS[: n + 1]) for n in range(9)] == expected
    assert [income_of(*FISHES[: n + 1]) for n in range(8)] == expected[:8]


@pytest.mark.rule("6k", "6l")
def test_income_of_metals_and_luxuries() -> None:
    assert [income_of(*COPPERS[: n + 1]) for n in range(5)] == [5, 11, 18, 26, 35]
    assert [income_of(*SILVERS[: n + 1]) for n in range(4)] == [5, 11, 18, 26]
    assert [income_of(*SALTS[: n + 1]) for n in range(5)] == [6, 13, 21, 30, 40]


@pytest.mark.rule("6m", "6h", "6e", "9.6v")
def test_the_worked_example_of_income() -> None:
    posts = [*STONES[:4], *FISHES[:2], GRAINS[0], SALTS[0], COPPERS[0], WOOLS[0]]
    assert income_of(*posts) == 45
    assert income_of(*posts, economy=1) == 55, "with the market place"
    assert [income_of(economy=box) for box in (1, 3, 5, 7, 9)] == [10, 25, 45, 70, 70]


@pytest.mark.rule("6b", "9.4f", "9.4g", "10b")
def test_a_fourth_grain_post_raises_income_by_seven() -> None:
    match = scene({"posts": GRAINS[:3], "legions": {"h1705": 1}})
    assert track(match, "income", ATHENS) == 15
    supply = track(match, "supply", ATHENS)
    play(match, "posts", ("post", "h1705"))
    assert track(match, "income", ATHENS) == 22
    assert track(match, "supply", ATHENS) == supply + 1


@pytest.mark.rule("6f", "9.8d", "9.8e", "3.1c")
def test_armistice_cubes_advance_after_income_and_fall_off() -> None:
    match = scene(armistice=1, asker=ATHENS)
    boxes = []
    for _ in range(3):
        turn_over(match)
        boxes.append(match.view(None)["markers"]["armistice"])
    assert boxes == [2, 3, 0]
    assert "armistice-over" in keys(match)


@pytest.mark.rule("7a", "1d")
def test_the_better_military_is_first() -> None:
    match = turn_over(scene({}, {"boxes": {"military": 1}}))
    assert match.deciders == (SPARTA,)


@pytest.mark.rule("7a")
def test_boxes_are_compared_not_phases() -> None:
    match = turn_over(scene({"boxes": {"military": 1}}, {"boxes": {"military": 2}}))
    assert match.deciders == (SPARTA,)


@pytest.mark.rule("7b")
def test_then_the_better_fleet() -> None:
    match = turn_over(scene({"posts": [THEBES]}, {"boxes": {"fleet": 1}}))
    assert match.deciders == (SPARTA,)


@pytest.mark.rule("7c")
def test_then_the_higher_income() -> None:
    match = turn_over(scene({"legions": {ATHENAI: 3}}, {"posts": [THEBES]}))
    assert match.deciders == (SPARTA,)


@pytest.mark.rule("7d")
def test_then_more_units_those_aboard_too() -> None:
    match = turn_over(scene({"legions": {ATHENAI: 2}}, {"ships": {GYTHIUM: 2}, "cargo": {GYTHIUM: 1}}))
    assert match.deciders == (SPARTA,)


@pytest.mark.rule("7e")
def test_all_equal_athens_is_first() -> None:
    assert turn_over(scene(first=SPARTA)).deciders == (ATHENS,)


@pytest.mark.rule("18.6a")
@pytest.mark.choice("18.6a", "go_first", "go_second")
def test_by_option_the_first_player_may_go_second() -> None:
    match = turn_over(scene({"boxes": {"military": 1}}, options={"choose_order": True}))
    assert match.deciders == (ATHENS,)
    assert set(choices(match)) == {"go_first", "go_second"}
    first, second = match.clone(), match.clone()
    assert play(first, "go_first").deciders == (ATHENS,)
    assert play(second, "go_second").deciders == (SPARTA,)


@pytest.mark.rule("1f", "5c")
def test_by_option_upkeep_comes_before_the_victory_check() -> None:
    sides = {"stability": -8, "money": 0, "ships": {ATHENAI: 1}}, {"posts": [SICYON], "stability": 9}
    points = {"monuments": [SPARTE], "posts": [SPARTE]}
    usual = turn_over(scene(sides[0] | won(), sides[1]))
    assert usual.result is not None
    assert (usual.result.winner, usual.result.reason) == (ATHENS, "points")
    frames = [{"frame": "Turns"}, {"frame": "UpkeepFirst", "who": "", "at": 4}, {"frame": "Cycle"}]
    other = scene(sides[0] | won(), sides[1] | points, options={"end_of_turn": "upkeep"}, frames=frames)
    turn_over(other)
    assert other.result is not None
    assert (other.result.winner, other.result.reason) == (SPARTA, "revolution")


@pytest.mark.rule("5c", "1f")
@pytest.mark.parametrize(("option", "frame", "paid"), [("victory", "Turn", 1), ("upkeep", "UpkeepFirst", 2)])
def test_every_turn_ends_in_the_order_that_was_agreed(option: str, frame: str, paid: int) -> None:
    """Turn 20 is the last: its ships are paid for only if the payment comes before the check."""
    frames = [{"frame": "Turns"}, {"frame": frame, "who": "", "at": 4}, {"frame": "Cycle"}]
    options = {"end_of_turn": option, "turn_limit": 20}
    match = scene({"ships": {ATHENAI: 1}}, turn=19, options=options, frames=frames)
    turn_over(turn_over(match))
    assert match.over
    assert keys(match).count("upkeep") == paid


def won() -> dict[str, object]:
    """Ten points: four golden ages, three monuments, and three laurels of islands."""
    islands = [
        "h0806", "h1111", "h1918", "h2402", "h2409", "h2417", "h2512", "h2605",
        "h2715", "h2717", "h2910", "h3213",
    ]  # fmt: skip
    cities = ["h1912", "h1813", "h1714"]
    return {
        "boxes": dict.fromkeys(("military", "fleet", "economy", "culture"), 9),
        "monuments": cities,
        "posts": [*islands, *cities],
    }
