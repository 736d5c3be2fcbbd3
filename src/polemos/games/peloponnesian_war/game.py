"""The Peloponnesian War as Polemos knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.meta import Meta, Option, Scenario
from polemos.engine.why import PIECE, PLACE
from polemos.games.peloponnesian_war.drawing import board
from polemos.games.peloponnesian_war.laws import check_influence, check_peace
from polemos.games.peloponnesian_war.position import check
from polemos.games.peloponnesian_war.printed.names import PLAYER
from polemos.games.peloponnesian_war.printed.printed import TWO, Printed
from polemos.games.peloponnesian_war.rules.strength_points import KINDS, SIDES
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.view import pieces
from polemos.kit.data import load
from polemos.kit.folder import FolderGame

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
    rules_version=6,
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("syracuse_answer", "3.1.2h", ("decelea", "syracuse")),
    Option("long_walls_leader", "ERR.b", (False, True)),
)


def _scenarios(printed: Printed) -> tuple[Scenario, ...]:
    alone = [Scenario(name, ending.rule, (PLAYER,)) for name, ending in printed.endings.items()]
    two = [Scenario(name + TWO, "11.0", SIDES) for name in printed.endings]
    return (*alone, *two)


class PeloponnesianWar(FolderGame):
    """Alone against the matrices, or two players; nothing is hidden."""

    def __init__(self, data: Path | None = None) -> None:
        printed = Printed(FOLDER, data)
        super().__init__(META, _scenarios(printed), OPTIONS, data, printed)

    def check(self, state: War) -> None:
        check(state)
        check_influence(state)
        check_peace(state)

    def board(self) -> dict[str, Any]:
        return board(self.printed, load(FOLDER, "board", self.data))

    def things(self, state: War, role: str) -> dict[str, tuple[str, ...]]:
        """Spaces and counters; and the kinds of points, by which they are called up and built."""
        return {PLACE: self.printed.map.spaces, PIECE: (*pieces(state), *KINDS)}

    def turn(self, state: War) -> int:
        return state.turn

    def scores(self, state: War) -> dict[str, int]:
        return dict(state.points)


def make(data: Path | None = None) -> PeloponnesianWar:
    return PeloponnesianWar(data)
