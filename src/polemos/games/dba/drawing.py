"""The battlefield for clients: a grid of cells, the troop types and the army lists."""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.book import Kind
from polemos.battles.dba.grid import DEPTH, STEPS, name, shifted
from polemos.games.dba.printed import Printed

WIDTH: Final = 24
CELL: Final = 36
MARGIN: Final = 24


def board(printed: Printed) -> dict[str, Any]:
    book = printed.book
    span = WIDTH * CELL + 2 * MARGIN
    return {
        "size": [span, DEPTH * CELL + 2 * MARGIN],
        "cell": CELL,
        "margin": MARGIN,
        "places": {name(WIDTH, cell): _place(cell) for cell in range(WIDTH * DEPTH)},
        "kinds": {kind.id.lower(): _kind(kind) for kind in book.kinds.values()},
        "ground": {letter: str(row["is"]) for letter, row in book.ground.items()},
        "armies": {
            army.id: {"list": army.list, "reference": list(army.reference)} for army in book.armies.values()
        },
        "tracks": {"lost": {"low": 0, "high": 24}},
    }


def _place(cell: int) -> dict[str, Any]:
    left, top = cell % WIDTH * CELL + MARGIN, cell // WIDTH * CELL + MARGIN
    around = (shifted(WIDTH, cell, rows, columns) for rows, columns in STEPS)
    return {
        "kind": "cell",
        "anchor": [left + CELL // 2, top + CELL // 2],
        "polygon": [[left, top], [left + CELL, top], [left + CELL, top + CELL], [left, top + CELL]],
        "adjacent": [name(WIDTH, other) for other in around if other >= 0],
    }


def _kind(kind: Kind) -> dict[str, Any]:
    return {
        "foot": kind.v_foot,
        "mounted": kind.v_mounted,
        "good": kind.good,
        "bad": kind.bad,
        "road": kind.road,
        "rides": kind.mounted,
    }
