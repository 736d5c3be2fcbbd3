"""What if, and why not: asked on every hover, answered to the asker alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import polemos
from tests.server.harness import Client, Server
from tests.server.test_undo import clicks, sit_two

__all__ = ["clicks"]


def test_a_choice_is_tried_and_nothing_happens(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    white.drain()
    frames, before = len(white.frames), clicks.table(match).match.fingerprint()
    told = black.ask("what_if", verb="end")
    assert (told["t"], told["verb"], told["arg"], told["certain"]) == ("what_if", "end", None, True)
    assert [(c["key"], c["who"]) for c in told["changes"]] == [("over", "black")]
    assert told["undo"] == "consent"
    told = black.ask("what_if", verb="mark", arg="a")
    assert (told["undo"], told["asks"], told["trials"]) == ("nobody", {"black": 1.0}, 1)
    told = black.ask("what_if", list=[["mark", "a"], ["roll", None]])
    assert (told["verb"], told["dice"], told["certain"], told["undo"]) == ("roll", 1.0, False, "consent")
    white.drain()
    assert (len(white.frames), clicks.table(match).match.fingerprint()) == (frames, before)


def test_alone_everything_can_be_taken_back(clicks: Server) -> None:
    made = clicks.new(game="clicks", seats={"white": "bot:first"})
    black = clicks.sit(made["match"], made["seats"]["black"])
    assert black.ask("what_if", verb="roll")["undo"] == "nobody"


def test_what_is_not_offered_cannot_be_tried(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    assert black.ask("what_if", verb="fly")["error"] == "illegal_action"
    assert black.ask("what_if", list=[["mark", "a"], ["mark", "z"]])["error"] == "illegal_action"
    assert black.ask("what_if")["error"] == "bad_request"
    assert white.ask("what_if", verb="mark", arg="a")["error"] == "not_your_turn"
    assert clicks.sit(match).ask("what_if", verb="mark", arg="a")["error"] == "no_seat"


def test_the_next_question_cancels_the_one_before(clicks: Server) -> None:
    _, black, _ = sit_two(clicks)
    black.ask("what_if", verb="roll")  # the worker is awake now
    for number in (101, 102, 103):
        black.send({"t": "what_if", "id": number, "verb": "roll"})
    answers = {}
    while len(answers) < 3:
        answer = black.receive()
        answers[answer["ack"]] = answer.get("error", "answered")
    assert answers == {101: "superseded", 102: "superseded", 103: "answered"}
    assert black.ask("what_if", verb="end")["t"] == "what_if"


def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    from dataclasses import replace

    from tests.server.harness import FREE
    from toys.clicks import Clicks

    with Server(
        tmp_path / "db", games={"clicks": Clicks()}, limits=replace(FREE, whims=0.001, whim_burst=2)
    ) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        assert [black.ask("why", verb="fly")["t"] for _ in range(3)] == ["why", "why", "error"]
        refused = black.play("fly")
        assert (refused["error"], "reasons" in refused) == ("illegal_action", False)


def test_why_not(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    told = black.ask("why", verb="mark", arg="a")
    assert (told["t"], told["reasons"]) == ("why", [])
    told = black.ask("why", verb="fly", arg="moon")
    assert [(r["verb"], r["arg"], r["key"], r["rule"]) for r in told["reasons"]] == [
        ("fly", "moon", "other-step", "1")
    ]
    told = white.ask("why", verb="mark", arg="a")
    assert [(r["key"], r["args"]) for r in told["reasons"]] == [("not-asked", {"who": ["black"]})]
    assert black.ask("why", verb="mark", about="a")["error"] == "bad_request"
    assert black.ask("why")["error"] == "bad_request"
    assert clicks.sit(match).ask("why", verb="mark", arg="a")["error"] == "no_seat"


def test_a_refusal_says_why(clicks: Server) -> None:
    _, black, _ = sit_two(clicks)
    refused = black.play("mark", "z")
    assert (refused["error"], refused["reasons"][0]["key"]) == ("illegal_action", "not-now")
    refused = black.ask("play", n=black.n, list=[["mark", "a"], ["fly", None]])
    assert (refused["at"], refused["reasons"][0]["key"]) == (1, "other-step")


@pytest.mark.parametrize("game", ["hellas", "hellespont"])
def test_a_real_game_answers(tmp_path: Path, game: str) -> None:
    with Server(tmp_path / "db.sqlite3", games={game: polemos.game(game)}) as server:
        made = server.new(game=game)
        seats = {role: server.sit(made["match"], token) for role, token in made["seats"].items()}
        who: Client = seats[next(iter(seats.values())).state["deciders"][0]]
        told = who.ask("what_if", verb=who.first_choice()[0], arg=who.first_choice()[1])
        assert (told["t"], told["trials"] > 0) == ("what_if", True)
        place = next(iter(polemos.game(game).board()["places"]))
        about = who.ask("why", about=place)
        offered = any(place in args for args in who.choices.values())
        assert bool(about["reasons"]) != offered
        assert json.dumps(about)
