"""The bot that searches: plans from a tree over small clicks, judged by what others make of them."""

from __future__ import annotations

from polemos.bots.greedy import Planner
from polemos.bots.search.clock import LEVELS, Budget, Clock, budget_of
from polemos.bots.search.think import Thought
from polemos.bots.seat import Click, Seat


class Search(Planner):
    def __init__(self, seed: int | str, budget: int | None, level: str = "") -> None:
        super().__init__(seed, budget)
        self.allowed = budget_of(level) if level else Budget(0, budget) if budget else LEVELS["normal"]

    def plan(self, seat: Seat) -> tuple[Click, ...]:
        return Thought(seat, self.generator(seat), Clock(self.allowed)).best()
