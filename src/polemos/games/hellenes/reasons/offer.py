"""What a step offers somebody, so that only the rest has to be explained."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg
from polemos.engine.why import NOT_NOW, PIECE, Barrier, Gate, Why

#: Kinds of things besides places and pieces (game.py tells which there are).
CARD: Final = "card"
GOD: Final = "god"
LEADER: Final = "leader"
RECRUIT: Final = "recruit"


#: What a block of the other side is called is not told, not even by its token.
FOE: Final = Barrier("block-of-foe", "2.0b", {"piece": "block"})


class Offer:
    """The answers that a frame offers to somebody now, by verb."""

    def __init__(self, frame: Frame, state: Any, who: str) -> None:
        ask = frame.ask(state)
        own = None if ask is None else ask.of(who)
        self.choices: dict[str, tuple[Arg, ...]] = {} if own is None else dict(own.choices)

    def gate(self, verb: str, kind: str, why: Why) -> Gate:
        """The gate of a verb: what is offered has no barrier, of the rest `why` finds the nearest.

        `why` is asked with None for a verb that is not offered at all.
        """
        offered = self.choices.get(verb, ())

        def barrier(state: Any, who: str, arg: Any) -> Barrier | None:
            if arg in offered:
                return None
            if arg is None and offered:
                return None
            if kind == PIECE and arg is not None and arg in state.alias.values():
                return FOE
            found = why(state, who, arg)
            return found if found is not None or arg is None else NOT_NOW

        return Gate(kind, barrier)

    def alone(self, verb: str, barrier: Barrier | None) -> Gate:
        """The gate of an answer without an argument."""
        return Gate("nothing", _always(None if verb in self.choices else barrier or NOT_NOW))


def _always(barrier: Barrier | None) -> Why:
    def why(state: Any, who: str, arg: Any) -> Barrier | None:
        return barrier

    return why
