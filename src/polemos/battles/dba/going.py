"""dba.2.2, 12b-e: what a step costs on this ground, worked out once for each field and troop type."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import WHOLE, Book, Kind
from polemos.battles.dba.grid import FILE, ONE_FILE, Cells, Grid, grid_of

RIVER: Final = "r"
ROAD: Final = "="
WATER: Final = "~"
WOODS: Final = "w"
HILLS: Final = "gs"
#: What hides troops from their general.
COVER: Final = "gswd"
#: A letter of the ground is one byte.
ONE_BYTE: Final[tuple[str, ...]] = ("latin-1", "replace")


class Going:
    """The ground of one field; shared by all copies of a battle, since ground does not change in it."""

    def __init__(self, book: Book, width: int, ground: str, felt: bool) -> None:
        self.grid = grid_of(width)
        self.ground = ground
        #: The ground as sets of cells are written: by columns, the first cell last.
        self._columns = "".join([ground[column::width] + " " for column in range(width)])[::-1]
        #: By cell (and one more for OUTSIDE): bad going, sea, road, and the river if it is felt (dba.2.2c).
        bad, river = "".join(book.bad), RIVER if felt else ""
        self.bad = self._by_cell(bad) + b"\0"
        self.sea = self._by_cell(WATER) + b"\1"
        self.road = self._by_cell(ROAD) + b"\0"
        self.wet = self._by_cell(river) + b"\0"
        #: Closed to artillery (dba.12b).
        self.good_only = self._by_cell(bad + WATER) + b"\1"
        #: The same as sets of cells; `hard` is all on which a step is not an ordinary one.
        self.bad_cells = self._set(bad)
        self.sea_cells = self._set(WATER)
        self.road_cells = self._set(ROAD)
        self.wet_cells = self._set(river)
        #: Lines keep out of these (dba.5c).
        self.rough_cells = self.bad_cells | self.wet_cells
        self.hard_cells = self.rough_cells | self.road_cells
        #: All but open ground.
        self.uneven_cells = self.hard_cells | self.sea_cells
        #: dba.4c: by cell, whether there are woods, dunes or a crest.
        self.cover = self._by_cell(COVER)
        #: One bit for each row and for each column in which there is any.
        self.cover_rows, self.cover_columns = _shadow(self.grid, self._set(COVER))
        #: dba.4c: of two cells, in one number, whether the second is out of command from the first.
        self.far: dict[int, bool] = {}

    def _by_cell(self, letters: str) -> bytes:
        """By cell: 1 for these kinds of ground, else 0."""
        return _letters(self.ground, letters, "\1", "\0")

    def _set(self, letters: str) -> Cells:
        """The cells of these kinds of ground."""
        return int(_letters(self._columns, letters, "1", "0"), 2)

    def passable(self, kind: Kind, cell: int) -> bool:
        """dba.2.2d, 12b: neither outside nor sea nor ground that this kind cannot enter."""
        return not self.sea[cell] and (kind.bad > 0 or not self.bad[cell])

    def closed(self, kind: Kind) -> Cells:
        """The cells that this kind cannot enter."""
        return self.sea_cells if kind.bad else self.sea_cells | self.bad_cells

    def cost(self, kind: Kind, source: int, to: int, diagonal: bool) -> int:
        """dba.12b-e: the part of a move that one step costs."""
        if self.wet[to]:
            return WHOLE
        if self.bad[to]:
            allowance = kind.bad
        elif not diagonal and self.road[to] and self.road[source]:
            allowance = max(kind.road, kind.good)
        else:
            allowance = kind.good
        cost = WHOLE // allowance
        return cost * 3 // 2 if diagonal else cost


def _letters(ground: str, letters: str, these: str, others: str) -> bytes:
    """The ground with these letters replaced by the one sign and all others by the other."""
    table = bytearray(others.encode()) * 256
    for letter in letters.encode(*ONE_BYTE):
        table[letter] = ord(these)
    return ground.encode(*ONE_BYTE).translate(table)


def _shadow(grid: Grid, cells: Cells) -> tuple[int, int]:
    """The rows and the columns that these cells are in, as bits."""
    rows = columns = 0
    for column in range(grid.width):
        here: int = cells >> column * FILE & ONE_FILE
        if here:
            rows |= here
            columns |= 1 << column
    return rows, columns
