"""3.2: moves by sea, shipwreck, Africa."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.why import Barrier, Gate, Gates, Note, outside
from polemos.games.eagle_and_wolf.printed import AFRICA, GAULS, SUMMER
from polemos.games.eagle_and_wolf.rules import entry
from polemos.games.eagle_and_wolf.rules.losses import lose
from polemos.games.eagle_and_wolf.state import Campaign

#: 3.2a: the largest army that can sail.
LARGEST: Final = 12
#: 3.22a: movement points of the crossing between Messina and Bruttium.
STRAIT_COST: Final = 3

SAIL_FIRST: Final = Barrier("sail-first", "3.2e")
TOO_LARGE: Final = Barrier("too-large-to-sail", "3.2a")
GAULS_STAY: Final = Barrier("gauls-do-not-sail", "8.3q")
NO_PORT: Final = Barrier("no-port", "3.2f")
NO_ROUTE: Final = Barrier("no-such-route", "3.2d")


def reach(state: Campaign, counter: str) -> tuple[str, ...]:
    """3.2b-c: coasts within four zones, and within the points that are left."""
    if no_sailing(state, counter) is not None:
        return ()
    army = state.armies[counter]
    return tuple([t for t, points in state.printed.voyages[army.at] if points <= army.pm])


def no_sailing(state: Campaign, counter: str) -> Barrier | None:
    """3.2a-f: as the first move, twelve elements at most, from a controlled or allied coast; never Gauls."""
    army, nation = state.armies[counter], state.nation(counter)
    if army.acted:
        return SAIL_FIRST
    if len(army.elements) > LARGEST:
        return TOO_LARGE
    if nation == GAULS:
        return GAULS_STAY
    ashore = army.at == AFRICA or state.allied(nation, state.control[army.at])
    return None if ashore else NO_PORT


@dataclass
class Port(Frame):
    """3.2f: an ally who is somebody else's nation is asked for his port; refused, one asks no more."""

    counter: str
    place: str
    struck: str

    def owner(self, state: Campaign) -> str:
        at = state.armies[self.counter].at
        return state.control.get(at, state.nation(self.counter))

    def ask(self, state: Campaign) -> Ask | None:
        owner = self.owner(state)
        if state.runs(state.player(self.counter), owner):
            return None
        args: dict[str, Value] = {"leader": self.counter, "place": state.armies[self.counter].at}
        ask = Ask(state.seats[owner], "port", "3.2f", args).alone("open_port", self.open_port)
        return ask.alone("close_port", self.close_port, DECLINES)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """3.2e-f: what a refusal means."""
        return [Note("close_port", None, "stays-ashore", "3.2f", {"leader": self.counter})]

    def open_port(self, state: Campaign, role: str) -> None:
        self._answer(state, "port_opened")
        self.run(state)

    def close_port(self, state: Campaign, role: str) -> None:
        self._answer(state, "port_closed")
        state.edit(self.counter).acted = 1  # the fleet is gone for this phase (3.2e)
        state.end()

    def _answer(self, state: Campaign, key: str) -> None:
        at = state.armies[self.counter].at
        state.log(key, "3.2f", side=self.owner(state), leader=self.counter, place=at)

    def run(self, state: Campaign) -> None:
        state.become(Sail(self.counter, self.place, self.struck))


@dataclass
class Sail(Frame):
    """3.2d: the owner chooses among the shortest routes."""

    counter: str
    place: str
    struck: str

    def routes(self, state: Campaign) -> tuple[tuple[str, ...], ...]:
        return state.printed.crossings(state.armies[self.counter].at, self.place)

    def ask(self, state: Campaign) -> Ask | None:
        routes = self.routes(state)
        if len(routes) < 2:
            return None
        ask = Ask(state.player(self.counter), "route", "3.2d", {"leader": self.counter, "place": self.place})
        return ask.pick("route", tuple(sorted([name_of(route) for route in routes])), self.cross)

    def barriers(self, state: Campaign, who: str) -> Gates:
        """3.2d: the shortest routes only."""
        return {"route": Gate("route", outside([name_of(r) for r in self.routes(state)], NO_ROUTE))}

    def notes(self, state: Campaign, who: str) -> list[Note]:
        return [wreck_note(state, "route", name_of(route), route) for route in self.routes(state)]

    def cross(self, state: Campaign, role: str, name: str) -> None:
        self._cross(state, next(route for route in self.routes(state) if name_of(route) == name))

    def run(self, state: Campaign) -> None:
        self._cross(state, self.routes(state)[0])

    def _cross(self, state: Campaign, route: tuple[str, ...]) -> None:
        """3.2g, 8.3j: who does not stir stays, at no cost; who does not dare to land has spent a point."""
        if not entry.stirs(state, self.counter):
            state.end()
            return
        if not entry.passes(state, self.counter, self.place, self.struck):
            state.edit(self.counter).pm -= 1
            state.end()
            return
        army = state.edit(self.counter)
        at, army.at, army.pm, army.inside = army.at, self.place, army.pm - state.printed.sea_cost(route), 0
        army.entered = army.acted = army.sailed = 1
        state.log("sails", "3.2a", leader=self.counter, **{"from": at}, to_place=self.place)
        state.become(Landed(self.counter, self.struck))
        wreck(state, self.counter, route)


def name_of(route: tuple[str, ...]) -> str:
    """A way over sea as a question lists it: its zones one after the other."""
    return "_".join(route)


@dataclass
class Landed(Frame):
    """After the shipwreck: the army has landed, if any of it is left."""

    counter: str
    struck: str

    def run(self, state: Campaign) -> None:
        state.end(("landed", self.struck) if self.counter in state.armies else None)

    def resume(self, state: Campaign, result: Plain) -> None:
        """The losses are picked."""


def stormy(state: Campaign, route: tuple[str, ...]) -> bool:
    """3.21b: a storm in any of the zones."""
    return any(zone in state.storms for zone in route)


def perils(state: Campaign, route: tuple[str, ...]) -> tuple[int, ...]:
    """3.21a-c: elements lost by each face of the die; () where none is rolled, in a calm summer."""
    storm = stormy(state, route)
    if state.time == SUMMER and not storm:
        return ()
    table = state.printed.tables["shipwreck"]
    more = int(table[state.time]) + (int(table["storm"]) if storm else 0)
    return tuple([max(0, die + more) for die in range(1, 7)])


def wreck_note(state: Campaign, verb: str, arg: str, route: tuple[str, ...]) -> Note:
    """3.21a: whether a crossing rolls for shipwreck, and how many elements it may cost."""
    lost = perils(state, route)
    if not lost:
        return Note(verb, arg, "calm-sea", "3.21c")
    return Note(verb, arg, "storm" if stormy(state, route) else "shipwreck", "3.21a", extremes(lost))


def extremes(numbers: tuple[int, ...]) -> dict[str, Value]:
    return {"low": min(numbers), "high": max(numbers)}


def wreck(state: Campaign, counter: str, route: tuple[str, ...]) -> None:
    """3.21a-c: a die with the season and the storms; none in a calm summer."""
    lost = perils(state, route)
    if not lost:
        return
    die = state.die("3.21a", state.nation(counter))
    number = lost[die - 1]
    because = (f"sea_{state.time}", *(("storm",) if stormy(state, route) else ()))
    state.log("wreck", "3.21a", leader=counter, die=die, because=because, number=number)
    lose(state, counter, number, "3.21a", False)
