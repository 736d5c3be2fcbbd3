"""What everybody may see, and the board."""

from __future__ import annotations

from typing import Any

from polemos.games.peloponnesian_war.book import Book
from polemos.games.peloponnesian_war.state import War


def view(state: War) -> dict[str, Any]:
    return {"turn": state.turn, "phase": state.phase}


def board(book: Book) -> dict[str, Any]:
    return {"size": [1, 1], "places": {}}
