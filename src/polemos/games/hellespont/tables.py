"""Result tables: rows and columns with open ends."""

from __future__ import annotations


class Table:
    """Cells by row number and column index; what lies beyond an edge reads as the edge."""

    def __init__(self, rows: dict[int, tuple[str, ...]]) -> None:
        self.rows = rows
        self.first = min(rows)
        self.last = max(rows)
        self.width = len(rows[self.first])

    def row(self, number: int) -> int:
        """The row that is really read for a number."""
        return min(max(number, self.first), self.last)

    def column(self, index: int) -> int:
        """The column that is really read after all shifts."""
        return min(max(index, 0), self.width - 1)

    def cell(self, row: int, column: int) -> str:
        return self.rows[self.row(row)][self.column(column)]


def ratio_column(attack: int, defence: int, columns: tuple[tuple[int, int], ...]) -> int:
    """The highest column whose ratio is not above attack : defence; the first one at the least."""
    found = 0
    for i, (a, d) in enumerate(columns):
        if attack * d >= a * defence:
            found = i
    return found
