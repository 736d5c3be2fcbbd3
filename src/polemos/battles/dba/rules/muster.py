"""dba.13: mustering an army from its list: either-or slots are chosen element by element."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.battles.dba.field import PREFIX, Field
from polemos.battles.dba.reasons.setting_up import NOT_IN_SLOT
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import Gate, Gates, outside


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

    def ask(self, state: BattleState) -> Ask | None:
        slot = self.slot(state)
        if len(slot) < 2:
            return None
        number = len(self.chosen) + 1
        ask = Ask(state.commanders[self.side], "muster", "dba.13a", {"number": number, "army": self.army})
        kinds = tuple(sorted(kind.lower() for kind in slot))
        return ask.alone("reference", self.take_reference, ENDS).pick("take", kinds, self.take)

    def phase(self, state: BattleState) -> str:
        return "muster"

    def barriers(self, state: BattleState, who: str) -> Gates:
        kinds = tuple([kind.lower() for kind in self.slot(state)])
        return {"take": Gate("kind", outside(kinds, NOT_IN_SLOT.of(army=self.army)))}

    def take_reference(self, state: BattleState, role: str) -> None:
        self._go_on(state, state.book.armies[self.army].reference[len(self.chosen) :])

    def take(self, state: BattleState, role: str, wanted: str) -> None:
        self._go_on(state, tuple(kind for kind in self.slot(state) if kind.lower() == wanted))

    def _go_on(self, state: BattleState, more: tuple[str, ...]) -> None:
        state.become(Muster(self.side, self.army, (*self.chosen, *more)))

    def run(self, state: BattleState) -> None:
        slot = self.slot(state)
        if slot:
            state.become(Muster(self.side, self.army, (*self.chosen, slot[0])))
            return
        enlist(state.field, self.side, self.chosen)
        state.log("mustered", "dba.13a", side=state.banner(self.side), army=self.army)
        state.end()
