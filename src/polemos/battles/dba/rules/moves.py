"""dba.5: carrying out moves, click by click."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from polemos.battles.dba.grid import FACINGS
from polemos.battles.dba.reasons.elements import why_not_attack, why_not_to
from polemos.battles.dba.reasons.formations import why_not_everybody, why_not_march, why_not_with
from polemos.battles.dba.reasons.prices import attack_notes, march_note
from polemos.battles.dba.rules import groups
from polemos.battles.dba.rules.command_points import affords, cost
from polemos.battles.dba.rules.reach import contacting, reach
from polemos.battles.dba.rules.recoil import enter_camp, wade
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, Arg
from polemos.engine.why import NOTHING, NUMBER, PIECE, PLACE, Barrier, Gate, Gates, Note, outside

NO_FACING: Final = Barrier("dba-no-facing", "dba.12d")
NO_KEEPING: Final = Barrier("dba-no-keeping", "dba.12d")


@dataclass
class MoveElement(Frame):
    """dba.5a: one element: where to? Its own cell means turning on the spot."""

    element: str

    def ask(self, state: BattleState) -> Ask:
        field = state.field
        rule = "dba.5f" if field.contacts(self.element) else "dba.5a"
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
        ask = Ask(state.owner(self.element), "move", rule, {"piece": self.element})
        return ask.pick("to", tuple(quiet), self.go).pick("attack", tuple(sorted(attacks)), self.attack)

    def phase(self, state: BattleState) -> str:
        return "command"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"to": Gate(PLACE, self.why_not_to), "attack": Gate(PLACE, self.why_not_attack)}

    def why_not_to(self, state: BattleState, who: str, place: str | None) -> Barrier | None:
        return why_not_to(state, self.element, place)

    def why_not_attack(self, state: BattleState, who: str, place: str | None) -> Barrier | None:
        return why_not_attack(state, self.element, place)

    def notes(self, state: BattleState, who: str) -> list[Note]:
        """dba.8.2: the odds of every contact, before it is made."""
        places = self.ask(state).choices.get("attack", ())
        return [note for place in places for note in attack_notes(state, self.element, str(place))]

    def go(self, state: BattleState, role: str, place: str) -> None:
        field, cell = state.field, state.cell(place)
        self._end(state, cell, reach(field, self.element).faces(field.grid, cell))

    def attack(self, state: BattleState, role: str, place: str) -> None:
        field, cell = state.field, state.cell(place)
        faces = reach(field, self.element).faces(field.grid, cell)
        self._end(state, cell, contacting(field, self.element, cell, faces))

    def _end(self, state: BattleState, cell: int, faces: tuple[int, ...]) -> None:
        if len(faces) == 1:
            arrive(state, self.element, cell, faces[0])
        else:
            state.become(Face(self.element, cell))


@dataclass
class Face(Frame):
    """dba.12d: which way to look at the end of the move."""

    element: str
    cell: int

    def ask(self, state: BattleState) -> Ask:
        faces = self.faces(state)
        place = state.place(self.cell)
        ask = Ask(state.owner(self.element), "face", "dba.12d", {"piece": self.element, "place": place})
        if state.field.facing[self.element] in faces:
            ask.alone("keep_facing", self.keep_facing)
        return ask.pick("face", _by_name(faces), self.face)

    def phase(self, state: BattleState) -> str:
        return "command"

    def faces(self, state: BattleState) -> tuple[int, ...]:
        return reach(state.field, self.element).faces(state.field.grid, self.cell) or (0,)

    def barriers(self, state: BattleState, who: str) -> Gates:
        names = _by_name(self.faces(state))
        return {
            "face": Gate("facing", outside(names, NO_FACING)),
            "keep_facing": Gate(NOTHING, self.why_turn),
        }

    def why_turn(self, state: BattleState, who: str, arg: Arg) -> Barrier | None:
        return None if state.field.facing[self.element] in self.faces(state) else NO_KEEPING

    def keep_facing(self, state: BattleState, role: str) -> None:
        arrive(state, self.element, self.cell, state.field.facing[self.element])

    def face(self, state: BattleState, role: str, facing: str) -> None:
        arrive(state, self.element, self.cell, FACINGS.index(facing))


@cache
def _by_name(faces: tuple[int, ...]) -> tuple[str, ...]:
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
    wade(state)
    for element in movers:
        enter_camp(state, element)


@dataclass
class MoveGroup(Frame):
    """dba.5b: choose the members, then the move; a group that cannot go anywhere halts."""

    group: tuple[str, ...]
    pips: int

    def ask(self, state: BattleState) -> Ask:
        field = state.field
        ask = Ask(state.owner(self.group[0]), "group", "dba.5b", {"pieces": self.group})
        if len(self.group) > 1:
            for verb, numbers in groups.moves(field, self.group).items():
                ask.family(verb, numbers, self.march)
        beside = groups.neighbours(field, self.group)
        if beside and self._all_may_go(state):
            ask.alone("everybody", self.take_everybody)
        more = tuple([e for e in beside if self._payable(state, (*self.group, e))])
        ask.pick("with", more, self.take)
        return ask if ask.choices else ask.alone("halt", self.halt, DECLINES)

    def phase(self, state: BattleState) -> str:
        return "command"

    def barriers(self, state: BattleState, who: str) -> Gates:
        gates = {verb: Gate.family(NUMBER, self.why_not_march) for verb in groups.VERBS}
        return {
            **gates,
            "everybody": Gate(NOTHING, self.why_not_everybody),
            "with": Gate(PIECE, self.why_not_with),
        }

    def why_not_march(self, state: BattleState, who: str, verb: str, number: int | None) -> Barrier | None:
        return why_not_march(state, self.group, verb, number)

    def why_not_everybody(self, state: BattleState, who: str, arg: Arg) -> Barrier | None:
        return why_not_everybody(state, self.group, self.pips)

    def why_not_with(self, state: BattleState, who: str, element: str | None) -> Barrier | None:
        return why_not_with(state, self.group, self.pips, element)

    def notes(self, state: BattleState, who: str) -> list[Note]:
        """dba.8.2: how many a move brings into contact, and with which odds."""
        choices = self.ask(state).choices
        found = [Note("halt", None, "dba-halt", "dba.4a")] if "halt" in choices else []
        for verb in groups.VERBS:
            for number in choices.get(verb, ()):
                note = march_note(state, self.group, verb, int(str(number)))
                found += [] if note is None else [note]
        return found

    def take_everybody(self, state: BattleState, role: str) -> None:
        state.become(MoveGroup(groups.whole(state.field, self.group), self.pips))

    def take(self, state: BattleState, role: str, element: str) -> None:
        state.become(MoveGroup(tuple(sorted((*self.group, element))), self.pips))

    def halt(self, state: BattleState, role: str) -> None:
        state.end(1)

    def _all_may_go(self, state: BattleState) -> bool:
        everybody = groups.whole(state.field, self.group)
        return self._payable(state, everybody) and groups.can_march(state.field, everybody)

    def _payable(self, state: BattleState, group: tuple[str, ...]) -> bool:
        return affords(state.field, group, self.pips)

    def march(self, state: BattleState, role: str, verb: str, number: int) -> None:
        field = state.field
        paid = cost(field, self.group)
        field.march(groups.ends_of(field, self.group, verb, number))
        field.note_moved(self.group)
        state.log("marches", "dba.5b", pieces=self.group, march=verb, number=number, cost=paid)
        settle(state, self.group)
        state.end(paid)
