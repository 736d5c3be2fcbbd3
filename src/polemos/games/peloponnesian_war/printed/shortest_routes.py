"""4.1.1: shortest permitted routes, found by counting lines outwards from a space."""

from __future__ import annotations

from typing import Final

from polemos.kit.bits import Bits as Spaces
from polemos.kit.bits import numbers

#: Longer than any route: there is no way.
NEVER: Final = 999

#: No route leads through these, though one may begin or end there: a space whose shores stand for it
#: (4.1.1r), and a closed one.
SPLIT: Final = 1000
CLOSED: Final = 1001

#: How many answers to one question of routes are kept.
KEPT: Final = 4


class Graph:
    """The lines that one way of travelling may use. A node is a space, or one shore of the narrows."""

    def __init__(
        self, names: tuple[str, ...], marks: tuple[Spaces, ...], steps: tuple[Spaces, ...], narrows: int
    ) -> None:
        #: Number of a node -> the space it stands for, and the set that holds only that.
        self.names = names
        self.marks = marks
        #: Number of a node -> its neighbours, in ascending order. Lines have no direction.
        self.steps: list[list[int]] = [numbers(step) for step in steps]
        #: Numbers of two nodes -> 1 if a line joins them, or 0.
        self.joined: list[bytes] = [_row(beside, len(steps)) for beside in self.steps]
        #: The node through which no route leads: its shores stand for it (4.1.1r); or -1.
        self.narrows = narrows


def _row(nodes: list[int], count: int) -> bytes:
    """So many noughts, but a one for each of some nodes."""
    row = bytearray(count)
    for node in nodes:
        row[node] = 1
    return bytes(row)


class Ground:
    """A graph of which some spaces are closed: no route leads through these."""

    def __init__(self, graph: Graph, closed: Spaces) -> None:
        self.graph = graph
        #: Node -> NEVER where it is open; SPLIT or CLOSED where no route passes.
        self.blank: list[int] = [NEVER] * len(graph.names)
        if graph.narrows >= 0:
            self.blank[graph.narrows] = SPLIT
        for node in numbers(closed):
            self.blank[node] = CLOSED
        self._ways: dict[int, Way] = {}
        #: The regions of open nodes that somebody has asked for.
        self._regions: tuple[Spaces, ...] = ()

    def is_open(self, node: int) -> bool:
        """Whether routes may lead through a node."""
        return self.blank[node] == NEVER

    def way(self, root: int) -> Way:
        """Shortest routes from a node, or to it (itself may be closed)."""
        found = self._ways.get(root)
        if found is None:
            found = self._ways[root] = Way(self, root)
        return found

    def reached(self, root: int, spaces: Spaces) -> Spaces:
        """Which of some spaces there is a way to. Open ground needs no lines counted: one region will do."""
        if self.graph.narrows < 0 and self.is_open(root):
            return spaces & self._region(root)
        way, found = self.way(root), spaces
        for node in numbers(spaces):
            if way.far(node) == NEVER:
                found &= ~self.graph.marks[node]
        return found

    def _region(self, root: int) -> Spaces:
        """The open nodes that a node is connected with."""
        mark = self.graph.marks[root]
        for region in self._regions:
            if region & mark:
                return region
        found: Spaces = sum([self.graph.marks[node] for node in self._connected(root)])
        self._regions = (*self._regions, found)
        return found

    def _connected(self, root: int) -> list[int]:
        steps, left = self.graph.steps, self.blank.copy()
        left[root] = 0
        found = [root]
        for node in found:  # grows while it is gone through
            for ahead in steps[node]:
                if left[ahead] == NEVER:
                    left[ahead] = 0
                    found.append(ahead)
        return found


class Way:
    """Shortest routes from one space, or to it: how far every node is, counted as far as somebody asks."""

    def __init__(self, ground: Ground, root: int) -> None:
        self.graph = ground.graph
        self.root = root
        #: Node -> lines to it (NEVER: not yet reached; SPLIT or CLOSED: no route passes). Never changed, only
        #: replaced together with the outermost nodes: several threads may ask.
        lines = ground.blank.copy()
        lines[root] = 0
        self._known: tuple[list[int], list[int]] = (lines, [root])
        self._webs: dict[int, Web] = {}

    def lines_until(self, node: int) -> list[int]:
        """Node -> lines to it, at least as far out as a node."""
        lines, edge = self._known
        if lines[node] != NEVER or not edge:
            return lines
        lines, steps = lines.copy(), self.graph.steps
        further = lines[edge[0]]
        while edge and lines[node] == NEVER:
            further += 1
            found: list[int] = []
            for here in edge:
                for ahead in steps[here]:
                    if lines[ahead] == NEVER:
                        lines[ahead] = further
                        found.append(ahead)
            edge = found
        self._known = (lines, edge)
        return lines

    def far(self, node: int) -> int:
        """How many lines away an open node is; NEVER if there is no way or it is closed."""
        lines = self._known[0][node]
        if lines < NEVER:
            return lines
        return NEVER if lines == CLOSED else self.into(node)

    def into(self, node: int) -> int:
        """The same for a node that is an end of the route and may be closed."""
        lines = self._known[0][node]
        if lines < NEVER:
            return lines
        if lines == NEVER:
            return self.lines_until(node)[node]
        nearest = NEVER
        for beside in self.graph.steps[node]:
            nearest = min(nearest, self.lines_until(beside)[beside] + 1)
        return nearest

    def distances(self) -> dict[str, int]:
        """How far every space is from which there is a way."""
        found: dict[str, int] = {}
        for node, name in enumerate(self.graph.names):
            lines = self.far(node)
            if lines < found.get(name, NEVER):
                found[name] = lines
        return found

    def course(self, target: int, shut: Spaces = 0) -> Course:
        """The routes from here to a target, to which there is a way, past shut spaces."""
        web = self._webs.get(target)
        if web is None:
            web = self._webs[target] = Web(self, target)
        return Course(web, shut)


class Roads:
    """The usual road from one node to every other. Closed spaces change all the time, but as long as none of
    them lies on the usual road, nobody needs to look for another."""

    def __init__(self, ground: Ground, root: int, by_storm: list[int]) -> None:
        steps, blank = ground.graph.steps, ground.blank
        #: Node -> the set of the spaces that the road enters; None if there is none, or if one over the storm
        #: crossing might be shorter (4.1.3).
        self.road: list[Spaces] = [None] * len(blank)
        self.road[root] = 0
        lines = [0] * len(blank)
        edge = [root]
        for node in edge:  # grows while it is gone through
            for ahead in steps[node]:
                if self.road[ahead] is None:
                    self.road[ahead] = self.road[node] | 1 << ahead
                    lines[ahead] = lines[node] + 1
                    if blank[ahead] == NEVER:
                        edge.append(ahead)
        for node in range(len(blank)):
            if lines[node] > by_storm[node]:
                self.road[node] = None

    def open(self, node: int, closed: Spaces) -> bool:
        """Whether the usual road to a node can be taken."""
        road = self.road[node]
        return road is not None and not road & closed


def by_crossing(a: Way, b: Way, start: int, goal: int) -> int:
    """How many lines a route by a line from a to b has, the ways to both ends being known."""
    return 1 + min(a.into(start) + b.into(goal), b.into(start) + a.into(goal))


class Web:
    """All shortest routes from one node to another."""

    def __init__(self, way: Way, target: int) -> None:
        self.graph = way.graph
        self.root = way.root
        self.target = target
        self.lines = way.into(target)
        #: Node -> lines to it from the start.
        self.far = way.lines_until(target)
        #: What was found for other spaces watched or shut; the last comes first.
        self._found: tuple[BestRoutes, ...] = ()

    def weigh(self, watched: Spaces, sign: int, shut: Spaces) -> BestRoutes:
        """The best of them. They are counted anew only if others of their spaces are watched or shut than
        before."""
        for best in self._found:
            if best.serve(watched, sign, shut):
                return best
        best = BestRoutes(self, watched, sign, shut)
        self._found = (best, *self._found[: KEPT - 1])
        return best


class Course:
    """The shortest routes from one node to another that lead through no shut space, of which the ground knows
    nothing; one may still begin or end there."""

    def __init__(self, web: Web, shut: Spaces) -> None:
        self._web = web
        self._shut = shut
        self.target = web.target
        self.lines = web.lines

    def weigh(self, watched: Spaces, sign: int) -> BestRoutes:
        """The best routes, where checks are met in watched spaces; the sign tells whether few (1) or many
        (-1) are good."""
        return self._web.weigh(watched, sign, self._shut)


class BestRoutes:
    """Those of the shortest routes that meet the fewest checks, or the most."""

    def __init__(self, web: Web, watched: Spaces, sign: int, shut: Spaces) -> None:
        self._graph = web.graph
        self._root = web.root
        self._lines = web.lines
        self._far = web.far
        self._watched = watched
        self._sign = sign
        self._shut = shut
        #: Node -> how many checks the best route meets from there on, and how many best routes there are
        #: (none: no route passes there).
        self._checks = [0] * len(web.far)
        self._routes = [0] * len(web.far)
        #: The set of all spaces that some shortest route enters, as far as shut ones let it.
        self.span = self._count_back(web.target)
        self._watched &= self.span
        self._shut &= self.span
        self.count = self._routes[web.root]
        #: Number -> the route, once somebody has asked for it.
        self._traced: dict[int, tuple[str, ...]] = {}

    def serve(self, watched: Spaces, sign: int, shut: Spaces) -> bool:
        """Whether these are the best routes also where other spaces are watched or shut."""
        span = self.span
        if (shut or self._shut) and shut & span != self._shut:
            return False
        return bool(watched & span == self._watched) and (not self._watched or sign == self._sign)

    def _count_back(self, target: int) -> Spaces:
        """From the target to the start; the spaces met."""
        far, watched, checks, routes = self._far, self._watched, self._checks, self._routes
        steps, marks, shut = self._graph.steps, self._graph.marks, self._shut
        routes[target] = 1
        nodes = [target]
        span: Spaces = 0
        for lines in range(self._lines - 1, -1, -1):
            found: list[int] = []
            for node in nodes:
                span |= marks[node]
                if shut and shut & marks[node] and node != target:
                    routes[node] = 0
                    continue
                met, count = checks[node], routes[node]
                if watched and watched & marks[node]:
                    met += self._sign
                for before in steps[node]:
                    if far[before] != lines:
                        continue
                    if not routes[before]:
                        found.append(before)
                        checks[before], routes[before] = met, count
                    elif met < checks[before]:
                        checks[before], routes[before] = met, count
                    elif met == checks[before]:
                        routes[before] += count
            nodes = found
        return span

    def nth(self, number: int) -> tuple[str, ...]:
        """The best route of that number, as spaces after the start."""
        found = self._traced.get(number)
        if found is None:
            found = self._traced[number] = self._trace(number)
        return found

    def _trace(self, number: int) -> tuple[str, ...]:
        far, watched, checks, routes = self._far, self._watched, self._checks, self._routes
        steps, marks, names = self._graph.steps, self._graph.marks, self._graph.names
        path: list[str] = []
        node = self._root
        for lines in range(self._lines):
            left = checks[node]
            for ahead in steps[node]:
                if not routes[ahead] or far[ahead] <= lines:
                    continue
                met = checks[ahead]
                if watched and watched & marks[ahead]:
                    met += self._sign
                if met == left:
                    node = ahead
                    if number < routes[ahead]:
                        break
                    number -= routes[ahead]
            path.append(names[node])
        return tuple(path)
