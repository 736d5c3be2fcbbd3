"""What weakening a unit does to it: the words beside a loss, made for people only."""

from __future__ import annotations

from collections.abc import Iterable

from polemos.engine.why import Note
from polemos.games.hellespont.state import Hellespont


def fatal(state: Hellespont, verb: str, units: Iterable[str], rule: str = "1.1a") -> list[Note]:
    """1.1a: a unit that is weakened already does not survive being weakened again."""
    return [Note(verb, unit, "eliminates", rule) for unit in units if unit in state.weak]


def lasting(state: Hellespont, verb: str, units: Iterable[str], rule: str) -> list[Note]:
    """The same where weakening is an offer and not a loss that is due: every choice says what it does."""
    return [Note(verb, u, "eliminates" if u in state.weak else "weakens", rule) for u in units]
