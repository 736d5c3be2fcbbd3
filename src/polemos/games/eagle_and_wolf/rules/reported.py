"""dba.report: the players fought with miniatures; either enters the result, the other confirms it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.eagle_and_wolf.state import Campaign

SIDES: Final[tuple[str, ...]] = ("attacker", "defender")


@dataclass
class Report(Frame):
    """dba.report.a-b: who lost, who was destroyed, the winner's elements in the zones; then confirmation.

    Whoever enters a report agrees to it; who corrects it enters his own, which the first must confirm.
    """

    stage: str
    loser: int
    dead: tuple[str, ...]
    flank: int
    rear: int
    #: dba.report.c: who enters this report; '' before anybody has begun.
    by: str

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        """Either begins and goes on; then the other confirms, or himself if he commands both."""
        if not self.by:
            return tuple(sorted(set(state.commanders)))
        others = tuple(role for role in state.commanders if role != self.by)
        return (self.by,) if self.stage != "confirm" or not others else others

    def prompt(self, state: Campaign, role: str) -> Prompt:
        rule = "dba.report.c" if self.stage == "confirm" else "dba.report.a"
        args: dict[str, Value] = {"number": len(self.dead), "flank": self.flank, "rear": self.rear}
        return Prompt(f"report_{self.stage}", rule, self._choices(state), args)

    def _choices(self, state: Campaign) -> Choices:
        if self.stage == "loser":
            able = tuple(side for i, side in enumerate(SIDES) if self.can_run(state, i))
            return {"beaten": able}
        if self.stage == "confirm":
            return {"confirm": ALONE, "correct": ALONE}
        if self.stage == "dead":
            return self._dead(state)
        most = self.alive(state) - (self.flank if self.stage == "rear" else 0)
        return {self.stage: tuple(range(most + 1))}

    def can_run(self, state: Campaign, side: int) -> bool:
        """dba.report.b: the whole army must count for more than one element, or be wiped out."""
        return any(state.field.side(e) == side for e in state.field.kinds)

    def _dead(self, state: Campaign) -> Choices:
        """dba.report.b: only elements that are there; a side whose count is 1 or less has not run."""
        wiped = all(e in self.dead for e in state.field.kinds if state.field.side(e) == self.loser)
        choices: Choices = {"done": ALONE} if self.count(state) > 2 or wiped else {}
        left = tuple(e for e in sorted(state.field.kinds) if e not in self.dead)
        return {**choices, "destroyed": left} if left else choices

    def count(self, state: Campaign) -> int:
        """11.3: the loser's count, in halves."""
        field = state.field
        return sum(field.kind(e).weight for e in self.dead if field.side(e) == self.loser)

    def alive(self, state: Campaign) -> int:
        field = state.field
        return sum(field.side(e) != self.loser and e not in self.dead for e in field.kinds)

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "beaten":
            state.become(Report("dead", SIDES.index(str(arg)), (), 0, 0, role))
        elif verb == "destroyed":
            state.become(Report("dead", self.loser, (*self.dead, str(arg)), 0, 0, role))
        elif verb == "done":
            state.become(Report("flank", self.loser, self.dead, 0, 0, role))
        elif verb == "flank":
            state.become(Report("rear", self.loser, self.dead, int(str(arg)), 0, role))
        elif verb == "rear":
            state.become(Report("confirm", self.loser, self.dead, self.flank, int(str(arg)), role))
        elif verb == "correct":
            state.become(Report("loser", 0, (), 0, 0, role))
        else:
            state.field.lost = self.dead
            state.end(("rout", self.loser, self.flank, self.rear))
