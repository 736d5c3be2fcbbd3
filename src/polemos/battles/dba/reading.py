"""The parts of a field that no kind describes, to JSON and back (state.yaml)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from polemos.battles.dba.book import Book
from polemos.battles.dba.grid import DEPTH, FACINGS, OUTSIDE, cell_of
from polemos.engine.codec import Reader

if TYPE_CHECKING:
    from polemos.battles.dba.field import Field

PREFIX: Final[tuple[str, ...]] = ("att", "def")
RIVERS: Final[tuple[str, ...]] = ("unknown", "paltry", "slow", "column")
WIDEST: Final = 240

Feature = tuple[str, int, int, int, int]


def read_features(book: Book, field: Field, data: Reader) -> tuple[Feature, ...]:
    return tuple(_feature(book, field, data, i) for i in range(len(data.items("features"))))


def _feature(book: Book, field: Field, data: Reader, i: int) -> Feature:
    value = data.items("features")[i]
    where = f"features[{i}]"
    if not isinstance(value, list) or len(value) != 5 or value[0] not in book.letter:
        raise data.fail(where, "[kind, corner cell, columns, rows, 1 if compulsory] is expected")
    numbers = [v for v in value[1:] if isinstance(v, int) and not isinstance(v, bool) and v >= 0]
    if len(numbers) != 4:
        raise data.fail(where, "whole numbers are expected")
    corner, columns, rows, compulsory = numbers
    if corner // field.width + rows > DEPTH or corner % field.width + columns > field.width:
        raise data.fail(where, "is not on the board")
    return str(value[0]), corner, columns, rows, compulsory


def read_armies(book: Book, data: Reader) -> dict[str, str]:
    armies = data.reader("armies")
    for element in armies.value:
        if not element.startswith(PREFIX):
            raise armies.fail(element, "an element's id begins with att or def")
    return {element: armies.one_of(element, book.kinds) for element in armies.value}


def write_elements(field: Field) -> dict[str, Any]:
    names = field.grid.names
    return {e: f"{names[cell]} {FACINGS[field.facing[e]]}" for e, cell in sorted(field.at.items())}


def put_elements(field: Field, data: Reader) -> None:
    for element in data.value:
        place, _, facing = data.text(element).partition(" ")
        cell = cell_of(field.width, place)
        if element not in field.kinds:
            raise data.fail(element, "unknown id")
        if cell == OUTSIDE or facing not in FACINGS or cell in field.holder:
            raise data.fail(
                element, f"a free cell and a facing are expected (c5 n), not {data.text(element)!r}"
            )
        field.put(element, cell, FACINGS.index(facing))


def write_camps(field: Field) -> list[str]:
    return ["" if cell == OUTSIDE else field.grid.names[cell] for cell in field.camps]


def read_camps(field: Field, data: Reader) -> tuple[int, ...]:
    found = [_camp(field, data, str(text)) for text in data.items("camps")]
    if len(found) != 2:
        raise data.fail("camps", "two values are expected")
    return tuple(found)


def _camp(field: Field, data: Reader, text: str) -> int:
    cell = cell_of(field.width, text) if text else OUTSIDE
    if text and cell == OUTSIDE:
        raise data.fail("camps", f"{text!r} is no cell")
    return cell
