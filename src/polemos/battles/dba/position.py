"""Positions as readable JSON, and back with every mistake named.

Written by `python tools/fields.py` from src/polemos/battles/dba/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.book import TOPOGRAPHIES, Book
from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import FACINGS
from polemos.battles.dba.reading import (
    PREFIX,
    RIVERS,
    WIDEST,
    put_elements,
    read_armies,
    read_camps,
    read_features,
    write_camps,
    write_elements,
)
from polemos.battles.dba.rules.terrain import painted
from polemos.engine.codec import Reader

# fmt: off
FIELD_FIELDS: Final[tuple[str, ...]] = (
    "width", "topography", "features", "river", "armies", "generals", "elements", "front", "lost",
    "camps", "sacked", "sailed", "aboard", "bound", "before", "moved", "moved_twice",
)
# fmt: on


def write_field(field: Field) -> dict[str, Any]:
    """What a position says of one Field."""
    return {
        "width": field.width,
        "topography": field.topography,
        "features": [list(feature) for feature in field.features],
        "river": field.river,
        "armies": dict(field.kinds),
        "generals": list(field.generals),
        "elements": write_elements(field),
        "front": [FACINGS[field.front[0]], FACINGS[field.front[1]]],
        "lost": list(field.lost),
        "camps": write_camps(field),
        "sacked": [PREFIX[value] for value in field.sacked],
        "sailed": [PREFIX[value] for value in field.sailed],
        "aboard": list(field.aboard),
        "bound": field.bound,
        "before": list(field.before),
        "moved": list(field.moved),
        "moved_twice": list(field.moved_twice),
    }


def read_field(book: Book, whose: str, data: Reader) -> Field:
    """The Field that `write_field` wrote, under this key."""
    data.only(FIELD_FIELDS)
    field = Field(book, data.number("width", 24, WIDEST), data.one_of("topography", TOPOGRAPHIES))
    field.features = read_features(book, field, data)
    field.river = data.one_of("river", RIVERS)
    field.kinds = read_armies(book, data)
    field.generals = data.row(
        "generals", 2, lambda row: (row.one_of("0", ("", *field.kinds)), row.one_of("1", ("", *field.kinds)))
    )
    put_elements(field, data.reader("elements"))
    field.front = data.row(
        "front",
        2,
        lambda row: (FACINGS.index(row.one_of("0", FACINGS)), FACINGS.index(row.one_of("1", FACINGS))),
    )
    field.lost = data.texts("lost", field.kinds)
    field.camps = read_camps(field, data)
    field.sacked = data.each("sacked", lambda r, key: PREFIX.index(r.one_of(key, PREFIX)), once=True)
    field.sailed = data.each("sailed", lambda r, key: PREFIX.index(r.one_of(key, PREFIX)), once=True)
    field.aboard = data.texts("aboard", field.kinds)
    field.bound = data.number("bound", 0, 99)
    field.before = data.row("before", 2, lambda row: (row.number("0", 0, 999), row.number("1", 0, 999)))
    field.moved = data.texts("moved", field.kinds)
    field.moved_twice = data.texts("moved_twice", field.kinds)
    field.ground = painted(field)
    return field
