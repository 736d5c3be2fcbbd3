"""10: fleet maintenance and the supply of legions."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    SPARTA,
    SPARTE,
    TEGEA,
    choices,
    keys,
    message,
    of,
    play,
    scene,
    track,
    turn_over,
)

FOODS = ["h1716", "h1515", "h1615", "h1514", "h1813"]


@pytest.mark.rule("10f", "10g")
@pytest.mark.parametrize(("box", "each"), [(0, 1), (1, 1), (3, 2), (5, 3), (7, 4), (9, 4)])
def test_ships_cost_one_to_four_talents_by_phase(box: int, each: int) -> None:
    """The rulebook's example: four ships in phase IV cost 16."""
    match = scene({"ships": {ATHENAI: 3, CORINTH: 1}, "boxes": {"fleet": box}, "money": 50})
    assert track(match, "upkeep", ATHENS) == 4 * each
    turn_over(match)
    assert of(match, ATHENS)["money"] == 50 - 4 * each


@pytest.mark.rule("10h", "10i", "9.5k")
def test_who_cannot_pay_pays_all_and_loses_one_box_and_no_ship() -> None:
    match = scene({"ships": {ATHENAI: 4}, "boxes": {"fleet": 7}, "money": 3})
    turn_over(match)
    assert of(match, ATHENS)["money"] == 0
    assert of(match, ATHENS)["stability"] == -1
    assert of(match, ATHENS)["ships"] == {ATHENAI: 4}


@pytest.mark.rule("10c", "10a", "3.1e")
def test_five_posts_with_food_feed_nine_legions() -> None:
    for count in range(6):
        match = scene({}, {"posts": FOODS[:count]})
        assert track(match, "supply", SPARTA) == 4 + count
    assert track(scene({}, {"posts": [SPARTE, CORINTH, "h1614"]}), "supply", SPARTA) == 4
    assert scene().game.board()["tracks"]["supply"][-1] == 20


@pytest.mark.rule("10e", "10d")
@pytest.mark.choice("10e", "disband", "disband_aboard")
def test_the_worked_example_ten_legions_of_which_nine_are_fed() -> None:
    sparta = {"posts": FOODS, "legions": {SPARTE: 7, TEGEA: 2}, "ships": {GYTHIUM: 1}, "cargo": {GYTHIUM: 1}}
    match = turn_over(scene({}, sparta))
    assert match.deciders == (SPARTA,)
    assert message(match) == "starve"
    assert choices(match) == {"disband": (TEGEA, SPARTE), "disband_aboard": (GYTHIUM,)}
    play(match, ("disband_aboard", GYTHIUM))
    assert of(match, SPARTA)["cargo"] == {}
    assert track(match, "legions", SPARTA) == 9
    assert match.view(None)["turn"] == 4


@pytest.mark.rule("10e")
def test_the_owner_gives_up_one_legion_after_the_other_anywhere() -> None:
    match = turn_over(scene({}, {"legions": {SPARTE: 5, CORINTH: 2}}))
    play(match, ("disband", SPARTE), ("disband", CORINTH), ("disband", CORINTH))
    assert of(match, SPARTA)["legions"] == {SPARTE: 4}
    assert of(match, SPARTA)["markers"] == {"sparta_army_1": SPARTE}


@pytest.mark.rule("10b", "6d")
def test_a_contested_field_feeds_nobody() -> None:
    sparta = {"posts": FOODS}
    match = scene({"legions": {FOODS[0]: 1}}, sparta, intruders={FOODS[0]: [ATHENS]})
    assert track(match, "supply", SPARTA) == 8


def test_first_player_gives_up_legions_first() -> None:
    athens, sparta = {"legions": {ATHENAI: 4, CORINTH: 1}}, {"legions": {SPARTE: 4, TEGEA: 1}}
    match = turn_over(scene(athens, sparta, first=SPARTA))
    assert match.deciders == (SPARTA,)
    play(match, ("disband", SPARTE))
    assert match.deciders == (ATHENS,)


@pytest.mark.rule("10e")
def test_legions_that_stand_together_starve_without_a_question() -> None:
    match = turn_over(scene({"legions": {ATHENAI: 6}}))
    assert match.view(None)["turn"] == 4
    assert of(match, ATHENS)["legions"] == {ATHENAI: 4}
    assert keys(match).count("disbanded") == 2
    aboard = turn_over(scene({"ships": {ATHENAI: 5}, "cargo": {ATHENAI: 5}}))
    assert of(aboard, ATHENS)["cargo"] == {ATHENAI: 4}
    assert "disbanded-aboard" in keys(aboard)


@pytest.mark.rule("10f")
def test_both_sides_pay_for_their_ships() -> None:
    match = turn_over(scene({"ships": {ATHENAI: 2}, "money": 10}, {"ships": {GYTHIUM: 3}, "money": 10}))
    assert (of(match, ATHENS)["money"], of(match, SPARTA)["money"]) == (8, 7)


@pytest.mark.rule("14a", "10h")
def test_who_falls_by_unpaid_ships_has_lost_before_the_other_side_pays() -> None:
    """Both stand on the brink and neither can pay: the first player falls, and nothing more happens."""
    broke = {"stability": -8, "money": 1}
    for first, winner in ((ATHENS, SPARTA), (SPARTA, ATHENS)):
        match = scene({**broke, "ships": {ATHENAI: 2}}, {**broke, "ships": {GYTHIUM: 2}}, first=first)
        turn_over(match)
        assert match.result is not None
        assert match.result.winner == winner
        assert (of(match, winner)["money"], of(match, winner)["stability"]) == (1, -8)
        assert keys(match).count("upkeep") == keys(match).count("revolution") == 1
