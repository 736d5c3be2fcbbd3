"""9.1.4, 11: contested hexes and control, every consequence at the very moment."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    CYTHERA,
    GYTHIUM,
    LIMERA,
    SPARTA,
    SPARTE,
    TEGEA,
    choices,
    keys,
    of,
    only_blocks,
    play,
    scene,
    track,
)

LACONIA = {"posts": [GYTHIUM, SPARTE, LIMERA]}


@pytest.mark.rule("9.1.4a", "9.1.4b", "9.1o", "6c", "6d", "9.1.4c", "11c", "11f", "1e", "10b")
def test_a_legion_that_comes_takes_income_supply_control_and_calm_at_once() -> None:
    match = scene({"legions": {"h1717": 1}}, LACONIA)
    assert (track(match, "income", SPARTA), track(match, "supply", SPARTA)) == (3 + 4 + 6, 5)
    assert track(match, "provinces", SPARTA) == 1
    play(match, "move", ("march", "h1717"), ("to", GYTHIUM))
    assert match.view(None)["contested"] == {GYTHIUM: [ATHENS]}
    assert match.view(None)["goods"][SPARTA]["fish"] == 0
    assert (track(match, "income", SPARTA), track(match, "supply", SPARTA)) == (3 + 6, 4)
    assert track(match, "provinces", SPARTA) == 0
    assert of(match, SPARTA)["stability"] == -1
    assert of(match, SPARTA)["legions"] == {}, "no combat without an attack action"


@pytest.mark.rule("9.1.4h", "9.8m", "11h")
def test_when_the_intruder_leaves_the_owner_has_everything_back() -> None:
    match = scene({"legions": {GYTHIUM: 1}}, LACONIA, intruders={GYTHIUM: [ATHENS]})
    assert track(match, "provinces", SPARTA) == 0
    play(match, "move", ("march", GYTHIUM), ("to", "h1717"))
    assert match.view(None)["contested"] == {}
    assert track(match, "income", SPARTA) == 13
    assert track(match, "provinces", SPARTA) == 1
    assert of(match, SPARTA)["stability"] == 0, "a gain moves only the control cube"


@pytest.mark.rule("9.1.4h")
def test_when_the_intruder_dies_too() -> None:
    match = scene(
        {"legions": {GYTHIUM: 1}},
        {"posts": [GYTHIUM, SPARTE, LIMERA], "legions": {GYTHIUM: 3}},
        intruders={GYTHIUM: [ATHENS]},
        first=SPARTA,
    )
    play(match, "attack", ("fight", GYTHIUM))
    assert match.view(None)["contested"] == {}
    assert track(match, "income", SPARTA) == 13


@pytest.mark.rule("9.1.4d")
@pytest.mark.choice("9.1.4d", "to")
def test_both_sides_may_reinforce_a_contested_hex() -> None:
    match = scene(
        {"legions": {CORINTH: 1, "h2012": 1}}, {"posts": [CORINTH], "legions": {"h1813": 1}},
        intruders={CORINTH: [ATHENS]},
    )  # fmt: skip
    play(match, "move", ("march", "h2012"), ("to", CORINTH), "done")
    play(match, "pass", "pass")
    assert match.view(None)["turn"] == 4
    match = scene(
        {"legions": {CORINTH: 1}}, {"posts": [CORINTH], "legions": {"h1813": 1}},
        intruders={CORINTH: [ATHENS]}, first=SPARTA,
    )  # fmt: skip
    play(match, "move", ("march", "h1813"), ("to", CORINTH))
    assert match.view(None)["contested"] == {CORINTH: [ATHENS]}
    assert of(match, SPARTA)["legions"] == {CORINTH: 1}


@pytest.mark.rule("9.1.4e", "9.2a")
@pytest.mark.choice("9.1.4e", "fight", "only_block")
@pytest.mark.choice("9.2a", "fight")
def test_either_side_may_attack_and_nobody_must() -> None:
    sides = {"legions": {CORINTH: 1}}, {"posts": [CORINTH], "legions": {CORINTH: 1}}
    for first in (ATHENS, SPARTA):
        match = play(scene(*sides, intruders={CORINTH: [ATHENS]}, first=first), "attack")
        assert choices(match)["fight"] == (CORINTH,)
        assert "only_block" in choices(match)


@pytest.mark.rule("9.1.4f", "9.3g")
def test_nothing_is_built_in_a_contested_hex() -> None:
    boxes = {"military": 5, "fleet": 1, "culture": 5}
    sparta = {"fortresses": [GYTHIUM], "posts": [SPARTE], "boxes": boxes}
    calm = play(scene({}, sparta, first=SPARTA), "build")
    assert choices(calm)["legion"] == choices(calm)["ship"] == (GYTHIUM,)
    assert choices(calm)["monument"] == (SPARTE, GYTHIUM)
    athens = {"legions": {GYTHIUM: 1, SPARTE: 1}}
    tense = scene(athens, sparta, first=SPARTA, intruders={GYTHIUM: [ATHENS], SPARTE: [ATHENS]})
    assert only_blocks(tense, "build"), "Sparta could build nothing"


@pytest.mark.rule("9.1.4f", "9.4b")
def test_no_post_is_founded_in_a_contested_hex_by_either_side() -> None:
    """Both sides' legions stand in a goods hex without a post."""
    sides = {"legions": {CORINTH: 1}}, {"legions": {CORINTH: 1}}
    for first in (ATHENS, SPARTA):
        assert only_blocks(scene(*sides, intruders={CORINTH: [ATHENS]}, first=first), "posts")


@pytest.mark.rule("9.1.4i")
@pytest.mark.parametrize("place", [CYTHERA, "h2017"])
@pytest.mark.choice("9.1.4i", "fight_ships")
def test_ships_that_share_a_hex_may_fight_early_without_any_other_effect(place: str) -> None:
    match = scene({"ships": {place: 1}}, {"ships": {place: 1}, "posts": [CYTHERA]})
    assert match.view(None)["contested"] == {}
    assert match.view(None)["control"] == {"cythera": SPARTA}
    assert choices(play(match, "attack"))["fight_ships"] == (place,)


def test_a_legion_that_finds_only_enemy_ships_contests_the_hex() -> None:
    match = scene({"legions": {"h2012": 1}}, {"ships": {CORINTH: 1}})
    play(match, "move", ("march", "h2012"), ("to", CORINTH))
    assert match.view(None)["contested"] == {CORINTH: [ATHENS]}
    play(match, "done", "pass")
    assert only_blocks(match, "posts"), "no post in a contested hex"


def test_an_owner_coming_home_past_an_early_enemy_ship_contests_nothing() -> None:
    match = scene({"posts": [CORINTH], "legions": {"h2012": 1}}, {"ships": {CORINTH: 1}})
    play(match, "move", ("march", "h2012"), ("to", CORINTH))
    assert match.view(None)["contested"] == {}
    assert track(match, "income", ATHENS) == 5


@pytest.mark.rule("11a", "11d", "11e")
def test_control_takes_every_goods_hex_with_posts_fortresses_or_legions() -> None:
    part = scene({}, {"posts": [GYTHIUM], "fortresses": [SPARTE]})
    assert part.view(None)["control"] == {}
    whole = scene({}, {"posts": [GYTHIUM], "fortresses": [SPARTE], "legions": {LIMERA: 1, CYTHERA: 1}})
    assert whole.view(None)["control"] == {"laconia": SPARTA, "cythera": SPARTA}
    assert (track(whole, "provinces", SPARTA), track(whole, "islands", SPARTA)) == (1, 1)


@pytest.mark.rule("11b")
def test_ships_and_legions_aboard_give_no_control() -> None:
    match = scene({"ships": {CYTHERA: 2}, "cargo": {CYTHERA: 1}})
    assert match.view(None)["control"] == {}
    play(match, "move", ("unload", CYTHERA))
    assert match.view(None)["control"] == {"cythera": ATHENS}
    assert "control-gained" in keys(match)


@pytest.mark.rule("11f", "11d")
def test_each_loss_of_a_province_costs_a_box_each_time() -> None:
    match = scene({"legions": {TEGEA: 1}, "posts": ["h1614"]})
    for _ in range(2):
        play(match, "move", ("march", TEGEA), ("to", "h1713"), "done", "pass")
        play(match, "move", ("march", "h1713"), ("to", TEGEA), "done", "pass", "pass")
    assert of(match, ATHENS)["stability"] == -2
    assert match.view(None)["control"] == {"arcadia": ATHENS}


@pytest.mark.rule("11g")
def test_losing_an_island_costs_nothing() -> None:
    match = scene({"posts": [CYTHERA]}, {"ships": {CYTHERA: 1}, "cargo": {CYTHERA: 1}}, first=SPARTA)
    play(match, "move", ("unload", CYTHERA))
    assert match.view(None)["control"] == {}
    assert of(match, ATHENS)["stability"] == 0


def test_an_army_that_goes_from_one_goods_hex_to_another_loses_the_first_at_once() -> None:
    match = scene({"legions": {TEGEA: 2}, "posts": ["h1614"]})
    play(match, "move", ("march", TEGEA), ("leave", 1), ("to", "h1713"))
    assert match.view(None)["control"] == {"arcadia": ATHENS}, "one stayed"
    play(match, ("march", TEGEA), ("to", "h1713"))
    assert match.view(None)["control"] == {}
    assert of(match, ATHENS)["stability"] == -1


@pytest.mark.rule("9.1.2c", "9.1.2d", "9.1.2e", "9.1.2f")
def test_sicily_counts_three_boxes_and_one_of_stability() -> None:
    sicily = ["h0213", "h0313", "h0413", "h0513", "h0614"]
    match = scene(
        {"posts": sicily[:4], "legions": {"h0514": 1}}, {"ships": {"h0614": 1}, "cargo": {"h0614": 1}}
    )
    assert track(match, "provinces", ATHENS) == 0
    play(match, "move", ("march", "h0514"), ("to", "h0614"))
    assert track(match, "provinces", ATHENS) == 0, "an enemy ship is there, the hex is contested"
    match = scene({"posts": sicily[:4], "legions": {"h0514": 1}})
    play(match, "move", ("march", "h0514"), ("to", "h0614"))
    assert track(match, "provinces", ATHENS) == 3
    play(match, "done", "pass", "move", ("march", "h0614"), ("to", "h0514"))
    assert track(match, "provinces", ATHENS) == 0
    assert of(match, ATHENS)["stability"] == -1


@pytest.mark.rule("9.1.2f")
def test_the_province_row_goes_to_nineteen() -> None:
    board = scene().game.board()
    provinces = [area for area in board["areas"].values() if area["kind"] == "province"]
    assert sum(area["weight"] for area in provinces) == 19


def test_athens_controls_its_own_city() -> None:
    assert scene({"fortresses": [ATHENAI]}).view(None)["control"] == {"attica": ATHENS}


@pytest.mark.rule("9.1m", "9.1l")
def test_an_early_ship_that_enters_contests_nothing_even_for_a_moment() -> None:
    match = scene({"ships": {"h2012": 1}}, {"posts": [CORINTH]})
    play(match, "move", ("sail", "h2012"), ("to", CORINTH))
    assert "contested" not in keys(match)
