"""One battle in progress: ground, elements, losses. Kept inside the state of the game that fights it."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import Book, Kind
from polemos.kit.dba.grid import DEPTH, NORTH, OUTSIDE, SOUTH, ahead, opposite

ATTACKER: Final = 0
DEFENDER: Final = 1
PREFIX: Final = ("att", "def")

RIVER: Final = "r"
ROAD: Final = "="
WATER: Final = "~"
WOODS: Final = "w"
HILLS: Final = "gs"


class Field:
    """The board and both armies; `at` and `holder` are one another's index."""

    def __init__(self, book: Book, width: int, topography: str) -> None:
        self.book = book
        self.width = width
        self.topography = topography
        self.ground = "." * (width * DEPTH)
        #: dba.2.1: features placed: kind, corner cell, columns, rows, and 1 if it is the compulsory kind.
        self.features: tuple[tuple[str, int, int, int, int], ...] = ()
        #: dba.2.2c: how the river is: unknown, paltry, slow or column.
        self.river = "unknown"
        self.kinds: dict[str, str] = {}
        self.at: dict[str, int] = {}
        self.facing: dict[str, int] = {}
        self.holder: dict[int, str] = {}
        self.generals: tuple[str, ...] = ("", "")
        #: Which way each side looks from its base edge.
        self.front: tuple[int, ...] = (NORTH, SOUTH)
        #: Destroyed so far, both sides, in order; how many of them before this bound.
        self.lost: tuple[str, ...] = ()
        #: dba.9e: the camps' cells, and which side's are sacked.
        self.camps: tuple[int, ...] = (OUTSIDE, OUTSIDE)
        self.sacked: tuple[int, ...] = ()
        #: dba.10a: which sides came by sea, and the elements still aboard.
        self.sailed: tuple[int, ...] = ()
        self.aboard: tuple[str, ...] = ()
        self.bound = 0
        self.before: tuple[int, ...] = (0, 0)
        self.moved: tuple[str, ...] = ()
        self.moved_twice: tuple[str, ...] = ()

    def clone(self) -> Field:
        copy = Field(self.book, self.width, self.topography)
        copy.ground, copy.features, copy.river = self.ground, self.features, self.river
        copy.kinds, copy.generals, copy.front = self.kinds, self.generals, self.front
        copy.at, copy.facing, copy.holder = self.at.copy(), self.facing.copy(), self.holder.copy()
        copy.lost, copy.camps, copy.sacked = self.lost, self.camps, self.sacked
        copy.sailed, copy.aboard, copy.bound = self.sailed, self.aboard, self.bound
        copy.before, copy.moved, copy.moved_twice = self.before, self.moved, self.moved_twice
        return copy

    # --- elements ---------------------------------------------------------------------------------

    def kind(self, element: str) -> Kind:
        return self.book.kinds[self.kinds[element]]

    def side(self, element: str) -> int:
        return ATTACKER if element.startswith("att") else DEFENDER

    def of(self, side: int) -> list[str]:
        """The elements of a side on the field, in order of their ids."""
        prefix = PREFIX[side]
        return sorted(element for element in self.at if element.startswith(prefix))

    def enemies(self, element: str) -> list[str]:
        return self.of(1 - self.side(element))

    def foes(self, a: str, b: str) -> bool:
        return self.side(a) != self.side(b)

    def general_alive(self, side: int) -> bool:
        return self.generals[side] in self.at

    def put(self, element: str, cell: int, facing: int) -> None:
        self.take(element)
        self.at[element] = cell
        self.holder[cell] = element
        self.facing[element] = facing

    def take(self, element: str) -> None:
        """Off the field, wherever it stood."""
        cell = self.at.pop(element, OUTSIDE)
        if cell != OUTSIDE:
            del self.holder[cell]
        self.facing.pop(element, None)

    # --- ground -----------------------------------------------------------------------------------

    def is_bad(self, cell: int) -> bool:
        return self.ground[cell] in self.book.bad

    def on_hill(self, cell: int) -> bool:
        return self.ground[cell] in HILLS

    def slows(self, cell: int) -> bool:
        """dba.2.2c: whether the river is felt here."""
        return self.ground[cell] == RIVER and self.river != "paltry"

    def passable(self, kind: Kind, cell: int) -> bool:
        """dba.2.2d, dba.12b: neither outside nor sea nor ground that this kind cannot enter."""
        if cell == OUTSIDE or self.ground[cell] == WATER:
            return False
        return kind.bad > 0 or not self.is_bad(cell)

    # --- contact ----------------------------------------------------------------------------------

    def front_cell(self, element: str, steps: int = 1) -> int:
        return ahead(self.width, self.at[element], self.facing[element], steps)

    def contacts(self, element: str) -> str:
        """dba.12k: the enemy in its front cell, or ''."""
        other = self.holder.get(self.front_cell(element), "")
        return other if other and self.foes(element, other) else ""

    def opponent(self, element: str) -> str:
        """The enemy it fights: each in the other's front cell."""
        other = self.contacts(element)
        return other if other and self.facing[other] == opposite(self.facing[element]) else ""

    def attackers(self, element: str) -> list[str]:
        """dba.12k: enemies whose front cell this is, by their side of the cell."""
        cell = self.at[element]
        found = []
        for facing in range(4):
            other = self.holder.get(ahead(self.width, cell, facing), "")
            if other and self.foes(element, other) and self.facing[other] == opposite(facing):
                found.append(other)
        return found

    def flankers(self, element: str) -> list[str]:
        """dba.7d: enemies with their front on its flank or rear."""
        away = opposite(self.facing[element])
        return [other for other in self.attackers(element) if self.facing[other] != away]

    def threats(self, side: int) -> dict[int, tuple[str, ...]]:
        """dba.12i-j: cell -> the enemies of the side that threaten it."""
        zones: dict[int, tuple[str, ...]] = {}
        for element in self.of(1 - side):
            for cell in self.zone(element):
                zones[cell] = (*zones.get(cell, ()), element)
        return zones

    def zone(self, element: str) -> tuple[int, ...]:
        """dba.12i: the cell ahead and, if that is empty, the next one."""
        if self.kinds[element] == "Cf":
            return ()
        first = self.front_cell(element)
        if first == OUTSIDE:
            return ()
        second = self.front_cell(element, 2)
        return (first,) if first in self.holder or second == OUTSIDE else (first, second)

    # --- losses -----------------------------------------------------------------------------------

    def count(self, side: int) -> int:
        """11.3: what the rout test counts, in halves; a sacked camp counts two elements (dba.9e)."""
        prefix = PREFIX[side]
        dead = sum(self.kind(e).weight for e in self.lost if e.startswith(prefix) and self.kinds[e] != "Cf")
        return dead + (4 if side in self.sacked else 0)

    def losses(self, side: int) -> list[str]:
        """The elements really destroyed; camp followers are none."""
        prefix = PREFIX[side]
        return [e for e in self.lost if e.startswith(prefix) and self.kinds[e] != "Cf"]
