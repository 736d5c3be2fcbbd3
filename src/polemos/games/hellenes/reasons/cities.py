"""Why nothing can be done at a city: it is none, it is not held, nobody besieges it."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellenes.rules.control import controls
from polemos.games.hellenes.rules.march import price
from polemos.games.hellenes.state import Hellenes

NO_CITY: Final = Barrier("no-city", "1.3e")
NOT_HELD: Final = Barrier("city-not-held", "1.4b")
NO_ACTIONS: Final = Barrier("no-actions", "4.0b")
TOO_DEAR: Final = Barrier("sicily-too-dear", "15.2i")
NO_SIEGE: Final = Barrier("no-siege", "7.2a")
NOT_YOUR_SIEGE: Final = Barrier("not-your-siege", "8.0a")


def no_city(state: Hellenes, place: str) -> Barrier | None:
    return None if state.printed.places[place].city else NO_CITY


def not_held(state: Hellenes, side: str, place: str) -> Barrier | None:
    """1.4: no city, or none of this side's."""
    return no_city(state, place) or (None if controls(state, side, place) else NOT_HELD)


def too_dear(state: Hellenes, place: str) -> Barrier | None:
    """4.0b, 15.2i: what an action there costs, and what is left."""
    if state.actions <= 0:
        return NO_ACTIONS
    return None if price(state, place) <= state.actions else TOO_DEAR


def not_besieging(state: Hellenes, side: str, place: str) -> Barrier | None:
    """7.2a: no city, no siege, or the other side's."""
    if place not in state.sieges:
        return no_city(state, place) or NO_SIEGE
    return None if state.sieges[place][0] == side else NOT_YOUR_SIEGE
