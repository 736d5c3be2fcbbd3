"""dba.7: the totals of close combat, item by item, and the odds that follow from them."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import DESTROYED, FLEE, NOTHING, RECOIL, Book, Kind
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


# --- odds ----------------------------------------------------------------------------------------


#: Bits of a duel: the first or the second stands in bad going, would die instead of falling back.
BAD_FIRST: Final = 1
BAD_SECOND: Final = 2
DOOMED_FIRST: Final = 4
DOOMED_SECOND: Final = 8

#: The places of an outcome in a duel's numbers, for the first of the pair; three further on for the second.
ORDER: Final = {DESTROYED: 0, FLEE: 1, RECOIL: 2}


class Odds:
    """dba.8.2: of 36 throws, how many end how, for the first and the second of a pair."""

    def __init__(self, numbers: tuple[int, ...] = (0, 0, 0, 0, 0, 0)) -> None:
        self.first: dict[str, int] = {DESTROYED: numbers[0], FLEE: numbers[1], RECOIL: numbers[2]}
        self.second: dict[str, int] = {DESTROYED: numbers[3], FLEE: numbers[4], RECOIL: numbers[5]}


def duel(book: Book, mine: str, theirs: str, a: int, b: int, bits: int) -> tuple[int, ...]:
    """All 36 throws of two types with these totals before the dice: D, F, R of the first, then the second."""
    key = (mine, theirs, a, b, bits)
    found = book.duels.get(key)
    if found is None:
        found = book.duels[key] = _thrown(book, mine, theirs, a, b, bits)
    return found


def hope(book: Book, mine: Kind, theirs: Kind, a: int, b: int, bad: bool) -> float:
    """What the first may hope for in a duel with these totals before the dice, about -1 to 1."""
    key = ((mine.number * 64 + theirs.number) * 64 + a + 32) * 128 + 2 * (b + 32) + (1 if bad else 0)
    found = book.hopes.get(key)
    if found is None:
        bits = BAD_FIRST + BAD_SECOND if bad else 0
        found = book.hopes[key] = worth(duel(book, mine.id, theirs.id, a, b, bits))
    return found


def worth(numbers: tuple[int, ...]) -> float:
    """The odds of a duel as one number: kills, and a quarter of the rest."""
    kills = numbers[3] - numbers[0]
    return (kills + 0.25 * (numbers[4] + numbers[5] - numbers[1] - numbers[2])) / 36


def _thrown(book: Book, mine: str, theirs: str, a: int, b: int, bits: int) -> tuple[int, ...]:
    numbers = [0] * 6
    for own in range(1, 7):
        for other in range(1, 7):
            one, two = a + own, b + other
            if one < two:
                fate = book.outcome(mine, theirs, (one, two), bool(bits & BAD_FIRST))
                _count(numbers, fate, 0, bits & DOOMED_FIRST)
            elif two < one:
                fate = book.outcome(theirs, mine, (two, one), bool(bits & BAD_SECOND))
                _count(numbers, fate, 3, bits & DOOMED_SECOND)
    return tuple(numbers)


def _count(numbers: list[int], fate: str, side: int, doomed: int) -> None:
    if fate != NOTHING:
        numbers[side + (0 if doomed else ORDER[fate])] += 1


def odds(book: Book, kinds: tuple[str, str], factors: tuple[int, int]) -> Odds:
    """All 36 throws of two elements in good going with these totals before the dice."""
    return Odds(duel(book, kinds[0], kinds[1], factors[0], factors[1], 0))


def tally(table: dict[str, int], outcome: str) -> None:
    if outcome != NOTHING:
        table[outcome] += 1


def fight_numbers(field: Field, element: str, foe: str) -> tuple[int, ...]:
    """The odds of a combat as it stands, who is flanked and would die instead of falling back included."""
    a, b = modifiers(field, element, foe).total, modifiers(field, foe, element).total
    bits = (BAD_FIRST if field.is_bad(field.at[element]) else 0) + (
        BAD_SECOND if field.is_bad(field.at[foe]) else 0
    )
    bits += (DOOMED_FIRST if field.flankers(element) else 0) + (DOOMED_SECOND if field.flankers(foe) else 0)
    return duel(field.book, field.kinds[element], field.kinds[foe], a, b, bits)


def fight_odds(field: Field, element: str, foe: str) -> Odds:
    return Odds(fight_numbers(field, element, foe))
