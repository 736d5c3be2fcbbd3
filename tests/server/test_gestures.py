"""One gesture, many clicks: played together or not at all, and never a way to look at dice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from polemos.server.store import Conflict, Unavailable
from tests.server.harness import Client, Server
from tests.server.test_undo import clicks, sit_two, stored_equals_memory

__all__ = ["clicks"]


def gesture(who: Client, *steps: Any, n: int | None = None) -> dict[str, Any]:
    return who.ask("play", n=who.n if n is None else n, list=[list(step) for step in steps])


def test_a_list_is_played_in_order_and_shown_once(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    white.drain()
    frames = len(white.frames)
    answer = gesture(black, ("mark", "a"), ("mark", "c"), ("mark", "b"))
    assert (answer["n"], black.view["marks"]) == (3, ["a", "c", "b"])
    assert "played" not in answer
    assert [line["action"] for line in black.log] == [1, 2, 3]
    white.until(lambda: white.view["marks"] == ["a", "c", "b"])
    assert len(white.frames) == frames + 1
    assert clicks.table(match).match.actions == [("black", "mark", letter) for letter in "acb"]
    assert black.ask("undo")["n"] == 2
    stored_equals_memory(clicks, match)


def test_one_refused_click_takes_all_back(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    black.play("mark", "b")
    black.play("mark", "b")
    black.ask("undo")
    white.drain()
    frames, before = len(white.frames), clicks.table(match).match.fingerprint()
    refused = gesture(black, ("mark", "a"), ("mark", "z"), ("mark", "b"))
    assert (refused["error"], refused["at"]) == ("illegal_action", 1)
    assert clicks.table(match).match.fingerprint() == before
    white.drain()
    assert (len(white.frames), len(black.log)) == (frames, 1)
    assert black.state["redo"] == [2]
    assert black.ask("redo")["n"] == 2
    stored_equals_memory(clicks, match)


@pytest.mark.parametrize("learning", ["roll", "pass", "end"])
def test_what_was_learned_stands_and_the_rest_is_not_played(clicks: Server, learning: str) -> None:
    match, black, _ = sit_two(clicks)
    answer = gesture(black, ("mark", "a"), (learning, None), ("mark", "z"), ("mark", "b"))
    assert (answer["t"], answer["played"], answer["n"]) == ("view", 2, 2)
    assert clicks.table(match).match.actions == [("black", "mark", "a"), ("black", learning, None)]
    if learning != "end":
        stored_equals_memory(clicks, match)


@pytest.mark.parametrize(
    "message",
    [
        {"list": []},
        {"list": [["mark", "a"]] * 65},
        {"list": [["mark"]]},
        {"list": [["mark", "a"]], "verb": "mark"},
        {"list": [["mark", "a", 1]]},
    ],
)
def test_malformed_lists_are_refused(clicks: Server, message: dict[str, Any]) -> None:
    _, black, _ = sit_two(clicks)
    assert black.ask("play", n=0, **message)["error"] == "bad_request"
    assert black.view["marks"] == []


def test_a_list_on_an_old_view_is_stale(clicks: Server) -> None:
    _, black, _ = sit_two(clicks)
    black.play("mark", "a")
    assert gesture(black, ("mark", "b"), ("mark", "c"), n=0)["error"] == "stale"


def test_others_still_choose_at_once(server: Server) -> None:
    """Where several choose at once a gesture ends with the choice itself."""
    made = server.new()
    gold, silver = (server.sit(made["match"], made["seats"][role]) for role in ("gold", "silver"))
    verb, arg = gold.first_choice()
    answer = gesture(gold, (verb, arg), (verb, arg))
    assert answer["played"] == 1
    assert silver.play(*silver.first_choice(), n=0)["t"] == "view"


def test_a_list_is_stored_whole_or_not_at_all(clicks: Server) -> None:
    """Another server took the second number first: nothing of the gesture is kept."""
    match, black, _ = sit_two(clicks)
    table, store = clicks.table(match), clicks.hall.store
    taken = ("insert into actions values (?, ?, ?)", (table.saved.key, 2, '["black","mark","c"]'))
    loop = store.writer.loop
    asyncio.run_coroutine_threadsafe(store.write([taken]), loop).result(10)
    outcome: list[Exception | None] = []
    steps = [("black", "mark", "a"), ("black", "mark", "b")]
    loop.call_soon_threadsafe(store.append, table.saved.key, 1, steps, outcome.append)
    while not outcome:
        black.ask("ping")
    assert isinstance(outcome[0], Conflict)
    rows = store._read("select number from actions where match = ?", (table.saved.key,))
    assert rows == [(2,)]


def test_what_could_not_be_stored_is_not_shown(clicks: Server, tmp_path: Path) -> None:
    match, black, white = sit_two(clicks)
    store, submit = clicks.hall.store, clicks.hall.store.submit

    def broken(job: Any) -> None:
        store.submit = submit
        asyncio.get_running_loop().call_soon(job.done, Unavailable("disk full"))

    store.submit = broken
    assert gesture(black, ("mark", "a"), ("mark", "b"))["error"] == "storage"
    black.until(lambda: black.view["marks"] == [])
    assert gesture(black, ("mark", "c"), ("mark", "b"))["n"] == 2
    white.until(lambda: white.view["marks"] == ["c", "b"])
    stored_equals_memory(clicks, match)
