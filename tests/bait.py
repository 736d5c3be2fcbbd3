"""Bait: a small game whose best move at first sight is the worst, for bots that look further. Compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.chance import Chance
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Scenario
from polemos.engine.prompt import ALONE, Arg, Prompt, Value
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

    def deciders(self, state: Coop) -> tuple[str, ...]:
        return ("farmer",) if self.taken else ("fox",)

    def prompt(self, state: Coop, role: str) -> Prompt:
        if self.taken:
            return Prompt("morning", "1", {"sleep": ALONE, "shoot": ALONE})
        return Prompt("night", "1", {"lie_low": ALONE, "take_hen": ALONE, "take_egg": ALONE})

    def act(self, state: Coop, role: str, verb: str, arg: Arg) -> None:
        if verb == "take_hen":
            state.points += 2
            state.become(Night(True))
            return
        if verb == "take_egg":
            state.points += 1
        if verb == "shoot":
            state.points -= 5
        state.end()


class Bait(Game):
    def __init__(self) -> None:
        meta = Meta("bait", "us", 2026, ROLES, (2, 2), False, False, 50, 1, 1)
        super().__init__(meta, (Scenario("year", "1", ROLES),))

    @property
    def rules(self) -> dict[str, Clause]:
        return {}

    def frames(self) -> dict[str, type[Frame]]:
        return {c.__name__: c for c in (Year, Night)}

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
