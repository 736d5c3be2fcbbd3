"""The search bot looks at what the others make of its plans; greedy does not."""

from __future__ import annotations

import pytest

from polemos import bots
from polemos.bots.search.answers import Rival, surely_better
from polemos.bots.search.tree import Node
from polemos.bots.seat import Planned
from polemos.lab.playout import play_out
from toys.bait import Bait

SHOOT, SLEEP = (Planned("morning", "shoot", None),), (Planned("morning", "sleep", None),)
MORNING = ("farmer", "morning")


@pytest.mark.parametrize("seed", range(3))
def test_greedy_takes_the_bait_and_search_does_not(seed: int) -> None:
    night = Bait().start(seed=seed)
    assert bots.choose("greedy", night, "fox", seed=seed) == ("take_hen", None)
    assert bots.choose("search:80it", night, "fox", seed=seed) == ("take_egg", None)


def test_search_wins_the_whole_game() -> None:
    match = Bait().start(seed=1)
    play_out(match, {"fox": bots.make("search:80it", 1), "farmer": bots.make("search:80it", 2)})
    assert match.result is not None
    assert match.result.winner == "fox"


def rival(direct: float = 0.0, proven: bool = False) -> Rival:
    """A plan worth 0.1 on the copies on which it was found, and `direct` on two fresh ones."""
    leaf = Node(None, Planned("night", "take_hen", None))
    leaf.total, leaf.times = 0.8, 8
    found = Rival(leaf, proven)
    found.direct = [direct, direct]
    return found


def test_a_plan_is_worth_what_the_best_answer_of_the_other_leaves() -> None:
    hen = rival(0.1)
    hen.note(MORNING, SLEEP, -0.1, 0.0, 0)
    hen.note(MORNING, SHOOT, 0.15, -0.25, 0)
    hen.rounds = 1
    assert hen.value() == pytest.approx(-0.15)


def test_luck_on_the_copies_on_which_a_plan_was_found_does_not_count() -> None:
    hen = rival(0.02)
    hen.leaf.total = 80.0
    hen.note(MORNING, SLEEP, -0.1, 0.1, 0)
    hen.rounds = 1
    assert hen.value() == pytest.approx(0.12)


def test_where_dice_decide_all_tries_count_and_the_answers_only_for_what_they_change() -> None:
    hen = rival(0.9, proven=True)
    hen.note(MORNING, SHOOT, 0.15, -0.25, 0)
    hen.note(MORNING, SHOOT, 0.15, -0.05, 1)
    hen.rounds = 2
    assert hen.worths() == pytest.approx([-0.15, 0.05])


def test_a_gain_that_chance_could_explain_displaces_nothing() -> None:
    lucky, steady, first = rival(), rival(0.02), rival()
    lucky.direct, lucky.rounds, steady.rounds, first.rounds = [0.2, -0.1], 2, 2, 2
    assert lucky.value() > steady.value() > first.value()
    assert not surely_better(lucky, first)
    assert surely_better(steady, first)


def test_answers_that_nobody_would_give_are_left_out() -> None:
    hen = rival()
    hen.note(MORNING, SLEEP, -0.1, 0.1, 0)
    hen.note(MORNING, SHOOT, 0.15, -0.15, 0)
    hen.keep(1)
    assert hen.answers(MORNING) == [SHOOT]


def test_a_plan_without_answers_is_worth_its_own_tries() -> None:
    assert rival().value() == pytest.approx(0.1)
