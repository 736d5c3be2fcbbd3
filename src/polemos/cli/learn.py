"""`polemos learn GAME [LESSON]`: the lessons of a game, and one of them at the keyboard."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

import polemos
from polemos import BadData
from polemos.cli import common
from polemos.lessons import Lesson, check, lesson_of, lessons_of

#: Where progress is kept, if somebody wants it elsewhere.
FOLDER = "POLEMOS_LEARNT"


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", nargs="?", help=say["help-game"])
    parser.add_argument("lesson", nargs="?", help=say["help-lesson"])
    parser.add_argument("--check", action="store_true", help=say["help-lesson-check"])
    common.add_lang(parser, say)


def run(args: Namespace) -> int:
    if not args.game:
        raise BadData(f"game: say which one (there are: {', '.join(polemos.games())})")
    polemos.game(args.game)
    if args.check:
        return checked(args)
    if not args.lesson:
        return listed(args)
    return taught(lesson_of(args.game, args.lesson), args.lang)


def listed(args: Namespace) -> int:
    """The path of a game, with what has been learnt of it."""
    text, console, known = common.terminal_text(args.game, args.lang), common.console(), learnt()
    console.print(f"[bold]{text.say('game-title')}[/]")
    found = lessons_of(args.game)
    for number, lesson in enumerate(found, 1):
        done = stars_shown(lesson, known)
        console.print(f"  [bold cyan]{number}[/] {lesson.title[args.lang]} [dim]{done}[/]")
        console.print(f"    {lesson.about[args.lang]}")
    key = "cli-learn-how" if found else "cli-learn-none"
    console.print(text.say(key, {"game": args.game}))
    return 0


def stars_shown(lesson: Lesson, known: dict[str, int]) -> str:
    """A tick for what was finished, stars where there are some to win."""
    won = known.get(f"{lesson.game}/{lesson.id}")
    if won is None:
        return ""
    return "★" * won + "☆" * (3 - won) if lesson.goal is not None else "✓"


def checked(args: Namespace) -> int:
    """Play lessons by program; the first mistake is named with its file and step."""
    game = polemos.game(args.game)
    for lesson in [lesson_of(args.game, args.lesson)] if args.lesson else lessons_of(args.game):
        ways = check(game, lesson)
        print(
            common.said(args.lang, "cli-lesson-sound", lesson=lesson.id, steps=len(lesson.steps), ways=ways)
        )
    return 0


def taught(lesson: Lesson, lang: str) -> int:
    """One lesson, to its end or as long as somebody likes."""
    from polemos.cli.lesson import LessonSession
    from polemos.cli.table import Screen
    from polemos.lessons import Player, begin

    game = polemos.game(lesson.game)
    text = common.terminal_text(lesson.game, lang)
    screen = Screen(common.console(), text, game.board())
    session = LessonSession(Player(lesson, begin(game, lesson)), screen)
    won = session.teach()
    if won is not None:
        keep(lesson, won)
    return 0


# --- progress -----------------------------------------------------------------------------------


def progress_file() -> Path:
    """Beside the matches of one's own table; a test, or a guest, says where."""
    from platformdirs import user_data_path

    own = os.environ.get(FOLDER)
    return (Path(own) if own else user_data_path("polemos", "polemos")) / "learnt.json"


def learnt() -> dict[str, int]:
    """game/lesson -> stars; 0 where there are none to win. A file that is no good is as none."""
    try:
        found = common.read_json(str(progress_file()))
    except BadData:
        return {}
    sound = found if isinstance(found, dict) else {}
    return {str(key): won for key, won in sound.items() if isinstance(won, int)}


def keep(lesson: Lesson, won: int) -> None:
    """The best so far."""
    known, key = learnt(), f"{lesson.game}/{lesson.id}"
    known[key] = max(won, known.get(key, 0))
    path = progress_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    common.write_json(str(path), known)
