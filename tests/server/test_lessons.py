"""A lesson at a table of the server: the learner plays his seat, what the others do is played on request."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import polemos
from polemos.lessons import lesson_of
from polemos.lessons.model import TURN
from tests.server.harness import Server

GAME, LESSON = "hellas", "01_first_turn"
URL = f"/api/games/{GAME}/lessons"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path: Path = tmp_path_factory.mktemp("lessons") / "matches.sqlite3"
    with Server(path, games={GAME: polemos.game(GAME)}) as server:
        yield server


def post(server: Server, path: str, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return server.http.post(path, headers=headers)


def test_the_path_and_a_lesson_are_told(table: Server) -> None:
    cards = table.http.get(URL).json()
    assert cards[0]["id"] == LESSON
    whole = table.http.get(f"{URL}/{LESSON}").json()
    assert whole["steps"][2]["clicks"] == [[{"verb": "move", "args": [None]}]]
    assert table.http.get(f"{URL}/nowhere").status_code == 404


def test_a_lesson_is_played_to_its_end(table: Server) -> None:
    """Over the socket, as a client does: what is to be watched is asked for, what is to be done is played."""
    lesson = lesson_of(GAME, LESSON)
    made = post(table, f"{URL}/{LESSON}").json()
    match, token = made["match"], made["seats"]["athens"]
    assert list(made["seats"]) == ["athens"]
    seat = table.sit(match, token)
    for number, step in enumerate(lesson.steps):
        place = table.http.get(f"/api/matches/{match}/lesson").json()
        assert place["step"] <= number
        while step.kind == "watch":
            answer = post(table, f"/api/matches/{match}/lesson", token)
            told = answer.json()
            assert answer.status_code == 200, told
            if told["step"] > number:
                break
        for ways in step.clicks if step.kind == TURN else ():
            seat.until(lambda: seat.state["deciders"] == ["athens"])
            shown = seat.play(ways[0].verb, None if ways[0].args is None else ways[0].args[0])
            assert shown["t"] == "view", shown
    assert table.http.get(f"/api/matches/{match}/lesson").json()["step"] >= len(lesson.steps) - 1


def test_nobody_else_moves_the_others(table: Server) -> None:
    made = post(table, f"{URL}/{LESSON}").json()
    assert post(table, f"/api/matches/{made['match']}/lesson").status_code == 401


def test_a_seat_of_a_lesson_is_not_for_other_matches(table: Server) -> None:
    asked = {"game": GAME, "seats": {"sparta": "bot:lesson"}}
    assert table.http.post("/api/matches", json=asked).status_code == 400
    match = table.http.post("/api/matches", json={"game": GAME}).json()["match"]
    assert table.http.get(f"/api/matches/{match}/lesson").status_code == 404


def test_where_there_is_nothing_to_watch_it_is_said(table: Server) -> None:
    made = post(table, f"{URL}/{LESSON}").json()
    url, token = f"/api/matches/{made['match']}/lesson", made["seats"]["athens"]
    while (answer := post(table, url, token)).status_code == 200:
        pass
    assert answer.json()["error"] == "conflict"
