"""dba.12a: the battlefield's cells. A cell is a number, row by row from the north; players read `c5`.

A set of cells is one number too, with a bit for each of them, column by column: whole lines of battle are
moved and compared at once.
"""

from __future__ import annotations

from itertools import accumulate
from operator import or_
from typing import Final, TypeAlias

from polemos.kit.bits import Bits, numbers

#: A set of cells.
Cells: TypeAlias = Bits

#: dba.12a: rows of every field; columns grow with the armies (dba.11a).
DEPTH: Final = 24
OUTSIDE: Final = -1
#: The rows (or columns) between the two lines of battle, and theirs.
FIELD: Final = range(5, DEPTH - 5)

#: In a set of cells, the bits of a column, and one that stays empty: what leaves the board falls there.
FILE: Final = DEPTH + 1
ONE_FILE: Final = (1 << DEPTH) - 1
#: How many patterns of a column are remembered in order of their names, and how far anybody moves.
MOST_KNOWN: Final = 20_000
MOST_STEPS: Final = 12

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final[tuple[str, ...]] = ("n", "e", "s", "w")

#: Rows and columns of one step ahead, by facing. (Compiled code looks things up faster in a tuple of any
#: length than in one of so many numbers, which it would first have to put together.)
ROW: Final[tuple[int, ...]] = (-1, 0, 1, 0)
COLUMN: Final[tuple[int, ...]] = (0, 1, 0, -1)

#: The rows as the names of their cells are sorted: 1, 10, 11, ...
BY_NAME: Final = tuple(sorted(range(DEPTH), key=lambda row: str(row + 1)))

#: The eight steps of a single element: rows, columns.
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, -1), (-1, 1), (1, -1), (1, 1))


class Grid:
    """Tables of the cells of a field so wide; those by cell have one entry more, for OUTSIDE (-1)."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.size = width * DEPTH
        cells = range(self.size)
        self.row: list[int] = [cell // width for cell in cells]
        self.column: list[int] = [cell % width for cell in cells]
        #: By facing, then by cell: the cell ahead.
        self.ahead: list[list[int]] = [
            [*(shifted(width, cell, ROW[facing], COLUMN[facing]) for cell in cells), OUTSIDE]
            for facing in range(4)
        ]
        self.names: list[str] = [_name(width, cell) for cell in cells]
        self.cells: dict[str, int] = {text: cell for cell, text in enumerate(self.names)}
        #: By cell: the set of this cell alone.
        self.bit: list[Cells] = [*(1 << self.column[cell] * FILE + self.row[cell] for cell in cells), 0]
        self.board: Cells = self.union(list(cells))
        #: By facing: the cells along the edge that lies ahead.
        self.edge: list[Cells] = [
            self.where([cell == OUTSIDE for cell in self.ahead[facing][:-1]]) for facing in range(4)
        ]
        rows = [self.union(list(range(row * width, (row + 1) * width))) for row in range(DEPTH)]
        columns = [ONE_FILE << FILE * column for column in range(width)]
        #: By facing, then by row or column (see `onward`).
        self._onward: list[list[Cells]] = [_sums(rows), _rests(columns), _rests(rows), _sums(columns)]
        #: By axis (that of north first), then by file: the cells from one line of battle to the other.
        self.ways: list[list[Cells]] = [
            [self.union([row * width + column for row in FIELD]) for column in range(width)],
            [self.union([row * width + column for column in FIELD]) for row in range(DEPTH)],
        ]
        #: By steps, then by cell; None: not yet asked for (see `within`).
        self._within: list[list[Cells]] = [[None] * self.size for _ in range(MOST_STEPS + 1)]
        #: By column, then by row: the names; and the bits of some rows -> these rows in order of their names.
        self._columns: list[list[str]] = [self.names[column::width] for column in range(width)]
        self._rows: dict[int, list[int]] = {}
        #: By facing from the base edge: the cells of the six rows there, in order of their names (dba.12r).
        self.home: list[list[int]] = [self._home(facing) for facing in range(4)]
        self.home_cells: list[Cells] = [self.union(home) for home in self.home]
        #: The names of these cells, and the place of each cell among them.
        self.home_names: list[list[str]] = [[self.names[cell] for cell in home] for home in self.home]
        self.home_places: list[dict[int, int]] = [
            {cell: place for place, cell in enumerate(home)} for home in self.home
        ]

    def _home(self, facing: int) -> list[int]:
        found = [cell for cell in range(self.size) if self.from_base(cell, facing) < 6]
        return sorted(found, key=lambda cell: self.names[cell])

    def from_base(self, cell: int, facing: int) -> int:
        """How many rows a cell is from the base edge of a side that looks that way."""
        row, column = self.row[cell], self.column[cell]
        if facing == NORTH:
            return DEPTH - 1 - row
        if facing == SOUTH:
            return row
        return column if facing == EAST else self.width - 1 - column

    # --- sets of cells --------------------------------------------------------------------------------

    def where(self, marked: list[bool]) -> Cells:
        """The set of the cells that are marked."""
        return self.union([cell for cell, mark in enumerate(marked) if mark])

    def union(self, cells: list[int]) -> Cells:
        """The set of these cells; none for OUTSIDE."""
        found: Cells = 0
        for cell in cells:
            found |= self.bit[cell]
        return found

    def moved(self, cells: Cells, facing: int) -> Cells:
        """All one step ahead; those at the edge leave the board."""
        if facing == NORTH:
            return cells >> 1 & self.board
        if facing == SOUTH:
            return cells << 1 & self.board
        return cells << FILE & self.board if facing == EAST else cells >> FILE

    def touching(self, cells: Cells) -> Cells:
        """The cells that share a side with one of these, and some beyond the edge."""
        return cells << 1 | cells >> 1 | cells << FILE | cells >> FILE

    def paired(self, cells: Cells) -> Cells:
        """One of every two of these that lie side by side, the northern or western one."""
        return cells & (cells >> 1 | cells >> FILE)

    def around(self, cells: Cells) -> Cells:
        """These and all that share a side or a corner with one of them."""
        high = cells | cells << 1 | cells >> 1
        return (high | high << FILE | high >> FILE) & self.board

    def onward(self, cell: int, facing: int) -> Cells:
        """The cells that lie no less far ahead than this one, seen along a facing."""
        return self._onward[facing][self.column[cell] if facing % 2 else self.row[cell]]

    def within(self, cell: int, steps: int) -> Cells:
        """The cells at most so many steps away."""
        known = self._within[steps]
        found = known[cell]
        if found is None:
            found = self.bit[cell]
            for _ in range(steps):
                found = self.around(found)
            known[cell] = found
        return found

    def each(self, cells: Cells) -> list[int]:
        """The cells of a set, column by column."""
        return [bit % FILE * self.width + bit // FILE for bit in numbers(cells)]

    def names_of(self, cells: Cells) -> list[str]:
        """The names of the cells of a set, in order, column by column."""
        found: list[str] = []
        if not cells:
            return found
        column: int = ((cells & -cells).bit_length() - 1) // FILE
        cells >>= FILE * column
        while cells:
            bits: Cells = cells & ONE_FILE
            if bits:
                names, rows = self._columns[column], self._rows.get(bits)
                for row in self._learn(bits) if rows is None else rows:
                    found.append(names[row])
            cells >>= FILE
            column += 1
        return found if self.width <= 26 else sorted(found)

    def _learn(self, bits: int) -> list[int]:
        if len(self._rows) > MOST_KNOWN:
            self._rows.clear()
        found = self._rows[bits] = [row for row in BY_NAME if bits >> row & 1]
        return found


def _sums(sets: list[Cells]) -> list[Cells]:
    """Each with all before it."""
    return list(accumulate(sets, or_))


def _rests(sets: list[Cells]) -> list[Cells]:
    """Each with all behind it."""
    return _sums(sets[::-1])[::-1]


_grids: Final[dict[int, Grid]] = {}


def grid_of(width: int) -> Grid:
    """The tables for a width, made once."""
    found = _grids.get(width)
    if found is None:
        found = _grids[width] = Grid(width)
    return found


def columns_for(elements: int) -> int:
    """dba.11a: the field grows with the larger army."""
    return max(24, 2 * elements)


def shifted(width: int, cell: int, rows: int, columns: int) -> int:
    """The cell so many rows south and columns east, or OUTSIDE."""
    row, column = cell // width + rows, cell % width + columns
    if 0 <= row < DEPTH and 0 <= column < width:
        return row * width + column
    return OUTSIDE


def ahead(width: int, cell: int, facing: int, steps: int = 1) -> int:
    """The cell so many steps ahead (behind, if negative), or OUTSIDE."""
    return shifted(width, cell, ROW[facing] * steps, COLUMN[facing] * steps)


def beside(width: int, cell: int, facing: int, right: bool) -> int:
    """The cell at the right or left hand."""
    return ahead(width, cell, (facing + (1 if right else 3)) % 4)


def opposite(facing: int) -> int:
    return (facing + 2) % 4


def forward(width: int, a: int, b: int, facing: int) -> int:
    """How many steps b lies ahead of a, seen along a facing; negative: behind."""
    return (b // width - a // width) * ROW[facing] + (b % width - a % width) * COLUMN[facing]


def between(width: int, a: int, b: int) -> list[int]:
    """The cells strictly between two cells, along the straight line."""
    row, column = a // width, a % width
    rows, columns = b // width - row, b % width - column
    down, across = 1 if rows >= 0 else -1, 1 if columns >= 0 else -1
    rows, columns = 2 * abs(rows), 2 * abs(columns)
    n = max(rows, columns) // 2
    found: list[int] = []
    for i in range(1, n):
        # rows * i / n, rounded to the nearest (away from zero at one half), and columns likewise
        to = row + down * ((rows * i + n) // (2 * n))
        found.append(to * width + column + across * ((columns * i + n) // (2 * n)))
    return found


def _name(width: int, cell: int) -> str:
    column, row = cell % width, cell // width
    letters = chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)
    return f"{letters}{row + 1}"


def name(width: int, cell: int) -> str:
    """`a1` is the north-west corner; after z come aa, ab, ..."""
    return grid_of(width).names[cell]


def cell_of(width: int, text: str) -> int:
    """The cell of a name that `name` wrote, or OUTSIDE."""
    return grid_of(width).cells.get(text, OUTSIDE)
