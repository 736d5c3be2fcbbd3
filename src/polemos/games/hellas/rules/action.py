"""9, 9.7: what all actions have in common: what they could do, and ending them with nothing done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.ask import Ask
from polemos.engine.errors import RuleBug
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, ENDS
from polemos.engine.why import Note
from polemos.games.hellas.reasons.notes import blocked
from polemos.games.hellas.state import Hellas


@dataclass
class Action(Frame):
    """One of the seven actions that do something."""

    who: str

    def question(self, state: Any) -> Ask:
        """What is asked, still without an answer."""
        raise RuleBug(f"{type(self).__name__} asks nothing")

    def offer(self, ask: Ask, state: Any) -> None:
        """What the action could still do now."""
        raise RuleBug(f"{type(self).__name__} offers nothing")

    def busy(self, state: Any) -> bool:
        """Whether something was done in it already."""
        return False

    def ask(self, state: Hellas) -> Ask:
        """9.7b: an action in which nothing was done yet is not done but only blocked, and says so."""
        ask = self.question(state)
        self.offer(ask, state)
        if self.busy(state):
            return ask.alone("done", self.done, ENDS)
        return ask.alone("only_block", self.only_block, DECLINES)

    def notes(self, state: Hellas, who: str) -> list[Note]:
        """9.7b: what it means to do nothing, and what the answers cost and bring."""
        ask = self.ask(state)
        found = self.worth(state, who, ask)
        return found if self.busy(state) else [*found, blocked("only_block", None, who, state.cycle[-1])]

    def worth(self, state: Any, who: str, ask: Ask) -> list[Note]:
        """What the answers of this action cost and bring."""
        return []

    def done(self, state: Any, role: str) -> None:
        """The action is over."""
        state.end()

    def only_block(self, state: Hellas, role: str) -> None:
        tell_blocked(state, role, state.cycle[-1])
        self.done(state, role)


def tell_blocked(state: Hellas, side: str, action: str) -> None:
    state.log("blocked", "9.7b", who=side, action=action)
