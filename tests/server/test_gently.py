"""Going back in a long match holds up nobody: others' answers come as fast as ever."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from polemos.engine.checkpoint import MOST
from polemos.server.limits import Budget
from tests.server.harness import FREE, Server
from toys.clicks import Clicks
from toys.whispers import Heavy

#: Twelve hundred clicks in a few seconds are a flood to a server that stands open.
PLENTY = replace(FREE, messages=1e6, message_burst=1e6)

#: How many actions of the heavy game are played; each takes a millisecond.
LONG = 1200


@pytest.fixture
def heavy(tmp_path: Path) -> Any:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Heavy()}, limits=PLENTY) as running:
        yield running


#: Seconds; a replay on the loop took half a second and more, a busy machine alone takes a fifth.
PAUSE = 0.4


def long_match(server: Server) -> dict[str, Any]:
    """Twelve hundred reversible actions, in the store and in memory."""
    made = server.new(game="clicks", seats={"white": "bot:first"})
    black = server.sit(made["match"], made["seats"]["black"])
    for n in range(0, LONG, 100):
        for i in range(n, n + 100):
            black.send({"t": "play", "n": i, "verb": "mark", "arg": "abc"[i % 3]})
        black.until(lambda n=n: black.n == n + 100)  # type: ignore[misc]  # mypy cannot infer a lambda's default
    return {**made, "black": black}


def slowest_ping(server: Server, made: dict[str, Any], deed: Any) -> float:
    """The slowest answer to somebody at another table while the deed is done."""
    other = server.sit(made["match"])
    worst, done = 0.0, Thread(target=deed)
    done.start()
    while done.is_alive():
        began = time.perf_counter()
        other.ask("ping")
        worst = max(worst, time.perf_counter() - began)
    return worst


def test_nobody_waits_for_who_goes_back_far(heavy: Server) -> None:
    """Played again on the loop, 200 to 1,199 actions of a millisecond each would stop everybody as long."""
    made, other = long_match(heavy), heavy.new(game="clicks")
    black = made["black"]

    def deeds() -> None:
        assert black.ask("undo")["n"] == LONG - 1
        assert black.ask("undo", to=1000)["n"] == 1000
        assert black.ask("takeback", to=700)["n"] == 701
        assert heavy.http.get(f"/api/matches/{made['match']}/at/350").json()["view"]["marks"][-1] == "b"

    assert slowest_ping(heavy, other, deeds) < PAUSE
    assert black.view["marks"] == heavy.table(made["match"]).match.view(None)["marks"]


def test_nobody_waits_for_a_match_that_is_taken_up_again(heavy: Server) -> None:
    made, other = long_match(heavy), heavy.new(game="clicks")
    made["black"].close()
    time.sleep(0.2)
    heavy.hall.tables.pop(made["match"])

    def deed() -> None:
        assert heavy.http.get(f"/api/matches/{made['match']}").json()["number"] == LONG

    assert slowest_ping(heavy, other, deed) < PAUSE


def test_one_undo_plays_only_a_few_actions_again() -> None:
    """Also where nobody ever came to a barrier: marks do not depend on it."""
    match = Clicks().start(seed=1)
    match.undo_often()
    for i in range(3_000):
        match.play("black", "mark", "abc"[i % 3])
    then, actions = match.earlier(2_999)
    assert len(actions) <= 16
    assert then.number + len(actions) == 2_999
    for number in range(0, 3_000, 37):
        assert len(match.earlier(number)[1]) <= 128
    match.undo("black", 10)
    assert match.number == 10


def test_marks_stay_few_however_long_the_match_is() -> None:
    match = Clicks().start(seed=1)
    for i in range(20_000):
        match.play("black", "mark", "abc"[i % 3])
    points = match._checkpoints
    assert len(points.wide) + len(points.near) <= MOST + 4


def test_who_looks_back_without_pause_waits_for_himself() -> None:
    """Not refused: what he asks for only comes later, once he has used up his share of the processor."""
    budget = Budget(share=0.5, burst=0.02)

    async def looks(times: int) -> float:
        began = time.monotonic()
        for _ in range(times):
            await budget.wait("greedy")
            budget.spend("greedy", 0.02)
        return time.monotonic() - began

    assert asyncio.run(looks(6)) > 0.15
    assert not budget.buckets.of("modest").refilled() <= 0
