"""Bait: a small game whose best move at first sight is the worst, for bots that look further. Compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Scenario
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.result import Result
from polemos.engine.state import State

ROLES = ("fox", "farmer")
NIGHTS = 3


class Coop(State):
    """Every night the fox may take a hen, and every morning the farmer may shoot at a fox who did."""

    def __init__(self, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.points = 0

    def clone(self) -> Coop:
        copy = Coop(self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.points = self.points
        return copy


@dataclass
class Year(Sequence):
    def steps(self) -> tuple[Step, ...]:
        nights: tuple[Step, ...] = ()
        for _ in range(NIGHTS):
            nights = (*nights, night)
        return (*nights, finish)


def night(state: Coop) -> None:
    state.call(Night(False))


def finish(state: Coop) -> None:
    state.finish(Result("fox" if state.points > 0 else "farmer", "x", "x", "1", {"fox": state.points}))


@dataclass
class Night(Frame):
    """The fox chooses, then the farmer."""

    taken: bool

    def ask(self, state: Coop) -> Ask | None:
        if self.taken:
            return (
                Ask("farmer", "morning", "1").alone("sleep", self.rest, DECLINES).alone("shoot", self.shoot)
            )
        ask = Ask("fox", "night", "1").alone("lie_low", self.rest, DECLINES)
        return ask.alone("take_hen", self.take_hen).alone("take_egg", self.take_egg)

    def rest(self, state: Coop, role: str) -> None:
        state.end()

    def take_hen(self, state: Coop, role: str) -> None:
        state.points += 2
        state.become(Night(True))

    def take_egg(self, state: Coop, role: str) -> None:
        state.points += 1
        state.end()

    def shoot(self, state: Coop, role: str) -> None:
        state.points -= 5
        state.end()


class Bait(Game):
    def __init__(self) -> None:
        meta = Meta("bait", "us", 2026, ROLES, (2, 2), False, False, 50, 1, 1)
        super().__init__(meta, (Scenario("year", "1", ROLES),))

    @property
    def rules(self) -> dict[str, Clause]:
        return {}

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Coop:
        state = Coop(scenario, options, chance)
        state.call(Year())
        return state

    def view(self, state: Coop, role: str | None) -> dict[str, Any]:
        return {"turn": 1}

    def determinize(self, state: Coop, role: str | None) -> None:
        pass

    def encode(self, state: Coop) -> dict[str, Any]:
        return {"points": state.points}

    def evaluate(self, state: Coop, role: str) -> float:
        return state.points / 20 if role == "fox" else -state.points / 20
