"""`polemos data GAME`: where its values come from, and whether they fit together."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from rich.markup import escape
from rich.table import Table

from polemos.cli import common
from polemos.engine.registry import provenance
from polemos.kit.provenance import KINDS


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", help=say["help-game"])
    parser.add_argument("--all", action="store_true", help=say["help-data-all"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    """Exit code 2 if a check of the data fails."""
    report = provenance(args.game, args.data)
    if args.json:
        common.print_json(report)
    else:
        _print(report, args)
    return 0 if all(check["ok"] for check in report["checks"]) else 2


def _print(report: dict[str, Any], args: Namespace) -> None:
    text, out = common.terminal_text(args.game, args.lang), common.console()
    out.print(_counts(report, text))
    out.print(text.say("cli-data-about"), style="dim")
    if args.all:
        out.print(_entries(report, args.lang))
    broken = [check for check in report["checks"] if not check["ok"]]
    numbers = {"checks": len(report["checks"]), "broken": len(broken)}
    out.print(text.say("cli-data-broken" if broken else "cli-data-sound", numbers))
    for check in broken:
        out.print(f"  [red]{check['id']}[/] {escape(check['what'][args.lang])}")
        for problem in check.get("problems", ()):
            out.print(f"    {escape(problem)}")


def _counts(report: dict[str, Any], text: Any) -> Table:
    """File by file, then in total."""
    table = Table(text.say("cli-column-file"), *(text.say(f"cli-column-{kind}") for kind in KINDS), box=None)
    for name, counts in report["files"].items():
        table.add_row(name, *(str(counts[kind]) for kind in KINDS))
    totals = report["totals"]
    table.add_row(text.say("cli-column-total"), *(str(totals[kind]) for kind in KINDS), style="bold")
    return table


def _entries(report: dict[str, Any], lang: str) -> Table:
    """Every value that is not the rulebook's, with its source or reason."""
    table = Table(box=None, show_header=False)
    for entry in report["entries"]:
        note = entry["note"]
        said = note.get(lang, "") if isinstance(note, dict) else str(note)
        table.add_row(escape(entry["id"]), escape(entry["tag"]), escape(said))
    return table
