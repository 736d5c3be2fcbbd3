"""How well a side stands in a battle: losses, the combats at hand, and who is near whom."""

from __future__ import annotations

from polemos.kit.dba.book import Book
from polemos.kit.dba.factors import fight_odds, odds
from polemos.kit.dba.field import Field
from polemos.kit.dba.grid import distance

#: What a whole element lost is worth, and the shares of the other terms.
ELEMENT = 0.16
CONTACT = 0.12
NEARNESS = 0.03
FAR = 0.006


class Values:
    """The worth of type against type in the open, worked out once."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._known: dict[tuple[str, str], float] = {}

    def of(self, a: str, b: str) -> float:
        key = (a, b)
        if key not in self._known:
            one, two = self.book.kinds[a], self.book.kinds[b]
            factors = (one.factor(two), two.factor(one))
            self._known[key] = odds(self.book, (a, b), factors, (False, False)).value()
        return self._known[key]


def standing(field: Field, values: Values, side: int) -> float:
    """About -1 to 1."""
    score = ELEMENT * (field.count(1 - side) - field.count(side)) / 2
    for element in field.of(side):
        if field.kinds[element] == "Cf":
            continue
        foe = field.opponent(element)
        score += (
            CONTACT * fight_odds(field, element, foe).value() if foe else _approach(field, values, element)
        )
    return max(-1.0, min(1.0, score))


def _approach(field: Field, values: Values, element: str) -> float:
    """Better beside an enemy one beats, farther from one that one does not."""
    here, width = field.at[element], field.width
    best = 0.0
    nearest = 99
    for foe in field.enemies(element):
        away = distance(width, here, field.at[foe])
        nearest = min(nearest, away)
        worth = values.of(field.kinds[element], field.kinds[foe]) + (
            0.3 if field.contacts(foe) not in ("", element) else 0.0
        )
        if away <= 8:
            best += NEARNESS * worth / max(1, away)
    pressed = 0.1 * len(field.flankers(element))
    flanking = 0.1 if field.contacts(element) else 0.0
    return best + flanking - pressed - (FAR * min(nearest, 20) if nearest < 99 else 0.0)
