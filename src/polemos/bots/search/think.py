"""One decision: plans are found with a tree, the best are tried again, and near ties go on to the replies.

Every copy of the match comes from `determinize`: what the seat cannot know is dealt anew for each. Rivals
are judged on the same copies, with the same dice, so that none of them is merely lucky.
"""

from __future__ import annotations

from contextlib import suppress
from math import sqrt
from random import Random as Generator
from typing import Final

from polemos.bots.search.answers import FEWEST, KEPT, Answers, Rival
from polemos.bots.search.clock import Clock
from polemos.bots.search.descent import Descent
from polemos.bots.search.tree import Node, Tree
from polemos.bots.seat import Plan, Seat
from polemos.bots.walk import OutOfTime, Walk
from polemos.engine.playout import Playout

#: Plans are found on this many copies in turn; the finalists go on to further ones.
EXPLORED: Final = 4
#: Shares of the budget: until then plans are found, or until then if most walks still find new ones.
FINDING: Final = 0.3
FINDING_WIDER: Final = 0.5
#: Then the best are tried again for so long; two parts in five of what is left go into finding answers.
TRYING: Final = 0.1
#: Where dice decide: until then plans are found, and until then the best are tried again.
FINDING_DICE: Final = 0.35
TRYING_DICE: Final = 0.75
#: How many plans are tried again, and after how many rounds the worse ones are left out.
FINALISTS: Final = 8
ROUNDS: Final = 3
#: So many plans are compared by their answers, if they are not worse by more than so many spreads.
RIVALS: Final = 6
TIE: Final = 1.5
#: A plan that was tried less often is no rival: it may have been lucky.
TRIED: Final = 3
#: After so many copies the worse half of them is left out.
NARROWED: Final = 4


class Thought:
    """All that is done for one decision of one seat."""

    def __init__(self, seat: Seat, chance: Generator, clock: Clock) -> None:
        self.seat = seat
        self.chance = chance
        self.clock = clock
        self.tree = Tree(chance, not seat.alone)
        #: The plans that were compared by their answers; a single one was not.
        self.rivals: list[Rival] = []
        self._salt = chance.random()
        self._copies: list[Playout] = []
        self._walks = 0

    def best(self) -> Plan:
        """The clicks of the best plan found within the budget."""
        try:
            self._look_around()
            self.rivals = self._rivals()
        except OutOfTime:
            self.rivals = [Rival(self.tree.ranking()[0])]
        return self._compared(self.rivals).leaf.plan()

    def _look_around(self) -> None:
        """Find plans, and try the best of them again."""
        self._find(FINDING_DICE if self.seat.dice_decide else FINDING)
        self._find_wider()
        if all(leaf.certain for leaf in self.tree.ranking()[:FINALISTS]):
            self._find(FINDING_WIDER)
        else:
            self._try_again(TRYING_DICE if self.seat.dice_decide else self.clock.spent() + TRYING)

    # --- finding plans --------------------------------------------------------------------------

    def _find(self, share: float) -> None:
        """New plans and, where dice or others decide, the same ones again."""
        while not self.tree.root.closed and (self.clock.spent() < share or not self._walks):
            self._walks += 1
            walk = Descent(self._copy(self._walks % EXPLORED), self.seat.role, self.chance, self.tree)
            if self._walks > 1:  # one plan there must be
                walk.patience = self.clock
            walk.run((), True)
            self.clock.walks += 1
            self.tree.note(walk.clicks, walk.widths, walk.value, walk.certain)

    def _find_wider(self) -> None:
        """Longer while most walks still find plans that are new."""
        while 2 * len(self.tree.leaves) > self._walks and not self.tree.root.closed:
            if self.clock.spent() >= FINDING_WIDER:
                return
            self._find(min(FINDING_WIDER, self.clock.spent() + 0.02))

    def _try_again(self, until: float) -> None:
        """The best plans on further copies; the worse half is left out after a few rounds."""
        leaves = self.tree.ranking()[:FINALISTS]
        number = EXPLORED
        while self.clock.spent() < until and len(leaves) > 1:
            for leaf in leaves:
                if not self.clock.fits():
                    return
                self._walk(leaf, number)
            number += 1
            if (number - EXPLORED) % ROUNDS == 0:
                leaves = sorted(leaves, key=lambda leaf: -leaf.value)[: max(2, len(leaves) // 2)]

    def _walk(self, leaf: Node, number: int) -> Walk:
        """One plan on one copy, and on to where it can be judged."""
        walk = Walk(self._copy(number), self.seat.role, Generator(f"{self._salt}:{number}"), True)
        walk.patience = self.clock
        walk.run(leaf.plan(), False)
        self.clock.walks += 1
        self.tree.again(leaf, walk.value, walk.certain)
        return walk

    def _copy(self, number: int) -> Playout:
        """Copy `number` of the match as the seat may imagine it, untouched by earlier walks."""
        while len(self._copies) <= number:
            self._copies.append(self.seat.determinize(f"{self._salt}:{len(self._copies)}"))
        return self._copies[number].clone()

    # --- what the others make of them -----------------------------------------------------------

    def _rivals(self) -> list[Rival]:
        """The best plans that lead to different positions, if they are not much worse than the best one."""
        ranking = self.tree.ranking()
        enough = min(TRIED, max(leaf.times for leaf in ranking))
        ranking = [leaf for leaf in ranking if leaf.certain or leaf.times >= enough]
        least = ranking[0].value - TIE * self.tree.spread
        ranking = [leaf for leaf in ranking if leaf.value >= least]
        most = self._affordable()
        if len(ranking) > 1 and most > 1:
            return self._different(ranking[: 2 * most])[:most]
        if len(ranking) > 1 and not all(leaf.certain for leaf in ranking):
            self._try_again(1.0)
        return [Rival(self.tree.ranking()[0])]

    def _affordable(self) -> int:
        """How many plans can be tried against the answers to all of them; 1: there is no time for that."""
        spent = max(self.clock.spent(), 0.01)
        walks = self.clock.walks / spent * max(1 - spent, 0)
        if walks < _needed(2):
            return 1
        return max(3 if walks >= _needed(3) else 2, min(RIVALS, int(sqrt(walks / 2 / KEPT))))

    def _different(self, leaves: list[Node]) -> list[Rival]:
        """The same move can be clicked in several ways: one of them is enough."""
        found: dict[str, Rival] = {}
        for leaf in leaves:
            if found and not self.clock.fits():
                break
            walk = self._walk(leaf, EXPLORED)
            rival = found.setdefault(walk.match.fingerprint(), Rival(leaf, self.seat.dice_decide))
            if not rival.positions:
                rival.add(walk)
        return list(found.values())

    def _compared(self, rivals: list[Rival]) -> Rival:
        """Of good plans the one that stands best when the next player has answered it."""
        if len(rivals) == 1:
            return rivals[0]
        answers = Answers(self.seat.role, rivals, self.chance, self.clock)
        with suppress(OutOfTime):  # whole rounds count, the broken one does not
            self._answer(answers)
        return answers.best()

    def _answer(self, answers: Answers) -> None:
        answers.find(0.6 * self.clock.spent() + 0.4)
        number = 0
        while answers.compare(number) and self.clock.spent() < 1:
            number += 1
            if number % NARROWED == 0:
                answers.narrow()
            if not self._played_again(answers, number):
                break

    def _played_again(self, answers: Answers, number: int) -> bool:
        """Every rival on one more copy; False if the time does not last for all of them."""
        if not self.clock.fits(len(answers.rivals)):
            return False
        for rival in answers.rivals:
            rival.add(self._walk(rival.leaf, EXPLORED + number))
        return True


def _needed(rivals: int) -> int:
    """So many walks it takes to find answers to each plan, and to try each plan against all of them once."""
    return rivals * (1 + FEWEST + rivals * KEPT)
