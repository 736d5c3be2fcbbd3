"""dba.2.2, 12b-e: what a step costs on this ground, worked out once for each cell and troop type."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import WHOLE, Book, Kind
from polemos.kit.dba.grid import DEPTH, OUTSIDE, Grid, grid_of

RIVER: Final = "r"
ROAD: Final = "="
WATER: Final = "~"
WOODS: Final = "w"
HILLS: Final = "gs"
#: Ground on which every step is an ordinary one, and what hides troops from their general.
PLAIN: Final = ".g"
COVER: Final = "gswd"

#: From a cell: the cells one step away that can be entered, with the part of a move each costs.
Steps = tuple[tuple[int, int], ...]
UNKNOWN: Final[Steps] = ((OUTSIDE, 0),)


class Going:
    """The ground of one field; shared by all copies of a battle, since ground does not change in it."""

    def __init__(self, book: Book, width: int, ground: str, felt: bool) -> None:
        self.grid = grid_of(width)
        self.ground = ground
        #: By cell (and one more for OUTSIDE): bad going, sea, road, and the river if it is felt (dba.2.2c).
        self.bad: list[bool] = [*(letter in book.bad for letter in ground), False]
        self.sea: list[bool] = [*(letter == WATER for letter in ground), True]
        self.road: list[bool] = [*(letter == ROAD for letter in ground), False]
        self.wet: list[bool] = [*(felt and letter == RIVER for letter in ground), False]
        #: Closed to artillery (dba.12b).
        self.good_only: list[bool] = [bad or sea for bad, sea in zip(self.bad, self.sea, strict=True)]
        #: Lines keep out of these (dba.5c).
        self.rough: list[bool] = [bad or wet for bad, wet in zip(self.bad, self.wet, strict=True)]
        self._steps: dict[str, list[Steps]] = {}
        #: Cells in or beside anything but open ground; elsewhere a step costs what it costs everywhere.
        self._special: list[int] = _around(
            width, [c for c in range(self.grid.size) if ground[c] not in PLAIN]
        )
        #: dba.4c: by cell, whether there are woods, dunes or a crest.
        self.cover: list[bool] = [letter in COVER for letter in ground]
        #: One bit for each row and for each column in which there is any.
        self.cover_rows, self.cover_columns = _shadow(self.grid, self.cover)

    def passable(self, kind: Kind, cell: int) -> bool:
        """dba.2.2d, 12b: neither outside nor sea nor ground that this kind cannot enter."""
        return not self.sea[cell] and (kind.bad > 0 or not self.bad[cell])

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

    def steps(self, kind: Kind) -> list[Steps]:
        """By cell; entries that nobody has asked for yet are UNKNOWN."""
        found = self._steps.get(kind.id)
        if found is None:
            found = self._steps[kind.id] = open_steps(self.grid.width, kind.good).copy()
            for cell in self._special:
                found[cell] = UNKNOWN
        return found

    def learn(self, kind: Kind, cell: int) -> Steps:
        """Fill in one entry of `steps`."""
        found: list[tuple[int, int]] = []
        for to, diagonal in self.grid.steps[cell]:
            if self.passable(kind, to):
                found.append((to, self.cost(kind, cell, to, diagonal)))
        steps = self._steps[kind.id][cell] = tuple(found)
        return steps


def _shadow(grid: Grid, cells: list[bool]) -> tuple[int, int]:
    """The rows and the columns of marked cells, as bits."""
    rows = columns = 0
    for cell, marked in enumerate(cells):
        if marked:
            rows |= 1 << grid.row[cell]
            columns |= 1 << grid.column[cell]
    return rows, columns


_open: Final[dict[tuple[int, int], list[Steps]]] = {}


def open_steps(width: int, allowance: int) -> list[Steps]:
    """The steps from each cell of a field without features; the same for all battles."""
    found = _open.get((width, allowance))
    if found is None:
        found = _open[width, allowance] = [_plain_steps(width, c, allowance) for c in range(width * DEPTH)]
    return found


def _plain_steps(width: int, cell: int, allowance: int) -> Steps:
    found: list[tuple[int, int]] = []
    cost = WHOLE // allowance if allowance else WHOLE + 1
    for to, diagonal in grid_of(width).steps[cell]:
        found.append((to, cost * 3 // 2 if diagonal else cost))
    return tuple(found)


def _around(width: int, cells: list[int]) -> list[int]:
    """These cells and all that touch them."""
    found = set(cells)
    steps = grid_of(width).steps
    for cell in cells:
        found.update([to for to, _ in steps[cell]])
    return sorted(found)
