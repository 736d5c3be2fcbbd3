"""dba.5: carrying out moves, click by click."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from polemos.battles.dba.grid import FACINGS
from polemos.battles.dba.rules import groups
from polemos.battles.dba.rules.command_points import NO_CAMPS, affords, cost
from polemos.battles.dba.rules.reach import contacting, reach
from polemos.battles.dba.rules.recoil import enter_camp, wade
from polemos.battles.dba.state import BattleState
from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt


@dataclass
class MoveElement(Frame):
    """dba.5a: one element: where to? Its own cell means turning on the spot."""

    element: str

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[state.field.side(self.element)],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        field = state.field
        rule = "dba.5f" if field.contacts(self.element) else "dba.5a"
        choices: Choices = {}
        names, found = field.grid.names, reach(field, self.element)
        quiet, attacks = field.grid.names_of(found.quiet()), []
        if found.ends:
            for cell, faces in found.ends.items():
                touching = len(contacting(field, self.element, cell, faces))
                if touching:
                    attacks.append(names[cell])
                if touching < len(faces):
                    quiet.append(names[cell])
            quiet.sort()
        if quiet:
            choices["to"] = tuple(quiet)
        if attacks:
            choices["attack"] = tuple(sorted(attacks))
        return Prompt("move", rule, choices, {"piece": self.element})

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        field, cell = state.field, state.cell(arg)
        faces = reach(field, self.element).faces(field.grid, cell)
        if verb == "attack":
            faces = contacting(field, self.element, cell, faces)
        if len(faces) == 1:
            arrive(state, self.element, cell, faces[0])
        else:
            state.become(Face(self.element, cell))


@dataclass
class Face(Frame):
    """dba.12d: which way to look at the end of the move."""

    element: str
    cell: int

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[state.field.side(self.element)],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        faces = reach(state.field, self.element).faces(state.field.grid, self.cell) or (0,)
        choices: Choices = {}
        if state.field.facing[self.element] in faces:
            choices["keep_facing"] = ALONE
        choices["face"] = _by_name(faces)
        return Prompt("face", "dba.12d", choices, {"piece": self.element, "place": state.place(self.cell)})

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        same = verb == "keep_facing"
        facing = state.field.facing[self.element] if same else FACINGS.index(str(arg))
        arrive(state, self.element, self.cell, facing)


@cache
def _by_name(faces: tuple[int, ...]) -> tuple[Arg, ...]:
    """Facings by their names, sorted."""
    return tuple(sorted(FACINGS[face] for face in faces))


def arrive(state: BattleState, element: str, cell: int, facing: int) -> None:
    """The end of a single move: pay, put down, test the river, enter a camp."""
    field = state.field
    paid, start = cost(field, (element,)), field.at[element]
    field.note_moved((element,))
    field.put(element, cell, facing)
    places: dict[str, str] = {"from": state.place(start), "to_place": state.place(cell)}
    state.log("moves", "dba.5a", piece=element, **places, facing=FACINGS[facing], cost=paid)
    settle(state, (element,))
    state.end(paid)


def settle(state: BattleState, movers: tuple[str, ...]) -> None:
    """dba.2.2c, 9e: what happens where the movers have come to stand."""
    field = state.field
    wade(state)
    if field.camps != NO_CAMPS:
        for element in movers:
            enter_camp(state, element)


@dataclass
class MoveGroup(Frame):
    """dba.5b: choose the members, then the move; a group that cannot go anywhere halts."""

    group: tuple[str, ...]
    pips: int

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[state.field.side(self.group[0])],)

    def prompt(self, state: BattleState, role: str) -> Prompt:
        field = state.field
        choices: Choices = {}
        if len(self.group) > 1:
            choices.update(groups.moves(field, self.group))
        beside = groups.neighbours(field, self.group)
        if beside and self._all_may_go(state):
            choices["everybody"] = ALONE
        more = tuple([e for e in beside if self._payable(state, (*self.group, e))])
        if more:
            choices["with"] = more
        if not choices:
            choices["halt"] = ALONE
        return Prompt("group", "dba.5b", choices, {"pieces": self.group})

    def _all_may_go(self, state: BattleState) -> bool:
        everybody = groups.whole(state.field, self.group)
        return self._payable(state, everybody) and groups.can_march(state.field, everybody)

    def _payable(self, state: BattleState, group: tuple[str, ...]) -> bool:
        return affords(state.field, group, self.pips)

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        if verb == "everybody":
            state.become(MoveGroup(groups.whole(state.field, self.group), self.pips))
        elif verb == "with":
            state.become(MoveGroup(tuple(sorted((*self.group, str(arg)))), self.pips))
        elif verb == "halt":
            state.end(1)
        else:
            self._march(state, verb, int(arg or 1))

    def _march(self, state: BattleState, verb: str, number: int) -> None:
        field = state.field
        paid = cost(field, self.group)
        field.march(groups.ends_of(field, self.group, verb, number))
        field.note_moved(self.group)
        state.log("marches", "dba.5b", pieces=self.group, march=verb, number=number, cost=paid)
        settle(state, self.group)
        state.end(paid)
