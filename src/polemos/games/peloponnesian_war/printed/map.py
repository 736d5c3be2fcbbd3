"""1.1.1 and 1.3: the map as a graph; which spaces a Force influences; how one may travel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.printed.shortest_routes import (
    NEVER,
    Course,
    Graph,
    Ground,
    Roads,
    Way,
    by_crossing,
)
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    RIDERS,
    SHIPS,
    SPARTA,
    Force,
    carried,
)
from polemos.kit.bits import Bits as Spaces
from polemos.kit.bits import Numbered, numbers

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

WALLS: Final[tuple[str, ...]] = ("athens", "piraeus")  # 5.3.1

#: A passage through Naupactus stands for it as long as one stays on one shore (4.1.1r).
SHORES: Final[tuple[str, ...]] = ("/south", "/north")

Steps: TypeAlias = dict[str, tuple[str, ...]]


class Map:
    """Everything about the board that never changes."""

    #: Found at once, as those of the state are (`War`).
    # fmt: off
    __slots__ = (
        "_by_storm", "_chains", "_graphs", "_grounds", "_near", "_open", "_roads", "_sets",
        "_storm_ways", "_usual", "around", "beside", "bit", "colour", "coloured", "colours",
        "ends", "fortress", "gate", "in_zone", "influence", "isthmus", "kind", "late_colour",
        "late_colours", "lines", "marks", "narrows", "nodes", "number", "posts", "south_shore", "spaces",
        "storm", "usually_closed", "walls", "whole", "zone",
    )
    # fmt: on

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
        self.isthmus: tuple[str, ...] = ("", "")
        self.storm: tuple[str, str] = ("", "")
        self.gate = ""  # the space from which the Euxine is reached
        self.narrows = ""  # Naupactus
        self.south_shore: frozenset[str] = frozenset()
        #: place -> its number, in the order of names, and the set that holds only it.
        self.number: dict[str, int] = {}
        self.bit: dict[str, Spaces] = {}
        #: All nodes of the route graphs: the spaces, and the two shores of the narrows; and the set of each.
        self.nodes: tuple[str, ...] = ()
        self.marks: list[Spaces] = []
        #: influence by composition -> place -> set of spaces influenced from there.
        self.influence: tuple[dict[str, Spaces], ...] = ()
        #: place -> set of the spaces from which some Force could influence it.
        self.posts: dict[str, Spaces] = {}
        #: side -> set of the spaces of its colour.
        self.colours: dict[str, Spaces] = {}
        #: Both as they are once Corcyra belongs to nobody (EV.10e).
        self.late_colour: dict[str, str] = {}
        self.late_colours: dict[str, Spaces] = {}
        #: The Long Walls' two spaces; all spaces; the ends of the isthmus and of the storm crossing.
        self.walls: Spaces = 0
        self.whole: Spaces = 0
        self.ends: Spaces = 0
        #: place -> set of its neighbours along any line.
        self.around: dict[str, Spaces] = {}
        self._no_routes()

    def _no_routes(self) -> None:
        """What is remembered once somebody has asked."""
        self._graphs: list[Graph] = []
        self._near: dict[tuple[str, int], tuple[str, ...]] = {}
        self._sets = Numbered(())
        #: Number of a graph -> set of closed spaces.
        self._grounds: list[dict[Spaces, Ground]] = []
        #: side -> the spaces that are closed to its lone leaders when every space is in its owner's hands
        #: (4.1.1c), the ground with these, and place -> the roads on it from there.
        self.usually_closed: dict[str, Spaces] = {}
        self._usual: dict[str, Ground] = {}
        self._roads: dict[str, dict[str, Roads]] = {ATHENS: {}, SPARTA: {}}
        #: (start, goal) -> the set of a chain of spaces that was found between them.
        self._chains: dict[tuple[str, str], Spaces] = {}
        #: place -> node -> lines by the storm crossing.
        self._by_storm: dict[str, list[int]] = {}

    def finish(self) -> None:
        """Compute what follows from the lines: influence and the steps of each way of travelling."""
        self.beside = {p: self._beside(p) for p in self.spaces}
        self._count_nodes()
        self.walls, self.whole = self.mask(WALLS), self.mask(self.spaces)
        self.ends = self.mask({*self.isthmus, *self.storm})
        self.around = {p: self.mask(self.beside[p]) for p in self.spaces}
        for side in set(self.colour.values()):
            self.coloured[side] = frozenset(p for p in self.spaces if self.colour[p] == side)
            self.colours[side] = self.mask(self.coloured[side])
        self.late_colour = {**self.colour, "corcyra": ""}
        for side in set(self.colour.values()):
            self.late_colours[side] = self.mask([p for p in self.spaces if self.late_colour[p] == side])
        foot = {p: self.bit[p] for p in self.spaces}
        fleet = {p: self.mask(self._by_water(p)) for p in self.spaces}
        horse = {p: self.mask({p, *self._foot_neighbours(p)}) for p in self.spaces}
        both = {p: fleet[p] | self.mask(set(self.lines[LAND][p])) for p in self.spaces}
        self.influence = (foot, horse, fleet, both)
        for place in self.spaces:
            mark = self.bit[place]
            self.posts[place] = self.mask(p for p in self.spaces if (horse[p] | both[p]) & mark)
        for mode in (BY_LAND, BY_SEA, BY_MIXED, ANY_WAY):
            for open_isthmus in (False, True):
                self._graphs.append(self._graph(mode, open_isthmus))
                self._grounds.append({})
        #: Where nothing is closed, and from each end of the storm crossing, for who may go anywhere.
        self._open = self.ground(ANY_WAY, True, 0)
        self._storm_ways = [self._open.way(self.number[end]) for end in self.storm]
        for side, enemy in ((ATHENS, SPARTA), (SPARTA, ATHENS)):
            self.usually_closed[side] = self.colours[enemy] | self.bit["argos"] | self.bit["syracuse"]
            self._usual[side] = self.ground(ANY_WAY, True, self.usually_closed[side])

    def _count_nodes(self) -> None:
        self.nodes = tuple(sorted((*self.spaces, *(self.narrows + shore for shore in SHORES))))
        self._sets = Numbered(self.nodes)
        self.number, self.bit = self._sets.number, self._sets.bit
        self.marks = [self.bit[node] for node in self.nodes]

    def mask(self, places: Iterable[str]) -> Spaces:
        """The set of some spaces, each of which is named once."""
        return self._sets.mask(places)

    def places(self, mask: Spaces) -> tuple[str, ...]:
        """The spaces of a set, sorted."""
        return self._sets.named(mask)

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
        narrows = -1
        if mode in (BY_LAND, BY_MIXED):
            self._split_narrows(steps)
            narrows = self.number[self.narrows]
        names = tuple(node.partition("/")[0] for node in self.nodes)
        marks = tuple(self.bit[name] for name in names)
        return Graph(names, marks, tuple(self.mask(steps.get(node, ())) for node in self.nodes), narrows)

    def _split_narrows(self, steps: dict[str, set[str]]) -> None:
        """4.1.1r: who passes Naupactus stays on his shore; one node for each shore."""
        around = steps[self.narrows]
        shores = (around & self.south_shore, around - self.south_shore)
        for name, shore in zip(SHORES, shores, strict=True):
            node = self.narrows + name
            steps[node] = set(shore)
            for place in shore:
                steps[place].add(node)

    def ground(self, mode: int, open_isthmus: bool, closed: Spaces) -> Ground:
        """What is open to who travels so, where some spaces are closed."""
        graph = 2 * mode + 1 if open_isthmus else 2 * mode
        grounds = self._grounds[graph]
        found = grounds.get(closed)
        if found is None:
            if len(grounds) > 500:  # closed spaces change from turn to turn
                grounds.clear()
            found = grounds[closed] = Ground(self._graphs[graph], closed)
        return found

    def way(self, mode: int, open_isthmus: bool, closed: Spaces, place: str) -> Way:
        """Shortest routes from a space, or to it, never through a closed one (itself may be one)."""
        return self.ground(mode, open_isthmus, closed).way(self.number[place])

    def roads(self, side: str, place: str) -> Roads:
        """4.1.1c: the usual roads of a side's lone leaders from a space."""
        found = self._roads[side].get(place)
        if found is None:
            found = Roads(self._usual[side], self.number[place], self.by_storm(place))
            self._roads[side][place] = found
        return found

    def usual_course(self, side: str, start: str, target: str, closed: Spaces) -> Course | None:
        """Those usual routes of a side's lone leader that no closed space bars: the shortest ones, if any is
        left. None if others could be as short. What is closed changes all the time, but little of it
        matters to a route."""
        node, usually = self.number[target], self.usually_closed[side]
        way = self._usual[side].way(self.number[start])
        lines = way.into(node)
        opened = usually & ~closed & ~(self.bit[start] | self.bit[target])
        if (
            lines == NEVER
            or closed & self.bit[start]
            or (opened and self._leads_past(way.root, node, opened, lines))
        ):
            return None
        return way.course(node, closed & ~usually)

    def _leads_past(self, start: int, target: int, spaces: Spaces, lines: int) -> bool:
        """Whether a route by one of some spaces could be as short as that."""
        here, there = self._open.way(start), self._open.way(target)
        for node in numbers(spaces):  # noqa: SIM110 - asked at every departure; a generator costs a frame
            if here.far(node) + there.far(node) <= lines:
                return True
        return False

    def by_storm(self, start: str) -> list[int]:
        """4.1.3: node -> how many lines a route there by the storm crossing has, or more where spaces are
        closed."""
        found = self._by_storm.get(start)
        if found is None:
            a, b = self._storm_ways
            node = self.number[start]
            found = self._by_storm[start] = [by_crossing(a, b, node, goal) for goal in range(len(self.nodes))]
        return found

    def linked(self, mode: int, open_isthmus: bool, a: str, b: str) -> bool:
        """Whether somebody who travels so may go from a to b."""
        return self._graphs[2 * mode + open_isthmus].joined[self.number[a]][self.number[b]] != 0

    def joined(self, mode: int) -> list[bytes]:
        """Numbers of two nodes -> whether who travels so may go from one to the other, the isthmus apart."""
        return self._graphs[2 * mode].joined

    def chained(self, start: str, goal: str, barred: Spaces) -> bool:
        """Whether a chain of spaces leads from one to the other, past barred ones.

        Few things ever bar a chain: one that was found before is looked at first."""
        known = self._chains.get((start, goal))
        if known is not None and not known & barred:
            return True
        way = Way(Ground(self._graphs[2 * ANY_WAY], barred & self.whole), self.number[start])
        if way.far(self.number[goal]) == NEVER:
            return False
        path = way.course(self.number[goal]).weigh(0, 0).nth(0)
        self._chains[start, goal] = self.mask(path)
        return True

    def within(self, place: str, lines: int) -> tuple[str, ...]:
        """Spaces at most so many Land or Mixed lines away, nearest first (3.1.2e)."""
        found = self._near.get((place, lines))
        if found is None:
            far = self.way(BY_LAND, True, 0, place).distances()
            near = [p for p in self.spaces if far.get(p, 99) <= lines]
            found = self._near[place, lines] = tuple(sorted(near, key=lambda p: (far[p], p)))
        return found


def influence_by(f: Force) -> int:
    """1.3s-v: which influence the composition of a Force gives."""
    if f & SHIPS:
        return BOTH if f & RIDERS else FLEET
    return HORSE if f & RIDERS else FOOT


def mode_of(f: Force) -> int:
    """4.1.1g-j, 4.1.4a-b: how an Army of this composition travels; nobody: a lone leader."""
    if f & SHIPS:
        return BY_SEA if carried(f) else BY_MIXED
    return BY_LAND if f else ANY_WAY
