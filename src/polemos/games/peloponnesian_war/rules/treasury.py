"""7.1.5: what a side may spend."""

from __future__ import annotations

from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, SPARTA
from polemos.games.peloponnesian_war.state import War


def spendable(state: War, side: str) -> int:
    """What a side may spend: 7.1.5 the Athenian Emergency Fund, unless released."""
    if side == SPARTA or fund_released(state):
        return max(0, state.treasury[side])
    return max(0, state.treasury[side] - state.printed.costs["fund"])


def fund_released(state: War) -> bool:
    """7.1.5b: ten Delian spaces in rebellion, or Piraeus or Decelea captured."""
    if state.held_set[SPARTA] & state.printed.fund_set:
        return True
    if len(state.rebels) < state.printed.fund_rebels:
        return False
    delian: int = (state.rebel_set & state.map.colours[ATHENS]).bit_count()
    return delian >= state.printed.fund_rebels
