"""dba.12a: the battlefield's cells. A cell is a number, row by row from the north; players read `c5`."""

from __future__ import annotations

from typing import Final

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
    n = max(abs(rows), abs(columns))
    return [(row + _share(rows, i, n)) * width + column + _share(columns, i, n) for i in range(1, n)]


def _share(span: int, part: int, of: int) -> int:
    """span * part / of, rounded to the nearest (away from zero at one half)."""
    sign = -1 if span < 0 else 1
    return sign * ((2 * abs(span) * part + of) // (2 * of))


def name(width: int, cell: int) -> str:
    """`a1` is the north-west corner; after z come aa, ab, ..."""
    column, row = cell % width, cell // width
    letters = chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)
    return f"{letters}{row + 1}"


def cell_of(width: int, text: str) -> int:
    """The cell of a name that `name` wrote, or OUTSIDE."""
    letters = text.rstrip("0123456789")
    digits = text[len(letters) :]
    if not digits or not letters.isalpha() or len(letters) > 2:
        return OUTSIDE
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 96
    row = int(digits)
    found = (row - 1) * width + column - 1
    legal = 1 <= row <= DEPTH and 1 <= column <= width and name(width, found) == text
    return found if legal else OUTSIDE
