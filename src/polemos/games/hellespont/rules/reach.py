"""3.1-3.3: where pieces may go by land and by sea. Questions only; the moves are in moves.py."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellespont.printed import LAND, SEA, SICK, foe
from polemos.games.hellespont.rules.transport import RATIO
from polemos.games.hellespont.state import Hellespont

LAND_POINTS: Final = 4
LEADER_POINTS: Final = 5
FAR: Final = 99

ALL_MOVED: Final = Barrier("all-moved", "3a")
NO_SHIP_TO_LEAVE: Final = Barrier("no-ship-to-leave", "3.1h")
NO_SHIP_TO_SAIL: Final = Barrier("no-ship-to-sail", "3.1d")
OVERLOADED: Final = Barrier("group-overloaded", "3.3e")
STRANDED: Final = Barrier("others-stranded", "3.1d")


def closed_to(state: Hellespont, side: str) -> set[str]:
    """3.1g, 7.S6: places a side may not enter: ports with enemy units, zones barred by archers."""
    enemy = state.units[foe(side)]
    closed = {port for port in state.printed.ports if port in enemy}
    for place, barred in state.barred.items():
        if barred == side:
            closed.add(place)
    return closed


def stops(state: Hellespont, side: str) -> set[str]:
    """3.5d, 4.2.4c: places that end a leg of a move: those with enemy units, and those where enemy leaders
    stand alone: whoever goes through them captures those, so the mover names the place himself."""
    enemy = foe(side)
    return {*state.units[enemy], *state.leaders[enemy]}


def land_reach(state: Hellespont, side: str, start: str, points: int) -> dict[str, int]:
    """3.2, 3.5: place -> movement points; a zone with enemy units is entered but not left."""
    graph = state.printed.graph
    return graph.reach(LAND, start, points, closed_to(state, side), stops(state, side))


def sea_reach(state: Hellespont, side: str, start: str) -> dict[str, int]:
    """3.3, 1.1f: sea zones and ports within reach; an enemy-held sea zone is entered, not left."""
    graph = state.printed.graph
    return graph.reach(SEA, start, FAR, closed_to(state, side), stops(state, side))


def last_step(state: Hellespont, side: str, start: str, to: str, points: int) -> str:
    """The zone from which a land move enters its end; never one that would have stopped it (3.5d).

    A difficult zone is entered from other than clear ground if the movement points allow it at all, because
    coming from clear ground costs a column in combat (TRC.col.d) and nothing else depends on it.
    """
    reach, closed = land_reach(state, side, start, points), stops(state, side)
    cost = 2 if state.printed.type[to] == "difficult" else 1
    near = [p for p in state.printed.graph.neighbours(LAND, to) if reach.get(p, FAR) + cost <= points]
    near = [p for p in near if p == start or p not in closed]
    return min(near, key=lambda p: (cost == 2 and state.printed.type[p] == "clear", reach[p]))


def group_points(state: Hellespont, group: tuple[str, ...]) -> int:
    """1.1g, 1.2d: 4 movement points with troops, 5 for leaders alone."""
    alone = all([p in state.printed.leader_set for p in group])
    return LEADER_POINTS if alone else LAND_POINTS


def movable(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """3a, 7.S20d: the pieces of a place that may still move in this action phase."""
    return tuple(
        [p for p in state.pieces_at(side, place) if p not in state.moved and state.ailing.get(p, "") != SICK]
    )


def why_not_set_out(state: Hellespont, side: str, place: str) -> Barrier | None:
    """2.B.3.2, 3.1d: what keeps everything in a place from moving; off a base or the sea only ships take
    others along."""
    able = movable(state, side, place)
    if not able:
        return ALL_MOVED
    if has_ship(state, able):
        return None
    if place in state.printed.all_bases:
        return NO_SHIP_TO_LEAVE
    return NO_SHIP_TO_SAIL if place in state.printed.seas else None


def has_ship(state: Hellespont, group: tuple[str, ...]) -> bool:
    return any([p in state.printed.ships for p in group])


def group_strength(state: Hellespont, group: tuple[str, ...]) -> tuple[int, int]:
    """Strength points of the ships and of the troops of a group."""
    printed, weak = state.printed, state.weak
    ships = troops = 0
    for piece in group:
        if piece in printed.ships:
            ships += printed.reduced[piece] if piece in weak else printed.full[piece]
        elif piece not in printed.leader_set:
            troops += printed.reduced[piece] if piece in weak else printed.full[piece]
    return ships, troops


def why_not_sail(state: Hellespont, side: str, place: str, group: tuple[str, ...]) -> Barrier | None:
    """3.1b, 3.1d, 3.3e: the fleet carries no more than it may and strands nobody at sea."""
    ships, troops = group_strength(state, group)
    if ships < RATIO * troops:
        return OVERLOADED
    if place not in state.printed.seas:
        return None
    staying = tuple([p for p in state.pieces_at(side, place) if p not in group])
    left_ships, left_troops = group_strength(state, staying)
    if left_ships < RATIO * left_troops or (staying and not left_ships):
        return STRANDED
    return None


def sea_destinations(state: Hellespont, side: str, place: str, group: tuple[str, ...]) -> tuple[str, ...]:
    """3.3: where a group with ships may sail."""
    if why_not_sail(state, side, place, group) is not None:
        return ()
    return tuple(sorted([p for p in sea_reach(state, side, place) if p != place]))


def land_destinations(state: Hellespont, side: str, place: str, group: tuple[str, ...]) -> tuple[str, ...]:
    if place in state.printed.seas:
        return ()
    reach = land_reach(state, side, place, group_points(state, group))
    return tuple(sorted([p for p in reach if p != place]))
