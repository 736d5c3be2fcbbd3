"""What several commands share: arguments, games, records, output."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polemos import BadData, game
from polemos.cli.words import LANGS, catalogue, locale_language
from polemos.engine.game import Game
from polemos.engine.prompt import Value

if TYPE_CHECKING:
    from rich.console import Console

    from polemos.kit.text import Text

Words = dict[str, str]


def add_lang(parser: ArgumentParser, say: Words) -> None:
    parser.add_argument("--lang", choices=LANGS, default=locale_language(), help=say["help-lang"])


def add_json(parser: ArgumentParser, say: Words) -> None:
    parser.add_argument("--json", action="store_true", help=say["help-json"])


def add_data(parser: ArgumentParser, say: Words) -> None:
    parser.add_argument("--data", metavar="DIR", help=say["help-data-dir"])


def add_start(parser: ArgumentParser, say: Words) -> None:
    """What a new match needs: scenario, options, seed."""
    parser.add_argument("--scenario", metavar="ID", help=say["help-scenario"])
    parser.add_argument("--option", metavar="ID=VALUE", action="append", default=[], help=say["help-option"])


def chosen_game(args: Namespace) -> Game:
    return game(args.game, args.data)


def given_options(own: Game, pairs: list[str]) -> dict[str, Value]:
    """`--option k=v` as the game has them; the value is compared with the legal ones as text."""
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadData(f"option: {pair!r} is not of the form ID=VALUE")
        chosen[name] = _option_value(own, name, text)
    own.checked_options(chosen)
    return chosen


def chosen_options(own: Game, pairs: list[str]) -> dict[str, Value]:
    """The same with the game's defaults for all others."""
    return own.checked_options(given_options(own, pairs))


def _option_value(own: Game, name: str, text: str) -> Value:
    """The legal value that is written like this; the game itself refuses the others."""
    values = next((option.values for option in own.options if option.id == name), ())
    return next((value for value in values if str(value).lower() == text.lower()), text)


def terminal_text(game_id: str, lang: str) -> Text:
    """The texts of a game, of the table and of the terminal."""
    from polemos.kit.text import Text

    return Text(game_id, lang, (catalogue(lang),))


def said(lang: str, key: str, **args: Value) -> str:
    """A line of the terminal's own, where there is no game."""
    from polemos.kit.text import Text

    return Text("", lang, (catalogue(lang),)).say(key, args)


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def error_console() -> Console:
    """Progress bars go to stderr: stdout belongs to the result."""
    from rich.console import Console

    return Console(highlight=False, stderr=True)


def print_json(value: Any) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    print()


def read_json(path: str) -> Any:
    """A JSON file; a file that is missing, cut off or no JSON at all is BadData."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadData(f"{path}: is not a text file in UTF-8") from None
    except json.JSONDecodeError as error:
        raise BadData(f"{path}: is not whole JSON (line {error.lineno}: {error.msg})") from None


def write_json(path: str, value: Any) -> None:
    """Write a file whole or not at all."""
    write_text(path, json.dumps(value, ensure_ascii=False) + "\n")


def write_text(path: str, text: str) -> None:
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadData(f"{path}: {error.strerror}") from None


def seed_of(text: str) -> int | str:
    """`--seed 7` is the number seven, as in a program; anything else is a text."""
    return int(text) if text.isascii() and text.isdigit() else text
