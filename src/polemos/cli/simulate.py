"""`polemos simulate`: many matches between bots, with win rates and their intervals."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import Any

from polemos.cli import common
from polemos.lab.simulate import Job, checked, outcomes, summary


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", help=say["help-game"])
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say["help-games-count"])
    parser.add_argument("--seats", default="greedy,random", metavar="BOT,BOT", help=say["help-seats"])
    parser.add_argument("--alternate", action="store_true", help=say["help-alternate"])
    common.add_start(parser, say)
    parser.add_argument("--seed", default="1", help=say["help-seed"])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say["help-jobs"])
    parser.add_argument("--budget", type=int, metavar="N", help=say["help-budget"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    game = common.chosen_game(args)
    job = Job(
        game.meta.id,
        tuple(args.seats.split(",")),
        common.seed_of(args.seed),
        args.games,
        game.scenario(args.scenario or game.scenarios[0].id).id,
        common.chosen_options(game, args.option),
        args.budget,
        args.data,
        args.alternate,
    )
    checked(job, game)
    report = summary(job, _played(job, args.jobs, args.lang))
    if args.json:
        common.print_json(report)
    else:
        _print(report, args.lang)
    return 0


def _played(job: Job, jobs: int, lang: str) -> list[Any]:
    """All outcomes, with a progress bar while they come in."""
    from rich.progress import Progress

    played: list[Any] = []
    with Progress(console=common.error_console(), transient=True) as progress:
        task = progress.add_task(common.terminal_text("", lang).say("cli-playing"), total=job.games)
        for some in outcomes(job, min(jobs, job.games)):
            played += some
            progress.update(task, completed=len(played))
    return played


def _print(report: dict[str, Any], lang: str) -> None:
    text, out = common.terminal_text(report["game"], lang), common.console()
    out.print(_wins(report, text))
    numbers = {"draws": report["draws"], "games": report["games"]}
    out.print(text.say("cli-draws", numbers))
    length, turns = report["actions"], report["turns"]
    spread = {k: round(v) for k, v in length.items()} | {"turns": f"{turns['mean']:.1f}"}
    out.print(text.say("cli-length", spread))
    out.print(_endings(report, text))


def _wins(report: dict[str, Any], text: Any) -> Any:
    from rich.table import Table

    table = Table(*(text.say(f"cli-column-{name}") for name in ("who", "wins", "rate", "interval")), box=None)
    for role, rate in report["roles"].items():
        table.add_row(text.role(role), *_rate(rate))
    for name, rate in report["bots"].items() if len(report["bots"]) > 1 else ():
        table.add_row(name, *_rate(rate))
    return table


def _rate(rate: dict[str, Any]) -> tuple[str, str, str]:
    interval = f"{rate['low']:.1%} … {rate['high']:.1%}"
    return f"{rate['hits']} / {rate['trials']}", f"{rate['rate']:.1%}", interval


def _endings(report: dict[str, Any], text: Any) -> Any:
    from rich.table import Table

    table = Table(
        *(text.say(f"cli-column-{name}") for name in ("games", "winner", "level", "reason")), box=None
    )
    for ending in report["endings"]:
        winners = ", ".join(text.role(role) for role in ending["winners"]) or "-"
        level, reason = text.name(ending["level"], ("level",)), text.name(ending["reason"], ("reason",))
        table.add_row(str(ending["games"]), winners, level, reason)
    return table
