"""`polemos bench`: how fast each game is on this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

import polemos
from polemos import BadData
from polemos.cli import common
from polemos.lab.bench import bench
from polemos.lab.figures import number

COLUMNS = (
    "seen_steps_per_s",
    "steps_per_s",
    "usual_steps_per_s",
    "quiet_percent",
    "logged_steps_per_s",
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
    "search_per_s",
    "yardstick",
    "compiled",
)

#: The table of `--all`: the numbers of docs/numbers.md.
ALL = (
    "seen_steps_per_s",
    "seen_steps_per_s_compiled",
    "steps_per_s",
    "steps_per_s_compiled",
    "usual_steps_per_s",
    "usual_steps_per_s_compiled",
    "quiet_percent",
    "quiet_percent_compiled",
    "logged_steps_per_s",
    "logged_steps_per_s_compiled",
    "games_per_s",
    "games_per_s_compiled",
    "actions",
    "step_first_us",
    "step_last_us",
    "clone_us",
    "clone_us_compiled",
    "view_us",
    "view_us_compiled",
    "determinize_us",
    "determinize_us_compiled",
    "search_per_s",
    "search_per_s_compiled",
    "position_bytes",
    "record_bytes",
    "record_bytes_per_action",
    "import_ms",
    "yardstick",
)


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", nargs="*", default=[], help=say["help-games-list"])
    parser.add_argument("--seconds", type=float, default=5.0, metavar="S", help=say["help-seconds"])
    parser.add_argument("--seed", type=int, default=1, help=say["help-seed"])
    parser.add_argument("--all", action="store_true", help=say["help-bench-all"])
    parser.add_argument("--compiled", metavar="DIR", default="build/compiled", help=say["help-compiled"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    if not 0 < args.seconds <= 3600:
        raise BadData(f"seconds: {args.seconds} is not a time between 0 and 3600")
    if args.all:
        return _run_all(args)
    games = [polemos.game(name, args.data) for name in args.game or polemos.games()]
    reports = _measured(games, args)
    if args.json:
        common.print_json(reports)
    else:
        _print(reports, args.lang)
    return 0


def _run_all(args: Namespace) -> int:
    """Every number of every game, each game in processes of its own."""
    from rich.progress import track

    from polemos.lab.bench_all import measured, whole_table

    for name in args.game:
        polemos.game(name, args.data)
    title = common.terminal_text("", args.lang).say("cli-measuring")
    watched = track(args.game or polemos.games(), title, console=common.error_console(), transient=True)
    rows = {name: measured(name, args.seconds, args.seed, args.data, args.compiled) for name in watched}
    table = whole_table(rows)
    if args.json:
        common.print_json(table)
    else:
        medians = {"game": common.terminal_text("", args.lang).say("cli-bench-medians"), **table["median"]}
        _print([*({"game": name, **row} for name, row in table["games"].items()), medians], args.lang, ALL)
        common.console().print(_medians(table["median"], args.lang))
        for row in table["games"].values():
            if "compiled_problem" in row:
                common.error_console().print(row["compiled_problem"], style="yellow", markup=False)
    return 0


def _medians(medians: dict[str, Any], lang: str) -> str:
    text = common.terminal_text("", lang)
    keys = {"seen": "seen_steps_per_s", "steps": "steps_per_s", "compiled": "steps_per_s_compiled"}
    steps = {name: _shown(medians.get(key), text) for name, key in keys.items()}
    return str(text.say("cli-bench-median", steps))


def _measured(games: list[Any], args: Namespace) -> list[dict[str, Any]]:
    from rich.progress import track

    title = common.terminal_text("", args.lang).say("cli-measuring")
    watched = track(games, title, console=common.error_console(), transient=True)
    return [bench(game, args.seconds, args.seed) for game in watched]


def _print(reports: list[dict[str, Any]], lang: str, columns: tuple[str, ...] = COLUMNS) -> None:
    """One column per game: the names of the numbers are longer than the numbers."""
    from rich.table import Table

    text = common.terminal_text("", lang)
    table = Table("", *(report["game"] for report in reports), box=None)
    for column in columns:
        name = text.say(f"cli-bench-{column}".replace("_", "-"))
        table.add_row(name, *(_shown(report.get(column), text) for report in reports))
    common.console().print(table)


def _shown(value: Any, text: Any) -> str:
    if isinstance(value, bool):
        return str(text.say("cli-yes" if value else "cli-no"))
    return "-" if value is None else number(value, text.lang, ",")
