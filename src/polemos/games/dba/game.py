"""DBA: one battle between any two of nine ancient armies, on a grid. The rules are in polemos.battles.dba."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from polemos.battles.dba import laws
from polemos.battles.dba.book import TOPOGRAPHIES, Book
from polemos.battles.dba.evaluation import Values, standing
from polemos.battles.dba.view import things_of_battle
from polemos.engine.meta import Meta, Option, Scenario
from polemos.games.dba.printed import FREE, ROLES, Printed
from polemos.games.dba.rules.battle import AGREE, QUICK, TABLE
from polemos.games.dba.state import Dba
from polemos.kit.folder import FolderGame

META: Final = Meta(
    *("dba", "Phil Barker, Richard Bodley Scott", 1990, ROLES, (1, 2), False, True, 6000, 60, 3, 9),
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


class DbaGame(FolderGame):
    """The battle as a game of its own: nothing hidden, two dice a combat."""

    def __init__(self, data: Path | None = None) -> None:
        printed = Printed(data)
        past = tuple(Scenario(id, "dba.3a", ROLES, official=False) for id in printed.pasts)
        super().__init__(META, SCENARIOS + past, options(printed.book), data, printed)
        self.values = Values(self.printed.book)

    def packages(self) -> tuple[str, ...]:
        return (*super().packages(), "polemos.battles.dba")

    def evaluate(self, state: Dba, role: str) -> float:
        return standing(state.field, self.values, ROLES.index(role))

    def check(self, state: Dba) -> None:
        laws.check(state.field)

    def things(self, state: Dba, role: str) -> dict[str, tuple[str, ...]]:
        return things_of_battle(state)

    def turn(self, state: Dba) -> int:
        return max(1, state.field.bound)

    def scores(self, state: Dba) -> dict[str, int]:
        """No points are counted before the end."""
        return {}


def make(data: Path | None = None) -> DbaGame:
    return DbaGame(data)
