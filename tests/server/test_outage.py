"""PostgreSQL goes away: everybody is told, nothing is lost, and everything goes on when it is back."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.server.databases import Postgres, unusable
from tests.server.harness import Server
from toys.clicks import Clicks


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    if unusable():
        pytest.skip(unusable())
    with Postgres() as running:
        yield running


@pytest.fixture
def server(database: Postgres) -> Iterator[Server]:
    with Server(database.url, games={"clicks": Clicks()}) as running:
        yield running


def test_lost_connections_are_made_again(server: Server, database: Postgres) -> None:
    made = server.new(game="clicks")
    black = server.sit(made["match"], made["seats"]["black"])
    for round_ in range(3):
        black.play("mark", "a")
        database.cut_connections()
        end = time.monotonic() + 10
        while black.play("mark", "b").get("error") == "storage" and time.monotonic() < end:
            time.sleep(0.1)
            black.drain(0.05)
        assert black.n >= 2 * (round_ + 1)
    assert server.deaths == []


def test_ten_seconds_without_a_database(server: Server, database: Postgres) -> None:
    made = server.new(game="clicks")
    black = server.sit(made["match"], made["seats"]["black"])
    spectator = server.sit(made["match"])
    acknowledged = 0
    for _ in range(20):
        acknowledged = int(black.play("mark", "a")["n"])
    database.stop()
    try:
        refused = black.play("mark", "b")
        assert refused["error"] == "storage"
        assert server.http.get(f"/api/matches/{made['match']}").status_code == 503
        assert server.http.post("/api/matches", json={"game": "clicks"}).json()["error"] == "storage"
        assert server.http.get("/readyz").status_code == 503
        assert server.http.get("/healthz").status_code == 200
        time.sleep(10)
        assert black.play("mark", "c")["error"] == "storage"
        spectator.drain()
        assert "b" not in spectator.view["marks"]
    finally:
        database.start()
    back, end = time.monotonic(), time.monotonic() + 10
    while time.monotonic() < end:
        black.drain(0.1)
        if "error" not in black.play("mark", "c"):
            break
    assert time.monotonic() - back < 5
    spectator.until(lambda: spectator.view["marks"][-1] == "c")
    assert spectator.view["marks"][:20] == ["a"] * acknowledged
    assert spectator.n in (21, 22)  # the refused one may have been stored: it was not acknowledged
    assert server.http.get("/readyz").status_code == 200
    assert server.deaths == []
