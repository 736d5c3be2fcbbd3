"""One whole match between bots: the unit of work of every simulation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from polemos.bots import Bot, Seat, make
from polemos.engine.errors import RuleBug
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.engine.prompt import Value


class Outcome(NamedTuple):
    """How one simulated match went."""

    number: int
    seats: dict[str, str]
    winners: tuple[str, ...]
    level: str
    reason: str
    scores: dict[str, int]
    actions: int
    turns: int


def play_out(match: Match, bots: Mapping[str, Bot]) -> None:
    """Let the bots play until the match is over."""
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
) -> Outcome:
    """Match number `number` of a simulation: all its chance comes from the seed and that number."""
    match = game.start(scenario, f"{seed}:{number}", {**game.trial_options(), **(options or {})})
    bots = {role: make(name, f"{seed}:{number}", budget) for role, name in seats.items()}
    play_out(match, bots)
    return outcome(match, number, seats)


def outcome(match: Match, number: int, seats: Mapping[str, str]) -> Outcome:
    result = match.result
    if result is None:
        raise RuleBug("the match is not over")
    winners = result.winners or ((result.winner,) if result.winner else ())
    turn = match.view(None).get("turn", 0)
    return Outcome(
        number,
        dict(seats),
        winners,
        result.level,
        result.reason,
        dict(result.scores),
        match.number,
        turn if isinstance(turn, int) else 0,
    )
