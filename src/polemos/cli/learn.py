"""`polemos learn GAME [LESSON]`: the lessons of a game, and one of them at the keyboard."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from polemos.cli import common
from polemos.cli.shelf import Shelf, keep, seated
from polemos.engine.game import Game
from polemos.lessons import Lesson, check, lesson_of, lessons_of


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    SHELF.arguments(parser, say, "help-lesson-check", "help-lesson")


def run(args: Namespace) -> int:
    return SHELF.run(args)


def told(number: int, lesson: Lesson, lang: str, known: dict[str, int]) -> Iterator[str]:
    """A stop of the path, with what has been learnt of it."""
    yield f"  [bold cyan]{number}[/] {lesson.title[lang]} [dim]{stars_shown(lesson, known)}[/]"
    yield f"    {lesson.about[lang]}"


def stars_shown(lesson: Lesson, known: dict[str, int]) -> str:
    """A tick for what was finished, stars where there are some to win."""
    won = known.get(f"{lesson.game}/{lesson.id}")
    if won is None:
        return ""
    return "★" * won + "☆" * (3 - won) if lesson.goal is not None else "✓"


def checked(game: Game, lesson: Lesson) -> tuple[str, int, int]:
    return lesson.id, len(lesson.steps), check(game, lesson)


def taught(lesson: Lesson, lang: str) -> None:
    """One lesson, to its end or as long as somebody likes."""
    from polemos.cli.lesson import LessonSession

    won = LessonSession(*seated(lesson, lang)).teach()
    if won is not None:
        keep(lesson, won)


SHELF = Shelf("lesson", "cli-learn", lessons_of, lesson_of, told, checked, taught)
