"""`polemos think`: let bots think here for servers that share a PostgreSQL database."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from polemos import BadData
from polemos.cli import common


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("--db", metavar="URL", required=True, help=say["help-think-db"])
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say["help-think-workers"])
    parser.add_argument("--json-logs", action="store_true", help=say["help-json-logs"])
    common.add_lang(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    from polemos.server.backups import is_postgres
    from polemos.server.logs import set_up
    from polemos.server.thinking import think

    if not is_postgres(args.db):
        raise BadData("db: questions to bots wait only in PostgreSQL (postgresql://...)")
    set_up(args.json_logs)
    think(args.db, args.workers, None if args.data is None else Path(args.data))
    return 0
