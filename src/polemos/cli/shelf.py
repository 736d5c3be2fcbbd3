"""What `learn` and `puzzle` share: something of a game is listed, checked, or tried at the keyboard, and what
was learnt is kept."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

import polemos
from polemos import BadData
from polemos.cli import common
from polemos.engine.game import Game
from polemos.lessons import Lesson, Player, begin

if TYPE_CHECKING:
    from polemos.cli.table import Screen

#: Where progress is kept, if somebody wants it elsewhere.
FOLDER = "POLEMOS_LEARNT"

Item = TypeVar("Item")


@dataclass(frozen=True)
class Shelf(Generic[Item]):
    """The lessons of a game, or its puzzles: how they are found, told, checked and tried."""

    #: The name of the argument, and of the texts `cli-…-how` and `cli-…-none`.
    argument: str
    texts: str
    every: Callable[[str], Sequence[Item]]
    one: Callable[[str, str], Item]
    #: Its lines in the list; what was learnt is known.
    told: Callable[[int, Item, str, dict[str, int]], Iterator[str]]
    #: Its name, steps and ways, once it was played by program.
    checked: Callable[[Game, Item], tuple[str, int, int]]
    tried: Callable[[Item, str], None]

    def arguments(self, parser: ArgumentParser, say: common.Words, check: str, name: str) -> None:
        parser.add_argument("game", nargs="?", help=say["help-game"])
        parser.add_argument(self.argument, nargs="?", help=say[name])
        parser.add_argument("--check", action="store_true", help=say[check])
        common.add_lang(parser, say)

    def run(self, args: Namespace) -> int:
        if not args.game:
            raise BadData(f"game: say which one (there are: {', '.join(polemos.games())})")
        game, name = polemos.game(args.game), getattr(args, self.argument)
        if args.check:
            self._check([self.one(args.game, name)] if name else self.every(args.game), game, args.lang)
        elif name:
            self.tried(self.one(args.game, name), args.lang)
        else:
            self._list(args.game, args.lang)
        return 0

    def _list(self, game: str, lang: str) -> None:
        text, console, known = common.terminal_text(game, lang), common.console(), learnt()
        console.print(f"[bold]{text.say('game-title')}[/]")
        found = self.every(game)
        for number, item in enumerate(found, 1):
            for line in self.told(number, item, lang, known):
                console.print(line)
        console.print(text.say(f"{self.texts}-{'how' if found else 'none'}", {"game": game}))

    def _check(self, items: Sequence[Item], game: Game, lang: str) -> None:
        """The first mistake is named with its file and step."""
        for item in items:
            name, steps, ways = self.checked(game, item)
            print(common.said(lang, "cli-lesson-sound", lesson=name, steps=steps, ways=ways))


def seated(lesson: Lesson, lang: str) -> tuple[Player, Screen]:
    """Somebody before the table of a lesson or a puzzle."""
    from polemos.cli.table import Screen

    game = polemos.game(lesson.game)
    screen = Screen(common.console(), common.terminal_text(lesson.game, lang), game.board())
    return Player(lesson, begin(game, lesson)), screen


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
