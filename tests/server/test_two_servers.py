"""Two servers on one database: a file has one; on PostgreSQL they play together, nothing is ever spoilt."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from polemos.engine.errors import BadData
from polemos.server.run import serve
from polemos.server.sqlite import SqliteStore
from tests.server.databases import postgres, unusable
from tests.server.harness import Client, Server, bearer, finish
from toys.clicks import Clicks


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    if unusable():
        pytest.skip(unusable())
    with postgres() as found:
        yield found


@pytest.fixture
def pair(url: str) -> Iterator[tuple[Server, Server]]:
    games = {"clicks": Clicks()}
    with Server(url, games=games) as first, Server(url, games=games) as second:
        yield first, second


def sit(server: Server, made: dict[str, Any], role: str) -> Client:
    return server.sit(made["match"], made["seats"][role])


def test_a_file_has_one_server_and_the_second_is_told(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3"), pytest.raises(BadData, match="in use by another server"):
        serve(port=0, db=tmp_path / "db.sqlite3", open_browser=False)
    with Server(tmp_path / "db.sqlite3") as again:
        assert again.new()["match"]


def test_a_server_that_still_holds_a_finished_match_cannot_spoil_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the file's lock, as on a disk that knows none: the insert itself refuses."""
    monkeypatch.setattr("polemos.server.filelock._lock", lambda file: None)
    with Server(tmp_path / "db.sqlite3") as first, Server(tmp_path / "db.sqlite3") as second:
        _spoil(first, second)


def test_nor_on_postgres_even_if_it_hears_nothing(url: str) -> None:
    with Server(url) as first, Server(url) as second:
        second.hall.store.bus.hear = lambda told: None
        _spoil(first, second)


def _spoil(first: Server, second: Server) -> None:
    made = first.new()
    late = {role: sit(second, made, role) for role in made["seats"]}
    finish({role: sit(first, made, role) for role in made["seats"]})
    end = time.monotonic() + 10
    while first.table(made["match"]).saved.ended is None and time.monotonic() < end:
        time.sleep(0.02)
    record = first.http.get(f"/api/matches/{made['match']}/record").json()
    for player in late.values():
        answer = player.play(*player.first_choice())
        assert answer["error"] == "stale"
        player.until(lambda player=player: "result" in player.state)  # type: ignore[misc]  # a lambda's default
    with_new_eyes = second.http.get(f"/api/matches/{made['match']}/record").json()
    assert with_new_eyes == record


def test_each_sees_what_is_played_at_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    made = first.new(game="clicks")
    black, white = sit(first, made, "black"), sit(second, made, "white")
    black.until(lambda: black.state["present"] == ["black", "white"])
    black.play("mark", "a")
    black.play("mark", "b")
    black.ask("undo")
    white.until(lambda: white.n == 1 and white.view["marks"] == ["a"])
    black.ask("redo")
    black.play("pass")
    white.until(lambda: white.choices != {})
    assert white.view["marks"] == ["a", "b"]
    white.play("mark", "c")
    black.until(lambda: black.view["marks"] == ["a", "b", "c"])
    assert first.table(made["match"]).match.fingerprint() == second.table(made["match"]).match.fingerprint()


def test_a_takeback_is_asked_and_answered_across_servers(pair: tuple[Server, Server]) -> None:
    first, second = pair
    made = first.new(game="clicks")
    black, white = sit(first, made, "black"), sit(second, made, "white")
    black.play("roll")
    black.play("pass")
    white.until(lambda: white.choices != {})
    black.send({"t": "takeback", "to": 0})
    white.until(lambda: '"takeback"' in white.frames[-1])
    white.ask("answer", yes=True)
    black.until(lambda: black.state["deciders"] == ["black"] and black.view["rolled"] == [])
    assert black.view == white.view
    chance = [server.table(made["match"]).match.state.chance.key for server in pair]
    assert chance[0] == chance[1]


def choose(player: Client, answers: list[dict[str, Any]]) -> None:
    answers.append(player.play(*player.first_choice()))


def test_choices_made_at_once_at_two_servers_both_count(url: str) -> None:
    with Server(url) as first, Server(url) as second:
        for _ in range(5):
            made = first.new()
            gold, silver = sit(first, made, "gold"), sit(second, made, "silver")
            answers: list[dict[str, Any]] = []
            both = [threading.Thread(target=choose, args=(player, answers)) for player in (gold, silver)]
            for thread in both:
                thread.start()
            for thread in both:
                thread.join()
            assert [answer["t"] for answer in answers] == ["view", "view"]
            gold.until(lambda gold=gold: len(gold.log) > 0)  # type: ignore[misc]  # mypy cannot infer a lambda's default
            silver.until(lambda silver=silver: len(silver.log) > 0)  # type: ignore[misc]  # mypy cannot infer a lambda's default
            assert gold.view["shown"] == silver.view["shown"]


def test_bots_play_on_when_the_server_that_kept_the_match_dies(url: str) -> None:
    """Only one of the two lets them think; the other takes over within five seconds."""
    with Server(url) as second:
        with Server(url) as first:
            made = first.new(seats={"silver": "bot:first"})
            gold = sit(first, made, "gold")
            watching = second.sit(made["match"])
            gold.until(lambda: "silver" not in gold.state["deciders"])
            keepers = [server.table(made["match"]).keeper for server in (first, second)]
            assert keepers == [True, False]
        there = sit(second, made, "gold")
        began = time.monotonic()
        there.play(*there.first_choice())
        there.until(lambda: len(there.log) > 0, 10)
        assert time.monotonic() - began < 5
        watching.close()


def test_a_bots_place_is_told_to_the_other_server(pair: tuple[Server, Server]) -> None:
    first, second = pair
    made = first.new(game="clicks")
    black = sit(second, made, "black")
    path = f"/api/matches/{made['match']}/seats/white/bot"
    first.http.put(path, headers=bearer(made["seats"]["white"]), json={"bot": "first"})
    black.until(lambda: black.state["stand_ins"] == {"white": "first"})


def test_the_lock_is_on_the_file_and_is_released(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "db.sqlite3")
    store.held.take("no")
    with pytest.raises(BadData, match="no"):
        SqliteStore(tmp_path / "db.sqlite3").held.take("no")
    store.held.release()
    again = SqliteStore(tmp_path / "db.sqlite3")
    again.held.take("no")
    again.held.release()
