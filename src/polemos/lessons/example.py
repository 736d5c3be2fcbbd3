"""An example of play: one step of a lesson (or a puzzle) as pictures one can click through, for the book of
rules. Nothing is written twice: the position, the clicks and the words are those of the lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.journal import Line
from polemos.lessons.checking import one_more, one_step
from polemos.lessons.model import READ, Lesson, Texts
from polemos.lessons.player import Player, begin


@dataclass(frozen=True)
class Picture:
    """What the learner sees at one moment, what is said to it, and what the log told since the last one."""

    text: Texts
    view: dict[str, Any]
    #: Where to look.
    places: tuple[str, ...]
    lines: list[Line]


def examples_in(lesson: Lesson) -> list[tuple[int, str]]:
    """The steps that show a rule being used: their numbers and clauses."""
    return [(i, step.rule) for i, step in enumerate(lesson.steps) if step.rule and step.kind != READ]


def example(game: Game, lesson: Lesson, number: int) -> list[Picture]:
    """The table before the step, and after each click or action of it."""
    if number not in [i for i, _ in examples_in(lesson)]:
        raise BadData(f"{lesson.where(number)}: is no example")
    player = Player(lesson, begin(game, lesson))
    while player.step < number:
        one_step(player, {})
    step, camera = player.now, _Camera(player)
    pictures = [camera.take(step.text)]
    while player.step == number:
        one_more(player)
        pictures.append(camera.take(step.well if player.step > number else {}))
    return pictures


class _Camera:
    """Remembers how much of the log was in the last picture."""

    def __init__(self, player: Player) -> None:
        self.match, self.role = player.match, player.lesson.role
        self.point = player.now.point
        self.read = len(self.match.journal)

    def take(self, text: Texts) -> Picture:
        lines = self.match.log(self.role, self.read)
        self.read = len(self.match.journal)
        view = self.match.view(self.role)
        pieces = [view["pieces"][piece]["at"] for piece in self.point.pieces if piece in view["pieces"]]
        return Picture(text, view, (*self.point.places, *pieces), lines)
