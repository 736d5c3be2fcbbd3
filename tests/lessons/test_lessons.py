"""Every lesson of every game is played to its end, in every way it accepts and in both languages: a rule
change that breaks one fails here, and the message names the file and the step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import polemos
from conformance.language import flaws
from polemos.engine.prompt import Prompt
from polemos.kit.text import LANGS, Text
from polemos.lessons import Lesson, Player, begin, check, lessons_of
from polemos.lessons.model import READ, TURN, Texts

ROOT = Path(__file__).resolve().parents[2]
LESSONS = [lesson for game in polemos.games() for lesson in lessons_of(game)]
#: What the table itself has beside the map; a game's skin adds its own panels.
PANELS = {"log", "score", "dice", "rules", "places", "notes", "match", "prompt", "map"}


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_played_to_its_end_in_every_way(lesson: Lesson) -> None:
    """On the way all that is asked has words in both languages, and its place is found again."""
    texts = [Text(lesson.game, lang) for lang in LANGS]

    def look(player: Player) -> None:
        assert acting_from(lesson, Player.found(lesson, player.match).step) == acting_from(
            lesson, player.step
        )
        if not player.over and player.now.kind == TURN:
            for text in texts:
                put_in_words(text, player.match.prompt(lesson.role))

    assert check(polemos.game(lesson.game), lesson, look) >= 1
    assert [text.missing for text in texts] == [set(), set()]


def acting_from(lesson: Lesson, number: int) -> list[int]:
    """The steps that are still to be done or watched: what is only read may be read again."""
    return [i for i, step in enumerate(lesson.steps) if i >= number and step.kind != READ]


def put_in_words(text: Text, prompt: Prompt) -> None:
    text.prompt(prompt)
    for verb in prompt.choices:
        text.verb(verb)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_its_own_words_read_well(lesson: Lesson, lang: str) -> None:
    found = {said[lang]: flaw for said in words_of(lesson) for flaw in flaws(lang, said[lang])}
    assert found == {}


def words_of(lesson: Lesson) -> Iterator[Texts]:
    yield lesson.title
    yield lesson.about
    for step in lesson.steps:
        yield from (step.text, *([step.well] if step.well else []), *(aside.text for aside in step.asides))
    if lesson.goal is not None:
        yield from (lesson.goal.text, *(star.text for star in lesson.goal.stars))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_panels_it_points_at_are_there(lesson: Lesson) -> None:
    skin = (ROOT / f"web/src/skins/{lesson.game}/index.ts").read_text(encoding="utf-8")
    known = PANELS | set(re.findall(r"\bid: '([a-z_-]+)'", skin))
    assert {panel for step in lesson.steps for panel in step.point.panels} <= known


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.goal], ids=named)
def test_a_goal_can_be_reached_and_is_no_gift(lesson: Lesson) -> None:
    from lessons.goals import some_bot_wins_a_star, stars_of_passing

    assert some_bot_wins_a_star(lesson)
    assert stars_of_passing(lesson) < 3


def test_a_lesson_begins_the_same_every_time() -> None:
    for lesson in LESSONS[:3]:
        game = polemos.game(lesson.game)
        assert begin(game, lesson).fingerprint() == begin(game, lesson).fingerprint()


#: What is read in less than thirty seconds at a leisurely pace.
BEFORE_THE_FIRST_CLICK = 120


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", [one for one in LESSONS if not one.goal], ids=named)
def test_the_first_click_comes_within_half_a_minute(lesson: Lesson, lang: str) -> None:
    first = [step.kind for step in lesson.steps].index(TURN)
    read = sum(len(step.text[lang].split()) for step in lesson.steps[: first + 1])
    assert read <= BEFORE_THE_FIRST_CLICK
