"""9.5, 14: the stability track, its golden age and the revolution."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENS,
    CORINTH,
    CYTHERA,
    LIMERA,
    MELOS,
    SPARTA,
    TEGEA,
    choices,
    keys,
    of,
    only_blocks,
    play,
    scene,
    track,
    turn_over,
)


@pytest.mark.rule("9.5a", "9.5b", "9.5d")
@pytest.mark.parametrize(("box", "price"), [(0, 50), (1, 50), (3, 60), (5, 70), (7, 80), (9, 80)])
def test_calm_costs_fifty_to_eighty_by_culture_for_one_box(box: int, price: int) -> None:
    match = scene({"boxes": {"culture": box}, "money": 200})
    play(match, "stability", "pay")
    assert of(match, ATHENS)["money"] == 200 - price
    assert of(match, ATHENS)["stability"] == 1
    assert match.deciders == (SPARTA,), "exactly one box"


@pytest.mark.rule("9.5c", "3.1f")
def test_combat_modifiers_by_box() -> None:
    expected = {
        -8: -3,
        -7: -3,
        -6: -2,
        -4: -2,
        -3: -1,
        -2: -1,
        -1: 0,
        0: 0,
        1: 0,
        2: 1,
        3: 1,
        4: 2,
        6: 2,
        7: 3,
        8: 3,
        9: 3,
    }
    for box, bonus in expected.items():
        athens = {"legions": {CORINTH: 5}, "stability": box}
        match = play(scene(athens, {"legions": {CORINTH: 1}}, intruders={CORINTH: [ATHENS]}), "attack")
        assert match.view(None)["forecast"]["combats"][0]["attack"] == 5 + bonus


@pytest.mark.rule("9.5f", "2e", "9.5l")
def test_beyond_eight_lies_a_golden_age_that_lasts() -> None:
    match = scene({"stability": 8, "posts": ["h1614"], "legions": {TEGEA: 1}})
    play(match, "stability", "pay")
    assert of(match, ATHENS)["stability"] == 9
    assert track(match, "points", ATHENS) == 1
    play(match, "pass", "move", ("march", TEGEA), ("to", "h1713"), "done")
    assert match.view(None)["control"] == {}, "a province is lost"
    assert of(match, ATHENS)["stability"] == 9


def test_in_the_golden_age_calm_is_not_for_sale() -> None:
    assert only_blocks(scene({"stability": 9}), "stability")


@pytest.mark.rule("9.5g", "9.5h", "9.5k")
def test_the_first_post_on_each_luxury_gives_a_box_once() -> None:
    match = scene({"ships": {LIMERA: 1, MELOS: 1, "h2311": 1}})
    play(match, "posts", ("post", LIMERA))
    assert of(match, ATHENS)["stability"] == 1
    play(match, ("post", "h2311"))
    assert of(match, ATHENS)["stability"] == 1, "salt again"
    play(match, ("post", MELOS))
    assert of(match, ATHENS)["stability"] == 2, "glass"
    lost = scene({"ships": {LIMERA: 1}, "luxuries": ["salt"]})
    play(lost, "posts", ("post", LIMERA))
    assert of(lost, ATHENS)["stability"] == 0, "even after the first was lost"


@pytest.mark.rule("9.5e", "14a", "2a", "16a")
def test_a_revolution_loses_at_once_in_the_middle_of_an_action() -> None:
    athens = {"stability": -8, "legions": {TEGEA: 1, CORINTH: 1}, "posts": ["h1614"]}
    match = scene(athens, {"stability": -8}, first=ATHENS)
    play(match, "move", ("march", TEGEA), ("to", "h1713"))
    assert match.over
    result = match.result
    assert result is not None
    assert (result.winner, result.reason, result.rule) == (SPARTA, "revolution", "14a")
    assert match.deciders == ()


@pytest.mark.rule("2a")
def test_a_revolution_beats_any_number_of_points() -> None:
    golden = dict.fromkeys(("military", "fleet", "economy", "culture"), 9)
    match = scene({"stability": -8, "boxes": golden, "money": 0, "ships": {CYTHERA: 1}}, {"monuments": []})
    turn_over(match)
    assert match.result is not None
    assert match.result.winner == SPARTA
    assert match.result.scores == {ATHENS: 4, SPARTA: 0}


def test_one_may_choose_stability_and_keep_the_money() -> None:
    match = play(scene(), "stability", "only_block")
    assert of(match, ATHENS) == of(scene(), ATHENS)
    assert "stability" not in choices(match)


@pytest.mark.rule("9.5a", "9.5d")
def test_the_last_talent_buys_calm_and_one_less_does_not() -> None:
    assert "pay" in choices(play(scene({"money": 50}), "stability"))
    assert only_blocks(scene({"money": 49}), "stability")


@pytest.mark.rule("3.1h", "9.5f")
def test_points_are_told_when_they_change_and_once() -> None:
    assert "points" not in keys(play(scene({"stability": 7}), "stability", "pay")), "no point in box 8"
    golden = play(scene({"stability": 8}), "stability", "pay")
    assert keys(golden).count("points") == 1
    agitated = scene({}, {"stability": 9}, options={"agitation": True})
    assert keys(play(agitated, "stability", "agitate")).count("points") == 1
