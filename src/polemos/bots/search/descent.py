"""Walks of a search: down the tree along one plan, on to where it can be judged, then what others answer."""

from __future__ import annotations

from random import Random as Generator

from polemos.bots.search.tree import Node, Tree
from polemos.bots.seat import Plan
from polemos.bots.walk import Walk
from polemos.engine.chance import seed_key
from polemos.engine.playout import Playout
from polemos.engine.prompt import Choice


class Descent(Walk):
    """A walk that lets the tree choose its own clicks and remembers how many choices each had."""

    def __init__(self, match: Playout, role: str, chance: Generator, tree: Tree) -> None:
        super().__init__(match, role, chance, True)
        self.tree = tree
        self.widths: list[int] = []
        self._node: Node | None = tree.root

    def _own_choice(self, script: Plan, wander: bool) -> Choice | None:
        """The tree's own, without a script."""
        prompt = self.match.prompt(self.role).ahead()
        choice = self.tree.choose(self._node, prompt)
        self.widths.append(sum(len(args) for args in prompt.choices.values()))
        self._node = None if self._node is None else self._node.children.get(choice)
        return choice


def reply(match: Playout, chance: Generator, samples: int) -> int:
    """Whoever is asked plays the best of a few random plans, tried with dice that are not the real ones.

    Returns how many walks that took; the match has gone on to where the plan's fruits can be judged.
    """
    role = match.deciders[0]
    best: Walk | None = None
    for _ in range(samples):
        copy = match.clone()
        copy.state.chance.change_key(seed_key(chance.random().hex()))
        walk = Walk(copy, role, chance, True)
        walk.run((), True)
        if best is None or walk.value > best.value:
            best = walk
        if len(walk.clicks) == 1 and len(match.prompt(role).ahead().pairs()) == 1:
            break
    assert best is not None
    Walk(match, role, chance, True).run(tuple(best.clicks), False)
    return samples + 1
