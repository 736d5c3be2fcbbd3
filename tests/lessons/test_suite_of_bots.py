"""The puzzles as a suite for the bots: bench/puzzle_suite.py counts what they solve."""

from __future__ import annotations

import sys
from pathlib import Path

from polemos import bots
from polemos.bots import Bot, Choice, Seat
from polemos.lessons import puzzle_of, puzzles_of

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "bench"))

import puzzle_suite as suite  # noqa: E402  # bench is no package


class Scripted(Bot):
    """Clicks what it was told."""

    def __init__(self, *clicks: Choice) -> None:
        super().__init__(0, None)
        self.clicks = list(clicks)

    def choose(self, seat: Seat) -> Choice:
        return self.clicks.pop(0)


def test_a_bot_solves_a_puzzle_only_with_all_its_clicks() -> None:
    flank = puzzle_of("dba", "01_flank")
    assert suite.solves(flank, Scripted(("move", "att_cv_1"), ("attack", "l9")))
    assert not suite.solves(flank, Scripted(("move", "att_cv_1"), ("to", "l12")))


def test_search_thinks_of_turns_that_end_with_their_last_command_point() -> None:
    """Once it wanted to end a turn that was already over, and failed; now it solves five of seven."""
    solved = [puzzle for puzzle in puzzles_of("dba") if suite.solves(puzzle, bots.make("search:200it", 1))]
    assert len(solved) >= 3


def test_greedy_finds_a_point_that_is_one_click_away() -> None:
    assert suite.solves(puzzle_of("hellas", "02_arcadia"), bots.make("greedy", 1))
