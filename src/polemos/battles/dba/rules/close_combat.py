"""dba.8: close combat, pair by pair, in the order the active side chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.book import DESTROYED, FLEE, NOTHING
from polemos.battles.dba.field import Field
from polemos.battles.dba.rules import recoil
from polemos.battles.dba.rules.factors import modifiers
from polemos.battles.dba.rules.flight import Afterwards, flee
from polemos.battles.dba.state import BattleState
from polemos.battles.dba.telling import told
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, Barrier, Gate, Gates


def pairs(field: Field, side: int) -> tuple[str, ...]:
    """dba.3b: the elements of a side that fight an enemy in front, in order."""
    return tuple(
        element for element in field.of(side) if field.opponent(element) or against_camp(field, element)
    )


def against_camp(field: Field, element: str) -> str:
    """dba.9e: camp followers are fought from any side; theirs is no front."""
    other = field.contacts(element)
    return other if other and field.kinds[other] == "Cf" else ""


def foe_of(field: Field, element: str) -> str:
    return field.opponent(element) or against_camp(field, element)


NO_COMBAT: Final = Barrier("dba-no-combat", "dba.3b")
OTHER_SIDE: Final = Barrier("dba-combat-of-other-side", "dba.3b")


@dataclass
class Fights(Frame):
    """dba.3b: every pair fights once; the active player chooses the order."""

    side: int
    pending: tuple[str, ...]
    #: 1: the rest follows in order of the ids, without further questions.
    in_order: int = 0

    def left(self, state: BattleState) -> tuple[str, ...]:
        field = state.field
        return tuple(e for e in self.pending if e in field.at and foe_of(field, e))

    def ask(self, state: BattleState) -> Ask | None:
        left = () if self.in_order else self.left(state)
        if len(left) < 2:
            return None
        ask = Ask(state.commanders[self.side], "fight", "dba.3b")
        return ask.alone("fight_on", self.fight_on, ENDS).pick("fight", left, self.fight_next)

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"fight": Gate(PIECE, self.why_not_fight)}

    def why_not_fight(self, state: BattleState, who: str, element: str | None) -> Barrier | None:
        if element is None or element in self.left(state):
            return None
        return NO_COMBAT if state.field.side(element) == self.side else OTHER_SIDE

    def phase(self, state: BattleState) -> str:
        return "combat"

    def fight_on(self, state: BattleState, role: str) -> None:
        state.become(Fights(self.side, self.pending, 1))

    def fight_next(self, state: BattleState, role: str, element: str) -> None:
        state.become(Fights(self.side, tuple(e for e in self.pending if e != element)))
        fight(state, element)

    def run(self, state: BattleState) -> None:
        left = self.left(state)
        if not left:
            state.end()
            return
        state.become(Fights(self.side, left[1:], self.in_order))
        fight(state, left[0])


def fight(state: BattleState, element: str) -> None:
    """dba.7a, 8a: both roll; the lower total suffers the outcome at once."""
    field = state.field
    foe = foe_of(field, element)
    mine, theirs = modifiers(field, element, foe), modifiers(field, foe, element)
    first = state.throw("dba.7a", field.side(element))
    second = state.throw("dba.7a", field.side(foe))
    where: dict[str, str] = {"place": state.place(field.at[element])}
    told(state, "combat", "dba.7a", where, (element, foe), (mine, theirs), (first, second))
    a, b = mine.total + first, theirs.total + second
    if a < b:
        suffer(state, element, foe, (a, b))
    elif b < a:
        suffer(state, foe, element, (b, a))


def suffer(state: BattleState, loser: str, winner: str, totals: tuple[int, int]) -> None:
    """dba.8a: carry out the outcome, then whoever stood beside or must follow."""
    field = state.field
    cell = field.at[loser]
    charged = loser in field.moved
    outcome = field.book.outcome(field.kinds[loser], field.kinds[winner], totals, field.is_bad(cell), charged)
    if outcome == NOTHING:
        return
    if outcome == DESTROYED:
        recoil.destroy_in_combat(state, loser, winner)
    elif outcome == FLEE:
        state.call(Afterwards(winner, cell))
        flee(state, loser)
        return
    else:
        recoil.recoil(state, loser)
    recoil.helpers_recoil(state, winner)
    recoil.follow_up(state, winner, cell)
