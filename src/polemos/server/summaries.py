"""A match in a few words, for lists and headers. Nothing here is hidden from anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polemos.engine.chance import commitment
from polemos.engine.old import OldGame
from polemos.server.seats import Seat
from polemos.server.store import Saved

if TYPE_CHECKING:
    from polemos.server.tables import Table


def header(saved: Saved) -> dict[str, Any]:
    """What never changes."""
    return {
        "match": saved.id,
        "game": saved.game,
        "scenario": saved.scenario,
        "options": saved.options,
        "real_dice": saved.real_dice,
        "commitment": commitment(saved.told_seed),
        "came_from": saved.came_from,
        "created": saved.created,
    }


def summary(table: Table, role: str | None = None) -> dict[str, Any]:
    """The state of play; `number` as this viewer counts."""
    match, saved = table.match, table.saved
    here = table.present()
    told: dict[str, Any] = {
        **header(saved),
        "seats": {s.role: _seat(s, here) for s in saved.seats},
        "number": table.counts.now(role),
        "deciders": list(match.deciders),
        "over": match.over,
    }
    turn = match.view(None).get("turn")
    if turn is not None:
        told["turn"] = turn
    if isinstance(match.game, OldGame):
        told["read_only"] = {"rules_version": saved.rules_version, "data": saved.data}
    if match.result is not None:
        told["result"] = match.result.to_json()
        told["seed"] = saved.told_seed
    return told


def _seat(seat: Seat, here: list[str]) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": seat.kind, "connected": bool(seat.bot) or seat.role in here}
    more = {"claimed": True} if seat.claimed else {}
    return {**told, **more, "stand_in": seat.stand_in} if seat.stand_in else {**told, **more}


def finished(saved: Saved) -> dict[str, Any] | None:
    """The summary that was kept when the match ended, so that lists need not replay it."""
    if saved.summary is None:
        return None
    seats = {s.role: {"kind": s.kind, "connected": bool(s.bot)} for s in saved.seats}
    return {**saved.summary, "seats": seats, "ended": saved.ended}
