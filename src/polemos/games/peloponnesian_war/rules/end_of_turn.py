"""8.0: bellicosity, surrender, armistice, the end of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Plain, Step
from polemos.games.peloponnesian_war.rules.administration import (
    spoiled_set,
)
from polemos.games.peloponnesian_war.rules.armistice import armistice_due, begin_armistice
from polemos.games.peloponnesian_war.rules.steps import Steps
from polemos.games.peloponnesian_war.rules.strength_points import FOE, SIDES, SPARTA
from polemos.games.peloponnesian_war.rules.turn_marker import next_turn
from polemos.games.peloponnesian_war.rules.victory import surrender, surrendered
from polemos.games.peloponnesian_war.state import War


@dataclass
class EndOfTurn(Steps):
    """8.0a: bellicosity, surrender, armistice, ravaged markers, turn marker."""

    #: How far the turn marker goes.
    turns: int = 1

    def steps(self) -> tuple[Step, ...]:
        return (self.bellicosity, self.surrender, self.armistice, self.recover, self.advance)

    def before(self, at: int) -> EndOfTurn:
        return EndOfTurn(self.who, at, self.turns)

    def bellicosity(self, state: War) -> None:
        state.enter_phase("surrender", "8.0")
        state.war_turns += 1
        for side in SIDES:
            adjust_bellicosity(state, side)

    def surrender(self, state: War) -> None:
        loser = surrendered(state)
        if loser:
            surrender(state, loser)

    def armistice(self, state: War) -> None:
        if armistice_due(state):
            begin_armistice(state)

    def resume(self, state: War, result: Plain) -> None:
        """8.3l: an armistice returns how many turns it has taken."""
        if isinstance(result, int):
            state.become(EndOfTurn(self.who, self.at, 1 + result))

    def recover(self, state: War) -> None:
        """8.4."""
        if state.ravaged:
            state.log("fields-recover", "8.4a", places=tuple(sorted(state.ravaged)))
        state.fields_recover()

    def advance(self, state: War) -> None:
        next_turn(state, self.turns)


def adjust_bellicosity(state: War, side: str) -> None:
    """8.1: confidence, spoiled spaces, event marks and Helots; never above 12 (1.3d)."""
    confidence = state.confidence[side]
    parts = {
        "confidence": confidence if confidence < 0 else confidence // 2,
        "spoiled": -(spoiled_count(state, side) // 10),
        "event": state.event_bellicosity[side],
        "helots": -2 if side == SPARTA and state.helots else 0,
    }
    state.event_bellicosity[side] = 0
    state.bellicosity[side] = max(0, min(12, state.bellicosity[side] + sum(parts.values())))
    if state.journal is not None:
        _tell_bellicosity(state, side, parts)


def _tell_bellicosity(state: War, side: str, parts: dict[str, int]) -> None:
    mods = tuple([f"{name} {change:+d}" for name, change in parts.items() if change])
    if mods:
        state.log("bellicosity", "8.1", who=side, mods=mods, total=state.bellicosity[side])
    else:
        state.log("bellicosity-same", "8.1", who=side, total=state.bellicosity[side])


def spoiled_count(state: War, side: str) -> int:
    """8.1c: league and coalition spaces in rebellion, captured or ravaged."""
    hurt = spoiled_set(state, side, True)
    for name, place in state.printed.neutrals.items():
        if state.active[name] == side:
            lost = state.controller(place) == FOE[side] or place in state.ravaged
            hurt |= state.map.bit[place] if lost else 0
    count: int = hurt.bit_count()
    return count
