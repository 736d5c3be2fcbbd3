"""The best plans compared by what the next player makes of them.

Answers are looked for after each plan, but every plan is then tried against the good answers to all of them:
what differs is the plan, not the luck of the search. Who answers does not know the dice: he takes what is
best for him on average of all copies, and the plan is worth what that leaves.
"""

from __future__ import annotations

from math import sqrt
from random import Random as Generator
from typing import Final, TypeAlias

from polemos.bots.lookahead import Lookahead
from polemos.bots.search.clock import Clock
from polemos.bots.search.tree import Node
from polemos.bots.seat import Plan, Seat
from polemos.bots.walk import Walk, worth
from polemos.engine.playout import Playout

#: Who is asked after a plan, and what; nobody if it ended the match.
Asked: TypeAlias = tuple[str, str]

#: So many answers to each plan are tried against all of them.
KEPT: Final = 3
#: Answers are looked for at least so often, however little time there is.
FEWEST: Final = 6
#: A plan that was tried so often is known by its tries.
PROVEN: Final = 8


class Rival:
    """A good plan, the positions it leads to, and how each answer to it turned out."""

    def __init__(self, leaf: Node, proven: bool = False) -> None:
        self.leaf = leaf
        #: Whether the plan was tried so often that its tries tell what it is worth before any answer.
        self.proven = proven and leaf.times >= PROVEN
        self.positions: list[Playout] = []
        #: On each copy: what the plan was worth there before any answer.
        self.direct: list[float] = []
        self.rounds = 0
        #: Question -> answer -> its worth for who gives it: a sum over the copies.
        self._own: dict[Asked, dict[Plan, float]] = {}
        #: Question -> answer -> copy -> what it changes for us.
        self._changes: dict[Asked, dict[Plan, dict[int, float]]] = {}

    def add(self, walk: Walk) -> None:
        """One more copy on which the plan was played."""
        self.positions.append(walk.match)
        self.direct.append(walk.value)

    def note(self, asked: Asked, answer: Plan, own: float, change: float, number: int) -> None:
        sums = self._own.setdefault(asked, {})
        sums[answer] = sums.get(answer, 0.0) + own
        self._changes.setdefault(asked, {}).setdefault(answer, {})[number] = change

    def answers(self, asked: Asked) -> list[Plan]:
        """The answers that are still worth trying, where any were tried."""
        return list(self._own.get(asked, {}))

    def keep(self, count: int) -> None:
        """Leave out the answers that nobody would give."""
        for asked, sums in self._own.items():
            best = sorted(sums, key=lambda answer: -sums[answer])[:count]
            self._own[asked] = {answer: sums[answer] for answer in best}

    def worths(self) -> list[float]:
        """What the plan is worth on each copy after the answers that are best for those who give them.

        Only the fresh copies count, unless it was tried often: a plan became a rival because it did well on
        the earlier ones, some of it by luck.
        """
        found = [self.leaf.value if self.proven else value for value in self.direct[: self.rounds]]
        for asked, sums in self._own.items():
            best = max(sums, key=lambda answer: sums[answer])
            for number, change in self._changes[asked][best].items():
                found[number] += change
        return found

    def value(self) -> float:
        return sum(self.worths()) / self.rounds if self.rounds else self.leaf.value


def surely_better(one: Rival, other: Rival) -> bool:
    """Whether the first did better on the copies both were tried on, by more than chance usually does."""
    ours, theirs = one.worths(), other.worths()
    gains = [ours[i] - theirs[i] for i in range(min(len(ours), len(theirs)))]
    count = len(gains)
    if count < 2:
        return False
    mean = sum(gains) / count
    return mean > sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (count - 1) / count)


def asked_in(match: Playout) -> Asked:
    if match.over:
        return "", ""
    role = match.deciders[0]
    return role, match.prompt(role).message


class Answers:
    """The answers to all rivals, and the time there is for finding and trying them."""

    def __init__(self, role: str, rivals: list[Rival], chance: Generator, clock: Clock) -> None:
        self.role = role
        self.rivals = rivals
        self.first = rivals[0]
        self.chance = chance
        self.clock = clock
        self.pool: dict[Asked, list[Plan]] = {}

    def find(self, until: float) -> None:
        """Good answers to each plan, the time shared among the plans."""
        begin = self.clock.spent()
        share = (until - begin) / len(self.rivals)
        for i, rival in enumerate(self.rivals):
            if not rival.positions[0].over:
                self._explore(rival.positions[0], begin + share * (i + 1))

    def _explore(self, match: Playout, until: float) -> None:
        asked = asked_in(match)
        look = Lookahead(Seat(match, asked[0]), self.chance, True)
        look.patience = self.clock
        pairs = match.prompt(asked[0]).ahead().pairs()
        self.chance.shuffle(pairs)
        while pairs and (self.clock.spent() < until or len(look.trials) < FEWEST) and self.clock.fits():
            look.first(pairs.pop())
            self.clock.walks += 1
        while look.trials and self.clock.spent() < until and look.can_vary() and self.clock.fits():
            look.vary(look.promising())
            self.clock.walks += 1
        pool = self.pool.setdefault(asked, [])
        pool.extend(trial.clicks for trial in look.best(KEPT) if trial.clicks not in pool)

    def compare(self, number: int) -> bool:
        """Every plan against every answer on one more copy; False, and nothing noted, if time ran out."""
        tried: list[tuple[Rival, Asked, Plan, float, float]] = []
        for rival in self.rivals:
            asked = asked_in(rival.positions[number])
            answers = rival.answers(asked) or self.pool.get(asked, [])
            for answer in answers:
                if answer:
                    if not self.clock.fits():
                        return False
                    tried.append((rival, asked, answer, *self._try(rival, asked, answer, number)))
            if not answers or not answers[0]:
                tried.append((rival, asked, (), 0.0, 0.0))
        for rival, asked, answer, own, change in tried:
            rival.note(asked, answer, own, change, number)
        for rival in self.rivals:
            rival.rounds += 1
        return True

    def narrow(self) -> None:
        """Leave out the worse half of the plans, and to the others the answers that nobody would give."""
        self.rivals = sorted(self.rivals, key=lambda rival: -rival.value())[: max(2, len(self.rivals) // 2)]
        for rival in self.rivals:
            rival.keep(KEPT)

    def best(self) -> Rival:
        """The best one; if plans were tried often, only what is surely better displaces the first."""
        best = max(self.rivals, key=Rival.value)
        return best if not self.first.proven or surely_better(best, self.first) else self.first

    def _try(self, rival: Rival, asked: Asked, answer: Plan, number: int) -> tuple[float, float]:
        """What the answer is worth to who gives it, and what it changes for us."""
        walk = Walk(rival.positions[number].clone(), asked[0], Generator(number), True)
        walk.patience = self.clock
        walk.run(answer, False)
        self.clock.walks += 1
        return walk.value, worth(walk.match, self.role, True) - rival.direct[number]
