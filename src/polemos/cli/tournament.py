"""`polemos tournament`: a round robin of bots with ratings; interrupted, it goes on where it was."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from polemos import games
from polemos.cli import common, lab
from polemos.lab import figures, wording
from polemos.lab.results import Results
from polemos.lab.tournament import Plan, arenas, check_rules, checked, line_of, of_plan, report, tasks


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help=say["help-entrants"])
    parser.add_argument("--games", metavar="GAME[:SCENARIO],...", help=say["help-arenas"])
    parser.add_argument("--rounds", type=int, default=20, metavar="N", help=say["help-rounds"])
    parser.add_argument("--results", metavar="FILE", help=say["help-results"])
    lab.add_arguments(parser, say)


def run(args: Namespace) -> int:
    clock, plan = lab.Stopwatch(), plan_of(args)
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
        clock.show(args)
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

    return tournament_page(told, lambda game: common.terminal_text(game, lang), lab.made())


def _print(told: dict[str, Any], lang: str) -> None:
    text, out = common.terminal_text("", lang), common.console()
    ratings, pairs = wording.rating_rows(told["ratings"], lang), wording.pair_rows(told["table"], lang)
    out.print(lab.table(text, ("who", "rating", "interval", "points", "games"), ratings))
    out.print()
    out.print(lab.table(text, ("pairing", "points", "rate", "interval"), pairs))
    for blind in told["blind"]:
        own = common.terminal_text(blind["game"], lang)
        out.print(wording.blind_line(blind, own), markup=False)
    for arena in told["arenas"]:
        own = common.terminal_text(arena["game"], lang)
        out.print(f"\n{_heading(arena, own)}", style="bold", markup=False)
        out.print(lab.table(text, ("who", "wins", "rate", "interval"), _sides(arena, own)))
    for forfeit in told["forfeits"]:
        own = common.terminal_text(forfeit["game"], lang)
        out.print(wording.forfeit_line(forfeit, own), markup=False)


def _heading(arena: dict[str, Any], text: Any) -> str:
    return " · ".join([text.say("game-title"), text.scenario(arena["scenario"]), *wording.settings(arena)])


def _sides(arena: dict[str, Any], text: Any) -> list[tuple[str, ...]]:
    rows = [
        (f"{bot} ({text.role(role)})", *figures.rate(found, text.lang))
        for bot, roles in arena["sides"].items()
        for role, found in roles.items()
    ]
    return [*rows, wording.draws_row(arena, text)]
