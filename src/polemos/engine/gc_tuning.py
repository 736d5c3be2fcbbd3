"""Python's collector of garbage, told to come less often."""

from __future__ import annotations

import gc
from typing import Final

#: After so many new objects it looks for cycles (by itself: 700). Logs and positions are many small objects
#: without cycles; going through them took a seventh of the time of compiled random games.
YOUNG: Final = 50_000


def tune_gc() -> None:
    """For programs that play many games: the command line and its workers."""
    gc.set_threshold(YOUNG)
