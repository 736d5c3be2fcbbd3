"""`polemos upgrade`: what becomes of every stored match under the present rules and data."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace

from polemos import game, games
from polemos.cli import common


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("--db", metavar="FILE|URL", help=say["help-db"])
    parser.add_argument("--dry-run", action="store_true", help=say["help-dry-run"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    from polemos.server.databases import default_file
    from polemos.server.upgrading import report

    known = {name: game(name, args.data) for name in games()}
    lines = asyncio.run(report(args.db or default_file(), known, not args.dry_run))
    if args.json:
        common.print_json([line._asdict() for line in lines])
        return 0
    for line in lines:
        fate = common.said(args.lang, f"cli-fate-{line.fate}")
        note = f" ({line.note})" if line.note else ""
        print(f"{line.match}  {line.game}  {line.version} -> {line.now}  {fate}{note}")
    print(common.said(args.lang, "cli-upgraded", count=len(lines), dry=str(args.dry_run).lower()))
    return 0
