"""1.4: the sequence of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Step
from polemos.games.peloponnesian_war.rules.administration import Administration
from polemos.games.peloponnesian_war.rules.combat_phase import CombatPhase
from polemos.games.peloponnesian_war.rules.end_of_turn import EndOfTurn
from polemos.games.peloponnesian_war.rules.going_home import empty_box
from polemos.games.peloponnesian_war.rules.operations import Operations
from polemos.games.peloponnesian_war.rules.political_phase import after_event, leaders_return, political_phase
from polemos.games.peloponnesian_war.rules.rebellion import rebellion_phase
from polemos.games.peloponnesian_war.rules.steps import Steps
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, SPARTA
from polemos.games.peloponnesian_war.state import War


@dataclass
class Turn(Steps):
    """1.4a-c: seven phases in order, turn after turn; the first turn of a scenario begins with operations."""

    def steps(self) -> tuple[Step, ...]:
        return PHASES

    def finish(self, state: War) -> None:
        if state.result is None:
            state.become(Turn())


def _begin(state: War) -> None:
    state.log("turn", "1.4", turn=state.turn)


def _political(state: War) -> None:
    if state.turn != state.first_turn:
        leaders_return(state)
        political_phase(state)


def _after_event(state: War) -> None:
    if state.turn != state.first_turn:
        after_event(state)


def _operations(state: War) -> None:
    state.enter_phase("operations", "4.0")
    state.call(Operations(opens(state), 0))


def _combat(state: War) -> None:
    state.call(CombatPhase())


def _administration(state: War) -> None:
    state.call(Administration())


def _end_of_turn(state: War) -> None:
    state.call(EndOfTurn())


#: 1.4b: the phases of a turn. A random event may ask somebody, so what follows it is a step of its own; and
#: who goes home before the combats (4.9) may be asked where to.
PHASES: Final[tuple[Step, ...]] = (
    _begin,
    _political,
    _after_event,
    _operations,
    empty_box,
    _combat,
    rebellion_phase,
    _administration,
    _end_of_turn,
)


def opens(state: War) -> str:
    """4.0a the player opens; 11.0b with two players the better strategist; set-ups name the first."""
    if state.turn == state.first_turn:
        return state.setup.first
    if state.solitaire:
        return state.player
    ours, theirs = _rating(state, ATHENS), _rating(state, SPARTA)
    tied = ours == theirs
    lead = state.die("11.0b") <= 3 if tied else ours > theirs
    side = ATHENS if lead else SPARTA
    state.log("opens-by-lot" if tied else "opens", "11.0b", who=side)
    return side


def _rating(state: War, side: str) -> int:
    name = state.chief[side]
    return state.printed.leaders[name].strategic if name else -1
