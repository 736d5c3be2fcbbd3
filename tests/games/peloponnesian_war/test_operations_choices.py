"""4.1, 4.3, 4.4.2, 7.2, 8.3h, 11.0d: what a player decides in every operation and segment, each beside
something else."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    choosing,
    end_of_turn,
    keys,
    offered,
    opening,
    play,
    points,
    stop,
    table,
    turn,
)

HOME = {"athens": "3h 1c", "piraeus": "4n", "chios": "1ah 2an"}


@pytest.mark.rule("4.1a", "4.1d")
@pytest.mark.choice("4.1a", "march")
def test_the_objective_is_any_space() -> None:
    match = opening("athens", "cleon", athens=HOME)
    assert len(offered(match, "march")) == 155  # all but Argos (10.1.4d)
    play(match, "march", "megara")
    assert match.state.op_goal == "megara"


@pytest.mark.rule("4.1b")
@pytest.mark.choice("4.1b", "muster", "depart")
@pytest.mark.choice("4.1.1e", "activate", "activate_all")
def test_who_comes_along_and_from_where() -> None:
    match = opening("athens", "cleon", athens=HOME)
    play(match, "march", "megara")
    assert offered(match, "muster") == ("chios", "piraeus")
    assert offered(match, "activate") == ("c", "h")
    assert offered(match, "activate_all") == ("h",)
    play(match, "activate", "h")
    play(match, "activate", "c")
    assert "depart" in match.prompt("player").choices
    play(match, "depart")
    assert match.state.force("athens", "megara") == points("1h 1c")
    assert match.state.force("athens", "athens") == points("2h")


@pytest.mark.rule("4.1.3a", "4.1.3b")
@pytest.mark.choice("4.1.3a", "muster_storm", "depart_storm")
def test_the_open_sea_is_offered_and_never_imposed() -> None:
    """From Gythium to Syracuse, Sparta's ally: round by Corcyra, or straight across with one chance in three
    of ruin."""
    fields: dict[str, Any] = {"active": {"syracuse": "sparta"}}
    sparta = {"gythium": "2n", "syracuse": "1an"}
    match = opening("sparta", "agis", sparta=sparta, dice=[4], **fields)
    play(match, "march", "catana")
    assert "syracuse" in offered(match, "muster_storm")
    play(match, "muster", "gythium")
    play(match, "activate_all", "n")
    assert {"depart", "depart_storm"} <= set(match.prompt("player").choices)
    play(match, "depart_storm")
    assert "no-storm" in keys(match)
    assert match.state.force("sparta", "catana") == points("2n")


@pytest.mark.rule("4.3a", "4.3g")
@pytest.mark.choice("4.3a", "consult")
@pytest.mark.choice("4.3g", "pass")
def test_a_player_may_pass_before_the_gods_are_asked_and_after() -> None:
    fields: dict[str, Any] = {"passed": {"sparta": True}, "made": {"athens": 1}}
    match = table(frames=choosing("athens", False), athens=HOME, dice=[2], **fields)
    assert set(match.prompt("player").choices) == {"consult", "pass"}
    play(match, "consult")
    assert "pass" in match.prompt("player").choices
    play(match, "pass")
    assert match.state.passed["athens"]


@pytest.mark.rule("4.4.2a")
@pytest.mark.choice("4.4.2a", "incite", "halt")
def test_after_a_rebellion_nobody_has_to_march() -> None:
    match = opening("athens", "cleon", athens=HOME, dice=[6])
    assert "tegea" in offered(match, "incite")
    play(match, "incite", "tegea")
    assert match.state.rebels == {"tegea": "athens"}
    assert {"halt", "activate"} <= set(match.prompt("player").choices)
    play(match, "halt")
    assert match.state.force("athens", "athens") == points("3h 1c")


@pytest.mark.rule("7.2b")
@pytest.mark.choice("7.2b", "build", "done")
def test_up_to_three_points_of_any_kind() -> None:
    match = table(frames=[stop("athens"), stop("athens")])
    for left, kind in ((3, "h"), (2, "an"), (1, "c")):
        assert match.prompt("player").args["count"] == left
        assert len(offered(match, "build")) == 6
        play(match, "build", kind)
    assert match.state.treasury["athens"] == 4400
    assert match.prompt("player").args["count"] == 3  # the next question


@pytest.mark.rule("8.3h")
@pytest.mark.choice("8.3h", "build", "done")
def test_up_to_five_points_in_an_armistice() -> None:
    frames = [turn(), end_of_turn()]
    tired = {"athens": 6, "sparta": 6}
    match = table(frames=frames, bellicosity=tired, treasury={"athens": 0}, dice=[1, 1, 1, 1])
    play(match, "decline")
    asked = match.prompt("player")
    assert (asked.rule, asked.args["count"]) == ("8.3h", 5)
    play(match, "build", "n")
    play(match, "done")
    assert match.state.force("athens", "piraeus") == points("1n")


def met(two: bool = True) -> Match:
    """An Athenian Army enters Panactum, which riders at Thebes and at Tanagra watch."""
    scenario = "peloponnesian_war_two" if two else "peloponnesian_war"
    match = table(
        frames=choosing("athens"), scenario=scenario, player="" if two else "athens", passed={"sparta": True},
        athens={"athens": "2h"}, sparta={"thebes": "1ac", "tanagra": "1ac"}, leaders={"cleon": "athens"},
        chief={"athens": "cleon"}, dice=[1],
    )  # fmt: skip
    play(match, "march", "panactum")
    play(match, "activate_all", "h")
    return play(match, "depart")


@pytest.mark.rule("11.0d")
@pytest.mark.choice("11.0d", "intercept", "decline")
@pytest.mark.parametrize(("verb", "arg", "tried"), [("intercept", "thebes", 1), ("decline", None, 0)])
def test_the_owner_intercepts_or_lets_pass(verb: str, arg: str | None, tried: int) -> None:
    match = met()
    assert match.deciders == ("sparta",)
    assert offered(match, "intercept") == ("tanagra", "thebes")
    play(match, verb, arg)
    assert keys(match).count("slipped-by") == tried
    assert match.state.force("athens", "panactum") == points("2h")


@pytest.mark.rule("11.0d", "4.6.1b")
def test_alone_nobody_is_asked() -> None:
    assert keys(met(two=False)).count("slipped-by") == 1
