"""How well a side stands in a battle: losses, the combats at hand, and who is near whom."""

from __future__ import annotations

from polemos.kit.dba.book import Book
from polemos.kit.dba.factors import fight_odds, odds
from polemos.kit.dba.field import Field
from polemos.kit.dba.grid import beside, distance, forward

#: What a whole element lost is worth, and the shares of the other terms.
#: The attacker must win before dusk: he values blows more than his own skin, and being in contact.
GAIN = (0.22, 0.16)
PAIN = (0.13, 0.16)
EAGER = (0.03, 0.0)
CONTACT = 0.14
NEARNESS = 0.02
FAR = 0.004
ASTRAY = 0.012
FLANKING = 0.06
NEIGHBOUR = 0.003


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
    score = (GAIN[side] * field.count(1 - side) - PAIN[side] * field.count(side)) / 2
    for element in field.of(side):
        if field.kinds[element] == "Cf":
            continue
        foe = field.opponent(element)
        if foe:
            score += EAGER[side] + CONTACT * fight_odds(field, element, foe).value()
        else:
            score += _approach(field, values, element)
    return max(-1.0, min(1.0, score / 2))


def _approach(field: Field, values: Values, element: str) -> float:
    """Nearer to the enemy, facing him, beside friends, at his flank, and better beside one that one beats."""
    here, width, facing = field.at[element], field.width, field.facing[element]
    away, foe = min((distance(width, here, field.at[e]), e) for e in field.enemies(element) or [element])
    score = -FAR * away - FLANKING * len(field.flankers(element))
    if foe != element:
        score += NEARNESS * values.of(field.kinds[element], field.kinds[foe]) / max(1, away)
        score -= ASTRAY if forward(width, here, field.at[foe], facing) < 1 else 0.0
    if field.contacts(element):
        score += FLANKING
    for right in (False, True):
        friend = field.holder.get(beside(width, here, facing, right), "")
        if friend and not field.foes(element, friend) and field.facing[friend] == facing:
            score += NEIGHBOUR
    return score
