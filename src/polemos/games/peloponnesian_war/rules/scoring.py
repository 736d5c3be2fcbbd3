"""1.3q, 9.0: confidence, and the points of victory."""

from __future__ import annotations

from polemos.games.peloponnesian_war.state import War


def change_confidence(state: War, side: str, change: int, rule: str) -> None:
    """1.3q: the Strategy Confidence Index stays within -6 and 6."""
    state.confidence[side] = max(-6, min(6, state.confidence[side] + change))
    if state.journal is not None:
        state.log("confidence", rule, who=side, change=f"{change:+d}", total=state.confidence[side])


def count_victory(state: War, side: str) -> None:
    """9.0a: a battle or siege won by a side that a player commands."""
    score(state, state.role_of(side), state.printed.points["won"], "9.0a")


def count_defeat(state: War, side: str) -> None:
    """9.0b: a battle or friendly space lost by a side that a player commands."""
    score(state, state.role_of(side), state.printed.points["lost"], "9.0b")


def score(state: War, role: str, points: int, rule: str) -> None:
    """9.0: victory points for who commands; "": the system has none."""
    if role:
        state.points[role] += points
        if state.journal is not None:
            state.log("points", rule, who=role, change=f"{points:+d}", total=state.points[role])
