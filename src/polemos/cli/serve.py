"""`polemos serve`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from polemos.cli import common


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say["help-host"])
    parser.add_argument("--port", type=int, default=8411, help=say["help-port"])
    parser.add_argument("--db", metavar="FILE|URL", help=say["help-db"])
    parser.add_argument("--no-browser", action="store_true", help=say["help-no-browser"])
    common.add_lang(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    from polemos.server.run import serve

    serve(host=args.host, port=args.port, db=args.db, data=args.data, open_browser=not args.no_browser)
    return 0
