"""Undo, redo and takeback at the table, and that the store rebuilds exactly what is in memory."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from polemos.server.history import read_step
from polemos.server.rebuilding import rebuilt
from polemos.server.undoing import undo_facts
from tests.server.harness import Client, Server, bearer
from toys.clicks import Clicks


@pytest.fixture
def clicks(tmp_path: Any) -> Any:
    with Server(tmp_path / "matches.sqlite3", games={"clicks": Clicks()}) as running:
        yield running


def sit_two(server: Server) -> tuple[str, Client, Client]:
    made = server.new(game="clicks", seats={"white": "link"})
    return (
        made["match"],
        server.sit(made["match"], made["seats"]["black"]),
        server.sit(made["match"], made["seats"]["white"]),
    )


def stored_equals_memory(server: Server, match: str) -> None:
    """Read the match as another server would, and compare everything."""
    table = server.table(match)
    rows = server.hall.store._read(
        "select body from actions where match = ? order by number", (table.saved.key,)
    )
    built = rebuilt(table.game, table.saved, [read_step(row[0]) for row in rows])
    again = built.match
    assert again.actions == table.match.actions
    assert again.fingerprint() == table.match.fingerprint()
    assert [line.to_json() for line in again.journal.lines] == [
        line.to_json() for line in table.match.journal.lines
    ]
    assert built.redo == table.redo
    assert (again.deciders, again.state.chance.key) == (table.match.deciders, table.match.state.chance.key)


def test_one_step_then_all_then_redo(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    for step in ("a", "b", "c"):
        black.play("mark", step)
    assert black.state["undo"] == {"floor": 0, "to": 2, "through": [], "dice": False, "needs": "nobody"}
    assert black.ask("undo")["n"] == 2
    assert black.view["marks"] == ["a", "b"]
    assert black.state["redo"] == [3]
    black.ask("undo", to=0)
    assert (black.n, black.view["marks"], black.log) == (0, [], [])
    assert black.state["redo"] == [1, 2, 3]
    for wanted in (["a"], ["a", "b"], ["a", "b", "c"]):
        black.ask("redo")
        assert black.view["marks"] == wanted
    assert black.ask("redo")["error"] == "illegal_action"
    white.drain()
    assert white.view == black.view
    assert [line["key"] for line in white.log] == ["marked"] * 3
    stored_equals_memory(clicks, match)


def test_another_action_ends_redo(clicks: Server) -> None:
    match, black, _ = sit_two(clicks)
    black.play("mark", "a")
    black.play("mark", "b")
    black.ask("undo", to=0)
    black.play("mark", "c")
    assert black.state["redo"] == []
    assert black.ask("redo")["error"] == "illegal_action"
    stored_equals_memory(clicks, match)


def test_undo_stops_at_a_die_and_at_the_other_player(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    black.play("roll")
    further = {"to": 0, "through": [], "dice": True, "needs": "consent", "ask": ["white"]}
    assert black.state["undo"] == {"floor": 1, "why": "dice", **further}
    assert black.ask("undo")["error"] == "illegal_action"
    black.play("mark", "a")
    black.play("pass")
    assert black.state["undo"]["why"] == "wait"
    white.until(lambda: white.state["deciders"] == ["white"])
    assert white.state["undo"]["why"] == "others"
    assert white.ask("undo")["error"] == "illegal_action"
    assert white.state["redo"] == []
    stored_equals_memory(clicks, match)


def test_going_further_back_needs_the_other_players_consent(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    black.play("roll")
    first = clicks.table(match).match.journal.dice.copy()
    black.play("pass")
    white.until(lambda: white.state["deciders"] == ["white"])
    black.send({"t": "takeback", "to": 0})
    asked = white.receive()
    assert asked == {"t": "takeback", "by": "black", "to": 0}
    white.send({"t": "answer", "yes": False})
    refused = {"t": "takeback_answer", "by": "black", "to": 0, "yes": False, "refused_by": "white"}
    assert white.receive() == refused
    black.until(lambda: json.loads(black.frames[-1]) == refused)
    assert white.n == 2
    black.send({"t": "takeback", "to": 0})
    white.until(lambda: white.frames[-1] == '{"t":"takeback","by":"black","to":0}')
    assert white.ask("answer", yes=True)["n"] == 1
    black.until(lambda: black.n == 1)
    assert black.view == white.view
    assert black.view["rolled"] == []
    assert black.state["deciders"] == ["black"]
    assert [line["key"] for line in black.log] == ["taken-back"]
    stored_equals_memory(clicks, match)
    rolls = []
    for _ in range(6):
        black.play("roll")
        rolls.append(clicks.table(match).match.journal.dice[-1])
    assert len(set([*first, *rolls])) > 1
    stored_equals_memory(clicks, match)


def test_an_action_cancels_an_open_request(clicks: Server) -> None:
    _, black, white = sit_two(clicks)
    black.play("mark", "a")
    black.play("pass")
    black.send({"t": "takeback"})
    white.until(lambda: '"takeback"' in white.frames[-1])
    white.play("mark", "b")
    assert white.ask("answer", yes=True)["error"] == "bad_request"


def test_a_late_comer_is_told_of_the_request(clicks: Server) -> None:
    made = clicks.new(game="clicks")
    black = clicks.sit(made["match"], made["seats"]["black"])
    black.play("mark", "a")
    black.send({"t": "takeback"})
    assert black.ask("ping")["t"] == "pong"
    white = clicks.sit(made["match"], made["seats"]["white"])
    assert white.receive() == {"t": "takeback", "by": "black", "to": 0}


def test_random_undos_and_redos_rebuild_exactly(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    rng = random.Random(5)
    for _ in range(150):
        who = black if clicks.table(match).match.deciders == ("black",) else white
        who.until(lambda who=who: who.choices != {})  # type: ignore[misc]  # mypy cannot infer a lambda's default
        deed = rng.choice(["play", "play", "play", "undo", "redo"])
        if deed == "play":
            verb = rng.choice(["mark", "mark", "mark", "roll", "pass"])
            who.play(verb, rng.choice(who.choices[verb]))
        elif deed == "undo" and who.state["undo"]["floor"] < who.n:
            who.ask("undo", to=rng.randint(who.state["undo"]["floor"], who.n - 1))
        elif deed == "redo" and who.state["redo"]:
            who.ask("redo")
        else:
            continue
        other = white if who is black else black
        other.drain(0.005)
    black.drain()
    white.drain()
    table = clicks.table(match)
    assert black.view == white.view == table.match.view(None)
    assert len(black.log) == len(table.match.log("black"))
    stored_equals_memory(clicks, match)


def test_looking_back_after_an_undo_shows_what_counts(clicks: Server) -> None:
    made = clicks.new(game="clicks")
    black = clicks.sit(made["match"], made["seats"]["black"])
    for i in range(40):
        black.play("mark", "abc"[i % 3])
    path = f"/api/matches/{made['match']}/at/"
    assert clicks.http.get(path + "33").json()["view"]["marks"][-1] == "c"
    black.ask("undo", to=32)
    black.play("mark", "a")
    seen = clicks.http.get(path + "33", headers=bearer(made["seats"]["black"])).json()
    assert seen["view"]["marks"] == black.view["marks"]
    assert clicks.http.get(path + "34").status_code == 400


def alone(server: Server) -> tuple[str, Client]:
    made = server.new(game="clicks", seats={"white": "bot:first"})
    return made["match"], server.sit(made["match"], made["seats"]["black"])


def test_alone_undo_goes_past_dice_and_the_log_says_so(clicks: Server) -> None:
    match, black = alone(clicks)
    assert black.state["undo"] == {"floor": 0, "why": "start", "needs": "nothing"}
    black.play("mark", "a")
    black.play("roll")
    told = {"floor": 2, "why": "dice", "to": 1, "through": [], "dice": True, "needs": "nobody"}
    assert black.state["undo"] == told
    black.ask("undo")
    assert (black.view["marks"], black.view["rolled"]) == (["a"], [])
    assert [line["key"] for line in black.log] == ["marked", "taken-back"]
    assert black.state["undo"]["to"] == 0
    assert all('"takeback' not in frame for frame in black.frames)
    black.ask("undo")
    assert black.view["marks"] == []
    stored_equals_memory(clicks, match)


def test_undo_goes_back_through_the_replies_of_bots(clicks: Server) -> None:
    """The bot marks for ever: its replies are taken back while it goes on thinking."""
    match, black = alone(clicks)
    black.play("mark", "a")
    black.play("pass")
    black.until(lambda: len(black.view["marks"]) > 3)
    undo = black.state["undo"]
    assert (undo["to"], undo["through"], undo["dice"], undo["needs"]) == (1, ["white"], False, "nobody")
    black.ask("undo")
    assert (black.view["marks"], black.state["deciders"]) == (["a"], ["black"])
    stored_equals_memory(clicks, match)


def test_with_a_number_alone_too(clicks: Server) -> None:
    _, black = alone(clicks)
    for _ in range(4):
        black.play("roll")
    black.ask("undo", to=1)
    assert len(black.view["rolled"]) == 1
    assert black.ask("undo", to=99)["error"] == "bad_data"


def test_at_the_end_nothing_is_taken_back(clicks: Server) -> None:
    _, black = alone(clicks)
    black.play("end")
    assert black.state["undo"] == {"floor": 1, "why": "over", "needs": "nothing"}
    assert black.ask("undo")["error"] == "not_your_turn"


def test_who_has_a_stand_in_takes_nothing_back(clicks: Server) -> None:
    match, black, _ = sit_two(clicks)
    black.play("roll")
    made = clicks.table(match)
    made.seat("black").stand_in = "first"
    facts = undo_facts(made.match, "black", [], made.counts, made.saved.seats)
    assert facts["undo"]["needs"] == "nothing"
    assert facts["undo"]["why"] == "bot"


def test_a_bots_secret_click_does_not_show(server: Server) -> None:
    """Both choose at once: that the bot has begun is told by nobody but the table itself."""
    made = server.new(seats={"silver": "bot:first"})
    gold = server.sit(made["match"], made["seats"]["gold"])
    gold.until(lambda: gold.state["deciders"] == ["gold"])
    assert gold.state["undo"] == {"floor": gold.n, "needs": "nothing", "why": "others"}
