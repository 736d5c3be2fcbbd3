"""dba.4: what a move costs in command points."""

from __future__ import annotations

from polemos.kit.dba.field import HILLS, Field
from polemos.kit.dba.grid import between, distance

#: dba.12r: how far orders carry, in the open and behind cover.
FAR = 12
COVERED = 6


def cost(field: Field, movers: tuple[str, ...]) -> int:
    """dba.4a-e: one point, and one more for each burden; none of those in a side's own first bound."""
    if field.bound <= 2:
        return 1
    side = field.side(movers[0])
    heavy = any(field.kinds[e] in ("El", "Hd", "Art") for e in movers)
    return 1 + heavy + out_of_command(field, side, movers) + general_hidden(field, side, movers)


def out_of_command(field: Field, side: int, movers: tuple[str, ...]) -> bool:
    """dba.4c: all movers too far from the general, or the general lost."""
    if not field.general_alive(side):
        return True
    return all(_far(field, field.at[field.generals[side]], field.at[e]) for e in movers)


def _far(field: Field, general: int, cell: int) -> bool:
    away = distance(field.width, general, cell)
    return away > FAR or (away > COVERED and _covered(field, general, cell))


def _covered(field: Field, general: int, cell: int) -> bool:
    """dba.4c: beyond a crest or camp, or in or beyond woods or dunes."""
    cells = between(field.width, general, cell)
    crest = any(field.ground[c] in HILLS or c in field.camps for c in cells)
    return crest or any(field.ground[c] in "wd" for c in (*cells, cell))


def general_hidden(field: Field, side: int, movers: tuple[str, ...]) -> bool:
    """dba.4d: a general in camp, woods or marsh commands others badly."""
    general = field.generals[side]
    if general not in field.at or general in movers:
        return False
    cell = field.at[general]
    return field.ground[cell] in "wm" or cell == field.camps[side]
