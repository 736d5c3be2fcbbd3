"""Searches over a map: steps, and costs with closed places and places one may not leave."""

from __future__ import annotations

from polemos.kit.search import cheapest, steps_from
from polemos.kit.sides import ATHENS, SIDES, SPARTA, foe

BESIDE = {"a": ("b", "c"), "b": ("a", "d"), "c": ("a", "d"), "d": ("b", "c", "e"), "e": ("d",), "f": ()}
LINKS = {"a": (("b", 1), ("c", 4)), "b": (("c", 1), ("d", 5)), "c": (("d", 1),)}


def test_steps_are_counted_from_the_nearest_start() -> None:
    assert steps_from(["a"], BESIDE) == {"a": 0, "b": 1, "c": 1, "d": 2, "e": 3}
    assert steps_from(["a", "e"], BESIDE) == {"a": 0, "e": 0, "b": 1, "c": 1, "d": 1}


def test_the_cheapest_way_counts_not_the_shortest() -> None:
    assert cheapest(LINKS, "a", 9, (), ()) == {"a": 0, "b": 1, "c": 2, "d": 3}
    assert cheapest(LINKS, "a", 2, (), ()) == {"a": 0, "b": 1, "c": 2}


def test_closed_places_are_not_entered_and_stops_not_left() -> None:
    assert cheapest(LINKS, "a", 9, {"b"}, ()) == {"a": 0, "c": 4, "d": 5}
    assert cheapest(LINKS, "a", 9, (), {"a", "b"}) == {"a": 0, "b": 1, "c": 4, "d": 5}


def test_each_side_is_the_foe_of_the_other() -> None:
    assert [foe(side) for side in SIDES] == [SPARTA, ATHENS]
