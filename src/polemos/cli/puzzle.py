"""`polemos puzzle GAME [PUZZLE]`: positions with one clearly best move, and one of them at the keyboard."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

import polemos
from polemos import BadData
from polemos.cli import common
from polemos.cli.learn import keep, learnt
from polemos.lessons import Puzzle, prove, puzzle_of, puzzles_of
from polemos.lessons.puzzle import EXACT, PREFIX

if TYPE_CHECKING:
    from polemos.cli.table import Screen


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", nargs="?", help=say["help-game"])
    parser.add_argument("puzzle", nargs="?", help=say["help-puzzle-name"])
    parser.add_argument("--check", action="store_true", help=say["help-puzzle-check"])
    common.add_lang(parser, say)


def run(args: Namespace) -> int:
    if not args.game:
        raise BadData(f"game: say which one (there are: {', '.join(polemos.games())})")
    polemos.game(args.game)
    if args.check:
        return checked(args)
    if not args.puzzle:
        return listed(args)
    return tried(puzzle_of(args.game, args.puzzle), args.lang)


def listed(args: Namespace) -> int:
    """The puzzles of a game, with those that have been solved: a star for the first try."""
    text, console, known = common.terminal_text(args.game, args.lang), common.console(), learnt()
    console.print(f"[bold]{text.say('game-title')}[/]")
    found = puzzles_of(args.game)
    for number, puzzle in enumerate(found, 1):
        won = known.get(f"{args.game}/{puzzle.lesson.id}")
        sign = "" if won is None else "★" if won else "✓"
        hard = "●" * puzzle.difficulty + "○" * (3 - puzzle.difficulty)
        console.print(f"  [bold cyan]{number:>2}[/] {hard} {puzzle.lesson.title[args.lang]} [dim]{sign}[/]")
    console.print(text.say("cli-puzzle-how" if found else "cli-puzzle-none", {"game": args.game}))
    return 0


def checked(args: Namespace) -> int:
    """Solve puzzles by program; the first that does not hold is named."""
    game = polemos.game(args.game)
    for puzzle in [puzzle_of(args.game, args.puzzle)] if args.puzzle else puzzles_of(args.game):
        name, ways = puzzle.lesson.id.removeprefix(PREFIX), prove(game, puzzle)
        print(common.said(args.lang, "cli-lesson-sound", lesson=name, steps=1, ways=ways))
    return 0


def tried(puzzle: Puzzle, lang: str) -> int:
    """One puzzle, until it is solved or left."""
    from polemos.cli.lesson import PuzzleSession
    from polemos.cli.table import Screen
    from polemos.lessons import Player, begin

    lesson = puzzle.lesson
    game = polemos.game(lesson.game)
    screen = Screen(common.console(), common.terminal_text(lesson.game, lang), game.board())
    session = PuzzleSession(Player(lesson, begin(game, lesson)), screen, input)
    won = session.teach()
    if won is not None:
        tell_proof(puzzle, screen)
        keep(lesson, won)
    return 0


def tell_proof(puzzle: Puzzle, screen: Screen) -> None:
    """How it is known that this is best."""
    proof = puzzle.proof
    if proof.kind == EXACT:
        screen.say("cli-puzzle-exact")
    else:
        screen.say(
            "cli-puzzle-search", walks=proof.walks, best=proof.best, second=proof.second, least=proof.least
        )
