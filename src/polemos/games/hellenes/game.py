"""Hellenes: Campaigns of the Peloponnesian War. Everything the engine asks of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.meta import Meta, Option, Scenario
from polemos.engine.sight import Sight
from polemos.engine.why import PIECE, PLACE
from polemos.games.hellenes.laws import apart
from polemos.games.hellenes.position import check
from polemos.games.hellenes.printed import GODS, SIDES, Printed
from polemos.games.hellenes.reasons.offer import CARD, GOD, LEADER, RECRUIT
from polemos.games.hellenes.secrets.deal import determinize
from polemos.games.hellenes.state import Hellenes
from polemos.games.hellenes.view import pieces
from polemos.kit.folder import FolderGame

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
    rules_version=6,
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


class HellenesGame(FolderGame):
    """The game as lobbies, matches, bots and tests know it."""

    def __init__(self, data: Path | None = None) -> None:
        super().__init__(META, SCENARIOS, OPTIONS, data, Printed(data))

    def determinize(self, state: Hellenes, role: str | None) -> None:
        determinize(state, role)

    def check(self, state: Hellenes) -> None:
        check(state)
        apart(state)

    def steps(self, piece: dict[str, Any]) -> int:
        """The side of the block that is up."""
        return int(piece["face"])

    def turn(self, state: Hellenes) -> int:
        return state.year + 1

    def things(self, state: Hellenes, role: str) -> dict[str, tuple[str, ...]]:
        """Besides places and blocks: one's own hand and the cards on the table, the gods, the leaders, and
        the blocks one has drawn."""
        drawn = tuple(block for block in state.drawn if state.side(block) == role)
        leaders = {card.leader for card in state.printed.cards.values() if card.leader}
        return {
            PLACE: tuple(state.printed.places),
            PIECE: tuple(pieces(state, role, Sight())),
            CARD: (*state.hands[role], *state.in_play),
            GOD: GODS,
            LEADER: tuple(sorted(leaders)),
            RECRUIT: drawn,
        }

    def scores(self, state: Hellenes) -> dict[str, int]:
        return {side: state.score(side) for side in SIDES}


def make(data: Path | None = None) -> HellenesGame:
    return HellenesGame(data)
