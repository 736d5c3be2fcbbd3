"""A map as a graph whose links have kinds (land, sea) and costs in each direction."""

from __future__ import annotations

from collections.abc import Container

from polemos.kit.search import cheapest


class Graph:
    """Nodes joined by links. `steps[kind][a]` lists `(b, cost)` for every link of that kind from a."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.steps: dict[str, dict[str, tuple[tuple[str, int], ...]]] = {kind: {} for kind in kinds}

    def link(self, kind: str, a: str, b: str, cost: int = 1) -> None:
        """A link from a to b. Call it twice for one that goes both ways."""
        known = self.steps[kind].get(a, ())
        self.steps[kind][a] = tuple(sorted((*known, (b, cost))))

    def out(self, kind: str, a: str) -> tuple[tuple[str, int], ...]:
        """The links of a kind that leave a."""
        return self.steps[kind].get(a, ())

    def neighbours(self, kind: str, a: str) -> tuple[str, ...]:
        """The nodes one link of a kind away from a."""
        return tuple(b for b, _ in self.out(kind, a))

    def linked(self, kind: str, a: str, b: str) -> bool:
        return any(node == b for node, _ in self.out(kind, a))

    def reach(
        self, kind: str, start: str, budget: int, closed: Container[str], stops: Container[str]
    ) -> dict[str, int]:
        """Node -> cheapest cost within a budget; closed nodes are not entered, stops not left."""
        return cheapest(self.steps[kind], start, budget, closed, stops)
