"""`kill -9` in the middle of play, again and again: what was acknowledged against what is stored."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from polemos.server.history import Fold, read_step

MATCHES = 4
ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def zygote(db: Path) -> Iterator[subprocess.Popen[str]]:
    """Starts servers quickly: see zygote.py."""
    command = [sys.executable, "-m", "tests.server.zygote", str(db)]
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT), str(ROOT / "tests")])
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
    )
    yield process
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.wait(10)
    process.stdout.close()


class Game:
    """One match of the test: what was acknowledged, and what is on its way."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.match, self.token = made["match"], made["seats"]["black"]
        self.acked: list[Any] = []
        self.pending: Any = None
        self.answers = 0

    async def play(self, port: int, rng: random.Random) -> None:
        try:
            async with connect(f"ws://127.0.0.1:{port}/ws/matches/{self.match}") as ws:
                await ws.send(json.dumps({"t": "hello", "token": self.token}))
                first = json.loads(await ws.recv())
                assert first["n"] == len(self.acked)
                floor = first["undo"]["floor"]
                while True:
                    floor = await self.step(ws, rng, floor)
        except (WebSocketException, OSError):
            return

    async def step(self, ws: Any, rng: random.Random, floor: int) -> int:
        number = len(self.acked)
        if number > floor and rng.random() < 0.2:
            to = rng.randint(floor, number - 1)
            message, after = {"t": "undo", "to": to}, self.acked[:to]
        else:
            letter = rng.choice("abc")
            message = {"t": "play", "n": number, "verb": "mark", "arg": letter}
            after = [*self.acked, ["black", "mark", letter]]
        self.pending = after
        await ws.send(json.dumps({**message, "id": 1}))
        answer = json.loads(await ws.recv())
        assert answer["t"] == "view"
        assert answer["n"] == len(after)
        self.acked, self.pending = after, None
        self.answers += 1
        return int(answer["undo"]["floor"]) if "undo" in answer else floor


async def play_until_killed(games: list[Game], pid: int, port: int, rng: random.Random) -> None:
    players = [asyncio.create_task(game.play(port, rng)) for game in games]
    # Counted in answers, so that as much is played on a busy machine; then at any moment of the next one.
    wanted = sum(game.answers for game in games) + rng.randint(1, 120)
    while sum(game.answers for game in games) < wanted:
        await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0.0, 0.02))
    os.kill(pid, signal.SIGKILL)
    await asyncio.gather(*players)


def stored(db: sqlite3.Connection, match: str) -> list[Any]:
    key = db.execute("select key from matches where id = ?", (match,)).fetchone()
    rows = db.execute("select number, body from actions where match = ? order by number", key).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    fold = Fold()
    for _, body in rows:
        fold.add(read_step(body))
    return [list(action) for action in fold.actions]


def killed_again_and_again(folder: Path, times: int) -> tuple[int, int]:
    """How many steps were acknowledged, and at how many matches what is stored is something else."""
    rng, games, lost = random.Random(404), list[Game](), 0
    with zygote(folder / "db.sqlite3") as starter:
        for _ in range(times):
            print("start", file=starter.stdin, flush=True)
            assert starter.stdout is not None
            pid, port = map(int, starter.stdout.readline().split())
            games = games or new_games(port)
            asyncio.run(play_until_killed(games, pid, port, rng))
            lost += differing(folder / "db.sqlite3", games)
    return sum(game.answers for game in games), lost


def new_games(port: int) -> list[Game]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        return [Game(http.post("/api/matches", json={"game": "clicks"}).json()) for _ in range(MATCHES)]


def differing(path: Path, games: list[Game]) -> int:
    """Matches of which the database has neither what was acknowledged nor one step more."""
    db, wrong = sqlite3.connect(path), 0
    for game in games:
        found = stored(db, game.match)
        wrong += int(found not in (game.acked, game.pending))
        game.acked, game.pending = found, None
    wrong += int(db.execute("pragma integrity_check").fetchone() != ("ok",))
    db.close()
    return wrong
