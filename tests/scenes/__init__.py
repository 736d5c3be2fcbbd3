"""The one dialect in which rule tests speak to a match, all through the contract.

A position is edited by name (each game's own `scene`), dice are given, steps are played by whoever is asked,
prompts and log are read back."""

from __future__ import annotations

from typing import Any

import pytest

from polemos import IllegalAction
from polemos.engine.journal import Line
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.engine.prompt import Arg

#: "done", "march plataea", or a verb and its argument.
Step = str | tuple[str, Arg]


def split(step: Step) -> tuple[str, Arg]:
    if isinstance(step, tuple):
        return step
    verb, _, arg = step.partition(" ")
    return verb, arg or None


def answer(match: Match, *steps: Step) -> Match:
    """Each step by whoever is offered it."""
    for step in steps:
        verb, arg = split(step)
        able = [role for role in match.deciders if match.prompt(role).offered(verb, arg)]
        match.play((able or match.deciders)[0], verb, arg)
    return match


def play(match: Match, *steps: Step) -> Match:
    """The same; what holds in every state holds after each of them."""
    for step in steps:
        answer(match, step)
        match.game.check(match.state)
    return match


def choices(match: Playout) -> dict[str, tuple[Arg, ...]]:
    """What the one who is asked may answer."""
    return match.prompt(match.deciders[0]).choices


def offered(match: Playout, verb: str) -> tuple[Any, ...]:
    """What he may choose with a verb; () if it is not offered."""
    return choices(match).get(verb, ())


def message(match: Playout) -> str:
    """What he is asked."""
    return match.prompt(match.deciders[0]).message


def refused(match: Match, role: str, verb: str, arg: Arg = None, why: str = "") -> None:
    """The action is not offered, raises IllegalAction, and changes nothing; the first reason is `why`,
    written as its key and its paragraph: "action-twice 8f"."""
    before = match.fingerprint()
    assert not match.prompt(role).offered(verb, arg)
    reason = match.why_not(role, verb, arg)[0]
    assert not why or f"{reason.key} {reason.rule}" == why
    with pytest.raises(IllegalAction):
        match.play(role, verb, arg)
    assert match.fingerprint() == before


def keys(match: Match) -> list[str]:
    """The log so far, as keys."""
    return [line.key for line in match.journal.lines]


def lines(match: Match, key: str, role: str | None = None, **args: Any) -> list[Line]:
    """The log lines of a kind that the role may read and that say this."""
    found = [line for line in match.log(role) if line.key == key]
    return [line for line in found if all(line.args.get(name) == value for name, value in args.items())]


def told(match: Match, key: str) -> dict[str, Any]:
    """What the latest log line of a kind says."""
    return dict(lines(match, key)[-1].args)
