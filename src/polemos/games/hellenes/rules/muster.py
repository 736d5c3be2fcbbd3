"""5.0b: musters: units from different areas come to one friendly city-state."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellenes.rules.formation import set_out
from polemos.games.hellenes.rules.front import Front, shut
from polemos.games.hellenes.rules.group_move import offer
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
from polemos.games.hellenes.state import Formation, Hellenes


@dataclass
class Muster(Frame):
    """5.0b: one action brings units from different areas to one friendly city-state."""

    who: str
    city: str = ""
    place: str = ""  # the area whose units are being called
    fleet: str = ""  # 5.21: a fleet there that waits for its passenger

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        if not self.city:
            return Prompt("muster-city", "5.0b", {"gather": affordable_musters(state, role)})
        args: dict[str, Value] = {"place": self.city}
        if self.fleet:
            offer(choices, "load", loadable(state, role, self.fleet))
            return Prompt("muster-load", "5.21a", {**choices, "cast_off": ALONE}, args)
        if self.place:
            offer(choices, "call", callable_units(state, role, self.place, self.city))
            return Prompt("muster-call", "5.0b", {**choices, "done": ALONE}, args)
        offer(choices, "from", muster_sources(state, role, self.city))
        return Prompt("muster", "5.0b", {**choices, "done": ALONE}, args)

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "gather":
            state.actions -= price(state, str(arg))
            state.become(Muster(role, str(arg)))
        elif verb == "done" and not self.place:
            state.end()
        elif verb == "done":
            state.become(Muster(role, self.city))
        elif verb == "from":
            state.become(Muster(role, self.city, str(arg)))
        elif verb == "call":
            self._call(state, str(arg))
        else:
            self._come(state, (self.fleet,) if verb == "cast_off" else (self.fleet, str(arg)))

    def _call(self, state: Hellenes, unit: str) -> None:
        """A fleet is always asked for passengers: silence would tell that nobody could come aboard."""
        if state.printed.blocks[unit].fleet:
            state.become(Muster(self.who, self.city, self.place, unit))
        else:
            self._come(state, (unit,))

    def _come(self, state: Hellenes, units: tuple[str, ...]) -> None:
        units = (*units, *(u for u in carried(state, units) if u not in units))
        trip = Trip(Front(state, self.who), units, state.printed.blocks[units[0]].fleet)
        set_out(state, Formation(units, (trip.start, *trip.mustering(self.city))), "5.0b")
        state.become(Muster(self.who, self.city, self.place))


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


def can_muster(state: Hellenes, side: str, groups: dict[str, tuple[str, ...]]) -> bool:
    """Whether there is any such city."""
    twice = _near_twice(state, groups)
    closed, bits = shut(state), state.printed.place_bits
    for city, holder in state.holder.items():
        if (
            holder == side
            and twice & bits[city]
            and city not in closed
            and price(state, city) <= state.actions
        ):
            return True
    return False


def affordable_musters(state: Hellenes, side: str) -> tuple[str, ...]:
    return muster_cities(state, side, stirring(state, side))
