"""Many matches between bots: same seed, same result, for any number of processes or machines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.prompt import Value
from polemos.engine.registry import game as game_by_name
from polemos.lab.entrant import check_entrant
from polemos.lab.playout import Outcome, Watch, begun, outcome, simulate_one
from polemos.lab.referee import LIMIT, Forfeit, given_up

#: Matches handed to a process at a time: enough to hide the post, few enough for a smooth progress bar.
CHUNK = 4


class Job(NamedTuple):
    """One pairing of bots in one scenario: all a process needs to play its share; plain values only."""

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
    #: Seconds for one decision.
    limit: float = LIMIT


class Task(NamedTuple):
    """Some matches of one job; `key` says which job to whoever gathers the outcomes."""

    key: int
    job: Job
    numbers: tuple[int, ...]


def checked(job: Job, game: Game) -> None:
    """Refuse a job that cannot be played before any process is started."""
    if job.games < 1:
        raise BadData(f"games: {job.games} is not a number of matches from 1 on")
    if not 0 < job.limit <= 86_400:
        raise BadData(f"limit: {job.limit:g} is not a number of seconds above 0")
    match = game.start(job.scenario, job.seed, job.options)
    if len(job.bots) != len(match.roles):
        raise BadData(f"seats: {_needed(match.roles)}")
    check_bots(job.bots, job.budget)


def _needed(roles: tuple[str, ...]) -> str:
    if len(roles) == 1:
        return f"1 bot is needed, for {roles[0]}"
    return f"{len(roles)} bots are needed, one for each of {', '.join(roles)}"


def check_bots(specs: Iterable[str], budget: int | None) -> None:
    for spec in specs:
        check_entrant(spec, budget)


def seats_of(job: Job, roles: tuple[str, ...], number: int) -> dict[str, str]:
    """Who sits where in match `number`. Two bots may share the seats of a larger table in turn."""
    turn = number if job.alternate else 0
    return {role: job.bots[(i + turn) % len(job.bots)] for i, role in enumerate(roles)}


@lru_cache(maxsize=4)
def loaded(name: str, data: str | None) -> Game:
    """Own data files are read once per process, not once per match."""
    return game_by_name(name, data)


def play_chunk(job: Job, numbers: tuple[int, ...], game: Game | None = None) -> list[Outcome]:
    """The matches of these numbers, in this process."""
    game = game or loaded(job.game, job.data)
    rest = (job.seed, job.scenario, job.options, job.budget, job.limit)
    return [simulate_one(game, n, seats_of(job, _roles(job, game), n), *rest) for n in numbers]


def forfeited(job: Job, number: int, forfeit: Forfeit) -> Outcome:
    """A match whose process died: nothing is known but who lost it."""
    game = loaded(job.game, job.data)
    match = begun(game, number, job.seed, job.scenario, job.options)
    seats = seats_of(job, _roles(job, game), number)
    blamed = forfeit if forfeit.role else forfeit._replace(role=match.roles[0])
    return outcome(match, number, seats, Watch(), given_up(match, blamed))


def _roles(job: Job, game: Game) -> tuple[str, ...]:
    return game.roles_of(job.scenario or game.scenarios[0].id)


def play_task(task: Task) -> tuple[int, list[Outcome]]:
    return task.key, play_chunk(task.job, task.numbers)


def chunks(numbers: Iterable[int], size: int = CHUNK) -> Iterator[tuple[int, ...]]:
    """A few numbers at a time, in their order."""
    waiting = list(numbers)
    for start in range(0, len(waiting), size):
        yield tuple(waiting[start : start + size])


def tasks_of(jobs: Iterable[Job]) -> list[Task]:
    return [Task(key, job, some) for key, job in enumerate(jobs) for some in chunks(range(job.games))]
