"""6b-6.3: the supply marker and what happens at 0."""

from __future__ import annotations

from typing import Final

from polemos.games.hellespont.rules.shortage import turn_markers
from polemos.games.hellespont.state import Hellespont

TOP: Final = 3


def move_marker(state: Hellespont, side: str) -> None:
    """6b, 6c: one box towards 0 when short, towards 3 when supplied, except in winter."""
    turn_markers(state, True)
    level = state.supply[side]
    if state.in_shortage[side]:
        level = max(0, level - 1)
    elif not state.month.winter:
        level = min(TOP, level + 1)
    if level != state.supply[side]:
        state.supply[side] = level
        state.log("supply-moves", "6b" if state.in_shortage[side] else "6c", who=side, level=level)


def starve(state: Hellespont, side: str) -> None:
    """6.3a: short and at 0, every unit in a base is weakened."""
    if state.supply[side] or not state.in_shortage[side]:
        return
    state.log("starves", "6.3", who=side)
    for base in state.printed.bases[side]:
        for unit in state.units[side].get(base, ()):
            state.weaken(unit, "6.3a")
