"""Frames: the flow of a game as plain values on a stack inside the state.

A frame is a *value*: it is never changed once it is on the stack. To go on, a frame replaces itself
(`state.become`), calls another (`state.call`) or ends (`state.end`, whose result goes to the frame
below). That is what makes every moment of every game cheap to clone and easy to save.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from polemos.engine.ask import Ask
from polemos.engine.errors import RuleBug
from polemos.engine.why import Gates, Note

#: What a frame may return to the one that called it, and what its fields may hold.
Plain: TypeAlias = str | int | tuple["Plain", ...] | None

NOBODY: Final[tuple[str, ...]] = ()


class Frame:
    """One decision or one automatic step. Fields are ints, strings and tuples only.

    A game's frames narrow `state` to the game's own class.
    """

    def ask(self, state: Any) -> Ask | None:
        """Who is asked what and why; for each verb its arguments and what carries it out. Changes nothing.

        None, or an Ask without an answer: nobody is asked, the frame is automatic and `run` is called.
        """
        return None

    def focus(self, state: Any) -> tuple[str, ...] | None:
        """The places that this step is about; None: the frame below knows."""
        return None

    def selected(self, state: Any, role: str | None) -> tuple[str, ...] | None:
        """The pieces chosen so far, as far as `role` may know; None: the frame below knows."""
        return None

    def phase(self, state: Any) -> str | None:
        """The step of the sequence of play; None: the frame below knows."""
        return None

    def forecast(self, state: Any) -> dict[str, Any] | None:
        """What the dice of this step may bring, ready for JSON; None: the frame below knows."""
        return None

    def barriers(self, state: Any, who: str) -> Gates:
        """For every verb this step could offer to `who`: what it takes, and what may stand in its way.

        Asked only when somebody wants to know why not. What is offered has no barrier, and the reverse.
        """
        return {}

    def notes(self, state: Any, who: str) -> list[Note]:
        """What the choices cost, use up or bring; asked only for people."""
        return []

    def run(self, state: Any) -> None:
        """Do the automatic part: call, become or end something."""
        raise RuleBug(f"{type(self).__name__} is asked to run but does nothing")

    def resume(self, state: Any, result: Plain) -> None:
        """Receive what a called frame returned; by default only `run` goes on afterwards."""


Step: TypeAlias = Callable[[Any], None]


@dataclass
class Sequence(Frame):
    """Steps in the order of the rulebook's own sequence of play; ends after the last."""

    who: str = ""
    at: int = 0

    def steps(self) -> tuple[Step, ...]:
        """The steps; each is given the state and usually calls a frame."""
        raise RuleBug(f"{type(self).__name__} has no steps")

    def run(self, state: Any) -> None:
        steps = self.steps()
        if self.at == len(steps):
            state.end(None)
            return
        state.become(self.next())
        steps[self.at](state)

    def next(self) -> Sequence:
        """The same with its next step due; one with fields of its own carries them along."""
        return type(self)(self.who, self.at + 1)
