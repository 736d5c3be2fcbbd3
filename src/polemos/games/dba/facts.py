"""What the rules say of the data, checked."""

from __future__ import annotations

from typing import Any

from polemos.battles.dba.book import Book, fits
from polemos.battles.dba.forecast import odds
from polemos.battles.dba.rules.factors import rank_bonus


def checks(book: Book) -> list[dict[str, Any]]:
    """Facts that any data must satisfy."""
    facts = (
        ("lists", "Every list makes twelve elements", "Chaque liste fait douze éléments", _lists(book)),
        ("odds", "Known odds of 36 throws", "Chances connues sur 36 jets", _known_odds(book)),
    )
    return [{"id": id, "what": {"en": en, "fr": fr}, "ok": ok} for id, en, fr, ok in facts]


def _lists(book: Book) -> bool:
    return all(len(a.places()) == 12 and fits(a.places(), a.reference) for a in book.armies.values())


def _known_odds(book: Book) -> bool:
    """dba.8.2a: spears against warbands 4 and 10, elephants against knights 21 and 0."""
    known = {("Sp", "Wb"): (4, 10), ("El", "Kn"): (21, 0), ("Kn", "Ax"): (21, 1), ("Bd", "Kn"): (2, 15)}
    return all(kills(book, *pair) == expected for pair, expected in known.items())


def kills(book: Book, a: str, b: str, ranks: tuple[bool, bool] = (False, False)) -> tuple[int, int]:
    """Of 36 throws in good going: how often the first kills, and the second."""
    one, two = book.kinds[a], book.kinds[b]
    factors = (
        one.factor(two) + (rank_bonus(book, a, b) if ranks[0] else 0),
        two.factor(one) + (rank_bonus(book, b, a) if ranks[1] else 0),
    )
    found = odds(book, (a, b), factors)
    return found.second["D"], found.first["D"]
