"""The bot that looks one segment ahead: short plans on determinized copies, judged by the game itself.

A move takes several clicks (units, then destination), and the clicks in between change nothing that an
evaluation could see. So whole plans are compared: all of one role's clicks up to the first uncertain event.
"""

from __future__ import annotations

from random import Random as Generator

from polemos.bots.lookahead import Lookahead
from polemos.bots.seat import Bot, Plan, Seat, followed
from polemos.engine.errors import RuleBug
from polemos.engine.prompt import Choice

#: Plays on copies per plan, unless the caller says otherwise.
DEFAULT_BUDGET = 300

#: How many of the best plans are tried again, and how often at most.
FINALISTS = 6
ROUNDS = 6


class Planner(Bot):
    """Makes a plan of several clicks and follows it while the questions are those it expected."""

    def __init__(self, seed: int | str, budget: int | None) -> None:
        super().__init__(seed, budget)
        self._plan: Plan = ()

    @property
    def planned(self) -> Plan:
        return self._plan

    def plan(self, seat: Seat) -> Plan:
        """One click or more, the first of them offered now."""
        raise RuleBug(f"{type(self).__name__} makes no plans")

    def choose(self, seat: Seat) -> Choice:
        prompt = seat.prompt
        planned, self._plan = followed(self._plan, prompt)
        if planned is not None:
            return planned
        pairs = prompt.pairs()
        if len(pairs) == 1:
            return pairs[0]
        plan = self.plan(seat)
        self._plan = plan[1:]
        return plan[0].verb, plan[0].arg


class Greedy(Planner):
    """Finds the best short plan with so many plays on copies."""

    def plan(self, seat: Seat) -> Plan:
        return best_plan(seat, self.generator(seat), self.budget or seat.plan_plays or DEFAULT_BUDGET)


def best_plan(seat: Seat, chance: Generator, budget: int) -> Plan:
    """Explore with half of the budget, then try the best plans again with other dice and hidden facts."""
    look = Lookahead(seat, chance)
    pairs = seat.prompt.pairs()
    chance.shuffle(pairs)
    _explore(look, pairs, budget // 2)
    for _ in range(ROUNDS):
        finalists = [trial for trial in look.best(FINALISTS) if not trial.certain]
        if not finalists or look.spent >= budget:
            break
        for trial in finalists:
            look.again(trial)
    if all(trial.certain for trial in look.trials.values()):
        _vary(look, budget)
    return look.best(1)[0].clicks


def _explore(look: Lookahead, pairs: list[Choice], budget: int) -> None:
    """Every choice once (as far as the budget goes), then mostly those that did well so far."""
    for pair in pairs:
        look.first(pair)
        if look.spent >= budget:
            return
    _vary(look, budget)


def _vary(look: Lookahead, budget: int) -> None:
    """Other ways to go on from good beginnings, if there is anything to vary."""
    if look.can_vary():
        while look.spent < budget:
            look.vary(look.promising())
