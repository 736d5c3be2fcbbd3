"""dba.13: mustering an army from its list: either-or slots are chosen element by element."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.battles.dba.field import PREFIX, Field
from polemos.battles.dba.state import BattleState
from polemos.engine.flow import NOBODY, Frame
from polemos.engine.prompt import ALONE, Arg, Prompt


def enlist(field: Field, side: int, kinds: tuple[str, ...]) -> None:
    """Make the elements of a side; the first is the general."""
    made: dict[str, str] = {}
    for kind in kinds:
        number = 1 + sum(known == kind for known in made.values())
        made[f"{PREFIX[side]}_{kind.lower()}_{number}"] = kind
    field.kinds = {**field.kinds, **made}
    generals = list(field.generals)
    generals[side] = next(iter(made), "")
    field.generals = tuple(generals)
    field.changed()


@dataclass
class Muster(Frame):
    """dba.13a: one question for each either-or element; `reference` takes the usual army."""

    side: int
    army: str
    chosen: tuple[str, ...]

    def slot(self, state: BattleState) -> tuple[str, ...]:
        places = state.book.armies[self.army].places()
        return places[len(self.chosen)] if len(self.chosen) < len(places) else ()

    def deciders(self, state: BattleState) -> tuple[str, ...]:
        return (state.commanders[self.side],) if len(self.slot(state)) > 1 else NOBODY

    def prompt(self, state: BattleState, role: str) -> Prompt:
        kinds = tuple(sorted(kind.lower() for kind in self.slot(state)))
        number = len(self.chosen) + 1
        return Prompt(
            "muster", "dba.13a", {"reference": ALONE, "take": kinds}, {"number": number, "army": self.army}
        )

    def act(self, state: BattleState, role: str, verb: str, arg: Arg) -> None:
        if verb == "reference":
            rest = state.book.armies[self.army].reference[len(self.chosen) :]
        else:
            rest = tuple(kind for kind in self.slot(state) if kind.lower() == arg)
        state.become(Muster(self.side, self.army, (*self.chosen, *rest)))

    def run(self, state: BattleState) -> None:
        slot = self.slot(state)
        if slot:
            state.become(Muster(self.side, self.army, (*self.chosen, slot[0])))
            return
        enlist(state.field, self.side, self.chosen)
        state.log("mustered", "dba.13a", side=state.banner(self.side), army=self.army)
        state.end()
