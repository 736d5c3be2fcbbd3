"""5.0b: musters: units from different areas come to one friendly city-state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, PLACE, Barrier, Gates, Note
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.reasons.blocks import no_passenger, still, stranger, stuck
from polemos.games.hellenes.reasons.cities import not_held, too_dear
from polemos.games.hellenes.reasons.journeys import TOO_FAR, Journey
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.control import blocked_by
from polemos.games.hellenes.rules.formation import set_out
from polemos.games.hellenes.rules.front import Front, shut, why_shut
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

MUSTER_TOO_FAR: Final = Barrier("muster-too-far", "5.0b")
MUSTER_PLACE: Final = Barrier("muster-place", "5.0b")
NOBODY_COMES: Final = Barrier("nobody-comes", "5.0c")
MUSTER_FIGHT: Final = Barrier("muster-fight", "5.0c")
MUSTER_UNFORCED: Final = Barrier("muster-unforced", "5.3b")


@dataclass
class Muster(Frame):
    """5.0b: one action brings units from different areas to one friendly city-state: which?"""

    who: str

    def ask(self, state: Hellenes) -> Ask:
        return Ask(self.who, "muster-city", "5.0b").pick(
            "gather", affordable_musters(state, self.who), self.gather
        )

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"gather": Offer(self, state, who).gate("gather", PLACE, self.why_not_gather)}

    def why_not_gather(self, state: Hellenes, who: str, city: str | None) -> Barrier | None:
        """5.0b: a friendly city-state that units of two areas can reach."""
        if city is None:
            return None
        closed = why_shut(state, state.printed.places[city]) if city in shut(state) else None
        return closed or not_held(state, who, city) or too_dear(state, city) or MUSTER_TOO_FAR

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

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"from": Offer(self, state, who).gate("from", PLACE, self.why_not_from)}

    def why_not_from(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        if place is None:
            return NOBODY_COMES.of(to_place=self.city)
        if place == self.city:
            return MUSTER_PLACE
        barrier = still(state, who, place)
        units = () if barrier is not None else movable(state, who, place)
        return barrier or why_not_come(state, who, units[0], self.city)

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

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"call": Offer(self, state, who).gate("call", PIECE, self.why_not_call)}

    def why_not_call(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        if unit is None:
            return NOBODY_COMES.of(to_place=self.city)
        barrier = stranger(state, who, unit, self.place) or stuck(state, who, unit)
        return barrier or why_not_come(state, who, unit, self.city)

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

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"load": Offer(self, state, who).gate("load", PIECE, self.why_not_load)}

    def why_not_load(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        return no_passenger(state, who, (self.fleet,), unit)

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


def why_not_come(state: Hellenes, side: str, unit: str, city: str) -> Barrier:
    """5.0c: what keeps a unit from a muster: the way, or a fight at its end."""
    trip = trip_of(Front(state, side), unit, {})
    if blocked_by(state, side, city):
        return MUSTER_FIGHT.of(place=city)
    barrier = Journey(trip.leave, trip.start, trip.limit, trip.sailing, 0).barrier(city)
    if barrier.key == TOO_FAR.key and barrier.args["number"] == trip.limit + 1:
        barrier = MUSTER_UNFORCED.of(limit=trip.limit)
    return barrier.of(place=city)


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
