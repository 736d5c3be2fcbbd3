"""Athens and Sparta, the two sides of every game of their war, and which one is the other."""

from __future__ import annotations

from typing import Final

ATHENS: Final = "athens"
SPARTA: Final = "sparta"
SIDES: Final[tuple[str, ...]] = (ATHENS, SPARTA)


def foe(side: str) -> str:
    """The other side."""
    return SPARTA if side == ATHENS else ATHENS
