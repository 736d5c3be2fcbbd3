"""`polemos simulate`: many matches of one pairing: is a side favoured, and what does an option change?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from polemos import BadData, game
from polemos.cli import common, lab
from polemos.cli.simulated import show
from polemos.engine.game import Game
from polemos.lab.changes import between
from polemos.lab.playout import Outcome
from polemos.lab.report import comparison, summary
from polemos.lab.simulate import Job, checked, tasks_of

ALL = "all"


def arguments(parser: ArgumentParser, say: common.Words) -> None:
    parser.add_argument("game", help=say["help-game"])
    parser.add_argument("--games", type=int, default=100, metavar="N", help=say["help-games-count"])
    parser.add_argument("--seats", metavar="BOT,BOT", help=say["help-seats"])
    parser.add_argument("--alternate", action="store_true", help=say["help-alternate"])
    parser.add_argument("--scenario", metavar="ID", help=say["help-scenario-all"])
    parser.add_argument("--option", metavar="ID=VALUE", action="append", default=[], help=say["help-option"])
    parser.add_argument("--versus", metavar="ID=VALUE", action="append", default=[], help=say["help-versus"])
    parser.add_argument("--versus-data", metavar="DIR", help=say["help-versus-data"])
    parser.add_argument("--versus-seats", metavar="BOT,BOT", help=say["help-versus-seats"])
    lab.add_arguments(parser, say)


def run(args: Namespace) -> int:
    jobs = jobs_of(args)
    for job in jobs:
        checked(job, game(job.game, job.data))
    lab.check(args)
    clock = lab.Stopwatch()
    told = _told(args, jobs, _played(jobs, args))
    lab.write_page(args.html, lambda: _page(told, args))
    if args.json:
        common.print_json(told if len(told["runs"]) > 1 else told["runs"][0])
    else:
        show(told, args.lang)
        clock.show(args)
    return 0


# --- what is to be played -----------------------------------------------------------------------------


def jobs_of(args: Namespace) -> list[Job]:
    """One job, or one for each scenario, or two that are compared."""
    own = common.chosen_game(args)
    if _compared(args) and args.scenario == ALL:
        raise BadData(f"scenario: {ALL!r} and a comparison do not go together")
    if args.scenario == ALL:
        fitting = [scenario.id for scenario in own.scenarios if _seated(args, own, scenario.id)]
        if not fitting:
            raise BadData(f"seats: no scenario of {own.meta.id} is for so many players")
        return [job_of(args, own, scenario) for scenario in fitting]
    first = job_of(args, own, own.scenario(args.scenario or own.scenarios[0].id).id)
    return [first, _other(args, first)] if _compared(args) else [first]


def _compared(args: Namespace) -> bool:
    return bool(args.versus or args.versus_data or args.versus_seats)


def _seated(args: Namespace, own: Game, scenario: str) -> bool:
    """Of all scenarios those for as many players as there are bots."""
    return len(own.roles_of(scenario)) == len(_seats(args, own, scenario))


def _seats(args: Namespace, own: Game, scenario: str) -> tuple[str, ...]:
    """The bots asked for; else greedy, against random ones where there are others."""
    if args.seats is not None:
        return tuple(args.seats.split(","))
    return ("greedy", *("random" for _ in own.roles_of(scenario)[1:]))


def job_of(args: Namespace, own: Game, scenario: str) -> Job:
    return Job(
        own.meta.id,
        _seats(args, own, scenario),
        common.seed_of(args.seed),
        args.games,
        scenario,
        {**own.trial_options(), **common.given_options(own, args.option)},
        args.budget,
        args.data,
        args.alternate,
        args.limit,
    )


def _other(args: Namespace, first: Job) -> Job:
    """The same with what `--versus` changes; if that is nothing, there is nothing to compare."""
    data = args.versus_data or first.data
    options = {**(first.options or {}), **common.given_options(game(first.game, data), args.versus)}
    seats = tuple(args.versus_seats.split(",")) if args.versus_seats else first.bots
    second = first._replace(options=options, data=data, bots=seats)
    settings = ((job.options, job.data) for job in (first, second))
    if first.bots == second.bots and not between(first.game, *settings):
        raise BadData("versus: B is the same as A; nothing would be compared")
    return second


# --- what came of it ----------------------------------------------------------------------------------


def _played(jobs: list[Job], args: Namespace) -> list[list[Outcome]]:
    """The outcomes of each job, sorted: the order in which they came in says nothing."""
    found: list[list[Outcome]] = [[] for _ in jobs]
    for key, outcome in lab.watched(tasks_of(jobs), args):
        found[key].append(outcome)
    return [sorted(some, key=lambda outcome: outcome.number) for some in found]


def _told(args: Namespace, jobs: list[Job], outcomes: list[list[Outcome]]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "runs": [summary(job, some) for job, some in zip(jobs, outcomes, strict=True)],
    }
    if _compared(args):
        sound = [[outcome for outcome in some if not outcome.void] for some in outcomes]
        if all(sound):
            told["comparison"] = comparison(*told["runs"], *sound)
    return told


def _page(told: dict[str, Any], args: Namespace) -> str:
    from polemos.lab.page import simulation_page

    return simulation_page(told, common.terminal_text(told["runs"][0]["game"], args.lang), lab.made())
