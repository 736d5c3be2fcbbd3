"""4.2.1: the nearest points, space by space; perhaps only those of a region that can be brought together."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.rules.levy_order import Stops
from polemos.games.peloponnesian_war.rules.levy_regions import Need, Rank, Region
from polemos.games.peloponnesian_war.rules.strength_points import (
    EMPTY,
    HOPLITES,
    RIDERS,
    SHIPS,
    Force,
    cost,
    count_of,
    land,
    naval,
    of_kind,
)
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: More than a side could have.
ANY_NUMBER: Final = 1000

#: How many allies of each arm may be taken; of ships always any number, since none are free.
Allies: TypeAlias = tuple[int, int, int]
ALL_ALLIES: Final[Allies] = (ANY_NUMBER, ANY_NUMBER, ANY_NUMBER)


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
        self.owner = state.owner
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
        kinds = _kinds(want)
        for places, keep in ranks:
            for place in places:
                if self.free[place] & kinds:
                    self._take(place, keep)
                    kinds = _kinds(want)
                    if not kinds:
                        return True
        return not kinds

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
            left, mine = self.forces[place] - force, self.owner[place] == self.side
            for arm in range(3):
                gone = count_of(force, arm) + count_of(force, arm + 3)
                emptied[int(mine)] += gone > 0 and not count_of(left, arm) + count_of(left, arm + 3)
        far = [-_total(self.taken.get(place, EMPTY)) for place in sources]
        return (int(self.price() > self.purse), *emptied, *far)


def _total(force: Force) -> int:
    return sum([count_of(force, kind) for kind in range(6)])


def _kinds(want: list[int]) -> Force:
    """A mask of the kinds of points of which some are wanted."""
    men = (HOPLITES if want[0] else EMPTY) | (RIDERS if want[1] else EMPTY)
    return men | SHIPS if want[2] else men
