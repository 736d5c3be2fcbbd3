"""dba.4: the active side spends its command points."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import NOBODY, Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.kit.dba import groups
from polemos.kit.dba.field import Field
from polemos.kit.dba.landing import Land, shores
from polemos.kit.dba.moving import MoveElement, MoveGroup
from polemos.kit.dba.pips import cost
from polemos.kit.dba.reach import may_move
from polemos.kit.dba.state import BattleState


@dataclass
class Command(Frame):
    """dba.4a: the active side spends its points on single and group moves; the rest is lost."""

    side: int
    pips: int

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[self.side],) if self.pips > 0 else NOBODY

    def prompt(self, state: BattleState, role: str) -> Prompt:
        field = state.field
        choices: Choices = {"done": ALONE}
        zones = field.threats(self.side)
        own = field.of(self.side)
        single = tuple(e for e in own if cost(field, (e,)) <= self.pips and may_move(field, e, zones))
        if single:
            choices["move"] = single
        several = tuple(e for e in own if self._leads(field, e))
        if several:
            choices["group"] = several
        if field.bound <= 2 and shores(state, self.side):
            choices["land"] = ALONE
        return Prompt("command", "dba.4a", choices, {"pips": self.pips})

    def _leads(self, field: Field, element: str) -> bool:
        """Whether it stands in a group that can be moved; a single element is moved singly."""
        if not groups.able(field, element) or not groups.neighbours(field, (element,)):
            return False
        return cost(field, (element,)) <= self.pips

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
        elif verb == "move":
            state.call(MoveElement(str(arg)))
        elif verb == "land":
            state.call(Land(self.side))
        else:
            state.call(MoveGroup((str(arg),), self.pips))

    def resume(self, state: BattleState, result: Plain) -> None:
        spent = result if isinstance(result, int) else 0
        state.become(Command(self.side, self.pips - spent))

    def run(self, state: BattleState) -> None:
        state.end()
