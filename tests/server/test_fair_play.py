"""Nobody cheats a friend: bots in other people's seats, dice somebody knows, positions somebody brought."""

from __future__ import annotations

import json
from typing import Any

import pytest

from polemos.engine.chance import commitment
from polemos.server.botseats import thought
from tests.server.harness import Client, Server, bearer
from toys.clicks import Clicks


@pytest.fixture
def clicks(tmp_path: Any) -> Any:
    with Server(tmp_path / "matches.sqlite3", games={"clicks": Clicks()}) as running:
        yield running


def sit(server: Server, made: dict[str, Any], role: str) -> Client:
    return server.sit(made["match"], made["seats"][role])


def test_a_stand_in_does_not_agree_to_anything_for_its_owner(clicks: Server) -> None:
    """The friend lets a bot play for a while; the host cannot take back what he likes meanwhile."""
    made = clicks.new(game="clicks", seats={"white": "link"})
    black, white = sit(clicks, made, "black"), sit(clicks, made, "white")
    black.play("roll")
    path = f"/api/matches/{made['match']}/seats/white/bot"
    clicks.http.put(path, headers=bearer(made["seats"]["white"]), json={"bot": "first"})
    black.send({"t": "takeback", "to": 0})
    white.until(lambda: json.loads(white.frames[-1])["t"] == "takeback")
    assert len(clicks.table(made["match"]).match.actions) == 1
    white.send({"t": "answer", "yes": False})
    black.until(lambda: '"refused_by":"white"' in black.frames[-1])


def unfinished() -> dict[str, Any]:
    match = Clicks().start(seed="known to who brings it")
    match.play("black", "mark", "a")
    return match.record()


def rolls(server: Server, made: dict[str, Any], count: int = 12) -> list[int]:
    black = sit(server, made, "black")
    for _ in range(count):
        black.play("roll")
    return list(server.table(made["match"]).match.journal.dice)


def test_who_brings_a_record_does_not_know_the_dice_to_come(clicks: Server) -> None:
    record = unfinished()
    expected = Clicks().start(seed="known to who brings it")
    for _ in range(12):
        expected.play("black", "roll")
    first, second = (clicks.http.post("/api/records", json={"record": record}).json() for _ in range(2))
    assert rolls(clicks, first) != expected.journal.dice
    assert rolls(clicks, first) != rolls(clicks, second)
    assert first["commitment"] != record["commitment"]
    told = clicks.http.get(f"/api/matches/{first['match']}/record").json()
    assert ["*", "salt", "?"] in told["actions"]
    sit(clicks, first, "black").play("end")
    told = clicks.http.get(f"/api/matches/{first['match']}").json()
    assert commitment(told["seed"]) == first["commitment"]
    whole = clicks.http.get(f"/api/matches/{first['match']}/record").json()
    assert clicks.http.post("/api/records/verify", json={"record": whole}).json()["ok"]


def test_dice_written_in_advance_are_for_study_only(clicks: Server) -> None:
    match = Clicks().start(seed=1, dice=[6] * 30)
    match.play("black", "roll")
    record = match.record()
    made = clicks.http.post("/api/records", json={"record": record}).json()
    assert rolls(clicks, made)[1:] != [6] * 12
    refused = clicks.http.post(
        "/api/records", json={"record": record, "study": True, "seats": {"white": "link"}}
    )
    assert refused.json()["error"] == "bad_data"
    study = clicks.http.post("/api/records", json={"record": record, "study": True}).json()
    assert rolls(clicks, study) == [6] * 13
    assert sit(clicks, study, "white").state["came_from"] == "study"


def test_everybody_at_the_table_is_told_what_the_match_came_from(clicks: Server) -> None:
    made = clicks.http.post("/api/records", json={"record": unfinished(), "seats": {"white": "link"}}).json()
    friend = sit(clicks, made, "white")
    assert friend.state["came_from"] == "record"
    assert friend.receive() == {"t": "note", "key": "from-record", "args": {}}
    position = Clicks().start(seed=3).position()
    made = clicks.http.post("/api/positions", json={"position": position}).json()
    assert clicks.sit(made["match"]).state["came_from"] == "position"
    assert "came_from" not in clicks.sit(clicks.new(game="clicks")["match"]).state


def test_a_finished_record_keeps_its_own_dice(clicks: Server) -> None:
    match = Clicks().start(seed="abc")
    match.play("black", "roll")
    match.play("black", "end")
    made = clicks.http.post("/api/records", json={"record": match.record()}).json()
    told = clicks.http.get(f"/api/matches/{made['match']}/record").json()
    assert told["dice"] == match.record()["dice"]
    assert made["commitment"] == commitment("abc")


def test_a_bot_without_a_choice_takes_as_long_as_one_with(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a game with secrets an answer at once would tell that there was nothing to choose."""
    made = server.new(seats={"silver": "bot:first"})
    gold = sit(server, made, "gold")
    gold.until(lambda: "silver" not in gold.state["deciders"])
    table, slept = server.table(made["match"]), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(thought.asyncio, "sleep", sleep)
    object.__setattr__(table.limits, "bot_pause", 0.4)
    try:
        table.paces["silver"] = 1.5
        import asyncio

        asyncio.run(thought.pause(table, "silver"))
        table.paces.clear()
        asyncio.run(thought.pause(table, "silver"))
    finally:
        object.__setattr__(table.limits, "bot_pause", 0.0)
    assert slept == [1.5, 0.4]
