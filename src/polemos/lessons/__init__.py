"""Lessons: a record with notes. What can be played can be taught (docs/lessons.md)."""

from polemos.lessons.checking import check
from polemos.lessons.goal import is_judged, stars
from polemos.lessons.model import Lesson
from polemos.lessons.player import Player, begin
from polemos.lessons.proving import prove
from polemos.lessons.puzzle import Puzzle, puzzle_of, puzzles_of
from polemos.lessons.shelf import lesson_of, lessons_of

__all__ = [
    "Lesson",
    "Player",
    "Puzzle",
    "begin",
    "check",
    "is_judged",
    "lesson_of",
    "lessons_of",
    "prove",
    "puzzle_of",
    "puzzles_of",
    "stars",
]
