"""Bots: players that know no more than a person in their seat would.

    bot = bots.make("greedy", seed=1)
    verb, arg = bot.choose(bots.Seat(match, "athens"))

`choose` does the same in one call, for callers that keep no bot between two decisions.
"""

from __future__ import annotations

from polemos.bots.external import PREFIX, External
from polemos.bots.failure import BotFailed, ask
from polemos.bots.greedy import Greedy
from polemos.bots.random import Random
from polemos.bots.search.bot import Search
from polemos.bots.search.clock import LEVELS
from polemos.bots.seat import Bot, Seat
from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.engine.prompt import Choice

__all__ = ["Bot", "BotFailed", "Choice", "Seat", "ask", "choose", "make", "names", "offers"]

_BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Random, "search": Search}


def names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return tuple(sorted(_BOTS))


def offers() -> tuple[str, ...]:
    """The opponents a person may choose from: the bots, with their levels."""
    levels = tuple(f"search:{level}" for level in LEVELS)
    return tuple(name for name in names() if name != "search") + levels


def make(name: str, seed: int | str = 0, budget: int | None = None) -> Bot:
    """A bot for one seat of one match: `greedy`, `search`, `search:hard`, `search:100ms`, `search:500it`,
    or a program of one's own: `exec:./mybot`.

    `budget`: how many plays (greedy) or walks (search without a level) on copies it may try per decision.
    """
    if budget is not None and budget < 1:
        raise BadData(f"budget: {budget} is not a number of plays from 1 on")
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), seed)
    own, colon, level = name.partition(":")
    if own not in _BOTS:
        raise BadData(f"bot: there is no bot {own!r} (there are: {', '.join(names())})")
    if colon and (own != "search" or not level):
        raise BadData(f"bot: {own} has no level {level!r}")
    if own == "search":
        return Search(seed, budget, level)
    return _BOTS[own](seed, budget)


def choose(name: str, match: Match, role: str, seed: int | str = 0, budget: int | None = None) -> Choice:
    """What the bot would play for `role` now: one offered `(verb, argument)`."""
    return make(name, seed, budget).choose(Seat(match, role))
