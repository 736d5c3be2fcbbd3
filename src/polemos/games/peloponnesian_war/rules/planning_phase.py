"""3.0: the Planning Phase: the strategy of the non-player side."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, FOE, SPARTA
from polemos.games.peloponnesian_war.state import War

FORBIDDEN: Final = {SPARTA: "attack_athens", ATHENS: "attack_sparta"}


def planning_phase(state: War) -> None:
    """3.0a: the strategy, then both SCI become 0."""
    state.enter_phase("planning", "3.0")
    if state.solitaire:
        choose_strategy(state)
    state.confidence = {ATHENS: 0, SPARTA: 0}
    state.log("confidence-reset", "3.2a")


def choose_strategy(state: War) -> None:
    """3.1: kept with positive SCI and no change of sides; else die + strategic rating."""
    side = FOE[state.player]
    barred = state.hostages[state.player] and state.strategy == FORBIDDEN[side]
    if state.confidence[side] > 0 and not state.side_changed and not barred:
        state.log("strategy-kept", "3.1b", who=side, strategy=state.strategy)
        return
    rating = strategic_rating(state, side)
    while True:
        total = state.die("3.1", side) + rating
        chosen = state.printed.matrices[side].chosen(total)
        if not (state.hostages[state.player] and chosen == FORBIDDEN[side]):
            break
        state.log("strategy-barred", "3.1d", who=side, strategy=chosen)
    state.strategy = chosen
    state.log("strategy-chosen", "3.1c", who=side, strategy=chosen, total=total, count=rating)


def strategic_rating(state: War, side: str) -> int:
    """3.1c, 3.1e: the leader's rating, and 1 for Alcibiades at Sparta's or Persia's court."""
    leader = state.chief[side]
    rating = state.printed.leaders[leader].strategic if leader else 0
    return rating + (1 if side == SPARTA and state.alcibiades in (1, 2) else 0)
