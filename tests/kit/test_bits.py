"""Sets as whole numbers."""

from __future__ import annotations

import pytest

from polemos.kit.bits import Numbered, numbers


@pytest.mark.parametrize("members", [[], [0], [7, 8], [1, 2, 3, 4], [0, 5, 64, 200, 999], range(0, 700, 3)])
def test_a_set_gives_back_its_numbers_in_order(members: list[int]) -> None:
    assert numbers(sum(1 << number for number in members)) == list(members)


def test_names_have_a_bit_each() -> None:
    places = Numbered(("argos", "corinth", "megara"))
    assert places.number["megara"] == 2
    assert places.mask(["megara", "argos"]) == places.bit["argos"] | places.bit["megara"] == 5
    assert places.named(5) == places.named(5) == ("argos", "megara")
    assert places.named(0) == ()
