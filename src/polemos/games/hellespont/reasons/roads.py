"""Why a place cannot be reached: the barrier that is nearest to the goal."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellespont.printed import LAND, SEA, foe
from polemos.games.hellespont.rules.reach import FAR, closed_to, stops
from polemos.games.hellespont.state import Hellespont

HERE: Final = Barrier("here-already", "3b")
NO_BASE: Final = Barrier("bases-in-d2", "3.1h")
NO_LAND: Final = Barrier("ships-keep-to-sea", "3.1e")
NO_SEA: Final = Barrier("troops-need-ships", "3.1d")
PORT_HELD: Final = Barrier("port-held", "3.1g")
BARRED: Final = Barrier("barred-by-archers", "7.S6a")
TOO_FAR: Final = Barrier("too-far", "3.5b")
NO_ROAD: Final = Barrier("no-road", "0.2j")


def no_entry(state: Hellespont, side: str, to: str, kind: str) -> Barrier | None:
    """What keeps a force out of a place whatever road it takes: its kind, its holder, archers."""
    printed = state.printed
    if to in printed.all_bases:
        return NO_BASE
    if kind == SEA and to in printed.lands:
        return NO_LAND
    if kind == LAND and to in printed.seas:
        return NO_SEA
    return held_against(state, side, to)


def held_against(state: Hellespont, side: str, to: str) -> Barrier | None:
    """3.1g, 7.S6a: a port with enemy units, a zone closed by archers."""
    if to not in closed_to(state, side):
        return None
    return BARRED if state.barred.get(to) == side else PORT_HELD.of(who=foe(side))


def road_barrier(state: Hellespont, side: str, kind: str, start: str, to: str, points: int) -> Barrier:
    """3.2, 3.3, 3.5: why a move from a place does not reach another one."""
    if to == start:
        return HERE
    barrier = no_entry(state, side, to, kind)
    if barrier is not None:
        return barrier
    graph = state.printed.graph
    open_roads = graph.reach(kind, start, FAR, (), ())
    if to not in open_roads:
        return NO_ROAD
    if open_roads[to] > points:
        return TOO_FAR.of(cost=open_roads[to], points=points)
    return in_the_way(state, side, kind, start, to, points)


def in_the_way(state: Hellespont, side: str, kind: str, start: str, to: str, points: int) -> Barrier:
    """The place that stops the move short of its end: the nearest without which it would get there."""
    closed, halts = closed_to(state, side), stops(state, side)
    graph = state.printed.graph
    near = graph.reach(kind, start, points, closed, halts)
    edge = [p for p in near if p in halts and p != start]
    edge.extend([b for a in near for b in graph.neighbours(kind, a) if b in closed])
    for place in sorted(edge, key=lambda p: (near.get(p, points), p)):
        if to in graph.reach(kind, start, points, closed - {place}, halts - {place}):
            return obstacle(state, side, kind, place)
    if not edge:
        return detour(state, kind, start, to, points)
    return obstacle(state, side, kind, min(edge, key=lambda p: (near.get(p, points), p)))


def detour(state: Hellespont, kind: str, start: str, to: str, points: int) -> Barrier:
    return TOO_FAR.of(cost=state.printed.graph.reach(kind, start, FAR, (), ())[to], points=points)


def obstacle(state: Hellespont, side: str, kind: str, place: str) -> Barrier:
    """3.5d, 3.5f, 4.2.4c: who stands in the way, and where."""
    barrier = held_against(state, side, place)
    if barrier is not None:
        key = "road-barred" if barrier is BARRED else "road-port"
        return Barrier(key, barrier.rule, {"from": place, "who": foe(side)})
    if place not in state.units[foe(side)]:
        return Barrier("road-leader", "4.2.4c", {"from": place})
    return Barrier("road-fleet" if kind == SEA else "road-enemy", "3.5d", {"from": place, "who": foe(side)})


def step_barrier(state: Hellespont, side: str, kind: str, place: str, to: str, rule: str) -> Barrier:
    """4.2.1b, 4.2.4a: why a force cannot go to a place in one step to get away from an enemy."""
    if to == place:
        return HERE
    barrier = no_entry(state, side, to, kind)
    if barrier is not None:
        return barrier
    if to not in state.printed.graph.neighbours(kind, place):
        return Barrier("not-adjacent", rule, {"from": place})
    return enemy_there(side, rule)


def enemy_there(side: str, rule: str) -> Barrier:
    return Barrier("enemy-there", rule, {"who": foe(side)})


def force_kind(state: Hellespont, place: str) -> str:
    """How a force leaves a place: fleets by sea, troops by land."""
    return SEA if place in state.printed.seas else LAND
