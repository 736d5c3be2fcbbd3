"""Examples of play: every step of a lesson or puzzle that cites a clause can be clicked through."""

from __future__ import annotations

import pytest

import polemos
from polemos import BadData
from polemos.lessons import Lesson, lessons_of, puzzles_of
from polemos.lessons.example import example, examples_in

SHOWN = [lesson for game in polemos.games() for lesson in lessons_of(game)]
FIRST = SHOWN[0]


@pytest.mark.parametrize("lesson", SHOWN, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_every_example_has_a_picture_before_and_after(lesson: Lesson) -> None:
    game = polemos.game(lesson.game)
    for number, rule in examples_in(lesson):
        pictures = example(game, lesson, number)
        assert rule
        assert pictures[0].text == lesson.steps[number].text
        assert pictures[-1].text == lesson.steps[number].well
        assert len(pictures) >= 2
        assert all("pieces" in picture.view for picture in pictures)


def test_the_pictures_of_a_puzzle_end_with_its_reason() -> None:
    puzzle = puzzles_of("hellas")[0]
    pictures = example(polemos.game("hellas"), puzzle.lesson, 0)
    assert pictures[-1].text == puzzle.step.well
    assert [line.key for line in pictures[1].lines]


def test_what_is_only_read_is_no_example() -> None:
    with pytest.raises(BadData, match="is no example"):
        example(polemos.game(FIRST.game), FIRST, 0)


def test_every_game_has_examples_in_several_chapters() -> None:
    for game in polemos.games():
        rules = {rule for lesson in lessons_of(game) for _, rule in examples_in(lesson)}
        assert len(rules) >= 5, game
