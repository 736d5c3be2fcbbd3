"""One whole match between bots: the unit of work of every simulation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from polemos.bots import Bot, Seat
from polemos.engine.errors import RuleBug
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.engine.prompt import Choice, Value
from polemos.lab.entrant import dismiss, entrant
from polemos.lab.referee import LIMIT, Forfeit, attempt, given_up, refereed

#: The score is read every so many actions: counting costs about as much as a step.
SAMPLED = 10

#: turn -> role -> score at the last look in that turn.
Curve = dict[int, dict[str, float]]


class Outcome(NamedTuple):
    """How one simulated match went. Plain values: it is sent between processes and written to files."""

    number: int
    seats: dict[str, str]
    winners: tuple[str, ...]
    level: str
    reason: str
    scores: dict[str, int]
    actions: int
    turns: int
    curve: Curve
    #: role -> verb -> how often it was chosen.
    verbs: dict[str, dict[str, int]]
    forfeit: Forfeit | None = None

    @property
    def void(self) -> bool:
        """Whether the match counts for nobody: the rules themselves failed."""
        return self.forfeit is not None and self.forfeit.why == "rules"


class Watch:
    """Notes what bots choose and how the score goes, without slowing the match down much."""

    def __init__(self) -> None:
        self.verbs: dict[str, dict[str, int]] = {}
        self.curve: Curve = {}

    def __call__(self, match: Match, role: str, choice: Choice) -> None:
        used = self.verbs.setdefault(role, {})
        used[choice[0]] = used.get(choice[0], 0) + 1
        if match.number % SAMPLED == 0:
            self.sample(match)

    def sample(self, match: Match) -> None:
        if not match.over:
            self.curve[match.game.turn(match.state)] = standing(match)


def standing(match: Match) -> dict[str, float]:
    """The score if the game were counted now; where a game has none, how its own evaluation sees it."""
    scores = match.game.scores(match.state)
    if scores:
        return {role: float(score) for role, score in scores.items()}
    return {role: round(match.game.evaluate(match.state, role), 4) for role in match.roles}


def play_out(match: Match, bots: Mapping[str, Bot]) -> None:
    """Let the bots play until the match is over; their mistakes are raised."""
    limit = match.game.meta.max_actions
    while not match.over:
        if match.number > limit:
            raise RuleBug(f"{match.game.meta.id}: a match is longer than {limit} actions")
        role = match.deciders[0]
        match.play(role, *bots[role].choose(Seat(match, role)))


def simulate_one(
    game: Game,
    number: int,
    seats: Mapping[str, str],
    seed: int | str,
    scenario: str | None = None,
    options: Mapping[str, Value] | None = None,
    budget: int | None = None,
    limit: float = LIMIT,
) -> Outcome:
    """Match number `number` of a simulation: all its chance comes from the seed and that number."""
    match, watch = begun(game, number, seed, scenario, options), Watch()
    forfeit = _seated_and_played(match, seats, (f"{seed}:{number}", budget), limit, watch)
    return outcome(match, number, seats, watch, forfeit)


def begun(
    game: Game, number: int, seed: int | str, scenario: str | None, options: Mapping[str, Value] | None
) -> Match:
    started = game.start(scenario, f"{seed}:{number}", {**game.trial_options(), **(options or {})})
    return started.clone()  # nobody reads a log here or takes anything back


def _seated_and_played(
    match: Match, seats: Mapping[str, str], chance: tuple[str, int | None], limit: float, watch: Watch
) -> Forfeit | None:
    """Make the bots, let them play, put them away: in all of it their own code runs."""
    bots: dict[str, Bot] = {}
    try:
        for role, spec in seats.items():
            made = attempt(role, limit, partial(entrant, spec, *chance))
            if isinstance(made, Forfeit):
                return given_up(match, made)
            bots[role] = made
        return refereed(match, bots, limit, watch)
    finally:
        for role, bot in bots.items():
            attempt(role, limit, partial(dismiss, bot))  # what was played stands, also if this fails


def outcome(
    match: Match, number: int, seats: Mapping[str, str], watch: Watch, forfeit: Forfeit | None = None
) -> Outcome:
    result = match.result
    return Outcome(
        number,
        dict(seats),
        result.winners if result else (),
        result.level if result else "void",
        result.reason if result else "void",
        dict(result.scores) if result else {},
        match.number,
        match.game.turn(match.state),
        watch.curve,
        watch.verbs,
        forfeit,
    )
