"""`polemos serve`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from polemos.cli import common


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say["help-host"])
    parser.add_argument("--port", type=int, default=8411, help=say["help-port"])
    parser.add_argument("--db", metavar="FILE|URL", help=say["help-db"])
    parser.add_argument("--no-browser", action="store_true", help=say["help-no-browser"])
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say["help-workers"])
    parser.add_argument("--thinkers", type=int, default=2, metavar="N", help=say["help-thinkers"])
    parser.add_argument("--public-url", default="", metavar="URL", help=say["help-public-url"])
    parser.add_argument("--trusted-proxies", default="", metavar="ADDRESSES", help=say["help-proxies"])
    parser.add_argument("--admin-port", type=int, metavar="PORT", help=say["help-admin-port"])
    parser.add_argument("--json-logs", action="store_true", help=say["help-json-logs"])
    parser.add_argument("--no-limits", action="store_true", help=say["help-no-limits"])
    common.add_lang(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    from polemos.server.run import serve

    serve(
        open_browser=not args.no_browser,
        workers=args.workers,
        thinkers=args.thinkers,
        host=args.host,
        port=args.port,
        db=args.db,
        data=args.data,
        public_url=args.public_url,
        trusted_proxies=tuple(part.strip() for part in args.trusted_proxies.split(",") if part.strip()),
        admin_port=args.admin_port,
        json_logs=args.json_logs,
        no_limits=args.no_limits,
    )
    return 0
