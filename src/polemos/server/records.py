"""What may be told of a match's record while it runs, and after."""

from __future__ import annotations

from typing import Any

import msgspec

from polemos.engine.chance import commitment
from polemos.engine.codec import Reader, state_hash
from polemos.engine.errors import BadData
from polemos.engine.game import Game, check_seed
from polemos.engine.header import RECORD_FORMAT, kept_of
from polemos.engine.match import TABLE, Action
from polemos.engine.old import result_from_json
from polemos.engine.past import entries_from_json
from polemos.engine.record import actions_of
from polemos.server.history import SALT
from polemos.server.keeping import Kept, kept_from
from polemos.server.seats import new_match_id, seat_of
from polemos.server.store import Saved
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
    """The record as one viewer may have it: no seed, no dice, no fingerprint, no foreign secrets, and of
    others' actions only those he could count."""
    match, saved, counts = table.match, table.saved, table.counts
    hidden = table.game.meta.hidden
    known = counts.moments.get(role, range(1, match.number + 1))
    told = {
        "partial": True,
        "game": saved.game,
        "rules_version": saved.rules_version,
        "scenario": saved.scenario,
        "options": saved.options,
        "commitment": commitment(saved.told_seed),
        "real_dice": saved.real_dice,
        "actions": [_told(match.actions[number - 1], role, hidden) for number in known],
    }
    if saved.origin is not None and not hidden:
        told["position"] = saved.origin
    return told


def _told(action: Action, role: str | None, hidden: bool) -> list[Any]:
    """An action without what it would give away: fresh chance is as secret as the seed."""
    who, verb, arg = action
    if verb == SALT and who == TABLE:
        return [who, verb, UNKNOWN]
    return [who, verb, arg] if who in (role, TABLE) or not hidden else [who, UNKNOWN, None]


def old_record(table: Table) -> dict[str, Any]:
    """The record of a match that can only be read: as it was stored, not as the present rules have it."""
    match, saved = table.match, table.saved
    position = match.position()
    record: dict[str, Any] = {
        "polemos": RECORD_FORMAT,
        "game": saved.game,
        "rules_version": saved.rules_version,
        "scenario": saved.scenario,
        "options": saved.options,
        "commitment": commitment(saved.seed),
        "seed": saved.seed,
        "real_dice": saved.real_dice,
        "actions": [list(action) for action in match.actions],
        "dice": list(match.journal.dice),
        "final": state_hash(position),
        "kept": kept_of(match),
    }
    known = {"given": saved.given, "position": saved.origin, "data": saved.data}
    record |= {key: value for key, value in known.items() if value}
    return record if match.result is None else {**record, "result": match.result.to_json()}


def old_upload(game: Game, record: dict[str, Any]) -> tuple[Saved, list[Action], Kept]:
    """A record of older rules that went another way: what it kept, checked for its form."""
    reader = Reader(record, "record")
    try:
        kept = kept_from(reader.reader("kept").value, 0)
    except msgspec.ValidationError as error:
        raise BadData(f"record.kept: {error}") from None
    entries_from_json(kept.log, "record.kept.log")
    actions, scenario = actions_of(reader), game.scenario(reader.text("scenario")).id
    seed: Any = reader.get("seed")
    check_seed(seed)
    saved = Saved(
        new_match_id(), game.meta.id, reader.number("rules_version", 1, 10**6), scenario, {}, seed, False
    )
    saved.options, saved.came_from = reader.reader("options").value, "record"
    result = result_from_json(record.get("result"))
    if result is not None:
        saved.summary = {"over": True, "result": result.to_json()}
    kept.steps = len(actions)
    return saved, actions, kept
