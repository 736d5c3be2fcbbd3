"""A game without secrets for the server's tests: mark letters, roll a die, pass. It ends when asked to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from polemos.engine.ask import Ask
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.flow import Frame
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Scenario
from polemos.engine.prompt import DECLINES, ENDS, Value
from polemos.engine.result import Result
from polemos.engine.state import State

ROLES = ("black", "white")
LETTERS = ("a", "b", "c")


class Marks(State):
    def __init__(self, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.marks: tuple[str, ...] = ()
        self.rolled: tuple[int, ...] = ()

    def clone(self) -> Marks:
        copy = Marks(self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.marks, copy.rolled = self.marks, self.rolled
        return copy


@dataclass
class Turn(Frame):
    who: str

    def ask(self, state: Marks) -> Ask | None:
        ask = Ask(self.who, "mark", "1").pick("mark", self.letters(state), self.mark)
        return (
            ask.alone("roll", self.roll).alone("pass", self.hand_over, DECLINES).alone("end", self.stop, ENDS)
        )

    def letters(self, state: Marks) -> tuple[str, ...]:
        return LETTERS

    def mark(self, state: Marks, role: str, letter: str) -> None:
        state.marks = (*state.marks, letter)[-200:]
        state.log("marked", "1", letter=letter)

    def roll(self, state: Marks, role: str) -> None:
        state.rolled = (*state.rolled, state.roll("1", 1, 6, role)[0])[-20:]

    def hand_over(self, state: Marks, role: str) -> None:
        state.become(type(self)(ROLES[1 - ROLES.index(role)]))

    def stop(self, state: Marks, role: str) -> None:
        state.finish(Result(role, "win", "ended", "1", {"black": 1, "white": 0}))


class Clicks(Game):
    def __init__(self, data: Path | None = None) -> None:
        super().__init__(
            Meta("clicks", "us", 2026, ROLES, (2, 2), False, True, 5000, 1, 1),
            (Scenario("only", "1", ROLES),),
            (),
            data,
        )

    @property
    def rules(self) -> dict[str, Clause]:
        return {}

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Marks:
        state = Marks(scenario, options, chance)
        state.call(Turn("black"))
        return state

    def view(self, state: Marks, role: str | None) -> dict[str, Any]:
        return {"turn": 1, "marks": list(state.marks), "rolled": list(state.rolled)}

    def determinize(self, state: Marks, role: str | None) -> None:
        pass

    def encode(self, state: Marks) -> dict[str, Any]:
        return {"marks": list(state.marks), "rolled": list(state.rolled)}

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Marks:
        state = Marks(scenario, options, chance)
        state.marks = tuple(str(item) for item in data.items("marks"))
        state.rolled = tuple(int(str(item)) for item in data.items("rolled"))
        return state

    def evaluate(self, state: Marks, role: str) -> float:
        return 0.0

    def check(self, state: Marks) -> None:
        pass

    def board(self) -> dict[str, Any]:
        return {"size": [1, 1], "places": {}}
