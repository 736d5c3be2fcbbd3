"""9.21: who is under a roof, and the free ways to quarters and home."""

from __future__ import annotations

from typing import Final

from polemos.games.hellenes.rules.control import besieged, blocked_by, capacity, controls
from polemos.games.hellenes.rules.front import Front
from polemos.games.hellenes.rules.march import Trip
from polemos.games.hellenes.rules.routes import Routes, unopposed
from polemos.games.hellenes.state import Hellenes

NOBODY: Final[frozenset[str]] = frozenset()


def on_the_way(state: Hellenes) -> frozenset[str]:
    """9.24d: units that will have to fight their way home."""
    if not state.formations:
        return NOBODY
    return frozenset([u for f in state.formations if f.home for u in f.units])


def sheltered_now(state: Hellenes, side: str) -> frozenset[str]:
    """9.0b, 9.213: units inside friendly cities; beyond capacity those that may still move are outside."""
    inside: list[str] = []
    going, blocks = on_the_way(state), state.printed.blocks
    for city, units in state.stacks[side].items():
        if not controls(state, side, city):
            continue
        lodgers = [u for u in units if u not in going and not blocks[u].barbarian]
        if len(lodgers) <= capacity(state, city):
            inside += lodgers
        else:
            inside += [u for u in lodgers if u in state.moved]
    return frozenset(inside)


class Ways:
    """9.211, 9.212: destinations free of enemies, and those that must be fought for, with every way there.

    The ways are kept by the area entered last; a blockade is run by entering the harbour, where the way ends.
    """

    def __init__(self) -> None:
        self.free: dict[str, Routes] = {}
        self.relief: dict[str, Routes] = {}
        self.blockade: dict[str, Routes] = {}

    def any(self) -> bool:
        return bool(self.free or self.relief or self.blockade)


def ways_home(front: Front, units: tuple[str, ...], covered: frozenset[str], first: bool = False) -> Ways:
    """All free winter moves that these units can make together, or only the first."""
    state, side = front.state, front.side
    ways = Ways()
    trip = Trip(front, units, state.printed.blocks[units[0]].fleet)
    for dest in _candidates(state, side, units[0], units[0] not in covered):
        for via, path in trip.approaches(dest, 1).items():
            if may_quarter(state, side, units, path, covered):
                _sort(trip, dest, via, path, ways)
        if first and ways.any():
            break
    return ways


def may_quarter(
    state: Hellenes, side: str, units: tuple[str, ...], path: tuple[str, ...], covered: frozenset[str]
) -> bool:
    """9.211a, 9.212a: next door for whoever has no roof, home for whoever is not in a city of his nation."""
    nation = state.printed.places[path[-1]].nation
    for unit in units:
        cantoned = len(path) == 1 and unit not in covered
        homeward = state.printed.blocks[unit].nation == nation and abroad(state, side, unit, covered)
        if not cantoned and not homeward:
            return False
    return True


def abroad(state: Hellenes, side: str, unit: str, covered: frozenset[str]) -> bool:
    """9.212a: not within a controlled city of its own nation."""
    place = state.printed.places[state.at[unit]]
    at_home = place.nation == state.printed.blocks[unit].nation and controls(state, side, place.id)
    return unit not in covered or not at_home


def _candidates(state: Hellenes, side: str, unit: str, homeless: bool) -> list[str]:
    """Controlled cities next door for the homeless (9.211), and national cities (9.212)."""
    spot, nation = state.printed.places[state.at[unit]], state.printed.blocks[unit].nation
    key = (spot.id, nation, homeless)
    known = state.printed.shelters.get(key)
    if known is None:
        near = {*(spot.lands if homeless else ()), *state.printed.land_of.get(nation, ())} - {spot.id}
        known = state.printed.shelters[key] = tuple(sorted(near))
    holder = state.holder
    return [city for city in known if holder.get(city) == side]


def _sort(trip: Trip, dest: str, via: str, path: tuple[str, ...], ways: Ways) -> None:
    """9.21c, 9.21d: enemies who besiege or blockade the destination bar it, or must be fought."""
    front = trip.leave.front
    state, spot = front.state, front.state.printed.places[dest]
    if unopposed(state, front.side, (trip.start, *path), trip.leave.number):
        ways.free.setdefault(dest, {})[via] = path
    if spot.nation != trip.nation:
        return  # 9.212b: only whoever goes home may challenge the enemy there
    if via == spot.harbour and blocked_by(state, front.side, via):
        ways.blockade[dest] = {via: ()} if via == trip.start else trip.approaches(via)
    elif besieged(state, front.side, dest):
        ways.relief.setdefault(dest, {})[via] = path
