"""Why a block is not among those one may choose."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellenes.fight import GARRISON
from polemos.games.hellenes.reasons.offer import FOE
from polemos.games.hellenes.rules.control import besieged
from polemos.games.hellenes.rules.front import waiting
from polemos.games.hellenes.rules.march import fleets_of
from polemos.games.hellenes.state import Hellenes

GARRISON_STAYS: Final = Barrier("garrison-stays", "2.3a")
ELSEWHERE: Final = Barrier("block-elsewhere", "5.0a")
PICKED: Final = Barrier("picked-already", "5.0d")
MOVED: Final = Barrier("moved-already", "5.0e")
ABOARD: Final = Barrier("is-aboard", "5.21a")
WAITS: Final = Barrier("expedition-waits", "15.2d")
SHUT_IN: Final = Barrier("shut-in", "5.1b")
EARTHQUAKE: Final = Barrier("earthquake", "3.1p")
NOBODY_HERE: Final = Barrier("nobody-here", "5.0a")
ALL_MOVED: Final = Barrier("all-moved", "5.0e")

NO_FLEET_PICKED: Final = Barrier("no-fleet-picked", "5.21a")
NOBODY_TO_LOAD: Final = Barrier("nobody-to-load", "5.21a")
HAS_CARGO: Final = Barrier("fleet-laden", "2.26c")
WEAK_FLEET: Final = Barrier("fleet-too-weak", "5.21b")
FLEET_ABOARD: Final = Barrier("fleet-aboard", "2.26c")
NOT_BY_SEA: Final = Barrier("barbarian-aboard", "5.21c")


def stranger(state: Hellenes, who: str, piece: str, place: str) -> Barrier | None:
    """What is no block of one's own at this place ("" for any place)."""
    if piece.startswith(GARRISON):
        return GARRISON_STAYS
    if piece not in state.printed.blocks or state.side(piece) != who:
        return FOE
    if place and state.at[piece] != place:
        return ELSEWHERE.of(to_place=place)
    return None


def stuck(state: Hellenes, side: str, unit: str) -> Barrier | None:
    """5.0e: what keeps a unit from moving this turn (march.movable tells who may)."""
    if state.earthquake == side:
        return EARTHQUAKE
    if unit in state.moved:
        return MOVED
    if unit in state.cargo:
        return ABOARD
    place = state.at[unit]
    if place == "athens" and unit in waiting(state):
        return WAITS
    return SHUT_IN if besieged(state, side, place) else None


def still(state: Hellenes, side: str, place: str) -> Barrier | None:
    """4.1a: why no group of an area can be set in motion; whoever is aboard goes where his fleet goes."""
    if state.earthquake == side:
        return EARTHQUAKE
    units = [unit for unit in state.here(side, place) if unit not in state.cargo]
    if not units:
        return NOBODY_HERE
    found = {unit: stuck(state, side, unit) for unit in units}
    if all(barrier is MOVED for barrier in found.values()):
        return ALL_MOVED
    told = [barrier.of(piece=unit) for unit, barrier in found.items() if barrier is not None]
    return told[0] if told else None


def no_passenger(state: Hellenes, side: str, picked: tuple[str, ...], unit: str | None) -> Barrier | None:
    """5.21: why the fleet picked last does not take this land unit aboard; None: nobody at all."""
    fleets = fleets_of(state, picked[-1:])
    if not fleets:
        return NO_FLEET_PICKED
    if unit is None:
        return NOBODY_TO_LOAD
    barrier = stranger(state, side, unit, state.at[fleets[0]])
    if barrier is not None or unit in picked:
        return barrier or PICKED
    block = state.printed.blocks[unit]
    if block.fleet or block.barbarian:
        return FLEET_ABOARD if block.fleet else NOT_BY_SEA
    if fleets[0] in state.cargo.values():
        return HAS_CARGO
    return WEAK_FLEET if state.strength[fleets[0]] < 2 else stuck(state, side, unit)
