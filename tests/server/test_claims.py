"""Who opens an invitation makes the seat his own: the link that others know opens it no more."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Server, bearer
from tests.server.test_undo import clicks
from toys.clicks import Clicks

__all__ = ["clicks"]


def invited(server: Server) -> tuple[dict[str, Any], str]:
    made = server.new(game="clicks", seats={"white": "link"})
    return made, made["seats"]["white"]


def claim(server: Server, made: dict[str, Any], token: str) -> Any:
    return server.http.post(f"/api/matches/{made['match']}/token", headers=bearer(token))


def test_the_link_that_the_host_knows_is_void_once_it_was_exchanged(clicks: Server) -> None:
    made, link = invited(clicks)
    black = clicks.sit(made["match"], made["seats"]["black"])
    peeping = clicks.sit(made["match"], link)
    told = claim(clicks, made, link).json()
    assert told["role"] == "white"
    with pytest.raises(ConnectionClosed, match="claimed"):
        peeping.drain(5)
    white = clicks.sit(made["match"], told["token"])
    assert "prompt" in white.first
    refused = clicks.sit(made["match"], link)
    assert refused.first["error"] == "claimed"
    answer = clicks.http.get(f"/api/matches/{made['match']}", headers=bearer(link))
    assert (answer.status_code, answer.json()["error"]) == (403, "claimed")
    assert claim(clicks, made, link).json()["error"] == "claimed"
    seats = clicks.http.get(f"/api/matches/{made['match']}").json()["seats"]
    assert (seats["white"]["claimed"], "claimed" in seats["black"]) == (True, False)
    black.until(lambda: '"seat-claimed"' in black.frames[-1])


def test_it_outlives_the_server_and_can_be_done_again(tmp_path: Path) -> None:
    given: dict[str, Any] = {"games": {"clicks": Clicks()}}
    with Server(tmp_path / "db.sqlite3", **given) as server:
        made, link = invited(server)
        first = claim(server, made, link).json()["token"]
        assert first not in json.dumps(str((tmp_path / "db.sqlite3").read_bytes()))
    with Server(tmp_path / "db.sqlite3", **given) as server:
        assert claim(server, made, link).json()["error"] == "claimed"
        second = claim(server, made, first).json()["token"]
        assert "prompt" in server.sit(made["match"], second).first
        assert server.sit(made["match"], first).first["error"] == "claimed"


def test_of_two_at_once_one_gets_the_seat(clicks: Server) -> None:
    made, link = invited(clicks)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: claim(clicks, made, link).json(), range(8)))
    tokens = [answer["token"] for answer in answers if "token" in answer]
    assert len(tokens) == 1
    assert {a["error"] for a in answers if "error" in a} <= {"claimed"}
    assert "prompt" in clicks.sit(made["match"], tokens[0]).first


def test_nobody_exchanges_what_is_not_his(clicks: Server) -> None:
    made, _ = invited(clicks)
    assert claim(clicks, made, "x" * 22).json()["error"] == "no_seat"
    assert clicks.http.post(f"/api/matches/{made['match']}/token").status_code == 401


def test_a_seat_taken_along_from_one_table_is_nobody_elses(clicks: Server) -> None:
    """Two who began at one screen, of whom one goes on with a token of his own: also in the rematch the other
    puts no bot in his seat."""
    made = clicks.new(game="clicks")
    host, own = made["seats"]["black"], claim(clicks, made, made["seats"]["white"]).json()["token"]

    def refused(match: str, asker: str, role: str) -> bool:
        path = f"/api/matches/{match}/seats/{role}/bot"
        answer = clicks.http.put(path, headers=bearer(asker), json={"bot": "first"})
        return bool(answer.status_code == 403 and answer.json()["error"] == "not_allowed")

    assert refused(made["match"], host, "white")
    assert refused(made["match"], own, "black")
    clicks.http.post(f"/api/matches/{made['match']}/resign", headers=bearer(own))
    path = f"/api/matches/{made['match']}/rematch"
    again = clicks.http.post(path, headers=bearer(host)).json()
    assert refused(again["match"], host, "black" if again["role"] == "white" else "white")
