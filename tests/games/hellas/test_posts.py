"""9.4, 17c: where no post may be founded, and what counts in a row of goods."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import ATHENS, CORINTH, GYTHIUM, SPARTA, TEGEA, choices, only_blocks, play, scene

GRAINS = ("h0213", "h0313", "h0413", "h0513", "h1312", "h1615", "h1705", "h1707", "h1809")


@pytest.mark.rule("9.4b", "9.4c", "9.4d", "15.2c")
@pytest.mark.parametrize(
    ("ours", "theirs", "facts"),
    [
        ({"posts": [CORINTH]}, {}, {}),
        ({"fortresses": [CORINTH]}, {}, {}),
        ({}, {"posts": [CORINTH]}, {}),
        ({}, {"fortresses": [CORINTH]}, {}),
        ({}, {"legions": {CORINTH: 1}}, {}),
        ({}, {"monuments": [CORINTH]}, {}),
        ({}, {}, {"neutral_legions": {CORINTH: 1}}),
        ({}, {}, {"neutral_fortresses": [CORINTH]}),
    ],
)
@pytest.mark.parametrize("unit", ["legions", "ships"])
def test_no_post_where_anything_stands(
    unit: str, ours: dict[str, Any], theirs: dict[str, Any], facts: dict[str, Any]
) -> None:
    """Beside it a legion at Tegea may found, so that the action itself is there."""
    units: dict[str, Any] = {"legions": {TEGEA: 1}}
    units[unit] = {**units.get(unit, {}), CORINTH: 1}
    match = play(scene({**units, **ours}, theirs, **facts), "posts")
    assert choices(match)["post"] == (TEGEA,)


@pytest.mark.rule("9.4c")
def test_no_post_in_a_contested_hex() -> None:
    athens = {"legions": {TEGEA: 1, CORINTH: 1}}
    match = scene(athens, {"ships": {CORINTH: 1}}, intruders={CORINTH: [ATHENS]})
    assert choices(play(match, "posts"))["post"] == (TEGEA,)


@pytest.mark.rule("9.4b")
def test_a_hex_held_by_a_legion_and_a_ship_is_offered_once() -> None:
    match = play(scene({"legions": {GYTHIUM: 1}, "ships": {GYTHIUM: 1}}), "posts")
    assert choices(match)["post"] == (GYTHIUM,)


@pytest.mark.rule("17c")
def test_a_contested_post_counts_in_its_own_row_and_in_no_other() -> None:
    """Eight grains and a contested wool leave room for a ninth grain; eight and a contested grain do not."""
    for contested, free in ((TEGEA, True), (GRAINS[8], False)):
        posts = [*GRAINS[:8], contested]
        athens = {"posts": posts, "legions": {"h2003": 1}}
        match = scene(athens, {"legions": {contested: 1}}, intruders={contested: [SPARTA]})
        assert only_blocks(match, "posts") != free


@pytest.mark.rule("18.7a", "9.7b")
def test_only_second_posts_to_found_is_something_to_do() -> None:
    athens = {"posts": [TEGEA], "boxes": {"economy": 5}}
    assert only_blocks(scene(athens), "posts")
    match = play(scene(athens, options={"manufacture": True}), "posts")
    assert "post" not in choices(match)
    assert choices(match)["double"] == (TEGEA,)
