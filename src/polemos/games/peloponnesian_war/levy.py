"""4.2.1: where the non-player side takes the points of an Army."""

from __future__ import annotations

from typing import TypeAlias

from polemos.games.peloponnesian_war.atlas import ANY_WAY
from polemos.games.peloponnesian_war.muster import free_points
from polemos.games.peloponnesian_war.routes import closed_to_all, lines_to, way_at
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
    free = free_points(state, side)
    sources = _sources(state, side, free)
    while True:
        levy = _levy(state, side, need, [p for p in sources if p not in excluded], free)
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


def _sources(state: War, side: str, free: dict[str, Force]) -> list[str]:
    """4.2.1a: the home space first, then by distance; equal ones by lot."""
    way, number = state.atlas.way(ANY_WAY, True, closed_to_all(state), side), state.atlas.number
    places = tuple(sorted(free))
    mixed = state.shuffle("4.2.1", places) if len(places) > 1 else places
    away = [way.far(number[place]) for place in mixed]
    return [mixed[i] for i in sorted(range(len(mixed)), key=away.__getitem__)]


def _levy(state: War, side: str, need: Need, sources: list[str], free: dict[str, Force]) -> dict[str, Force]:
    """4.2.1b-c: first without emptying any space of a type; then friendly colours; then captured ones."""
    levy: dict[str, Force] = {}
    want = list(need)
    forces = state.forces[side]
    if _gather(sources, forces, free, want, 1, levy):
        return levy
    friendly = [p for p in sources if state.atlas.colour[p] == side]
    captured = [p for p in sources if state.atlas.colour[p] != side]
    if _gather(friendly, forces, free, want, 0, levy) or _gather(captured, forces, free, want, 0, levy):
        return levy
    return {}


def _gather(
    places: list[str],
    forces: dict[str, Force],
    free: dict[str, Force],
    want: list[int],
    keep: int,
    levy: dict[str, Force],
) -> bool:
    """Take what is wanted from place after place; True once nothing more is wanted."""
    for place in places:
        if not (want[0] or want[1] or want[2]):
            return True
        part = free[place]
        if not _has_any(part, want):
            continue
        taken = levy.get(place)
        got = _taken(forces[place], part, EMPTY if taken is None else taken, want, keep)
        if got != EMPTY:
            levy[place] = got
    return not (want[0] or want[1] or want[2])


def _has_any(free: Force, want: list[int]) -> bool:
    if want[0] and free[0] + free[3]:
        return True
    return bool((want[1] and free[1] + free[4]) or (want[2] and free[2] + free[5]))


def _taken(
    here: tuple[int, ...], free: tuple[int, ...], taken: tuple[int, ...], want: list[int], keep: int
) -> Force:
    """All that is taken from one space, with what was taken before; `keep` points of each arm stay."""
    got = list(taken)
    for arm in range(3):
        if want[arm]:
            own, allied = arm, arm + 3
            left = min(want[arm], here[own] + here[allied] - taken[own] - taken[allied] - keep)
            if left > 0:  # own points first
                first = min(free[own] - taken[own], left)
                then = min(free[allied] - taken[allied], left - first)
                got[own] += first
                got[allied] += then
                want[arm] -= first + then
    return as_force(got)


def _other_orders(stops: list[tuple[str, Force]]) -> list[list[tuple[str, Force]]]:
    """Where it cannot be done by distance (common sense, 4.2.1): men before ships, or ships before men."""
    men_first = sorted(stops, key=lambda stop: naval(stop[1]) > 0)
    ships_first = sorted(stops, key=lambda stop: not naval(stop[1]))
    return [men_first, ships_first]


def _unreachable(state: War, side: str, stops: list[tuple[str, Force]], goal: str) -> str:
    """The first stop, or the goal, that the growing Army could not reach; "" if all is well."""
    at, force = side, EMPTY
    for place, part in stops:
        if place != at and way_at(state, side, force, at).far(state.atlas.number[place]) == NEVER:
            return place
        at, force = place, plus(force, part)
    return goal if lines_to(state, side, force, at, goal) == NEVER else ""
