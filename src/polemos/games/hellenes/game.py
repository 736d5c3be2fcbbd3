"""Hellenes: Campaigns of the Peloponnesian War. Everything the engine asks of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.prompt import Value
from polemos.games.hellenes.drawing import board
from polemos.games.hellenes.evaluation import evaluate
from polemos.games.hellenes.laws import apart
from polemos.games.hellenes.observation import HellenesObservation
from polemos.games.hellenes.position import check, decode, encode
from polemos.games.hellenes.printed import DATA, SIDES, Printed
from polemos.games.hellenes.secrets.deal import determinize
from polemos.games.hellenes.setup import new_game
from polemos.games.hellenes.state import Hellenes
from polemos.games.hellenes.view import view
from polemos.kit.data import load_rules

#: A move here is several clicks among dozens of places each: fewer plays do not try most of them.
PLAN_PLAYS: Final = 1500

META: Final = Meta(
    "hellenes",
    "Craig Besinque",
    2009,
    SIDES,
    (2, 2),
    True,
    True,
    40_000,
    240,
    4,
    rules_version=4,
    plan_plays=PLAN_PLAYS,
)

SCENARIOS: Final[tuple[Scenario, ...]] = (
    Scenario("431", "15.1", SIDES),
    Scenario("sicily", "15.2", SIDES),
    Scenario("413", "15.3", SIDES),
    Scenario("415", "15.4", SIDES),
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("deployment", "15.1d", ("standard", "free")),
    Option("bid", "0.0b", (0, 1, 2, 3, 4, 5, -1, -2, -3, -4, -5), bid=True),
)


class HellenesGame(Game):
    """The game as lobbies, matches, bots and tests know it."""

    def __init__(self, data: Path | None = None) -> None:
        super().__init__(META, SCENARIOS, OPTIONS, data)
        self.printed = Printed(data)

    def read_rules(self) -> dict[str, Clause]:
        return load_rules(DATA)

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Hellenes:
        return new_game(self.printed, scenario, options, chance)

    def view(self, state: Hellenes, role: str | None) -> dict[str, Any]:
        return view(state, role)

    def determinize(self, state: Hellenes, role: str | None) -> None:
        determinize(state, role)

    def encode(self, state: Hellenes) -> dict[str, Any]:
        return encode(state)

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Hellenes:
        return decode(self.printed, scenario, options, chance, data)

    def evaluate(self, state: Hellenes, role: str) -> float:
        return evaluate(state, role)

    def check(self, state: Hellenes) -> None:
        check(state)
        apart(state)

    def turn(self, state: Hellenes) -> int:
        return state.year + 1

    def scores(self, state: Hellenes) -> dict[str, int]:
        return {side: state.score(side) for side in SIDES}

    def new_observation(self) -> HellenesObservation:
        return HellenesObservation(self.printed)

    def board(self) -> dict[str, Any]:
        return board(self.printed)


def make(data: Path | None = None) -> HellenesGame:
    return HellenesGame(data)
