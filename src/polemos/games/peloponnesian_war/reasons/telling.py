"""How a gate finds its reason: what is offered has none, everything else has the one it asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from polemos.engine.prompt import Arg
from polemos.engine.why import NOTHING, Barrier, Gate, Why
from polemos.games.peloponnesian_war.state import War

#: What stands in the way of a thing that is known not to be offered.
Reasoned: TypeAlias = Callable[[War, str, str], Barrier]

#: Of a verb that the step always offers.
FREE: Final = Gate(NOTHING, None)


def unless(offered: Sequence[Arg] | None, why: Reasoned, none: Barrier | None = None) -> Why:
    """Where the rules have searched for what can be offered: the reason of all else; `none` says why the verb
    is not offered at all."""
    found: Sequence[Arg] = offered or ()

    def reason(state: Any, who: str, arg: Any) -> Barrier | None:
        if arg is None:
            return None if found else none
        return None if arg in found else why(state, who, arg)

    return reason


def alone(offered: bool, barrier: Barrier) -> Why:
    """The same of a verb without an argument."""

    def reason(state: Any, who: str, arg: Any) -> Barrier | None:
        return None if offered else barrier

    return reason
