"""The battlefield's cells: names, directions, lines of sight."""

from __future__ import annotations

import pytest

from polemos.kit.dba.grid import DEPTH, EAST, NORTH, OUTSIDE, ahead, between, cell_of, distance, forward, name


@pytest.mark.parametrize("width", [24, 30, 60])
def test_names_lead_back_to_their_cells(width: int) -> None:
    names = [name(width, cell) for cell in range(width * DEPTH)]
    assert len(set(names)) == len(names)
    assert [cell_of(width, text) for text in names] == list(range(width * DEPTH))


@pytest.mark.parametrize("text", ["", "a", "1", "a0", "a25", "y1", "A1", "a01", "aaa1", "é3", "-1"])
def test_other_texts_are_no_cells(text: str) -> None:
    assert cell_of(24, text) == OUTSIDE


def test_steps_end_at_the_edge() -> None:
    assert name(24, ahead(24, cell_of(24, "k12"), NORTH)) == "k11"
    assert name(24, ahead(24, cell_of(24, "k12"), EAST, -2)) == "i12"
    assert ahead(24, cell_of(24, "a1"), NORTH) == OUTSIDE
    assert ahead(24, cell_of(24, "x1"), EAST) == OUTSIDE


def test_distances_and_lines() -> None:
    here, there = cell_of(24, "c10"), cell_of(24, "f4")
    assert distance(24, here, there) == 6
    assert forward(24, here, there, NORTH) == 6
    assert forward(24, here, there, EAST) == 3
    line = [name(24, cell) for cell in between(24, here, there)]
    assert line[0] == "d9"
    assert len(line) == 5
