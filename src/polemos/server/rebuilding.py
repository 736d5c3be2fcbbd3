"""A match as its stored steps say: played again, or taken up where it was kept and played on from there."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

from polemos.engine.chance import Chance
from polemos.engine.errors import PolemosError
from polemos.engine.game import Game
from polemos.engine.match import Action, Match
from polemos.engine.past import entries_as_written
from polemos.engine.standing import Story, stand
from polemos.server import gently
from polemos.server.counts import Counts
from polemos.server.history import Fold
from polemos.server.keeping import Kept, Stood, read_kept, read_stood
from polemos.server.store import Saved

log = logging.getLogger("polemos.store")


class Rebuilt:
    """A match on its way to its last action: `work` is what is still to be played."""

    def __init__(
        self, match: Match, actions: list[Action], redo: list[Action], counts: Counts | None = None
    ) -> None:
        self.match = match
        self.counts = Counts(match) if counts is None else counts
        self.redo = redo
        #: After how many steps it was kept as it stood; -1: it was not, or that could not be used.
        self.kept = -1
        self.work: Iterator[None] = gently.playing(match, actions, self.counts)


def first_moment(game: Game, saved: Saved) -> Match:
    """The match before its first action; all at the table read its log, and may go back a little."""
    if saved.origin is not None:
        match = game.resume(saved.origin, saved.given, saved.seed)
    else:
        match = game.start(saved.scenario, saved.seed, saved.options, saved.given, saved.real_dice)
    if saved.past is not None:
        match.take_up(saved.past)
    match.keep_log()
    match.undo_often()
    return match


def folded(saved: Saved, steps: list[Action]) -> Fold:
    """The actions that count after these steps, those of older rules before them."""
    fold = Fold()
    if saved.past is not None:
        fold.actions = list(saved.past.actions)
    for step in steps[saved.base :]:
        fold.add(step)
    return fold


def rebuild(game: Game, saved: Saved, steps: list[Action]) -> Rebuilt:
    """Begin it; whoever asked plays the rest, in one go or gently."""
    match, fold = first_moment(game, saved), folded(saved, steps)
    return Rebuilt(match, fold.actions[match.number :], fold.redo)


def opened(game: Game, saved: Saved, steps: list[Action], rows: list[tuple[Any, ...]]) -> Rebuilt:
    """As it was kept (`rows`), if it was and nothing of that was taken back since; else from its start."""
    try:
        return _taken_up(game, saved, steps, rows) or rebuild(game, saved, steps)
    except (PolemosError, msgspec.MsgspecError, zlib.error, KeyError):
        log.exception("match %s: what was kept of it cannot be used; it is played again", saved.id)
        return rebuild(game, saved, steps)


def _taken_up(game: Game, saved: Saved, steps: list[Action], rows: list[tuple[Any, ...]]) -> Rebuilt | None:
    stood, kept = read_stood(rows), read_kept(rows)
    if stood is None or kept.position is None or not saved.base <= kept.steps <= len(steps):
        return None
    if kept.position.get("rules_version") != game.meta.rules_version:
        return None
    then, fold = folded(saved, steps[: kept.steps]).actions, folded(saved, steps)
    if fold.actions[: len(then)] != then:
        return None
    match = _standing(game, saved, kept, stood, then)
    known = {viewer or None: numbers for viewer, numbers in stood.counted.items()}
    built = Rebuilt(match, fold.actions[len(then) :], fold.redo, Counts(match, known))
    built.kept = kept.steps
    return built


def _standing(game: Game, saved: Saved, kept: Kept, stood: Stood, actions: list[Action]) -> Match:
    story = Story(saved.seed, saved.origin, tuple(saved.given))
    story.actions, story.entries = actions, entries_as_written(kept.log)
    first = 0 if saved.past is None else len(saved.past.actions)
    story.views = [view for view in kept.views if view[0] >= first]
    chance = Chance(stood.key, stood.drawn, tuple(stood.given), stood.entered)
    match = stand(game, kept.position, chance, stood.barrier, story)
    match.past = saved.past
    return match


def rebuilt(game: Game, saved: Saved, steps: list[Action]) -> Rebuilt:
    """The whole match, in one go."""
    built = rebuild(game, saved, steps)
    for _ in built.work:
        pass
    return built
