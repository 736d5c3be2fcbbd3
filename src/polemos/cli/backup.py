"""`polemos backup FILE`: a consistent copy of the matches, also while a server runs."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path

from polemos.cli import common


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("file", metavar="FILE", help=say["help-backup-file"])
    parser.add_argument("--db", metavar="FILE|URL", help=say["help-db"])
    common.add_lang(parser, say)


def run(args: Namespace) -> int:
    from polemos.server.backups import backup
    from polemos.server.databases import default_file

    count = asyncio.run(backup(args.db or default_file(), Path(args.file)))
    print(common.said(args.lang, "cli-backed-up", count=count, file=args.file))
    return 0
