"""Parley: a small game in which another must answer before a move is done, for bots. Compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Scenario
from polemos.engine.prompt import DECLINES, FINAL, Value
from polemos.engine.result import Result
from polemos.engine.state import State

ROLES = ("besieger", "town")
SEASONS = 3


class Siege(State):
    """Every season the besieger may storm the town, starve it or wait; who is stormed may give up."""

    def __init__(self, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.points = 0

    def clone(self) -> Siege:
        copy = Siege(self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.points = self.points
        return copy


@dataclass
class War(Sequence):
    def steps(self) -> tuple[Step, ...]:
        seasons: tuple[Step, ...] = ()
        for _ in range(SEASONS):
            seasons = (*seasons, season)
        return (*seasons, finish)


def season(state: Siege) -> None:
    state.call(Lines())


def finish(state: Siege) -> None:
    winner = "besieger" if state.points > 0 else "town"
    state.finish(Result(winner, "x", "x", "1", {"besieger": state.points}))


@dataclass
class Lines(Frame):
    """The besieger's season."""

    stormed: bool = False

    def ask(self, state: Siege) -> Ask | None:
        if self.stormed:
            return None
        ask = Ask("besieger", "lines", "1").alone("wait", self.wait, DECLINES)
        return ask.alone("storm", self.storm).alone("starve", self.starve)

    def run(self, state: Siege) -> None:
        state.end()

    def wait(self, state: Siege, role: str) -> None:
        state.end()

    def storm(self, state: Siege, role: str) -> None:
        state.become(Lines(True))
        state.call(Walls())

    def starve(self, state: Siege, role: str) -> None:
        state.points += 1
        state.end()


@dataclass
class Walls(Frame):
    """Giving up is the first answer offered, and the worse one."""

    def ask(self, state: Siege) -> Ask | None:
        ask = Ask("town", "walls", "1").alone("give_up", self.give_up, FINAL)
        return ask.alone("resist", self.resist)

    def give_up(self, state: Siege, role: str) -> None:
        state.points += 3
        state.end()

    def resist(self, state: Siege, role: str) -> None:
        state.points -= 2
        state.end()


class Parley(Game):
    def __init__(self) -> None:
        meta = Meta("parley", "us", 2026, ROLES, (2, 2), False, False, 50, 1, 1)
        super().__init__(meta, (Scenario("war", "1", ROLES),))

    @property
    def rules(self) -> dict[str, Clause]:
        return {}

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Siege:
        state = Siege(scenario, options, chance)
        state.call(War())
        return state

    def view(self, state: Siege, role: str | None) -> dict[str, Any]:
        return {"turn": 1}

    def determinize(self, state: Siege, role: str | None) -> None:
        pass

    def encode(self, state: Siege) -> dict[str, Any]:
        return {"points": state.points}

    def evaluate(self, state: Siege, role: str) -> float:
        return state.points / 20 if role == "besieger" else -state.points / 20
