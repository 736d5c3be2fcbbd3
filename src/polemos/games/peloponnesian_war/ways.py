"""4.1.1: shortest permitted routes, searched on sets of spaces that are whole numbers, one bit for each."""

from __future__ import annotations

from typing import Final, TypeAlias

#: node -> (interception checks from here on, number of best routes, best next nodes)
Tally: TypeAlias = dict[int, tuple[int, int, tuple[int, ...]]]

#: Longer than any route: there is no way.
NEVER: Final = 999


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

    def __init__(self, names: tuple[str, ...], steps: tuple[int, ...], gate: int) -> None:
        #: Number of a node -> the space it stands for.
        self.names = names
        #: Number of a node -> set of its neighbours.
        self.steps = steps
        #: The set with the space through which no route leads: its shores stand for it (4.1.1r); or 0.
        self.gate = gate


class Way:
    """Shortest routes to one target: the nodes at each distance, found as far out as somebody asks."""

    def __init__(self, graph: Graph, target: int, closed: int) -> None:
        self.graph = graph
        self.target = target
        #: The nodes exactly so many lines away.
        self.layers: list[int] = [1 << target]
        self.reached = 1 << target
        self._shut = closed | (graph.gate & ~self.reached)
        self._frontier = self.reached
        #: The only route from a node, where it is the only one.
        self._only: dict[int, tuple[str, ...] | None] = {}
        self._ahead: dict[int, tuple[int, ...]] = {}
        self._far: dict[int, int] = {}
        self._between: dict[int, tuple[int, ...]] = {}
        #: Start -> how routes are counted where nobody watches them.
        self.unwatched: dict[int, Tally] = {}

    def _grow(self) -> int:
        """One line further out; the nodes found."""
        steps = self.graph.steps
        found, left = 0, self._frontier
        while left:
            low = left & -left
            found |= steps[low.bit_length() - 1]
            left ^= low
        found &= ~(self.reached | self._shut)
        self._frontier = found
        if found:
            self.reached |= found
            self.layers.append(found)
        return found

    def everything(self) -> int:
        """All nodes from which there is a way, the space of the narrows included."""
        while self._frontier:
            self._grow()
        gate = self.graph.gate
        if gate and not self.reached & gate and self.reached & self.graph.steps[gate.bit_length() - 1]:
            return self.reached | gate
        return self.reached

    def far(self, node: int) -> int:
        """How many lines away a node is; NEVER if there is no way."""
        found = self._far.get(node, -1)
        if found < 0:
            found = self._far[node] = self._find(node)
        return found

    def _find(self, node: int) -> int:
        mark = 1 << node
        if mark & self.graph.gate & ~self.layers[0]:
            return self._far_from_gate(self.graph.steps[node])
        while not self.reached & mark:
            if not self._grow():
                return NEVER
        layers = self.layers
        if layers[-1] & mark:
            return len(layers) - 1
        lines = 0
        while not layers[lines] & mark:
            lines += 1
        return lines

    def distances(self) -> dict[str, int]:
        """How far every space is from which there is a way."""
        found: dict[str, int] = {}
        for node in bits(self.everything()):
            name = self.graph.names[node]
            found[name] = min(self.far(node), found.get(name, NEVER))
        return found

    def _far_from_gate(self, around: int) -> int:
        """Who starts at the narrows may leave on either shore."""
        while not self.reached & around:
            if not self._grow():
                return NEVER
        lines = 1
        while not self.layers[lines - 1] & around:
            lines += 1
        return lines

    def ahead(self, node: int) -> tuple[int, ...]:
        """Where the shortest routes from a node go next, in the order of names; it must be reached."""
        found = self._ahead.get(node)
        if found is None:
            lines = self.far(node)
            found = tuple(bits(self.graph.steps[node] & self.layers[lines - 1])) if lines else ()
            self._ahead[node] = found
        return found

    def only_route(self, start: int) -> tuple[str, ...] | None:
        """The route from a start, or None where there are several."""
        if start not in self._only:
            self._only[start] = self._single(start)
        return self._only[start]

    def _single(self, start: int) -> tuple[str, ...] | None:
        path: list[str] = []
        ahead = self.ahead(start)
        while len(ahead) == 1:
            path.append(self.graph.names[ahead[0]])
            ahead = self.ahead(ahead[0])
        return None if ahead else tuple(path)

    def between(self, start: int) -> tuple[int, ...]:
        """All nodes on shortest routes from a start, the nearest to the target first, the target left out."""
        found = self._between.get(start)
        if found is None:
            found = self._between[start] = tuple(self._on_the_way(start))
        return found

    def _on_the_way(self, start: int) -> list[int]:
        strata = [1 << start]
        while not strata[-1] & self.layers[0]:
            found = 0
            for node in bits(strata[-1]):
                for other in self.ahead(node):
                    found |= 1 << other
            strata.append(found)
        strata.pop()
        return [node for stratum in reversed(strata) for node in bits(stratum)]
