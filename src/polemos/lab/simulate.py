"""Many matches between bots, in as many processes as wanted: same seed, same result for any number."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from polemos.bots import make
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.prompt import Value
from polemos.engine.registry import game as game_by_name
from polemos.lab.playout import Outcome, simulate_one
from polemos.lab.stats import spread, wilson

#: Matches handed to a process at a time: enough to hide the post, few enough for a smooth progress bar.
CHUNK = 4


class Job(NamedTuple):
    """Everything a process needs to know to play its share; plain values only."""

    game: str
    bots: tuple[str, ...]
    seed: int | str
    games: int
    scenario: str | None = None
    options: dict[str, Value] | None = None
    budget: int | None = None
    data: str | None = None
    #: Let the bots change seats from match to match.
    alternate: bool = False


def checked(job: Job, game: Game) -> None:
    """Refuse a job that cannot be played before any process is started."""
    if job.games < 1:
        raise BadData(f"games: {job.games} is not a number of matches from 1 on")
    match = game.start(job.scenario, job.seed, job.options)
    if len(job.bots) != len(match.roles):
        raise BadData(f"seats: {len(match.roles)} bots are needed, one for each of {', '.join(match.roles)}")
    for name in job.bots:
        make(name, 0, job.budget)


def seats_of(job: Job, roles: tuple[str, ...], number: int) -> dict[str, str]:
    """Who sits where in match `number`."""
    turn = number % len(roles) if job.alternate else 0
    return {role: job.bots[(i + turn) % len(roles)] for i, role in enumerate(roles)}


def play_chunk(job: Job, numbers: tuple[int, ...], game: Game | None = None) -> list[Outcome]:
    """The matches of these numbers, in this process."""
    game = game or game_by_name(job.game, job.data)
    roles = game.roles_of(job.scenario or game.scenarios[0].id)
    return [
        simulate_one(game, n, seats_of(job, roles, n), job.seed, job.scenario, job.options, job.budget)
        for n in numbers
    ]


def chunks(games: int) -> Iterator[tuple[int, ...]]:
    for start in range(0, games, CHUNK):
        yield tuple(range(start, min(start + CHUNK, games)))


def outcomes(job: Job, jobs: int = 1) -> Iterator[list[Outcome]]:
    """The outcomes as they arrive; sort them by number to compare two runs."""
    if jobs < 1:
        raise BadData(f"jobs: {jobs} is not a number of processes from 1 on")
    work = partial(play_chunk, job)
    if jobs == 1:
        yield from map(work, chunks(job.games))
        return
    with get_context("spawn").Pool(jobs, initializer=_ignore_interrupt) as pool:
        yield from pool.imap_unordered(work, chunks(job.games))


def _ignore_interrupt() -> None:
    """Ctrl-C is the parent's to handle: it ends the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summary(job: Job, played: list[Outcome]) -> dict[str, Any]:
    """Win rates with intervals, length, endings and scores, ready for a table or JSON."""
    played = sorted(played, key=lambda outcome: outcome.number)
    return {
        "game": job.game,
        "scenario": job.scenario,
        "options": job.options or {},
        "seed": job.seed,
        "games": len(played),
        "seats": list(job.bots),
        "alternate": job.alternate,
        "roles": {role: _wins_of_role(played, role) for role in played[0].seats},
        "bots": {name: _wins_of_bot(played, name) for name in sorted(set(job.bots))},
        "draws": sum(1 for o in played if not o.winners),
        "actions": spread([o.actions for o in played])._asdict(),
        "turns": spread([o.turns for o in played])._asdict(),
        "endings": _endings(played),
        "scores": _scores(played),
    }


def _wins_of_role(played: list[Outcome], role: str) -> dict[str, Any]:
    return wilson(sum(1 for o in played if role in o.winners), len(played))._asdict()


def _wins_of_bot(played: list[Outcome], name: str) -> dict[str, Any]:
    """Over all seats the bot held."""
    seats = [(o, role) for o in played for role, held in o.seats.items() if held == name]
    return wilson(sum(1 for o, role in seats if role in o.winners), len(seats))._asdict()


def _endings(played: list[Outcome]) -> list[dict[str, Any]]:
    """How the matches ended, the most frequent first."""
    found = Counter((o.winners, o.level, o.reason) for o in played)
    ordered = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    return [
        {"winners": list(winners), "level": level, "reason": reason, "games": count}
        for (winners, level, reason), count in ordered
    ]


def _scores(played: list[Outcome]) -> dict[str, Any]:
    roles = sorted({role for o in played for role in o.scores})
    return {role: spread([o.scores[role] for o in played if role in o.scores])._asdict() for role in roles}
