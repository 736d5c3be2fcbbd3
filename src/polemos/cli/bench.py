"""`polemos bench`: how fast each game is on this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

import polemos
from polemos import BadData
from polemos.cli import common
from polemos.lab.bench import bench

COLUMNS = (
    "steps_per_s",
    "games_per_s",
    "actions",
    "step_first_us",
    "step_last_us",
    "clone_us",
    "view_us",
    "determinize_us",
    "evaluate_us",
    "position_bytes",
    "record_bytes",
    "record_bytes_per_action",
    "compiled",
)


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", nargs="*", default=[], help=say["help-games-list"])
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help=say["help-seconds"])
    parser.add_argument("--seed", type=int, default=1, help=say["help-seed"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    if not 0 < args.seconds <= 3600:
        raise BadData(f"seconds: {args.seconds} is not a time between 0 and 3600")
    games = [polemos.game(name, args.data) for name in args.game or polemos.games()]
    reports = _measured(games, args)
    if args.json:
        common.print_json(reports)
    else:
        _print(reports, args.lang)
    return 0


def _measured(games: list[Any], args: Namespace) -> list[dict[str, Any]]:
    from rich.progress import track

    title = common.terminal_text("", args.lang).say("cli-measuring")
    watched = track(games, title, console=common.error_console(), transient=True)
    return [bench(game, args.seconds, args.seed) for game in watched]


def _print(reports: list[dict[str, Any]], lang: str) -> None:
    """One column per game: the names of the numbers are longer than the numbers."""
    from rich.table import Table

    text = common.terminal_text("", lang)
    table = Table("", *(report["game"] for report in reports), box=None)
    for column in COLUMNS:
        name = text.say(f"cli-bench-{column}".replace("_", "-"))
        table.add_row(name, *(_shown(report[column], text) for report in reports))
    common.console().print(table)


def _shown(value: Any, text: Any) -> str:
    if isinstance(value, bool):
        return str(text.say("cli-yes" if value else "cli-no"))
    return "-" if value is None else f"{value:,}"
