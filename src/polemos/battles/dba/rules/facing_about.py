"""dba.5.2b, 12l: after the moves, who is attacked in flank or rear only turns to face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import opposite
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PIECE, Barrier, Gate, Gates, outside


def attacked_aside(field: Field, element: str) -> list[str]:
    """The enemies on the flanks and rear of an element that has nobody in front; else none."""
    if field.kinds[element] == "Cf" or field.contacts(element):
        return []
    return field.attackers(element)


def face_about(state: BattleState) -> None:
    """Who has one such enemy turns to him; who has several is asked. Nobody's turn changes another's."""
    field, asked = state.field, []
    for element in sorted(field.at) if field.touching() else ():
        attackers = attacked_aside(field, element)
        if len(attackers) == 1:
            turn_to(state, element, attackers[0])
        elif attackers:
            asked.append(element)
    if asked:
        state.call(FaceAbout(tuple(asked)))


def turn_to(state: BattleState, element: str, foe: str) -> None:
    field = state.field
    field.turn(element, opposite(field.facing[foe]))
    side = state.banner(field.side(element))
    state.log("turns", "dba.5.2b", piece=element, side=side, enemy=foe, place=state.place(field.at[element]))


NOT_ATTACKING: Final = Barrier("dba-not-attacking", "dba.5.2b")


@dataclass
class FaceAbout(Frame):
    """dba.5.2b: attacked from two sides and more, an element faces whom its owner says."""

    pending: tuple[str, ...]

    def ask(self, state: BattleState) -> Ask | None:
        if not self.pending:
            return None
        element = self.pending[0]
        foes = tuple(sorted(attacked_aside(state.field, element)))
        ask = Ask(state.owner(element), "face_about", "dba.5.2b", {"piece": element})
        return ask.pick("turn_to", foes, self.turn)

    def barriers(self, state: BattleState, who: str) -> Gates:
        foes = tuple(attacked_aside(state.field, self.pending[0]))
        return {"turn_to": Gate(PIECE, outside(foes, NOT_ATTACKING.of(other=self.pending[0])))}

    def phase(self, state: BattleState) -> str:
        return "combat"

    def turn(self, state: BattleState, role: str, foe: str) -> None:
        state.become(FaceAbout(self.pending[1:]))
        turn_to(state, self.pending[0], foe)

    def run(self, state: BattleState) -> None:
        state.end()
