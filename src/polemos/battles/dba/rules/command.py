"""dba.4: the active side spends its command points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from polemos.battles.dba.derived import ALL
from polemos.battles.dba.field import Field
from polemos.battles.dba.reasons.elements import why_not_move
from polemos.battles.dba.reasons.formations import why_not_group, why_not_line
from polemos.battles.dba.reasons.prices import points
from polemos.battles.dba.reasons.setting_up import why_not_land
from polemos.battles.dba.rules import groups
from polemos.battles.dba.rules.command_points import affordable, affords
from polemos.battles.dba.rules.landing import Land, shores
from polemos.battles.dba.rules.moves import MoveElement, MoveGroup
from polemos.battles.dba.rules.reach import movable
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS, Arg
from polemos.engine.why import NOTHING, PIECE, Barrier, Gate, Gates, Note

ORDERS: Final = {"move": why_not_move, "line": why_not_line, "group": why_not_group}


@dataclass
class Command(Frame):
    """dba.4a: the active side spends its points on single and group moves; the rest is lost."""

    side: int
    pips: int

    def ask(self, state: BattleState) -> Ask | None:
        if self.pips <= 0:
            return None
        field = state.field
        outlook = field.derived().of(self.side)
        hampered = outlook.host.own & (outlook.threats()[ALL] | outlook.engaged())
        payable = affordable(field, self.side, self.pips)
        ask = Ask(state.commanders[self.side], "command", "dba.4a", {"pips": self.pips})
        ask.alone("done", self.done, ENDS)
        ask.pick("move", tuple(movable(field, self.side, payable, hampered)), self.move)
        self._add_groups(field, payable, ask)
        if field.aboard and field.bound <= 2 and shores(state, self.side):
            ask.alone("land", self.land)
        return ask

    def barriers(self, state: BattleState, who: str) -> Gates:
        gates = {verb: Gate.family(PIECE, self.why_not_order) for verb in ("move", "line", "group")}
        if state.field.sailed:
            gates["land"] = Gate(NOTHING, self.why_not_land)
        return gates

    def why_not_order(self, state: BattleState, who: str, verb: str, element: str | None) -> Barrier | None:
        ask = self.ask(state)
        offered: tuple[Any, ...] = () if ask is None else ask.choices.get(verb, ())
        return ORDERS[verb](state, self.side, self.pips, offered, element)

    def why_not_land(self, state: BattleState, who: str, arg: Arg) -> Barrier | None:
        return why_not_land(state, self.side, shores(state, self.side))

    def notes(self, state: BattleState, who: str) -> list[Note]:
        """dba.4a-e: what each order costs; what is not spent is lost."""
        field, ask = state.field, self.ask(state)
        if ask is None:
            return []
        found = [Note("done", None, "dba-points-lost", "dba.4a", {"count": self.pips})]
        for verb in ("move", "group"):
            found += [points(field, verb, str(e), (str(e),), self.pips) for e in ask.choices.get(verb, ())]
        for first in ask.choices.get("line", ()):
            found.append(points(field, "line", str(first), groups.whole(field, (str(first),)), self.pips))
        return found

    def phase(self, state: BattleState) -> str | None:
        return "command"

    def done(self, state: BattleState, role: str) -> None:
        state.end()

    def move(self, state: BattleState, role: str, element: str) -> None:
        state.call(MoveElement(element))

    def line(self, state: BattleState, role: str, first: str) -> None:
        state.call(MoveGroup(groups.whole(state.field, (first,)), self.pips))

    def group(self, state: BattleState, role: str, element: str) -> None:
        state.call(MoveGroup((element,), self.pips))

    def land(self, state: BattleState, role: str) -> None:
        state.call(Land(self.side))

    def _add_groups(self, field: Field, payable: list[str], ask: Ask) -> None:
        """`line`: a whole group, by its first member; `group`: somebody around whom one is chosen."""
        lines: list[str] = []
        members: list[str] = []
        paid = set(payable)
        for group in groups.parts(field, self.side):
            members.extend([e for e in group if e in paid])
            if affords(field, group, self.pips) and groups.can_march(field, group):
                lines.append(group[0])
        ask.pick("line", tuple(lines), self.line).pick("group", tuple(sorted(members)), self.group)

    def resume(self, state: BattleState, result: Plain) -> None:
        spent = result if isinstance(result, int) else 0
        state.become(Command(self.side, self.pips - spent))

    def run(self, state: BattleState) -> None:
        state.end()
