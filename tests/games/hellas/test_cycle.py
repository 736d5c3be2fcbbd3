"""8, 9.7: the action cycle, its limits, passing and blocking."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    SPARTA,
    choices,
    game,
    keys,
    open_actions,
    play,
    scene,
    take_action,
    track,
    turn_over,
)
from polemos.engine.errors import IllegalAction
from polemos.engine.match import Match

ALL = {"armistice", "attack", "build", "develop", "move", "pass", "posts", "stability"}


def poor(**facts: object) -> Match:
    """Nobody can carry anything out: every action is only a block."""
    return scene({"money": 0}, {"money": 0}, **facts)


@pytest.mark.rule("8b", "9.7a", "8k")
@pytest.mark.choice("9.7a", "pass")
def test_all_eight_actions_are_offered_at_first() -> None:
    assert open_actions(poor()) == ALL


@pytest.mark.rule("8g", "9.7b", "3.1b", "8c")
def test_an_action_just_taken_is_closed_to_the_opponent() -> None:
    match = take_action(poor(), "attack")
    assert match.deciders == (SPARTA,)
    assert open_actions(match) == ALL - {"attack"}
    for verb, arg in (("attack", None), ("block", "attack")):
        with pytest.raises(IllegalAction):
            match.play(SPARTA, verb, arg)
    assert match.view(None)["cycle"]["boxes"]["attack"] == {ATHENS: 1, SPARTA: 0}
    take_action(match, "build")
    assert "attack" in open_actions(match), "repeating one's own last action is allowed"


@pytest.mark.rule("8f")
def test_a_side_takes_an_action_at_most_twice() -> None:
    match = take_action(poor(), "move", "build", "move", "build")
    assert "move" not in open_actions(match)
    take_action(match, "posts")
    assert "build" not in open_actions(match), "Sparta has built twice"
    assert "move" in open_actions(match), "and has not moved yet"


@pytest.mark.rule("8e")
def test_an_action_is_taken_at_most_three_times_in_all() -> None:
    """The rulebook's example: twice by one side, once by the other."""
    match = take_action(poor(), "move", "build", "move", "posts", "develop", "move")
    assert "move" not in open_actions(match)
    assert "move" not in open_actions(play(match, "pass"))


@pytest.mark.rule("8h", "8i", "9.7c", "5b")
def test_two_passes_in_a_row_end_the_cycle() -> None:
    match = play(poor(), "pass")
    assert "pass" in choices(match)
    play(match, "pass")
    assert match.view(None)["turn"] == 4


@pytest.mark.rule("8j", "9.7a")
def test_passing_is_free_of_the_limits_but_uses_an_action() -> None:
    match = poor()
    for answer in ("move", "build", "posts", "develop"):
        take_action(play(match, "pass"), answer)
    assert "pass" in choices(match), "a fifth pass"
    play(match, "pass")
    assert match.view(None)["turn"] == 3
    take_action(match, "attack")
    assert match.view(None)["turn"] == 4, "ten actions"


@pytest.mark.rule("8k")
def test_limits_start_afresh_each_turn() -> None:
    match = play(take_action(poor(), "move", "build", "move"), "pass")
    turn = turn_over(match).view(None)["turn"]
    assert turn == 4
    assert open_actions(match) == ALL


@pytest.mark.rule("8c", "1d")
def test_the_other_side_waits_until_the_action_is_done() -> None:
    match = play(scene({"fortresses": [ATHENAI], "boxes": {"military": 1}}), "build", ("legion", ATHENAI))
    assert match.deciders == (ATHENS,)
    assert play(match, "done").deciders == (SPARTA,)


@pytest.mark.rule("9.7b", "9.2e", "9.2d")
@pytest.mark.choice("9.2e", "take", "only_block")
@pytest.mark.choice("9.7b", "block", "only_block")
def test_an_action_may_be_taken_only_to_block_it() -> None:
    match = scene({"legions": {"h1912": 1}}, {"posts": ["h1912"]}, intruders={"h1912": [ATHENS]})
    play(match, "attack")
    assert "done" not in choices(match), "nothing is done yet, and the answer says what it is"
    play(match, "only_block")
    assert "attack" not in open_actions(match)
    assert keys(match)[-1] == "blocked"
    assert track(match, "legions", ATHENS) == 1
    assert match.position()["state"]["powers"][SPARTA]["posts"] == {"h1912": 1}


@pytest.mark.rule("1b")
def test_no_luck_and_no_secrets() -> None:
    assert not game().meta.hidden
    assert not game().meta.chance
    one, two = game().start("standard", 1), game().start("standard", 2)
    for match in (one, two):
        play(match, ("post", "h1916"), ("ship", "h1716"))
    assert one.fingerprint() == two.fingerprint()
    assert one.view(ATHENS) == one.view(SPARTA) == one.view(None)
    assert one.state.chance.drawn == 0
