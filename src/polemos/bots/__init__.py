"""Bots: players that know no more than a person in their seat would.

    bot = bots.make("greedy", seed=1)
    verb, arg = bot.choose(bots.Seat(match, "athens"))

`choose` does the same in one call, for callers that keep no bot between two decisions.
"""

from __future__ import annotations

from polemos.bots.greedy import Greedy
from polemos.bots.random import Random
from polemos.bots.seat import Bot, Choice, Seat
from polemos.engine.errors import BadData
from polemos.engine.match import Match

__all__ = ["Bot", "Choice", "Seat", "choose", "make", "names"]

_BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Random}


def names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return tuple(sorted(_BOTS))


def make(name: str, seed: int | str = 0, budget: int | None = None) -> Bot:
    """A bot for one seat of one match. `budget`: how many plays on copies it may try per decision."""
    if name not in _BOTS:
        raise BadData(f"bot: there is no bot {name!r} (there are: {', '.join(names())})")
    if budget is not None and budget < 1:
        raise BadData(f"budget: {budget} is not a number of plays from 1 on")
    return _BOTS[name](seed, budget)


def choose(name: str, match: Match, role: str, seed: int | str = 0, budget: int | None = None) -> Choice:
    """What the bot would play for `role` now: one offered `(verb, argument)`."""
    return make(name, seed, budget).choose(Seat(match, role))
