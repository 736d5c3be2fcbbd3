"""Routes about learning: what there is, one lesson, its match, and what the others do in it.

A lesson is played at a real table. The learner has a seat like anybody else; what the others do stands in the
lesson and is played here, one action at a time, when the learner's client asks for it.
"""

from __future__ import annotations

from typing import cast

from starlette.requests import Request

from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.lessons import Lesson, Player, Puzzle, begin, is_judged, lesson_of, lessons_of, puzzles_of, stars
from polemos.lessons.card import Entry, card_of
from polemos.lessons.example import example, examples_in
from polemos.lessons.model import READ, Click, Goal, Step
from polemos.lessons.puzzle import Proof
from polemos.server.hall import Hall
from polemos.server.http import Endpoint, seat_needed, table_of
from polemos.server.problems import Refused
from polemos.server.seats import BOT, HERE, SCRIPTED
from polemos.server.shapes.common import LogLine, View
from polemos.server.shapes.lessons import (
    CardLine,
    LessonCard,
    LessonClick,
    LessonGoal,
    LessonPicture,
    LessonPlace,
    LessonStep,
    LessonTold,
    PuzzleProof,
    TurnCard,
)
from polemos.server.steps import act
from polemos.server.tables import Table

#: `lesson:<id>`: where a match came from that is a lesson.
FROM = "lesson:"


async def lessons(hall: Hall, request: Request) -> list[LessonCard]:
    """The path of a game."""
    game = hall.game(request.path_params["game"])
    return [card(lesson) for lesson in lessons_of(game.meta.id)]


async def puzzles(hall: Hall, request: Request) -> list[LessonCard]:
    """The puzzles of a game: each is played like a lesson, under its name."""
    game = hall.game(request.path_params["game"])
    return [card(puzzle.lesson) for puzzle in puzzles_of(game.meta.id)]


async def one_lesson(hall: Hall, request: Request) -> LessonTold:
    return told(_wanted(hall, request))


async def turn_card(hall: Hall, request: Request) -> TurnCard:
    """The turn on one page."""
    found = card_of(hall.game(request.path_params["game"]).meta.id)
    if found is None:
        return {"win": [], "turn": [], "words": []}
    return {"win": lines(found.win), "turn": lines(found.turn), "words": lines(found.words)}


def lines(entries: tuple[Entry, ...]) -> list[CardLine]:
    return [line(one) for one in entries]


def line(one: Entry) -> CardLine:
    return {
        "title": one.title,
        "text": one.text,
        "rule": one.rule,
        "at": list(one.at),
        "draw": one.draw,
        "once": one.once,
        "parts": [{"title": part.title, "rule": part.rule} for part in one.parts],
    }


async def lesson_example(hall: Hall, request: Request) -> list[LessonPicture]:
    """A step of a lesson as pictures, for the book of rules."""
    lesson = _wanted(hall, request)
    try:
        return pictures(hall.game(lesson.game), lesson, int(request.path_params["step"]))
    except (BadData, ValueError) as error:
        raise Refused("not_found", str(error)) from None


async def begin_lesson(hall: Hall, request: Request) -> object:
    """A table for a lesson: the learner sits here, the others do what the lesson says, or are bots."""
    lesson = _wanted(hall, request)
    game = hall.game(lesson.game)
    match = begin(game, lesson)
    others = SCRIPTED if lesson.goal is None else f"{BOT}{lesson.goal.against}"
    seats = {role: HERE if role == lesson.role else others for role in match.roles}
    saved = hall.new_saved(game, match, f"{FROM}{lesson.id}")
    return await hall.create_from(saved, seats, list(lesson.start.before))


async def lesson_place(hall: Hall, request: Request) -> LessonPlace:
    table = await table_of(hall, request)
    return where(table.match, lesson_at(table))


async def watch(hall: Hall, request: Request) -> LessonPlace:
    """The next action that is to be watched; the learner's own seat asks for it."""
    table = await table_of(hall, request)
    seat_needed(table, request)
    lesson = lesson_at(table)
    player = Player.found(lesson, table.match)
    while not player.over and player.now.kind == READ:
        player.go_on()
    action = player.due()
    if action is None:
        raise Refused("conflict", "there is nothing to watch now")
    act(table, action, None)
    await table.at_rest()
    return where(table.match, lesson)


def lesson_at(table: Table) -> Lesson:
    """The lesson that is taught at a table."""
    if not table.saved.came_from.startswith(FROM):
        raise Refused("not_found", "this match is no lesson")
    return lesson_of(table.saved.game, table.saved.came_from[len(FROM) :])


def _wanted(hall: Hall, request: Request) -> Lesson:
    game, name = hall.game(request.path_params["game"]), request.path_params["lesson"]
    try:
        return lesson_of(game.meta.id, name)
    except BadData as error:
        raise Refused("not_found", str(error)) from None


# --- as JSON ------------------------------------------------------------------------------------


def card(lesson: Lesson) -> LessonCard:
    return {
        "id": lesson.id,
        "title": lesson.title,
        "about": lesson.about,
        "minutes": lesson.minutes,
        "role": lesson.role,
        "goal": lesson.goal is not None,
        "rules": list(lesson.rules()),
        "difficulty": 0 if (puzzle := _as_puzzle(lesson)) is None else puzzle.difficulty,
        "examples": [{"step": number, "rule": rule} for number, rule in examples_in(lesson)],
    }


def _as_puzzle(lesson: Lesson) -> Puzzle | None:
    return next((one for one in puzzles_of(lesson.game) if one.lesson is lesson), None)


def pictures(game: Game, lesson: Lesson, number: int) -> list[LessonPicture]:
    return [
        {
            "text": one.text,
            "view": cast(View, one.view),
            "places": list(one.places),
            "log": [cast(LogLine, {"i": i, **line.to_json()}) for i, line in enumerate(one.lines)],
        }
        for one in example(game, lesson, number)
    ]


def told(lesson: Lesson) -> LessonTold:
    own = card(lesson)
    said: LessonTold = {
        "id": own["id"],
        "title": own["title"],
        "about": own["about"],
        "minutes": own["minutes"],
        "role": own["role"],
        "goal": own["goal"],
        "rules": own["rules"],
        "difficulty": own["difficulty"],
        "examples": own["examples"],
        "game": lesson.game,
        "steps": [step(one) for one in lesson.steps],
        "ends": None if lesson.goal is None else goal(lesson.goal),
    }
    puzzle = _as_puzzle(lesson)
    if puzzle is not None:
        said["proof"] = proof(puzzle.proof)
    return said


def proof(one: Proof) -> PuzzleProof:
    return {
        "kind": one.kind,
        "walks": one.walks,
        "best": one.best,
        "second": one.second,
        "least": one.least,
    }


def goal(one: Goal) -> LessonGoal:
    return {"text": one.text, "turn": one.turn, "stars": [star.text for star in one.stars]}


def step(one: Step) -> LessonStep:
    said: LessonStep = {
        "kind": one.kind,
        "text": one.text,
        "rule": one.rule,
        "places": list(one.point.places),
        "pieces": list(one.point.pieces),
        "panels": list(one.point.panels),
        "clicks": [[click(way) for way in ways] for ways in one.clicks],
        "any_order": one.any_order,
        "asides": [
            {"text": aside.text} if aside.click is None else {"text": aside.text, "click": click(aside.click)}
            for aside in one.asides
        ],
    }
    if one.well:
        said["well"] = one.well
    return said


def click(one: Click) -> LessonClick:
    return {"verb": one.verb} if one.args is None else {"verb": one.verb, "args": list(one.args)}


def where(match: Match, lesson: Lesson) -> LessonPlace:
    """How far the lesson of a match is."""
    player = Player.found(lesson, match)
    judged = lesson.goal is None or is_judged(lesson.goal, match)
    return {
        "game": lesson.game,
        "lesson": lesson.id,
        "step": player.step,
        "done": player.done,
        "watching": player.due() is not None,
        "over": player.over and judged,
        "stars": stars(lesson, match),
    }


ENDPOINTS = (
    Endpoint("GET", "/api/games/{game}/lessons", lessons, "The lessons of a game, in their order."),
    Endpoint("GET", "/api/games/{game}/puzzles", puzzles, "The puzzles of a game, easy ones first."),
    Endpoint("GET", "/api/games/{game}/card", turn_card, "The turn on one page."),
    Endpoint("GET", "/api/games/{game}/lessons/{lesson}", one_lesson, "A lesson, whole."),
    Endpoint(
        "GET",
        "/api/games/{game}/lessons/{lesson}/example/{step}",
        lesson_example,
        "A step of a lesson as pictures.",
    ),
    Endpoint(
        "POST", "/api/games/{game}/lessons/{lesson}", begin_lesson, "A table for a lesson.", creates=True
    ),
    Endpoint("GET", "/api/matches/{match}/lesson", lesson_place, "How far the lesson of a match is."),
    Endpoint(
        "POST", "/api/matches/{match}/lesson", watch, "Play the next action to be watched.", token="yes"
    ),
)
