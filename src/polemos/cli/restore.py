"""`polemos restore FILE`: bring a backup back, into a place that has no matches yet."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from polemos.cli import common


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("file", metavar="FILE", help=say["help-restore-file"])
    parser.add_argument("--db", metavar="FILE|URL", help=say["help-db"])
    common.add_lang(parser, say)


def run(args: Namespace) -> int:
    from polemos.server.backups import restore
    from polemos.server.databases import default_file

    count = asyncio.run(restore(Path(args.file), args.db or default_file()))
    print(common.said(args.lang, "cli-restored", count=count))
    return 0
