"""L'Aigle et la Louve: the campaign of Pyrrhus, and how its battles are nested in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba import laws
from polemos.battles.dba.book import Book
from polemos.battles.dba.evaluation import Values
from polemos.battles.dba.view import things_of_battle
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.frames import module_of
from polemos.engine.meta import Meta, Option, Scenario
from polemos.engine.prompt import Value
from polemos.games.eagle_and_wolf import position
from polemos.games.eagle_and_wolf.evaluation import Judge
from polemos.games.eagle_and_wolf.printed import DATA, FIRST_ORDER, ROLES, Printed
from polemos.games.eagle_and_wolf.rules.sequence import turn_number
from polemos.games.eagle_and_wolf.rules.victory import score
from polemos.games.eagle_and_wolf.setup import PLAYERS, roles, set_up
from polemos.games.eagle_and_wolf.state import Campaign
from polemos.games.eagle_and_wolf.view import in_battle
from polemos.kit.folder import FolderGame

META: Final = Meta("eagle_and_wolf", "Erick Mazzola", 2006, ROLES, (2, 6), True, True, 200_000, 600, 4, 9)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("battles", "dba.auto.a", ("table", "quick", "report", "agree")),
    Option("rally", "8.22a", ("emergency", "any_defeat")),
    Option("blades", "11.4c", ("all", "three")),
    Option("campania", "1.12-1d", ("italia", "graecia_magna")),
    Option("d12", "1.1b", ("d12", "two_d6")),
)


#: The frames of a battle on the table.
BATTLES: Final = "polemos.battles."


class EagleAndWolf(FolderGame):
    """Pyrrhus' war for two to six players; its battles are games of their own."""

    def __init__(self, data: Path | None = None) -> None:
        printed = Printed(data)
        super().__init__(META, scenarios_of(printed), OPTIONS, data, printed)
        self.book = Book(data, DATA)
        self.judge = Judge(self.printed, Values(self.book))

    def packages(self) -> tuple[str, ...]:
        return (*super().packages(), f"{BATTLES}dba")

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Campaign:
        return set_up(self.printed, self.book, scenario, options, chance)

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Campaign:
        return position.decode(self.printed, self.book, scenario, options, chance, data)

    def evaluate(self, state: Campaign, role: str) -> float:
        return self.judge.evaluate(state, role)

    def trial_options(self) -> dict[str, Value]:
        """Simulations resolve battles at once."""
        return {"battles": "quick"}

    def check(self, state: Campaign) -> None:
        position.check(state)
        laws.check(state.field)

    def steps(self, piece: dict[str, Any]) -> int:
        """The elements of an army, for whoever may count them."""
        return len(piece["elements"]) if "elements" in piece else -1

    def things(self, state: Campaign, role: str) -> dict[str, tuple[str, ...]]:
        """Besides the map and its armies: generals, nations, seats, kinds of troops, who is on a field."""
        if module_of(type(state.frames[-1])).startswith(BATTLES):
            return things_of_battle(state)
        return {
            **super().things(state, role),
            "leader": tuple(state.printed.nation_of),
            "side": FIRST_ORDER,
            "who": ROLES,
            "kind": tuple(state.book.named),
            "element": tuple(state.field.kinds) if in_battle(state) else (),
        }

    def turn(self, state: Campaign) -> int:
        return turn_number(state)

    def scores(self, state: Campaign) -> dict[str, int]:
        """14: what each nation holds of its aims."""
        return {nation: int(row["total"]) for nation, row in score(state).items()}


def scenarios_of(printed: Printed) -> tuple[Scenario, ...]:
    """15: each of the two for two to six players."""
    return tuple(
        Scenario(f"{name}_{players}", rule, roles(printed, players))
        for name, rule in (("extended", "15.11a"), ("expedition", "15.21a"))
        for players in PLAYERS
    )


def make(data: Path | None = None) -> EagleAndWolf:
    return EagleAndWolf(data)
