"""9.21: who is under a roof, and the free ways to quarters and home."""

from __future__ import annotations

from polemos.games.hellenes.book import Place
from polemos.games.hellenes.control import besieged, blocked_by, capacity, controls
from polemos.games.hellenes.front import Front, Leave
from polemos.games.hellenes.march import Trip, allowance
from polemos.games.hellenes.routes import Routes, chart
from polemos.games.hellenes.state import Hellenes


def on_the_way(state: Hellenes) -> frozenset[str]:
    """9.24d: units that will have to fight their way home."""
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
    nations = {state.book.blocks[u].nation for u in units}
    homeless = covered.isdisjoint(units)
    abroad = homeless or nations != {spot.nation} or not controls(state, side, start)
    if not abroad:
        return ways
    sailing = state.book.blocks[units[0]].fleet
    candidates = _candidates(state, side, spot, nations, homeless)
    trip = Trip(front, units, sailing) if candidates else None
    for dest in candidates:
        path = trip.to(dest, True) if trip is not None else ()
        home = nations == {state.book.places[dest].nation}
        if path and (home or len(path) == 1):
            _sort(state, side, dest, (start, *path), home, ways)
            if first and ways.any():
                return ways
    if sailing:
        _blockade_runs(front, units, start, nations, ways)
    return ways


def _candidates(state: Hellenes, side: str, spot: Place, nations: set[str], homeless: bool) -> list[str]:
    """Controlled cities next door for the homeless (9.211), and national cities (9.212)."""
    near = {*spot.lands} if homeless else set()
    if len(nations) == 1:
        near.update(state.book.land_of[next(iter(nations))])
    return sorted([c for c in near if c != spot.id and controls(state, side, c)])


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


def _blockade_runs(front: Front, units: tuple[str, ...], start: str, nations: set[str], ways: Ways) -> None:
    """9.31c: fleets may fight their way into a national port through its blockaded harbour."""
    state, side = front.state, front.side
    seas: Routes = {}
    for name in state.book.land_of[next(iter(nations))] if len(nations) == 1 else ():
        place = state.book.places[name]
        if not place.port or not controls(state, side, name) or name == start:
            continue
        if not blocked_by(state, side, place.harbour):
            continue
        if not seas:
            seas = chart(Leave(front, units), start, allowance(state, units, True), True).near
        if place.harbour in seas:
            ways.blockade[name] = seas[place.harbour]
