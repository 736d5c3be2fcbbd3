"""7.S11, 7.S12: recovery by stratagem."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, Gate, Gates
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.rules.advantage import recover, weakened, why_not_restore
from polemos.games.hellespont.state import Hellespont


@dataclass
class Recovery(Frame):
    """7.S11, 7.S12: restore one unit (Persians too) or two (not Persians)."""

    who: str
    left: int
    stratagem: str

    def ask(self, state: Hellespont) -> Ask | None:
        targets = weakened(state, self.who, self.stratagem == "s11") if self.left else ()
        if not targets:
            return None
        ask = Ask(self.who, "recovery", f"7.{self.stratagem.upper()}", {"left": self.left})
        ask.pick("restore", targets, self.restore)
        if self.stratagem == "s12" and self.left == 1:  # a second unit need not recover
            ask.alone("done", self.finish, ENDS)
        return ask

    def barriers(self, state: Hellespont, who: str) -> Gates:
        targets = weakened(state, who, self.stratagem == "s11")
        return {"restore": Gate(PIECE, among(targets, why_not_restore))}

    def restore(self, state: Hellespont, role: str, unit: str) -> None:
        state.become(Recovery(self.who, self.left - 1, self.stratagem))
        recover(state, unit, f"7.{self.stratagem.upper()}")

    def finish(self, state: Hellespont, role: str) -> None:
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()
