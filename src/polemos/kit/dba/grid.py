"""dba.12a: the battlefield's cells. A cell is a number, row by row from the north; players read `c5`."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import WHOLE

#: dba.12a: rows of every field; columns grow with the armies (dba.11a).
DEPTH: Final = 24
OUTSIDE: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final = ("n", "e", "s", "w")

#: Rows and columns of one step ahead, by facing.
ROW: Final = (-1, 0, 1, 0)
COLUMN: Final = (0, 1, 0, -1)

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
        #: By cell: the cells of the eight steps, and whether the step is a diagonal.
        self.steps: list[tuple[tuple[int, bool], ...]] = [self._steps(cell) for cell in cells]
        self.near: list[tuple[int, ...]] = [self._near(cell) for cell in cells]
        self.blank: list[int] = [0] * (self.size + 1)
        #: By cell, more than a whole move: nobody has come there yet.
        self.unreached: list[int] = [WHOLE + 1] * (self.size + 1)
        #: By facing from the base edge: the cells of the six rows there, in order of their names (dba.12r).
        self.home: list[list[int]] = [self._home(facing) for facing in range(4)]

    def _steps(self, cell: int) -> tuple[tuple[int, bool], ...]:
        found: list[tuple[int, bool]] = []
        for rows, columns in STEPS:
            to = shifted(self.width, cell, rows, columns)
            if to != OUTSIDE:
                found.append((to, rows != 0 and columns != 0))
        return tuple(found)

    def _near(self, cell: int) -> tuple[int, ...]:
        """dba.5e: the cells at most two away, this one included."""
        span = range(-2, 3)
        around = [shifted(self.width, cell, rows, columns) for rows in span for columns in span]
        return tuple([to for to in around if to != OUTSIDE])

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


def distance(width: int, a: int, b: int) -> int:
    """dba.4f: the larger of the row and column differences."""
    return max(abs(a // width - b // width), abs(a % width - b % width))


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
