"""Several processes that think about the same decision: each grows a tree of its own, the plans are compared.

Each is given a position in which all that the seat cannot know was dealt anew, never the true one.
"""

from __future__ import annotations

from pathlib import Path
from random import Random as Generator
from typing import Any, Final, TypeAlias
from weakref import finalize

from polemos.bots.search.clock import Budget, Clock
from polemos.bots.search.think import Thought
from polemos.bots.search.turns import Turn
from polemos.bots.seat import Plan, Seat

#: A plan, the sum of its values and how often it was tried.
Tried: TypeAlias = tuple[Plan, float, int]
#: Whether these are values after the best answers, and the plans.
Found: TypeAlias = tuple[bool, list[Tried]]

#: So many plans of each process are compared if they were not by their answers.
KEPT: Final = 8


class Team:
    """Processes for one bot; they end with it."""

    def __init__(self, size: int) -> None:
        # only who wants several processes pays for loading their machinery
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        self.size = size
        self.pool = ProcessPoolExecutor(size, get_context("spawn"))
        self._end = finalize(self, self.pool.shutdown, wait=False, cancel_futures=True)

    def best(self, seat: Seat, seed: int | str, budget: Budget) -> Plan:
        """The plan that did best in all trees together."""
        questions = [self._question(seat, f"{seed}:{i}", budget) for i in range(self.size)]
        return chosen(counted(list(self.pool.map(think, questions))))

    def _question(self, seat: Seat, seed: str, budget: Budget) -> tuple[Any, ...]:
        copy = seat.determinize(seed)
        return copy.game.meta.id, copy.game.data, copy.position(), seat.role, seed, budget


def think(question: tuple[Any, ...]) -> Found:
    """In the process: take up the position and look for plans."""
    from polemos.engine.registry import game

    name, data, position, role, seed, budget = question
    match = game(name, None if data is None else Path(data)).resume(position, (), seed)
    return found(Seat(match, role), Generator(seed), Clock(budget))


def found(seat: Seat, chance: Generator, clock: Clock) -> Found:
    """The best plans, the favourite first.

    Where dice decide, averages after the answers are worse than none (docs/decisions/search.md).
    """
    if seat.dice_decide:
        turn = Turn(seat, chance, clock)
        moves = turn.best([])
        if moves:
            return False, [(moves[0], turn.value, 1)]
    thought = Thought(seat, chance, clock)
    favourite = thought.best()
    answered = len(thought.rivals) > 1 and thought.rivals[0].rounds > 0 and not seat.dice_decide
    plans = answered_plans(thought) if answered else tried_plans(thought)
    return answered, sorted(plans, key=lambda plan: plan[0] != favourite)


def answered_plans(thought: Thought) -> list[Tried]:
    """The rivals, also those left out on the way: another process may have kept them."""
    return [(one.leaf.plan(), one.value() * one.rounds, one.rounds) for one in thought.rivals]


def tried_plans(thought: Thought) -> list[Tried]:
    return [(leaf.plan(), leaf.total, leaf.times) for leaf in thought.tree.ranking()[:KEPT]]


def counted(all_found: list[Found]) -> list[Tried]:
    """The plans after their answers, if any process compared some: values before them are another scale."""
    answered = [plans for after, plans in all_found if after]
    everything = [plans for _, plans in all_found]
    return [plan for plans in answered or everything for plan in plans]


def chosen(tried: list[Tried]) -> Plan:
    """The best average, of plans that were tried at least half as often as the most tried one."""
    sums: dict[Plan, tuple[float, int]] = {}
    for plan, total, times in tried:
        before = sums.get(plan, (0.0, 0))
        sums[plan] = (before[0] + total, before[1] + times)
    most = max(times for _, times in sums.values())
    rivals = {plan: total / times for plan, (total, times) in sums.items() if 2 * times >= most}
    return max(rivals, key=lambda plan: rivals[plan])
