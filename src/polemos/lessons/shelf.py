"""Which lessons a game has: the numbered files of its folder `lessons`, in their order."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from polemos.engine.errors import BadData
from polemos.kit.text import package_folder
from polemos.lessons.model import Lesson
from polemos.lessons.puzzle import puzzles_of
from polemos.lessons.reading import read_lesson

#: Lessons are numbered in the order in which they are meant; other files of the folder are no lessons.
NUMBERED: Final = "[0-9][0-9]_*.yaml"


def folder_of(game: str) -> Path:
    return package_folder() / "games" / game / "lessons"


def files_of(game: str) -> list[Path]:
    return sorted(folder_of(game).glob(NUMBERED))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Every lesson of a game, in the order of the path."""
    return tuple(read_lesson(path, game) for path in files_of(game))


def lesson_of(game: str, wanted: str) -> Lesson:
    """A lesson by its name or its number in the path; a puzzle by its name among lessons."""
    found = lessons_of(game)
    for i, lesson in enumerate(found):
        if wanted in (lesson.id, str(i + 1), lesson.id[3:]):
            return lesson
    for puzzle in puzzles_of(game):
        if wanted == puzzle.lesson.id:
            return puzzle.lesson
    known = ", ".join(lesson.id for lesson in found) or "none yet"
    raise BadData(f"lesson: {game} has no lesson {wanted!r} (there are: {known})")
