"""3.4: troops ferried by the fleet: by which sea zones, their room, the landing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates, outside
from polemos.games.hellespont.printed import SEA, foe
from polemos.games.hellespont.rules.encounters import StepAside, arrive, steps_aside
from polemos.games.hellespont.rules.reach import LAND_POINTS, closed_to, group_strength
from polemos.games.hellespont.state import Hellespont

Route: TypeAlias = tuple[str, ...]

NOT_ON_THE_WAY: Final = Barrier("not-on-the-way", "3.4d")


def ferry_routes(
    state: Hellespont, side: str, place: str, group: tuple[str, ...], retreating: bool = False
) -> dict[str, tuple[Route, ...]]:
    """3.4: landing place -> the ways there by sea. A way that crosses all the zones of another and more is
    left out. A retreat counts the whole room of a zone anew, whoever crossed it before (3.4g)."""
    if state.printed.type[place] not in ("clear", "port"):
        return {}
    if any([p in state.printed.persians or p in state.printed.ships for p in group]):
        return {}
    _, troops = group_strength(state, group)
    closed = closed_to(state, side)
    found: dict[str, tuple[Route, ...]] = {}
    for path in sea_lanes(state, side, place, troops, retreating):
        for shore, _cost in state.printed.graph.out("coast", path[-1]):
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
            for sea, _cost in state.printed.graph.out(kind, last):
                if sea not in path and ferry_room(state, side, sea, retreating) >= troops:
                    longer.append((*path, sea))
        lanes.extend(longer)
        edge = longer
    return lanes


def ferry_room(state: Hellespont, side: str, sea: str, retreating: bool = False) -> int:
    """3.4b, 3.4d: strength points that may still cross a sea zone in this action phase; -1: closed."""
    if sea not in state.printed.seas or sea in state.units[foe(side)]:
        return -1
    ships = state.naval(side, sea)
    if not ships:
        return -1
    return ships if retreating else ships - state.ferried.get(sea, 0)


def embark(state: Hellespont, who: str, group: tuple[str, ...], start: str, to: str) -> None:
    """3.4: troops use up the room of the zones they cross, so it matters which; leaders cross at once."""
    _, troops = group_strength(state, group)
    if troops:
        state.call(Crossing(who, group, start, to))
    else:
        cross(state, who, group, to, ferry_routes(state, who, start, group)[to][0])


def cross(state: Hellespont, who: str, group: tuple[str, ...], to: str, route: Route) -> None:
    """3.4: cross the sea zones, use up their room, land and stop."""
    start = state.at[group[0]]
    _, troops = group_strength(state, group)
    for sea in route:
        state.ferried[sea] = state.ferried.get(sea, 0) + troops
    state.log("ferried", "3.4", who=who, pieces=group, place=start, to_place=to, places=route)
    arrive(state, group, start, route[-1], to, "ferry")
    if steps_aside(state, foe(who), to):
        state.call(StepAside(foe(who), to))


@dataclass
class Crossing(Frame):
    """3.4d: by which sea zones the troops cross, zone by zone; each has room for so many only."""

    who: str
    group: tuple[str, ...]
    start: str
    to: str
    path: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        routes = self.routes(state)
        if len(routes) < 2:
            return None
        ask = Ask(self.who, "crossing", "3.4d", {"place": self.start, "to_place": self.to})
        return ask.pick("by", self.zones(routes), self.sail)

    def zones(self, routes: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
        return tuple(sorted({way[len(self.path)] for way in routes}))

    def barriers(self, state: Hellespont, who: str) -> Gates:
        off = NOT_ON_THE_WAY.of(to_place=self.to)
        return {"by": Gate(PLACE, outside(self.zones(self.routes(state)), off))}

    def selected(self, state: Hellespont, role: str | None) -> tuple[str, ...]:
        return self.group

    def routes(self, state: Hellespont) -> tuple[Route, ...]:
        found = ferry_routes(state, self.who, self.start, self.group)[self.to]
        return tuple([way for way in found if way[: len(self.path)] == self.path])

    def sail(self, state: Hellespont, role: str, sea: str) -> None:
        state.become(Crossing(role, self.group, self.start, self.to, (*self.path, sea)))

    def run(self, state: Hellespont) -> None:
        route = self.routes(state)[0]
        state.end()
        cross(state, self.who, self.group, self.to, route)
