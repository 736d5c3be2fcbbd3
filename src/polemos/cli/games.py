"""`polemos games`: which games there are, with their scenarios and options."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import polemos
from polemos import bots
from polemos.cli import common
from polemos.engine.game import Game
from polemos.engine.prompt import Value

if TYPE_CHECKING:
    from polemos.kit.text import Text


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", nargs="?", help=say["help-game"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    names = (args.game,) if args.game else polemos.games()
    games = [polemos.game(name, args.data) for name in names]
    if args.json:
        common.print_json([facts(game) for game in games])
    elif args.game:
        _describe(games[0], args.lang)
    else:
        _list(games, args.lang)
    return 0


def facts(game: Game) -> dict[str, Any]:
    """What the game says about itself, as JSON."""
    return {
        **asdict(game.meta),
        "scenarios": [asdict(scenario) for scenario in game.scenarios],
        "options": [asdict(option) for option in game.options],
        "bots": list(bots.names()),
    }


def _list(games: list[Game], lang: str) -> None:
    """Each game with its id to type, who made it, for how many and how long, and its scenarios."""
    from rich.padding import Padding
    from rich.table import Table

    out = common.console()
    for game in games:
        meta, text = game.meta, common.terminal_text(game.meta.id, lang)
        numbers = sorted(set(meta.players))
        players = "-".join(str(n) for n in sorted({numbers[0], numbers[-1]}))
        told: dict[str, Value] = {"players": players, "minutes": meta.minutes}
        told["who"] = tuple(meta.designer.split(", "))
        told["hours"] = meta.minutes // 60 if meta.minutes % 60 == 0 else 0
        out.print(f"[bold cyan]{meta.id}[/]  [bold]{text.say('game-title')}[/]")
        out.print(Padding(text.say("cli-game", told), (0, 0, 0, 4)))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for scenario in game.scenarios:
            grid.add_row(f"[cyan]{scenario.id}[/]", text.scenario(scenario.id))
        out.print(Padding(grid, (0, 0, 0, 4)))


def _describe(game: Game, lang: str) -> None:
    """One game in full."""
    from rich.padding import Padding

    text, out = common.terminal_text(game.meta.id, lang), common.console()
    credit = f"{game.meta.designer}, {game.meta.year}" if game.meta.year else game.meta.designer
    out.print(f"[bold]{text.say('game-title')}[/] ({credit})")
    out.print(text.say("game-sketch"))
    out.print(f"\n[bold]{text.say('cli-column-scenarios')}[/]")
    for scenario in game.scenarios:
        out.print(f"  [cyan]{scenario.id}[/] ({scenario.rule}): {text.scenario(scenario.id)}")
        out.print(Padding(text.scenario_sketch(scenario.id), (0, 0, 0, 4), style="dim"))
    if game.options:
        out.print(f"\n[bold]{text.say('cli-column-options')}[/]")
    for option in game.options:
        values = " | ".join(_value(option.id, value, text) for value in option.values)
        out.print(f"  [cyan]{option.id}[/] = {values} ({option.rule}): {text.option(option.id)}")
        out.print(Padding(text.option_about(option.id), (0, 0, 0, 4), style="dim"))


def _value(option: str, value: Value, text: Text) -> str:
    """What is to be typed, and what it means where that is not the same."""
    typed, called = str(value).lower(), text.option_value(option, value)
    return typed if called in (typed, str(value)) or isinstance(value, bool) else f"{typed} ({called})"
