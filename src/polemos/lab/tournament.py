"""A round robin: every bot against every other, in every chosen scenario, from both sides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from polemos import __version__
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.lab import verdict
from polemos.lab.playout import Outcome
from polemos.lab.ratings import Pair, Rating, ratings
from polemos.lab.referee import LIMIT
from polemos.lab.report import balance, details, forfeits, played_out, wins_of_role, without_winners, won
from polemos.lab.results import Line, digest
from polemos.lab.simulate import Job, Task, check_bots, chunks, loaded
from polemos.lab.stats import wilson

#: A scenario of a game.
Arena = tuple[str, str]


class Plan(NamedTuple):
    """Who plays what, and how often."""

    bots: tuple[str, ...]
    arenas: tuple[Arena, ...]
    rounds: int
    seed: int | str
    budget: int | None = None
    data: str | None = None
    limit: float = LIMIT

    def header(self) -> dict[str, Any]:
        """What must be the same when a tournament goes on; bots, scenarios and rounds may be added."""
        told = {"polemos": __version__, "seed": self.seed, "budget": self.budget, "limit": self.limit}
        return {**told, "data": self.data, "data_digest": digest(self.data)}


def checked(plan: Plan) -> None:
    """Refuse what cannot be played before a file or a process is touched."""
    if plan.rounds < 1:
        raise BadData(f"rounds: {plan.rounds} is not a number of matches from 1 on")
    if not 0 < plan.limit <= 86_400:
        raise BadData(f"limit: {plan.limit:g} is not a number of seconds above 0")
    if len(plan.bots) < 2:
        raise BadData("bots: a tournament needs two or more")
    for bot in plan.bots:
        if plan.bots.count(bot) > 1:
            raise BadData(f"bots: {bot!r} is named twice")
    check_bots(plan.bots, plan.budget)


def arenas(names: list[str], data: str | None = None) -> tuple[Arena, ...]:
    """`hellas` is its first scenario, `hellas:all` every one, `hellenes:413` just that."""
    found: list[Arena] = []
    for name in names:
        game_id, colon, scenario = name.partition(":")
        game = loaded(game_id, data)
        if scenario == "all":
            found += [(game_id, s.id) for s in game.scenarios]
        else:
            found.append((game_id, game.scenario(scenario if colon else game.scenarios[0].id).id))
    return tuple(dict.fromkeys(found))


def pairings(plan: Plan, arena: Arena) -> list[tuple[str, ...]]:
    """Every two bots; in a game for one person each bot alone, compared on the same seeds afterwards."""
    if len(_game(plan, arena).roles_of(arena[1])) == 1:
        return [(bot,) for bot in plan.bots]
    return list(combinations(sorted(plan.bots), 2))


def _game(plan: Plan, arena: Arena) -> Game:
    return loaded(arena[0], plan.data)


def jobs(plan: Plan) -> list[Job]:
    """One job per pairing; seeds differ between scenarios, not between pairings, which is fair."""
    return [
        Job(
            game_id,
            bots,
            f"{plan.seed}:{game_id}:{scenario}",
            plan.rounds,
            scenario,
            None,
            plan.budget,
            plan.data,
            True,
            plan.limit,
        )
        for game_id, scenario in plan.arenas
        for bots in pairings(plan, (game_id, scenario))
    ]


def tasks(plan: Plan, done: list[Line]) -> tuple[list[Job], list[Task]]:
    """All jobs, and the matches of them that are not in the results yet."""
    all_jobs, played = jobs(plan), {line.key for line in done}
    found = []
    for key, job in enumerate(all_jobs):
        left = [n for n in range(job.games) if (job.game, job.scenario, job.bots, n) not in played]
        # One match at a time: strong bots take minutes, and what is played should be kept at once.
        found += [Task(key, job, some) for some in chunks(left, 1)]
    return all_jobs, found


def check_rules(plan: Plan, lines: list[Line]) -> None:
    """Matches played by other rules are not to be mixed with new ones."""
    for line in lines:
        now = loaded(line.game, plan.data).meta.rules_version
        if line.rules != now:
            raise BadData(f"results: {line.game} was played by rules {line.rules}, which are now {now}")


def line_of(job: Job, outcome: Outcome) -> Line:
    """What is kept of one match."""
    rules = loaded(job.game, job.data).meta.rules_version
    return Line(job.game, str(job.scenario), job.bots, rules, outcome)


def of_plan(plan: Plan, lines: list[Line]) -> list[Line]:
    """The lines that belong to the plan, each once, in a fixed order; a file may hold more."""
    wanted = {(j.game, j.scenario, j.bots, n) for j in jobs(plan) for n in range(j.games)}
    return [line for _, line in sorted({line.key: line for line in lines if line.key in wanted}.items())]


# --- what came of it --------------------------------------------------------------------------------


def report(plan: Plan, lines: list[Line]) -> dict[str, Any]:
    """Ratings over everything, and what happened in each scenario."""
    lines = of_plan(plan, lines)
    duels = list(_duels(lines))
    found = [{**_arena(arena, lines, duels), **_settings(plan, arena)} for arena in plan.arenas]
    return {
        "bots": list(plan.bots),
        "rounds": plan.rounds,
        "seed": plan.seed,
        "games": len(lines),
        "ratings": [rating._asdict() for rating in _rated(duels)],
        "table": _crosstable(duels),
        "arenas": found,
        "blind": verdict.separating(found),
        "forfeits": [f for line in lines for f in forfeits(line.game, line.scenario, [line.outcome])],
    }


def _settings(plan: Plan, arena: Arena) -> dict[str, Any]:
    return {"options": _game(plan, arena).trial_options(), "data": plan.data or ""}


class Duel(NamedTuple):
    """One comparison of two bots: what the first made of it, from 0 to 1."""

    arena: Arena
    first: str
    second: str
    points: float


def _rated(duels: list[Duel]) -> list[Rating]:
    return ratings({pair: (sum(made), len(made)) for pair, made in _by_pair(duels).items()})


def _by_pair(duels: list[Duel]) -> dict[Pair, list[float]]:
    found: dict[Pair, list[float]] = {}
    for duel in duels:
        found.setdefault((duel.first, duel.second), []).append(duel.points)
    return found


def _crosstable(duels: list[Duel]) -> list[dict[str, Any]]:
    """Each pair: points of the first, and the interval of its share."""
    rows = []
    for (first, second), made in sorted(_by_pair(duels).items()):
        share = wilson(round(sum(made)), len(made))
        rows.append(
            {"first": first, "second": second, "points": sum(made), "games": len(made)}
            | {"rate": sum(made) / len(made), "low": share.low, "high": share.high}
        )
    return rows


def _duels(lines: list[Line]) -> Iterator[Duel]:
    alone: dict[tuple[Arena, int], list[Line]] = {}
    for line in lines:
        arena = (line.game, line.scenario)
        if line.outcome.void:
            continue
        if len(line.bots) == 1:
            alone.setdefault((arena, line.outcome.number), []).append(line)
        else:
            yield Duel(arena, line.bots[0], line.bots[1], _points(line.outcome, line.bots[0]))
    for (arena, _), group in sorted(alone.items(), key=lambda item: item[0]):
        for a, b in combinations(group, 2):
            yield Duel(arena, a.bots[0], b.bots[0], _better(a.outcome, b.outcome))


def _points(outcome: Outcome, bot: str) -> float:
    """The bot's share of the winners; half of a draw. Who forfeits has lost, the other one has won."""
    if outcome.forfeit is not None:
        return float(outcome.seats[outcome.forfeit.role] != bot)
    if not outcome.winners:
        return 0.5
    return sum(outcome.seats[role] == bot for role in outcome.winners) / len(outcome.winners)


def _better(a: Outcome, b: Outcome) -> float:
    """Two games for one person, same seed: won beats lost, then the higher score; a forfeit is last."""
    x, y = ((o.forfeit is None, bool(o.winners), max(o.scores.values(), default=0)) for o in (a, b))
    return 0.5 if x == y else float(x > y)


def _arena(arena: Arena, lines: list[Line], duels: list[Duel]) -> dict[str, Any]:
    played = [line.outcome for line in lines if (line.game, line.scenario) == arena]
    counted = [o for o in played if not o.void]
    own = [duel for duel in duels if duel.arena == arena]
    roles = list(played[0].seats) if played else []
    told = {
        "game": arena[0],
        "scenario": arena[1],
        "games": len(counted),
        "ratings": [rating._asdict() for rating in _rated(own)],
        "roles": {role: wins_of_role(counted, role) for role in roles},
        "sides": _by_side(counted),
        "balance": balance(played_out(played)),
        **without_winners(counted),
        **details(played),
    }
    return {**told, "verdict": verdict.of_run(told)}


def _by_side(played: list[Outcome]) -> dict[str, dict[str, Any]]:
    """bot -> role -> how often it won in that seat."""
    seats: dict[str, dict[str, list[bool]]] = {}
    for o in played:
        for role, bot in o.seats.items():
            seats.setdefault(bot, {}).setdefault(role, []).append(won(o, role))
    return {
        bot: {role: wilson(sum(won), len(won))._asdict() for role, won in sorted(roles.items())}
        for bot, roles in sorted(seats.items())
    }
