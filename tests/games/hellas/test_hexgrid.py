"""Hex grids: neighbours, distances, ranges, and where hexes are drawn."""

from __future__ import annotations

import pytest

from polemos.games.hellas import hexgrid
from polemos.games.hellas.hexgrid import Cell

CELLS: list[Cell] = [(0, 0), (1, 0), (4, 7), (7, 4), (20, 11), (21, 12)]


def steps_apart(a: Cell, b: Cell) -> int:
    """The distance counted the slow way, step by step."""
    seen, edge, count = {a}, {a}, 0
    while b not in seen:
        edge = {n for cell in edge for n in hexgrid.neighbours(cell)} - seen
        seen |= edge
        count += 1
    return count


@pytest.mark.parametrize("cell", CELLS)
def test_neighbours_are_six_mutual_and_one_step_away(cell: Cell) -> None:
    around = hexgrid.neighbours(cell)
    assert len(set(around)) == 6
    assert all(cell in hexgrid.neighbours(other) for other in around)
    assert all(hexgrid.distance(cell, other) == 1 for other in around)


def test_neighbours_go_clockwise_from_the_north() -> None:
    assert hexgrid.neighbours((2, 5)) == ((2, 4), (3, 4), (3, 5), (2, 6), (1, 5), (1, 4))
    assert hexgrid.neighbours((3, 5)) == ((3, 4), (4, 5), (4, 6), (3, 6), (2, 6), (2, 5))


@pytest.mark.parametrize("a", CELLS)
def test_distance_is_the_number_of_steps(a: Cell) -> None:
    for b in hexgrid.within(a, 4):
        assert hexgrid.distance(a, b) == hexgrid.distance(b, a) == steps_apart(a, b)


@pytest.mark.parametrize("radius", range(5))
def test_a_range_of_r_holds_1_plus_3_r_r_plus_1_cells(radius: int) -> None:
    cells = hexgrid.within((9, 9), radius)
    assert len(cells) == len(set(cells)) == 1 + 3 * radius * (radius + 1)
    assert cells == tuple(sorted(cells))


def test_a_ring_of_r_holds_6_r_cells() -> None:
    assert hexgrid.ring((9, 9), 0) == ((9, 9),)
    assert [len(hexgrid.ring((9, 9), r)) for r in (1, 2, 3)] == [6, 12, 18]


@pytest.mark.parametrize("cell", CELLS)
def test_axial_coordinates_return(cell: Cell) -> None:
    assert hexgrid.from_axial(*hexgrid.axial(cell)) == cell


@pytest.mark.parametrize("cell", CELLS)
def test_neighbours_share_exactly_the_side_that_faces_them(cell: Cell) -> None:
    for other in hexgrid.neighbours(cell):
        ours = {(round(x, 6), round(y, 6)) for x, y in hexgrid.corners(cell, 10)}
        theirs = {(round(x, 6), round(y, 6)) for x, y in hexgrid.corners(other, 10)}
        drawn = {(round(x, 6), round(y, 6)) for x, y in hexgrid.side(cell, other, 10)}
        assert ours & theirs == drawn


def test_centres_of_neighbours_are_equally_far_apart() -> None:
    x, y = hexgrid.centre((6, 6), 10)
    gaps = {
        round(((x - a) ** 2 + (y - b) ** 2) ** 0.5, 6)
        for a, b in (hexgrid.centre(n, 10) for n in hexgrid.neighbours((6, 6)))
    }
    assert len(gaps) == 1


def test_cells_that_do_not_touch_have_no_common_side() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        hexgrid.side((0, 0), (5, 5), 10)
