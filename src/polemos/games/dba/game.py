"""DBA: one battle between any two of nine ancient armies, on a grid. The rules are in polemos.battles.dba."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba import codec
from polemos.battles.dba.book import TOPOGRAPHIES, Book
from polemos.battles.dba.evaluation import Values, standing
from polemos.battles.dba.field import ATTACKER, Field
from polemos.battles.dba.view import battle_view
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.prompt import Value
from polemos.games.dba.battle import AGREE, FREE, QUICK, ROLES, TABLE, Battle
from polemos.games.dba.drawing import board
from polemos.games.dba.history import lay_out, pasts
from polemos.games.dba.observation import DbaObservation
from polemos.games.dba.state import Dba
from polemos.kit.data import load_rules

DATA: Final = Path(__file__).parent / "data"

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
        self.book = Book(data, DATA)
        self.pasts = pasts(self.book, data)
        past = tuple(Scenario(id, "dba.3a", ROLES, official=False) for id in self.pasts)
        super().__init__(META, SCENARIOS + past, options(self.book), data)
        self.values = Values(self.book)
        self._board: dict[str, Any] = {}

    def packages(self) -> tuple[str, ...]:
        return (*super().packages(), "polemos.battles.dba")

    def read_rules(self) -> dict[str, Clause]:
        return load_rules(DATA)

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Dba:
        state = Dba(self.book, scenario, options, chance)
        topography = str(options["topography"])
        if scenario in self.pasts:
            lay_out(state, self.pasts[scenario])
        else:
            if topography == "chance":
                topography = state.draw("dba.2.1d", TOPOGRAPHIES)
            state.field = Field(self.book, 24, topography)
        state.field.sailed = (ATTACKER,) if options["landing"] else ()
        state.call(Battle())
        return state

    def view(self, state: Dba, role: str | None) -> dict[str, Any]:
        """Nothing is hidden, so everybody sees the same."""
        return {"turn": max(1, state.field.bound), "phase": "battle", **battle_view(state)}

    def determinize(self, state: Dba, role: str | None) -> None:
        """Nothing is hidden."""

    def encode(self, state: Dba) -> dict[str, Any]:
        return codec.encode(state.field)

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Dba:
        state = Dba(self.book, scenario, options, chance)
        state.field = codec.decode(self.book, data)
        return state

    def evaluate(self, state: Dba, role: str) -> float:
        return standing(state.field, self.values, ROLES.index(role))

    def check(self, state: Dba) -> None:
        codec.check(state.field)

    def turn(self, state: Dba) -> int:
        return max(1, state.field.bound)

    def scores(self, state: Dba) -> dict[str, int]:
        """No points are counted before the end."""
        return {}

    def new_observation(self) -> DbaObservation:
        return DbaObservation()

    def board(self) -> dict[str, Any]:
        if not self._board:
            self._board = board(self.book)
        return self._board


def make(data: Path | None = None) -> DbaGame:
    return DbaGame(data)
