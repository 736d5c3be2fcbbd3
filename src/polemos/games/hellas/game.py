"""HELLAS: the game as everybody uses it. Rules by section in `rules`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from polemos.engine.chance import Chance
from polemos.engine.meta import Meta, Option, Scenario
from polemos.engine.prompt import Value
from polemos.games.hellas.charts import ROWS
from polemos.games.hellas.printed import SIDES, Printed
from polemos.games.hellas.rules.cycle import ACTIONS
from polemos.games.hellas.rules.score import points
from polemos.games.hellas.rules.turn import Turns
from polemos.games.hellas.setup import (
    SetUp,
)
from polemos.games.hellas.state import Hellas
from polemos.kit.folder import FolderGame

META: Final = Meta("hellas", "Karl Hausser", 0, SIDES, (1, 2), False, False, 100_000, 180, 3, rules_version=2)

SCENARIOS: Final[tuple[Scenario, ...]] = (
    Scenario("standard", "4a", SIDES),
    Scenario("peloponnesian_war", "3p", SIDES, official=False),
)

SWITCH: Final[tuple[bool, ...]] = (False, True)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("points", "2o", (10, 9, 8)),
    Option("turn_limit", "5d", (0, 20, 40, 60)),
    Option("end_of_turn", "5c", ("victory", "upkeep")),
    Option("luxuries", "9.6p", ("posts", "kinds")),
    Option("strict_ships", "9.1k", SWITCH),
    Option("agitation", "18.1a", SWITCH),
    Option("setbacks", "18.2a", SWITCH),
    Option("new_provinces", "18.3a", SWITCH),
    Option("legions_found", "18.4a", SWITCH),
    Option("leaders", "18.5a", SWITCH),
    Option("choose_order", "18.6a", SWITCH),
    Option("manufacture", "18.7a", SWITCH),
    Option("light_laurels", "18.8a", SWITCH),
)


class HellasGame(FolderGame):
    """History of the Ancient Seas I: no luck, no secrets."""

    def __init__(self, data: Path | None = None) -> None:
        super().__init__(META, SCENARIOS, OPTIONS, data, Printed(data))

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Hellas:
        state = Hellas(self.printed, scenario, options, chance)
        state.call(Turns())
        state.call(SetUp())
        return state

    def trial_options(self) -> dict[str, Value]:
        """A49: the rules set no last turn; simulations and random games end after the sixtieth."""
        return {"turn_limit": 60}

    def things(self, state: Hellas, role: str) -> dict[str, tuple[str, ...]]:
        return {**super().things(state, role), "action": ACTIONS, "row": tuple(ROWS)}

    def turn(self, state: Hellas) -> int:
        return max(state.turn, 1)

    def scores(self, state: Hellas) -> dict[str, int]:
        return {side: points(state, side) for side in SIDES}


def make(data: Path | None = None) -> HellasGame:
    return HellasGame(data)
