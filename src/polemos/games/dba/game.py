"""DBA: one battle between any two of nine ancient armies, on a grid. The rules are in polemos.battles.dba."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba import laws
from polemos.battles.dba.book import TOPOGRAPHIES, Book
from polemos.battles.dba.evaluation import Values, standing
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.prompt import Value
from polemos.games.dba.drawing import board
from polemos.games.dba.observation import DbaObservation
from polemos.games.dba.position import decode, encode
from polemos.games.dba.printed import DATA, FREE, ROLES, Printed
from polemos.games.dba.rules.battle import AGREE, QUICK, TABLE
from polemos.games.dba.setup import set_up
from polemos.games.dba.state import Dba
from polemos.games.dba.view import view
from polemos.kit.data import load_rules

META: Final = Meta(
    *("dba", "Phil Barker, Richard Bodley Scott", 1990, ROLES, (1, 2), False, True, 6000, 60, 3, 8),
    dice_decide=True,
)

SCENARIOS: Final[tuple[Scenario, ...]] = (Scenario(FREE, "dba.3a", ROLES),)


def options(book: Book) -> tuple[Option, ...]:
    armies = tuple(book.armies)
    return (
        Option("attacker_army", "dba.13a", armies),
        Option("defender_army", "dba.13a", (*armies[2:], *armies[:2])),
        Option("topography", "dba.2.1d", ("chance", *TOPOGRAPHIES)),
        Option("resolution", "dba.auto.a", (TABLE, QUICK, AGREE)),
        Option("camps", "dba.9e", (False, True)),
        Option("landing", "dba.10a", (False, True)),
    )


class DbaGame(Game):
    """The battle as a game of its own: nothing hidden, two dice a combat."""

    def __init__(self, data: Path | None = None) -> None:
        self.printed = Printed(data)
        past = tuple(Scenario(id, "dba.3a", ROLES, official=False) for id in self.printed.pasts)
        super().__init__(META, SCENARIOS + past, options(self.printed.book), data)
        self.values = Values(self.printed.book)
        self._board: dict[str, Any] = {}

    def packages(self) -> tuple[str, ...]:
        return (*super().packages(), "polemos.battles.dba")

    def read_rules(self) -> dict[str, Clause]:
        return load_rules(DATA)

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Dba:
        return set_up(self.printed, scenario, options, chance)

    def view(self, state: Dba, role: str | None) -> dict[str, Any]:
        """Nothing is hidden, so everybody sees the same."""
        return view(state)

    def determinize(self, state: Dba, role: str | None) -> None:
        """Nothing is hidden."""

    def encode(self, state: Dba) -> dict[str, Any]:
        return encode(state)

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Dba:
        return decode(self.printed, scenario, options, chance, data)

    def evaluate(self, state: Dba, role: str) -> float:
        return standing(state.field, self.values, ROLES.index(role))

    def check(self, state: Dba) -> None:
        laws.check(state.field)

    def turn(self, state: Dba) -> int:
        return max(1, state.field.bound)

    def scores(self, state: Dba) -> dict[str, int]:
        """No points are counted before the end."""
        return {}

    def new_observation(self) -> DbaObservation:
        return DbaObservation()

    def board(self) -> dict[str, Any]:
        if not self._board:
            self._board = board(self.printed.book)
        return self._board


def make(data: Path | None = None) -> DbaGame:
    return DbaGame(data)
