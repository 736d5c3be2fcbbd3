"""Drills: short tasks to learn on. Ours, not the rulebooks': a scenario that is cut off after some turns.

Whoever the game's own evaluation then favours more than it did at the beginning, by more than the handicap,
has won. A handicap is the median gain of the first role between two random bots, so that equal bots have
equal chances (docs/lab.md has the measured shares). The rules are those of the scenario, to the last one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from polemos.bots import Seat
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.playout import Playout
from polemos.lab.entrant import entrant
from polemos.lab.payoff import DRAWN, LOST, WON

#: Closer than this is a draw.
EVEN: Final = 1e-9


class Drill(NamedTuple):
    """The first turns of a scenario for two."""

    scenario: str
    #: The drill is over when this turn is.
    turns: int
    #: What the evaluation of the first role gains between random bots.
    handicap: float


DRILLS: Final = {
    "dba": Drill("battle", 8, -0.211),
    "eagle_and_wolf": Drill("extended_2", 3, -0.016),
    "hellas": Drill("standard", 5, 0.237),
    "hellenes": Drill("sicily", 2, -0.174),
    "hellespont": Drill("alcibiades", 2, -0.19),
    "peloponnesian_war": Drill("peloponnesian_war_two", 4, -0.2),
}


def drill_of(game: str) -> Drill:
    if game not in DRILLS:
        raise BadData(f"drill: there is none for {game!r} (there are: {', '.join(DRILLS)})")
    return DRILLS[game]


def ended(drill: Drill, match: Playout) -> bool:
    return match.over or match.game.turn(match.state) > drill.turns


def standing(match: Playout) -> float:
    """How the first role stands against the second."""
    first, second = match.roles
    return match.game.evaluate(match.state, first) - match.game.evaluate(match.state, second)


def result(drill: Drill, match: Playout, before: float) -> dict[str, float]:
    """What the drill is worth to each role once it is over; a match that has ended counts as it ended."""
    first, second = match.roles
    if match.over:
        winners = match.result.winners if match.result else ()
        gain = (first in winners) - float(second in winners)
    else:
        gain = standing(match) - before - drill.handicap
    if abs(gain) <= EVEN:
        return {first: DRAWN, second: DRAWN}
    return {first: WON if gain > 0 else LOST, second: LOST if gain > 0 else WON}


class Fought(NamedTuple):
    """One drill between two bots: what the first role gained before the handicap, and what came of it."""

    gain: float
    payoffs: dict[str, float]
    actions: int


def fought(game: Game, bots: tuple[str, str], seed: str) -> Fought:
    """A drill of the game, the first bot in the first role."""
    drill = drill_of(game.meta.id)
    match = game.start(drill.scenario, seed, game.trial_options()).clone()
    before = standing(match)
    seated = {role: entrant(bot, f"{seed}:{role}") for role, bot in zip(match.roles, bots, strict=True)}
    while not ended(drill, match):
        role = match.deciders[0]
        match.play(role, *seated[role].choose(Seat(match, role)))
    return Fought(standing(match) - before, result(drill, match, before), match.number)
