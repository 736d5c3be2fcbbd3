"""What an action leads to before dice decide: bots judge a turn there by its odds, not by one throw."""

from __future__ import annotations

from polemos.engine.chance import DiceNeeded
from polemos.engine.errors import BadData
from polemos.engine.flow import NOBODY
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.engine.prompt import Arg


def foresee(match: Playout, role: str, verb: str, arg: Arg = None) -> None:
    """Play an offered action on a determinized copy, but throw no dice.

    Where one is needed the copy stands just before it and nobody is asked any more: it can be looked at and
    evaluated, not played on.
    """
    if isinstance(match, Match):
        raise BadData("foresee: this is the match itself, not a determinized copy")
    ask = None if match._ask is None else match._ask.of(role)
    if ask is None:
        raise match._refused(role)
    match.state.chance.entered = True
    match.number += 1
    try:
        match._step(ask, verb, arg)
    except DiceNeeded:
        match._ask, match.deciders = None, NOBODY
