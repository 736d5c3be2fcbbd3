"""A game as a folder: each organ stands in the file that is named after it, and this class finds it there."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.observation import Observation
from polemos.engine.prompt import Value
from polemos.engine.sight import Sight
from polemos.kit.data import load_rules


class FolderGame(Game):
    """What `game.py` of a folder derives from; it adds only what is its own way of doing a thing.

    | organ | gives |
    | --- | --- |
    | `setup` | `set_up(printed, scenario, options, chance)` |
    | `view` | `view(state, role, sight)`: parts that nothing touched are taken from the sight |
    | `secrets`, if something is hidden | `determinize(state, role)` |
    | `position` (written by tools/fields.py) | `encode(state)`, `check(state)`, |
    | | `decode(printed, scenario, options, chance, data)` |
    | `evaluation` | `evaluate(state, role)` |
    | `drawing` | `board(printed)` |
    | `observation` | `observation(printed, roles)` |
    """

    def __init__(
        self,
        meta: Meta,
        scenarios: tuple[Scenario, ...],
        options: tuple[Option, ...],
        data: Path | None,
        printed: Any,
    ) -> None:
        super().__init__(meta, scenarios, options, data)
        self.printed = printed
        self._organs: dict[str, ModuleType] = {}
        self._board: dict[str, Any] | None = None

    def packages(self) -> tuple[str, ...]:
        return (type(self).__module__.removesuffix(".game"),)

    def organ(self, name: str) -> Any:
        """The module of this name in the game's folder."""
        found = self._organs.get(name)
        if found is None:
            found = self._organs[name] = import_module(f"{self.packages()[0]}.{name}")
        return found

    def read_rules(self) -> dict[str, Clause]:
        return load_rules(Path(str(self.organ("game").__file__)).parent / "data")

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Any:
        return self.organ("setup").set_up(self.printed, scenario, options, chance)

    def view(self, state: Any, role: str | None) -> dict[str, Any]:
        return self.seen(state, role, Sight())

    def seen(self, state: Any, role: str | None, sight: Sight) -> dict[str, Any]:
        seen: dict[str, Any] = self.organ("view").view(state, role, sight)
        return seen

    def determinize(self, state: Any, role: str | None) -> None:
        if self.meta.hidden:
            self.organ("secrets").determinize(state, role)

    def encode(self, state: Any) -> dict[str, Any]:
        written: dict[str, Any] = self.organ("position").encode(state)
        return written

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Any:
        return self.organ("position").decode(self.printed, scenario, options, chance, data)

    def evaluate(self, state: Any, role: str) -> float:
        worth: float = self.organ("evaluation").evaluate(state, role)
        return worth

    def check(self, state: Any) -> None:
        self.organ("position").check(state)

    def new_observation(self) -> Observation:
        layout: Observation = self.organ("observation").observation(self.printed, self.meta.roles)
        return layout

    def board(self) -> dict[str, Any]:
        if self._board is None:
            drawn: dict[str, Any] = self.organ("drawing").board(self.printed)
            self._board = drawn
        return self._board
