"""4.1.1: shortest permitted routes, searched on sets of spaces that are whole numbers, one bit for each."""

from __future__ import annotations

from typing import Final, TypeAlias

#: node -> (interception checks from here on, number of best routes, best next nodes)
Tally: TypeAlias = dict[int, tuple[int, int, tuple[int, ...]]]

#: Longer than any route: there is no way.
NEVER: Final = 999

#: Up to here the nodes of a set are looked at one by one, beyond it by eights.
FEW: Final = 4


def bits(mask: int) -> list[int]:
    """The numbers of the spaces in a set, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Graph:
    """The lines that one way of travelling may use. A node is a space, or one shore of the narrows."""

    def __init__(
        self, names: tuple[str, ...], marks: tuple[int, ...], steps: tuple[int, ...], gate: int
    ) -> None:
        #: Number of a node -> the space it stands for, and the set that holds only that.
        self.names = names
        self.marks = marks
        #: Number of a node -> set of its neighbours. Lines have no direction.
        self.steps = steps
        #: The set with the space through which no route leads: its shores stand for it (4.1.1r); or 0.
        self.gate = gate
        self._octets: list[list[int]] = []
        self.shores = 0
        for node, mark in enumerate(marks):
            if mark & gate and mark != 1 << node:
                self.shores |= 1 << node

    def around(self, nodes: int) -> int:
        """The set of all neighbours of some nodes."""
        found = 0
        if nodes.bit_count() < FEW:
            for node in bits(nodes):
                found |= self.steps[node]
            return found
        octets = self._octets
        if not octets:
            octets = self._octets = _octets(self.steps)
        for i, value in enumerate(nodes.to_bytes(len(octets), "little")):
            if value:
                found |= octets[i][value]
        return found


def _octets(steps: tuple[int, ...]) -> list[list[int]]:
    """For each eight nodes, the neighbours of each of their 256 sets."""
    tables: list[list[int]] = []
    for start in range(0, len(steps), 8):
        table = [0]
        for step in steps[start : start + 8]:
            table += [found | step for found in table]
        tables.append(table)
    return tables


class Way:
    """Shortest routes from one space, or to it: the nodes at each distance, found as far as somebody asks."""

    def __init__(self, graph: Graph, root: int, closed: int) -> None:
        self.graph = graph
        self.root = root
        #: The spaces through which no route leads, though one may begin or end there.
        self.closed = closed
        #: The nodes exactly so many lines away.
        self.layers: list[int] = [1 << root]
        self.reached = 1 << root
        self._shut = (closed | graph.gate) & ~self.reached
        self._frontier = self.reached
        self._far: dict[int, int] = {}
        self._courses: dict[int, Course] = {}

    def _grow(self) -> int:
        """One line further out; the nodes found."""
        found = self.graph.around(self._frontier) & ~(self.reached | self._shut)
        self._frontier = found
        if found:
            self.reached |= found
            self.layers.append(found)
        return found

    def reaches(self, nodes: int) -> int:
        """Which of some nodes there is a way to."""
        while nodes & ~self.reached and self._frontier:
            self._grow()
        if nodes & self.graph.gate & ~self.reached:
            return nodes & self.everything()
        return nodes & self.reached

    def everything(self) -> int:
        """All nodes from which there is a way here, the space of the narrows included."""
        while self._frontier:
            self._grow()
        gate = self.graph.gate
        if gate and not self.reached & gate and self.reached & self.graph.steps[gate.bit_length() - 1]:
            return self.reached | gate
        return self.reached

    def far(self, node: int) -> int:
        """How many lines away an open node is; NEVER if there is no way or it is closed."""
        if self.closed >> node & 1 and node != self.root:
            return NEVER
        return self.into(node)

    def into(self, node: int) -> int:
        """The same for a node that is an end of the route and may be closed."""
        found = self._far.get(node, -1)
        if found < 0:
            found = self._far[node] = self._find(node)
        return found

    def _find(self, node: int) -> int:
        mark = 1 << node
        if self._shut & mark:
            beside = self._nearest(self.graph.steps[node])
            return NEVER if beside == NEVER else beside + 1
        return self._nearest(mark)

    def _nearest(self, nodes: int) -> int:
        """How far the nearest of some nodes is."""
        while not self.reached & nodes:
            if not self._grow():
                return NEVER
        lines = 0
        while not self.layers[lines] & nodes:
            lines += 1
        return lines

    def distances(self) -> dict[str, int]:
        """How far every space is from which there is a way."""
        found: dict[str, int] = {}
        for node in bits(self.everything()):
            name = self.graph.names[node]
            found[name] = min(self.far(node), found.get(name, NEVER))
        return found

    def course(self, target: int) -> Course:
        """The routes from here to a target, to which there is a way."""
        found = self._courses.get(target)
        if found is None:
            found = self._courses[target] = Course(self.graph, self._strata(target))
        return found

    def _strata(self, target: int) -> list[int]:
        """The nodes on shortest routes to a target, from here on, one set for each line travelled."""
        nodes = 1 << target
        strata = [nodes]
        for lines in range(self.into(target) - 1, -1, -1):
            nodes = self.graph.around(nodes) & self.layers[lines]
            strata.append(nodes)
        strata.reverse()
        return strata


class Course:
    """All shortest routes from one node to another."""

    def __init__(self, graph: Graph, strata: list[int]) -> None:
        self.graph = graph
        self.strata = strata
        self.start = strata[0].bit_length() - 1
        #: The set of all spaces that some route enters.
        self.span = 0
        alone = True
        for stratum in strata[1:]:
            self.span |= stratum
            alone = alone and stratum & (stratum - 1) == 0
        if self.span & graph.shores:
            self.span = self.span & ~graph.shores | graph.gate
        #: The route, if there is only one.
        self.only: tuple[str, ...] | None = None
        if alone:
            self.only = tuple([graph.names[stratum.bit_length() - 1] for stratum in strata[1:]])
        self._tallies: dict[int, Tally] = {}

    @property
    def lines(self) -> int:
        return len(self.strata) - 1

    def tally(self, watched: int, sign: int) -> Tally:
        """For each node: how many checks in watched spaces the best route meets from there on, and how many
        best routes there are; the sign tells whether few (1) or many (-1) are good."""
        key = watched if sign > 0 else -watched
        found = self._tallies.get(key)
        if found is None:
            found = self._tallies[key] = self._count(watched, sign)
        return found

    def _count(self, watched: int, sign: int) -> Tally:
        strata, steps, marks = self.strata, self.graph.steps, self.graph.marks
        tally: Tally = {strata[-1].bit_length() - 1: (0, 1, ())}
        for i in range(len(strata) - 2, -1, -1):
            for node in bits(strata[i]):
                best: list[int] = []
                least_checks, count = 0, 0
                for ahead in bits(steps[node] & strata[i + 1]):
                    checks, routes, _ = tally[ahead]
                    if watched & marks[ahead]:
                        checks += sign
                    if not best or checks < least_checks:
                        best, least_checks, count = [ahead], checks, routes
                    elif checks == least_checks:
                        best.append(ahead)
                        count += routes
                tally[node] = (least_checks, count, tuple(best))
        return tally

    def nth(self, tally: Tally, number: int) -> tuple[str, ...]:
        """The best route of that number, as spaces after the start."""
        path: list[str] = []
        names = self.graph.names
        ahead = tally[self.start][2]
        while ahead:
            node = ahead[0]
            for node in ahead:
                count = tally[node][1]
                if number < count:
                    break
                number -= count
            path.append(names[node])
            ahead = tally[node][2]
        return tuple(path)


#: No route at all.
NOWHERE: Final = Way(Graph((), (), (), 0), 0, 0)
NOWHERE.layers[0] = NOWHERE.reached = NOWHERE._frontier = 0
