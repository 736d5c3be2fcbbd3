"""What `simulate` and `tournament` share: their arguments, the progress bar, the page."""

from __future__ import annotations

import os
import shlex
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from polemos import BadData, __version__
from polemos.cli import common
from polemos.lab.playout import Outcome
from polemos.lab.referee import LIMIT
from polemos.lab.simulate import Task
from polemos.lab.workers import check_ray, played

if TYPE_CHECKING:
    from polemos.lab.page import Made


def add_arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("--seed", default="1", help=say["help-seed"])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=say["help-jobs"])
    parser.add_argument("--ray", metavar="ADDRESS", help=say["help-ray"])
    parser.add_argument("--budget", type=int, metavar="N", help=say["help-budget"])
    parser.add_argument("--limit", type=float, default=LIMIT, metavar="S", help=say["help-limit"])
    parser.add_argument("--html", metavar="FILE", help=say["help-html"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


class Stopwatch:
    """How long the matches took, and how much of the processors' time: two busy cores give twice as much."""

    def __init__(self) -> None:
        self._begin, self._before = perf_counter(), _processor()

    def show(self, args: Namespace) -> None:
        text, taken = common.terminal_text("", args.lang), perf_counter() - self._begin
        figures = {"wall": f"{taken:.1f}", "processor": f"{_processor() - self._before:.1f}"}
        common.error_console().print(text.say("cli-time", figures), style="dim")


def _processor() -> float:
    """Seconds of this process and of those it has waited for."""
    found = os.times()
    return found.user + found.system + found.children_user + found.children_system


def made() -> Made:
    """What a page says of its own making."""
    from polemos.lab.page import Made

    command = " ".join(shlex.quote(part) for part in ["polemos", *sys.argv[1:]])
    return Made(__version__, date.today().isoformat(), command)


def check(args: Namespace) -> None:
    """What can be known to be wrong before anything is played or written."""
    if args.jobs < 1:
        raise BadData(f"jobs: {args.jobs} is not a number of processes from 1 on")
    check_ray(args.ray)
    if args.html is not None:
        from polemos.lab.plots import check_plots

        check_plots()
        if not Path(args.html).absolute().parent.is_dir():
            raise BadData(f"html: {Path(args.html).parent} is not a folder")


def watched(tasks: list[Task], args: Namespace, done: int = 0) -> Iterator[tuple[int, Outcome]]:
    """Every outcome with the number of its job, with a progress bar while they come in."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    title = common.terminal_text("", args.lang).say("cli-playing")
    total = done + sum(len(task.numbers) for task in tasks)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=common.error_console(), transient=True) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        for key, some in played(tasks, args.jobs, args.ray):
            for outcome in some:
                yield key, outcome
            progress.advance(bar, len(some))


def write_page(path: str | None, page: Any) -> None:
    """The page, if one is wanted: whole or not at all."""
    if path is not None:
        common.write_text(path, page())


def table(text: Any, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Any:
    """A table of plain cells: names of bots are the reader's own words and may look like markup."""
    from rich.table import Table
    from rich.text import Text

    made = Table(*(text.say(f"cli-column-{name}") for name in columns), box=None)
    for row in rows:
        made.add_row(*map(Text, row))
    return made
