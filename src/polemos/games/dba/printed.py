"""dba.13, 3: what is printed: the book of battles, and those of history with their rosters and fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba.book import DATA as BATTLES
from polemos.battles.dba.book import TOPOGRAPHIES, Book
from polemos.battles.dba.field import ATTACKER, DEFENDER
from polemos.battles.dba.grid import OUTSIDE, cell_of, columns_for
from polemos.engine.errors import BadData
from polemos.kit.data import load

DATA: Final = Path(__file__).parent / "data"
ROLES: Final[tuple[str, ...]] = ("attacker", "defender")
SIDES: Final[tuple[tuple[int, str], ...]] = ((ATTACKER, "attacker"), (DEFENDER, "defender"))

#: The scenario in which armies and ground are chosen; all others are battles of history.
FREE: Final = "battle"


class Past:
    """One battle: who fought with what, and on which ground."""

    def __init__(self, id: str, row: dict[str, Any], book: Book) -> None:
        self.id = id
        self.topography = str(row["topography"])
        self.armies = tuple(str(row[side]["army"]) for _, side in SIDES)
        self.rosters = tuple(tuple(str(kind) for kind in row[side]["elements"]) for _, side in SIDES)
        self.ground = tuple((str(f[0]), str(f[1]), int(f[2]), int(f[3])) for f in row["ground"])
        self._check(book)

    def _check(self, book: Book) -> None:
        where = f"battles.yaml: {self.id}"
        if self.topography not in TOPOGRAPHIES:
            raise BadData(f"{where}: there is no country {self.topography!r}")
        for army in self.armies:
            if army not in book.armies:
                raise BadData(f"{where}: there is no army {army!r}")
        for kind in (kind for roster in self.rosters for kind in roster):
            if kind not in book.kinds:
                raise BadData(f"{where}: there is no troop type {kind!r}")
        for kind, cell, _, _ in self.ground:
            if kind not in book.letter or cell_of(columns_for(self.largest()), cell) == OUTSIDE:
                raise BadData(f"{where}: {kind} at {cell} is not on the field")

    def largest(self) -> int:
        return max(len(roster) for roster in self.rosters)


class Printed:
    """Read from data/, never changed; one for each set of data files, shared by all states."""

    def __init__(self, data: Path | None) -> None:
        self.book = Book(data, DATA)
        rows = load(DATA, "battles", data, BATTLES)["battles"]
        #: The battles of history by id, in the order of their years.
        self.pasts: dict[str, Past] = {str(id): Past(str(id), row, self.book) for id, row in rows.items()}
