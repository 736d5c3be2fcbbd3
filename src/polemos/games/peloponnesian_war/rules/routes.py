"""4.1.1, 4.1.2, 4.1.4, 4.2.2: which way an Army or a lone leader goes."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.printed.map import ANY_WAY, BY_LAND, WALLS, mode_of
from polemos.games.peloponnesian_war.printed.shortest_routes import (
    NEVER,
    BestRoutes,
    Course,
    Ground,
    Roads,
    Way,
)
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, FOE, OWN, SPARTA, Force
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: Numbers of so many equal routes, to draw from.
NUMBERS: Final = tuple([tuple([str(i) for i in range(count)]) for count in range(50)])


def isthmus_open(state: War, side: str) -> bool:
    """4.1.2a: ships cross only between spaces that the mover controls."""
    a, b = state.map.isthmus
    return state.controller(a) == side and state.controller(b) == side


def closed_to_all(state: War) -> Spaces:
    """4.1.1q: Argos and Syracuse while neutral."""
    printed, active = state.printed, state.active
    if active["argos"]:
        return 0 if active["syracuse"] else printed.syracuse
    return printed.argos if active["syracuse"] else printed.argos_syracuse


def barred(state: War, side: str, place: str) -> bool:
    """10.1.4c-d: Athens never enters Argos, nor Sparta Syracuse, unless it is her active ally."""
    if place == "argos" and side == ATHENS:
        return state.active["argos"] != ATHENS
    return place == "syracuse" and side == SPARTA and state.active["syracuse"] != SPARTA


def closed_to_leader(state: War, side: str) -> Spaces:
    """4.1.1c-d: a lone leader keeps out of enemy colours and Forces unless friends are there."""
    enemy = FOE[side]
    shut = state.colours[enemy] | state.force_set[enemy]
    return (shut & ~state.force_set[side]) | closed_to_all(state)


def ground_for(state: War, side: str, force: Force) -> Ground:
    """What is open to such a mover."""
    mode = mode_of(force)
    if mode == ANY_WAY:
        return state.map.ground(mode, True, closed_to_leader(state, side))
    closed = closed_to_all(state)
    if state.plague and plagued(side, force):
        closed |= state.map.walls
    return state.map.ground(mode, mode == BY_LAND or isthmus_open(state, side), closed)


def usual_roads(state: War, side: str, place: str) -> Roads:
    """4.1.1c: the roads of a lone leader when every space is in its owner's hands."""
    return state.map.roads(side, place)


def way_at(state: War, side: str, force: Force, place: str) -> Way:
    """The shortest permitted routes of such a mover from a space, or to it. Nobody is kept from leaving a
    closed one (4.3i, EV.6c)."""
    return ground_for(state, side, force).way(state.map.number[place])


def plagued(side: str, force: Force) -> bool:
    """EV.6c: whether such a mover keeps away from the Long Walls in the year of the plague."""
    return side == ATHENS and force > OWN


def lines_to(state: War, side: str, force: Force, start: str, target: str) -> int:
    """How many lines such a mover needs from a start to a target; NEVER if it cannot get there."""
    return lines_along(state, side, force, way_at(state, side, force, start), target)


def lines_along(state: War, side: str, force: Force, way: Way, target: str) -> int:
    """How far a target is for a mover who is where the way begins."""
    node = state.map.number[target]
    if state.plague and target in WALLS and node != way.root and plagued(side, force):
        return NEVER
    return way.into(node)


def reachable(state: War, side: str, force: Force, at: str, spaces: Spaces) -> Spaces:
    """Which of some spaces such a mover can reach; lines have no direction."""
    return ground_for(state, side, force).reached(state.map.number[at], spaces)


def course_to(state: War, side: str, force: Force, start: str, target: str) -> Course | None:
    """All shortest routes of such a mover; None if he cannot get there."""
    if not force:
        usual = state.map.usual_course(side, start, target, closed_to_leader(state, side))
        if usual is not None and _weigh(state, usual).count:
            return usual
    way = way_at(state, side, force, start)
    if lines_along(state, side, force, way, target) == NEVER:
        return None
    return way.course(state.map.number[target])


def route(state: War, rule: str, course: Course) -> tuple[str, ...]:
    """4.1.1o: one of the shortest routes; equal ones by lot, the system's interest first (1.1.3)."""
    if course.lines == 1:
        return (state.map.nodes[course.target],)
    best = _weigh(state, course)
    count, number = best.count, 0
    if count > 1:
        names = NUMBERS[count] if count < len(NUMBERS) else tuple([str(i) for i in range(count)])
        number = int(state.draw(rule, names))
        state.log("equal-routes", rule, count=count, chosen=number + 1)
    return best.nth(number)


def best_routes(state: War, course: Course) -> tuple[int, tuple[str, ...]]:
    """How many equally good routes there are, and the first of them."""
    best = _weigh(state, course)
    return best.count, best.nth(0)


def some_routes(state: War, course: Course, most: int) -> list[tuple[str, ...]]:
    """The equally good routes, at most so many of them and then evenly spread."""
    best = _weigh(state, course)
    step = max(1.0, best.count / most)
    return [best.nth(int(i * step)) for i in range(min(best.count, most))]


def _weigh(state: War, course: Course) -> BestRoutes:
    """The best routes, where an enemy could intercept on them being of interest."""
    sign = _interest(state)
    return course.weigh(state.influence_set(FOE[state.op_side]), sign) if sign else course.weigh(0, 0)


def _interest(state: War) -> int:
    """1.1.3, OPEN-20: the system's Armies prefer few interception checks, the player's get many."""
    if not state.began_as:
        return 0
    return -1 if state.op_side == state.player else 1
