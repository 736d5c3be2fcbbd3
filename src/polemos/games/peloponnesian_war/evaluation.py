"""How well a role stands, for bots."""

from __future__ import annotations

from polemos.games.peloponnesian_war.state import War


def evaluate(state: War, role: str) -> float:
    return state.points.get(role, 0) / 200
