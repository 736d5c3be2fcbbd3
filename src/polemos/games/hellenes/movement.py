"""5: group moves and musters, click by click; forced moves and storms when all actions are done."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellenes.control import besieged, blocked_by
from polemos.games.hellenes.front import Front, shut
from polemos.games.hellenes.march import (
    NOWHERE,
    Reach,
    Trip,
    Trips,
    allowance,
    best_load,
    carried,
    fleets_of,
    lands_of,
    loading,
    marchers,
    movable,
    price,
    reach,
    sailors,
    set_out,
    stirring,
    trip_of,
)
from polemos.games.hellenes.routes import Routes, enters_port, unopposed
from polemos.games.hellenes.state import Hellenes


def offer(choices: Choices, verb: str, args: tuple[str, ...]) -> None:
    """Add a verb only where it has arguments."""
    if args:
        choices[verb] = args


@dataclass
class GroupMove(Frame):
    """5.0a: one action moves a group: formations leave one after the other, each to its own destination."""

    role: str
    place: str
    only: str = ""  # 4.22f: the free move of one barbarian
    picked: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    paid: int = 1

    def __init__(
        self,
        role: str,
        place: str,
        only: str = "",
        picked: tuple[str, ...] = (),
        path: tuple[str, ...] = (),
        paid: int = 1,
    ) -> None:
        self.role = role
        self.place = place
        self.only = only
        self.picked = picked
        self.path = path
        self.paid = paid

    def _units(self, state: Hellenes) -> tuple[str, ...]:
        free = movable(state, self.role, self.place)
        return tuple(u for u in free if u == self.only) if self.only else free

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.role,) if self._units(state) else ()

    def _reach(self, state: Hellenes, sailing: bool) -> tuple[tuple[str, ...], Reach]:
        picked = self.picked or self._everybody(state, sailing)
        chosen = sailors(state, picked) if sailing else marchers(state, picked)
        if not chosen:
            return (), NOWHERE
        here = self.path[-1] if self.path else self.place
        limit = allowance(state, chosen, sailing) - (len(self.path) - 1 if self.path else 0)
        found = reach(Front(state, self.role), chosen, here, limit, sailing)
        return chosen, Reach(self._affordable(state, found.normal), self._affordable(state, found.forced))

    def _everybody(self, state: Hellenes, sailing: bool) -> tuple[str, ...]:
        """Without a selection: all land units, or all fleets with the best load."""
        units = self._units(state)
        if not sailing:
            return lands_of(state, units)
        fleets = fleets_of(state, units)
        return (*fleets, *best_load(state, fleets, lands_of(state, units))) if fleets else ()

    def _affordable(self, state: Hellenes, routes: Routes) -> Routes:
        """15.2i: going to Sicily may cost a second action; 9.214a: in winter nobody is challenged."""
        if state.winter:
            here = self.path[-1] if self.path else self.place
            routes = {d: p for d, p in routes.items() if unopposed(state, self.role, (here, *p))}
        if self.only or self.paid > 1 or state.actions > 0:
            return routes
        return {d: p for d, p in routes.items() if price(state, d) == 1}

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        if not self.path and not self.only:
            offer(choices, "pick", tuple([u for u in self._units(state) if u not in self.picked]))
        for verb, sailing in (("march", False), ("sail", True)):
            _, found = self._reach(state, sailing)
            offer(choices, verb, tuple(sorted(found.normal)))
            offer(choices, f"forced_{verb}", tuple(sorted(found.forced)))
            if self.picked or self.only:
                offer(choices, f"{verb}_on", self._next(state, found, sailing))
        choices["done"] = ALONE
        args: dict[str, Value] = {"place": self.place, "number": len(self.picked)}
        return Prompt("group-move", "5.0a", choices, args)

    def _next(self, state: Hellenes, found: Reach, sailing: bool) -> tuple[str, ...]:
        """Single steps, for those who want to choose their own way."""
        near = [d for d, p in found.normal.items() if len(p) == 1]
        on = [d for d in near if not blocked_by(state, self.role, d)]
        limit = 5 if sailing else 2
        if len(self.path) > limit or not self.picked:
            return ()
        return tuple(sorted(d for d in on if state.book.places[d].sea == sailing))

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
        elif verb == "pick":
            self._become(state, (*self.picked, str(arg)), ())
        elif verb.endswith("_on"):
            self._become(state, self.picked, (*(self.path or (self.place,)), str(arg)))
        else:
            self._go(state, "sail" in verb, str(arg), verb.startswith("forced"))

    def _become(self, state: Hellenes, picked: tuple[str, ...], path: tuple[str, ...]) -> None:
        state.become(GroupMove(self.role, self.place, self.only, picked, path, self.paid))

    def _go(self, state: Hellenes, sailing: bool, dest: str, forced: bool) -> None:
        units, found = self._reach(state, sailing)
        route = (found.forced if forced else found.normal)[dest]
        path = (*(self.path or (self.place,)), *route)
        paid = self._pay(state, dest)
        if forced:
            set_out(state, units, path[:-1], dest)
        else:
            set_out(state, units, path)
        state.become(GroupMove(self.role, self.place, self.only, (), (), paid))

    def _pay(self, state: Hellenes, dest: str) -> int:
        if self.only or self.paid > 1 or price(state, dest) == 1:
            return self.paid
        state.actions -= 1
        return 2

    def run(self, state: Hellenes) -> None:
        state.end()


@dataclass
class Muster(Frame):
    """5.0b: one action brings units from different areas to one friendly city-state."""

    role: str
    city: str = ""
    place: str = ""  # the area whose units are being called
    fleet: str = ""  # 5.21: a fleet there that waits for its passenger

    def __init__(self, role: str, city: str = "", place: str = "", fleet: str = "") -> None:
        self.role = role
        self.city = city
        self.place = place
        self.fleet = fleet

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.role,)

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
        if state.book.blocks[unit].fleet:
            state.become(Muster(self.role, self.city, self.place, unit))
        else:
            self._come(state, (unit,))

    def _come(self, state: Hellenes, units: tuple[str, ...]) -> None:
        units = (*units, *(u for u in carried(state, units) if u not in units))
        start = state.at[units[0]]
        trip = Trip(Front(state, self.role), units, state.book.blocks[units[0]].fleet)
        route = muster_route(trip, self.city)
        set_out(state, units, (start, *route))
        state.become(Muster(self.role, self.city, self.place))


def muster_route(trip: Trip, city: str) -> tuple[str, ...]:
    """5.0c: the way to the muster without force and without engagement; () if there is none."""
    path = trip.to(city, False)
    front = trip.leave.front
    if path and front.besieged and besieged(front.state, front.side, city):
        return path if enters_port(front.state, front.side, (trip.start, *path)) else ()
    return path


def loadable(state: Hellenes, side: str, fleet: str) -> tuple[str, ...]:
    """Land units beside a fleet that could go aboard."""
    lands = lands_of(state, movable(state, side, state.at[fleet]))
    if fleet in state.cargo.values():
        return ()
    return tuple(u for u in lands if loading(state, (fleet,), (u,)) is not None)


def callable_units(state: Hellenes, side: str, place: str, city: str) -> tuple[str, ...]:
    """The units of one area that can come to the city this turn."""
    front = Front(state, side)
    trips: Trips = {}
    return tuple([u for u in movable(state, side, place) if can_come(front, place, u, city, trips)])


def can_come(front: Front, place: str, unit: str, city: str, trips: Trips) -> bool:
    book = front.state.book
    if not book.cities_near(place, book.blocks[unit]) & book.place_bits[city]:
        return False
    return bool(muster_route(trip_of(front, unit, trips), city))


def muster_sources(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """The areas from which somebody can come."""
    front = Front(state, side)
    trips: Trips = {}
    found: list[str] = []
    for place in state.stacks[side]:
        if place == city or place not in state.book.places:
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
    book = state.book
    for place, units in groups.items():
        near = 0
        for unit in units:
            near |= book.cities_near(place, book.blocks[unit])
        twice |= near & once
        once |= near
    return twice


def muster_cities(state: Hellenes, side: str, groups: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """5.0b: city-states under friendly control where a muster can be called and paid for."""
    twice = _near_twice(state, groups)
    closed, bits, holder = shut(state), state.book.place_bits, state.holder
    near_both = [
        c for c in state.book.cities if twice & bits[c] and holder.get(c) == side and c not in closed
    ]
    return tuple([c for c in near_both if price(state, c) <= state.actions])


def can_muster(state: Hellenes, side: str, groups: dict[str, tuple[str, ...]]) -> bool:
    """Whether there is any such city."""
    twice = _near_twice(state, groups)
    closed, bits = shut(state), state.book.place_bits
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
