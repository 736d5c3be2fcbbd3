"""5.0-5.21: which units go together, what fleets carry, and how far they come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from polemos.games.hellenes.printed import ATHENS
from polemos.games.hellenes.rules.control import besieged
from polemos.games.hellenes.rules.front import Front, Leave, waiting
from polemos.games.hellenes.rules.routes import Approaches, Routes, chart, has_room, may_arrive
from polemos.games.hellenes.state import Hellenes

#: 5.21: who boards whom: (unit, fleet) ...
Loads = tuple[tuple[str, str], ...]


def movable(state: Hellenes, side: str, place: str) -> tuple[str, ...]:
    """5.0e: units there that may still move this turn; cargo at sea goes with its fleet."""
    units = state.stacks[side].get(place)
    if units is None or state.earthquake == side:
        return ()
    moved, cargo = state.moved, state.cargo
    rooted = waiting(state) if place == ATHENS else frozenset()
    if moved or cargo or rooted:
        units = tuple([u for u in units if u not in moved and u not in cargo and u not in rooted])
    if state.sieges and besieged(state, side, place) and not fleets_of(state, units):
        return ()  # 5.1b, 7.4a
    return units


def stirring(state: Hellenes, side: str) -> dict[str, tuple[str, ...]]:
    """Every area with units that may still move, and which."""
    places = state.printed.places
    found: dict[str, tuple[str, ...]] = {}
    for place in state.stacks[side]:
        units = movable(state, side, place) if place in places else ()
        if units:
            found[place] = units
    return found


def fleets_of(state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
    blocks = state.printed.blocks
    return tuple([u for u in units if blocks[u].fleet])


def lands_of(state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
    blocks = state.printed.blocks
    return tuple([u for u in units if not blocks[u].fleet])


def carried(state: Hellenes, fleets: tuple[str, ...]) -> tuple[str, ...]:
    """The land units these fleets already have on board."""
    if not state.cargo:
        return ()
    return tuple(sorted([u for u, f in state.cargo.items() if f in fleets]))


def loading(state: Hellenes, fleets: tuple[str, ...], lands: tuple[str, ...]) -> dict[str, str] | None:
    """5.21: each land unit on a fleet of its own that is, or can be made, stronger; None if impossible.

    Where land units stand beside them the fleets carry nobody, or have just landed them (6.4d).
    """
    if not lands:
        return {}
    strength, blocks = state.strength, state.printed.blocks
    free = [f for f in fleets if strength[f] > 1]
    if len(lands) > len(free):
        return None
    for unit in lands:
        if blocks[unit].barbarian:
            return None
    return dict(zip(strongest_first(state, lands), strongest_first(state, free), strict=False))


def stow(
    state: Hellenes,
    fleets: tuple[str, ...],
    lands: tuple[str, ...],
    loads: Loads,
) -> dict[str, str] | None:
    """5.21: who boards whom: the owner's own pairs, then the rest."""
    pairs = {unit: fleet for unit, fleet in loads if unit in lands}
    taken = set(pairs.values())
    left = tuple([f for f in fleets if f not in taken])
    rest = loading(state, left, tuple([u for u in lands if u not in pairs]))
    return None if rest is None else {**pairs, **rest}


def loadable(state: Hellenes, side: str, fleet: str) -> tuple[str, ...]:
    """5.21: land units beside a fleet that could go aboard it."""
    if fleet in state.cargo.values():
        return ()
    lands = lands_of(state, movable(state, side, state.at[fleet]))
    return tuple(u for u in lands if loading(state, (fleet,), (u,)) is not None)


def strongest_first(state: Hellenes, units: Iterable[str]) -> list[str]:
    """Those of the same strength stay in their order."""
    strength = state.strength
    return [unit for _, _, unit in sorted([(-strength[unit], i, unit) for i, unit in enumerate(units)])]


def best_load(state: Hellenes, fleets: tuple[str, ...], lands: tuple[str, ...]) -> tuple[str, ...]:
    """The strongest land units that fit without losing a step."""
    blocks = state.printed.blocks
    greek = [u for u in lands if not blocks[u].barbarian]
    if not greek:
        return ()
    taken = set(state.cargo.values())
    room = sorted([state.strength[f] for f in fleets if f not in taken], reverse=True)
    chosen: list[str] = []
    for unit in strongest_first(state, greek):
        if room and state.strength[unit] < room[0]:
            chosen.append(unit)
            room.pop(0)
    return tuple(sorted(chosen))


def marchers(state: Hellenes, picked: tuple[str, ...]) -> tuple[str, ...]:
    """Who goes by land: the picked units, if there is no fleet among them."""
    return () if fleets_of(state, picked) else picked


def sailors(state: Hellenes, picked: tuple[str, ...]) -> tuple[str, ...]:
    """Who goes by sea: the picked fleets with their passengers, if these fit on board."""
    fleets = fleets_of(state, picked)
    if not fleets or loading(state, fleets, lands_of(state, picked)) is None:
        return ()
    return (*fleets, *lands_of(state, picked), *carried(state, fleets))


def allowance(state: Hellenes, units: tuple[str, ...], sailing: bool) -> int:
    """2.13a: the slowest counts; passengers do not."""
    blocks = state.printed.blocks
    moves = [blocks[u].move for u in units if blocks[u].fleet or not sailing]
    return min(moves) if moves else 0


class Reach:
    """Where one formation can go: normally, and by a forced move."""

    def __init__(self, normal: Routes, forced: Routes) -> None:
        self.normal = normal
        self.forced = forced


NOWHERE: Final = Reach({}, {})


def reach(front: Front, units: tuple[str, ...], start: str, limit: int, sailing: bool) -> Reach:
    """5.1-5.3: destinations of a formation that is at `start` with `limit` steps left."""
    leave = Leave(front, units)
    map_ = chart(leave, start, limit, sailing)
    if front.plain and not front.besieged:
        return Reach(map_.near, map_.far)
    places = front.state.printed.places
    near, far = map_.near, map_.far
    if sailing and front.besieged:
        near = {**near, **by_harbour(leave, start, limit)}
        if front.augury:  # 3.1q: the only way by which whoever forces his way there attacks nobody
            far = {**far, **by_harbour(leave, start, limit + 1)}
    normal = {d: p for d, p in near.items() if may_arrive(leave, start, p)}
    forced: Routes = {}
    for dest, path in far.items():
        if dest not in normal and may_arrive(leave, start, path):
            # 9.21e, 12.0g: where enemies are passed forced moves succeed
            (normal if front.quiet(places[dest]) else forced)[dest] = path
    return Reach(normal, _with_foothold(leave, forced))


def by_harbour(leave: Leave, start: str, limit: int) -> Routes:
    """5.2c: the ways into one's own besieged ports through their harbours, where these are open."""
    front, state = leave.front, leave.front.state
    found: Routes = {}
    if not limit:
        return found
    # up to the harbour: the safest way to it may be longer than one by which the port is still in reach
    near = chart(leave, start, limit - 1, True).near
    for city in state.sieges:
        spot = state.printed.places[city]
        if city == start or not spot.port or not besieged(state, front.side, city):
            continue  # nobody sails out to come back
        path = () if spot.harbour == start else near.get(spot.harbour)
        if path is None or front.foes & state.printed.place_bits[spot.harbour]:
            continue
        if has_room(state, front.side, city, leave.number):
            found[city] = (*path, city)
    return found


class Trip:
    """The ways of some units to single destinations; much cheaper than all of them at once."""

    def __init__(self, front: Front, units: tuple[str, ...], sailing: bool) -> None:
        state = front.state
        self.start = state.at[units[0]]
        self.sailing = sailing
        self.limit = allowance(state, units, sailing)
        self.leave = Leave(front, units)
        nations = {state.printed.blocks[u].nation for u in units}
        #: By how many steps beyond the allowance -> the ways.
        self.roads: dict[int, Approaches] = {}
        #: Whose units they are; "" of several nations.
        self.nation = state.printed.blocks[units[0]].nation if len(nations) == 1 else ""

    def mustering(self, city: str) -> tuple[str, ...]:
        """5.0c: the route to a muster without force and without engagement, () if there is none."""
        leave = self.leave
        front = leave.front
        map_ = chart(leave, self.start, self.limit, self.sailing)
        path = map_.near.get(city, ())
        if front.besieged and besieged(front.state, front.side, city):
            path = by_harbour(leave, self.start, self.limit).get(city, ()) if self.sailing else ()
        return path if path and may_arrive(leave, self.start, path) else ()

    def approaches(self, dest: str, further: int = 0) -> Routes:
        """The ways there by the area entered last, some steps beyond the allowance."""
        roads = self.roads.get(further)
        if roads is None:
            roads = Approaches(self.leave, self.start, self.limit + further, self.sailing)
            self.roads[further] = roads
        return roads.to(dest)


#: Trips already looked up while one question is answered.
Trips = dict[tuple[object, ...], Trip]


def trip_of(front: Front, unit: str, known: Trips) -> Trip:
    """The trip of one unit with what it carries; units that differ in nothing that counts share it."""
    state = front.state
    block = state.printed.blocks[unit]
    aboard = carried(state, (unit,))
    alike: tuple[object, ...] = (state.at[unit], block.move, block.fleet, block.nation, aboard)
    if state.scenario == "415":
        alike = (*alike, unit)
    trip = known.get(alike)
    if trip is None:
        trip = known[alike] = Trip(front, (unit, *aboard), block.fleet)
    return trip


def _with_foothold(leave: Leave, forced: Routes) -> Routes:
    """5.3e: whoever fails stays in the area before, which must be one where he may end."""
    if leave.front.plain:
        return forced
    places = leave.front.state.printed.places
    return {d: p for d, p in forced.items() if len(p) < 2 or leave.end(places[p[-2]])}


# --- the price of Sicily --------------------------------------------------------------------------


def sicily_double(state: Hellenes) -> bool:
    """15.2i, 15.4i: until an expedition has been there in an earlier season of the year."""
    if state.scenario not in ("sicily", "415"):
        return False
    return state.sicily_since < 0 or state.sicily_since >= state.now


def price(state: Hellenes, place: str) -> int:
    """What an action there costs."""
    sicilian = state.printed.places[place].region == "sicily"
    return 2 if sicilian and sicily_double(state) else 1


def expeditionaries(state: Hellenes) -> int:
    """12.0k: pro-Athenian units from elsewhere now in Sicily."""
    found = 0
    for place, units in state.stacks[ATHENS].items():
        spot = state.printed.places.get(place)
        if spot is not None and spot.region == "sicily":
            found += sum(1 for u in units if not state.printed.blocks[u].sicilian)
    return found
