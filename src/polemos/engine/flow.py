"""Frames: the flow of a game as plain values on a stack inside the state.

A frame is a *value*: it is never changed once it is on the stack. To go on, a frame replaces itself
(`state.become`), calls another (`state.call`) or ends (`state.end`, whose result goes to the frame
below). That is what makes every moment of every game cheap to clone and easy to save.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from polemos.engine.errors import RuleBug
from polemos.engine.prompt import Arg, Prompt
from polemos.engine.state import State

S = TypeVar("S", bound=State)

#: What a frame may return to the one that called it, and what its fields may hold.
Plain: TypeAlias = str | int | tuple["Plain", ...] | None

NOBODY: tuple[str, ...] = ()


class Frame(Generic[S]):
    """One decision or one automatic step. Fields are ints, strings and tuples only."""

    def deciders(self, state: S) -> tuple[str, ...]:
        """Who must choose now. Nobody: the frame is automatic and `run` is called."""
        return NOBODY

    def prompt(self, state: S, role: str) -> Prompt:
        """The question to `role` and all its legal answers. Changes nothing."""
        raise RuleBug(f"{type(self).__name__} asks nobody, so it has no prompt")

    def act(self, state: S, role: str, verb: str, arg: Arg) -> None:
        """Apply one answer, which the engine has checked against the prompt."""
        raise RuleBug(f"{type(self).__name__} does not act")

    def run(self, state: S) -> None:
        """Do the automatic part: call, become or end something."""
        raise RuleBug(f"{type(self).__name__} is asked to run but does nothing")

    def resume(self, state: S, result: Plain) -> None:
        """Receive what a called frame returned; by default only `run` goes on afterwards."""


Step: TypeAlias = Callable[[S], None]


@dataclass
class Sequence(Frame[S]):
    """Steps in the order of the rulebook's own sequence of play; ends after the last."""

    who: str = ""
    at: int = 0

    def steps(self) -> tuple[Step[S], ...]:
        """The steps; each is given the state and usually calls a frame."""
        raise RuleBug(f"{type(self).__name__} has no steps")

    def run(self, state: S) -> None:
        steps = self.steps()
        if self.at == len(steps):
            state.end(None)
            return
        state.become(type(self)(self.who, self.at + 1))
        steps[self.at](state)
