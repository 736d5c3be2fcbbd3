"""The bot that searches: plans from a tree over small clicks, tried again, and judged by their replies."""

from __future__ import annotations

from polemos.bots.greedy import Planner
from polemos.bots.search.clock import LEVELS, Budget, Clock, budget_of, processes_of
from polemos.bots.search.parallel import Team
from polemos.bots.search.think import Thought
from polemos.bots.search.turns import Turn
from polemos.bots.seat import Plan, Seat


class Search(Planner):
    """`level`: `hard`, `100ms`, `500it`, and `hard*2` for two processes with that budget each."""

    def __init__(self, seed: int | str, budget: int | None, level: str = "") -> None:
        super().__init__(seed, budget)
        text, self.processes = processes_of(level)
        self.allowed = budget_of(text) if text else Budget(0.0, budget) if budget else LEVELS["normal"]
        self._team: Team | None = None
        #: How the last decision meant to go on, where whole turns are planned.
        self._rest: list[Plan] = []

    @property
    def rest(self) -> tuple[Plan, ...]:
        return tuple(self._rest)

    def take_up(self, rest: tuple[Plan, ...]) -> None:
        self._rest = list(rest)

    def plan(self, seat: Seat) -> Plan:
        if self.processes > 1:
            return self._together(seat)
        chance, clock = self.generator(seat), Clock(self.allowed)
        moves = Turn(seat, chance, clock).best(self._rest) if seat.dice_decide else []
        self._rest = moves[1:]
        return moves[0] if moves else Thought(seat, chance, clock).best()

    def _together(self, seat: Seat) -> Plan:
        if self._team is None:
            self._team = Team(self.processes)
        return self._team.best(seat, f"{self.seed}:{seat.role}:{seat.number}", self.allowed)
