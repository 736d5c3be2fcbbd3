"""One decision: plans are found with a tree, and the best of them judged by what others make of them."""

from __future__ import annotations

from random import Random as Generator

from polemos.bots.search.clock import Clock
from polemos.bots.search.playout import Descent, reply
from polemos.bots.search.tree import Node, Tree
from polemos.bots.seat import Click, Seat
from polemos.bots.walk import Walk, worth
from polemos.engine.match import Match

#: Plans are found on this many copies in turn; the finalists go on to further ones.
EXPLORED = 4
#: The share of the budget for finding plans.
FINDING = 0.5
FINALISTS = 6
#: After the plan: how many others' (and own) plans follow, each the best of how many.
HORIZON = 1
SAMPLES = 4
#: How much of a finalist's worth is what stands after the replies.
DEEP = 0.5


class Finalist:
    def __init__(self, leaf: Node) -> None:
        self.leaf = leaf
        self.near = 0.0
        self.far = 0.0
        self.times = 0

    @property
    def score(self) -> float:
        near = (self.near + self.leaf.total) / (self.times + self.leaf.times)
        far = self.far / self.times if self.times else near
        return (1 - DEEP) * near + DEEP * far


class Thought:
    def __init__(self, seat: Seat, chance: Generator, clock: Clock) -> None:
        self.seat = seat
        self.chance = chance
        self.clock = clock
        self.tree = Tree(chance)
        self._copies: list[Match] = []

    def best(self) -> tuple[Click, ...]:
        self._find()
        finalists = self._judge([Finalist(leaf) for leaf in self.tree.ranking()[:FINALISTS]])
        return max(finalists, key=lambda f: f.score).leaf.plan()

    def _find(self) -> None:
        walks = 0
        while not self.tree.root.closed and (self.clock.spent() < FINDING or not walks):
            walks += 1
            walk = Descent(self._copy(walks % EXPLORED), self.seat.role, self.chance, self.tree)
            walk.run((), True)
            self.clock.walks += 1
            self.tree.note(walk.clicks, walk.widths, walk.value, walk.certain)

    def _judge(self, finalists: list[Finalist]) -> list[Finalist]:
        if len(finalists) == 1:
            return finalists
        number = EXPLORED
        while self.clock.spent() < 1:
            for finalist in finalists:
                self._try(finalist, number)
                if self.clock.spent() >= 1:
                    break
            else:
                number += 1
                if (number - EXPLORED) % 3 == 0 and len(finalists) > 2:
                    finalists = sorted(finalists, key=lambda f: -f.score)[: max(2, len(finalists) * 2 // 3)]
        return finalists

    def _try(self, finalist: Finalist, number: int) -> None:
        match = self._copy(number)
        walk = Walk(match, self.seat.role, self.chance)
        walk.run(finalist.leaf.plan(), False)
        self.clock.walks += 1
        finalist.near += walk.value
        finalist.times += 1
        for _ in range(HORIZON):
            if match.over:
                break
            self.clock.walks += reply(match, self.chance, SAMPLES)
        finalist.far += worth(match, self.seat.role)

    def _copy(self, number: int) -> Match:
        while len(self._copies) <= number:
            self._copies.append(self.seat.determinize(f"{self.chance.random()}:{len(self._copies)}"))
        return self._copies[number].clone()
