"""Odd requests get a named error, never a 500, and leave nothing behind."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from polemos.cli import main
from polemos.engine.errors import BadData
from polemos.server import sqlite as sqlite_module
from polemos.server.databases import open_store
from tests.server.databases import postgres, unusable
from tests.server.harness import Server, bearer, finish
from toys.clicks import Clicks
from toys.toy import Astragaloi
from toys.variants import Trap


@pytest.fixture(params=["sqlite", "postgres"])
def anywhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    if request.param == "sqlite":
        with Server(tmp_path / "db.sqlite3") as running:
            yield running
        return
    if unusable():
        pytest.skip(unusable())
    with postgres() as url, Server(url) as running:
        yield running


def test_no_request_is_answered_by_a_500(anywhere: Server) -> None:
    made = anywhere.new()
    path, token = f"/api/matches/{made['match']}", bearer(made["seats"]["gold"])
    digits = "9" * 4400
    for odd in (
        "/%00",
        "/api/matches/%00",
        "/api/auctions/%00",
        f"{path}/at/{digits}",
        f"{path}/at/{digits}/parts",
        f"{path}/at/0?since={digits}",
        f"{path}/at/-1",
        f"/api/games/{digits}",
        "/api/games/toy%00",
        "/api/text/%00",
    ):
        assert anywhere.http.get(odd).status_code in (400, 404), odd
    nul = anywhere.http.put(f"{path}/notes", headers=token, json={"text": "a\x00b"})
    assert nul.status_code in (200, 400)
    assert anywhere.http.put(f"{path}/notes", headers=token, json={"text": "ab"}).status_code == 200
    big = '{"game": "toy", "options": {"open": ' + digits + "}}"
    assert anywhere.http.post("/api/matches", content=big).status_code == 400
    deep = '{"game": "toy", "options": {"open": ' + "[" * 1900 + "]" * 1900 + "}}"
    assert anywhere.http.post("/api/matches", content=deep).status_code == 400


def test_json_nested_deep_on_the_socket_is_refused_and_the_socket_lives(server: Server) -> None:
    made = server.new()
    gold = server.sit(made["match"], made["seats"]["gold"])
    gold.ws.send('{"t":"play","n":0,"verb":"put","arg":' + "[" * 1900 + "]" * 1900 + "}")
    assert gold.receive()["error"] == "bad_request"
    assert gold.ask("ping")["t"] == "pong"


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "db.sqlite3") as server:
        made = server.new()

        def full(*_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(sqlite_module, "_transaction", full)
        answer = server.http.post("/api/matches", json={"game": "toy"})
        assert (answer.status_code, answer.json()["error"]) == (503, "storage")
        notes = f"/api/matches/{made['match']}/notes"
        kept = server.http.put(notes, headers=bearer(made["seats"]["gold"]), json={"text": "x"})
        assert (kept.status_code, kept.json()["error"]) == (503, "storage")
        monkeypatch.undo()
        assert server.http.post("/api/matches", json={"game": "toy"}).status_code == 200


def test_a_gap_in_the_rows_is_named(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3") as server:
        made = server.new()
        gold = server.sit(made["match"], made["seats"]["gold"])
        gold.play(*gold.first_choice())
    db = sqlite3.connect(tmp_path / "db.sqlite3")
    db.execute("update actions set number = 2")
    db.commit()
    db.close()
    with Server(tmp_path / "db.sqlite3") as server:
        answer = server.http.get(f"/api/matches/{made['match']}")
        assert (answer.status_code, answer.json()["error"]) == (500, "damaged")
        assert server.sit(made["match"]).first["error"] == "damaged"


def positions() -> list[dict[str, Any]]:
    """Fuzzed positions: every field of a true one replaced by something else, one at a time."""
    true = Astragaloi().start("short", 5).position()
    odd: list[Any] = [None, -1, 10**30, "", "t1", [], ["t1"], {}, {"gold": "t1"}, True]
    found: list[dict[str, Any]] = []
    for where in ("scenario", "options", "frames", "result", "state"):
        found += [{**true, where: value} for value in odd]
    for field in true["state"]:
        found += [{**true, "state": {**true["state"], field: value}} for value in odd]
    for frame in ({"frame": "Judge", "thrower": "nobody", "die": 3}, {"frame": "Throw"}, {"frame": "Again"}):
        found.append({**true, "frames": [frame]})
    return found


def test_fuzzed_positions_are_refused_or_can_be_played(server: Server) -> None:
    for position in positions():
        answer = server.http.post("/api/positions", json={"position": position})
        assert answer.status_code in (200, 400, 404, 409), (position, answer.text)
        if answer.status_code == 200:
            made = answer.json()
            assert server.http.get(f"/api/matches/{made['match']}").status_code == 200
            players = {role: server.sit(made["match"], token) for role, token in made["seats"].items()}
            finish(players)
            for player in players.values():
                assert "rule_bug" not in "".join(player.frames)
                player.close()
    stored = server.hall.store._read("select count(*) from matches", ())[0][0]
    assert stored == len(server.hall.tables)


def test_a_position_that_cannot_be_shown_is_not_stored(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"toy": Trap()}) as server:
        position = Astragaloi().start("short", 5).position()
        position["state"]["bag"] = ["t9"]
        position["state"]["hands"] = {"gold": ["t1"], "silver": ["t2"]}
        answer = server.http.post("/api/positions", json={"position": position})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_data")
        assert server.hall.store._read("select count(*) from matches", ()) == [(0,)]


def test_sixteen_rematches_at_once_are_one(server: Server) -> None:
    made = server.new()
    finish({role: server.sit(made["match"], token) for role, token in made["seats"].items()})
    found: list[str] = []
    tokens = list(made["seats"].values()) * 8

    def ask(token: str) -> None:
        with httpx.Client(base_url=f"http://{server.host}", timeout=30) as http:
            answer = http.post(f"/api/matches/{made['match']}/rematch", headers=bearer(token))
            found.append(answer.json()["match"])

    threads = [threading.Thread(target=ask, args=(token,)) for token in tokens]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(found), len(set(found))) == (16, 1)
    stored = server.hall.store._read("select count(*) from matches", ())
    assert stored == [(2,)]


@pytest.mark.parametrize("db", ["sqlite:///x/y", "mysql://root@localhost/x", "postgresql://127.0.0.1:1/x"])
def test_a_database_of_another_kind_is_named_in_one_line(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--db", db, "--port", "0", "--no-browser", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("polemos: database:")
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
    if not db.startswith("postgres"):
        with pytest.raises(BadData, match="neither"):
            open_store(db)


def test_a_hint_does_not_keep_its_table_in_memory(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Clicks()}) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        assert black.ask("hint")["t"] == "hint"
        assert server.table(made["match"]).bot_tasks == {}


def test_one_token_many_times_is_one_match(server: Server) -> None:
    made = server.new()
    told = server.http.post("/api/matches/mine", json={"tokens": [made["seats"]["gold"]] * 500}).json()
    assert [(one["match"], one["token"]) for one in told] == [(made["match"], 0)]
    assert json.dumps(told).count(made["match"]) == 1
