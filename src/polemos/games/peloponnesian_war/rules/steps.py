"""1.4: sequences of play whose steps mostly ask nobody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.flow import Frame, Sequence


@dataclass
class Steps(Sequence):
    """A sequence that goes through its steps at once, as far as nobody must be asked."""

    def run(self, state: Any) -> None:
        steps, frames = self.steps(), state.frames
        waiting = len(frames)
        for at in range(self.at, len(steps)):
            steps[at](state)
            if len(frames) != waiting:
                if state.result is None:
                    frames[waiting - 1] = self.before(at + 1)
                return
        self.finish(state)

    def before(self, at: int) -> Frame:
        """The same sequence, about to take that step."""
        return type(self)(self.who, at)

    def finish(self, state: Any) -> None:
        """After the last step."""
        state.end()
