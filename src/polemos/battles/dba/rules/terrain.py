"""dba.2.1: terrain features: which may be placed where, and what makes a field complete."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import BY_NAME, DEPTH
from polemos.battles.dba.state import BattleState

#: A feature: kind, corner cell, columns, rows, 1 if it counts as compulsory.
Feature = tuple[str, int, int, int, int]

LINES: Final[tuple[str, ...]] = ("road", "river")
EDGED: Final = "waterway"
ACROSS: Final = "across"
ALONG: Final = "along"
#: How often chance tries to complete a field before it begins anew.
TRIES: Final = 20
WET: Final[tuple[str, ...]] = ("river", "waterway")


def kinds_open(field: Field) -> tuple[str, ...]:
    """dba.2.1a-d: the kinds of feature that may still be placed."""
    limits = field.book.terrain["limits"]
    return tuple(sorted(kind for kind in called_for(field) if _room(field, kind, limits)))


def called_for(field: Field) -> set[str]:
    """dba.2.1a-d: the kinds that the country has and of which there is not yet enough in all."""
    rules = field.book.terrain
    row, limits = rules["topographies"][field.topography], rules["limits"]
    found: set[str] = set()
    if number(field, 1) < limits["compulsory"][1]:
        found.update(str(kind) for kind in row["compulsory"])
    if number(field, 0) < limits["optional"][1]:
        found.update(kind for group in row["optional"] for kind in _of_group(field, group))
    return found


def number(field: Field, compulsory: int) -> int:
    return sum(feature[4] == compulsory for feature in field.features)


def _of_group(field: Field, group: list[str]) -> list[str]:
    """dba.2.1c: of an either-or pair only the kind that was begun with."""
    begun = [kind for kind in group if any(f[0] == kind for f in field.features)]
    return begun or group


def _room(field: Field, kind: str, limits: dict[str, Any]) -> bool:
    """dba.2.1d: at most two of a kind as options, one river, one waterway; and somewhere to put it."""
    there = [feature for feature in field.features if feature[0] == kind]
    if kind in limits["single"] and there:
        return False
    if counts_as(field, kind) == 0 and sum(f[4] == 0 for f in there) >= limits["of_a_kind"]:
        return False
    return any(fits_somewhere(field, kind, size) for size in sizes(field, kind))


def counts_as(field: Field, kind: str) -> int:
    """1 while a compulsory feature of that kind may still be placed."""
    row = field.book.terrain["topographies"][field.topography]
    most = field.book.terrain["limits"]["compulsory"][1]
    return 1 if kind in row["compulsory"] and number(field, 1) < most else 0


def sizes(field: Field, kind: str) -> tuple[str, ...]:
    """dba.2.1g: the shapes a feature may have; lines and the sea run across or along the board."""
    if kind in LINES:
        return (ACROSS, ALONG)
    if kind == EDGED:
        return (ACROSS, ALONG) if field.width == DEPTH else (ALONG,)
    return field.book.shapes[kind == "marsh"]


def extent(field: Field, kind: str, size: str) -> tuple[int, int]:
    """Columns and rows of a size."""
    thick = int(field.book.terrain["sizes"]["waterway_depth"]) if kind == EDGED else 1
    if size == ACROSS:
        return field.width, thick
    if size == ALONG:
        return thick, DEPTH
    columns, rows = size.split("x")
    return int(columns), int(rows)


def corners(field: Field, kind: str, size: str) -> list[int]:
    """dba.2.1e: the north-west corners where a feature fits, one cell away from the others."""
    width, masks, found = field.width, open_corners(field, kind, size), []
    rows = [row for row in BY_NAME if masks[row]]
    for column in range(width):  # nearly in order of their names, as they will be asked for
        bit = 1 << column
        for row in rows:
            if masks[row] & bit:
                found.append(row * width + column)
    return found


def fits_somewhere(field: Field, kind: str, size: str) -> bool:
    return any(open_corners(field, kind, size))


def open_corners(field: Field, kind: str, size: str) -> list[int]:
    """By row, one bit for each column where a corner may be."""
    columns, rows = extent(field, kind, size)
    across, down = _starts(field.width, columns, kind), _starts(DEPTH, rows, kind)
    masks = [across if down >> row & 1 else 0 for row in range(DEPTH)]
    for other in field.features:
        if not _crosses(kind, columns, rows, other):
            _close(masks, field.width, columns, rows, other)
    return masks


def _close(masks: list[int], width: int, columns: int, rows: int, other: Feature) -> None:
    """Take away the corners from which a feature so large would come nearer than one cell."""
    row, column = other[1] // width, other[1] % width
    left, right = max(0, column - columns), min(width - 1, column + other[2])
    span = (1 << (right + 1)) - (1 << left)
    for near in range(max(0, row - rows), min(DEPTH - 1, row + other[3]) + 1):
        masks[near] &= ~span


def _starts(span: int, length: int, kind: str) -> int:
    """Where a side of that length may begin, one bit each; the sea only at an edge, lines not near one."""
    last = span - length
    if last == 0:
        return 1
    if kind == EDGED:
        return 1 | 1 << last
    return (1 << last - 2) - 8 if kind in LINES else (1 << last + 1) - 1


def _crosses(kind: str, columns: int, rows: int, other: Feature) -> bool:
    """Roads, rivers and the sea may cross, at right angles."""
    lines = all(k in LINES or k == EDGED for k in (kind, other[0]))
    return lines and (columns > rows) != (other[2] > other[3])


def place(field: Field, kind: str, size: str, corner: int) -> None:
    _add(field, kind, size, corner)
    _paint(field)


def _add(field: Field, kind: str, size: str, corner: int) -> None:
    columns, rows = extent(field, kind, size)
    field.features = (*field.features, (kind, corner, columns, rows, counts_as(field, kind)))


def _paint(field: Field) -> None:
    field.ground = painted(field)
    field.resurvey()


def painted(field: Field) -> str:
    """The letters of the board: rivers below roads (a bridge or ford), the sea above all."""
    lines = ["." * field.width] * DEPTH
    order = {"river": 1, "road": 2, EDGED: 3}
    for kind, corner, columns, rows, _ in sorted(field.features, key=lambda f: order.get(f[0], 0)):
        top, left = corner // field.width, corner % field.width
        for row in range(top, top + rows):
            before, after = lines[row][:left], lines[row][left + columns :]
            lines[row] = before + field.book.letter[kind] * columns + after
    return "".join(lines)


def complete(field: Field) -> bool:
    """dba.2.1d-e: enough features, in three quarters, two of them with water or bad going."""
    limits = field.book.terrain["limits"]
    if number(field, 1) < limits["compulsory"][0] or number(field, 0) < limits["optional"][0]:
        return False
    some, hard = quarters(field)
    return some >= 3 and hard >= 2


def quarters(field: Field) -> tuple[int, int]:
    """How many quarters hold a feature, and how many hold water or bad going."""
    some, hard = 0, 0
    for kind, corner, columns, rows, _ in field.features:
        covered = _covered(field.width, corner, columns, rows)
        some |= covered
        if kind in WET or field.book.letter[kind] in field.book.bad:
            hard |= covered
    return some.bit_count(), hard.bit_count()


def _covered(width: int, corner: int, columns: int, rows: int) -> int:
    """One bit for each quarter of the board that a rectangle touches."""
    row, column = corner // width, corner % width
    upper, lower = row < DEPTH // 2, row + rows > DEPTH // 2
    left, right = column < width // 2, column + columns > width // 2
    return (upper and left) * 1 + (upper and right) * 2 + (lower and left) * 4 + (lower and right) * 8


def chance_field(state: BattleState) -> None:
    """A legal field at random: features are drawn until the board is complete.

    What the defender has placed himself stays, unless nothing can be made of it."""
    field = state.field
    compulsory = field.book.terrain["topographies"][field.topography]["compulsory"]
    placed = field.features
    for attempt in count():
        field.features = placed if attempt < TRIES else ()
        if not number(field, 1):
            _draw(state, tuple(compulsory))
        for _ in range(12):
            open_kinds = kinds_open(field)
            if not open_kinds or complete(field):
                break
            _draw(state, open_kinds)
        if complete(field):
            _paint(field)
            return


def _draw(state: BattleState, kinds: tuple[str, ...]) -> None:
    field = state.field
    kind = state.draw("dba.2.1d", kinds)
    fitting = tuple(size for size in sizes(field, kind) if fits_somewhere(field, kind, size))
    if fitting:
        size = state.draw("dba.2.1g", fitting)
        places = state.places(corners(field, kind, size))
        _add(field, kind, size, state.cell(state.draw("dba.2.1e", places)))
