"""Nobody can use up the server for others within the limits: records, looking back, bots, lists."""

from __future__ import annotations

import asyncio
import threading
import time
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from polemos.engine.errors import BadData
from polemos.engine.record import replay
from polemos.server.problems import Refused
from polemos.server.turns import Turns
from tests.server.harness import FREE, Client, Server
from toys.clicks import Clicks
from toys.whispers import Heavy


def long_record(game: Clicks, count: int) -> dict[str, Any]:
    match = Clicks().start(seed=1)
    for i in range(count):
        match.play("black", "mark", "abc"[i % 3])
    record = match.record()
    return {key: value for key, value in record.items() if key != "kept"}


def verified(host: str, record: dict[str, Any], found: list[httpx.Response]) -> None:
    with httpx.Client(base_url=f"http://{host}", timeout=60) as http:
        found.append(http.post("/api/records/verify", json={"record": record}))


def click_and_read(server: Server, client: Client, match: str) -> float:
    """How long a click and a look at the match take."""
    began = time.perf_counter()
    client.play("mark", "a")
    assert server.http.get(f"/api/matches/{match}").status_code == 200
    return time.perf_counter() - began


def test_many_long_records_at_once_hold_up_nobody(tmp_path: Path) -> None:
    """Fourteen visitors' worth: two are checked at a time for one address, the others are refused; clicks
    and reads go on."""
    limits = replace(FREE, check_seconds=20.0)
    with Server(tmp_path / "db.sqlite3", games={"clicks": Clicks()}, limits=limits) as server:
        record, found = long_record(Clicks(), 5_000), []
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        slowest_alone = max(click_and_read(server, black, made["match"]) for _ in range(20))
        threads = [threading.Thread(target=verified, args=(server.host, record, found)) for _ in range(14)]
        for thread in threads:
            thread.start()
        slowest = 0.0
        while any(thread.is_alive() for thread in threads):
            slowest = max(slowest, click_and_read(server, black, made["match"]))
        codes = sorted(answer.status_code for answer in found)
        assert codes.count(429) == 12
        assert [answer.json()["ok"] for answer in found if answer.status_code == 200] == [True, True]
        assert slowest < 1.5 + 5 * slowest_alone


def test_a_record_longer_than_any_match_is_refused() -> None:
    record = long_record(Clicks(), 100)
    record["actions"] = record["actions"] * 101
    with pytest.raises(BadData, match=r"record\.actions: no match of clicks has more than 10000"):
        replay(Clicks(), record)


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    """The worker knows a heavy game; its process is killed when the time is over."""

    limits = replace(FREE, check_seconds=0.01)
    with Server(tmp_path / "db.sqlite3", games={"clicks": Heavy()}, limits=limits) as server:
        answer = server.http.post("/api/records/verify", json={"record": long_record(Clicks(), 400)})
        assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
        assert server.hall.checks.waiting.total() == 0


def test_looking_back_in_a_long_match_takes_little_memory(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Clicks()}) as server:
        made = server.http.post("/api/records", json={"record": long_record(Clicks(), 4_900)}).json()
        path = f"/api/matches/{made['match']}/at/"
        assert server.http.get(path + "1").status_code == 200
        tracemalloc.start()
        try:
            for n in range(0, 4_900, 700):
                assert server.http.get(path + str(n)).json()["n"] == n
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert most < 20_000_000


def test_bots_of_a_match_nobody_looks_at_do_not_think(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", limits=replace(FREE, watched_seconds=0.0)) as server:
        made = server.new(seats={"gold": "bot:first", "silver": "bot:first"})
        time.sleep(1)
        assert server.table(made["match"]).match.number == 0
        watching = server.sit(made["match"])
        watching.until(lambda: watching.n > 1, 20)


def test_who_asks_much_waits_behind_who_asks_little() -> None:
    async def work() -> list[str]:
        turns, served = Turns(1), []

        async def ask(who: str) -> None:
            async with turns.turn(who):
                served.append(who)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(ask("one")) for _ in range(60)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(ask("another")) for _ in range(3)]
        await asyncio.gather(*greedy, *modest)
        return served

    served = asyncio.run(work())
    assert len(served) == 63
    assert max(i for i, who in enumerate(served) if who == "another") < 10


def test_one_address_cannot_fill_the_queue() -> None:
    async def work() -> None:
        turns = Turns(1, most=2)
        async with turns.turn("a"):
            waiting = [asyncio.create_task(turns._wait("a")) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="too many"):
                await turns._wait("a")
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        async with turns.turn("a"):
            assert turns.free == 0

    asyncio.run(work())


def test_unfinished_matches_are_listed_without_being_replayed(tmp_path: Path) -> None:
    db = tmp_path / "db.sqlite3"
    with Server(db, games={"clicks": Clicks()}) as server:
        made = [server.new(game="clicks") for _ in range(100)]
        for one in made[:3]:
            server.sit(one["match"], one["seats"]["black"]).play("mark", "a")
    tokens = [one["seats"]["black"] for one in made]
    with Server(db, games={"clicks": Clicks()}) as server:
        began = time.perf_counter()
        told = server.http.post("/api/matches/mine", json={"tokens": tokens}).json()
        took = time.perf_counter() - began
        assert len(told) == 100
        assert server.hall.tables == {}
        numbers = {one["match"]: one["number"] for one in told}
        assert [numbers[one["match"]] for one in made[:4]] == [1, 1, 1, 0]
        assert all(one["deciders"] == ["black"] and one["turn"] == 1 for one in told)
        assert took < 0.5
