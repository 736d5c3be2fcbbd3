"""The tree of one search: what was clicked after what, and how well it went on average.

A node stands for all that its clicks may lead to: dice and hidden facts differ from walk to walk, so the
choices offered at a node may differ too, and each walk only looks at those its own copy offers.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random as Generator
from typing import Final

from polemos.bots.seat import Plan, Planned
from polemos.bots.walk import any_choice
from polemos.engine.prompt import Choice, Prompt

#: How much a doubtful beginning is preferred, in spreads of all values seen.
CURIOSITY: Final = 1.0

#: A node of n visits knows at most WIDE * n ** WIDENING choices, so that good ones are looked at again.
WIDE: Final = 2.0
WIDENING: Final = 0.6

#: Of so many untried choices, the one that did best elsewhere in this search is tried.
DRAWN: Final = 3


class Node:
    """One moment of a plan. A leaf (the plan is complete) has values of its own."""

    __slots__ = (
        "best",
        "certain",
        "children",
        "click",
        "closed",
        "depth",
        "parent",
        "times",
        "total",
        "visits",
    )

    def __init__(self, parent: Node | None, click: Planned | None) -> None:
        self.parent = parent
        self.click = click
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.children: dict[Choice, Node] = {}
        self.visits = 0
        self.times = 0
        self.total = 0.0
        self.certain = True
        #: The best average of a plan that goes through here.
        self.best = 0.0
        #: Nothing can be learned here any more: every plan was tried and nothing in it was uncertain.
        self.closed = False

    @property
    def value(self) -> float:
        return self.total / self.times

    def plan(self) -> Plan:
        """The clicks that lead here."""
        clicks: list[Planned] = []
        node: Node | None = self
        while node is not None and node.click is not None:
            clicks.append(node.click)
            node = node.parent
        return tuple(reversed(clicks))


class Tree:
    """All plans tried for one decision, and the spread of their values."""

    def __init__(self, chance: Generator, widely: bool = True) -> None:
        self.chance = chance
        #: Whether every first choice is tried before any is tried again; else the root widens like all nodes.
        self.widely = widely
        self.root = Node(None, None)
        self.leaves: list[Node] = []
        self._walks = 0
        self._sum = 0.0
        self._squares = 0.0
        #: How clicks did wherever they occurred: the prior of those that are new at a node.
        self._history: dict[Planned, tuple[float, int]] = {}

    # --- going down -----------------------------------------------------------------------------

    def choose(self, node: Node | None, prompt: Prompt) -> Choice:
        """A new choice while the node may widen, else the most promising of those it knows."""
        if node is None:
            return self._untried(None, prompt)
        pairs = prompt.pairs()
        known = [node.children[pair] for pair in pairs if pair in node.children]
        if len(known) < len(pairs) and self._widens(node, len(known)):
            return self._untried(node, prompt)
        opened = [child for child in known if not child.closed] or known
        best = max(opened, key=lambda child: self._promise(node, child))
        assert best.click is not None
        return best.click.verb, best.click.arg

    def _widens(self, node: Node, known: int) -> bool:
        if node is self.root and (self.widely or not known):
            return True
        allowed: float = WIDE * node.visits**WIDENING
        return known < allowed

    def _promise(self, node: Node, child: Node) -> float:
        return child.best + CURIOSITY * self.spread * sqrt(log(node.visits + 1) / (child.visits or 1))

    @property
    def spread(self) -> float:
        """The standard deviation of all values: what counts as a large difference in this position."""
        if self._walks < 2:
            return 1.0
        mean = self._sum / self._walks
        return sqrt(max(self._squares / self._walks - mean * mean, 1e-12))

    def _untried(self, node: Node | None, prompt: Prompt) -> Choice:
        """A choice that is new here; of a few drawn ones that which did best elsewhere."""
        best: Choice | None = None
        most = 0.0
        for _ in range(DRAWN if node is not self.root else 1):
            pair = self._drawn(node, prompt)
            total, times = self._history.get(Planned(prompt.message, *pair), (0.0, 0))
            promise = total / times if times else self._sum / max(1, self._walks) + self.spread
            if best is None or promise > most:
                best, most = pair, promise
        assert best is not None
        return best

    def _drawn(self, node: Node | None, prompt: Prompt) -> Choice:
        if node is None or not node.children:
            return any_choice(prompt, self.chance)
        fresh = [pair for pair in prompt.pairs() if pair not in node.children]
        verb = self.chance.choice(sorted({pair[0] for pair in fresh}))
        return self.chance.choice([pair for pair in fresh if pair[0] == verb])

    # --- coming back up -------------------------------------------------------------------------

    def note(self, clicks: list[Planned], widths: list[int], value: float, certain: bool) -> Node:
        """Remember a whole plan and what it was worth."""
        self._walks += 1
        self._sum += value
        self._squares += value * value
        leaf = self._leaf(clicks)
        if not leaf.times:
            self.leaves.append(leaf)
        self.again(leaf, value, certain)
        self._close(leaf, widths)
        for click in clicks:
            total, times = self._history.get(click, (0.0, 0))
            self._history[click] = (total + value, times + 1)
        return leaf

    def _leaf(self, clicks: list[Planned]) -> Node:
        node = self.root
        node.visits += 1
        for click in clicks:
            key = (click.verb, click.arg)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = Node(node, click)
            child.visits += 1
            node = child
        return node

    def again(self, leaf: Node, value: float, certain: bool) -> None:
        """One more value of a plan; its beginnings are worth what the best of their plans is."""
        leaf.total += value
        leaf.times += 1
        leaf.certain = leaf.certain and certain
        node: Node | None = leaf
        while node is not None:
            values = [child.best for child in node.children.values() if child.visits]
            if node.times:
                values.append(node.value)
            node.best = max(values)
            node = node.parent

    def _close(self, leaf: Node, widths: list[int]) -> None:
        """A certain plan is known for good, and so is a node all of whose choices are."""
        leaf.closed = leaf.certain
        node, depth = leaf.parent, len(widths) - 1
        while node is not None and depth >= 0:
            done = len(node.children) == widths[depth] and all(c.closed for c in node.children.values())
            if not done:
                return
            node.closed = True
            node, depth = node.parent, depth - 1

    def ranking(self) -> list[Node]:
        """The plans, best first; where they are equal the shorter one, then the earlier found."""
        return sorted(self.leaves, key=lambda leaf: (-leaf.value, leaf.depth))
