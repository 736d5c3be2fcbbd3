"""3: where pieces may go by land, by sea and by ferry. Questions only; frames are in moving.py."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, TypeAlias

from polemos.games.hellespont.board import LAND, SEA, foe
from polemos.games.hellespont.state import SICK, Hellespont
from polemos.games.hellespont.transport import RATIO

LAND_POINTS: Final = 4
LEADER_POINTS: Final = 5
FAR: Final = 99

MAX_PORT_NAVAL: Final = 50
MAX_PORT_LAND: Final = 12
MAX_DIFFICULT: Final = 5


def closed_to(state: Hellespont, side: str) -> set[str]:
    """3.1g, 7.S6: places a side may not enter: ports with enemy units, zones barred by archers."""
    enemy = state.units[foe(side)]
    closed = {port for port in state.board.ports if port in enemy}
    for place, barred in state.barred.items():
        if barred == side:
            closed.add(place)
    return closed


def stops(state: Hellespont, side: str) -> Container[str]:
    """3.5d, 4.2.4c: places that end a leg of a move: those with enemy units, and those where enemy leaders
    stand alone: whoever goes through them captures those, so the mover names the place himself."""
    enemy = foe(side)
    units, leaders = state.units[enemy], state.leaders[enemy]
    alone = [p for p in leaders if p not in units]
    return {*units, *alone} if alone else units


def land_reach(state: Hellespont, side: str, start: str, points: int) -> dict[str, int]:
    """3.2, 3.5: place -> movement points; a zone with enemy units is entered but not left."""
    graph = state.board.graph
    return graph.reach(LAND, start, points, closed_to(state, side), stops(state, side))


def sea_reach(state: Hellespont, side: str, start: str) -> dict[str, int]:
    """3.3, 1.1f: sea zones and ports within reach; an enemy-held sea zone is entered, not left."""
    graph = state.board.graph
    return graph.reach(SEA, start, FAR, closed_to(state, side), stops(state, side))


def last_step(state: Hellespont, side: str, start: str, to: str, points: int) -> str:
    """The zone from which a land move enters its end; never one that would have stopped it (3.5d).

    A difficult zone is entered from other than clear ground if the movement points allow it at all, because
    coming from clear ground costs a column in combat (TRC.col.d) and nothing else depends on it.
    """
    reach, closed = land_reach(state, side, start, points), stops(state, side)
    cost = 2 if state.board.type[to] == "difficult" else 1
    near = [p for p in state.board.graph.neighbours(LAND, to) if reach.get(p, FAR) + cost <= points]
    near = [p for p in near if p == start or p not in closed]
    return min(near, key=lambda p: (cost == 2 and state.board.type[p] == "clear", reach[p]))


def group_points(state: Hellespont, group: tuple[str, ...]) -> int:
    """1.1g, 1.2d: 4 movement points with troops, 5 for leaders alone."""
    alone = all([p in state.board.leader_set for p in group])
    return LEADER_POINTS if alone else LAND_POINTS


def movable(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """3a, 7.S20d: the pieces of a place that may still move in this action phase."""
    return tuple(
        [p for p in state.pieces_at(side, place) if p not in state.moved and state.down.get(p, "") != SICK]
    )


def can_set_out(state: Hellespont, side: str, place: str) -> bool:
    """2.B.3.2, 3.1d: whether activating a place lets anything move; off a base or the sea only ships take
    others along."""
    able = movable(state, side, place)
    if place in state.board.seas or place in state.board.all_bases:
        return has_ship(state, able)
    return bool(able)


def has_ship(state: Hellespont, group: tuple[str, ...]) -> bool:
    return any([p in state.board.ships for p in group])


def group_strength(state: Hellespont, group: tuple[str, ...]) -> tuple[int, int]:
    """Strength points of the ships and of the troops of a group."""
    ships = troops = 0
    for piece in group:
        if piece in state.board.ships:
            ships += state.strength(piece)
        elif piece not in state.board.leader_set:
            troops += state.strength(piece)
    return ships, troops


def may_sail(state: Hellespont, side: str, place: str, group: tuple[str, ...]) -> bool:
    """3.1b, 3.1d, 3.3e: the fleet carries no more than it may and strands nobody at sea."""
    ships, troops = group_strength(state, group)
    if not ships or ships < RATIO * troops:
        return False
    if place not in state.board.seas:
        return True
    staying = tuple([p for p in state.pieces_at(side, place) if p not in group])
    left_ships, left_troops = group_strength(state, staying)
    if not left_ships:
        return not staying
    return left_ships >= RATIO * left_troops


def sea_destinations(state: Hellespont, side: str, place: str, group: tuple[str, ...]) -> tuple[str, ...]:
    if not may_sail(state, side, place, group):
        return ()
    return tuple(sorted([p for p in sea_reach(state, side, place) if p != place]))


def land_destinations(state: Hellespont, side: str, place: str, group: tuple[str, ...]) -> tuple[str, ...]:
    if place in state.board.seas:
        return ()
    reach = land_reach(state, side, place, group_points(state, group))
    return tuple(sorted([p for p in reach if p != place]))


# --- 3.4 amphibious movement ------------------------------------------------------------------------


Route: TypeAlias = tuple[str, ...]


def ferry_routes(
    state: Hellespont, side: str, place: str, group: tuple[str, ...], retreating: bool = False
) -> dict[str, tuple[Route, ...]]:
    """3.4: landing place -> the ways there by sea. A way that crosses all the zones of another and more is
    left out. A retreat counts the whole room of a zone anew, whoever crossed it before (3.4g)."""
    if state.board.type[place] not in ("clear", "port"):
        return {}
    if any([p in state.board.persians or p in state.board.ships for p in group]):
        return {}
    _, troops = group_strength(state, group)
    closed = closed_to(state, side)
    found: dict[str, tuple[Route, ...]] = {}
    for path in sea_lanes(state, side, place, troops, retreating):
        for shore, _cost in state.board.graph.out("coast", path[-1]):
            if shore != place and shore not in closed:
                known = found.get(shore, ())
                if not any([set(way) <= set(path) for way in known]):
                    found[shore] = (*known, path)
    return found


def sea_lanes(state: Hellespont, side: str, place: str, troops: int, retreating: bool) -> list[Route]:
    """3.4b, 3.4d: chains of sea zones, the shortest first, that have ships enough for the troops."""
    lanes: list[Route] = []
    edge: list[Route] = [()]
    for _ in range(LAND_POINTS - 1):
        longer: list[Route] = []
        for path in edge:
            kind, last = (SEA, path[-1]) if path else ("coast", place)
            for sea, _cost in state.board.graph.out(kind, last):
                if sea not in path and ferry_room(state, side, sea, retreating) >= troops:
                    longer.append((*path, sea))
        lanes.extend(longer)
        edge = longer
    return lanes


def ferry_room(state: Hellespont, side: str, sea: str, retreating: bool = False) -> int:
    """3.4b, 3.4d: strength points that may still cross a sea zone in this action phase; -1: closed."""
    if sea not in state.board.seas or sea in state.units[foe(side)]:
        return -1
    ships = state.naval(side, sea)
    if not ships:
        return -1
    return ships if retreating else ships - state.ferried.get(sea, 0)


# --- 3.6 stacking -----------------------------------------------------------------------------------


def surplus(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """3.6: the units among which some must go because a limit is broken; () if none is."""
    if state.board.kind[place] == "port":
        if state.naval(side, place) > MAX_PORT_NAVAL:
            return state.ships_at(side, place)
        if state.troops(side, place) > MAX_PORT_LAND:
            return state.troops_at(side, place)
    elif state.board.type[place] == "difficult":
        troops = state.troops_at(side, place)
        return troops if len(troops) > MAX_DIFFICULT else ()
    return ()


def fits_port(state: Hellespont, piece: str, port: str) -> bool:
    """3.6f, 3.6g: whether a unit can join its side's units in a port within the limits."""
    side = state.board.side_of[piece]
    if piece in state.board.ships:
        return state.naval(side, port) + state.strength(piece) <= MAX_PORT_NAVAL
    return state.troops(side, port) + state.strength(piece) <= MAX_PORT_LAND
