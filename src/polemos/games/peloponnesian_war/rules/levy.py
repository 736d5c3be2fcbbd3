"""4.2.1: where the non-player side takes the points of an Army."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.printed.map import ANY_WAY
from polemos.games.peloponnesian_war.rules.activation import free_points
from polemos.games.peloponnesian_war.rules.levy_order import Stops, in_some_order, in_this_order
from polemos.games.peloponnesian_war.rules.levy_regions import Need, Region, Reserves, pools
from polemos.games.peloponnesian_war.rules.routes import closed_to_all
from polemos.games.peloponnesian_war.rules.strength_points import (
    EMPTY,
    RIDERS,
    SHIPS,
    SPARTA,
    C,
    Force,
    H,
    as_force,
    cost,
    count_of,
    hoplites,
    land,
    naval,
    of_kind,
)
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: More than a side could stand in, or have.
MANY_PLACES: Final = 1000
ANY_NUMBER: Final = 1000

#: One rank of 4.2.1: the spaces in order, and how many points of each arm stay there.
Rank: TypeAlias = tuple[list[str], int]

#: How many allies of each arm may be taken; of ships always any number, since none are free.
Allies: TypeAlias = tuple[int, int, int]
ALL_ALLIES: Final[Allies] = (ANY_NUMBER, ANY_NUMBER, ANY_NUMBER)


def plan_levy(state: War, side: str, need: Need, goal: str) -> Stops:
    """4.2.1, 4.2j: an Army that can be united, reach its objective and be paid; if none can be paid one that
    is too dear; () if there is none at all."""
    free = free_points(state, side)
    sources = _sources(state, side, free)
    nearest = Levy(state, side, need, free)
    if not nearest.gather(_ranks(state, side, sources)):
        return ()
    stops = nearest.stops(sources)
    purse = spendable(state, side)
    if _cheapest(side, need, free) > purse:  # 4.1.5c: nobody need ask whether it could be united
        return stops
    if nearest.price() <= purse:
        if in_this_order(state, side, stops, goal):
            return stops
        found = in_some_order(state, side, stops, goal)  # no other levy is better than this one
        if found:
            return found
    return _search(state, side, need, goal, sources, free)


def _cheapest(side: str, need: Need, free: dict[str, Force]) -> int:
    """4.1.5a-b: the least such an Army can cost: Spartans, if there are any, cost nothing."""
    if side != SPARTA:
        return cost(side, as_force([*need, 0, 0, 0]))
    price = 400 * need[2]
    for arm in (H, C):
        own = sum([count_of(force, arm) for force in free.values()]) if need[arm] else 0
        price += 200 * max(0, need[arm] - own)
    return price


def _sources(state: War, side: str, free: dict[str, Force]) -> list[str]:
    """4.2.1a: the home space first, then by distance; equal ones by lot."""
    way, number = state.map.way(ANY_WAY, True, closed_to_all(state), side), state.map.number
    places = tuple([place for place in state.map.places(state.force_set[side]) if place in free])
    mixed = state.shuffle("4.2.1", places)
    ranks = [way.far(number[place]) * MANY_PLACES + i for i, place in enumerate(mixed)]
    return [mixed[rank % MANY_PLACES] for rank in sorted(ranks)]


def _ranks(state: War, side: str, sources: list[str]) -> list[Rank]:
    """4.2.1b-c: first without emptying any space of a type; then friendly colours; then captured ones."""
    colour = state.map.colour
    friendly = [p for p in sources if colour[p] == side]
    captured = [p for p in sources if colour[p] != side]
    return [(sources, 1), (friendly, 0), (captured, 0)]


def _thrifty(need: Need, purse: int) -> list[Allies]:
    """4.1.5b: Spartans cost nothing; who cannot pay for the nearest takes as many allies as he can pay."""
    h, c, n = need
    payable = (purse - 400 * n) // 200
    return [(min(h, payable - riders), riders, ANY_NUMBER) for riders in range(c + 1) if payable >= riders]


class Levy:
    """The points of an Army, as they are chosen space by space; perhaps only in a region."""

    def __init__(
        self,
        state: War,
        side: str,
        need: Need,
        free: dict[str, Force],
        region: Region | None = None,
        allies: Allies = ALL_ALLIES,
    ) -> None:
        self.side = side
        self.forces = state.forces[side]
        self.bit = state.map.bit
        self.purse = spendable(state, side)
        self.colour = state.map.colour
        self.free = free
        self.want = list(need)
        self.allies = list(allies)
        self.taken: dict[str, Force] = {}
        self.region = region
        #: 4.1.4b: how many more men may come on foot: as many as ships wait for them.
        self.berths = ANY_NUMBER if region is None else self.ships_in(free, region)

    def ships_in(self, forces: dict[str, Force], region: Region) -> int:
        """How many ships of some Forces lie in the harbours to which a region's men walk."""
        if not region.harbours:
            return ANY_NUMBER
        return sum([naval(force) for p, force in forces.items() if self.bit[p] & region.harbours])

    def gather(self, ranks: list[Rank]) -> bool:
        """Take what is wanted, rank after rank and place after place; whether nothing more is wanted."""
        want = self.want
        for places, keep in ranks:
            for place in places:
                if not (want[0] or want[1] or want[2]):
                    return True
                if _has_any(self.free[place], want):
                    self._take(place, keep)
        return not (want[0] or want[1] or want[2])

    def _take(self, place: str, keep: int) -> None:
        """All that may be taken from one space; `keep` points of each arm stay."""
        taken = self.taken.get(place, EMPTY)
        there, ready = self.forces[place] - taken, self.free[place] - taken
        for arm in range(3):
            if not self.want[arm]:
                continue
            most = count_of(there, arm) + count_of(there, arm + 3) - keep
            most = min(self.want[arm], most, self._allowed(place, arm))
            if most > 0:
                ours = min(count_of(ready, arm), most)  # own points first
                theirs = min(count_of(ready, arm + 3), most - ours, self.allies[arm])
                self._note(place, arm, ours, theirs)

    def _allowed(self, place: str, arm: int) -> int:
        """How many points of an arm may come from there."""
        region = self.region
        if region is None:
            return ANY_NUMBER
        if not self.bit[place] & (region.ships if arm == 2 else region.men):
            return 0
        return self.berths if arm != 2 and self.bit[place] & region.on_foot else ANY_NUMBER

    def _note(self, place: str, arm: int, ours: int, theirs: int) -> None:
        if not ours + theirs:
            return
        self.taken[place] = self.taken.get(place, EMPTY) + of_kind(arm, ours) + of_kind(arm + 3, theirs)
        self.want[arm] -= ours + theirs
        self.allies[arm] -= theirs
        if self.region is not None and arm != 2 and self.bit[place] & self.region.on_foot:
            self.berths -= ours + theirs

    def gather_some(self, ranks: list[Rank], spaces: Spaces, arms: tuple[int, ...], count: int) -> None:
        """Take only so many points of some arms, in some spaces."""
        want = self.want
        some = [([p for p in places if self.bit[p] & spaces], keep) for places, keep in ranks]
        for arm in arms:
            wished = min(want[arm], count)
            self.want = [wished if i == arm else 0 for i in range(3)]
            self.gather(some)
            got = wished - self.want[arm]
            want[arm] -= got
            count -= got
        self.want = want

    def starts(self) -> bool:
        """Whether points are taken where the leader can begin, and there are ships for who comes on foot."""
        region = self.region
        if region is None:
            return True
        arms = ~SHIPS if region.walks else SHIPS
        begins = [p for p, force in self.taken.items() if force & arms and self.bit[p] & region.first]
        return bool(begins) and self.ships_in(self.taken, region) >= self.walkers()

    def walkers(self) -> int:
        """How many men have to walk to their ships; he with whom the leader begins is one of them."""
        region = self.region
        if region is None or not region.harbours:
            return 0
        on_foot = {p: force for p, force in self.taken.items() if self.bit[p] & region.on_foot}
        begun = [p for p in on_foot if self.bit[p] & region.first]
        return sum([land(force) for force in on_foot.values()]) + (0 if begun else 1)

    def price(self) -> int:
        return sum([cost(self.side, force) for force in self.taken.values()])

    def stops(self, sources: list[str]) -> Stops:
        """What is taken, nearest space first."""
        taken = self.taken
        return tuple([(p, taken[p]) for p in sources if p in taken])

    def merit(self, sources: list[str]) -> tuple[int, ...]:
        """4.2.1: what makes one levy worse than another: that it cannot be paid; captured spaces that it
        empties of an arm; friendly ones; and then that its points come from further away."""
        emptied = [0, 0]
        for place, force in self.taken.items():
            left, mine = self.forces[place] - force, self.colour[place] == self.side
            for arm in range(3):
                gone = count_of(force, arm) + count_of(force, arm + 3)
                emptied[int(mine)] += gone > 0 and not count_of(left, arm) + count_of(left, arm + 3)
        far = [-_total(self.taken.get(place, EMPTY)) for place in sources]
        return (int(self.price() > self.purse), *emptied, *far)


def _total(force: Force) -> int:
    return sum([count_of(force, kind) for kind in range(6)])


def _has_any(free: Force, want: list[int]) -> bool:
    if want[0] and hoplites(free):
        return True
    return bool((want[1] and free & RIDERS) or (want[2] and free & SHIPS))


def _search(
    state: War, side: str, need: Need, goal: str, sources: list[str], free: dict[str, Force]
) -> Stops:
    """4.2.1: the best levy of all regions that can be united and get to its goal (common sense)."""
    levies: list[Levy] = []
    for pool in pools(state, side, free):
        reserves = Reserves(state, side, need, sources, pool)
        for region in reserves.regions():
            levies += _levies(state, reserves, region)
    for levy in sorted(levies, key=lambda levy: levy.merit(sources)):
        stops = in_some_order(state, side, levy.stops(sources), goal)
        if stops:
            return stops
    return ()


def _levies(state: War, reserves: Reserves, region: Region) -> list[Levy]:
    """The best levy in a region, and where allies cost money and Spartans none those that can be paid."""
    nearest = _levy(state, reserves, region, ALL_ALLIES)
    if nearest is None:
        return []
    found = [nearest]
    if reserves.side == SPARTA and nearest.price() > nearest.purse:
        frugal = [_levy(state, reserves, region, a) for a in _thrifty(reserves.need, nearest.purse)]
        found += [levy for levy in frugal if levy is not None]
    return found


def _levy(state: War, reserves: Reserves, region: Region, allies: Allies) -> Levy | None:
    """The points of a region in the order of 4.2.1; if these cannot start, first one where the leader can
    begin (who may be one of those who must walk), then men, ships for those who walk, and the rest."""
    ranks = _ranks(state, reserves.side, reserves.sources)
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
