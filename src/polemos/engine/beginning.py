"""How a match begins: from a scenario's set-up, or from a position."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from polemos.engine.chance import Chance
from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.engine.playout import Observer
from polemos.engine.prompt import Value
from polemos.engine.state import State

if TYPE_CHECKING:
    from polemos.engine.game import Game


def begin(
    game: Game,
    scenario: str,
    options: dict[str, Value],
    chance: Chance,
    seed: int | str,
    observer: Observer | None = None,
) -> Match:
    """A match from a scenario's set-up. What is rolled before the first choice is never entered:
    there is nobody yet whom the table could ask for a die."""
    entered, given = chance.entered, chance.given
    chance.entered = False
    match = Match(game, game.setup(scenario, options, chance), seed, None)
    match.given = given
    if observer is not None:
        observer(match)
    match._observer = observer
    match._settle()
    match._observer = None
    match.state.chance.entered = entered
    match._set_barrier()
    match._set_checkpoint()
    match._log.stop(match.state)
    return match


def continued(game: Game, state: State, origin: object, seed: int | str) -> Match:
    """A match from a position."""
    match = Match(game, state, seed, deepcopy(origin))
    match.given = state.chance.given
    try:
        match._settle()
        game.check(state)
        for role in match.deciders:
            match.prompt(role)
    except BadData:
        raise
    except Exception as error:  # a hand-written position may contradict itself anywhere
        raise BadData(f"position: its parts do not fit together ({error!r})") from error
    match._set_barrier()
    match._set_checkpoint()
    match._log.stop(match.state)
    return match
