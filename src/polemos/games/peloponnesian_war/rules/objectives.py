"""4.1a, 4.4.2, 5.6d, 10.1.4: which spaces a player's side may name."""

from __future__ import annotations

from polemos.games.peloponnesian_war.rules.rebellion import incitable
from polemos.games.peloponnesian_war.rules.routes import barred
from polemos.games.peloponnesian_war.rules.strength_points import FOE
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces


def rebels_to_be(state: War, side: str) -> tuple[str, ...]:
    """4.4.2: where a side can try to cause a rebellion: that takes 100 talents, and no Army."""
    if spendable(state, side) < state.printed.costs["rebellion"]:
        return ()
    return incitable(state, side, out_of_bounds(state, side))


def objectives(state: War, side: str) -> tuple[str, ...]:
    """4.1a: any space but those a standing rule forbids."""
    return state.map.places(state.map.whole & ~out_of_bounds(state, side))


def out_of_bounds(state: War, side: str) -> Spaces:
    """5.6d, 10.1.4: the set of spaces that may not be an objective."""
    map_ = state.map
    shut: Spaces = 0
    for place in ("argos", "syracuse"):
        if barred(state, side, place):
            shut |= map_.bit[place]
    if state.hostages[FOE[side]]:
        home = FOE[side]
        shut |= map_.bit[home] | map_.around[home]
    return shut
