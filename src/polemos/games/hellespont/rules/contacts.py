"""4a: where both sides stand, so that combats are due."""

from __future__ import annotations

from polemos.games.hellespont.printed import ATHENS, SPARTA
from polemos.games.hellespont.state import Hellespont


def contacts(state: Hellespont) -> tuple[str, ...]:
    """4a, 0.2o: zones outside the bases that hold units of both sides."""
    theirs = state.units[SPARTA]
    bases = state.printed.all_bases
    return tuple(sorted([p for p in state.units[ATHENS] if p in theirs and p not in bases]))
