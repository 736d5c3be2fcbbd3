"""18.5d: a leader left alone among enemies joins the nearest unit of his side."""

from __future__ import annotations

from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import SEA, SIDES
from polemos.kit.hexgrid import distance


def shelter_leaders(state: Hellas) -> None:
    """18.5d: leaders are never eliminated."""
    for side in SIDES:
        power = state.powers[side]
        if power.leader and _exposed(state, side, power.leader):
            power.leader = _refuge(state, side, power.leader)
            state.log("leader-placed", "18.5d", who=side, place=power.leader)


def _exposed(state: Hellas, side: str, place: str) -> bool:
    if state.powers[side].has_unit(place):
        return False
    at_sea = state.world.terrain[place] == SEA
    return at_sea or place in state.intruders or state.enemies_at(side, place)


def _refuge(state: Hellas, side: str, place: str) -> str:
    """The nearest own unit; the capital if there is none at all."""
    power, cells = state.powers[side], state.world.cells
    found = [(distance(cells[place], cells[h]), h) for h in {*power.legions, *power.ships}]
    return min(found)[1] if found else state.world.capital[side]
