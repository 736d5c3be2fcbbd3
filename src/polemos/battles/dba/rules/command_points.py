"""dba.4: what a move costs in command points."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import SLOW
from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import OUTSIDE, between

#: dba.12r: how far orders carry, in the open and behind cover.
FAR: Final = 12
COVERED: Final = 6
#: One point and every burden.
DEAREST: Final = 4
#: How many answers to "is he too far away" are kept.
MOST_KNOWN: Final = 20_000
NO_CAMPS: Final[tuple[int, ...]] = (OUTSIDE, OUTSIDE)


def cost(field: Field, movers: tuple[str, ...]) -> int:
    """dba.4a-e: one point, and one more for each burden; none of those in a side's own first bound."""
    if field.bound <= 2:
        return 1
    side = field.side(movers[0])
    found = 1
    for element in movers:
        if field.kinds[element] in SLOW:
            found += 1
            break
    if out_of_command(field, side, movers):
        found += 1
    return found + 1 if general_hidden(field, side, movers) else found


def affordable(field: Field, side: int, pips: int) -> list[str]:
    """The elements of a side that so many points pay to move, one alone."""
    own = field.of(side)
    if field.bound <= 2 or pips >= DEAREST:
        return own
    general, at = field.generals[side], field.at
    there, hidden = at.get(general, OUTSIDE), general_hidden(field, side, ())
    types, found = field.types(), []
    for element in own:
        price = 2 if types[element].slow else 1
        if hidden and element != general:
            price += 1
        if price < pips or (price == pips and there != OUTSIDE and not _far(field, there, at[element])):
            found.append(element)  # one too far from the general costs a point more
    return found


def affords(field: Field, movers: tuple[str, ...], pips: int) -> bool:
    """Whether so many points pay for a move; how far the general is, the dear question, need not be asked
    where there are points for everything."""
    return pips >= DEAREST or cost(field, movers) <= pips


def out_of_command(field: Field, side: int, movers: tuple[str, ...]) -> bool:
    """dba.4c: all movers too far from the general, or the general lost."""
    general = field.at.get(field.generals[side], -1)
    if general < 0:
        return True
    for element in movers:  # noqa: SIM110 - a generator costs a frame on a hot path
        if not _far(field, general, field.at[element]):
            return False
    return True


def _far(field: Field, general: int, cell: int) -> bool:
    """The ground says it once and for all, unless a camp stands in the way."""
    if field.camps != NO_CAMPS:
        return _out_of_sight(field, general, cell)
    known, pair = field.going().far, general * field.grid.size + cell
    found = known.get(pair)
    if found is None:
        if len(known) > MOST_KNOWN:
            known.clear()
        found = known[pair] = _out_of_sight(field, general, cell)
    return found


def _out_of_sight(field: Field, general: int, cell: int) -> bool:
    """dba.4c, 4f: the distance is the larger of the row and column differences."""
    grid = field.grid
    away = max(abs(grid.row[general] - grid.row[cell]), abs(grid.column[general] - grid.column[cell]))
    return away > FAR or (away > COVERED and _covered(field, general, cell))


def _covered(field: Field, general: int, cell: int) -> bool:
    """dba.4c: beyond a crest or camp, or in or beyond woods or dunes."""
    if field.ground[cell] in "wd":
        return True
    going, camps = field.going(), field.camps
    if camps == NO_CAMPS and not (
        going.cover_rows & _span(field.grid.row[general], field.grid.row[cell])
        and going.cover_columns & _span(field.grid.column[general], field.grid.column[cell])
    ):
        return False
    cover = going.cover
    for c in between(field.width, general, cell):  # noqa: SIM110 - a generator costs a frame on a hot path
        if cover[c] or c in camps:
            return True
    return False


def _span(a: int, b: int) -> int:
    """One bit for each number from the one to the other."""
    return (2 << max(a, b)) - (1 << min(a, b))


def general_hidden(field: Field, side: int, movers: tuple[str, ...]) -> bool:
    """dba.4d: a general in camp, woods or marsh commands others badly."""
    general = field.generals[side]
    if general not in field.at or general in movers:
        return False
    cell = field.at[general]
    return field.ground[cell] in "wm" or cell == field.camps[side]
