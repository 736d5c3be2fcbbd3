"""One decision: plans are found with a tree, the best are tried again, and near ties go on to the replies.

Every copy of the match comes from `determinize`: what the seat cannot know is dealt anew for each. Rivals
are judged on the same copies, with the same dice, so that none of them is merely lucky.
"""

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
#: Shares of the budget: until then plans are found; until then the best are tried again; then replies.
FINDING = 0.5
TRYING = 0.8
#: How many plans are tried again, and after how many rounds the worse ones are left out.
FINALISTS = 8
ROUNDS = 3
#: Plans that differ by less than this share of all values' spread are nearly equal.
TIE = 0.15
#: After a plan so many others follow, each the best of so many that its player could think of.
HORIZON = 2
SAMPLES = 4


class Finalist:
    """A good plan, tried again, and what it was worth when the others had answered it."""

    def __init__(self, leaf: Node) -> None:
        self.leaf = leaf
        self.far = 0.0
        self.times = 0

    def after_replies(self) -> float:
        return self.far / self.times if self.times else self.leaf.value


class Thought:
    """All that is done for one decision of one seat."""

    def __init__(self, seat: Seat, chance: Generator, clock: Clock) -> None:
        self.seat = seat
        self.chance = chance
        self.clock = clock
        self.tree = Tree(chance)
        self._salt = chance.random()
        self._copies: list[Match] = []
        self._walks = 0

    def best(self) -> tuple[Click, ...]:
        """The clicks of the best plan found within the budget."""
        self._find(FINDING)
        if all(leaf.certain for leaf in self.tree.ranking()[:FINALISTS]):
            self._find(TRYING)
        else:
            self._try_again()
        return self._untied(self._near_ties()).leaf.plan()

    # --- finding plans --------------------------------------------------------------------------

    def _find(self, share: float) -> None:
        """New plans and, where dice or others decide, the same ones again."""
        while not self.tree.root.closed and (self.clock.spent() < share or not self._walks):
            self._walks += 1
            walk = Descent(self._copy(self._walks % EXPLORED), self.seat.role, self.chance, self.tree)
            walk.run((), True)
            self.clock.walks += 1
            self.tree.note(walk.clicks, walk.widths, walk.value, walk.certain)

    def _try_again(self) -> None:
        """The best plans on further copies; the worse half is left out after a few rounds."""
        leaves = self.tree.ranking()[:FINALISTS]
        number = EXPLORED
        while self.clock.spent() < TRYING and len(leaves) > 1:
            for leaf in leaves:
                self._walk(leaf, number)
            number += 1
            if (number - EXPLORED) % ROUNDS == 0:
                leaves = sorted(leaves, key=lambda leaf: -leaf.value)[: max(2, len(leaves) // 2)]

    def _walk(self, leaf: Node, number: int) -> Match:
        """One plan on one copy, and on to where it can be judged."""
        match = self._copy(number)
        walk = Walk(match, self.seat.role, Generator(f"{self._salt}:{number}"))
        walk.run(leaf.plan(), False)
        self.clock.walks += 1
        self.tree.again(leaf, walk.value, walk.certain)
        return match

    def _copy(self, number: int) -> Match:
        """Copy `number` of the match as the seat may imagine it, untouched by earlier walks."""
        while len(self._copies) <= number:
            self._copies.append(self.seat.determinize(f"{self._salt}:{len(self._copies)}"))
        return self._copies[number].clone()

    # --- near ties ------------------------------------------------------------------------------

    def _near_ties(self) -> list[Finalist]:
        """The best plan and those that are nearly as good; a plan that was seldom tried is no rival."""
        ranking = self.tree.ranking()
        tried = max(leaf.times for leaf in ranking)
        rivals = [leaf for leaf in ranking if leaf.certain or 2 * leaf.times >= tried]
        least = rivals[0].value - TIE * self.tree.spread
        return [Finalist(leaf) for leaf in rivals[:FINALISTS] if leaf.value >= least]

    def _untied(self, finalists: list[Finalist]) -> Finalist:
        """Of nearly equal plans the one that stands best when the others have answered it."""
        number = EXPLORED
        while len(finalists) > 1 and self.clock.spent() < 1:
            for finalist in finalists:
                finalist.far += self._after_replies(finalist.leaf, number)
                finalist.times += 1
            number += 1
        return max(finalists, key=Finalist.after_replies)

    def _after_replies(self, leaf: Node, number: int) -> float:
        match = self._walk(leaf, number)
        chance = Generator(f"{self._salt}:{number}")
        for _ in range(HORIZON):
            if not match.over:
                self.clock.walks += reply(match, chance, SAMPLES)
        return worth(match, self.seat.role)
