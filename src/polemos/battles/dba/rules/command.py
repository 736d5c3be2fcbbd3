"""dba.4: the active side spends its command points."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.battles.dba.derived import ALL
from polemos.battles.dba.field import Field
from polemos.battles.dba.rules import groups
from polemos.battles.dba.rules.command_points import affordable, affords
from polemos.battles.dba.rules.landing import Land, shores
from polemos.battles.dba.rules.moves import MoveElement, MoveGroup
from polemos.battles.dba.rules.reach import movable
from polemos.battles.dba.state import BattleState
from polemos.engine.flow import NOBODY, Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt


@dataclass
class Command(Frame):
    """dba.4a: the active side spends its points on single and group moves; the rest is lost."""

    side: int
    pips: int

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[self.side],) if self.pips > 0 else NOBODY

    def prompt(self, state: BattleState, role: str) -> Prompt:
        field = state.field
        outlook = field.derived().of(self.side)
        hampered = outlook.host.own & (outlook.threats()[ALL] | outlook.engaged())
        payable = affordable(field, self.side, self.pips)
        single = tuple(movable(field, self.side, payable, hampered))
        choices: Choices = {"done": ALONE}
        if single:
            choices["move"] = single
        self._add_groups(field, payable, choices)
        if field.aboard and field.bound <= 2 and shores(state, self.side):
            choices["land"] = ALONE
        return Prompt("command", "dba.4a", choices, {"pips": self.pips})

    def _add_groups(self, field: Field, payable: list[str], choices: Choices) -> None:
        """`line`: a whole group, by its first member; `group`: somebody around whom one is chosen."""
        lines: list[str] = []
        members: list[str] = []
        paid = None if len(payable) == len(field.of(self.side)) else set(payable)
        for group in groups.parts(field, self.side):
            members.extend(group if paid is None else [e for e in group if e in paid])
            if affords(field, group, self.pips) and groups.can_march(field, group):
                lines.append(group[0])
        if lines:
            choices["line"] = tuple(lines)
        if members:
            choices["group"] = tuple(sorted(members))

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
        elif verb == "move":
            state.call(MoveElement(str(arg)))
        elif verb == "land":
            state.call(Land(self.side))
        elif verb == "line":
            state.call(MoveGroup(groups.whole(state.field, (str(arg),)), self.pips))
        else:
            state.call(MoveGroup((str(arg),), self.pips))

    def resume(self, state: BattleState, result: Plain) -> None:
        spent = result if isinstance(result, int) else 0
        state.become(Command(self.side, self.pips - spent))

    def run(self, state: BattleState) -> None:
        state.end()
