"""Hellespont 411-410 as a game of Polemos."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.meta import Meta, Option, Scenario
from polemos.engine.sight import Sight
from polemos.engine.why import PIECE, PLACE
from polemos.games.hellespont import view
from polemos.games.hellespont.facts.assertions import load_files
from polemos.games.hellespont.facts.structure import validate
from polemos.games.hellespont.printed import SIDES, Printed
from polemos.games.hellespont.reasons.counters import COUNTER, LINE
from polemos.games.hellespont.rules import victory
from polemos.games.hellespont.state import Hellespont
from polemos.kit.folder import FolderGame

META: Final = Meta(
    id="hellespont",
    designer="Frédéric Bey",
    year=0,
    roles=SIDES,
    players=(2, 2),
    hidden=True,
    chance=True,
    max_actions=6000,
    minutes=150,
    complexity=3,
    rules_version=6,
)
SCENARIOS: Final[tuple[Scenario, ...]] = (
    Scenario("historical", "10.1", SIDES),
    Scenario("alcibiades", "10.2", SIDES),
)
#: The rulings that the edition notes call worth a switch; the first value is the ruling.
OPTIONS: Final[tuple[Option, ...]] = (
    Option("tie_winner", "TRC.winner", ("run", "defender")),
    Option("siege_odds", "5.1j", ("inverted", "printed")),
    Option("storm", "7.S4b", ("sheltered", "printed", "swapped")),
    Option("base_exit", "2.B.2d", ("whole", "per_piece")),
    Option("supply_face", "6d", ("live", "sticky")),
    Option("boarders", "TRC.die.f", ("equal", "carried")),
    Option("naval_losses", "4.2.3f", ("least", "any")),
)


class HellespontGame(FolderGame):
    """The game: its data, and the doors to its rules."""

    def __init__(self, data: Path | None = None) -> None:
        if data is not None:  # ours is proved by tests; a player's own must fit together too
            validate(load_files(data))
        super().__init__(META, SCENARIOS, OPTIONS, data, Printed(data))

    def views(
        self, state: Hellespont, roles: tuple[str | None, ...], sight: Sight
    ) -> dict[str | None, dict[str, Any]]:
        return view.views(state, roles, sight)

    def steps(self, piece: dict[str, Any]) -> int:
        """Strong (its front) or weakened."""
        return 2 - int(piece["face"])

    def turn(self, state: Hellespont) -> int:
        return state.turn

    def things(self, state: Hellespont, role: str) -> dict[str, tuple[str, ...]]:
        """Every place and piece lies open; of the counters one's own, those out of the game or on the map,
        and those one happens to know; before the first turn one chooses among all."""
        printed, lines = state.printed, (*state.lines, *state.optional)
        known = {*state.hands[role], *state.removed, *state.posted, *state.spotted[role]}
        if state.phase == "A" and state.turn == 1:
            known.update(printed.counters)
        counters = tuple([c for c in printed.counters if c in known])
        return {PLACE: printed.places, PIECE: printed.all_pieces, COUNTER: counters, LINE: lines}

    def scores(self, state: Hellespont) -> dict[str, int]:
        return victory.totals(state)


def make(data: Path | None = None) -> HellespontGame:
    return HellespontGame(data)
