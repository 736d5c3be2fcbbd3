"""4.2.1, 4.3: which points of the non-player side can come together, where not simply the nearest ones can.

An Army that has ships for all its men goes where ships go, one without ships goes on foot; so there are two
ways to unite one. Ships first: the leader fetches a ship that he can reach alone, then all others on the same
waters, then the men on their shores. Men first: he gathers men on foot and walks to a harbour, whose ships
(with those that Mixed lines join to it) take them all aboard; then he goes on as before. A `Region` is what
one of these ways can collect; in it the points are chosen by the priorities of 4.2.1.
"""

from __future__ import annotations

from typing import TypeAlias

from polemos.games.peloponnesian_war.printed.map import WALLS, Map
from polemos.games.peloponnesian_war.rules.levy_order import Stops, Ways
from polemos.games.peloponnesian_war.rules.routes import ground_for
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    EMPTY,
    MANY,
    MEN,
    SHIPS,
    WIDTH,
    C,
    Force,
    H,
    N,
    land,
    naval,
    of_kind,
    own_part,
)
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: Hoplites, cavalry, naval points wanted.
Need: TypeAlias = tuple[int, int, int]

#: One rank of 4.2.1: the spaces in order, and how many points of each arm stay there.
Rank: TypeAlias = tuple[list[str], int]


class Region:
    """What one way of gathering can collect: men in some spaces, ships in others."""

    def __init__(self, men: Spaces, ships: Spaces, first: Spaces) -> None:
        self.men = men
        self.ships = ships
        #: Where the leader can begin: one point must come from there, a ship or (`walks`) a man.
        self.first = first
        self.walks = True
        #: Whose men must come on foot, and the harbours whose ships wait for these.
        self.on_foot: Spaces = 0
        self.harbours: Spaces = 0


class Reserves:
    """The points that a side may activate."""

    def __init__(
        self, ways: Ways, need: Need, sources: list[str], ranks: list[Rank], free: dict[str, Force]
    ) -> None:
        self.state = ways.state
        self.side = ways.side
        self.need = need
        self.ranks = ranks
        self.free = free
        h, c, _ = need
        wanted = of_kind(H, MANY if h else 0) + of_kind(C, MANY if c else 0)
        self.men = self._where(sources, wanted | wanted << 3 * WIDTH)
        self.ships = self._where(sources, SHIPS)
        alone = [p for p in sources if p == self.side or ways.lead(EMPTY, self.side, p)]
        #: The set of those that the leader reaches alone.
        self.alone: Spaces = self.state.map.mask(alone)

    def regions(self) -> list[Region]:
        """Every way of gathering there is."""
        if self.need[2]:
            return [*self._ships_first(), *self._men_first()]
        return [Region(there, 0, there & self.alone) for there in self._on_foot(self.men)]

    def _where(self, sources: list[str], kinds: Force) -> Spaces:
        """The set of the sources that have points of some kinds."""
        return self.state.map.mask([p for p in sources if self.free[p] & kinds])

    def _on_foot(self, spaces: Spaces) -> list[Spaces]:
        """Which of some spaces a man reaches on foot, from each where the leader can take one."""
        begins = self.state.map.places(self.alone & self.men)
        return list(dict.fromkeys([self._from(place, of_kind(H, 1), spaces) for place in begins]))

    def _ships_first(self) -> list[Region]:
        found: dict[Spaces, Region] = {}
        for place in self.state.map.places(self.alone & self.ships):
            afloat = self._afloat(place)
            region = Region(afloat & self.men, afloat & self.ships, afloat & self.ships & self.alone)
            region.walks = False
            found[afloat] = region
        return list(found.values())

    def _men_first(self) -> list[Region]:
        found: dict[tuple[Spaces, Spaces, Spaces], Region] = {}
        known: dict[str, tuple[Spaces, Spaces]] = {}
        for walked in self._on_foot(self.men | self.ships):
            for harbour in self.state.map.places(walked & self.ships):
                if harbour not in known:
                    crew = of_kind(N, 1) + of_kind(H, 2)
                    known[harbour] = (self._afloat(harbour), self._from(harbour, crew, self.ships))
                afloat, harbours = known[harbour]
                region = Region(
                    (walked | afloat) & self.men, afloat & self.ships, walked & self.men & self.alone
                )
                region.on_foot = walked & self.men & ~afloat
                region.harbours = harbours
                found[walked, afloat, harbours] = region
        return list(found.values())

    def _from(self, place: str, force: Force, spaces: Spaces) -> Spaces:
        """Those of some spaces that such an Army reaches from one, itself included."""
        state, node = self.state, self.state.map.number[place]
        found = ground_for(state, self.side, force).reached(node, spaces)
        return found | state.map.bit[place] & spaces

    def _afloat(self, place: str) -> Spaces:
        """The same for the whole Army, once it has its ships."""
        h, c, n = self.need
        crew = 0 if n >= h + c else 2
        return self._from(place, of_kind(N, 1) + of_kind(H, crew), self.men | self.ships)


def all_of(regions: list[Region]) -> tuple[Spaces, Spaces]:
    """Where men can be collected in any of some regions, and where ships can."""
    men: Spaces = 0
    ships: Spaces = 0
    for region in regions:
        men |= region.men
        ships |= region.ships
    return men, ships


def fits(regions: list[Region], map_: Map, levy: Stops) -> bool:
    """Whether any region has all these points, and one to begin with."""
    men = map_.mask([place for place, force in levy if force & MEN])
    ships = map_.mask([place for place, force in levy if force & SHIPS])
    for region in regions:
        begins = (men if region.walks else ships) & region.first
        if begins and not men & ~region.men and not ships & ~region.ships and _aboard(region, map_, levy):
            return True
    return False


def _aboard(region: Region, map_: Map, levy: Stops) -> bool:
    """4.1.4b: whether there is a ship for each man who must come on foot before there is any."""
    bit = map_.bit
    men = sum([land(force) for place, force in levy if bit[place] & region.on_foot])
    return not men or sum([naval(force) for place, force in levy if bit[place] & region.harbours]) >= men


def pools(state: War, side: str, free: dict[str, Force]) -> list[dict[str, Force]]:
    """EV.6c: who has allied points with him keeps out of the Long Walls in the year of the plague. So also
    what can be had without allies, or from each of the two spaces only own points or none."""
    if not state.plague or side != ATHENS:
        return [free]
    found = [free]
    for wall in [p for p in WALLS if p in free]:
        parts = (own_part(free[wall]), EMPTY)
        found += [{**pool, wall: part} for pool in found for part in parts]
    return [*found, {p: own_part(force) for p, force in free.items()}]
