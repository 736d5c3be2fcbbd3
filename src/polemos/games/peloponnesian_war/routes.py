"""4.1.1, 4.1.2, 4.1.4, 4.2.2: which way an Army or a lone leader goes."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.atlas import ANY_WAY, BY_LAND, WALLS, mode_of
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.units import ATHENS, SPARTA, Force, foe
from polemos.games.peloponnesian_war.ways import NEVER, Graph, Tally, Way

#: No route at all.
NOWHERE: Final = Way(Graph(("",), (0,), 0), 0, 0)

#: Numbers of equal routes, to draw from.
NUMBERS: Final = tuple(str(i) for i in range(1000))


def isthmus_open(state: War, side: str) -> bool:
    """4.1.2a: ships cross only between spaces that the mover controls."""
    a, b = state.atlas.isthmus
    return state.controller(a) == side and state.controller(b) == side


def closed_to_all(state: War) -> int:
    """4.1.1q: Argos and Syracuse while neutral."""
    bit, active = state.atlas.bit, state.active
    shut = 0 if active["argos"] else bit["argos"]
    return shut if active["syracuse"] else shut | bit["syracuse"]


def barred(state: War, side: str, place: str) -> bool:
    """10.1.4c-d: Athens never enters Argos, nor Sparta Syracuse, unless it is her active ally."""
    if place == "argos" and side == ATHENS:
        return state.active["argos"] != ATHENS
    return place == "syracuse" and side == SPARTA and state.active["syracuse"] != SPARTA


def closed_to_leader(state: War, side: str) -> int:
    """4.1.1c-d: a lone leader keeps out of enemy colours and Forces unless friends are there."""
    enemy = foe(side)
    shut = state.atlas.colours[enemy] | state.stand(enemy)
    return (shut & ~state.stand(side)) | closed_to_all(state)


def way_to(state: War, side: str, force: Force, target: str) -> Way:
    """The shortest permitted routes of such a mover to a target."""
    mode = mode_of(force)
    if mode == ANY_WAY:
        return state.atlas.way(mode, True, closed_to_leader(state, side), target)
    open_isthmus = mode == BY_LAND or isthmus_open(state, side)
    closed = closed_to_all(state)
    if state.plague and side == ATHENS and (force[3] or force[4] or force[5]):
        if target in WALLS:
            return NOWHERE  # EV.6c
        closed |= state.atlas.walls
    return state.atlas.way(mode, open_isthmus, closed, target)


def lines_to(state: War, side: str, force: Force, start: str, target: str) -> int:
    """How many lines such a mover needs from a start to a target; NEVER if it cannot get there."""
    way = way_to(state, side, force, target)
    return NEVER if way is NOWHERE else way.far(state.atlas.number[start])


def reachable(state: War, side: str, force: Force, at: str) -> int:
    """The set of spaces such a mover can reach; lines have no direction."""
    way = way_to(state, side, force, at)
    return 0 if way is NOWHERE else way.everything()


def route(state: War, rule: str, way: Way, start: str) -> tuple[str, ...]:
    """4.1.1o: one of the shortest routes; equal ones by lot, the system's interest first (1.1.3)."""
    begin = state.atlas.number[start]
    only = way.only_route(begin)
    if only is not None:
        return only
    tally = _tally(state, way, begin)
    count = tally[begin][1]
    number = 0
    if count > 1:
        names = NUMBERS[:count] if count <= len(NUMBERS) else tuple([str(i) for i in range(count)])
        number = int(state.draw(rule, names))
        state.log("equal-routes", rule, count=count, chosen=number + 1)
    return _nth(way, tally, begin, number)


def best_routes(state: War, way: Way, start: str) -> tuple[int, tuple[str, ...]]:
    """How many equally good routes there are, and the first of them."""
    begin = state.atlas.number[start]
    tally = _tally(state, way, begin)
    return tally[begin][1], _nth(way, tally, begin, 0)


def _tally(state: War, way: Way, start: int) -> Tally:
    """For each node on the way: how many checks the best route meets, and how many best routes there are."""
    sign = _interest(state)
    nodes = way.between(start)
    watched = _watched(state, way, nodes) if sign else frozenset()
    if watched:
        return _count(way, nodes, watched, sign)
    tally = way.unwatched.get(start)
    if tally is None:
        tally = way.unwatched[start] = _count(way, nodes, watched, sign)
    return tally


def _watched(state: War, way: Way, nodes: tuple[int, ...]) -> frozenset[int]:
    """Where on the way an enemy could intercept."""
    cover = state.cover(foe(state.op_side))
    names, bit = way.graph.names, state.atlas.bit
    return frozenset([node for node in (way.target, *nodes) if cover & bit[names[node]]])


def _count(way: Way, nodes: tuple[int, ...], watched: frozenset[int], sign: int) -> Tally:
    tally: Tally = {way.target: (0, 1, ())}
    for node in nodes:
        best: list[int] = []
        least_checks, count = 0, 0
        for ahead in way.ahead(node):
            checks, routes, _ = tally[ahead]
            if ahead in watched:
                checks += sign
            if not best or checks < least_checks:
                best, least_checks, count = [ahead], checks, routes
            elif checks == least_checks:
                best.append(ahead)
                count += routes
        tally[node] = (least_checks, count, tuple(best))
    return tally


def _interest(state: War) -> int:
    """1.1.3, OPEN-20: the system's Armies prefer few interception checks, the player's get many."""
    if not state.solitaire:
        return 0
    return -1 if state.op_side == state.player else 1


def _nth(way: Way, tally: Tally, start: int, number: int) -> tuple[str, ...]:
    """The best route of that number, as spaces after the start."""
    path: list[str] = []
    node, names = start, way.graph.names
    while tally[node][2]:
        for ahead in tally[node][2]:
            count = tally[ahead][1]
            if number < count:
                node = ahead
                break
            number -= count
        path.append(names[node])
    return tuple(path)
