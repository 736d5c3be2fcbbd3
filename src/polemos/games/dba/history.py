"""Battles of history as scenarios: both rosters and the field are given (data/battles.yaml)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.battles.dba import ground
from polemos.battles.dba.book import DATA as KIT
from polemos.battles.dba.book import TOPOGRAPHIES, Book
from polemos.battles.dba.field import ATTACKER, DEFENDER, Field
from polemos.battles.dba.grid import OUTSIDE, cell_of, columns_for
from polemos.battles.dba.muster import enlist
from polemos.engine.errors import BadData
from polemos.games.dba.state import Dba
from polemos.kit.data import load

DATA: Final = Path(__file__).parent / "data"
SIDES: Final[tuple[tuple[int, str], ...]] = ((ATTACKER, "attacker"), (DEFENDER, "defender"))


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


def pasts(book: Book, data: Path | None) -> dict[str, Past]:
    """The battles by id, in the order of the years."""
    rows = load(DATA, "battles", data, KIT)["battles"]
    return {str(id): Past(str(id), row, book) for id, row in rows.items()}


def lay_out(state: Dba, past: Past) -> None:
    """dba.1b, 11a, 13a: both armies mustered, the field as it was; the attacker comes from the south."""
    field = state.field = Field(state.book, columns_for(past.largest()), past.topography)
    for side, _ in SIDES:
        enlist(field, side, past.rosters[side])
    for kind, cell, columns, rows in past.ground:
        counts = ground.counts_as(field, kind)
        field.features = (*field.features, (kind, cell_of(field.width, cell), columns, rows, counts))
    field.ground = ground.painted(field)
    field.resurvey()


def tell(state: Dba) -> None:
    """Who stands against whom, and where."""
    field = state.field
    for side, _ in SIDES:
        own = tuple(element for element in field.kinds if field.side(element) == side)
        state.log("roster", "dba.13a", side=state.banner(side), pieces=own)
    state.log("field", "dba.2.3a", feature=tuple(f[0] for f in field.features))
