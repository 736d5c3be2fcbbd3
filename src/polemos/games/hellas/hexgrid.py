"""Grids of flat-topped hexes in columns, the odd columns half a hex lower ("odd-q").

A cell is `(column, row)`, counted from the north-west corner. Distances go through axial coordinates, in
which a hex grid is a sheared square grid; nobody outside this module needs to know them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]

#: Height of half a hex whose corner is one unit from its centre.
HALF: Final = sqrt(3) / 2

#: Steps to the six neighbours, clockwise from the north, from an even and from an odd column.
EVEN: Final[tuple[Cell, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells around, clockwise from the north; those off the map too."""
    column, row = cell
    steps = ODD if column % 2 else EVEN
    return tuple((column + dc, row + dr) for dc, dr in steps)


def axial(cell: Cell) -> Cell:
    """The cell in sheared coordinates, in which every direction is a constant step."""
    column, row = cell
    return column, row - (column - column % 2) // 2


def from_axial(q: int, r: int) -> Cell:
    return q, r + (q - q % 2) // 2


def distance(a: Cell, b: Cell) -> int:
    """How many steps apart two cells are on an open grid."""
    (q1, r1), (q2, r2) = axial(a), axial(b)
    dq, dr = q1 - q2, r1 - r2
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def within(cell: Cell, radius: int) -> tuple[Cell, ...]:
    """Every cell at most `radius` steps away, itself included, sorted."""
    q, r = axial(cell)
    found = [
        from_axial(q + dq, r + dr)
        for dq in range(-radius, radius + 1)
        for dr in range(max(-radius, -dq - radius), min(radius, radius - dq) + 1)
    ]
    return tuple(sorted(found))


def ring(cell: Cell, radius: int) -> tuple[Cell, ...]:
    """Every cell exactly `radius` steps away, sorted."""
    return tuple(c for c in within(cell, radius) if distance(c, cell) == radius)


def centre(cell: Cell, size: float) -> Point:
    """Where the middle of a cell is drawn; `size` is the distance from centre to corner."""
    column, row = cell
    return size * 1.5 * column, size * HALF * (2 * row + column % 2)


def corners(cell: Cell, size: float) -> tuple[Point, ...]:
    """The six corners, clockwise from the north-west one, so that side i faces neighbour i."""
    x, y = centre(cell, size)
    half, height = size / 2, size * HALF
    offsets = ((-half, -height), (half, -height), (size, 0.0), (half, height), (-half, height), (-size, 0.0))
    return tuple((x + dx, y + dy) for dx, dy in offsets)


def side(a: Cell, b: Cell, size: float) -> tuple[Point, Point]:
    """The two ends of the border between neighbouring cells; ValueError if they are none."""
    i = neighbours(a).index(b)
    points = corners(a, size)
    return points[i], points[(i + 1) % 6]
