"""The battlefield's cells: names, directions, lines of sight."""

from __future__ import annotations

import pytest

from polemos.battles.dba.book import Book, fits
from polemos.battles.dba.grid import (
    DEPTH,
    EAST,
    NORTH,
    OUTSIDE,
    ahead,
    between,
    cell_of,
    forward,
    grid_of,
    name,
)


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


def test_ways_and_lines() -> None:
    here, there = cell_of(24, "c10"), cell_of(24, "f4")
    assert forward(24, here, there, NORTH) == 6
    assert forward(24, here, there, EAST) == 3
    line = [name(24, cell) for cell in between(24, here, there)]
    assert line[0] == "d9"
    assert len(line) == 5


def named(width: int, *names: str) -> list[int]:
    return [cell_of(width, text) for text in names]


@pytest.mark.parametrize("width", [24, 30, 60])
def test_a_set_gives_back_its_cells_and_their_names_in_order(width: int) -> None:
    grid = grid_of(width)
    cells = [*range(0, grid.size, 7), *range(3 * width, 5 * width)]
    assert sorted(grid.each(grid.union(cells))) == sorted(set(cells))
    assert grid.names_of(grid.union(cells)) == sorted(grid.names[cell] for cell in set(cells))
    assert grid.names_of(0) == []


@pytest.mark.parametrize("width", [24, 30])
def test_a_set_moves_as_its_cells_do_and_leaves_the_board_at_its_edge(width: int) -> None:
    grid = grid_of(width)
    for facing in range(4):
        ends = [ahead(width, cell, facing) for cell in range(grid.size)]
        assert grid.moved(grid.board, facing) == grid.union(ends)
        for cell in named(width, "a1", "x1", "a24", "x24", "k12"):
            assert grid.moved(grid.bit[cell], facing) == grid.union([ends[cell]])


def test_neighbours_do_not_reach_around_the_edge() -> None:
    grid = grid_of(24)
    corner = grid.union(named(24, "a24", "x1"))
    assert grid.touching(corner) & grid.board == grid.union(named(24, "a23", "b24", "w1", "x2"))
    assert grid.around(corner) == grid.union(named(24, "a23", "a24", "b23", "b24", "w1", "w2", "x1", "x2"))
    assert len(grid.each(grid.within(cell_of(24, "a1"), 2))) == 9
    assert len(grid.each(grid.within(cell_of(24, "k12"), 2))) == 25


def test_what_lies_onward() -> None:
    grid = grid_of(24)
    north = grid.onward(cell_of(24, "c5"), NORTH)
    assert len(grid.each(north)) == 5 * 24
    assert north & grid.bit[cell_of(24, "x5")]
    east = grid.onward(cell_of(24, "c5"), EAST)
    assert len(grid.each(east)) == 22 * 24
    assert not east & grid.bit[cell_of(24, "b5")]


def test_what_can_still_be_taken_of_a_list_is_what_fits_its_slots() -> None:
    for army in Book().armies.values():
        taken: tuple[str, ...] = ()
        for kind in (*army.reference[::-1], ""):
            every = sorted({kind for slot in army.places() for kind in slot})
            assert army.open(taken) == tuple(k for k in every if fits(army.places(), (*taken, k))), taken
            taken = (*taken, kind)
