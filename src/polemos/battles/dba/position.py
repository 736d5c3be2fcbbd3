"""A field as readable JSON and back; complaints name the field at fault."""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.book import TOPOGRAPHIES, Book
from polemos.battles.dba.field import PREFIX, Field
from polemos.battles.dba.grid import DEPTH, FACINGS, OUTSIDE, cell_of, name
from polemos.battles.dba.rules.terrain import painted
from polemos.engine.codec import Reader

FIELDS: Final[tuple[str, ...]] = (
    *("width", "topography", "features", "river", "armies", "generals", "elements", "front", "lost", "camps"),
    *("sacked", "sailed", "aboard", "bound", "before", "moved", "moved_twice"),
)
RIVERS: Final[tuple[str, ...]] = ("unknown", "paltry", "slow", "column")
WIDEST: Final = 240


def encode(field: Field) -> dict[str, Any]:
    """`armies`: id -> type; `elements`: id -> cell and facing of those on the field."""
    return {
        "width": field.width,
        "topography": field.topography,
        "features": [list(feature) for feature in field.features],
        "river": field.river,
        "armies": dict(field.kinds),
        "generals": list(field.generals),
        "elements": {
            e: f"{name(field.width, cell)} {FACINGS[field.facing[e]]}" for e, cell in sorted(field.at.items())
        },
        "front": [FACINGS[facing] for facing in field.front],
        "lost": list(field.lost),
        "camps": ["" if c == OUTSIDE else name(field.width, c) for c in field.camps],
        "sacked": [PREFIX[side] for side in field.sacked],
        "sailed": [PREFIX[side] for side in field.sailed],
        "aboard": list(field.aboard),
        "bound": field.bound,
        "before": list(field.before),
        "moved": list(field.moved),
        "moved_twice": list(field.moved_twice),
    }


def decode(book: Book, data: Reader) -> Field:
    data.only(FIELDS)
    field = Field(book, data.number("width", 24, WIDEST), data.one_of("topography", TOPOGRAPHIES))
    field.features = tuple(_feature(book, field, data, i) for i in range(len(data.items("features"))))
    field.ground = painted(field)
    field.river = data.one_of("river", RIVERS)
    armies = data.reader("armies")
    field.kinds = {_element(armies, e): armies.one_of(e, book.kinds) for e in armies.value}
    field.generals = _two(data, "generals", ("", *field.kinds))
    _stand(field, data.reader("elements"))
    field.front = tuple(FACINGS.index(f) for f in _two(data, "front", FACINGS))
    field.lost = data.texts("lost", field.kinds)
    field.camps = tuple(_camp(field, data, text) for text in _two(data, "camps", None))
    field.sacked = tuple(PREFIX.index(p) for p in data.texts("sacked", PREFIX))
    field.sailed = tuple(PREFIX.index(p) for p in data.texts("sailed", PREFIX))
    field.aboard = data.texts("aboard", field.kinds)
    field.bound = data.number("bound", 0, 99)
    field.before = _counts(data)
    field.moved, field.moved_twice = data.texts("moved", field.kinds), data.texts("moved_twice", field.kinds)
    return field


def _element(reader: Reader, element: str) -> str:
    if not element.startswith(PREFIX):
        raise reader.fail(element, "an element's id begins with att or def")
    return element


def _two(data: Reader, key: str, known: tuple[str, ...] | None) -> tuple[str, ...]:
    """Two texts; the same may stand twice."""
    values = data.items(key)
    if len(values) != 2:
        raise data.fail(key, "two values are expected")
    for i, value in enumerate(values):
        if not isinstance(value, str) or (known is not None and value not in known):
            raise data.fail(f"{key}[{i}]", f"unknown id {value!r}")
    return tuple(str(value) for value in values)


def _counts(data: Reader) -> tuple[int, ...]:
    values = data.items("before")
    if len(values) != 2 or not all(isinstance(v, int) and not isinstance(v, bool) for v in values):
        raise data.fail("before", "two whole numbers are expected")
    return tuple(v for v in values if isinstance(v, int))


def _feature(book: Book, field: Field, data: Reader, i: int) -> tuple[str, int, int, int, int]:
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


def _stand(field: Field, data: Reader) -> None:
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


def _camp(field: Field, data: Reader, text: str) -> int:
    cell = cell_of(field.width, text) if text else OUTSIDE
    if text and cell == OUTSIDE:
        raise data.fail("camps", f"{text!r} is no cell")
    return cell
