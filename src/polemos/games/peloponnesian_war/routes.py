"""4.1.1, 4.1.2, 4.1.4, 4.2.2: which way an Army or a lone leader goes."""

from __future__ import annotations

from polemos.games.peloponnesian_war.atlas import ANY_WAY, BY_LAND, Way, mode_of, space_of
from polemos.games.peloponnesian_war.state import WALLS, War
from polemos.games.peloponnesian_war.units import ATHENS, SPARTA, Force, allied_part, foe, total

#: No route at all.
NOWHERE = Way("", {"": ()}, frozenset())

#: 4.1.1q: spaces left out of every route while they are neutral.
SHY = ("argos", "syracuse")


def isthmus_open(state: War, side: str) -> bool:
    """4.1.2a: ships cross only between spaces that the mover controls."""
    a, b = state.atlas.isthmus
    return state.controller(a) == side and state.controller(b) == side


def closed_to_all(state: War) -> frozenset[str]:
    """4.1.1q: Argos and Syracuse while neutral."""
    return frozenset(p for p in SHY if not state.active[p])


def barred(state: War, side: str, place: str) -> bool:
    """10.1.4c-d: Athens never enters Argos, nor Sparta Syracuse, unless it is her active ally."""
    if place == "argos" and side == ATHENS:
        return state.active["argos"] != ATHENS
    return place == "syracuse" and side == SPARTA and state.active["syracuse"] != SPARTA


def closed_to_leader(state: War, side: str) -> frozenset[str]:
    """4.1.1c-d: a lone leader keeps out of enemy colours and Forces unless friends are there."""
    shut = state.atlas.coloured[foe(side)].union(state.forces[foe(side)])
    return shut.difference(state.forces[side]).union(closed_to_all(state))


def way_to(state: War, side: str, force: Force, target: str) -> Way:
    """The shortest permitted routes of such a mover to a target."""
    mode = mode_of(force)
    if mode == ANY_WAY:
        return state.atlas.way(mode, True, closed_to_leader(state, side), target)
    open_isthmus = mode == BY_LAND or isthmus_open(state, side)
    closed = closed_to_all(state)
    if state.plague and side == ATHENS and total(allied_part(force)):
        closed |= frozenset(WALLS)  # EV.6c
        if target in WALLS:
            return NOWHERE
    return state.atlas.way(mode, open_isthmus, closed, target)


def reachable(state: War, side: str, force: Force, at: str) -> dict[str, int]:
    """How far every space is that such a mover can reach; lines have no direction."""
    return way_to(state, side, force, at).distance


def route(state: War, rule: str, way: Way, start: str) -> tuple[str, ...]:
    """4.1.1o: one of the shortest routes; equal ones by lot, the system's interest first (1.1.3)."""
    only = _only_route(way, start)
    if only is not None:
        return only
    tally = _tally(state, way, start)
    count = tally[start][1]
    number = 0
    if count > 1:
        number = int(state.draw(rule, tuple(str(i) for i in range(count))))
        state.log("equal-routes", rule, count=count, chosen=number + 1)
    return _nth(tally, start, number)


def _only_route(way: Way, start: str) -> tuple[str, ...] | None:
    """The route where there is no choice, or None."""
    path: list[str] = []
    ahead = way.ahead[start]
    while len(ahead) == 1:
        path.append(space_of(ahead[0]))
        ahead = way.ahead[ahead[0]]
    return None if ahead else tuple(path)


def best_routes(state: War, way: Way, start: str) -> tuple[int, tuple[str, ...]]:
    """How many equally good routes there are, and the first of them."""
    tally = _tally(state, way, start)
    return tally[start][1], _nth(tally, start, 0)


#: node -> (interception checks from here on, number of best routes, best next nodes)
Tally = dict[str, tuple[int, int, tuple[str, ...]]]


def _tally(state: War, way: Way, start: str) -> Tally:
    """For each node on the way: how many checks the best route meets, and how many best routes there are."""
    tally: Tally = {way.target: (0, 1, ())}
    sign = _interest(state)
    enemy = foe(state.op_side)
    for node in sorted(_nodes(way, start), key=lambda node: way.distance[node])[1:]:
        best: list[str] = []
        least_checks = 0
        for ahead in way.ahead[node]:
            checks = tally[ahead][0]
            if sign and state.influenced(enemy, space_of(ahead)):
                checks += sign
            if not best or checks < least_checks:
                best, least_checks = [ahead], checks
            elif checks == least_checks:
                best.append(ahead)
        tally[node] = (least_checks, sum(tally[b][1] for b in best), tuple(best))
    return tally


def _interest(state: War) -> int:
    """1.1.3, OPEN-20: the system's Armies prefer few interception checks, the player's get many."""
    if not state.solitaire:
        return 0
    return -1 if state.op_side == state.player else 1


def _nodes(way: Way, start: str) -> list[str]:
    """All nodes on shortest routes from a start."""
    found = {start}
    frontier = [start]
    while frontier:
        ahead = {b for a in frontier for b in way.ahead[a]} - found
        found |= ahead
        frontier = sorted(ahead)
    return sorted(found)


def _nth(tally: Tally, start: str, number: int) -> tuple[str, ...]:
    """The best route of that number, as spaces after the start."""
    path: list[str] = []
    node = start
    while tally[node][2]:
        for ahead in tally[node][2]:
            if number < tally[ahead][1]:
                node = ahead
                break
            number -= tally[ahead][1]
        path.append(space_of(node))
    return tuple(path)
