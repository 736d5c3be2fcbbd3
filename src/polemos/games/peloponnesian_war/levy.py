"""4.2.1: where the non-player side takes the points of an Army."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.atlas import ANY_WAY
from polemos.games.peloponnesian_war.muster import free_points
from polemos.games.peloponnesian_war.routes import (
    closed_to_all,
    closed_to_leader,
    lines_to,
    usual_roads,
    way_at,
)
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.units import (
    EMPTY,
    RIDERS,
    SHIPS,
    Force,
    count_of,
    hoplites,
    naval,
    of_kind,
)
from polemos.games.peloponnesian_war.ways import NEVER

#: More than a side could stand in.
MANY_PLACES: Final = 1000

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
        left = [p for p in sources if p not in excluded] if excluded else sources
        levy = _levy(state, side, need, left, free)
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
    places = tuple([place for place in state.atlas.places(state.stand[side]) if place in free])
    mixed = state.shuffle("4.2.1", places) if len(places) > 1 else places
    ranks = [way.far(number[place]) * MANY_PLACES + i for i, place in enumerate(mixed)]
    return [mixed[rank % MANY_PLACES] for rank in sorted(ranks)]


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
        if got:
            levy[place] = got
    return not (want[0] or want[1] or want[2])


def _has_any(free: Force, want: list[int]) -> bool:
    if want[0] and hoplites(free):
        return True
    return bool((want[1] and free & RIDERS) or (want[2] and free & SHIPS))


def _taken(here: Force, free: Force, taken: Force, want: list[int], keep: int) -> Force:
    """All that is taken from one space, with what was taken before; `keep` points of each arm stay."""
    got, there, ready = taken, here - taken, free - taken
    for arm in range(3):
        if want[arm]:
            left = min(want[arm], count_of(there, arm) + count_of(there, arm + 3) - keep)
            if left > 0:  # own points first
                own = min(count_of(ready, arm), left)
                allied = min(count_of(ready, arm + 3), left - own)
                got += of_kind(arm, own) + of_kind(arm + 3, allied)
                want[arm] -= own + allied
    return got


def _other_orders(stops: list[tuple[str, Force]]) -> list[list[tuple[str, Force]]]:
    """Where it cannot be done by distance (common sense, 4.2.1): men before ships, or ships before men."""
    men_first = sorted(stops, key=lambda stop: naval(stop[1]) > 0)
    ships_first = sorted(stops, key=lambda stop: not naval(stop[1]))
    return [men_first, ships_first]


def _can_go(state: War, side: str, force: Force, at: str, place: str) -> bool:
    node = state.atlas.number[place]
    if not force and usual_roads(state, side, at).open(node, closed_to_leader(state, side)):
        return True
    return way_at(state, side, force, at).far(node) != NEVER


def _unreachable(state: War, side: str, stops: list[tuple[str, Force]], goal: str) -> str:
    """The first stop, or the goal, that the growing Army could not reach; "" if all is well."""
    at, force = side, EMPTY
    for place, part in stops:
        if place != at and not _can_go(state, side, force, at, place):
            return place
        at, force = place, force + part
    return goal if lines_to(state, side, force, at, goal) == NEVER else ""
