"""5.0b: musters: units from different areas come to one friendly city-state."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.rules.formation import set_out
from polemos.games.hellenes.rules.front import Front, shut
from polemos.games.hellenes.rules.march import (
    Trip,
    Trips,
    carried,
    loadable,
    movable,
    price,
    stirring,
    trip_of,
)
from polemos.games.hellenes.state import Hellenes


@dataclass
class Muster(Frame):
    """5.0b: one action brings units from different areas to one friendly city-state: which?"""

    who: str

    def ask(self, state: Hellenes) -> Ask:
        return Ask(self.who, "muster-city", "5.0b").pick(
            "gather", affordable_musters(state, self.who), self.gather
        )

    def gather(self, state: Hellenes, role: str, city: str) -> None:
        state.become(Gathering(role, city))


@dataclass
class Gathering(Frame):
    """5.0b: from which area? The action is paid for when the first unit sets out."""

    who: str
    city: str
    paid: bool = False

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "muster", "5.0b", {"place": self.city})
        ask.pick("from", muster_sources(state, self.who, self.city), self.from_area)
        return ask.alone("done", self.stop, ENDS)

    def from_area(self, state: Hellenes, role: str, place: str) -> None:
        state.become(Calling(role, self.city, place, self.paid))

    def stop(self, state: Hellenes, role: str) -> None:
        state.end()


@dataclass
class Calling(Frame):
    """5.0b: which units of that area?"""

    who: str
    city: str
    place: str
    paid: bool

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "muster-call", "5.0b", {"place": self.city})
        ask.pick("call", callable_units(state, self.who, self.place, self.city), self.call)
        return ask.alone("done", self.stop, ENDS)

    def call(self, state: Hellenes, role: str, unit: str) -> None:
        """A fleet is always asked for passengers: silence would tell that nobody could come aboard."""
        if state.printed.blocks[unit].fleet:
            state.become(Boarding(role, self.city, self.place, self.paid, unit))
        else:
            come(state, self, (unit,))

    def stop(self, state: Hellenes, role: str) -> None:
        state.become(Gathering(role, self.city, self.paid))


@dataclass
class Boarding(Frame):
    """5.21: a fleet called to a muster may take a land unit along."""

    who: str
    city: str
    place: str
    paid: bool
    fleet: str

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "muster-load", "5.21a", {"place": self.city})
        ask.pick("load", loadable(state, self.who, self.fleet), self.load)
        return ask.alone("cast_off", self.cast_off)

    def load(self, state: Hellenes, role: str, unit: str) -> None:
        come(state, self, (self.fleet, unit))

    def cast_off(self, state: Hellenes, role: str) -> None:
        come(state, self, (self.fleet,))


def come(state: Hellenes, call: Calling | Boarding, units: tuple[str, ...]) -> None:
    """5.0c: units called to a muster set out, with what they carry; then others of their area may follow."""
    units = (*units, *(u for u in carried(state, units) if u not in units))
    trip = Trip(Front(state, call.who), units, state.printed.blocks[units[0]].fleet)
    if not call.paid:
        state.actions -= price(state, call.city)
    set_out(state, Formation(units, (trip.start, *trip.mustering(call.city))), "5.0b")
    state.become(Calling(call.who, call.city, call.place, True))


def callable_units(state: Hellenes, side: str, place: str, city: str) -> tuple[str, ...]:
    """The units of one area that can come to the city this turn."""
    front = Front(state, side)
    trips: Trips = {}
    return tuple([u for u in movable(state, side, place) if can_come(front, place, u, city, trips)])


def can_come(front: Front, place: str, unit: str, city: str, trips: Trips) -> bool:
    printed = front.state.printed
    if not printed.cities_near(place, printed.blocks[unit]) & printed.place_bits[city]:
        return False
    return bool(trip_of(front, unit, trips).mustering(city))


def muster_sources(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """The areas from which somebody can come."""
    front = Front(state, side)
    trips: Trips = {}
    found: list[str] = []
    for place in state.stacks[side]:
        if place == city or place not in state.printed.places:
            continue
        for unit in movable(state, side, place):
            if can_come(front, place, unit, city, trips):
                found.append(place)
                break
    return tuple(sorted(found))


def _near_twice(state: Hellenes, groups: dict[str, tuple[str, ...]]) -> int:
    """5.0b: cities that two areas are near enough to reach, one bit each; a cheap test.

    From one area alone a muster would be a group move, which is offered anyway.
    """
    once = twice = 0
    printed = state.printed
    for place, units in groups.items():
        near = 0
        for unit in units:
            near |= printed.cities_near(place, printed.blocks[unit])
        twice |= near & once
        once |= near
    return twice


def muster_cities(state: Hellenes, side: str, groups: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """5.0b: city-states under friendly control where a muster can be called and paid for."""
    twice = _near_twice(state, groups)
    closed, bits, holder = shut(state), state.printed.place_bits, state.holder
    near_both = [
        c for c in state.printed.cities if twice & bits[c] and holder.get(c) == side and c not in closed
    ]
    return tuple([c for c in near_both if price(state, c) <= state.actions])


def affordable_musters(state: Hellenes, side: str) -> tuple[str, ...]:
    return muster_cities(state, side, stirring(state, side))
