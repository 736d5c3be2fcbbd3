"""4.2.1: where the non-player side takes the points of an Army."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.printed.map import ANY_WAY
from polemos.games.peloponnesian_war.rules.activation import free_points
from polemos.games.peloponnesian_war.rules.levy_best import Better, Source
from polemos.games.peloponnesian_war.rules.levy_nearest import ALL_ALLIES, ANY_NUMBER, Allies, Levy
from polemos.games.peloponnesian_war.rules.levy_order import Stops, Ways, in_some_order, in_this_order
from polemos.games.peloponnesian_war.rules.levy_regions import (
    Need,
    Rank,
    Region,
    Reserves,
    all_of,
    fits,
    pools,
)
from polemos.games.peloponnesian_war.rules.routes import closed_to_all
from polemos.games.peloponnesian_war.rules.strength_points import (
    EMPTY,
    MEN,
    SHIPS,
    SPARTA,
    C,
    Force,
    H,
    as_force,
    cost,
    count_of,
)
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War

#: More than a side could stand in.
MANY_PLACES: Final = 1000


def plan_levy(state: War, side: str, need: Need, goal: str) -> Stops:
    """4.2.1, 4.2j: an Army that can be united, reach its objective and be paid; if none can be paid one that
    is too dear; () if there is none at all."""
    free = free_points(state, side)
    lines = _lines(state, side, free)
    sources = list(lines)
    nearest = Levy(state, side, need, free)
    if not nearest.gather(_ranks(state, side, sources)):
        return ()
    stops = nearest.stops(sources)
    purse = spendable(state, side)
    if _cheapest(side, need, free) > purse:  # 4.1.5c: nobody need ask whether it could be united
        return stops
    ways = Ways(state, side)
    if nearest.price() <= purse:
        if in_this_order(ways, stops, goal):
            return stops
        found = in_some_order(ways, stops, goal)  # no other levy is better than this one
        if found:
            return found
    return _search(ways, need, goal, lines, free)


def _cheapest(side: str, need: Need, free: dict[str, Force]) -> int:
    """4.1.5a-b: the least such an Army can cost: Spartans, if there are any, cost nothing."""
    if side != SPARTA:
        return cost(side, as_force([*need, 0, 0, 0]))
    price = 400 * need[2]
    for arm in (H, C):
        own = sum([count_of(force, arm) for force in free.values()])
        price += 200 * max(0, need[arm] - own)
    return price


def _lines(state: War, side: str, free: dict[str, Force]) -> dict[str, int]:
    """4.2.1a: the sources and how far they are from the home space: it first; equally near ones by lot."""
    way, number = state.map.way(ANY_WAY, True, closed_to_all(state), side), state.map.number
    places = tuple([place for place in state.map.places(state.force_set[side]) if place in free])
    mixed = state.shuffle("4.2.1", places)
    ranks = sorted([way.far(number[place]) * MANY_PLACES + i for i, place in enumerate(mixed)])
    return {mixed[rank % MANY_PLACES]: rank // MANY_PLACES for rank in ranks}


def _ranks(state: War, side: str, sources: list[str]) -> list[Rank]:
    """4.2.1b-c: first without emptying any space of a type; then friendly colours; then captured ones."""
    owner = state.owner
    friendly = [p for p in sources if owner[p] == side]
    captured = [p for p in sources if owner[p] != side]
    return [(sources, 1), (friendly, 0), (captured, 0)]


def _search(ways: Ways, need: Need, goal: str, lines: dict[str, int], free: dict[str, Force]) -> Stops:
    """4.2.1: the best levy that can be united and get to its goal (common sense)."""
    state, side, sources = ways.state, ways.side, list(lines)
    ranks = _ranks(state, side, sources)
    levies: list[Levy] = []
    regions: list[Region] = []
    for pool in pools(state, side, free):
        reserves = Reserves(ways, need, sources, ranks, pool)
        for region in reserves.regions():
            regions.append(region)
            levies += _levies(reserves, region)
    for levy in sorted(levies, key=lambda levy: levy.merit(sources)):
        stops = in_some_order(ways, levy.stops(sources), goal)
        if stops:
            spaces = _spaces(ways, lines, free, regions)
            return _better(ways, levy, spaces, regions, goal) or stops
    return ()


def _better(ways: Ways, levy: Levy, spaces: list[Source], regions: list[Region], goal: str) -> Stops:
    """A levy that 4.2.1 prefers to one that can be united, or () if there is none: so none is missed that
    takes no region's nearest points."""
    if levy.price() > levy.purse:
        return ()
    for other in Better(ways.side, spaces, levy.taken).levies(levy.purse):
        if fits(regions, ways.state.map, other):
            stops = in_some_order(ways, other, goal)
            if stops:
                return stops
    return ()


def _spaces(ways: Ways, lines: dict[str, int], free: dict[str, Force], regions: list[Region]) -> list[Source]:
    """The sources with the points that any of the regions can collect."""
    state, side = ways.state, ways.side
    men, ships = all_of(regions)
    found = []
    for place, far in lines.items():
        mark = state.map.bit[place]
        arms = (MEN if mark & men else EMPTY) | (SHIPS if mark & ships else EMPTY)
        there, friendly = state.forces[side][place], state.owner[place] == side
        found.append(Source(place, far, free[place] & arms, there, friendly))
    return found


def _levies(reserves: Reserves, region: Region) -> list[Levy]:
    """The best levy in a region, and where allies cost money and Spartans none those that can be paid."""
    nearest = _levy(reserves, region, ALL_ALLIES)
    if nearest is None:
        return []
    found = [nearest]
    if reserves.side == SPARTA and nearest.price() > nearest.purse:
        frugal = [_levy(reserves, region, a) for a in _thrifty(reserves.need, nearest.purse)]
        found += [levy for levy in frugal if levy is not None]
    return found


def _thrifty(need: Need, purse: int) -> list[Allies]:
    """4.1.5b: Spartans cost nothing; who cannot pay for the nearest takes as many allies as he can pay."""
    h, c, n = need
    payable = (purse - 400 * n) // 200
    return [(min(h, payable - riders), riders, ANY_NUMBER) for riders in range(c + 1) if payable >= riders]


def _levy(reserves: Reserves, region: Region, allies: Allies) -> Levy | None:
    """The points of a region in the order of 4.2.1; if these cannot start, first one where the leader can
    begin (who may be one of those who must walk), then men, ships for those who walk, and the rest."""
    state, ranks = reserves.state, reserves.ranks
    levy = Levy(state, reserves.side, reserves.need, reserves.free, region, allies)
    if levy.gather(ranks) and levy.starts():
        return levy
    for first in (region.first, region.first & region.on_foot):
        levy = Levy(state, reserves.side, reserves.need, reserves.free, region, allies)
        levy.gather_some(ranks, first, (0, 1) if region.walks else (2,), 1)
        if region.harbours:
            levy.berths = levy.ships_in(reserves.free, region) - levy.walkers()
            levy.gather_some(ranks, region.men, (0, 1), ANY_NUMBER)
            levy.gather_some(ranks, region.harbours, (2,), levy.walkers())
        if levy.gather(ranks) and levy.starts():
            return levy
    return None
