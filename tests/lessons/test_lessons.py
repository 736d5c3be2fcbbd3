"""Every lesson of every game is played to its end, in every way it accepts and in both languages: a rule
change that breaks one fails here, and the message names the file and the step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import polemos
from conformance.language import flaws
from polemos.kit.text import LANGS, Text
from polemos.lessons import Lesson, Player, begin, check, lessons_of
from polemos.lessons.model import TURN, Texts

ROOT = Path(__file__).resolve().parents[2]
LESSONS = [lesson for game in polemos.games() for lesson in lessons_of(game)]
#: What the table itself has beside the map; a game's skin adds its own panels.
PANELS = {"log", "score", "dice", "rules", "places", "notes", "match", "prompt", "map"}


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_played_to_its_end_in_every_way(lesson: Lesson) -> None:
    assert check(polemos.game(lesson.game), lesson) >= 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_all_that_is_asked_in_a_lesson_has_words(lesson: Lesson, lang: str) -> None:
    text = Text(lesson.game, lang)

    def look(player: Player) -> None:
        if not player.over and player.now.kind == TURN:
            prompt = player.match.prompt(lesson.role)
            text.prompt(prompt)
            for verb in prompt.choices:
                text.verb(verb)

    check(polemos.game(lesson.game), lesson, look)
    assert text.missing == set()


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


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_its_place_is_found_again_after_every_action(lesson: Lesson) -> None:
    """Who comes back goes on where he was; what is only read may be read again."""
    game = polemos.game(lesson.game)

    def look(player: Player) -> None:
        again = Player.found(lesson, player.match)
        acting = [i for i, step in enumerate(lesson.steps) if i >= again.step and step.kind != "read"]
        wanted = [i for i, step in enumerate(lesson.steps) if i >= player.step and step.kind != "read"]
        assert acting == wanted

    check(game, lesson, look)


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.goal], ids=named)
def test_a_goal_can_be_reached_and_is_no_gift(lesson: Lesson) -> None:
    from lessons.goals import stars_of_bots, stars_of_passing

    assert max(stars_of_bots(lesson)) >= 1
    assert stars_of_passing(lesson) < 3


def test_a_lesson_begins_the_same_every_time() -> None:
    for lesson in LESSONS[:3]:
        game = polemos.game(lesson.game)
        assert begin(game, lesson).fingerprint() == begin(game, lesson).fingerprint()
