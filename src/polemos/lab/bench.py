"""How fast a game is: random playouts through the contract, and what copies, views and records cost."""

from __future__ import annotations

from json import dumps
from random import Random
from time import perf_counter
from typing import Any

from polemos.bots import Seat
from polemos.bots.search.clock import Budget, Clock
from polemos.bots.search.think import Thought
from polemos.engine import match as match_module
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.lab.meter import Meter, rate_of
from polemos.lab.stats import spread
from polemos.lab.yardstick import yardstick

#: Where flatness is measured: the first and the last so many actions of long matches.
EDGE = 200

#: Playouts that are not counted take this share of the time of those that are.
WARM_UP = 0.2

#: How many walks of the search bot are timed, at a decision between at least so many choices.
WALKS = 300
CHOICES = 4


def compiled() -> bool:
    """Whether the engine runs as machine code (`make compiled`)."""
    return not str(match_module.__file__).endswith(".py")


def bench(game: Game, seconds: float = 5.0, seed: int = 1, scenario: str | None = None) -> dict[str, Any]:
    """All numbers of one game; takes about `seconds` for the playouts, as long for those with a log, half of
    it for those with views, and a little for the rest."""
    report: dict[str, Any] = {"game": game.meta.id, "compiled": compiled()}
    # what other engines always do at each step, so the number to compare with theirs
    report["seen_steps_per_s"] = playouts(game, seconds / 2, seed, scenario, look=True)["steps_per_s"]
    report.update(playouts(game, seconds, seed, scenario))
    # other games: the memories of routes would know the same ones already
    report["logged_steps_per_s"] = playouts(game, seconds, seed + 1, scenario, True)["steps_per_s"]
    middle = _middle(game, seed, scenario, report["actions"])
    report.update(copies(middle))
    report["search_per_s"] = search_rate(middle, seed)
    report["yardstick"] = yardstick()
    return report


def playouts(
    game: Game, seconds: float, seed: int, scenario: str | None, logged: bool = False, look: bool = False
) -> dict[str, Any]:
    """Random matches until the time is up: steps/s, games/s, record size, flatness.

    A match writes its log once somebody reads it, as at a table, or none, as in simulations. The first
    matches are not counted: they fill the memories of routes and the like."""
    lengths: list[int] = []
    first, last, meter, spent = Edge(), Edge(), Meter(), 0.0
    match = game.start(scenario, seed, game.trial_options())
    while spent < (1 + WARM_UP) * seconds or not lengths:
        if spent < WARM_UP * seconds:
            meter = Meter()
        match = game.start(scenario, f"{seed}:{len(lengths)}", game.trial_options())
        if logged:
            match.keep_log()
        times = random_playout(match, Random(f"{seed}:{len(lengths)}"), meter, look)
        lengths.append(match.number)
        spent += times[-1]
        if match.number >= 2 * EDGE:
            first.add(times[EDGE] - times[0])
            last.add(times[-1] - times[-1 - EDGE])
    quiet = meter.quiet()
    return {
        "games": len(lengths),
        "actions": spread(lengths).median,
        "steps_per_s": round(rate_of(quiet)),
        "usual_steps_per_s": round(meter.rate()),
        "quiet_percent": round(100 * len(quiet) / len(meter.stretches)),
        "games_per_s": round(rate_of(quiet) * len(lengths) / sum(lengths), 2),
        "step_first_us": first.step_us(),
        "step_last_us": last.step_us(),
        **_record_sizes(match),
    }


class Edge:
    """Time spent in the first or last actions of long matches."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.matches = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.matches += 1

    def step_us(self) -> float | None:
        """Microseconds an action, or None if no match was long enough."""
        return round(self.seconds / self.matches / EDGE * 1e6, 1) if self.matches else None


def random_playout(match: Match, chance: Random, meter: Meter, look: bool = False) -> list[float]:
    """Prompt, choose, play until the end, or look at the view of whoever is asked as well; the seconds before
    the first and after every action."""
    times = [0.0]
    meter.start()
    while not match.over:
        role = match.deciders[0]
        prompt = match.prompt(role)
        if look:
            match.view(role)
        verb, arg = prompt.nth(int(chance.random() * prompt.count()))
        match.play(role, verb, arg)
        times.append(meter.step())
    meter.stop()
    return times


def copies(match: Match) -> dict[str, Any]:
    """Costs and sizes of one position in the middle of a match."""
    role = match.deciders[0]
    return {
        "clone_us": _cost(match.clone),
        "view_us": _cost(lambda: match.view(role)),
        "determinize_us": _cost(lambda: match.determinize(role, 1)),
        "evaluate_us": _cost(lambda: match.game.evaluate(match.state, role)),
        "position_bytes": _size(match.position()),
        "view_bytes": _size(match.view(role)),
    }


def search_rate(match: Match, seed: int) -> int | None:
    """Walks a second of the search bot at the next real decision; None if there is none any more."""
    match = _to_a_choice(match.clone(), Random(seed))
    if match.over:
        return None
    clock = Clock(Budget(0.0, WALKS))
    begin = perf_counter()
    Thought(Seat(match, match.deciders[0]), Random(seed), clock).best()
    return round(clock.walks / (perf_counter() - begin))


def _to_a_choice(match: Match, chance: Random) -> Match:
    """On to where somebody has several choices: a forced answer is not searched for."""
    while not match.over and len(match.prompt(match.deciders[0]).pairs()) < CHOICES:
        role = match.deciders[0]
        match.play(role, *chance.choice(match.prompt(role).pairs()))
    return match


def _middle(game: Game, seed: int, scenario: str | None, actions: float) -> Match:
    """A match played at random to about half of its usual length."""
    match = game.start(scenario, f"{seed}:0", game.trial_options())
    chance = Random(f"{seed}:0")
    for _ in range(int(actions / 2)):
        role = match.deciders[0]
        before = match.clone()
        match.play(role, *chance.choice(match.prompt(role).pairs()))
        if match.over:
            return before
    return match


def _cost(call: Any, seconds: float = 0.4, rounds: int = 200) -> float:
    """Microseconds of one call; the best of many short rounds, since others may use the machine too."""
    begin = perf_counter()
    call()
    count = max(1, int(seconds / rounds / max(perf_counter() - begin, 1e-7)))
    best = float("inf")
    for _ in range(rounds):
        begin = perf_counter()
        for _ in range(count):
            call()
        best = min(best, perf_counter() - begin)
    return round(best / count * 1e6, 2)


def _record_sizes(match: Match) -> dict[str, Any]:
    size = _size(match.record())
    actions = _size([list(action) for action in match.actions])
    return {
        "record_bytes": size,
        "record_bytes_per_action": round(size / match.number, 1),
        "action_bytes": round(actions / match.number, 1),
    }


def _size(value: object) -> int:
    return len(dumps(value, separators=(",", ":"), ensure_ascii=False).encode())
