"""9.1: how far a unit gets. Ranges on an empty map are found once; stops and bars only where they matter."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from polemos.kit.search import cheapest

#: One hex a unit can go to next, and what entering it costs.
Step = tuple[str, int]

#: Destinations, sorted, and what each costs.
Reach = tuple[tuple[str, ...], dict[str, int]]

#: Graph, start, allowance, whether the far sea is open.
Journey = tuple[str, str, int, bool]

LAND_ROUTE: Final = "land"
SEA_ROUTE: Final = "sea"
STRICT_ROUTE: Final = "strict"

NOTHING: Final[frozenset[str]] = frozenset()

#: The memory is emptied when it holds this many answers.
MEMORY: Final = 40_000


class Atlas:
    """Answers to "where can it go", remembered. Pure: the same question has always the same answer."""

    def __init__(self, graphs: dict[str, dict[str, tuple[Step, ...]]], far_sea: frozenset[str]) -> None:
        self.graphs = graphs
        self.far_sea = far_sea
        self._open: dict[Journey, Reach] = {}
        self._known: dict[tuple[Journey, frozenset[str], frozenset[str]], Reach] = {}

    def reach(self, journey: Journey, stops: Set[str], barred: Set[str]) -> Reach:
        """9.1n, 9.8f: where the journey may end; it ends on a stop and never enters a barred hex."""
        free = self._open.get(journey)
        if free is None:
            free = self._open[journey] = self._search(journey, NOTHING, NOTHING)
        near_stops = stops & free[1].keys()
        near_bars = barred & free[1].keys()
        if not near_stops and not near_bars:
            return free
        key = (journey, frozenset(near_stops), frozenset(near_bars))
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MEMORY:
                self._known.clear()
            known = self._known[key] = self._search(journey, key[1], key[2])
        return known

    def _search(self, journey: Journey, stops: frozenset[str], barred: frozenset[str]) -> Reach:
        name, start, allowance, far = journey
        graph, closed = self.graphs[name], NOTHING if far else self.far_sea
        cost = cheapest(graph, start, allowance, barred | closed, stops)
        del cost[start]
        return tuple(sorted(cost)), cost
