"""What everybody sees: nothing is hidden (shapes: docs/games/dba.md)."""

from __future__ import annotations

from typing import Any

from polemos.battles.dba.view import battle_view
from polemos.engine.sight import Sight
from polemos.games.dba.state import Dba


def view(state: Dba, role: str | None, sight: Sight) -> dict[str, Any]:
    return {"turn": max(1, state.field.bound), "phase": "battle", **battle_view(state, sight)}
