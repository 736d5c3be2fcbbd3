"""8.5: the turn marker, and what begins anew with it."""

from __future__ import annotations

from polemos.games.peloponnesian_war.printed.names import NO_LIMIT
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, EMPTY, SPARTA, naval
from polemos.games.peloponnesian_war.rules.victory import finish
from polemos.games.peloponnesian_war.state import War


def next_turn(state: War, turns: int) -> None:
    """8.5a, 8.3l: advance the marker; past the last turn the scenario ends."""
    if state.turn + turns > state.ending.last:
        finish(state, "last-turn", state.ending.rule)
        return
    state.turn += turns
    state.naval_disaster = _naval_disaster(state)
    state.losses = {ATHENS: EMPTY, SPARTA: EMPTY}
    state.answered = frozenset()
    state.nothing_moved()
    state.operations_made = {ATHENS: 0, SPARTA: 0}
    state.passed = {ATHENS: False, SPARTA: False}
    state.operations_limit = {ATHENS: NO_LIMIT, SPARTA: NO_LIMIT}
    state.event, state.deadly, state.no_eisphora = 0, False, False
    state.plague, state.civil_war, state.nicias_drawn = False, False, False
    state.attica_before, state.attica_now = state.attica_now, in_attica(state)


def _naval_disaster(state: War) -> bool:
    """10.1b: four Athenian naval points lost in one turn."""
    lost = state.losses[ATHENS]
    return state.setup.naval_disaster and naval(lost) >= 4


def in_attica(state: War) -> bool:
    return any(place in state.forces[SPARTA] for place in state.printed.attica)
