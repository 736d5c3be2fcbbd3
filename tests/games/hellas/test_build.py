"""9.3, 9.4, 12, 17: building, trading posts, monuments, and the limits of the box."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    MELOS,
    SPARTE,
    TEGEA,
    THEBES,
    choices,
    of,
    only_blocks,
    play,
    scene,
    track,
)
from polemos.engine.match import Match

READY = {"military": 1, "fleet": 1, "economy": 1, "culture": 5}


def building(boxes: dict[str, int], **facts: object) -> Match:
    return play(scene({"boxes": boxes, **facts}), "build")


@pytest.mark.rule("9.3a", "9.3b")
def test_the_worked_example_of_building() -> None:
    """Military II, fleet III, economy III: two legions, a ship and a fortress for 75 talents."""
    boxes = {"military": 3, "fleet": 5, "economy": 5}
    match = building(boxes, fortresses=[ATHENAI, THEBES, SPARTE], posts=[CORINTH], money=75)
    play(match, ("legion", SPARTE), ("legion", THEBES), ("ship", ATHENAI), ("fortress", CORINTH))
    assert of(match, ATHENS)["money"] == 0
    assert choices(match) == {"done": (None,)}


@pytest.mark.rule("9.3c", "9.3d", "9.3e", "9.3s", "9.6z")
@pytest.mark.parametrize(
    ("item", "row", "prices"),
    [
        ("legion", "military", {1: 5, 3: 10, 5: 15, 7: 20, 9: 20}),
        ("ship", "fleet", {1: 15, 3: 20, 5: 25, 7: 30, 9: 30}),
        ("fortress", "economy", {0: 20, 1: 20, 3: 25, 5: 30, 7: 35, 9: 35}),
    ],
)
@pytest.mark.choice("9.3s", "fortress")
def test_prices_follow_the_phase_of_the_row(item: str, row: str, prices: dict[int, int]) -> None:
    for box, price in prices.items():
        match = building({row: box}, fortresses=[ATHENAI], posts=[CORINTH], money=100)
        play(match, (item, CORINTH if item == "fortress" else ATHENAI))
        assert of(match, ATHENS)["money"] == 100 - price


@pytest.mark.rule("9.3f", "12d", "12e")
@pytest.mark.parametrize(("box", "price"), [(0, 0), (2, 0), (4, 0), (5, 100), (6, 100), (7, 120), (9, 120)])
def test_monuments_are_for_empires(box: int, price: int) -> None:
    match = scene({"boxes": {"culture": box}, "posts": [CORINTH], "money": 150})
    play(match, "build")
    offered = choices(match).get("monument") if match.deciders == (ATHENS,) else None
    assert (offered == (CORINTH,)) == bool(price)
    if price:
        play(match, ("monument", CORINTH))
        assert of(match, ATHENS)["money"] == 150 - price


@pytest.mark.rule("9.3l", "9.3m")
def test_no_units_before_phase_one() -> None:
    assert only_blocks(scene({"fortresses": [ATHENAI]}), "build"), "nothing can be built at all"


@pytest.mark.rule("9.3j", "9.3n", "9.3p", "3.2j")
def test_each_fortress_makes_one_unit() -> None:
    match = building(READY, fortresses=[ATHENAI, SPARTE])
    assert choices(match)["legion"] == (SPARTE, ATHENAI)
    assert choices(match)["ship"] == (ATHENAI,)
    play(match, ("ship", ATHENAI))
    assert "ship" not in choices(match)
    assert choices(match)["legion"] == (SPARTE,)


@pytest.mark.rule("9.3q")
def test_a_new_fortress_makes_nothing_before_the_next_build() -> None:
    match = building(READY, posts=[CORINTH])
    play(match, ("fortress", CORINTH))
    assert "legion" not in choices(match)
    assert "ship" not in choices(match)
    play(match, "done", "pass", "build")
    assert choices(match)["legion"] == choices(match)["ship"] == (CORINTH,)


@pytest.mark.rule("9.3h", "3.2f", "9.3o", "12a")
def test_fortresses_and_monuments_stand_in_own_cities() -> None:
    match = building(READY, posts=[CORINTH, "h1812", MELOS], legions={"h1813": 1})
    assert choices(match)["fortress"] == (CORINTH,), "a city, not on an island, with an own post"
    assert choices(match)["monument"] == (CORINTH,)


@pytest.mark.rule("9.3k", "12a")
@pytest.mark.choice("9.3k", "fortress", "monument")
def test_only_one_of_fortress_and_monument_in_a_hex_and_action() -> None:
    match = building(READY, posts=[CORINTH])
    play(match, ("fortress", CORINTH))
    assert "monument" not in choices(match)
    play(match, "done", "pass", "build", ("monument", CORINTH))
    assert of(match, ATHENS)["fortresses"] == {CORINTH: 1}
    assert of(match, ATHENS)["monuments"] == [CORINTH]


@pytest.mark.rule("12b", "12j", "2d")
def test_one_monument_an_action_worth_a_point_and_a_box() -> None:
    match = building(READY, posts=[CORINTH, TEGEA])
    play(match, ("monument", CORINTH))
    assert "monument" not in choices(match)
    assert track(match, "points", ATHENS) == 1
    assert of(match, ATHENS)["stability"] == 1


@pytest.mark.rule("12l", "17a", "17b")
@pytest.mark.choice("12l", "monument")
def test_three_monuments_at_once_a_lost_one_may_be_rebuilt() -> None:
    cities = [CORINTH, TEGEA, GYTHIUM, SPARTE]
    full = building(READY, posts=cities, monuments=cities[:3])
    assert "monument" not in choices(full)
    assert building(READY, posts=cities, monuments=cities[:2]).prompt(ATHENS).choices["monument"]


@pytest.mark.rule("9.3r", "13n")
def test_a_unit_is_not_built_beside_another_without_a_figure() -> None:
    crowded = {TEGEA: 2, CORINTH: 2, ATHENAI: 1}
    match = building(READY, fortresses=[ATHENAI, SPARTE], legions=crowded)
    assert choices(match)["legion"] == (SPARTE,), "both army figures are in use"
    joined = building(READY, fortresses=[ATHENAI, TEGEA], legions=crowded)
    assert choices(joined)["legion"] == (TEGEA,), "joining an army is free"
    fleets = {ATHENAI: 1, MELOS: 2, GYTHIUM: 2, CORINTH: 2}
    match = building(READY, fortresses=[ATHENAI], ships=fleets)
    assert "ship" not in choices(match)


@pytest.mark.rule("9.3t", "17a")
def test_pieces_run_out() -> None:
    cities = [ATHENAI, THEBES, CORINTH, "h1813", TEGEA, SPARTE]
    match = building(READY, fortresses=cities, posts=[GYTHIUM])
    assert "fortress" not in choices(match)
    legions = building(READY, fortresses=[ATHENAI], legions={SPARTE: 15}, ships={MELOS: 1}, cargo={MELOS: 1})
    assert "legion" not in choices(legions)
    ships = building(READY, fortresses=[ATHENAI], ships={MELOS: 12})
    assert "ship" not in choices(ships)


# --- 9.4: trading posts -----------------------------------------------------------------------------


@pytest.mark.rule("9.4a", "9.4b", "9.4c", "3.2d", "15a")
@pytest.mark.choice("9.4a", "post", "done")
@pytest.mark.choice("9.4b", "post")
def test_posts_are_founded_by_legions_anywhere_and_by_ships_on_the_shore() -> None:
    match = scene(
        {"legions": {TEGEA: 1, "h1713": 1, CORINTH: 1}, "ships": {GYTHIUM: 1, MELOS: 1, "h2015": 1}}
    )
    play(match, "posts")
    assert choices(match)["post"] == (TEGEA, GYTHIUM, CORINTH, MELOS), "goods hexes only"
    for place in (TEGEA, GYTHIUM, CORINTH, MELOS):
        play(match, ("post", place))
    assert of(match, ATHENS)["money"] == 500 - 4 * 10
    assert len(of(match, ATHENS)["posts"]) == 4


@pytest.mark.rule("9.4d")
def test_one_post_a_hex_whoever_it_belongs_to() -> None:
    match = scene({"ships": {GYTHIUM: 1, CORINTH: 1}, "posts": [CORINTH]}, {"posts": [GYTHIUM]})
    assert only_blocks(match, "posts")


def test_a_ship_founds_nothing_where_an_enemy_legion_stands() -> None:
    assert only_blocks(scene({"ships": {GYTHIUM: 1}}, {"legions": {GYTHIUM: 1}}), "posts")


@pytest.mark.rule("9.4e", "9.4h", "9.6z")
@pytest.mark.parametrize(("box", "price"), [(0, 10), (1, 10), (3, 15), (5, 20), (7, 25), (9, 25)])
@pytest.mark.choice("9.4h", "post")
def test_the_price_of_a_post_follows_the_economy(box: int, price: int) -> None:
    match = scene({"legions": {TEGEA: 1}, "boxes": {"economy": box}, "money": 100})
    play(match, "posts", ("post", TEGEA))
    assert of(match, ATHENS)["money"] == 100 - price


@pytest.mark.rule("9.4f")
def test_the_worked_example_of_a_third_wool() -> None:
    wools = ["h1710", "h1807"]
    match = scene({"posts": wools, "legions": {TEGEA: 1}, "boxes": {"economy": 3}})
    before = track(match, "income", ATHENS)
    play(match, "posts", ("post", TEGEA))
    assert of(match, ATHENS)["money"] == 500 - 15
    assert track(match, "income", ATHENS) == before + 5


@pytest.mark.rule("17c", "17d")
def test_a_side_holds_no_more_of_a_good_than_its_row_has_boxes() -> None:
    caps = {good: len(facts["income"]) for good, facts in scene().game.board()["goods"].items()}
    assert caps == {
        "grain": 9, "fish": 8, "stone": 7, "wool": 7, "wood": 7, "cattle": 7, "wine": 7,
        "copper": 5, "bronze": 5, "iron": 5, "salt": 5, "silver": 4, "glass": 4, "gold": 4,
    }  # fmt: skip
    grains = ["h0213", "h0313", "h0413", "h0513", "h1312", "h1615", "h1705", "h1707", "h1809"]
    match = play(scene({"posts": grains[:8], "legions": {"h1809": 1, "h2003": 1}}), "posts")
    assert choices(match)["post"] == ("h1809", "h2003")
    play(match, ("post", "h1809"))
    assert "post" not in choices(match), "nine grains"


@pytest.mark.rule("17a")
def test_without_posts_in_the_reserve_none_is_founded() -> None:
    places = list(scene().game.board()["areas"]["macedonia"]["goods"])
    goods = [h for area in scene().game.board()["areas"].values() for h in area["goods"] if h not in places]
    spread = spread_posts(goods, 35)
    match = scene({"posts": spread, "legions": {places[0]: 1}})
    assert match.view(None)["reserve"][ATHENS]["posts"] == 0
    assert only_blocks(match, "posts")
    last = scene({"posts": spread[1:], "legions": dict.fromkeys(places[:2], 1)})
    play(last, "posts", ("post", places[0]))
    assert "post" not in choices(last), "that was the thirty-fifth"


def spread_posts(goods: list[str], count: int) -> list[str]:
    """So many hexes, no more of a good than its row allows."""
    board = scene().game.board()
    left = {good: len(facts["income"]) - 1 for good, facts in board["goods"].items()}
    taken = []
    for place in goods:
        good = board["places"][place]["good"]
        if left[good] and len(taken) < count:
            left[good] -= 1
            taken.append(place)
    assert len(taken) == count
    return taken


@pytest.mark.rule("9.3k")
def test_where_a_monument_was_built_no_fortress_follows_in_the_same_action() -> None:
    match = building(READY, posts=[CORINTH, TEGEA])
    play(match, ("monument", CORINTH))
    assert choices(match)["fortress"] == (TEGEA,)


@pytest.mark.rule("18.7b", "17c")
def test_a_full_row_takes_no_second_post() -> None:
    silver = ["h1306", "h2201", "h2512", "h3307"]
    athens = {"posts": [*silver, TEGEA], "boxes": {"economy": 5}}
    match = play(scene(athens, options={"manufacture": True}), "posts")
    assert choices(match)["double"] == (TEGEA,)
