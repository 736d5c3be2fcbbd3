"""How much better one click is than every other: plans beginning with each, tried on the same copies.

Each first click gets the same number of walks to find its best plan. The best plans are then played on copies
that agree with what the seat may know, the same copies and dice for all, and on through some answers of
whoever is asked; what counts is the chance to win where that ends. The margin is the mean difference to the
second best with the lower end of its interval, so "clearly best" is a number and not an opinion.
"""

from __future__ import annotations

from math import sqrt
from random import Random as Generator
from statistics import mean, stdev
from typing import Final, NamedTuple

from polemos.bots.search.analysis import shares
from polemos.bots.search.descent import Descent, reply
from polemos.bots.search.tree import Node, Tree
from polemos.bots.seat import Plan, Seat
from polemos.bots.walk import Walk
from polemos.engine.playout import Playout
from polemos.engine.prompt import Choice

#: Plans are found on this many copies in turn.
EXPLORED: Final = 4
#: Of each first click so many of its plans are tried again.
FINALISTS: Final = 2
#: So many plans are played after the one that is weighed, each the best of so many.
AHEAD: Final = 3
SAMPLES: Final = 5
#: 95 in 100 under the bell curve.
_Z: Final = 1.96


class Weight(NamedTuple):
    """One first click: its best plan, the chance to win with it, and how far it is behind the best one: on
    average, and at least (the lower end of the interval)."""

    choice: Choice
    plan: Plan
    chance: float
    behind: float
    least: float


class Weighing(NamedTuple):
    """All first clicks, best first; how many walks and copies that took."""

    weights: list[Weight]
    walks: int
    copies: int

    @property
    def margin(self) -> Weight:
        """The second best."""
        return self.weights[1]


class _Begun(Descent):
    """A descent whose first click is given."""

    def __init__(self, match: Playout, role: str, chance: Generator, tree: Tree, first: Choice) -> None:
        super().__init__(match, role, chance, tree)
        self.first = first

    def _own_choice(self, script: Plan, wander: bool) -> Choice | None:
        if self.clicks:
            return super()._own_choice(script, wander)
        self.widths.append(1)
        self._node = self.tree.root.children.get(self.first)
        return self.first


class Scales:
    """One decision of one seat. `walks`: to find the plans of each first click; `copies`: to compare them."""

    def __init__(self, seat: Seat, seed: int | str, walks: int, copies: int) -> None:
        self.seat = seat
        self.seed = seed
        self.walks = walks
        self.copies = copies
        self.spent = 0
        self._copies: list[Playout] = []

    def weigh(self, choices: list[Choice] | None = None, good: list[Choice] | None = None) -> Weighing:
        """Every choice (or those named); `good`: which of them count as the same best move."""
        pairs = choices or self.seat.prompt.pairs()
        found = {pair: self._chances(pair) for pair in pairs}
        best = max(good or pairs, key=lambda pair: mean(found[pair][1]))
        weights = [self._weight(pair, found[pair], found[best][1]) for pair in pairs]
        others = [one for one in weights if one.choice != best and one.choice not in (good or [])]
        first = next(one for one in weights if one.choice == best)
        return Weighing([first, *sorted(others, key=lambda one: one.behind)], self.spent, self.copies)

    def _weight(self, pair: Choice, own: tuple[Plan, list[float]], best: list[float]) -> Weight:
        plan, chances = own
        behind = [one - other for one, other in zip(best, chances, strict=True)]
        error = _Z * stdev(behind) / sqrt(len(behind)) if len(behind) > 1 else 0.0
        return Weight(
            pair, plan, round(mean(chances), 4), round(mean(behind), 4), round(mean(behind) - error, 4)
        )

    def _chances(self, pair: Choice) -> tuple[Plan, list[float]]:
        """The best plan that begins with this click, and the chance to win with it on every copy."""
        tried = [(leaf.plan(), self._tried(leaf.plan())) for leaf in self._plans(pair)]
        return max(tried, key=lambda one: mean(one[1]))

    def _plans(self, pair: Choice) -> list[Node]:
        chance = Generator(f"{self.seed}:{pair}")
        tree = Tree(chance)
        for number in range(self.walks):
            if tree.root.closed:
                break
            walk = _Begun(self._copy(number % EXPLORED), self.seat.role, chance, tree, pair)
            walk.run((), True)
            self.spent += 1
            tree.note(walk.clicks, walk.widths, walk.value, walk.certain)
        return tree.ranking()[:FINALISTS]

    def _tried(self, plan: Plan) -> list[float]:
        return [self._played_on(plan, number) for number in range(EXPLORED, EXPLORED + self.copies)]

    def _played_on(self, plan: Plan, number: int) -> float:
        """The plan on one copy, then some answers; the same chance for every plan on it."""
        copy, chance = self._copy(number), Generator(f"{self.seed}:{number}")
        Walk(copy, self.seat.role, chance, True).run(plan, False)
        self.spent += 1
        for _ in range(AHEAD):
            if not copy.over:
                self.spent += reply(copy, chance, SAMPLES)
        return shares(copy)[self.seat.role]

    def _copy(self, number: int) -> Playout:
        while len(self._copies) <= number:
            self._copies.append(self.seat.determinize(f"{self.seed}:{len(self._copies)}"))
        return self._copies[number].clone()
