"""3.2: moves by sea, shipwreck, Africa."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import NOBODY, Frame, Plain
from polemos.engine.prompt import Arg, Prompt
from polemos.games.eagle_and_wolf import entry
from polemos.games.eagle_and_wolf.losses import lose
from polemos.games.eagle_and_wolf.state import Campaign
from polemos.games.eagle_and_wolf.world import AFRICA, SUMMER

#: 3.2a: the largest army that can sail.
LARGEST: Final = 12


def landings(state: Campaign, counter: str) -> tuple[str, ...]:
    """3.2a-f: coasts within four zones, as the first move, from a controlled or allied coast."""
    army, nation = state.armies[counter], state.nation(counter)
    if army.acted or len(army.elements) > LARGEST or nation == "gauls" or not state.world.sea[army.at]:
        return ()
    if army.at != AFRICA and not state.allied(nation, state.control[army.at]):
        return ()
    voyages = state.world.voyages[army.at]
    return tuple([t for t, points in voyages if points <= army.pm and entry.may_enter(state, counter, t)])


@dataclass
class Sail(Frame):
    """3.2d: the owner chooses among the shortest routes."""

    counter: str
    place: str

    def routes(self, state: Campaign) -> tuple[tuple[str, ...], ...]:
        return state.world.crossings(state.armies[self.counter].at, self.place)

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.player(self.counter),) if len(self.routes(state)) > 1 else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        names = tuple(sorted("_".join(route) for route in self.routes(state)))
        return Prompt("route", "3.2d", {"route": names}, {"leader": self.counter, "place": self.place})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        self._cross(state, tuple(str(arg).split("_")))

    def run(self, state: Campaign) -> None:
        self._cross(state, self.routes(state)[0])

    def _cross(self, state: Campaign, route: tuple[str, ...]) -> None:
        army = state.armies[self.counter]
        before, at = army.pm, army.at
        if not entry._stirs(state, self.counter) or not entry._passes(state, self.counter, self.place):
            state.edit(self.counter).pm = before - 1
            state.end()
            return
        army = state.edit(self.counter)
        army.at, army.pm, army.inside = self.place, before - state.world.sea_cost(route), 0
        army.entered = army.acted = army.sailed = 1
        state.log("sails", "3.2a", leader=self.counter, **{"from": at}, to_place=self.place)
        state.become(Landed(self.counter))
        wreck(state, self.counter, route)


@dataclass
class Landed(Frame):
    """After the shipwreck: the army has landed, if any of it is left."""

    counter: str

    def run(self, state: Campaign) -> None:
        state.end("landed" if self.counter in state.armies else None)

    def resume(self, state: Campaign, result: Plain) -> None:
        """The losses are picked."""


def wreck(state: Campaign, counter: str, route: tuple[str, ...]) -> None:
    """3.21a-c: a die with the season and the storms; none in a calm summer."""
    storm = any(zone in state.storms for zone in route)
    if state.time == SUMMER and not storm:
        return
    table = state.world.tables["shipwreck"]
    roll = state.die("3.21a", state.player(counter)) + int(table[state.time])
    lose(state, counter, max(0, roll + (int(table["storm"]) if storm else 0)), "3.21a")
