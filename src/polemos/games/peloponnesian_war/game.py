"""The Peloponnesian War as Polemos knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.game import Game
from polemos.engine.meta import Clause, Meta, Option, Scenario
from polemos.engine.prompt import Value
from polemos.games.peloponnesian_war.drawing import board
from polemos.games.peloponnesian_war.evaluation import evaluate
from polemos.games.peloponnesian_war.laws import check_influence, check_peace
from polemos.games.peloponnesian_war.observation import WarObservation
from polemos.games.peloponnesian_war.position import check, decode, encode
from polemos.games.peloponnesian_war.printed.names import PLAYER
from polemos.games.peloponnesian_war.printed.printed import TWO, Printed
from polemos.games.peloponnesian_war.rules.strength_points import SIDES
from polemos.games.peloponnesian_war.setup import set_up
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.view import view
from polemos.kit.data import load, load_rules

FOLDER: Final = Path(__file__).parent / "data"

META: Final = Meta(
    id="peloponnesian_war",
    designer="Mark Herman",
    year=1991,
    roles=(PLAYER, *SIDES),
    players=(1, 2),
    hidden=False,
    chance=True,
    max_actions=6000,
    minutes=180,
    complexity=3,
    rules_version=4,
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("syracuse_answer", "3.1.2h", ("decelea", "syracuse")),
    Option("long_walls_leader", "ERR.b", (False, True)),
)


def _scenarios(printed: Printed) -> tuple[Scenario, ...]:
    alone = [Scenario(name, ending.rule, (PLAYER,)) for name, ending in printed.endings.items()]
    two = [Scenario(name + TWO, "11.0", SIDES) for name in printed.endings]
    return (*alone, *two)


class PeloponnesianWar(Game):
    """Alone against the matrices, or two players; nothing is hidden."""

    def __init__(self, data: Path | None = None) -> None:
        self.printed = Printed(FOLDER, data)
        super().__init__(META, _scenarios(self.printed), OPTIONS, data)

    def read_rules(self) -> dict[str, Clause]:
        return load_rules(FOLDER)

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> War:
        return set_up(self.printed, scenario, options, chance)

    def view(self, state: War, role: str | None) -> dict[str, Any]:
        return view(state)

    def determinize(self, state: War, role: str | None) -> None:
        """Nothing is hidden but the dice to come, and they are new already."""

    def encode(self, state: War) -> dict[str, Any]:
        return encode(state)

    def decode(self, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> War:
        return decode(self.printed, scenario, options, chance, data)

    def evaluate(self, state: War, role: str) -> float:
        return evaluate(state, role)

    def check(self, state: War) -> None:
        check(state)
        check_influence(state)
        check_peace(state)

    def turn(self, state: War) -> int:
        return state.turn

    def scores(self, state: War) -> dict[str, int]:
        return dict(state.points)

    def new_observation(self) -> WarObservation:
        return WarObservation(self.printed, self.meta.roles)

    def board(self) -> dict[str, Any]:
        return board(self.printed, load(FOLDER, "board", self.data))


def make(data: Path | None = None) -> PeloponnesianWar:
    return PeloponnesianWar(data)
