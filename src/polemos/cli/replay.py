"""`polemos replay RECORD`: the log of a match, action by action."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Any

import polemos
from polemos import BadData
from polemos.cli import common
from polemos.engine.codec import Reader
from polemos.engine.errors import Outdated
from polemos.engine.match import Match
from polemos.engine.old import OldMatch
from polemos.engine.past import entries_from_json, views_from_json
from polemos.engine.record import actions_of


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("record", metavar="RECORD", help=say["help-record"])
    parser.add_argument("--to", type=int, metavar="N", help=say["help-to"])
    parser.add_argument("--role", metavar="ROLE", help=say["help-role"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    record = common.read_json(args.record)
    try:
        match = polemos.replay(record, args.data)
    except Outdated as error:
        print(f"polemos: {error}", file=sys.stderr)
        match = as_kept(record, args.data)
    last = match.number if args.to is None else args.to
    if not 0 <= last <= match.number:
        raise BadData(f"to: {last} is not an action of this record (0 to {match.number})")
    if args.role is not None and args.role not in match.roles:
        raise BadData(f"role: {match.game.meta.id} has no role {args.role!r}")
    if args.json:
        common.print_json(_as_json(match, args.role, last))
    else:
        _print(match, args, last)
    return 0


def as_kept(record: Any, data: str | None) -> Match:
    """A record of older rules that went another way: what it kept of itself."""
    reader = Reader(record, "record")
    kept = reader.reader("kept")
    game = polemos.game(reader.text("game"), data)
    told = OldMatch(
        reader.text("scenario"),
        {},
        game.roles_of(reader.text("scenario")),
        actions_of(reader),
        entries_from_json(kept.items("log"), "record.kept.log"),
        views_from_json(kept.items("views"), "record.kept.views"),
        kept.reader("position").value,
        record.get("result"),
    )
    return told.match(game, 0)


def _as_json(match: Match, role: str | None, last: int) -> dict[str, Any]:
    lines = [line.to_json() for line in _lines(match, role) if line.action <= last]
    return {"actions": [list(action) for action in match.actions[:last]], "log": lines}


def _lines(match: Match, role: str | None) -> list[Any]:
    """Everything once the match is over, what the role saw otherwise."""
    return match.journal.lines if role is None and match.over else match.log(role)


def _print(match: Match, args: Namespace, last: int) -> None:
    from polemos.cli.table import Screen

    screen = Screen(common.console(), common.terminal_text(match.game.meta.id, args.lang))
    by_action: dict[int, list[Any]] = {}
    for line in _lines(match, args.role):
        by_action.setdefault(line.action, []).append(line)
    for number in range(last + 1):
        if number:
            screen.action(number, match.actions[number - 1])
        screen.lines(by_action.get(number, []))
    if last == match.number and match.result is not None:
        screen.result(match.result)
