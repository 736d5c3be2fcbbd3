"""3.4: an amphibious move: by which sea zones, their room, the landing; and how any group arrives."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Prompt, Value
from polemos.games.hellespont.board import foe
from polemos.games.hellespont.movement import Route, ferry_routes, group_strength
from polemos.games.hellespont.state import Hellespont
from polemos.games.hellespont.stepping import StepAside, aside_places, only_cavalry


def arrive(state: Hellespont, group: tuple[str, ...], start: str, before: str, to: str, how: str) -> int:
    """Put a group down and remember where it came from (4.1b, TRC.col.c, TRC.col.d). 1 if enemy leaders
    stood there alone: they are captured by units (4.2.4c), and the group may go on."""
    for piece in group:
        origin = state.came[piece][0] if piece in state.came else start
        state.came[piece] = (origin, before, how)
    enemy = foe(state.board.side_of[group[0]])
    alone = to in state.leaders[enemy] and to not in state.units[enemy]
    state.shift(group, to)
    return 1 if alone else 0


def embark(state: Hellespont, who: str, group: tuple[str, ...], start: str, to: str) -> None:
    """3.4: cross at once, unless several ways would use up the room of different zones."""
    routes = ferry_routes(state, who, start, group)[to]
    _, troops = group_strength(state, group)
    if len(routes) > 1 and troops:
        state.call(Crossing(who, group, start, to))
    else:
        cross(state, who, group, to, routes[0])


def cross(state: Hellespont, who: str, group: tuple[str, ...], to: str, route: Route) -> None:
    """3.4: cross the sea zones, use up their room, land and stop."""
    start = state.at[group[0]]
    _, troops = group_strength(state, group)
    for sea in route:
        state.ferried[sea] = state.ferried.get(sea, 0) + troops
    state.log("ferried", "3.4", who=who, pieces=group, place=start, to_place=to, places=route)
    arrive(state, group, start, route[-1], to, "ferry")
    if only_cavalry(state, foe(who), to) and aside_places(state, foe(who), to):
        state.call(StepAside(foe(who), to))


@dataclass
class Crossing(Frame):
    """3.4d: by which sea zones the troops cross, zone by zone; each has room for so many only."""

    who: str
    group: tuple[str, ...]
    start: str
    to: str
    path: Route = ()

    def routes(self, state: Hellespont) -> tuple[Route, ...]:
        found = ferry_routes(state, self.who, self.start, self.group)[self.to]
        return tuple([way for way in found if way[: len(self.path)] == self.path])

    def next_zones(self, state: Hellespont) -> tuple[str, ...]:
        return tuple(sorted({way[len(self.path)] for way in self.routes(state)}))

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if len(self.routes(state)) > 1 else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        args: dict[str, Value] = {"place": self.start, "to_place": self.to}
        return Prompt("crossing", "3.4d", {"by": self.next_zones(state)}, args)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        state.become(Crossing(self.who, self.group, self.start, self.to, (*self.path, str(arg))))

    def run(self, state: Hellespont) -> None:
        route = self.routes(state)[0]
        state.end()
        cross(state, self.who, self.group, self.to, route)
