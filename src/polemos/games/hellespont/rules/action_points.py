"""2.B.1: action points and initiative."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import DECLINES, FINAL
from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note, outside
from polemos.games.hellespont.printed import ATHENS, SIDES, SPARTA, foe
from polemos.games.hellespont.rules.dice import pass_advantage
from polemos.games.hellespont.rules.stratagems import has_news, let_pass, offer_own, own_gates, own_notes
from polemos.games.hellespont.state import Hellespont

HIGH: Final[tuple[int, ...]] = (5, 6)
LOW: Final[tuple[int, ...]] = (1, 2)

NO_POINTS: Final = Barrier("advantage-not-held", "8b")
NO_REVERSE: Final = Barrier("advantage-not-held", "8c")


@dataclass
class ActionPoints(Sequence):
    """2.B.1: dice, points and initiative; then the Advantage may change them, `who` first."""

    def steps(self) -> tuple[Step, ...]:
        return (roll_points, self.first_bid, self.second_bid)

    def first_bid(self, state: Hellespont) -> None:
        state.call(Bid(self.who))

    def second_bid(self, state: Hellespont) -> None:
        state.call(Bid(foe(self.who)))


def roll_points(state: Hellespont) -> None:
    """2.B.1a-f: 2d6 each; the higher total has the initiative, half of it are the points."""
    state.phase = "B.1"
    totals = {}
    for side in SIDES:
        totals[side] = sum(state.roll("2.B.1", 2, 6, side))
        state.points[side] = points_for(state, totals[side])
        points, month = state.points[side], state.month.id
        state.log("points", "2.B.1", who=side, total=totals[side], month=month, points=points)
    tie = totals[ATHENS] == totals[SPARTA]
    state.initiative = state.advantage if tie else max(SIDES, key=lambda side: totals[side])
    state.log("initiative-tie" if tie else "initiative", "2.B.1", who=state.initiative)
    state.stir()


def points_for(state: Hellespont, total: int) -> int:
    """2.B.1c-f: half the dice rounded up, with the month's modifier where the cap allows."""
    points = (total + 1) // 2
    modifier = state.month.points
    capped = HIGH if modifier > 0 else LOW
    return points if points in capped else points + modifier


@dataclass
class Bid(Frame):
    """8b, 8c: the Advantage adds 2 points or reverses the initiative."""

    who: str

    def ask(self, state: Hellespont) -> Ask | None:
        holder = state.advantage == self.who
        if not holder and not has_news(state, self.who, "B.1"):
            return None
        ask = Ask(self.who, "bid", "2.B.1", {"who": state.initiative, "points": state.points[self.who]})
        ask.alone("decline", self.decline, DECLINES)
        if holder:
            ask.alone("add_points", self.add_points, FINAL).alone("reverse", self.reverse, FINAL)
        return offer_own(ask, state, "B.1")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        held = (None,) if state.advantage == who else ()
        return {
            "add_points": Gate(NOTHING, outside(held, NO_POINTS, NO_POINTS)),
            "reverse": Gate(NOTHING, outside(held, NO_REVERSE, NO_REVERSE)),
            **own_gates(state, who, "B.1"),
        }

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        notes = own_notes(state, who, "B.1")
        if state.advantage == who:
            points = state.points[who] + 2
            notes.append(Note("add_points", None, "points-after", "8b", {"points": points}))
            notes.append(Note("reverse", None, "goes-first", "8c", {"who": foe(state.initiative)}))
        return notes

    def decline(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.1")
        state.end()

    def add_points(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.1")
        state.points[role] += 2
        state.log("advantage-points", "8b", who=role, points=state.points[role])
        pass_advantage(state)

    def reverse(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.1")
        state.initiative = foe(state.initiative)
        state.log("advantage-reverse", "8c", who=state.initiative)
        pass_advantage(state)

    def run(self, state: Hellespont) -> None:
        state.end()
