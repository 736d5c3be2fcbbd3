"""Several processes: bots think wherever a question is taken, and a killed worker is not missed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from polemos.engine.errors import BadData
from polemos.server.backups import is_postgres
from polemos.server.bots import Asker, BotPool, Question
from polemos.server.databases import open_store
from polemos.server.postgres import PostgresStore
from polemos.server.run import serve
from polemos.server.thinking import Queue, Thinker
from tests.server import stubs
from tests.server.databases import postgres, unusable
from tests.server.harness import Client, Server
from toys.toy import Astragaloi


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    if unusable():
        pytest.skip(unusable())
    with postgres() as found:
        yield found


class Direct(BotPool):
    """Thinks at once, in the process of the test."""

    def __init__(self, failing: str = "") -> None:
        super().__init__(find=stubs.find, choose=stubs.choose, names=("first",))
        self.failing = failing
        self.order: list[str] = []

    async def work(self, job: Any, game: str, question: Any, budget: float, asker: Any = None) -> Any:
        self.order.append(question[3])
        if self.failing:
            raise RuntimeError(self.failing)
        return job(self.find, game, None, question)


def ask(role: str = "gold") -> Question:
    position = Astragaloi().start("short", 5).position()
    return Question("toy", position, "first", role, 1)


async def with_queue(url: str, work: Any, thinkers: int = 1) -> None:
    store = open_store(url)
    assert isinstance(store, PostgresStore)
    await store.open(lambda error: None)
    queue = Queue(store, names=("first",), find=stubs.find, choose=stubs.choose)
    store.bus.hear = queue.heard
    pool = Direct()
    tasks = [asyncio.create_task(Thinker(url, pool).run()) for _ in range(thinkers)]
    try:
        await work(queue, pool)
    finally:
        for task in tasks:
            task.cancel()
        await store.close()


def test_a_question_is_answered_by_whoever_takes_it(url: str) -> None:
    async def work(queue: Queue, pool: Direct) -> None:
        hand = Astragaloi().start("short", 5).view("gold")["hands"]["gold"]
        answer = await asyncio.wait_for(queue.ask(ask(), Asker("a")), 10)
        assert answer.choice == ("put", hand[0])
        many = await asyncio.wait_for(asyncio.gather(*(queue.ask(ask(), Asker("a")) for _ in range(20))), 20)
        assert {one.choice for one in many} == {("put", hand[0])}
        assert len(pool.order) == 21
        await asyncio.sleep(0.3)
        assert await queue.store.read("select count(*) from thoughts", ()) == [(0,)]

    asyncio.run(with_queue(url, work, 3))


def test_who_asks_much_waits_behind_who_asks_little(url: str) -> None:
    async def work(queue: Queue, pool: Direct) -> None:
        greedy = [asyncio.create_task(queue.ask(ask("gold"), Asker("one"))) for _ in range(60)]
        await asyncio.sleep(0.5)
        assert (await queue.store.read("select count(*) from thoughts", ()))[0][0] == 60
        modest = asyncio.create_task(queue.ask(ask("silver"), Asker("another")))
        await asyncio.sleep(0.2)
        thinker = asyncio.create_task(Thinker(url, pool).run())
        await asyncio.wait_for(asyncio.gather(modest, *greedy), 30)
        thinker.cancel()
        assert pool.order.index("silver") <= 2

    asyncio.run(with_queue(url, work, 0))


def test_a_thinker_that_dies_hands_its_question_over(url: str) -> None:
    """It holds the question by its open transaction, which ends with it."""

    async def work(queue: Queue, pool: Direct) -> None:
        async def forever(*_: Any) -> Any:
            await asyncio.sleep(3600)

        hanging = Direct()
        hanging.work = forever  # type: ignore[method-assign]  # it never answers
        dying = asyncio.create_task(Thinker(url, hanging).run())
        question = asyncio.create_task(queue.ask(ask(), Asker("a")))
        await asyncio.sleep(1)
        assert not question.done()
        dying.cancel()
        thinker = asyncio.create_task(Thinker(url, pool).run())
        assert (await asyncio.wait_for(question, 5)).choice[0] == "put"
        thinker.cancel()

    asyncio.run(with_queue(url, work, 0))


def test_only_known_work_is_ever_done(url: str) -> None:
    async def work(queue: Queue, pool: Direct) -> None:
        row = ("x-1", "os.system", "toy", "[]", 0, int(time.time()))
        columns = "(id, kind, game, question, rank, asked)"
        await queue.store.write([(f"insert into thoughts {columns} values (?, ?, ?, ?, ?, ?)", row)])
        for _ in range(50):
            await asyncio.sleep(0.1)
            found = await queue.store.read("select answer from thoughts where id = 'x-1'", ())
            if found[0][0] is not None:
                break
        assert "there is no work" in found[0][0]
        await queue.store.write([("delete from thoughts", ())])

    asyncio.run(with_queue(url, work))


def test_several_processes_need_postgres() -> None:
    with pytest.raises(BadData, match="several processes need PostgreSQL"):
        serve(port=0, workers=2, db="matches.sqlite3", open_browser=False)
    assert is_postgres("postgresql://x")
    assert not is_postgres("x")


def test_a_table_plays_with_bots_that_think_elsewhere(url: str) -> None:
    with Server(url, pool=None, bots_elsewhere=True) as server:
        server.hall.pool.names = ("first",)
        made = server.new(seats={"silver": "bot:first"})
        gold = server.sit(made["match"], made["seats"]["gold"])
        gold.play(*gold.first_choice())

        async def a_while() -> None:
            thinker = asyncio.create_task(Thinker(url, Direct()).run())
            await asyncio.sleep(3)
            thinker.cancel()

        asyncio.run(a_while())
        gold.until(lambda: len(gold.log) > 0, 5)


@contextmanager
def crew(url: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    options = ["--workers", "2", "--thinkers", "1", "--port", "0", "--no-browser", "--db", url]
    command = [sys.executable, "-m", "polemos.cli", "serve", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        yield process, address
    finally:
        process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def servers_of(parent: int) -> list[int]:
    """The worker processes that serve, oldest first: the first two of the crew."""
    shown = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True, check=False)
    children = [int(line) for line in shown.stdout.split()]
    named = [(pid, Path(f"/proc/{pid}/cmdline").read_text()) for pid in children]
    return [pid for pid, line in named if "spawn_main" in line]


def played(address: str, made: dict[str, Any], moves: int, known: int) -> int:
    """Play on, wherever one is connected; the number of the last acknowledged view."""
    host = address.removeprefix("http://").rstrip("/")
    with connect(f"ws://{host}/ws/matches/{made['match']}", compression=None) as ws:
        athens = Client(ws, made["seats"]["athens"])
        assert athens.n >= known
        for _ in range(moves):
            athens.until(lambda: athens.choices != {}, 30)
            athens.play(*athens.first_choice())
        return athens.n


@pytest.mark.slow
def test_killing_workers_loses_nothing_and_the_table_goes_on(url: str) -> None:
    with crew(url) as (process, address), httpx.Client(base_url=address, timeout=60) as http:
        seats = {"athens": "here", "sparta": "bot:random"}
        made = http.post("/api/matches", json={"game": "hellespont", "seats": seats}).json()
        known = played(address, made, 5, 0)
        for round_ in range(2):
            victim = servers_of(process.pid)[round_]
            os.kill(victim, signal.SIGKILL)
            began = time.monotonic()
            while True:
                try:
                    known = played(address, made, 3, known)
                    break
                except (WebSocketException, OSError):
                    assert time.monotonic() - began < 5
                    time.sleep(0.1)
