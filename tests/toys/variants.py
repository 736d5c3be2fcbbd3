"""Variants of the toy for single tests, in a file of their own: a compiled class has no interpreted heirs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from polemos.engine.chance import Chance
from polemos.engine.errors import RuleBug
from polemos.engine.flow import Frame
from polemos.engine.meta import Option
from polemos.engine.prompt import Value
from toys.clicks import LETTERS, Clicks, Marks, Turn
from toys.toy import Astragaloi, Toy

STAKE = Option("stake", "1", (0, 1, 2, 3, -1, -2), bid=True)


class Staked(Astragaloi):
    """The toy with an option that takes a bid: up to three for gold, up to two for silver."""

    def __init__(self, data: Path | None = None) -> None:
        super().__init__(data)
        self.options = (*self.options, STAKE)


class Told(Astragaloi):
    """The toy, shown in the words that all real games share."""

    def view(self, state: Toy, role: str | None) -> dict[str, Any]:
        hands = {r: {"count": len(h), "cards": list(h) if r == role else []} for r, h in state.hands.items()}
        return {"turn": 1, "hands": hands, "tracks": {"points": dict(state.points)}}


class Trap(Astragaloi):
    """A view that breaks, as one of a contradictory position may."""

    def view(self, state: Toy, role: str | None) -> dict[str, Any]:
        if state.bag == ("t9",):
            raise RuleBug("this position cannot be shown")
        return super().view(state, role)


class NewClicks(Clicks):
    """The same rules under a higher version."""

    def __init__(self, data: Path | None = None) -> None:
        super().__init__(data)
        self.meta = replace(self.meta, rules_version=2)


class StrictTurn(Turn):
    """Newer rules: only a letter that does not stand among the last marks may be marked."""

    def letters(self, state: Marks) -> tuple[str, ...]:
        free = tuple(letter for letter in LETTERS if letter not in state.marks[-2:])
        return free[1:] or free


class StrictClicks(NewClicks):
    """Newer rules that do not allow all that the old ones did, and read old positions."""

    def frames(self) -> dict[str, type[Frame]]:
        return {"Turn": StrictTurn, "StrictTurn": StrictTurn}

    def setup(self, scenario: str, options: dict[str, Value], chance: Chance) -> Marks:
        state = super().setup(scenario, options, chance)
        state.become(StrictTurn("black"))
        return state


class ClosedClicks(StrictClicks):
    """Newer rules that cannot read an old position."""

    def frames(self) -> dict[str, type[Frame]]:
        return {"StrictTurn": StrictTurn}
