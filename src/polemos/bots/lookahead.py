"""Trying plans on determinized copies: clicks of one role, then what they lead to, then the evaluation."""

from __future__ import annotations

from random import Random as Generator
from typing import Final

from polemos.bots.seat import Plan, Planned, Seat
from polemos.bots.walk import ENDLESS, Walk
from polemos.engine.playout import Playout
from polemos.engine.prompt import Choice

#: Exploring walks take turns on this many copies; plans tried again go on to further ones.
EXPLORED: Final = 4

#: Variations are made of this many of the best plans.
PROMISING: Final = 12


class Trial:
    """One plan and how well it did, on average of all copies it was tried on."""

    __slots__ = ("certain", "clicks", "times", "total")

    def __init__(self, clicks: Plan) -> None:
        self.clicks = clicks
        #: Whether nothing but these clicks decided the outcome: no die, nobody else's choice.
        self.certain = True
        self.total = 0.0
        self.times = 0

    @property
    def value(self) -> float:
        return self.total / self.times

    def add(self, walk: Walk) -> None:
        self.total += walk.value
        self.times += 1
        self.certain = self.certain and walk.certain


class Lookahead:
    """All plans tried for one decision of one seat."""

    def __init__(self, seat: Seat, chance: Generator, wary: bool = False) -> None:
        self.seat = seat
        self.chance = chance
        self.wary = wary
        self.patience = ENDLESS
        self.trials: dict[Plan, Trial] = {}
        #: Plays on copies so far.
        self.spent = 0
        self._walks = 0
        self._copies: list[Playout] = []

    def best(self, count: int) -> list[Trial]:
        """The best plans so far; the earlier found first where they are equal."""
        return sorted(self.trials.values(), key=lambda trial: -trial.value)[:count]

    def first(self, pair: Choice) -> None:
        """A plan that begins with this choice and goes on at random."""
        self._note(self._walk((Planned(self.seat.prompt.message, *pair),)))

    def again(self, trial: Trial) -> None:
        """The same plan with other dice and hidden facts: the same ones for every plan, which is fair."""
        trial.add(self._walk(trial.clicks, EXPLORED + trial.times, wander=False))

    def vary(self, trial: Trial) -> None:
        """A plan that shares its beginning with this one."""
        self._note(self._walk(trial.clicks[: self.chance.randrange(len(trial.clicks))]))

    def can_vary(self) -> bool:
        """Whether there is anything to vary: not if every plan is a single click that decides all."""
        return not all(len(trial.clicks) == 1 and trial.certain for trial in self.trials.values())

    def promising(self) -> Trial:
        """A good trial so far, good ones more often."""
        best = self.best(PROMISING)
        return best[min(int(self.chance.expovariate(0.4)), len(best) - 1)]

    def _note(self, walk: Walk) -> None:
        clicks = tuple(walk.clicks)
        self.trials.setdefault(clicks, Trial(clicks)).add(walk)

    def _walk(self, script: Plan, number: int = -1, wander: bool = True) -> Walk:
        self._walks += 1
        copy = self._copy(number if number >= 0 else self._walks % EXPLORED)
        walk = Walk(copy, self.seat.role, self.chance, self.wary)
        walk.patience = self.patience
        walk.run(script, wander)
        self.spent += walk.plays
        return walk

    def _copy(self, number: int) -> Playout:
        """Copy `number` of the match as the seat may imagine it, untouched by earlier walks."""
        while len(self._copies) <= number:
            self._copies.append(self.seat.determinize(f"{self.chance.random()}:{len(self._copies)}"))
        return self._copies[number].clone()
