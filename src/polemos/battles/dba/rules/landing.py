"""dba.10a: troops that came by sea land along the waterway in their side's first bound."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import PREFIX, WATER, Field
from polemos.battles.dba.grid import DEPTH, ahead
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, outside

#: dba.10a: how many may stay aboard.
MOST: Final = 4


def aboard(state: BattleState, side: int) -> tuple[str, ...]:
    return tuple(e for e in state.field.aboard if e.startswith(PREFIX[side]))


def shores(state: BattleState, side: int) -> list[int]:
    """Free cells touching the waterway where no enemy stands beside; none if nobody is aboard."""
    field = state.field
    if not aboard(state, side):
        return []
    return [cell for cell in range(field.width * DEPTH) if why_not_beach(field, side, cell) is None]


NO_BEACH: Final = Barrier("dba-no-beach", "dba.10a")
BAD_BEACH: Final = Barrier("dba-beach-bad-going", "dba.10a")
BEACH_TAKEN: Final = Barrier("dba-cell-taken", "dba.12a")
ENEMY_AT_BEACH: Final = Barrier("dba-beach-enemy", "dba.10a")
NOT_ABOARD: Final = Barrier("dba-not-aboard", "dba.10a")


def why_not_beach(field: Field, side: int, cell: int) -> Barrier | None:
    """dba.10a: along the waterway, not into contact; where good going and nobody is."""
    around = [ahead(field.width, cell, facing) for facing in range(4)]
    if field.ground[cell] == WATER or not any(c >= 0 and field.ground[c] == WATER for c in around):
        return NO_BEACH
    if cell in field.holder:
        return BEACH_TAKEN.of(other=field.holder[cell])
    if field.is_bad(cell):
        return BAD_BEACH
    beside = [field.holder[c] for c in around if c in field.holder]
    foes = [other for other in beside if field.side(other) != side]
    return ENEMY_AT_BEACH.of(enemy=foes[0]) if foes else None


@dataclass
class Land(Frame):
    """dba.10a: one move lands all who are aboard, one after the other."""

    side: int
    #: Who lands next; "" if nobody was named: there is room for everybody, in whatever order.
    piece: str = ""

    def ask(self, state: BattleState) -> Ask | None:
        cells = shores(state, self.side)
        if not cells:
            return None
        waiting, who = aboard(state, self.side), state.commanders[self.side]
        if not self.piece and len(cells) < len(waiting):
            ask = Ask(who, "disembark", "dba.10a")
            return ask.pick("disembark", tuple(sorted(waiting)), self.disembark)
        ask = Ask(who, "land", "dba.10a", {"piece": self.piece or waiting[0]})
        return ask.pick("to", state.places(cells), self.land)

    def phase(self, state: BattleState) -> str:
        return "command"

    def barriers(self, state: BattleState, who: str) -> Gates:
        waiting, cells = aboard(state, self.side), shores(state, self.side)
        if not self.piece and len(cells) < len(waiting):
            return {"disembark": Gate(PIECE, outside(waiting, NOT_ABOARD))}
        return {"to": Gate(PLACE, self.why_not_land)}

    def why_not_land(self, state: BattleState, who: str, place: str | None) -> Barrier | None:
        return None if place is None else why_not_beach(state.field, self.side, state.cell(place))

    def disembark(self, state: BattleState, role: str, piece: str) -> None:
        state.become(Land(self.side, piece))

    def land(self, state: BattleState, role: str, place: str) -> None:
        field = state.field
        piece = self.piece or aboard(state, self.side)[0]
        field.put(piece, state.cell(place), field.front[self.side])
        field.aboard = tuple(e for e in field.aboard if e != piece)
        field.note_moved((piece,))
        state.log("lands", "dba.10a", piece=piece, to_place=place)
        state.become(Land(self.side))

    def run(self, state: BattleState) -> None:
        state.end(1)
