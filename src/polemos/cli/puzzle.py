"""`polemos puzzle GAME [PUZZLE]`: positions with one clearly best move, and one of them at the keyboard."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from polemos.cli import common
from polemos.cli.shelf import Shelf, keep, seated
from polemos.engine.game import Game
from polemos.lessons import Puzzle, prove, puzzle_of, puzzles_of
from polemos.lessons.puzzle import EXACT, PREFIX

if TYPE_CHECKING:
    from polemos.cli.table import Screen


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    SHELF.arguments(parser, say, "help-puzzle-check", "help-puzzle-name")


def run(args: Namespace) -> int:
    return SHELF.run(args)


def told(number: int, puzzle: Puzzle, lang: str, known: dict[str, int]) -> Iterator[str]:
    """How hard it is, and whether it has been solved: a star for the first try."""
    won = known.get(f"{puzzle.lesson.game}/{puzzle.lesson.id}")
    sign = "" if won is None else "★" if won else "✓"
    hard = "●" * puzzle.difficulty + "○" * (3 - puzzle.difficulty)
    yield f"  [bold cyan]{number:>2}[/] {hard} {puzzle.lesson.title[lang]} [dim]{sign}[/]"


def checked(game: Game, puzzle: Puzzle) -> tuple[str, int, int]:
    return puzzle.lesson.id.removeprefix(PREFIX), 1, prove(game, puzzle)


def tried(puzzle: Puzzle, lang: str) -> None:
    """One puzzle, until it is solved or left."""
    from polemos.cli.lesson import PuzzleSession

    player, screen = seated(puzzle.lesson, lang)
    won = PuzzleSession(player, screen, input).teach()
    if won is not None:
        tell_proof(puzzle, screen)
        keep(puzzle.lesson, won)


def tell_proof(puzzle: Puzzle, screen: Screen) -> None:
    """How it is known that this is best."""
    proof = puzzle.proof
    if proof.kind == EXACT:
        screen.say("cli-puzzle-exact")
    else:
        screen.say(
            "cli-puzzle-search", walks=proof.walks, best=proof.best, second=proof.second, least=proof.least
        )


SHELF = Shelf("puzzle", "cli-puzzle", puzzles_of, puzzle_of, told, checked, tried)
