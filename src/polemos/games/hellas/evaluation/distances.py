"""How far the goods are from every hex, by land and by sea; found once for a map and kept."""

from __future__ import annotations

from typing import Final

from polemos.games.hellas.printed import LAND, PROVINCE, Printed
from polemos.games.hellas.reach import Step
from polemos.kit.search import cheapest

#: Each further move action that a good is away makes it worth this share of what it was.
FADE: Final = 0.62

#: A good farther than this many move actions is out of sight.
HORIZON: Final = 4.0

#: So many of the nearest goods are looked through for those that are to be had.
NEAREST: Final = 27

#: More than any way costs.
FAR: Final = 10**6

#: Hex -> goods hexes with what the way costs, nearest first.
Towards = dict[str, tuple[tuple[int, str], ...]]

#: Hex -> the nearest goods hexes with the share of their worth that is left at this distance.
Fading = dict[str, tuple[tuple[float, str], ...]]

#: Goods hex -> every hex -> what the way costs.
Ways = dict[str, dict[str, int]]


class Distances:
    """The ways from every goods hex, by land and by sea, and the goods nearest to every hex."""

    def __init__(self, printed: Printed) -> None:
        shores = [h for h in printed.goods_hexes if printed.terrain[h] != LAND]
        self.roads: Ways = {h: _steps(printed.roads, h) for h in printed.goods_hexes}
        self.lanes: Ways = {h: _steps(printed.lanes, h) for h in shores}
        self._land: dict[int, Fading] = {}
        self._sea: dict[int, Fading] = {}
        self._towards: dict[int, tuple[Towards, Towards]] = {}
        self.good = printed.good
        self.area_of = printed.area_of
        #: 11: what holding it is worth while the rest of the area is not held.
        self.part: dict[str, float] = {}
        for area in printed.areas.values():
            for place in area.goods:
                self.part[place] = (0.10 if area.kind == PROVINCE else 0.08) * area.weight / len(area.goods)

    def by_land(self, pace: int) -> Fading:
        """What legions of this pace see."""
        known = self._land.get(pace)
        if known is None:
            known = self._land[pace] = _fading(self.roads, pace)
        return known

    def by_sea(self, pace: int) -> Fading:
        """What ships of this pace see."""
        known = self._sea.get(pace)
        if known is None:
            known = self._sea[pace] = _fading(self.lanes, pace)
        return known

    def towards(self, good: int) -> tuple[Towards, Towards]:
        """The hexes of one good as seen from everywhere, by land and by sea."""
        known = self._towards.get(good)
        if known is None:
            hexes = {h for h in self.roads if self.good[h] == good}
            known = self._towards[good] = (_nearest(self.roads, hexes), _nearest(self.lanes, hexes))
        return known


def _nearest(ways: Ways, hexes: set[str]) -> Towards:
    found: dict[str, list[tuple[int, str]]] = {}
    for good, costs in ways.items():
        if good in hexes:
            for place, cost in costs.items():
                found.setdefault(place, []).append((cost, good))
    return {place: tuple(sorted(goods)[:NEAREST]) for place, goods in found.items()}


def _fading(ways: Ways, pace: int) -> Fading:
    """The goods within the horizon of a pace."""
    shares = [FADE ** (cost / pace) for cost in range(int(HORIZON * pace) + 1)]
    return {
        place: tuple((shares[cost], good) for cost, good in goods if cost < len(shares))
        for place, goods in _nearest(ways, set(ways)).items()
    }


def _steps(graph: dict[str, tuple[Step, ...]], start: str) -> dict[str, int]:
    """Cost of the cheapest way from a hex to every other (close enough: the way back is as long)."""
    return cheapest(graph, start, FAR, (), ())


_KNOWN: Final[dict[int, tuple[Printed, Distances]]] = {}


def distances(printed: Printed) -> Distances:
    """Those of this map."""
    known = _KNOWN.get(id(printed))
    if known is None or known[0] is not printed:
        known = _KNOWN[id(printed)] = (printed, Distances(printed))
    return known[1]
