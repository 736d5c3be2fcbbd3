"""How well a side stands: for bots that look one click ahead."""

from __future__ import annotations

from polemos.games.hellenes.book import foe
from polemos.games.hellenes.state import Hellenes
from polemos.games.hellenes.victory import tribute


def evaluate(state: Hellenes, role: str) -> float:
    """About -1 to 1: Prestige, tribute to come, strength on the board."""
    if state.result is not None:
        winner = state.result.winner
        return 0.0 if winner is None else 1.0 if winner == role else -1.0
    other = foe(role)
    points = state.score(role) + 1.5 * (tribute(state, role) - tribute(state, other))
    strength = _strength(state, role) - _strength(state, other)
    return max(-0.99, min(0.99, points / 25 + strength / 200))


def _strength(state: Hellenes, side: str) -> int:
    total = 0
    for place, units in state.stacks[side].items():
        if place in state.book.places:
            total += sum(state.cv[u] for u in units)
    return total
