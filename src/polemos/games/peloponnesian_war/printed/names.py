"""Names that fields hold: phases, roles, where a leader is."""

from __future__ import annotations

from typing import Final

#: The solitaire role.
PLAYER: Final = "player"

#: 1.4b: the phases of a turn, and what they do apart.
PHASES: Final[tuple[str, ...]] = (
    "setup",
    "political",
    "planning",
    "operations",
    "combat",
    "home",
    "rebellion",
    "administrative",
    "surrender",
)

#: Where a leader is when he is not on the map.
POOL: Final = "pool"  # may be drawn
OUT: Final = "out"  # out for the turn (5.7b)
DEAD: Final = "dead"
AWAY: Final = "away"  # Alcibiades while he is no Athenian leader
ON_THE_WAY: Final = "moving"  # with the moving Army
OFF_MAP: Final[tuple[str, ...]] = (POOL, OUT, DEAD, AWAY, ON_THE_WAY)

#: EV.12a: as many operations as one likes.
NO_LIMIT: Final = 99
