"""9.1: why a stack cannot leave, or not get there: the barrier nearest to the goal, for whoever asks."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellas.printed import LAND, SEA
from polemos.games.hellas.reach import NOTHING, Journey
from polemos.games.hellas.rules.routes import (
    can_depart,
    endings,
    journey,
    no_entry,
    part_sizes,
    reach,
    stops,
)
from polemos.games.hellas.rules.stacks import LEGION, SHIP, limit, units
from polemos.games.hellas.state import UNMOVED, Hellas

HERE: Final = Barrier("here-already", "9.1a")
NO_UNIT: Final = {LEGION: Barrier("no-legion-to-march", "9.1a"), SHIP: Barrier("no-ship-to-sail", "9.1a")}
NO_UNITS: Final = {LEGION: Barrier("no-legions-at-all", "9.1a"), SHIP: Barrier("no-ships-at-all", "9.1a")}
MET_ENEMIES: Final = Barrier("met-enemies", "9.1n")
MOVED: Final = {LEGION: Barrier("legion-moved", "9.1a"), SHIP: Barrier("ship-moved", "9.1a")}
ALL_MOVED: Final = {LEGION: Barrier("legions-all-moved", "9.1a"), SHIP: Barrier("ships-all-moved", "9.1a")}
SHUT_IN: Final = Barrier("shut-in", "9.8f")
NO_FIGURE: Final = {LEGION: Barrier("no-army-left", "13n"), SHIP: Barrier("no-fleet-left", "13n")}
NO_ENTRY: Final = Barrier("armistice-no-entry", "9.8f")
WRONG_GROUND: Final = {LEGION: Barrier("legion-at-sea", "3.2b"), SHIP: Barrier("ship-on-land", "3.2c")}
FAR_SEA: Final = Barrier("far-sea-closed", "9.1.2b")
BEYOND_FAR_SEA: Final = Barrier("beyond-far-sea", "9.1.2b")
NO_LAND_WAY: Final = Barrier("no-way-by-land", "9.1h")
NO_SEA_WAY: Final = Barrier("no-way-by-sea", "9.1k")
TOO_FAR: Final = {LEGION: Barrier("too-far", "9.1b"), SHIP: Barrier("too-far", "9.1d")}
BLUE_BARRIER: Final = Barrier("blue-barrier", "9.1g")
MOUNTAIN: Final = Barrier("mountain-too-dear", "9.1.3a")
ROAD_STOPPED: Final = Barrier("road-stopped", "9.1n")
ROAD_BARRED: Final = Barrier("road-barred", "9.8f")
PART: Final = Barrier("part-of-stack", "13e")
REST_STUCK: Final = Barrier("rest-has-no-way", "13n")

#: More points than any way on the map costs.
ANYWHERE: Final = 1000


def why_not_depart(state: Hellas, side: str, kind: str, place: str | None) -> Barrier | None:
    """Why the units of a kind in a hex do not go anywhere; None: they can."""
    where = units(state.powers[side], kind)
    if place is None:
        return ALL_MOVED[kind] if where else NO_UNITS[kind]
    if place not in where:
        return NO_UNIT[kind]
    if can_depart(state, side, kind, place):
        return None
    if where[place] <= state.moved.get(place, UNMOVED)[0 if kind == LEGION else 2]:
        return MET_ENEMIES if place in stops(state, side) else MOVED[kind]
    return no_figure(state, side, kind) if reach(state, side, kind, place)[0] else SHUT_IN


def no_figure(state: Hellas, side: str, kind: str, rule: str = "13n") -> Barrier:
    """13a, 13l: the figures of the side are all on the map; the rule says what that forbids."""
    return Barrier(NO_FIGURE[kind].key, rule, {"count": limit(state, side, kind)})


def why_not_to(
    state: Hellas, side: str, kind: str, source: str, count: int, place: str | None
) -> Barrier | None:
    """Why `count` units from a stack cannot end their move there."""
    found = reach(state, side, kind, source)[0]
    if place is None or place in endings(state, side, kind, source, count, found):
        return None
    if place in found:
        return no_figure(state, side, kind)
    here = journey(state, side, kind, source)
    return _wrong_place(state, side, kind, here, place) or _no_way(state, side, kind, here, place)


def _wrong_place(state: Hellas, side: str, kind: str, here: Journey, place: str) -> Barrier | None:
    """What keeps a unit out of the hex itself, from wherever it comes."""
    if place == here[1]:
        return HERE
    if state.printed.terrain[place] == (SEA if kind == LEGION else LAND):
        return WRONG_GROUND[kind]
    if state.armistice and place in no_entry(state, side):
        return NO_ENTRY
    return FAR_SEA if place in state.printed.far_sea and not here[3] else None


def _no_way(state: Hellas, side: str, kind: str, here: Journey, place: str) -> Barrier:
    """What is in between: somebody who stops or bars the road, the distance, or no road at all."""
    route, source, allowance, far = here
    atlas = state.printed.atlas
    if place in atlas.reach(here, NOTHING, NOTHING)[1]:
        return _blocked(state, side, kind, here, place)
    if kind == LEGION and frozenset((source, place)) in state.printed.barriers:
        return BLUE_BARRIER
    cost = atlas.reach((route, source, ANYWHERE, far), NOTHING, NOTHING)[1].get(place)
    if cost is not None:
        return _too_far(state, kind, place, cost, allowance)
    if kind == LEGION:
        return NO_LAND_WAY
    beyond = place in atlas.reach((route, source, ANYWHERE, True), NOTHING, NOTHING)[1]
    return BEYOND_FAR_SEA if beyond else NO_SEA_WAY


def _too_far(state: Hellas, kind: str, place: str, cost: int, allowance: int) -> Barrier:
    """9.1b, 9.1.3a: the points do not suffice, or only not for the mountain at the end."""
    climb = state.charts.mountain_cost - state.charts.plain_cost
    steep = kind == LEGION and place in state.printed.mountains and cost - climb <= allowance
    return (MOUNTAIN if steep else TOO_FAR[kind]).of(cost=cost, of=allowance)


def _blocked(state: Hellas, side: str, kind: str, here: Journey, place: str) -> Barrier:
    """Who stands on the shortest way that would be open otherwise: the one nearest to the goal."""
    barred: Set[str] = no_entry(state, side) if state.armistice else NOTHING
    ends = stops(state, side)
    for via in _way_back(state, here, place):
        if via in barred:
            return ROAD_BARRED.of(via=via)
        if via in ends:
            return ROAD_STOPPED.of(via=via)
    return TOO_FAR[kind].of(cost=here[2], of=here[2])


def _way_back(state: Hellas, here: Journey, place: str) -> list[str]:
    """The hexes between, from the goal back to the start, by a cheapest way on an empty map."""
    cost, graph = state.printed.atlas.reach(here, NOTHING, NOTHING)[1], state.printed.atlas.graphs[here[0]]
    way: list[str] = []
    at, source = place, here[1]
    while at != source:
        before = [h for h, _ in graph[at] if (h in cost or h == source) and _step(graph, h, at)]
        at = min(before, key=lambda h: (cost.get(h, 0), h))
        way.append(at)
    return way[:-1]


def _step(graph: dict[str, tuple[tuple[str, int], ...]], here: str, there: str) -> bool:
    return any(to == there for to, _ in graph[here])


def why_not_leave(
    state: Hellas, side: str, kind: str, source: str, count: int, number: int | None
) -> Barrier | None:
    """13e: why so many cannot stay behind."""
    if number is None:
        return None
    found = reach(state, side, kind, source)[0]
    if number in part_sizes(state, side, kind, source, count, found):
        return None
    return REST_STUCK if 0 < number < count else PART.of(count=count)
