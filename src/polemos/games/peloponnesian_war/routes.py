"""4.1.1, 4.1.2, 4.1.4, 4.2.2: which way an Army or a lone leader goes."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.atlas import ANY_WAY, BY_LAND, WALLS, mode_of
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.units import ATHENS, SPARTA, Force, foe
from polemos.games.peloponnesian_war.ways import NEVER, NOWHERE, Course, Tally, Way

#: Numbers of equal routes, to draw from.
NUMBERS: Final = tuple(str(i) for i in range(1000))


def isthmus_open(state: War, side: str) -> bool:
    """4.1.2a: ships cross only between spaces that the mover controls."""
    a, b = state.atlas.isthmus
    return state.controller(a) == side and state.controller(b) == side


def closed_to_all(state: War) -> int:
    """4.1.1q: Argos and Syracuse while neutral."""
    book, active = state.book, state.active
    if active["argos"]:
        return 0 if active["syracuse"] else book.syracuse
    return book.argos if active["syracuse"] else book.argos_syracuse


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


def way_at(state: War, side: str, force: Force, place: str) -> Way:
    """The shortest permitted routes of such a mover from a space, or to it."""
    mode = mode_of(force)
    if mode == ANY_WAY:
        return state.atlas.way(mode, True, closed_to_leader(state, side), place)
    open_isthmus = mode == BY_LAND or isthmus_open(state, side)
    closed = closed_to_all(state)
    if state.plague and plagued(side, force):
        if place in WALLS:
            return NOWHERE
        closed |= state.atlas.walls
    return state.atlas.way(mode, open_isthmus, closed, place)


def plagued(side: str, force: Force) -> bool:
    """EV.6c: whether such a mover keeps away from the Long Walls in the year of the plague."""
    return side == ATHENS and force[3] + force[4] + force[5] > 0


def lines_to(state: War, side: str, force: Force, start: str, target: str) -> int:
    """How many lines such a mover needs from a start to a target; NEVER if it cannot get there."""
    return lines_along(state, side, force, way_at(state, side, force, start), target)


def lines_along(state: War, side: str, force: Force, way: Way, target: str) -> int:
    """How far a target is for a mover who is where the way begins. He cannot set out from a closed space."""
    node = state.atlas.number[target]
    if way.closed >> way.root & 1 and node != way.root:
        return NEVER
    if state.plague and target in WALLS and plagued(side, force):
        return NEVER
    return way.into(node)


def reachable(state: War, side: str, force: Force, at: str, places: int) -> int:
    """Which of a set of spaces such a mover can reach; lines have no direction."""
    return way_at(state, side, force, at).reaches(places)


def course_to(state: War, side: str, force: Force, start: str, target: str) -> Course | None:
    """All shortest routes of such a mover; None if he cannot get there."""
    way = way_at(state, side, force, start)
    if lines_along(state, side, force, way, target) == NEVER:
        return None
    return way.course(state.atlas.number[target])


def route(state: War, rule: str, course: Course) -> tuple[str, ...]:
    """4.1.1o: one of the shortest routes; equal ones by lot, the system's interest first (1.1.3)."""
    if course.only is not None:
        return course.only
    tally = _tally(state, course)
    count = tally[course.start][1]
    number = 0
    if count > 1:
        names = NUMBERS[:count] if count <= len(NUMBERS) else tuple([str(i) for i in range(count)])
        number = int(state.draw(rule, names))
        state.log("equal-routes", rule, count=count, chosen=number + 1)
    return course.nth(tally, number)


def best_routes(state: War, course: Course) -> tuple[int, tuple[str, ...]]:
    """How many equally good routes there are, and the first of them."""
    tally = _tally(state, course)
    return tally[course.start][1], course.nth(tally, 0)


def _tally(state: War, course: Course) -> Tally:
    """The routes counted, where an enemy could intercept on them being of interest."""
    sign = _interest(state)
    return course.tally(course.span & state.cover(foe(state.op_side)), sign) if sign else course.tally(0, 1)


def _interest(state: War) -> int:
    """1.1.3, OPEN-20: the system's Armies prefer few interception checks, the player's get many."""
    if not state.solitaire:
        return 0
    return -1 if state.op_side == state.player else 1
