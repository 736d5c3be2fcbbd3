"""9.21: who is under a roof, and the free ways to quarters and home."""

from __future__ import annotations

from polemos.games.hellenes.book import Place
from polemos.games.hellenes.control import besieged, blocked_by, capacity, controls
from polemos.games.hellenes.march import Trip, allowance, fleets_of
from polemos.games.hellenes.routes import Leave, Routes, chart
from polemos.games.hellenes.state import Hellenes


def on_the_way(state: Hellenes) -> frozenset[str]:
    """9.24d: units that will have to fight their way home."""
    return frozenset(u for f in state.formations if f.home for u in f.units)


def sheltered_now(state: Hellenes, side: str) -> frozenset[str]:
    """9.0b, 9.213: units inside friendly cities; beyond capacity those that may still move are outside."""
    inside: set[str] = set()
    going = on_the_way(state)
    for city, units in state.stacks[side].items():
        if city not in state.book.places or not controls(state, side, city):
            continue
        lodgers = [u for u in units if u not in going and not state.book.blocks[u].barbarian]
        if len(lodgers) <= capacity(state, city):
            inside.update(lodgers)
        else:
            inside.update(u for u in lodgers if u in state.moved)
    return frozenset(inside)


class Ways:
    """9.211, 9.212: destinations free of enemies, and those that must be fought for."""

    def __init__(self) -> None:
        self.free: Routes = {}
        self.relief: Routes = {}
        self.blockade: Routes = {}

    def any(self) -> bool:
        return bool(self.free or self.relief or self.blockade)


def ways_home(
    state: Hellenes, side: str, units: tuple[str, ...], covered: frozenset[str], first: bool = False
) -> Ways:
    """All free winter moves of these units (one unit, or a fleet with its passenger), or only the first."""
    start = state.at[units[0]]
    ways = Ways()
    spot = state.book.places[start]
    nations = {state.book.blocks[u].nation for u in units}
    homeless = all(u not in covered for u in units)
    abroad = nations != {spot.nation} or not controls(state, side, start) or homeless
    if not abroad and not homeless:
        return ways
    sailing = bool(fleets_of(state, units))
    candidates = _candidates(state, side, spot, nations, abroad, homeless)
    trip = Trip(state, side, units, sailing) if candidates else None
    for dest in candidates:
        path = trip.to(dest, True) if trip is not None else ()
        home = abroad and nations == {state.book.places[dest].nation}
        if path and (home or len(path) == 1):
            _sort(state, side, dest, (start, *path), home, ways)
            if first and ways.any():
                return ways
    if sailing and abroad:
        _blockade_runs(state, side, units, start, nations, ways)
    return ways


def _candidates(
    state: Hellenes, side: str, spot: Place, nations: set[str], abroad: bool, homeless: bool
) -> list[str]:
    """Controlled cities next door for the homeless (9.211), and national cities (9.212)."""
    near = {*spot.lands} if homeless else set()
    if abroad and len(nations) == 1:
        near.update(state.book.land_of[next(iter(nations))])
    return sorted(c for c in near if c != spot.id and controls(state, side, c))


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


def _blockade_runs(
    state: Hellenes, side: str, units: tuple[str, ...], start: str, nations: set[str], ways: Ways
) -> None:
    """9.31c: fleets may fight their way into a national port through its blockaded harbour."""
    seas: Routes = {}
    for name in state.book.land_of[next(iter(nations))] if len(nations) == 1 else ():
        place = state.book.places[name]
        if not place.port or not controls(state, side, name) or name == start:
            continue
        if not blocked_by(state, side, place.harbour):
            continue
        if not seas:
            leave = Leave(state, side, units)
            seas = chart(state, leave, start, allowance(state, units, True), True).near
        if place.harbour in seas:
            ways.blockade[name] = seas[place.harbour]
