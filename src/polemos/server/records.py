"""What may be told of a match's record while it runs, and after."""

from __future__ import annotations

from typing import Any

from polemos.engine.chance import commitment
from polemos.engine.match import TABLE
from polemos.server.seats import seat_of
from polemos.server.tables import Table

#: What stands for another's action whose content may be secret.
UNKNOWN = "?"


def may_know_all(table: Table, tokens: list[str]) -> bool:
    """Once it is over, everybody; before, only who holds every seat himself: a bot has secrets too."""
    if table.match.over:
        return True
    held = {seat.role for token in tokens if (seat := seat_of(table.saved.seats, token)) is not None}
    return held == {seat.role for seat in table.saved.seats}


def partial(table: Table, role: str | None) -> dict[str, Any]:
    """The record as one viewer may have it: no seed, no dice, no fingerprint, no foreign secrets."""
    match, saved = table.match, table.saved
    hidden = table.game.meta.hidden
    told = {
        "partial": True,
        "game": saved.game,
        "rules_version": saved.rules_version,
        "scenario": saved.scenario,
        "options": saved.options,
        "commitment": commitment(saved.seed),
        "real_dice": saved.real_dice,
        "actions": [
            [who, verb, arg] if who in (role, TABLE) or not hidden else [who, UNKNOWN, None]
            for who, verb, arg in match.actions
        ],
    }
    if saved.origin is not None and not hidden:
        told["position"] = saved.origin
    return told
