"""A match as its stored steps say."""

from __future__ import annotations

from collections.abc import Iterator

from polemos.engine.game import Game
from polemos.engine.match import Action, Match
from polemos.server import gently
from polemos.server.counts import Counts
from polemos.server.history import Fold, Step
from polemos.server.store import Saved


class Rebuilt:
    """A match on its way to its last action: `work` is what is still to be played."""

    def __init__(self, match: Match, actions: list[Action], redo: list[Action]) -> None:
        self.match = match
        self.counts = Counts(match)
        self.redo = redo
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


def rebuild(game: Game, saved: Saved, steps: list[Step]) -> Rebuilt:
    """Begin it; whoever asked plays the rest, in one go or gently."""
    match, fold = first_moment(game, saved), Fold()
    fold.actions = match.actions.copy()
    for step in steps[saved.base :]:
        fold.add(step)
    return Rebuilt(match, fold.actions[match.number :], fold.redo)


def rebuilt(game: Game, saved: Saved, steps: list[Step]) -> Rebuilt:
    """The whole match, in one go."""
    built = rebuild(game, saved, steps)
    for _ in built.work:
        pass
    return built
