"""Matches outlive updates: what becomes of one that was begun by other rules, or with other data.

Where every stored step is still legal and leads to the same state, it goes on under the present rules. Else
it goes on from the position that was kept, and its log says from where on the present rules hold. What cannot
be played on can still be opened, read, exported and deleted.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from polemos.engine.codec import state_hash
from polemos.engine.errors import PolemosError
from polemos.engine.game import Game
from polemos.engine.journal import Entry
from polemos.engine.match import Action, Match
from polemos.engine.old import OldMatch
from polemos.engine.past import Past, entries_from_json
from polemos.server.history import Fold
from polemos.server.keeping import Kept
from polemos.server.rebuilding import Rebuilt, rebuilt
from polemos.server.store import Saved

#: The line of the log after which the present rules hold.
CHANGED: Final = "rules-changed"


class Fate(StrEnum):
    """What becomes of a match."""

    SAME = "same"
    REPLAYS = "replays"
    POSITION = "position"
    READ = "read"


def is_of(game: Game, saved: Saved) -> bool:
    """Whether a match was begun by the present rules, with the present data."""
    return saved.rules_version == game.meta.rules_version and saved.data == game.data_name


def fate(game: Game, saved: Saved, steps: list[Action], kept: Kept) -> tuple[Fate, Rebuilt | None]:
    """What becomes of it, and the match if it goes on as it is."""
    if is_of(game, saved):
        return Fate.SAME, None
    if saved.data != game.data_name:
        return Fate.READ, None
    built = _same_way(game, saved, steps, kept)
    if built is not None:
        return Fate.REPLAYS, built
    if saved.ended is None and _taken_up(game, saved, kept) is not None:
        return Fate.POSITION, None
    return Fate.READ, None


def _same_way(game: Game, saved: Saved, steps: list[Action], kept: Kept) -> Rebuilt | None:
    """The match by the present rules, if they lead where the old ones did."""
    try:
        if kept.position is not None and saved.ended is None:
            then = rebuilt(game, saved, steps[: kept.steps]).match.position()
            if state_hash(then) != state_hash(adapted(game, kept.position)):
                return None
        built = rebuilt(game, saved, steps)
    except PolemosError:
        return None
    result = None if built.match.result is None else built.match.result.to_json()
    ended = None if saved.summary is None else saved.summary.get("result")
    return built if saved.ended is None or result == ended else None


def adapted(game: Game, position: dict[str, Any]) -> dict[str, Any]:
    """A position of older rules, to be read by the present ones."""
    return {**position, "rules_version": game.meta.rules_version}


def _taken_up(game: Game, saved: Saved, kept: Kept) -> Match | None:
    if kept.position is None:
        return None
    try:
        return game.resume(adapted(game, kept.position), (), saved.seed)
    except PolemosError:
        return None


def going_on(game: Game, saved: Saved, steps: list[Action], kept: Kept, secret: str) -> None:
    """Let a match begin anew from its kept position, with what was before as its past. Chance is keyed anew
    by the secret: the position does not know how far the old one had come."""
    assert kept.position is not None
    fold = Fold()
    for step in steps[: kept.steps]:
        fold.add(step)
    line: Entry = (len(fold.actions), CHANGED, "", {"version": game.meta.rules_version}, "")
    saved.past = Past(fold.actions, [*entries_from_json(kept.log, "log"), line], kept.views)
    saved.origin, saved.given = adapted(game, kept.position), []
    saved.base, saved.secret = len(steps), secret
    saved.rules_version, saved.real_dice = game.meta.rules_version, False


def old_match(game: Game, saved: Saved, steps: list[Action], kept: Kept) -> Match:
    """A match whose log, result and views can be read; nobody is asked anything in it."""
    fold = Fold()
    for step in steps:
        fold.add(step)
    told = OldMatch(
        saved.scenario,
        saved.options,
        tuple(seat.role for seat in saved.seats),
        fold.actions,
        entries_from_json(kept.log, "log"),
        kept.views or [(0, {})],
        kept.position or {},
        (saved.summary or {}).get("result"),
    )
    return told.match(game, saved.seed)
