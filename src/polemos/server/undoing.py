"""What a seat may take back on its own, and why not more."""

from __future__ import annotations

from typing import Any

from polemos.engine.match import Action, Match
from polemos.server.counts import Counts


def why_not(match: Match, role: str) -> str:
    """A text key (`undo-<key>`): why the role cannot undo now."""
    if match.over:
        return "over"
    if not match.actions:
        return "start"
    if match.actions[-1][0] != role:
        return "others"
    if role not in match.deciders:
        return "wait"
    return "dice" if match.journal.rolled(match.number) else "learned"


def undo_facts(match: Match, role: str, redo: list[Action], counts: Counts) -> dict[str, Any]:
    """`undo` and `redo` as the role is told them."""
    floor = match.undo_floor(role)
    undo: dict[str, Any] = {"floor": counts.of(role, floor)}
    if floor == match.number:
        undo["why"] = why_not(match, role)
    again = redo if redo and redo[0][0] == role and role in match.deciders else ()
    return {"undo": undo, "redo": [counts.now(role) + i for i in range(1, len(again) + 1)]}
