"""`polemos verify RECORD`: play a record again and check seed, dice, actions and end."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

import polemos
from polemos.cli import common


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("record", metavar="RECORD", help=say["help-record"])
    common.add_lang(parser, say)
    common.add_json(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    """Silent about nothing: a record that does not agree raises BadData with the field's name."""
    record = common.read_json(args.record)
    match = polemos.replay(record, args.data)
    facts = {
        "game": match.game.meta.id,
        "scenario": match.state.scenario,
        "actions": match.number,
        "dice": len(match.journal.dice),
        "over": match.over,
        "result": None if match.result is None else match.result.to_json(),
        "commitment": record["commitment"],
        "final": record["final"],
    }
    if args.json:
        common.print_json(facts)
        return 0
    text, out = common.terminal_text(match.game.meta.id, args.lang), common.console()
    counted = {"actions": match.number, "dice": len(match.journal.dice)}
    out.print(text.say("cli-verified", counted), style="green")
    if match.result is not None:
        out.print(text.result(match.result))
    return 0
