"""4.2.1: where the non-player side takes the points of an Army."""

from __future__ import annotations

from typing import TypeAlias

from polemos.games.peloponnesian_war.atlas import ANY_WAY
from polemos.games.peloponnesian_war.muster import available
from polemos.games.peloponnesian_war.routes import closed_to_all, lines_to
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.units import EMPTY, Force, as_force, naval, plus
from polemos.games.peloponnesian_war.ways import NEVER

#: Hoplites, cavalry, naval points wanted.
Need: TypeAlias = tuple[int, int, int]

#: Where points are taken, in the order of visits.
Stops: TypeAlias = tuple[tuple[str, Force], ...]


def plan_levy(state: War, side: str, need: Need, goal: str) -> Stops:
    """4.2.1, 4.2j: an Army that can be united and reach its objective; () if there is none."""
    excluded: set[str] = set()
    sources = _sources(state, side)
    while True:
        levy = _levy(state, side, need, [p for p in sources if p not in excluded])
        if not levy:
            return ()
        stops = [(p, levy[p]) for p in sources if p in levy]
        lost = _unreachable(state, side, stops, goal)
        if not lost:
            return tuple(stops)
        for order in _other_orders(stops):
            if not _unreachable(state, side, order, goal):
                return tuple(order)
        if lost == goal or lost not in levy:
            return ()
        excluded.add(lost)


def _sources(state: War, side: str) -> list[str]:
    """4.2.1a: the home space first, then by distance; equal ones by lot."""
    way, number = state.atlas.way(ANY_WAY, True, closed_to_all(state), side), state.atlas.number
    places = tuple(sorted([p for p in state.forces[side] if available(state, side, p) != EMPTY]))
    mixed = state.shuffle("4.2.1", places) if len(places) > 1 else places
    return sorted(mixed, key=lambda p: way.far(number[p]))


def _levy(state: War, side: str, need: Need, sources: list[str]) -> dict[str, Force]:
    """4.2.1b-c: first without emptying any space of a type; then friendly colours; then captured ones."""
    levy: dict[str, Force] = {}
    want = list(need)
    if _gather(state, side, sources, want, 1, levy):
        return levy
    friendly = [p for p in sources if state.atlas.colour[p] == side]
    captured = [p for p in sources if state.atlas.colour[p] != side]
    if _gather(state, side, friendly, want, 0, levy) or _gather(state, side, captured, want, 0, levy):
        return levy
    return {}


def _gather(
    state: War, side: str, places: list[str], want: list[int], keep: int, levy: dict[str, Force]
) -> bool:
    """Take what is wanted from place after place; True once nothing more is wanted."""
    for place in places:
        if not (want[0] or want[1] or want[2]):
            return True
        _take(state, side, place, want, keep, levy)
    return not (want[0] or want[1] or want[2])


def _take(state: War, side: str, place: str, want: list[int], keep: int, levy: dict[str, Force]) -> None:
    taken = levy.get(place, EMPTY)
    free = available(state, side, place)
    here = state.force(side, place)
    got = list(taken)
    for arm in range(3):
        if not want[arm]:
            continue
        left = here[arm] + here[arm + 3] - got[arm] - got[arm + 3] - keep
        for kind in (arm, arm + 3):
            count = max(0, min(free[kind] - got[kind], want[arm], left))
            got[kind] += count
            want[arm] -= count
            left -= count
    if sum(got):
        levy[place] = as_force(got)


def _other_orders(stops: list[tuple[str, Force]]) -> list[list[tuple[str, Force]]]:
    """Where it cannot be done by distance (common sense, 4.2.1): men before ships, or ships before men."""
    men_first = sorted(stops, key=lambda stop: naval(stop[1]) > 0)
    ships_first = sorted(stops, key=lambda stop: not naval(stop[1]))
    return [men_first, ships_first]


def _unreachable(state: War, side: str, stops: list[tuple[str, Force]], goal: str) -> str:
    """The first stop, or the goal, that the growing Army could not reach; "" if all is well."""
    at, force = side, EMPTY
    for place, part in stops:
        if place != at and lines_to(state, side, force, place, at) == NEVER:
            return place
        at, force = place, plus(force, part)
    return goal if lines_to(state, side, force, at, goal) == NEVER else ""
