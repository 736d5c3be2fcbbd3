"""1.1.1 and 1.3: the map as a graph; which spaces a Force influences; how one may travel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.units import Force
from polemos.games.peloponnesian_war.ways import FEW, Graph, Way, bits

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

WALLS: Final = ("athens", "piraeus")  # 5.3.1

#: A passage through Naupactus stands for it as long as one stays on one shore (4.1.1r).
SHORES: Final = ("/south", "/north")

Steps: TypeAlias = dict[str, tuple[str, ...]]


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
        #: place -> its number, in the order of names, and the set that holds only it: sets of spaces are
        #: whole numbers with one bit for each.
        self.number: dict[str, int] = {}
        self.bit: dict[str, int] = {}
        #: All nodes of the route graphs: the spaces, and the two shores of the narrows.
        self.nodes: tuple[str, ...] = ()
        #: influence by composition -> place -> set of spaces influenced from there.
        self.influence: tuple[dict[str, int], ...] = ()
        #: place -> set of the spaces from which some Force could influence it.
        self.posts: dict[str, int] = {}
        #: side -> set of the spaces of its colour.
        self.colours: dict[str, int] = {}
        #: The Long Walls' two spaces; all spaces; the ends of the isthmus and of the storm crossing.
        self.walls = 0
        self.whole = 0
        self.ends = 0
        #: place -> set of its neighbours along any line.
        self.around: dict[str, int] = {}
        self._graphs: list[Graph] = []
        #: For each eight bits of a set, the spaces of each of their 256 values.
        self._octets: list[list[tuple[str, ...]]] = []
        self._near: dict[tuple[str, int], tuple[str, ...]] = {}
        self._lists: dict[int, tuple[str, ...]] = {}
        self._traces: dict[int, bool] = {}
        #: Number of a graph -> set of closed spaces -> place; and how many there are in all.
        self._ways: list[dict[int, dict[str, Way]]] = []
        self._known_ways = 0

    def finish(self) -> None:
        """Compute what follows from the lines: influence and the steps of each way of travelling."""
        self.beside = {p: self._beside(p) for p in self.spaces}
        self._count_nodes()
        self.walls, self.whole = self.mask(WALLS), self.mask(self.spaces)
        self.ends = self.mask((*self.isthmus, *self.storm))
        self.around = {p: self.mask(self.beside[p]) for p in self.spaces}
        for side in set(self.colour.values()):
            self.coloured[side] = frozenset(p for p in self.spaces if self.colour[p] == side)
            self.colours[side] = self.mask(self.coloured[side])
        foot = {p: self.bit[p] for p in self.spaces}
        fleet = {p: self.mask(self._by_water(p)) for p in self.spaces}
        horse = {p: self.mask((p, *self._foot_neighbours(p))) for p in self.spaces}
        both = {p: fleet[p] | self.mask(self.lines[LAND][p]) for p in self.spaces}
        self.influence = (foot, horse, fleet, both)
        for place in self.spaces:
            mark = self.bit[place]
            self.posts[place] = self.mask(p for p in self.spaces if (horse[p] | both[p]) & mark)
        for mode in (BY_LAND, BY_SEA, BY_MIXED, ANY_WAY):
            for open_isthmus in (False, True):
                self._graphs.append(self._graph(mode, open_isthmus))
                self._ways.append({})

    def _count_nodes(self) -> None:
        self.nodes = tuple(sorted((*self.spaces, *(self.narrows + shore for shore in SHORES))))
        self.number = {node: i for i, node in enumerate(self.nodes)}
        self.bit = {node: 1 << i for i, node in enumerate(self.nodes)}
        for start in range(0, len(self.nodes), 8):
            octet = self.nodes[start : start + 8]
            self._octets.append(
                [tuple([node for i, node in enumerate(octet) if value >> i & 1]) for value in range(256)]
            )

    def mask(self, places: Iterable[str]) -> int:
        """The set of some spaces."""
        found = 0
        for place in places:
            found |= self.bit[place]
        return found

    def places(self, mask: int) -> tuple[str, ...]:
        """The spaces of a set, sorted."""
        known = self._lists.get(mask)
        if known is None:
            if len(self._lists) > 10_000:
                self._lists.clear()
            known = self._lists[mask] = self._names(mask)
        return known

    def _names(self, mask: int) -> tuple[str, ...]:
        if mask.bit_count() < FEW:
            return tuple([self.nodes[i] for i in bits(mask)])
        found: list[str] = []
        octets = self._octets
        for i, value in enumerate(mask.to_bytes(len(octets), "little")):
            if value:
                found.extend(octets[i][value])
        return tuple(found)

    def _across(self, place: str) -> tuple[str, ...]:
        a, b = self.isthmus
        return (b,) if place == a else (a,) if place == b else ()

    def _beside(self, place: str) -> tuple[str, ...]:
        found = {q for steps in self.lines.values() for q in steps[place]}
        return tuple(sorted(found.union(self._across(place))))

    def _foot_neighbours(self, place: str) -> tuple[str, ...]:
        """1.3t: one Land or Mixed line away; the isthmus is a Mixed line for land points."""
        return (*self.lines[LAND][place], *self.lines["mixed"][place], *self._across(place))

    def _by_water(self, place: str) -> set[str]:
        """1.3u: within two Naval or Mixed lines; never along the isthmus or the crossing (4.1.2b, QA.5)."""
        one = {place, *self.lines["naval"][place], *self.lines["mixed"][place]}
        two = {q for p in one for q in (*self.lines["naval"][p], *self.lines["mixed"][p])}
        return one | two

    def _graph(self, mode: int, open_isthmus: bool) -> Graph:
        kinds = {BY_LAND: (LAND, "mixed"), BY_SEA: ("naval", "mixed"), BY_MIXED: ("mixed",)}
        used = kinds.get(mode, (LAND, "naval", "mixed"))
        steps = {p: {q for kind in used for q in self.lines[kind][p]} for p in self.spaces}
        if open_isthmus or mode in (BY_LAND, ANY_WAY):
            for place in self.isthmus:
                steps[place].update(self._across(place))
        gate = 0
        if mode in (BY_LAND, BY_MIXED):
            self._split_narrows(steps)
            gate = self.bit[self.narrows]
        names = tuple(node.partition("/")[0] for node in self.nodes)
        marks = tuple(self.bit[name] for name in names)
        return Graph(names, marks, tuple(self.mask(steps.get(node, ())) for node in self.nodes), gate)

    def _split_narrows(self, steps: dict[str, set[str]]) -> None:
        """4.1.1r: who passes Naupactus stays on his shore; one node for each shore."""
        around = steps[self.narrows]
        shores = (around & self.south_shore, around - self.south_shore)
        for name, shore in zip(SHORES, shores, strict=True):
            node = self.narrows + name
            steps[node] = set(shore)
            for place in shore:
                steps[place].add(node)

    def way(self, mode: int, open_isthmus: bool, closed: int, place: str) -> Way:
        """Shortest routes from a space, or to it, never through a closed one (itself may be one)."""
        graph = 2 * mode + 1 if open_isthmus else 2 * mode
        ways = self._ways[graph].get(closed)
        if ways is None:
            ways = self._ways[graph][closed] = {}
        found = ways.get(place)
        if found is None:
            self._forget_ways()
            found = ways[place] = Way(self._graphs[graph], self.number[place], closed)
        return found

    def _forget_ways(self) -> None:
        """Make room from time to time: closed spaces change from turn to turn."""
        self._known_ways += 1
        if self._known_ways > 20_000:
            self._known_ways = 0
            for ways in self._ways:
                ways.clear()

    def linked(self, mode: int, open_isthmus: bool, a: str, b: str) -> bool:
        """Whether somebody who travels so may go from a to b."""
        return self._graphs[2 * mode + open_isthmus].steps[self.number[a]] & self.bit[b] != 0

    def steps_of(self, mode: int) -> tuple[int, ...]:
        """Number of a node -> the set of its neighbours for who travels so, the isthmus being closed."""
        return self._graphs[2 * mode].steps

    def traces(self, start: str, barred: int) -> bool:
        """7.1.2: whether a chain of spaces leads from a start to the Euxine's gate, past barred ones."""
        found = self._traces.get(barred)
        if found is None:
            if len(self._traces) > 20_000:
                self._traces.clear()
            found = self.chained(start, self.gate, barred)
            self._traces[barred] = found
        return found

    def chained(self, start: str, goal: str, barred: int) -> bool:
        """Whether a chain of spaces leads from one to the other, past barred ones."""
        mark, seen = self.bit[goal], self.bit[start]
        frontier, lines = seen, self._graphs[2 * ANY_WAY]
        while frontier and not seen & mark:
            frontier = lines.around(frontier) & ~(seen | barred)
            seen |= frontier
        return seen & mark != 0

    def within(self, place: str, lines: int) -> tuple[str, ...]:
        """Spaces at most so many Land or Mixed lines away, nearest first (3.1.2e)."""
        found = self._near.get((place, lines))
        if found is None:
            far = self.way(BY_LAND, True, 0, place).distances()
            near = [p for p in self.spaces if far.get(p, 99) <= lines]
            found = self._near[place, lines] = tuple(sorted(near, key=lambda p: (far[p], p)))
        return found


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
