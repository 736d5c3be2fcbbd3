"""`polemos play`: a match in the terminal, against bots or two at one keyboard."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace

import polemos
from polemos import BadData, bots
from polemos.cli import common
from polemos.engine.match import Match
from polemos.lab.entrant import entrant

#: A seat held by a person at this keyboard.
ME = "me"


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", nargs="?", help=say["help-game"])
    parser.add_argument("--seat", metavar="ROLE=BOT|me", action="append", default=[], help=say["help-seat"])
    common.add_start(parser, say)
    parser.add_argument("--seed", help=say["help-seed"])
    parser.add_argument("--real-dice", action="store_true", help=say["help-real-dice"])
    parser.add_argument("--record", metavar="FILE", help=say["help-write-record"])
    parser.add_argument("--resume", metavar="FILE", help=say["help-resume"])
    common.add_lang(parser, say)
    common.add_data(parser, say)


def run(args: Namespace) -> int:
    match = resumed(args) if args.resume else started(args)
    seats = seated(match, args.seat)
    from polemos.cli.session import Session
    from polemos.cli.table import Screen

    text = common.terminal_text(match.game.meta.id, args.lang)
    screen = Screen(common.console(), text, match.game.board())
    screen.say("cli-welcome")
    session = Session(match, seats, screen, args.record)
    try:
        session.run()
    finally:
        if args.record and (match.number or match.over):
            common.write_json(args.record, match.record())
            screen.say("cli-saved", file=args.record)
    return 0


def started(args: Namespace) -> Match:
    if not args.game:
        raise BadData(f"game: say which one (there are: {', '.join(polemos.games())})")
    game = common.chosen_game(args)
    seed = secrets.token_hex(16) if args.seed is None else common.seed_of(args.seed)
    options = common.chosen_options(game, args.option)
    return game.start(args.scenario, seed, options, (), args.real_dice)


def resumed(args: Namespace) -> Match:
    """A saved record, verified, to be played on."""
    if args.scenario or args.option or args.seed is not None or args.real_dice:
        raise BadData("resume: the record already says scenario, options, seed and dice")
    record = common.read_json(args.resume)
    match = polemos.replay(record, args.data)
    if args.game and args.game != match.game.meta.id:
        raise BadData(f"resume: {args.resume} is a record of {match.game.meta.id}, not of {args.game}")
    return match


def seated(match: Match, wishes: list[str]) -> dict[str, bots.Bot | None]:
    """role -> bot or None for a person. Without wishes: you play the first role against greedy."""
    names = dict.fromkeys(match.roles, "greedy")
    if not wishes:
        names[match.roles[0]] = ME
    for wish in wishes:
        role, equals, name = wish.partition("=")
        if not equals:
            raise BadData(f"seat: {wish!r} is not of the form ROLE=BOT")
        if role not in names:
            raise BadData(f"seat: there is no role {role!r} (there are: {', '.join(match.roles)})")
        names[role] = name
    return {role: None if name == ME else entrant(name, str(match.seed)) for role, name in names.items()}
