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
from polemos.bots.seat import Click, Seat

#: A plan, the sum of its values and how often it was tried.
Tried: TypeAlias = tuple[tuple[Click, ...], float, int]

#: So many plans of each process are compared.
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

    def best(self, seat: Seat, seed: int | str, budget: Budget) -> tuple[Click, ...]:
        """The plan that did best in all trees together."""
        questions = [self._question(seat, f"{seed}:{i}", budget) for i in range(self.size)]
        return chosen([tried for found in self.pool.map(think, questions) for tried in found])

    def _question(self, seat: Seat, seed: str, budget: Budget) -> tuple[Any, ...]:
        copy = seat.determinize(seed)
        return copy.game.meta.id, copy.game.data, copy.position(), seat.role, seed, budget


def think(question: tuple[Any, ...]) -> list[Tried]:
    """In the process: the best plans that were found there, its own favourite first."""
    from polemos.engine.registry import game

    name, data, position, role, seed, budget = question
    match = game(name, None if data is None else Path(data)).resume(position, (), seed)
    seat, chance, clock = Seat(match, role), Generator(seed), Clock(budget)
    if seat.dice_decide:
        turn = Turn(seat, chance, clock)
        moves = turn.best([])
        if moves:
            return [(moves[0], turn.value, 1)]
    thought = Thought(seat, chance, clock)
    favourite = thought.best()
    ranking = thought.tree.ranking()[:KEPT]
    ranking.sort(key=lambda leaf: leaf.plan() != favourite)
    return [(leaf.plan(), leaf.total, leaf.times) for leaf in ranking]


def chosen(tried: list[Tried]) -> tuple[Click, ...]:
    """The best average, of plans that were tried at least half as often as the most tried one."""
    sums: dict[tuple[Click, ...], tuple[float, int]] = {}
    for plan, total, times in tried:
        before = sums.get(plan, (0.0, 0))
        sums[plan] = (before[0] + total, before[1] + times)
    most = max(times for _, times in sums.values())
    rivals = {plan: total / times for plan, (total, times) in sums.items() if 2 * times >= most}
    return max(rivals, key=lambda plan: rivals[plan])
