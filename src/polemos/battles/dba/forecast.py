"""dba.6, 8.2: what the dice may bring: of 36 throws, how many end how."""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.book import DESTROYED, FLEE, NOTHING, RECOIL, Book, Kind
from polemos.battles.dba.field import ATTACKER, Field
from polemos.battles.dba.rules.close_combat import foe_of
from polemos.battles.dba.rules.factors import modifiers
from polemos.battles.dba.rules.shooting import shooters, shoots_back, shot_modifiers, targets

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


def shot_odds(field: Field, shooter: str, target: str) -> Odds:
    """dba.6d: of 36 throws, how many end how."""
    back, found = shoots_back(field, target, shooter), Odds()
    mine, theirs = shot_modifiers(field, shooter, target, 1, back)
    by, at = field.kinds[shooter], field.kinds[target]
    for a in range(1, 7):
        for b in range(1, 7):
            high, low = mine.total + a, theirs.total + b
            if low < high:
                tally(found.second, field.book.shot(at, by, (low, high)))
            elif high < low and back:
                tally(found.first, field.book.shot(by, at, (high, low)))
    return found


# --- what the table is shown ----------------------------------------------------------------------


def forecast(field: Field) -> dict[str, Any]:
    """Every pair in contact, by the attacker's element: items of both totals and the odds of 36."""
    found: dict[str, Any] = {}
    for element in field.of(ATTACKER):
        foe = foe_of(field, element) or _besieger(field, element)
        if foe:
            odds = fight_odds(field, element, foe)
            found[element] = {"foe": foe, **_sums(field, element, foe), **_results(odds)}
    return found


def _besieger(field: Field, element: str) -> str:
    """dba.9e: who attacks these camp followers."""
    foes = field.attackers(element) if field.kinds[element] == "Cf" else []
    return foes[0] if foes else ""


def _sums(field: Field, element: str, foe: str) -> dict[str, Any]:
    return {
        "mine": dict(modifiers(field, element, foe).parts),
        "theirs": dict(modifiers(field, foe, element).parts),
    }


def _results(odds: Odds) -> dict[str, Any]:
    kinds = (DESTROYED, FLEE, RECOIL)
    return {"loses": {k: odds.first[k] for k in kinds}, "wins": {k: odds.second[k] for k in kinds}}


def shots(field: Field) -> list[dict[str, Any]]:
    """dba.6: every shot that could be taken in this bound as the field stands, with its odds."""
    found: list[dict[str, Any]] = []
    for shooter in shooters(field, field.active()) if field.bound else ():
        for target in targets(field, shooter):
            mine, theirs = shot_modifiers(field, shooter, target, 1, shoots_back(field, target, shooter))
            sums = {"mine": dict(mine.parts), "theirs": dict(theirs.parts)}
            found.append({"by": shooter, "at": target, **sums, **_results(shot_odds(field, shooter, target))})
    return found
