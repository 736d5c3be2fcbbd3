"""Games for the server's tests: one where letters are marked in secret, and one that is slow."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from polemos.engine.chance import Chance
from polemos.engine.meta import Meta, Scenario
from polemos.engine.prompt import Value
from toys.clicks import Clicks, Marks, Turn

ROLES = ("black", "white")


class SecretTurn(Turn):
    """Marks are told to nobody but who makes them; everything else is public."""

    def mark(self, state: Marks, role: str, letter: str) -> None:
        state.marks = (*state.marks, letter)
        state.log("marked", "1", to=role, letter=letter)


class Whispers(Clicks):
    def __init__(self, data: Path | None = None) -> None:
        super().__init__(data)
        self.meta = Meta("whispers", "us", 2026, ROLES, (2, 2), True, True, 5000, 1, 1)
        self.scenarios = (Scenario("only", "1", ROLES),)

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Marks:
        state = super().setup(scenario, options, chance)
        state.frames[-1] = SecretTurn("black")
        return state

    def view(self, state: Marks, role: str | None) -> dict[str, Any]:
        told: dict[str, Any] = {"turn": 1, "rolled": list(state.rolled)}
        return {**told, "marks": list(state.marks)} if role == "black" else told


#: Seconds one action of the slow game takes.
HEAVY = 0.001


class HeavyTurn(Turn):
    def mark(self, state: Marks, role: str, letter: str) -> None:
        end = time.perf_counter() + HEAVY
        while time.perf_counter() < end:
            pass
        super().mark(state, role, letter)


class Heavy(Clicks):
    """Every action takes a millisecond."""

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Marks:
        state = super().setup(scenario, options, chance)
        state.frames[-1] = HeavyTurn("black")
        return state
