"""dba.7: the totals of close combat, item by item."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Book
from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import OUTSIDE, ahead, beside
from polemos.kit.modifiers import Modifiers

#: dba.7j: who profits from psiloi behind.
SCREENED: Final[tuple[str, ...]] = ("Sp", "Bd", "Ax")


def modifiers(field: Field, element: str, foe: str) -> Modifiers:
    """dba.7a: everything that adds to an element's die against the enemy in front."""
    kind, cell, found = field.kind(element), field.at[element], Modifiers()
    found.add("factor", kind.factor(field.kind(foe)))
    found.add_if(element in field.generals, "general", 1)
    found.add_if(_higher(field, element, foe), "uphill", 1)
    found.add_if(field.is_bad(cell) and not kind.rough, "bad_going", -2)
    if kind.id != "Cf":  # a camp has no front, so no flank either
        found.add_if(cell == field.camps[field.side(element)], "camp", 2)
        found.add("flank", -len(field.flankers(element)))
    found.add("overlap", -overlaps(field, element, foe))
    found.add("support", support(field, element, foe))
    return found


def _higher(field: Field, element: str, foe: str) -> bool:
    """dba.7c: uphill, or on the bank while the enemy stands in a river that is felt; once."""
    mine, theirs = field.at[element], field.at[foe]
    uphill = field.on_hill(mine) and not field.on_hill(theirs)
    return uphill or (field.slows(theirs) and not field.slows(mine))


def overlaps(field: Field, element: str, foe: str) -> int:
    """dba.12m-n: one for each hand where a free enemy stands beside."""
    facing = field.facing[element]
    left, right = field.grid.ahead[(facing + 3) % 4], field.grid.ahead[(facing + 1) % 4]
    return _overlapped(field, element, foe, left) + _overlapped(field, element, foe, right)


def _overlapped(field: Field, element: str, foe: str, aside: list[int]) -> int:
    by_foe = field.holder.get(aside[field.at[foe]], "")
    if by_foe and field.facing[by_foe] == field.facing[foe] and _free(field, element, by_foe):
        return 1
    return 1 if _free(field, element, field.holder.get(aside[field.at[element]], "")) else 0


def _free(field: Field, element: str, other: str) -> bool:
    """Whether this is an enemy with nobody in its own front cell; camp followers overlap nobody."""
    if not other or other[0] == element[0] or field.kinds[other] == "Cf":
        return False
    return not field.contacts(other)


def support(field: Field, element: str, foe: str) -> int:
    """dba.7g-j: the best of what stands behind."""
    if field.is_bad(field.at[element]):
        return 0
    ranks = _ranks(field, element, foe)
    return ranks or (1 if supporting_psiloi(field, element, foe) else 0)


def _ranks(field: Field, element: str, foe: str) -> int:
    """dba.7g-i: pikes, spears and warbands in two ranks."""
    if not supporter(field, element):
        return 0
    return rank_bonus(field.book, field.kinds[element], field.kinds[foe])


def rank_bonus(book: Book, front: str, foe: str) -> int:
    """dba.7g-i: what a second rank of the same type is worth against that enemy."""
    heavy_foot = not book.kinds[foe].mounted and foe != "Ps"
    if front == "Pk":
        return 3 if foe == "Kn" or heavy_foot else 0
    if front == "Sp":
        return 1 if foe in ("Kn", "Sp") else 0
    return 1 if front == "Wb" and heavy_foot else 0


def supporter(field: Field, element: str) -> str:
    """The friend of the same type directly behind, same facing, in good going, or ''."""
    behind = field.holder.get(ahead(field.width, field.at[element], field.facing[element], -1), "")
    if not behind or field.kinds[behind] != field.kinds[element] or not _ready(field, element, behind):
        return ""
    return behind


def _ready(field: Field, element: str, behind: str) -> bool:
    same = field.facing[behind] == field.facing[element] and not field.foes(element, behind)
    return same and not field.is_bad(field.at[behind])


def supporting_psiloi(field: Field, element: str, foe: str) -> str:
    """dba.7j, 12o: psiloi behind, or behind the neighbour, that help against mounted."""
    if field.kinds[element] not in SCREENED or not field.kind(foe).mounted:
        return ""
    facing, width = field.facing[element], field.width
    back = ahead(width, field.at[element], facing, -1)
    if back == OUTSIDE:
        return ""
    for cell in (back, beside(width, back, facing, False), beside(width, back, facing, True)):
        psiloi = field.holder.get(cell, "")
        if psiloi and field.kinds[psiloi] == "Ps" and _ready(field, element, psiloi):
            middle = field.holder.get(field.front_cell(psiloi), "")
            if middle and not field.foes(element, middle) and field.kinds[middle] in SCREENED:
                return psiloi
    return ""


def dies_with(field: Field, element: str, foe: str) -> str:
    """dba.7k: the supporter directly behind that gave +1, who shares the front's fate; or ''."""
    if support(field, element, foe) != 1:
        return ""
    if _ranks(field, element, foe) == 1:
        return supporter(field, element)
    psiloi = supporting_psiloi(field, element, foe)
    behind = ahead(field.width, field.at[element], field.facing[element], -1)
    return psiloi if psiloi and field.at[psiloi] == behind else ""
