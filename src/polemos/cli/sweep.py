"""`polemos sweep`: one value of the data or of an option after the other: from where on does it matter?"""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from polemos.cli import common, lab, simulate
from polemos.lab import wording
from polemos.lab.results import Results
from polemos.lab.simulate import checked
from polemos.lab.sweep import Plan, Sweep, line_of, plan_of, report


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", help=say["help-game"])
    parser.add_argument("--over", required=True, metavar="NAME=FIRST..LAST", help=say["help-over"])
    parser.add_argument("--games", type=int, default=200, metavar="N", help=say["help-sweep-games"])
    parser.add_argument("--margin", type=float, default=10.0, metavar="POINTS", help=say["help-margin"])
    parser.add_argument("--seats", metavar="BOT,BOT", help=say["help-seats"])
    parser.add_argument("--alternate", action="store_true", help=say["help-alternate"])
    parser.add_argument("--scenario", metavar="ID", help=say["help-scenario"])
    parser.add_argument("--option", metavar="ID=VALUE", action="append", default=[], help=say["help-option"])
    parser.add_argument("--results", metavar="FILE", help=say["help-results"])
    lab.add_arguments(parser, say)


def run(args: Namespace) -> int:
    clock = lab.Stopwatch()
    own = common.chosen_game(args)
    job = simulate.job_of(args, own, own.scenario(args.scenario or own.scenarios[0].id).id)
    checked(job, own)
    lab.check(args)
    with tempfile.TemporaryDirectory() as folder:
        told = _swept(plan_of(job, args.over, args.margin / 100, folder), args)
    lab.write_page(args.html, lambda: _page(told, args.lang))
    if args.json:
        common.print_json(told)
    else:
        _print(told, args.lang)
        clock.show(args)
    return 0


def _swept(plan: Plan, args: Namespace) -> dict[str, Any]:
    """Look after every round, and play on with the values that are still open."""
    results = Results(Path(args.results) if args.results else None, plan.header(), "sweep")
    sweep = Sweep(plan, results)
    verdicts: dict[int, dict[str, Any]] = {}
    try:
        for upto in sweep.ends():
            tasks = sweep.tasks(upto, verdicts)
            for key, outcome in lab.watched(tasks, args) if tasks else ():
                results.append(line_of(plan, plan.values[key], outcome))
            verdicts = sweep.look(upto, verdicts)
            if not sweep.open(verdicts):
                break
    finally:
        results.close()
    return report(sweep, verdicts)


def _page(told: dict[str, Any], lang: str) -> str:
    from polemos.lab.page import sweep_page

    return sweep_page(told, common.terminal_text(told["game"], lang), lab.made())


def _print(told: dict[str, Any], lang: str) -> None:
    text, out = common.terminal_text(told["game"], lang), common.console()
    played = [text.scenario(told["scenario"]), ",".join(told["seats"]), told["over"]]
    heading = [*played, *wording.settings(told)]
    out.print(f"\n{' · '.join(heading)}", style="bold", markup=False)
    out.print(wording.sweep_line(told, text), markup=False)
    out.print(lab.table(text, wording.SWEEP_COLUMNS, wording.sweep_rows(told, text)))
