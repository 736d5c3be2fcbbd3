"""2.D: adjustments: counters kept, returns to base, recovery, supply, attrition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import ENDS, FINAL
from polemos.engine.why import PIECE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons.counters import COUNTER, why_not_keep
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.rules.advantage import recover, weakened, why_not_restore
from polemos.games.hellespont.rules.attrition import Attrition, exposed
from polemos.games.hellespont.rules.hand import put_back
from polemos.games.hellespont.rules.returns import Returns
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    has_news,
    let_pass,
    offer_own,
    own_gates,
    own_notes,
)
from polemos.games.hellespont.rules.supply import move_marker, starve
from polemos.games.hellespont.state import Hellespont

NO_BONUS_LEFT: Final = Barrier("no-recovery-left", "2.D.3a")


@dataclass
class FirstAdjustments(Sequence):
    """2.Da: D.1 and D.2 of one side."""

    def steps(self) -> tuple[Step, ...]:
        return (self.keep_one, self.return_to_base)

    def keep_one(self, state: Hellespont) -> None:
        state.phase = "D.1"
        state.call(Keep(self.who))

    def return_to_base(self, state: Hellespont) -> None:
        """2.D.2b: half of the naval strength on the map when D.2 starts may go home."""
        state.phase = "D.2"
        bases, side = state.printed.all_bases, self.who
        on_map = sum([state.naval(side, p) for p in state.units[side] if p not in bases])
        state.call(Returns(side, on_map // 2))


@dataclass
class LastAdjustments(Sequence):
    """2.Da: D.3 to D.5 of one side; S5 and S23 by either side before and after the tests."""

    def steps(self) -> tuple[Step, ...]:
        return (
            self.recover,
            self.move_marker,
            self.marker_moved,
            self.starve,
            self.before_attrition,
            self.attrition,
            self.after_attrition,
        )

    def recover(self, state: Hellespont) -> None:
        """2.D.3: as many units as the bonuses of fit leaders in play."""
        state.phase = "D.3"
        leaders = [name for names in state.leaders[self.who].values() for name in names]
        state.call(Recover(self.who, sum([state.bonus(name) for name in leaders])))

    def move_marker(self, state: Hellespont) -> None:
        state.phase = "D.4"
        move_marker(state, self.who)

    def marker_moved(self, state: Hellespont) -> None:
        state.call(Joint((self.who,), "D.4"))

    def starve(self, state: Hellespont) -> None:
        starve(state, self.who)

    def before_attrition(self, state: Hellespont) -> None:
        state.phase = "D.5"
        state.call(Joint((self.who, foe(self.who)), "D.5"))

    def attrition(self, state: Hellespont) -> None:
        state.call(Attrition(self.who, exposed(state, self.who)))

    def after_attrition(self, state: Hellespont) -> None:
        state.call(Joint((self.who, foe(self.who)), "D.5"))


@dataclass
class Keep(Frame):
    """2.D.1: at most one counter is kept, or none; the others go back unseen."""

    who: str

    def ask(self, state: Hellespont) -> Ask | None:
        if not state.hands[self.who]:
            return None
        ask = Ask(self.who, "keep", "2.D.1").pick("keep", state.hands[self.who], self.keep)
        ask.alone("keep_none", self.keep_none, FINAL)
        return offer_own(ask, state, "D.1")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        kept = Gate(COUNTER, among(state.hands[who], why_not_keep))
        return {"keep": kept, **own_gates(state, who, "D.1")}

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        hand = state.hands[who]
        notes = [
            Note("keep", c, "others-back", "2.D.1a", {"count": len(hand) - 1}) for c in hand if len(hand) > 1
        ]
        none = Note("keep_none", None, "others-back", "2.D.1a", {"count": len(hand)})
        return [*notes, none, *own_notes(state, who, "D.1")]

    def keep(self, state: Hellespont, role: str, counter: str) -> None:
        let_pass(state, role, "D.1")
        if len(state.hands[role]) > 1:
            self.put_back_all_but(state, role, counter)
        self.finish(state, role)

    def keep_none(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "D.1")
        self.put_back_all_but(state, role, "")
        self.finish(state, role)

    def put_back_all_but(self, state: Hellespont, role: str, kept: str) -> None:
        """Nobody else can say any longer what the side holds."""
        for counter in state.hands[role]:
            if counter != kept:
                put_back(state, role, counter, False)
        state.spotted[foe(role)] = ()
        state.start_pick[role] = ""

    def finish(self, state: Hellespont, role: str) -> None:
        state.log("keeps", "2.D.1", who=role, count=len(state.hands[role]))
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Recover(Frame):
    """2.D.3: weakened units are restored; Persians only by S11 (10.1g)."""

    who: str
    left: int

    def ask(self, state: Hellespont) -> Ask | None:
        targets = self.targets(state)
        if not targets and not has_news(state, self.who, "D.3"):
            return None
        ask = Ask(self.who, "recover", "2.D.3", {"left": self.left})
        ask.alone("done", self.finish, ENDS).pick("restore", targets, self.restore)
        return offer_own(ask, state, "D.3")

    def targets(self, state: Hellespont) -> tuple[str, ...]:
        return weakened(state, self.who, False) if self.left else ()

    def barriers(self, state: Hellespont, who: str) -> Gates:
        none = None if self.left else NO_BONUS_LEFT
        restored = Gate(PIECE, among(self.targets(state), self.why_not, none))
        return {"restore": restored, **own_gates(state, who, "D.3")}

    def why_not(self, state: Hellespont, who: str, unit: str) -> Barrier:
        """2.D.3a: the leaders' bonuses are used up, or there are none."""
        spent = not self.left and unit in weakened(state, who, False)
        return NO_BONUS_LEFT if spent else why_not_restore(state, who, unit)

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        lost = min(self.left, len(self.targets(state)))
        unused = [Note("done", None, "recovery-unused", "2.D.3a", {"count": lost})] if lost else []
        return [*unused, *own_notes(state, who, "D.3")]

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "D.3")
        state.end()

    def restore(self, state: Hellespont, role: str, unit: str) -> None:
        state.become(Recover(self.who, self.left - 1))
        recover(state, unit, "2.D.3")

    def run(self, state: Hellespont) -> None:
        state.end()
