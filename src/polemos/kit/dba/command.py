"""dba.4: the active side spends its command points."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import NOBODY, Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.kit.dba import groups
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
        zones = field.threats(self.side)
        single: list[str] = []
        several: list[str] = []
        for element in field.of(self.side):
            if cost(field, (element,)) > self.pips:
                continue
            if may_move(field, element, zones):
                single.append(element)
            if groups.leads(field, element):
                several.append(element)
        choices: Choices = {"done": ALONE}
        if single:
            choices["move"] = tuple(single)
        if several:
            choices["group"] = tuple(several)
        if field.aboard and field.bound <= 2 and shores(state, self.side):
            choices["land"] = ALONE
        return Prompt("command", "dba.4a", choices, {"pips": self.pips})

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
