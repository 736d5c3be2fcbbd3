"""Looking at what an action does before the dice are thrown."""

from __future__ import annotations

import pytest

import polemos
from polemos import BadData
from polemos.engine.foresight import foresee
from polemos.engine.match import Match


def battle() -> Match:
    """A battle at its first command: to end it leads to a die, the first of the other side's bound."""
    match = polemos.game("dba").start("battle", 3)
    while match.prompt(match.deciders[0]).message != "command":
        role = match.deciders[0]
        verb, args = next(iter(match.prompt(role).choices.items()))
        match.play(role, verb, args[0])
    return match


def test_no_die_is_thrown_and_nobody_is_asked_any_more() -> None:
    match = battle()
    role = match.deciders[0]
    copy = match.determinize(role, 1)
    drawn = copy.state.chance.drawn
    foresee(copy, role, "done")
    assert copy.state.chance.drawn == drawn
    assert copy.deciders == ()
    assert match.deciders == (role,)


def test_what_needs_no_die_is_played_as_always() -> None:
    match = battle()
    role = match.deciders[0]
    element = match.prompt(role).choices["move"][0]
    copy, other = match.determinize(role, 1), match.determinize(role, 1)
    foresee(copy, role, "move", element)
    other.play(role, "move", element)
    assert copy.prompt(role) == other.prompt(role)
    assert copy.fingerprint() == other.fingerprint()


def test_the_match_itself_is_refused() -> None:
    match = battle()
    with pytest.raises(BadData, match="not a determinized copy"):
        foresee(match, match.deciders[0], "done")
