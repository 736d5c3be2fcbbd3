"""4.2.1, 4.3: which points of the non-player side can come together, where not simply the nearest ones can.

An Army that has ships for all its men goes where ships go, one without ships goes on foot; so there are two
ways to unite one. Ships first: the leader fetches a ship that he can reach alone, then all others on the same
waters, then the men on their shores. Men first: he gathers men on foot and walks to a harbour, whose ships
(with those that Mixed lines join to it) take them all aboard; then he goes on as before. A `Region` is what
one of these ways can collect; in it the points are chosen by the priorities of 4.2.1.
"""

from __future__ import annotations

from typing import TypeAlias

from polemos.games.peloponnesian_war.printed.map import WALLS
from polemos.games.peloponnesian_war.rules.levy_order import can_go
from polemos.games.peloponnesian_war.rules.routes import ground_for
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    EMPTY,
    MANY,
    SHIPS,
    WIDTH,
    C,
    Force,
    H,
    N,
    of_kind,
    own_part,
)
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: Hoplites, cavalry, naval points wanted.
Need: TypeAlias = tuple[int, int, int]


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

    def same(self, other: Region) -> bool:
        alike = self.men == other.men and self.ships == other.ships and self.walks == other.walks
        begin = self.first == other.first and self.on_foot == other.on_foot
        return alike and begin and self.harbours == other.harbours


class Reserves:
    """The points that a side may activate: its sources, nearest first."""

    def __init__(self, state: War, side: str, need: Need, sources: list[str], free: dict[str, Force]) -> None:
        self.state = state
        self.side = side
        self.need = need
        self.sources = sources
        self.free = free
        alone = [p for p in sources if p == side or can_go(state, side, EMPTY, side, p)]
        #: The set of those that the leader reaches alone.
        self.alone: Spaces = state.map.mask(alone)
        self._found: list[Region] = []

    def regions(self) -> list[Region]:
        """Every way of gathering there is."""
        self._found = []
        h, c, n = self.need
        wanted = of_kind(H, MANY if h else 0) + of_kind(C, MANY if c else 0)
        men, ships = self._where(wanted | wanted << 3 * WIDTH), self._where(SHIPS)
        if n:
            self._ships_first(men, ships)
            self._men_first(men, ships)
        else:
            self._all_on_foot(men)
        return self._found

    def _where(self, kinds: Force) -> Spaces:
        """The set of the sources that have points of some kinds."""
        return self.state.map.mask([p for p in self.sources if self.free[p] & kinds])

    def _add(self, region: Region) -> None:
        if not any([region.same(other) for other in self._found]):
            self._found.append(region)

    def _all_on_foot(self, men: Spaces) -> None:
        for place in self.state.map.places(self.alone & men):
            there = self._from(place, of_kind(H, 1), men)
            self._add(Region(there, 0, there & self.alone))

    def _ships_first(self, men: Spaces, ships: Spaces) -> None:
        for place in self.state.map.places(self.alone & ships):
            afloat = self._afloat(place, men | ships)
            region = Region(afloat & men, afloat & ships, afloat & ships & self.alone)
            region.walks = False
            self._add(region)

    def _men_first(self, men: Spaces, ships: Spaces) -> None:
        map_ = self.state.map
        for place in map_.places(self.alone & men):
            walked = self._from(place, of_kind(H, 1), men | ships)
            for harbour in map_.places(walked & ships):
                afloat = self._afloat(harbour, men | ships)
                region = Region((walked | afloat) & men, afloat & ships, walked & men & self.alone)
                region.on_foot = walked & men & ~afloat
                region.harbours = self._from(harbour, of_kind(N, 1) + of_kind(H, 2), ships)
                self._add(region)

    def _from(self, place: str, force: Force, spaces: Spaces) -> Spaces:
        """Those of some spaces that such an Army reaches from one, itself included."""
        state, node = self.state, self.state.map.number[place]
        found = ground_for(state, self.side, force).reached(node, spaces)
        return found | state.map.bit[place] & spaces

    def _afloat(self, place: str, spaces: Spaces) -> Spaces:
        """The same for the whole Army, once it has its ships."""
        h, c, n = self.need
        crew = 0 if n >= h + c else 2
        return self._from(place, of_kind(N, 1) + of_kind(H, crew), spaces)


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
