"""dba.8.1g: flight, cell by cell; who must swerve and can do so to either hand is asked which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import OUTSIDE, beside, opposite
from polemos.battles.dba.rules.recoil import (
    BLOCKED,
    CAUGHT,
    ESCAPED,
    destroy,
    follow_up,
    helpers_recoil,
    wade,
)
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates, outside

#: dba.12q: cells in all.
FLIGHT: Final = 6


def flee(state: BattleState, element: str) -> None:
    """dba.8.1b, 8.1g: turn about and run, unless an enemy holds flank or rear."""
    field = state.field
    if field.flankers(element):
        destroy(state, element, "dba.8.1b", CAUGHT)
        return
    field.turn(element, opposite(field.facing[element]))
    state.call(Flight(element, FLIGHT))


STRAIGHT: Final = Barrier("dba-flight-straight", "dba.8.1g")


@dataclass
class Flight(Frame):
    """dba.8.1g: so many cells are left to run; as straight as can be."""

    element: str
    left: int

    def ways(self, field: Field) -> list[int]:
        """The cell ahead if it is open, else those to its left and right that are."""
        straight = field.front_cell(self.element)
        if straight == OUTSIDE or not self.left:
            return []
        if self._open(field, straight):
            return [straight]
        facing = field.facing[self.element]
        sides = [beside(field.width, straight, facing, right) for right in (False, True)]
        return [cell for cell in sides if self._open(field, cell)]

    def _open(self, field: Field, cell: int) -> bool:
        return field.passable(field.kind(self.element), cell) and cell not in field.holder

    def ask(self, state: BattleState) -> Ask | None:
        ways = self.ways(state.field)
        if len(ways) < 2:
            return None
        ask = Ask(state.owner(self.element), "swerve", "dba.8.1g", {"piece": self.element})
        return ask.pick("to", state.places(ways), self.swerve)

    def phase(self, state: BattleState) -> str:
        return "combat"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"to": Gate(PLACE, outside(state.places(self.ways(state.field)), STRAIGHT))}

    def swerve(self, state: BattleState, role: str, place: str) -> None:
        self._step(state, state.cell(place))

    def run(self, state: BattleState) -> None:
        ways = self.ways(state.field)
        if ways:
            self._step(state, ways[0])
        else:
            self._stop(state)

    def _step(self, state: BattleState, to: int) -> None:
        state.field.put(self.element, to, state.field.facing[self.element])
        state.become(Flight(self.element, self.left - 1))

    def _stop(self, state: BattleState) -> None:
        """dba.8.1g: it has run its way or stops behind friends; else, or off the board, it is lost."""
        field, element = state.field, self.element
        state.end()
        straight = field.front_cell(element)
        if self.left and straight == OUTSIDE:
            destroy(state, element, "dba.8.1g", ESCAPED)
        elif self.left and not _friend_at(field, element, straight):
            destroy(state, element, "dba.8.1g", BLOCKED)
        else:
            side, place = state.banner(field.side(element)), state.place(field.at[element])
            state.log("flees", "dba.8.1g", piece=element, side=side, to_place=place)
            wade(state)


def _friend_at(field: Field, element: str, cell: int) -> bool:
    other = field.holder.get(cell, "")
    return bool(other) and not field.foes(element, other)


@dataclass
class Afterwards(Frame):
    """dba.8.1e-f: when the beaten has run, who stood beside him falls back and who must follow follows."""

    winner: str
    vacated: int

    def run(self, state: BattleState) -> None:
        state.end()
        helpers_recoil(state, self.winner)
        follow_up(state, self.winner, self.vacated)
