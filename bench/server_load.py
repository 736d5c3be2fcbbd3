"""How many durable actions a second the server does, how fast, at what cost. Everything on loopback.

python bench/server_load.py            all parts, about a minute
python bench/server_load.py a b        (a) 16 matches of 2 seats and a spectator, (b) 200 matches, 400 clients
python bench/server_load.py flat bot   cost up to the 2,000th action; another match while a bot thinks
python bench/server_load.py undo list idle   others' clicks while somebody undoes; long lists; idle sockets
python bench/server_load.py a --db postgresql://... --workers 2
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import httpx
import uvloop
from load_client import Client

from polemos import game

START = """
from dataclasses import replace
from polemos.server.limits import LIFTED, Limits
from polemos.server.run import serve
if __name__ == "__main__":
    own = ("lookback_share", "lookback_burst", "aside_share", "aside_burst")  # what protects others stays
    kept = {{name: getattr(Limits(), name) for name in own if hasattr(LIFTED, name)}}
    free = replace(LIFTED, sockets_per_address=9000, connections_per_address=9000, **kept)
    serve(port=0, db={db!r}, open_browser=False, limits=free, workers={workers})
"""


class Server:
    """The server as a process of its own, and what the system says about it."""

    def __init__(self, db: str, folder: str, workers: int = 1, source: str = "") -> None:
        self.program = Path(folder) / "bench_server.py"  # a file: workers are spawned from it
        self.program.write_text(START.format(db=db, workers=workers))
        self.environment = {**os.environ, **({"PYTHONPATH": source} if source else {})}
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(self.program)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rstrip("/\n").rsplit(":", 1)[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    def cpu(self) -> float:
        """Seconds of processor time, all threads."""
        tasks = [task for pid in self.pids() for task in Path(f"/proc/{pid}/task").glob("*/schedstat")]
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def memory(self) -> float:
        found = [Path(f"/proc/{pid}/status").read_text() for pid in self.pids()]
        return sum(int(status.split("VmRSS:")[1].split()[0]) for status in found) / 1024

    def pids(self) -> list[int]:
        """The server and all its processes."""
        found, new = [], [self.process.pid]
        while new:
            found += new
            lists = [Path(f"/proc/{pid}/task/{pid}/children") for pid in new]
            new = [int(child) for path in lists for child in path.read_text().split()]
        return found

    #: The scenario of new matches; None: the game's first.
    scenario: str | None = None

    def new(self, game: str, **body: Any) -> dict[str, Any]:
        chosen = {} if self.scenario is None else {"scenario": self.scenario}
        answer = self.http.post("/api/matches", json={"game": game, **chosen, **body})
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made

    def close(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(120)


@contextmanager
def running(db: str | None, workers: int = 1, source: str = "") -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="polemos-bench-") as folder:
        server = Server(db or f"{folder}/bench.sqlite3", folder, workers, source)
        try:
            yield server
        finally:
            server.close()


class Load:
    """Matches being played at random, and what was measured."""

    def __init__(self, server: Server, game: str, spectators: int, seed: int = 1) -> None:
        self.server = server
        self.game = game
        self.spectators = spectators
        self.rng = random.Random(seed)
        self.clients: list[Client] = []
        self.times: list[float] = []
        self.pause = 0.0
        self.avoid: frozenset[str] = frozenset()
        self.programs = False
        self.finished = 0
        #: Whether another match takes the place of one that has ended.
        self.renew = True
        self.numbers: dict[str, int] = {}

    async def open(self, matches: int) -> None:
        for _ in range(matches):
            await self.seat(self.server.new(self.game))

    async def seat(self, made: dict[str, Any]) -> None:
        tokens = [*[None] * self.spectators, *made["seats"].values()]
        for token in tokens:
            client = Client(made["match"], token, random.Random(self.rng.random()), self.acted)
            client.pause, client.avoid, client.program = self.pause, self.avoid, self.programs
            self.clients.append(client)
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda client=client: client, "127.0.0.1", self.server.port)

    def acted(self, client: Client, seconds: float) -> None:
        self.times.append(seconds)
        self.numbers[client.match] = client.number
        if client.over:
            self.finished += 1
            del self.numbers[client.match]
            if self.renew:
                asyncio.get_running_loop().create_task(self.replace())

    async def replace(self) -> None:
        """A match has ended: another takes its place."""
        loop = asyncio.get_running_loop()
        await self.seat(await loop.run_in_executor(None, self.server.new, self.game))

    def stop(self) -> None:
        for client in self.clients:
            client.playing = False

    def close(self) -> None:
        for client in self.clients:
            client.transport.abort()


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def machine_busy() -> float:
    """Seconds of processor time the whole machine has spent."""
    user, nice, system, _, _, irq, soft = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")


async def measure(load: Load, seconds: float) -> dict[str, Any]:
    """Let it run, then say what happened in that time."""
    load.times.clear()
    before = {id(client): client.bytes for client in load.clients}
    busy, own = machine_busy(), process_time()
    cpu, began = load.server.cpu(), perf_counter()
    await asyncio.sleep(seconds)
    took, cpu, times = perf_counter() - began, load.server.cpu() - cpu, load.times.copy()
    foreign = machine_busy() - busy - cpu - (process_time() - own)
    size = sum(client.bytes - before.get(id(client), 0) for client in load.clients)
    sizes = sorted(size for client in load.clients for size in client.sizes)
    return {
        "actions/s": round(len(times) / took),
        "p50 ms": round(percentile(times, 0.5) * 1000, 1),
        "p99 ms": round(percentile(times, 0.99) * 1000, 1),
        "server CPU us/action": round(cpu / len(times) * 1e6),
        "server memory MB": round(load.server.memory()),
        "bytes/action": round(size / len(times)),
        "median message": sizes[len(sizes) // 2],
        "matches finished": load.finished,
        "CPU used by others %": round(foreign / took * 100),
    }


async def crowd(server: Server, args: argparse.Namespace, matches: int, spectators: int) -> dict[str, Any]:
    load = Load(server, args.game, spectators)
    await load.open(matches)
    await asyncio.sleep(1)
    found = await measure(load, args.seconds)
    load.stop()
    await asyncio.sleep(0.2)
    load.close()
    return found


async def flat(server: Server, args: argparse.Namespace, matches: int = 8) -> dict[str, Any]:
    """Processor time per action, by how far the matches are: a long match must not become slow.

    It ends with the first match that does: with fewer at a time each flush of the disk serves fewer.
    """
    load = Load(server, args.game, 1)
    load.avoid, load.renew = frozenset(("done", "decline", "declines", "ends")), False
    await load.open(matches)
    found: dict[str, Any] = {}
    for low in range(0, 2000, 250):
        cpu, count = server.cpu(), len(load.times)
        if not await reached(load, low + 250):
            found["stopped"] = f"{load.finished} of {matches} matches ended before action {low + 250}"
            break
        cost = (server.cpu() - cpu) / (len(load.times) - count) * 1e6
        found[f"actions {low}-{low + 250}"] = f"{cost:.0f} us CPU/action"
    load.stop()
    load.close()
    return found


async def reached(load: Load, number: int) -> bool:
    """Wait until every match has come that far. False: one has ended, or it takes too long."""
    end = perf_counter() + 60
    while min(load.numbers.values(), default=0) < number:
        if load.finished or perf_counter() > end:
            return False
        await asyncio.sleep(0.02)
    return True


async def beside_a_bot(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    """A person's p99 in one match, at human speed times fifty, without and with bots thinking in others."""
    load = Load(server, args.game, 0)
    load.pause = 0.01
    await load.open(4)
    await asyncio.sleep(0.5)
    alone = await measure(load, args.seconds)
    roles = server.http.get(f"/api/games/{args.game}").json()["roles"]
    for _ in range(2):
        server.new(args.game, seats={role: f"bot:{args.bot}" for role in roles})
    await asyncio.sleep(2)
    beside = await measure(load, args.seconds)
    load.stop()
    load.close()
    keys = ("actions/s", "p50 ms", "p99 ms")
    return {"alone": {k: alone[k] for k in keys}, f"beside 2 x bot:{args.bot}": {k: beside[k] for k in keys}}


async def beside_undo(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    """Others' p99 while somebody steps through a match of a thousand actions, as fast as the answers come."""
    load = Load(server, args.game, 0)
    load.pause = 0.01
    await load.open(4)
    await asyncio.sleep(0.5)
    alone = await measure(load, args.seconds)
    match = game(args.game).start(seed=1)
    rng = random.Random(1)
    while match.number < 1_000 and not match.over:
        role = match.deciders[0]
        match.play(role, *rng.choice(match.prompt(role).pairs()))
    made = server.http.post("/api/records", json={"record": match.record(), "study": True}).json()
    doing = asyncio.create_task(taking_back(server, made, args.seconds))
    beside = await measure(load, args.seconds)
    count = await doing
    load.stop()
    load.close()
    keys = ("actions/s", "p50 ms", "p99 ms")
    told = {"alone": {k: alone[k] for k in keys}, "beside": {k: beside[k] for k in keys}}
    return {**told, "actions in the long match": match.number, "looked back": count}


async def taking_back(server: Server, made: dict[str, Any], seconds: float) -> int:
    """Look at random earlier moments, as fast as the answers come."""
    rng, end, count = random.Random(2), perf_counter() + seconds, 0
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        total = (await http.get(f"/api/matches/{made['match']}")).json()["number"]
        while perf_counter() < end:
            await http.get(f"/api/matches/{made['match']}/at/{rng.randint(0, total)}?since=100000")
            count += 1
    return count


async def listed(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    """Ten thousand matches in the database, three hundred unfinished ones of one person."""
    tokens = []
    for i in range(args.matches):
        made = server.new(args.game)
        if i % max(1, args.matches // 300) == 0 and len(tokens) < 300:
            tokens.append(next(iter(made["seats"].values())))
    found: dict[str, Any] = {"matches": args.matches, "asked for": len(tokens)}
    for name in ("tables in memory", "again", "after a restart"):
        if name == "after a restart":
            began = perf_counter()
            server.close()
            found["stopped in"] = f"{perf_counter() - began:.1f} s"
            server.start()
        cpu, began = server.cpu(), perf_counter()
        told = server.http.post("/api/matches/mine", json={"tokens": tokens}).json()
        used = f"{server.cpu() - cpu:.3f} s of the processor"
        found[name] = f"{len(told)} in {perf_counter() - began:.3f} s, {used}"
    return found


async def idle(server: Server, args: argparse.Namespace) -> dict[str, Any]:
    """Two thousand sockets that only look on, and others' clicks meanwhile."""
    before = server.memory()
    load = Load(server, args.game, 0)
    load.pause = 0.01
    await load.open(4)
    watching = Load(server, args.game, 98)
    watching.pause = 3600.0
    await watching.open(20)
    await asyncio.sleep(2)
    found = await measure(load, args.seconds)
    found["idle sockets"] = 20 * 100
    found["memory MB for them"] = round(server.memory() - before)
    for one in (load, watching):
        one.stop()
        one.close()
    return found


PARTS = {
    "undo": beside_undo,
    "list": listed,
    "idle": idle,
    "a": lambda server, args: crowd(server, args, 16, 1),
    "b": lambda server, args: crowd(server, args, 200, 0),
    "flat": flat,
    "bot": beside_a_bot,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=", ".join(PARTS))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--game", default="hellespont")
    parser.add_argument("--scenario", help="another scenario than the first")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--db", help="another database: a file or a PostgreSQL URL")
    args = parser.parse_args()
    for part in args.parts:
        with running(args.db, args.workers) as server:
            server.scenario = args.scenario
            found = uvloop.run(PARTS[part](server, args))
        print(f"({part})", *(f"{key}: {value}" for key, value in found.items()), sep="\n    ", flush=True)


if __name__ == "__main__":
    main()
