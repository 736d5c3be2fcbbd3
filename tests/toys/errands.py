"""Errands: a small game whose moves take several clicks, for bots to plan in. Compiled with the toy."""

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

HOUSES = tuple(f"house_{i}" for i in range(8))
ROLES = ("courier", "guard")


class Town(State):
    """A courier takes a letter, is looked at by a guard, and delivers it: right or wrong."""

    def __init__(self, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.points = 0

    def clone(self) -> Town:
        copy = Town(self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.points = self.points
        return copy


@dataclass
class Day(Sequence):
    """Five errands."""

    def steps(self) -> tuple[Step, ...]:
        return (*(lambda s: s.call(Take("")) for _ in range(5)), finish)


def finish(state: Town) -> None:
    state.finish(
        Result("courier" if state.points == 5 else "guard", "x", "x", "1", {"courier": state.points})
    )


@dataclass
class Take(Frame):
    """First click: which letter; or nothing today."""

    letter: str

    def ask(self, state: Town) -> Ask | None:
        if self.letter:
            ask = Ask("courier", "deliver", "1").alone("keep", self.rest, DECLINES)
            return ask.pick("deliver", HOUSES, self.deliver)
        return Ask("courier", "take", "1").alone("rest", self.rest, DECLINES).pick("take", HOUSES, self.take)

    def rest(self, state: Town, role: str) -> None:
        state.end()

    def take(self, state: Town, role: str, house: str) -> None:
        state.become(Take(house))
        state.call(Inspect())

    def deliver(self, state: Town, role: str, house: str) -> None:
        state.points += 1 if house == self.letter else -1
        state.end()


@dataclass
class Inspect(Frame):
    """The guard is always asked, and never minds."""

    def ask(self, state: Town) -> Ask | None:
        return Ask("guard", "inspect", "1").alone("nod", self.look, DECLINES).alone("stare", self.look)

    def look(self, state: Town, role: str) -> None:
        state.end()


class Errands(Game):
    def __init__(self) -> None:
        meta = Meta("errands", "us", 2026, ROLES, (2, 2), False, False, 50, 1, 1)
        super().__init__(meta, (Scenario("day", "1", ROLES),))

    @property
    def rules(self) -> dict[str, Clause]:
        return {}

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Town:
        state = Town(scenario, options, chance)
        state.call(Day())
        return state

    def view(self, state: Town, role: str | None) -> dict[str, Any]:
        return {"turn": 1}

    def determinize(self, state: Town, role: str | None) -> None:
        pass

    def encode(self, state: Town) -> dict[str, Any]:
        return {"points": state.points}

    def evaluate(self, state: Town, role: str) -> float:
        return state.points / 5 if role == "courier" else -state.points / 5
