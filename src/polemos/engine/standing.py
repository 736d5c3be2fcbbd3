"""A match as it stood, taken up again without being played again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polemos.engine.chance import Chance
from polemos.engine.match import Action, Match

if TYPE_CHECKING:
    from polemos.engine.game import Game
    from polemos.engine.journal import Entry


class Story:
    """What is known of such a match: how it began (seed, origin, given dice), so that its earlier moments can
    be found by playing; its actions, its log, and a few views on the way."""

    def __init__(self, seed: int | str, origin: object, given: tuple[int, ...]) -> None:
        self.seed = seed
        self.origin = origin
        self.given = given
        self.actions: list[Action] = []
        self.entries: list[Entry] = []
        self.views: list[tuple[int, dict[str, Any]]] = []


def stand(game: Game, position: object, chance: Chance, barrier: int, story: Story) -> Match:
    """The match in this position after all these actions. A position tells nothing of the dice to come, hence
    the generator; `barrier`: how far back undo went."""
    match = Match(game, game.read_position(position, chance), story.seed, story.origin)
    match._settle()
    match.given = story.given
    match.actions = story.actions
    match.number = len(story.actions)
    match.before = [view for view in story.views if view[0] < match.number]
    match.take_log(story.entries)
    match.barrier = barrier
    match.undo_often()
    match._set_checkpoint()
    return match
