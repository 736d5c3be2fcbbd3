"""1.1.1 and 1.3: the map as a graph; which spaces a Force influences; shortest permitted routes."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.units import Force

LAND: Final = "land"
COAST: Final = "coast"
ISLAND: Final = "island"

#: How a mover travels (4.1.1g-j, 4.1.4): which lines it may use.
BY_LAND: Final = 0
BY_SEA: Final = 1
BY_MIXED: Final = 2
ANY_WAY: Final = 3

#: Influence by composition (1.3s-v): nothing but hoplites, cavalry, naval, both.
FOOT: Final = 0
HORSE: Final = 1
FLEET: Final = 2
BOTH: Final = 3

#: A passage through Naupactus stands for it as long as one stays on one shore (4.1.1r).
SHORES: Final = ("/south", "/north")

Steps: TypeAlias = dict[str, tuple[str, ...]]


class Way:
    """Shortest routes to one target: the distance from each node, and where each may go next."""

    def __init__(self, target: str, steps: Steps, closed: frozenset[str]) -> None:
        self.target = target
        self.distance: dict[str, int] = {target: 0}
        self.ahead: Steps = {target: ()}
        self._search(steps, closed)

    def _search(self, steps: Steps, closed: frozenset[str]) -> None:
        distance, frontier, length = self.distance, [self.target], 0
        while frontier:
            length += 1
            found: dict[str, list[str]] = {}
            for node in frontier:
                for other in steps[node]:
                    if other not in distance and other not in closed:
                        found.setdefault(other, []).append(node)
            for node, ahead in found.items():
                distance[node] = length
                self.ahead[node] = tuple(sorted(ahead))
            frontier = list(found)


class Atlas:
    """Everything about the board that never changes."""

    def __init__(self) -> None:
        self.spaces: tuple[str, ...] = ()
        self.kind: dict[str, str] = {}
        self.fortress: frozenset[str] = frozenset()
        #: place -> the side of its colour, or "".
        self.colour: dict[str, str] = {}
        #: side -> the spaces of its colour.
        self.coloured: dict[str, frozenset[str]] = {}
        self.zone: dict[str, str] = {}
        self.in_zone: dict[str, tuple[str, ...]] = {}
        #: kind of line -> place -> neighbours; the isthmus apart.
        self.lines: dict[str, Steps] = {}
        self.beside: Steps = {}
        self.isthmus: tuple[str, str] = ("", "")
        self.storm: tuple[str, str] = ("", "")
        self.gate = ""  # the space from which the Euxine is reached
        self.narrows = ""  # Naupactus
        self.south_shore: frozenset[str] = frozenset()
        #: influence by composition -> place -> spaces influenced from there.
        self.influence: tuple[dict[str, frozenset[str]], ...] = ()
        self._steps: dict[tuple[int, bool], Steps] = {}
        self._near: dict[tuple[str, int], tuple[str, ...]] = {}
        self._lists: dict[frozenset[str], tuple[str, ...]] = {}
        self._traces: dict[frozenset[str], bool] = {}
        self._ways: dict[tuple[int, bool, frozenset[str], str], Way] = {}

    def finish(self) -> None:
        """Compute what follows from the lines: influence and the steps of each way of travelling."""
        self.beside = {p: self._beside(p) for p in self.spaces}
        for side in set(self.colour.values()):
            self.coloured[side] = frozenset(p for p in self.spaces if self.colour[p] == side)
        foot = {p: frozenset((p,)) for p in self.spaces}
        fleet = {p: self._by_water(p) for p in self.spaces}
        horse = {p: frozenset((p, *self._foot_neighbours(p))) for p in self.spaces}
        both = {p: fleet[p] | frozenset(self.lines[LAND][p]) for p in self.spaces}
        self.influence = (foot, horse, fleet, both)
        for mode in (BY_LAND, BY_SEA, BY_MIXED, ANY_WAY):
            for open_isthmus in (False, True):
                self._steps[mode, open_isthmus] = self._graph(mode, open_isthmus)

    def _across(self, place: str) -> tuple[str, ...]:
        a, b = self.isthmus
        return (b,) if place == a else (a,) if place == b else ()

    def _beside(self, place: str) -> tuple[str, ...]:
        found = {q for steps in self.lines.values() for q in steps[place]}
        return tuple(sorted(found.union(self._across(place))))

    def _foot_neighbours(self, place: str) -> tuple[str, ...]:
        """1.3t: one Land or Mixed line away; the isthmus is a Mixed line for land points."""
        return (*self.lines[LAND][place], *self.lines["mixed"][place], *self._across(place))

    def _by_water(self, place: str) -> frozenset[str]:
        """1.3u: within two Naval or Mixed lines; never along the isthmus or the crossing (4.1.2b, QA.5)."""
        one = {place, *self.lines["naval"][place], *self.lines["mixed"][place]}
        two = {q for p in one for q in (*self.lines["naval"][p], *self.lines["mixed"][p])}
        return frozenset(one | two)

    def _graph(self, mode: int, open_isthmus: bool) -> Steps:
        kinds = {BY_LAND: (LAND, "mixed"), BY_SEA: ("naval", "mixed"), BY_MIXED: ("mixed",)}
        used = kinds.get(mode, (LAND, "naval", "mixed"))
        steps = {p: {q for kind in used for q in self.lines[kind][p]} for p in self.spaces}
        if open_isthmus or mode in (BY_LAND, ANY_WAY):
            for place in self.isthmus:
                steps[place].update(self._across(place))
        if mode in (BY_LAND, BY_MIXED):
            self._split_narrows(steps)
        return {p: tuple(sorted(found)) for p, found in steps.items()}

    def _split_narrows(self, steps: dict[str, set[str]]) -> None:
        """4.1.1r: who passes Naupactus stays on his shore; one node for each shore."""
        around = steps[self.narrows]
        shores = (around & self.south_shore, around - self.south_shore)
        for name, shore in zip(SHORES, shores, strict=True):
            node = self.narrows + name
            steps[node] = set(shore)
            for place in shore:
                steps[place].discard(self.narrows)
                steps[place].add(node)

    def way(self, mode: int, open_isthmus: bool, closed: frozenset[str], target: str) -> Way:
        """Shortest routes to a target, never through a closed space (the target itself may be one)."""
        key = (mode, open_isthmus, closed, target)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) > 20_000:
                self._ways.clear()
            found = Way(target, self._steps[mode, open_isthmus], closed)
            if mode in (BY_LAND, BY_MIXED) and target != self.narrows:
                self._join_narrows(found)
            self._ways[key] = found
        return found

    def _join_narrows(self, way: Way) -> None:
        """Who starts at Naupactus may leave on either shore."""
        nodes = [self.narrows + s for s in SHORES if self.narrows + s in way.distance]
        if nodes:
            best = min(way.distance[node] for node in nodes)
            way.distance[self.narrows] = best
            ahead = {q for node in nodes if way.distance[node] == best for q in way.ahead[node]}
            way.ahead[self.narrows] = tuple(sorted(ahead))

    def linked(self, mode: int, open_isthmus: bool, a: str, b: str) -> bool:
        """Whether somebody who travels so may go from a to b."""
        steps = self._steps[mode, open_isthmus][a]
        return b in steps or (b == self.narrows and any(self.narrows + s in steps for s in SHORES))

    def without(self, shut: frozenset[str]) -> tuple[str, ...]:
        """All spaces but some, sorted."""
        found = self._lists.get(shut)
        if found is None:
            if len(self._lists) > 5_000:
                self._lists.clear()
            found = self._lists[shut] = tuple(p for p in self.spaces if p not in shut)
        return found

    def traces(self, start: str, barred: frozenset[str]) -> bool:
        """7.1.2: whether a chain of spaces leads from a start to the Euxine's gate, past barred ones."""
        found = self._traces.get(barred)
        if found is None:
            if len(self._traces) > 20_000:
                self._traces.clear()
            found = self._chain(start, barred)
            self._traces[barred] = found
        return found

    def _chain(self, start: str, barred: frozenset[str]) -> bool:
        seen = {start, *barred}
        frontier = [start]
        while frontier:
            for other in self.beside[frontier.pop()]:
                if other not in seen:
                    if other == self.gate:
                        return True
                    seen.add(other)
                    frontier.append(other)
        return False

    def within(self, place: str, lines: int) -> tuple[str, ...]:
        """Spaces at most so many Land or Mixed lines away, nearest first (3.1.2e)."""
        found = self._near.get((place, lines))
        if found is None:
            far = self.way(BY_LAND, True, frozenset(), place).distance
            near = [p for p in self.spaces if far.get(p, 99) <= lines]
            found = self._near[place, lines] = tuple(sorted(near, key=lambda p: (far[p], p)))
        return found


def space_of(node: str) -> str:
    """The space a node of the route graph stands for."""
    return node.partition("/")[0]


def reach_of(f: Force) -> int:
    """1.3s-v: which influence the composition of a Force gives."""
    horse = f[1] + f[4] > 0
    if f[2] + f[5] > 0:
        return BOTH if horse else FLEET
    return HORSE if horse else FOOT


def mode_of(f: Force) -> int:
    """4.1.1g-j, 4.1.4a-b: how an Army of this composition travels; nobody: a lone leader."""
    ships = f[2] + f[5]
    men = f[0] + f[1] + f[3] + f[4]
    if not ships:
        return BY_LAND if men else ANY_WAY
    return BY_SEA if ships >= men else BY_MIXED
