"""9.21: who is under a roof, and the free ways to quarters and home."""

from __future__ import annotations

from typing import Final

from polemos.games.hellenes.book import Place
from polemos.games.hellenes.control import besieged, blocked_by, capacity, controls
from polemos.games.hellenes.front import Front, Leave
from polemos.games.hellenes.march import Trip, allowance
from polemos.games.hellenes.routes import Routes, chart
from polemos.games.hellenes.state import Hellenes

#: What stands for the nation of a fleet and a passenger of another one; no nation has this name.
MIXED: Final = "-"

NOBODY: Final[frozenset[str]] = frozenset()


def on_the_way(state: Hellenes) -> frozenset[str]:
    """9.24d: units that will have to fight their way home."""
    if not state.formations:
        return NOBODY
    return frozenset([u for f in state.formations if f.home for u in f.units])


def sheltered_now(state: Hellenes, side: str) -> frozenset[str]:
    """9.0b, 9.213: units inside friendly cities; beyond capacity those that may still move are outside."""
    inside: list[str] = []
    going, blocks = on_the_way(state), state.book.blocks
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
    """9.211, 9.212: destinations free of enemies, and those that must be fought for."""

    def __init__(self) -> None:
        self.free: Routes = {}
        self.relief: Routes = {}
        self.blockade: Routes = {}

    def any(self) -> bool:
        return bool(self.free or self.relief or self.blockade)


def ways_home(front: Front, units: tuple[str, ...], covered: frozenset[str], first: bool = False) -> Ways:
    """All free winter moves of these units (one unit, or a fleet with its passenger), or only the first."""
    state, side = front.state, front.side
    start = state.at[units[0]]
    ways = Ways()
    spot = state.book.places[start]
    nation = _common_nation(state, units)
    homeless = covered.isdisjoint(units)
    abroad = homeless or nation != spot.nation or not controls(state, side, start)
    if not abroad:
        return ways
    sailing = state.book.blocks[units[0]].fleet
    candidates = _candidates(state, side, spot, nation, homeless)
    trip = Trip(front, units, sailing) if candidates else None
    for dest in candidates:
        path = trip.to(dest, True) if trip is not None else ()
        home = nation == state.book.places[dest].nation
        if path and (home or len(path) == 1):
            _sort(state, side, dest, (start, *path), home, ways)
            if first and ways.any():
                return ways
    if sailing:
        _blockade_runs(front, units, start, nation, ways)
    return ways


def _common_nation(state: Hellenes, units: tuple[str, ...]) -> str:
    """The nation of all these units; MIXED if they have several."""
    blocks = state.book.blocks
    nation = blocks[units[0]].nation
    for unit in units:
        if blocks[unit].nation != nation:
            return MIXED
    return nation


def _candidates(state: Hellenes, side: str, spot: Place, nation: str, homeless: bool) -> list[str]:
    """Controlled cities next door for the homeless (9.211), and national cities (9.212)."""
    key = (spot.id, nation, homeless)
    known = state.book.shelters.get(key)
    if known is None:
        near = {*(spot.lands if homeless else ()), *state.book.land_of.get(nation, ())} - {spot.id}
        known = state.book.shelters[key] = tuple(sorted(near))
    holder = state.holder
    return [city for city in known if holder.get(city) == side]


def _sort(state: Hellenes, side: str, dest: str, path: tuple[str, ...], home: bool, ways: Ways) -> None:
    """9.21c, 9.21d: enemies who besiege or blockade the destination bar it, or must be fought."""
    place = state.book.places[dest]
    before = path[-2]
    by_harbour = place.port and before == place.harbour
    if by_harbour and blocked_by(state, side, before):
        return  # a blockade: see _blockade_runs
    if not besieged(state, side, dest) or by_harbour:
        ways.free[dest] = path[1:]
    elif home:
        ways.relief[dest] = path[1:]


def _blockade_runs(front: Front, units: tuple[str, ...], start: str, nation: str, ways: Ways) -> None:
    """9.31c: fleets may fight their way into a national port through its blockaded harbour."""
    state, side = front.state, front.side
    seas: Routes = {}
    for name in state.book.land_of.get(nation, ()):
        place = state.book.places[name]
        if not place.port or not controls(state, side, name) or name == start:
            continue
        if not blocked_by(state, side, place.harbour):
            continue
        if not seas:
            seas = chart(Leave(front, units), start, allowance(state, units, True), True).near
        if place.harbour in seas:
            ways.blockade[name] = seas[place.harbour]
