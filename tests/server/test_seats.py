"""Private notes of a seat, and bots that play a person's seat for a while."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.server.harness import Client, Server, bearer, finish


def notes(server: Server, made: dict[str, Any]) -> str:
    return f"/api/matches/{made['match']}/notes"


def seat(made: dict[str, Any], role: str) -> str:
    return f"/api/matches/{made['match']}/seats/{role}/bot"


def sit_both(server: Server, **seats: str) -> tuple[dict[str, Any], Client, Client]:
    made = server.new(seats=seats)
    gold, silver = (server.sit(made["match"], made["seats"][role]) for role in ("gold", "silver"))
    return made, gold, silver


# --- notes --------------------------------------------------------------------------------------


def test_notes_are_kept_with_the_seat_and_survive_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "db.sqlite3"
    with Server(db) as server:
        made = server.new()
        token = bearer(made["seats"]["gold"])
        assert server.http.get(notes(server, made), headers=token).json()["text"] == ""
        answer = server.http.put(notes(server, made), headers=token, json={"text": "he bluffs; 3 aces?"})
        assert answer.json() == {"role": "gold", "text": "he bluffs; 3 aces?"}
    with Server(db) as server:
        assert server.http.get(notes(server, made), headers=token).json()["text"] == "he bluffs; 3 aces?"


def test_notes_are_sent_to_nobody_else(server: Server) -> None:
    made, _, silver = sit_both(server)
    watcher = server.sit(made["match"])
    own = bearer(made["seats"]["gold"])
    server.http.put(notes(server, made), headers=own, json={"text": "unrepeatable"})
    silver.drain()
    watcher.drain()
    other = server.http.get(notes(server, made), headers=bearer(made["seats"]["silver"])).json()
    assert other == {"role": "silver", "text": ""}
    assert server.http.get(notes(server, made)).status_code == 401
    for path in ("", "/record", "/at/0"):
        told = server.http.get(f"/api/matches/{made['match']}{path}", headers=own).text
        assert "unrepeatable" not in told
    assert "unrepeatable" not in "".join(silver.frames + watcher.frames)


def test_notes_too_long_are_refused_and_empty_ones_thrown_away(server: Server) -> None:
    made = server.new()
    token = bearer(made["seats"]["gold"])
    long = server.http.put(notes(server, made), headers=token, json={"text": "x" * 20_001})
    assert long.status_code == 400
    for text in ("something", ""):
        server.http.put(notes(server, made), headers=token, json={"text": text})
        assert server.http.get(notes(server, made), headers=token).json()["text"] == text


# --- bots that stand in -------------------------------------------------------------------------


def test_a_bot_takes_a_seat_in_mid_game_and_plays_it_to_the_end(server: Server) -> None:
    made, gold, silver = sit_both(server)
    answer = server.http.put(
        seat(made, "silver"), headers=bearer(made["seats"]["silver"]), json={"bot": "first"}
    )
    assert answer.json()["seats"]["silver"]["stand_in"] == "first"
    gold.until(lambda: gold.state["stand_ins"] == {"silver": "first"})
    finish({"gold": gold})
    gold.drain()
    assert any('"bot-takes-seat"' in frame for frame in gold.frames)
    assert {role for role, _, _ in server.table(made["match"]).match.actions} == {"gold", "silver"}
    silver.drain()
    assert any('"bot-takes-seat"' in frame for frame in silver.frames)


def test_the_owner_takes_the_seat_back(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3") as server:
        made, gold, _ = sit_both(server)
        own = bearer(made["seats"]["gold"])
        server.http.put(seat(made, "gold"), headers=own, json={"bot": "hang"})
        gold.until(lambda: gold.state["stand_ins"] == {"gold": "hang"})
        verb, args = next(iter(gold.state["prompt"]["choices"].items()), ("done", [None]))
        assert gold.play(verb, args[0])["error"] == "not_allowed"
        back = server.http.delete(seat(made, "gold"), headers=own).json()
        assert "stand_in" not in back["seats"]["gold"]
        gold.until(lambda: gold.state["stand_ins"] == {})
        gold.until(lambda: any('"bot-leaves-seat"' in frame for frame in gold.frames))


def test_a_stand_in_is_remembered_by_the_database(tmp_path: Path) -> None:
    db = tmp_path / "db.sqlite3"
    with Server(db) as server:
        made = server.new()
        own = bearer(made["seats"]["silver"])
        server.http.put(seat(made, "silver"), headers=own, json={"bot": "first"})
    with Server(db) as server:
        gold = server.sit(made["match"], made["seats"]["gold"])
        assert gold.first["stand_ins"] == {"silver": "first"}
        finish({"gold": gold})


def test_who_began_the_match_may_ask_for_a_friend_who_has_not_been_seen_for_long(server: Server) -> None:
    made = server.new(seats={"gold": "here", "silver": "link"})
    began = bearer(made["seats"]["gold"])
    refused = server.http.put(seat(made, "silver"), headers=began, json={"bot": "first"})
    assert (refused.status_code, refused.json()["error"]) == (403, "not_allowed")
    assert "24 hours" in refused.json()["message"]
    server.table(made["match"]).saved.created -= 25 * 3600
    there = server.sit(made["match"], made["seats"]["silver"])
    assert server.http.put(seat(made, "silver"), headers=began, json={"bot": "first"}).status_code == 403
    there.close()
    time.sleep(0.2)
    assert server.http.put(seat(made, "silver"), headers=began, json={"bot": "first"}).status_code == 403
    server.table(made["match"]).seat("silver").seen -= 25 * 3600
    assert server.http.put(seat(made, "silver"), headers=began, json={"bot": "first"}).status_code == 200
    friend = bearer(made["seats"]["silver"])
    assert server.http.delete(seat(made, "silver"), headers=friend).status_code == 200


def test_nobody_else_may_ask(server: Server) -> None:
    made = server.new(seats={"gold": "here", "silver": "link"})
    friend = bearer(made["seats"]["silver"])
    refused = server.http.put(seat(made, "gold"), headers=friend, json={"bot": "first"})
    assert (refused.status_code, refused.json()["error"]) == (403, "not_allowed")
    assert server.http.put(seat(made, "gold"), json={"bot": "first"}).status_code == 401
    assert server.http.put(seat(made, "bronze"), headers=friend, json={"bot": "first"}).status_code == 404
    unknown = server.http.put(seat(made, "silver"), headers=friend, json={"bot": "oracle"})
    assert unknown.json()["error"] == "bad_data"


def test_a_seat_that_was_a_bots_stays_one(server: Server) -> None:
    made = server.new(seats={"silver": "bot:first"})
    asked = server.http.delete(seat(made, "silver"), headers=bearer(made["seats"]["gold"]))
    assert (asked.status_code, asked.json()["error"]) == (403, "not_allowed")
