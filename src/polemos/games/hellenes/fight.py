"""6: the battle at hand."""

from __future__ import annotations

from typing import Final

from polemos.games.hellenes.stored_fight import StoredFight

#: The inherent defender of a city, as a combatant (2.3a).
GARRISON: Final = "garrison"

FIELD: Final = "field"
ASSAULT: Final = "assault"  # 8.1
SORTIE: Final = "sortie"  # 8.3
HOMEWARD: Final = "home"  # 9.31
KINDS: Final[tuple[str, ...]] = (FIELD, ASSAULT, SORTIE, HOMEWARD)


class Fight(StoredFight):
    """6: the battle at hand."""

    __slots__ = ()

    def line(self, side: str) -> tuple[str, ...]:
        """The blocks of a side in this battle, routed ones included."""
        return self.aggressors if side == self.aggressor else self.defenders

    def set_line(self, side: str, blocks: tuple[str, ...]) -> None:
        if side == self.aggressor:
            self.aggressors = blocks
        else:
            self.defenders = blocks

    def standing(self, side: str) -> tuple[str, ...]:
        """6.33c: those that still fight."""
        routed = self.routed
        return tuple(b for b in self.line(side) if b not in routed)
