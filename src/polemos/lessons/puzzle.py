"""Puzzles: a position with one clearly best move. A puzzle is a lesson of one turn, with a proof
(docs/lessons.md): it is played, told and kept like any other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from polemos.engine.codec import Reader
from polemos.engine.errors import BadData
from polemos.kit.data import read
from polemos.kit.text import package_folder
from polemos.lessons.model import TURN, Lesson, Star, Step
from polemos.lessons.reading import star_of, start_of, step_of, texts

#: Puzzles are numbered as they were written; other files of the folder are their positions.
NUMBERED: Final = "[0-9][0-9]_*.yaml"
#: The name of a puzzle among lessons.
PREFIX: Final = "puzzle_"
MINUTES: Final = 2

#: How it is known that the solution is best: by trying every line, or by measuring.
EXACT: Final = "exact"
SEARCH: Final = "search"

#: Field of the file -> field of the step it becomes.
STEP_FIELDS: Final = {"task": "text", "solution": "turn", "why": "well"} | {
    key: key for key in ("any_order", "otherwise", "point", "rule")
}
FIELDS: Final = (*("title", "role", "start", "before", "difficulty", "shows", "proof"), *STEP_FIELDS)
PROOF_FIELDS: Final = ("kind", "walks", "copies", "best", "second", "margin", "least", "rules", "clicks")


@dataclass(frozen=True)
class Proof:
    """How it is known. `exact`: of all lines of so many `clicks` only the solution does what it shows.
    `search`: so many walks found and compared plans on so many honest copies; chances to win in hundredths,
    the margin to the second best click, and the lower end of its interval (95 in 100)."""

    kind: str
    clicks: int = 0
    walks: int = 0
    copies: int = 0
    best: int = 0
    second: int = 0
    margin: int = 0
    least: int = 0
    #: Under which version of the rules it was measured.
    rules: int = 0


@dataclass(frozen=True)
class Puzzle:
    """`lesson` has the position and one step: the task, the clicks, what is said to others, and why."""

    lesson: Lesson
    #: From 1 (seen at a glance) to 3.
    difficulty: int
    #: What holds once it is solved.
    shows: tuple[Star, ...]
    proof: Proof

    @property
    def step(self) -> Step:
        return self.lesson.steps[0]


def read_puzzle(path: Path, game: str) -> Puzzle:
    """The puzzle in a file, as far as it can be checked without playing it."""
    reader = Reader(read(path), path.name)
    reader.only(FIELDS)
    shows = reader.items("shows") if "shows" in reader.value else []
    puzzle = Puzzle(
        _lesson(reader, path, game),
        reader.number("difficulty", 1, 3),
        tuple(star_of(entry, f"{path.name}.shows[{i}]") for i, entry in enumerate(shows)),
        _proof(reader.reader("proof")),
    )
    _check(reader, puzzle)
    return puzzle


def _lesson(reader: Reader, path: Path, game: str) -> Lesson:
    entry = {STEP_FIELDS[key]: value for key, value in reader.value.items() if key in STEP_FIELDS}
    step = step_of(entry, path.name)
    task, start = texts(reader, "task"), start_of(reader, path)
    name, title = f"{PREFIX}{path.stem}", texts(reader, "title")
    return Lesson(game, name, path, title, task, MINUTES, reader.text("role"), start, (step,))


def _proof(reader: Reader) -> Proof:
    reader.only(PROOF_FIELDS)
    kind = reader.one_of("kind", (EXACT, SEARCH))
    if kind == EXACT:
        return Proof(kind, clicks=reader.number("clicks", 1, 12))
    counts = {key: reader.number(key, 1, 10**6) for key in ("walks", "copies", "rules")}
    chances = {key: reader.number(key, 0, 100) for key in ("best", "second", "margin")}
    return Proof(kind, **counts, **chances, least=reader.number("least", 1, 100))


def _check(reader: Reader, puzzle: Puzzle) -> None:
    step = puzzle.step
    if step.kind != TURN or not step.rule or not step.well:
        raise BadData(f"{reader.path}: a solution, the rule and why are expected")
    if puzzle.proof.kind == EXACT and not puzzle.shows:
        raise reader.fail("shows", "what is proved exactly must be said")


# --- the shelf ----------------------------------------------------------------------------------


def folder_of(game: str) -> Path:
    return package_folder() / "games" / game / "puzzles"


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Every puzzle of a game, from easy to hard."""
    found = [read_puzzle(path, game) for path in sorted(folder_of(game).glob(NUMBERED))]
    return tuple(sorted(found, key=lambda puzzle: puzzle.difficulty))


def puzzle_of(game: str, wanted: str) -> Puzzle:
    """A puzzle by its name or its number in the list."""
    found = puzzles_of(game)
    for i, puzzle in enumerate(found):
        name = puzzle.lesson.path.stem
        if wanted in (name, str(i + 1), name[3:]):
            return puzzle
    known = ", ".join(puzzle.lesson.path.stem for puzzle in found) or "none yet"
    raise BadData(f"puzzle: {game} has no puzzle {wanted!r} (there are: {known})")
