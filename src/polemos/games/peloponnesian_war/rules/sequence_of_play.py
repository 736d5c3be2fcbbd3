"""1.4: the sequence of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.games.peloponnesian_war.rules.administration import Administration
from polemos.games.peloponnesian_war.rules.combat_phase import CombatPhase
from polemos.games.peloponnesian_war.rules.end_of_turn import EndOfTurn
from polemos.games.peloponnesian_war.rules.going_home import empty_box
from polemos.games.peloponnesian_war.rules.operations import Operations
from polemos.games.peloponnesian_war.rules.political_phase import after_event, leaders_return, political_phase
from polemos.games.peloponnesian_war.rules.rebellion import rebellion_phase
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, SPARTA
from polemos.games.peloponnesian_war.state import War

#: A step of its own, after the seven: what follows the random event, if that has asked somebody.
AFTER_EVENT: Final = 7


@dataclass
class Turn(Frame):
    """1.4a-c: seven phases in order; the first turn of a scenario begins with operations."""

    step: int

    def __init__(self, step: int) -> None:
        self.step = step

    def run(self, state: War) -> None:
        """What asks nobody is done at once, together with the phase after it."""
        step, waiting = self.step, len(state.frames)
        if step in (0, 2, 4, AFTER_EVENT):
            _unasked(state, step)
            step = 1 if step == AFTER_EVENT else step + 1
        if state.result is not None:
            return
        if len(state.frames) != waiting:  # somebody must be asked first
            state.frames[waiting - 1] = Turn(AFTER_EVENT if self.step == 0 else step)
        else:
            state.become(Turn((step + 1) % 7))
            state.call(_phase(state, step))


def _unasked(state: War, step: int) -> None:
    if step == 0:
        _before_operations(state)
    elif step == 2:
        empty_box(state)
    elif step == 4:
        rebellion_phase(state)
    else:
        after_event(state)


def _phase(state: War, step: int) -> Frame:
    if step == 1:
        state.enter_phase("operations", "4.0")
        return Operations(opens(state), 0)
    if step == 3:
        return CombatPhase()
    return Administration(0) if step == 5 else EndOfTurn(0)


def _before_operations(state: War) -> None:
    waiting = len(state.frames)
    state.log("turn", "1.4", turn=state.turn)
    if state.turn == state.first_turn:
        return
    leaders_return(state)
    political_phase(state)
    if state.result is None and len(state.frames) == waiting:
        after_event(state)


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
