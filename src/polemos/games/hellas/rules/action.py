"""9, 9.7: what all actions have in common: what they could do, and ending them with nothing done."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.errors import RuleBug
from polemos.engine.flow import Frame
from polemos.engine.prompt import Choices
from polemos.games.hellas.state import Hellas

#: The answer that ends an action, and the one that takes it only to deny it to the other side.
DONE: Final = "done"
ONLY_BLOCK: Final = "only_block"


class Action(Frame):
    """One of the seven actions that do something."""

    def offers(self, state: Any) -> Choices:
        """What the action could still do now."""
        raise RuleBug(f"{type(self).__name__} offers nothing")

    def possible(self, state: Any) -> bool:
        """Whether there is anything it could do."""
        return bool(self.offers(state))


def way_out(busy: bool) -> str:
    """9.7b: an action in which nothing was done yet is not done but only blocked, and says so."""
    return DONE if busy else ONLY_BLOCK


def leave(state: Hellas, side: str, verb: str) -> None:
    """The action is over."""
    if verb == ONLY_BLOCK:
        tell_blocked(state, side, state.cycle[-1])
    state.end()


def tell_blocked(state: Hellas, side: str, action: str) -> None:
    state.log("blocked", "9.7b", who=side, action=action)
