"""`polemos tournament`: a round robin of bots with ratings; interrupted, it goes on where it was."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from polemos import games
from polemos.cli import common, lab
from polemos.lab.results import Results
from polemos.lab.tournament import Plan, arenas, check_rules, checked, line_of, of_plan, report, tasks


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help=say["help-entrants"])
    parser.add_argument("--games", metavar="GAME[:SCENARIO],...", help=say["help-arenas"])
    parser.add_argument("--rounds", type=int, default=20, metavar="N", help=say["help-rounds"])
    parser.add_argument("--results", metavar="FILE", help=say["help-results"])
    lab.add_arguments(parser, say)


def run(args: Namespace) -> int:
    plan = plan_of(args)
    checked(plan)
    lab.check(args)
    results = Results(Path(args.results) if args.results else None, plan.header())
    check_rules(plan, results.lines)
    try:
        _play(plan, results, args)
    finally:
        results.close()
    told = report(plan, results.lines)
    lab.write_page(args.html, lambda: _page(told, args.lang))
    if args.json:
        common.print_json(told)
    else:
        _print(told, args.lang)
    return 0


def plan_of(args: Namespace) -> Plan:
    named = args.games.split(",") if args.games else list(games())
    return Plan(
        tuple(args.bots),
        arenas(named, args.data),
        args.rounds,
        common.seed_of(args.seed),
        args.budget,
        args.data,
        args.limit,
    )


def _play(plan: Plan, results: Results, args: Namespace) -> None:
    """Only the matches that the results do not have yet."""
    jobs, left = tasks(plan, results.lines)
    for key, outcome in lab.watched(left, args, len(of_plan(plan, results.lines))):
        results.append(line_of(jobs[key], outcome))


def _page(told: dict[str, Any], lang: str) -> str:
    from polemos.lab.page import tournament_page

    return tournament_page(told, lambda game: common.terminal_text(game, lang))


def _print(told: dict[str, Any], lang: str) -> None:
    text, out = common.terminal_text("", lang), common.console()
    out.print(_ratings(told["ratings"], text))
    out.print()
    out.print(_pairs(told["table"], text))
    for arena in told["arenas"]:
        own = common.terminal_text(arena["game"], lang)
        out.print(f"\n[bold]{own.say('game-title')}: {own.scenario(arena['scenario'])}[/]")
        out.print(_sides(arena, own))
    for forfeit in told["forfeits"]:
        out.print(text.say("cli-forfeit", {**forfeit, "why": text.say(f"cli-why-{forfeit['why']}")}))


def _ratings(found: list[dict[str, Any]], text: Any) -> Any:
    from rich.table import Table

    columns = ("who", "rating", "interval", "points", "games")
    table = Table(*(text.say(f"cli-column-{name}") for name in columns), box=None)
    for r in found:
        span = f"{r['low']:.0f} … {r['high']:.0f}"
        table.add_row(r["name"], f"{r['rating']:.0f}", span, f"{r['points']:g}", str(r["games"]))
    return table


def _pairs(rows: list[dict[str, Any]], text: Any) -> Any:
    from rich.table import Table

    columns = ("pairing", "points", "rate", "interval")
    table = Table(*(text.say(f"cli-column-{name}") for name in columns), box=None)
    for row in rows:
        who = f"{row['first']} - {row['second']}"
        points = f"{row['points']:g} / {row['games']}"
        table.add_row(who, points, f"{row['rate']:.1%}", lab.interval(row))
    return table


def _sides(arena: dict[str, Any], text: Any) -> Any:
    from rich.table import Table

    table = Table(*(text.say(f"cli-column-{name}") for name in ("who", "wins", "rate", "interval")), box=None)
    for bot, roles in arena["sides"].items():
        for role, found in roles.items():
            table.add_row(f"{bot} ({text.role(role)})", *lab.rate(found))
    return table
