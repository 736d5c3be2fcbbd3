"""Numbers as people read them: no chance of nought, no sixths of a point, commas in French."""

from __future__ import annotations

import pytest

from polemos.lab import figures


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        (figures.percent(0.625, "en"), "62.5%"),
        (figures.percent(0.625, "fr"), "62,5\u00a0%"),
        (figures.points(17 / 3, "en"), "5.67"),
        (figures.points(5.0, "fr"), "5"),
        (figures.points(1234.5, "fr"), "1234,5"),
        (figures.p_value(0.0004, "en"), "p < 0.001"),
        (figures.p_value(0.0344, "fr"), "p = 0,034"),
        (figures.chance(0.0, "fr"), "< 0,001"),
        (figures.number(12345.6, "fr", ",.1f"), "12\u00a0345,6"),
        (figures.interval({"low": 0.1, "high": 0.25}, "en"), "10.0% … 25.0%"),
    ],
)
def test_numbers_are_written_as_the_language_does(shown: str, expected: str) -> None:
    assert shown == expected
