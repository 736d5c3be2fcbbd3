"""dba.report: the players fought with miniatures; either enters the result, the other confirms it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, ENDS, FINAL, Value
from polemos.engine.why import NOTHING, NUMBER, Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.state import Campaign

SIDES: Final[tuple[str, ...]] = ("attacker", "defender")

NO_ROUT_YET: Final = Barrier("no-rout-yet", "dba.report.b")
COUNTED: Final = Barrier("counted-already", "dba.report.b")
TOO_MANY: Final = Barrier("more-than-alive", "dba.report.b")


@dataclass
class Report(Frame):
    """dba.report.a-b: who lost, who was destroyed, the winner's elements in the zones; then confirmation.

    Whoever enters a report agrees to it; who corrects it enters his own, which the first must confirm.
    """

    stage: str
    loser: int = 0
    dead: tuple[str, ...] = ()
    flank: int = 0
    rear: int = 0
    #: dba.report.c: who enters this report; '' before anybody has begun.
    by: str = ""

    def ask(self, state: Campaign) -> Ask | None:
        return Ask.together([self._question(state, role) for role in self._asked(state)])

    def _asked(self, state: Campaign) -> tuple[str, ...]:
        """Either begins and goes on; then the other confirms, or himself if he commands both."""
        if not self.by:
            return tuple(sorted(set(state.commanders)))
        others = tuple(role for role in state.commanders if role != self.by)
        return (self.by,) if self.stage != "confirm" or not others else others

    def _question(self, state: Campaign, role: str) -> Ask:
        rule = "dba.report.c" if self.stage == "confirm" else "dba.report.a"
        args: dict[str, Value] = {"number": len(self.dead), "flank": self.flank, "rear": self.rear}
        ask = Ask(role, f"report_{self.stage}", rule, args)
        if self.stage == "loser":
            return ask.pick("beaten", SIDES, self.beaten)
        if self.stage == "confirm":
            return ask.alone("confirm", self.confirm, FINAL).alone("correct", self.correct, DECLINES)
        if self.stage == "dead":
            return self._dead(state, ask)
        if self.stage == "flank":
            return ask.number("flank", tuple(range(self.alive(state) + 1)), self.in_flank)
        return ask.number("rear", tuple(range(self.alive(state) - self.flank + 1)), self.in_rear)

    def _dead(self, state: Campaign, ask: Ask) -> Ask:
        """dba.report.b: only elements that are there."""
        if self.no_rout(state) is None:
            ask.alone("done", self.all_told, ENDS)
        left = tuple(e for e in sorted(state.field.kinds) if e not in self.dead)
        return ask.pick("destroyed", left, self.destroyed)

    def no_rout(self, state: Campaign) -> Barrier | None:
        """dba.report.b: a side whose count is 1 or less has not run."""
        wiped = all(e in self.dead for e in state.field.kinds if state.field.side(e) == self.loser)
        return None if self.count(state) > 2 or wiped else NO_ROUT_YET.of(side=state.banner(self.loser))

    def barriers(self, state: Campaign, who: str) -> Gates:
        if self.stage == "dead":
            return {"done": Gate(NOTHING, self.why_not_done), "destroyed": Gate("element", self.why_not_dead)}
        return {self.stage: Gate(NUMBER, self.why_not_in_zone)} if self.stage in ("flank", "rear") else {}

    def why_not_done(self, state: Campaign, who: str, arg: None) -> Barrier | None:
        return self.no_rout(state)

    def why_not_dead(self, state: Campaign, who: str, element: str | None) -> Barrier | None:
        return COUNTED.of(piece=element) if element is not None and element in self.dead else None

    def why_not_in_zone(self, state: Campaign, who: str, number: int | None) -> Barrier | None:
        """dba.report.b: no more in the zones than survive."""
        most = self.alive(state) - (self.flank if self.stage == "rear" else 0)
        return None if number is None or 0 <= number <= most else TOO_MANY.of(left=most)

    def count(self, state: Campaign) -> int:
        """11.3: the loser's count, in halves."""
        field = state.field
        return sum(field.kind(e).weight for e in self.dead if field.side(e) == self.loser)

    def alive(self, state: Campaign) -> int:
        field = state.field
        return sum(field.side(e) != self.loser and e not in self.dead for e in field.kinds)

    def beaten(self, state: Campaign, role: str, side: str) -> None:
        state.become(Report("dead", SIDES.index(side), by=role))

    def destroyed(self, state: Campaign, role: str, element: str) -> None:
        state.become(Report("dead", self.loser, (*self.dead, element), by=role))

    def all_told(self, state: Campaign, role: str) -> None:
        state.become(Report("flank", self.loser, self.dead, by=role))

    def in_flank(self, state: Campaign, role: str, number: int) -> None:
        state.become(Report("rear", self.loser, self.dead, number, by=role))

    def in_rear(self, state: Campaign, role: str, number: int) -> None:
        state.become(Report("confirm", self.loser, self.dead, self.flank, number, role))

    def correct(self, state: Campaign, role: str) -> None:
        state.become(Report("loser", by=role))

    def confirm(self, state: Campaign, role: str) -> None:
        state.field.lost = self.dead
        state.end(("rout", self.loser, self.flank, self.rear))
