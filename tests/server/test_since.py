"""Since your last visit: what a seat has seen, what came since, and a log that comes page by page."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import polemos
from playing import random_actions
from polemos.server.views import merge
from tests.server.harness import Client, Server, bearer
from tests.server.test_undo import clicks, sit_two
from toys.clicks import Clicks

__all__ = ["clicks"]


def told_to(story: dict[str, Any]) -> dict[str, Any]:
    view = story["before"]["view"]
    for action in story["actions"]:
        for part in action["parts"]:
            view = merge(view, part["patch"])
    return dict(view)


def test_who_comes_back_is_told_from_where(clicks: Server) -> None:
    made = clicks.new(game="clicks", seats={"white": "link"})
    match, seats = made["match"], made["seats"]
    black = clicks.sit(match, seats["black"])
    assert "seen" not in black.first
    white = clicks.sit(match, seats["white"])
    black.play("mark", "a")
    black.play("pass")
    white.until(lambda: white.n == 2)
    black.close()
    white.until(lambda: white.state["present"] == ["white"])
    white.play("mark", "b")
    white.play("mark", "c")
    white.play("pass")
    again = clicks.sit(match, seats["black"])
    assert (again.first["seen"], again.n) == (2, 5)
    assert "seen" not in clicks.sit(match, seats["black"]).first
    path = f"/api/matches/{match}/parts?from=2"
    story = clicks.http.get(path, headers=bearer(seats["black"])).json()
    assert (story["from"], story["to"]) == (2, 5)
    assert [(a["n"], a["by"]) for a in story["actions"]] == [(3, "white"), (4, "white"), (5, "white")]
    assert told_to(story) == again.view
    assert story["before"]["lines"] == 1
    assert story["actions"][1]["parts"][-1]["lines"] == 3


def test_what_was_seen_outlives_the_server(tmp_path: Path) -> None:
    given: dict[str, Any] = {"games": {"clicks": Clicks()}}
    with Server(tmp_path / "db.sqlite3", **given) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        black.play("mark", "a")
        black.play("mark", "a")
        white = server.sit(made["match"], made["seats"]["white"])
        black.close()
        white.until(lambda: white.state["present"] == ["white"])
    with Server(tmp_path / "db.sqlite3", **given) as server:
        assert server.sit(made["match"], made["seats"]["black"]).first["seen"] == 2


def test_a_long_absence_is_told_in_several_answers(clicks: Server) -> None:
    match, black, _ = sit_two(clicks)
    for i in range(150):
        black.play("mark", "abc"[i % 3])
    story = clicks.http.get(f"/api/matches/{match}/parts").json()
    assert (story["from"], story["to"], len(story["actions"])) == (0, 60, 60)
    story = clicks.http.get(f"/api/matches/{match}/parts?from=140").json()
    assert (story["to"], told_to(story)) == (150, black.view)
    assert clicks.http.get(f"/api/matches/{match}/parts?from=151").status_code == 400
    assert clicks.http.get(f"/api/matches/{match}/parts?from=x").status_code == 400


@pytest.mark.parametrize("name", ["peloponnesian_war", "hellespont"])
def test_a_story_tells_what_the_moments_tell(tmp_path: Path, name: str) -> None:
    """A war against the system, whose marches have parts, and a game with secrets."""
    game = polemos.game(name)
    source = game.start(seed=5)
    for _ in random_actions(source, Random(5), 40):
        pass
    with Server(tmp_path / "db.sqlite3", games={name: game}) as server:
        record = {"record": source.record(), "seats": {}, "study": True}
        made = server.http.post("/api/records", json=record).json()
        path = f"/api/matches/{made['match']}"
        for who in ({}, bearer(next(iter(made["seats"].values())))):
            now = server.http.get(path, headers=who).json()["number"]
            story = server.http.get(f"{path}/parts?from=3", headers=who).json()
            assert story["to"] == now
            assert [a["n"] for a in story["actions"]] == list(range(4, now + 1))
            assert server.http.get(f"{path}/at/3", headers=who).json()["view"] == story["before"]["view"]
            assert server.http.get(f"{path}/at/{now}", headers=who).json()["view"] == told_to(story)


def test_the_log_comes_page_by_page(clicks: Server) -> None:
    match, black, _ = sit_two(clicks)
    for i in range(30):
        black.play("mark", "abc"[i % 3])
    ws = clicks.ws(match)
    ws.send('{"t": "hello", "log": 10}')
    pager = Pager(ws)
    first = pager.receive()
    assert [line["i"] for line in first["log"]] == list(range(20, 30))
    told = pager.ask("log", before=20, count=15)
    assert [line["i"] for line in told["lines"]] == list(range(5, 20))
    assert told["lines"] == black.log[5:20]
    assert [line["i"] for line in pager.ask("log", before=5)["lines"]] == list(range(5))
    assert pager.ask("log", before=0)["lines"] == []
    assert pager.ask("log", before=9, count=501)["error"] == "bad_request"
    black.play("mark", "a")
    assert [line["i"] for line in pager.receive()["log"]] == [30]


class Pager(Client):
    """A client whose log does not begin with the first line."""

    def __init__(self, ws: Any) -> None:
        self.ws = ws
        self.frames, self.ids, self.state, self.log = [], 0, {}, []
        self.view = None

    def _apply(self, message: dict[str, Any]) -> None:
        self.state.update(message)
