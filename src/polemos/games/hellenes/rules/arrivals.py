"""5.41a, 5.2c, 9.21: by which way a formation comes to a place where somebody is in its way."""

from __future__ import annotations

from polemos.games.hellenes.rules.control import besieged, controls
from polemos.games.hellenes.rules.front import Front, Leave
from polemos.games.hellenes.rules.routes import (
    Approaches,
    Routes,
    approaches,
    chart,
    has_room,
    safest,
    unopposed,
)


class Arrivals:
    """The ways against the enemy by the area entered last, and the way past him into a besieged port."""

    def __init__(self, ways: Routes, inside: tuple[str, ...], walls: bool) -> None:
        self.ways = ways
        #: 5.2c: through the open harbour into the city; () if there is no such way.
        self.inside = inside
        #: Whether the destination is a besieged city of one's own.
        self.walls = walls

    def count(self) -> int:
        return len(self.ways) + (1 if self.inside else 0)

    def past(self, trodden: tuple[str, ...]) -> Arrivals:
        """Without the ways that come by an area a second time."""
        ways = {via: path for via, path in self.ways.items() if not any(p in trodden for p in path)}
        inside = () if any(p in trodden for p in self.inside) else self.inside
        return Arrivals(ways, inside, self.walls)


def arrivals(leave: Leave, start: str, usual: tuple[str, ...], limit: int, sailing: bool) -> Arrivals:
    """All that differ for the battle to come; where nobody is in the way, the safest way alone."""
    front, dest = leave.front, usual[-1]
    state = front.state
    spot = state.printed.places[dest]
    walls = besieged(state, front.side, dest)
    if not (walls or front.stops & spot.bit):
        return Arrivals({"": usual}, (), False)
    if walls and front.augury:
        return Arrivals({}, usual, walls)
    ways = approaches(leave, start, dest, max(limit, len(usual)), sailing)
    inside = ways.get(spot.harbour, ()) if walls and sailing else ()
    if inside and not has_room(state, front.side, dest, leave.number):
        inside = ()
    if start in ways:
        ways = {start: ways[start]}  # straight there; a detour is made step by step
    return Arrivals(ways, inside, walls)


def winter_reach(front: Front, units: tuple[str, ...], start: str, limit: int, sailing: bool) -> Routes:
    """9.214a: the controlled cities that a group may enter unopposed, each by the safest way that is open."""
    state, side = front.state, front.side
    leave = Leave(front, units)
    map_ = chart(leave, start, limit, sailing)
    found: Routes = {}
    roads = Approaches(leave, start, limit + 1, sailing)
    for dest in (*map_.near, *map_.far):
        if controls(state, side, dest) and leave.now(state.printed.places[dest]):
            path = _unopposed_way(roads, dest)
            if path:
                found[dest] = path
    return found


def winter_way(
    front: Front, units: tuple[str, ...], start: str, limit: int, sailing: bool, dest: str
) -> tuple[str, ...]:
    """9.214a: the way to one of these cities."""
    return _unopposed_way(Approaches(Leave(front, units), start, limit + 1, sailing), dest)


def _unopposed_way(roads: Approaches, dest: str) -> tuple[str, ...]:
    """9.21d: the safest way past besiegers and blockades, () if there is none."""
    front, number, start = roads.leave.front, roads.leave.number, roads.start
    ways = roads.to(dest)
    free = {v: p for v, p in ways.items() if unopposed(front.state, front.side, (start, *p), number)}
    return safest(front.state, start, free)
