"""Variants of the toy for single tests, in a file of their own: a compiled class has no interpreted heirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from polemos.engine.meta import Option
from toy import Astragaloi, Toy

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
