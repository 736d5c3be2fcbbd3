"""3.4: why troops cannot be ferried somewhere."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellespont.printed import SEA, foe
from polemos.games.hellespont.reasons.roads import HERE, NO_BASE, held_against
from polemos.games.hellespont.rules.amphibious import Route, ferry_room
from polemos.games.hellespont.rules.reach import LAND_POINTS, group_strength, has_ship
from polemos.games.hellespont.state import Hellespont

FLEET: Final = Barrier("ships-not-ferried", "3.4a")
PERSIANS: Final = Barrier("persians-ashore", "10.1f")
ABOARD: Final = Barrier("ferry-from-sea", "3.3f")
ROUGH_START: Final = Barrier("ferry-from-rough", "3.4a")
FROM_BASE: Final = Barrier("ferry-from-base", "3.1h")
AFLOAT: Final = Barrier("ferry-to-sea", "3.4f")
ROUGH: Final = Barrier("ferry-to-rough", "3.4a")
INLAND: Final = Barrier("ferry-inland", "3.4a")
START_INLAND: Final = Barrier("ferry-start-inland", "3.4e")
TOO_FAR: Final = Barrier("ferry-too-far", "3.4c")


def no_boarding(state: Hellespont, group: tuple[str, ...], start: str) -> Barrier | None:
    """3.3f, 3.4a, 10.1f: what keeps a group from embarking where it stands, wherever it wants to go."""
    printed = state.printed
    if has_ship(state, group):
        return FLEET
    if any([p in printed.persians for p in group]):
        return PERSIANS
    if start in printed.seas:
        return ABOARD
    if start in printed.all_bases:
        return FROM_BASE
    if printed.type[start] == "difficult":
        return ROUGH_START.of(place=start)
    return None if printed.graph.out("coast", start) else START_INLAND.of(place=start)


def no_landing(state: Hellespont, side: str, start: str, to: str) -> Barrier | None:
    """3.4a, 3.4f: what keeps anybody from landing there."""
    printed = state.printed
    if to == start:
        return HERE
    if to in printed.seas or to in printed.all_bases:
        return AFLOAT if to in printed.seas else NO_BASE
    if printed.type[to] == "difficult":
        return ROUGH
    if not printed.graph.out("coast", to):
        return INLAND
    return held_against(state, side, to)


def ferry_barrier(
    state: Hellespont, side: str, group: tuple[str, ...], start: str, to: str, retreating: bool = False
) -> Barrier:
    """3.4: why a group is not ferried to a place: itself, the place, or the sea between."""
    barrier = no_boarding(state, group, start) or no_landing(state, side, start, to)
    if barrier is not None:
        return barrier
    _, troops = group_strength(state, group)
    found: dict[Route, list[str]] = {}
    for way in chart(state, start, to):
        found[way] = [sea for sea in way if ferry_room(state, side, sea, retreating) < troops]
    if not found:
        return TOO_FAR
    way = min(found, key=lambda w: (len(found[w]), hindrance(state, side, found[w]), len(w), w))
    return no_room(state, side, found[way][0], troops, retreating) if found[way] else TOO_FAR


def hindrance(state: Hellespont, side: str, seas: list[str]) -> int:
    """How far a way is from being open: too little room, no ships, enemies."""
    if any([sea in state.units[foe(side)] for sea in seas]):
        return 2
    return 1 if any([not state.naval(side, sea) for sea in seas]) else 0


def chart(state: Hellespont, start: str, to: str) -> list[Route]:
    """3.4c: all chains of at most three sea zones between two coasts, whoever is there."""
    graph = state.printed.graph
    ways: list[Route] = [(sea,) for sea in graph.neighbours("coast", start) if sea in state.printed.seas]
    found: list[Route] = []
    for _ in range(LAND_POINTS - 1):
        found.extend([way for way in ways if graph.linked("coast", way[-1], to)])
        ways = [
            (*w, s)
            for w in ways
            for s in graph.neighbours(SEA, w[-1])
            if s in state.printed.seas and s not in w
        ]
    return found


def no_room(state: Hellespont, side: str, sea: str, troops: int, retreating: bool) -> Barrier:
    """3.4b, 3.4d: what a sea zone on the way lacks."""
    if sea in state.units[foe(side)]:
        return Barrier("ferry-enemy", "3.4b", {"from": sea})
    if not state.naval(side, sea):
        return Barrier("ferry-no-ships", "3.4b", {"from": sea})
    room = max(0, ferry_room(state, side, sea, retreating))
    return Barrier("ferry-full", "3.4d", {"from": sea, "room": room, "troops": troops})
