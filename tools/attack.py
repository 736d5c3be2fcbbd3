"""Attack a server of ours on loopback, within bounds, and print what came of it.

PYTHONPATH=src:tests:. python tools/attack.py            # everything, a few minutes
PYTHONPATH=src:tests:. python tools/attack.py --short    # a few seconds of each, as the tests run it
PYTHONPATH=src:tests:. python tools/attack.py fuzz kills # some of them

Every attack runs against a server it starts itself, on loopback; the counts below bound it. What is `wrong`
must be zero. What needs PostgreSQL or two versions is in the tests: two processes on one finished match
(tests/server/test_two_servers.py), a database that goes away (test_outage.py), matches of older rules
(test_outliving.py), backups (test_backups.py), deals of hidden games (tests/conformance).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from polemos.engine.errors import BadData
from polemos.server.limits import Limits
from polemos.server.run import many_files, serve
from tests.server.harness import FREE, Client, Server, finish
from tests.server.kills import killed_again_and_again
from toys.clicks import Clicks
from toys.toy import Astragaloi
from toys.whispers import Whispers

#: How much of each attack; the short form divides by this.
FLOOD, HALF_OPEN, FUZZED, ILLEGAL, KILLS, WORLDS = 20_000, 2_000, 2_000, 5_000, 50, 20
ASKED, FORGED = 600, 400
SHORT = 20


@dataclass
class Outcome:
    """A line of the table: what was tried, what was seen, and what must be zero."""

    attack: str
    tried: str
    seen: str
    wrong: int


class Victim:
    """Somebody who plays at another table, from another address, while the attack goes on."""

    def __init__(self, server: Server) -> None:
        made = server.new(game="clicks")
        sock = socket.create_connection(server.sock.getsockname(), 10, ("127.0.0.2", 0))
        self.client = Client(server.ws(made["match"], sock=sock), made["seats"]["black"])
        self.times: list[float] = []
        self.stopped = False

    def play(self) -> None:
        while not self.stopped:
            began = time.perf_counter()
            self.client.play("mark", "a")
            self.times.append(time.perf_counter() - began)
            time.sleep(0.005)

    def report(self) -> str:
        times = sorted(self.times)
        return f"victim: {len(times)} clicks, p99 {1000 * times[int(0.99 * len(times)) - 1]:.0f} ms"


def beside_a_victim(server: Server, attack: Callable[[], str]) -> tuple[str, int]:
    """What the attack saw, and whether the victim could not play meanwhile."""
    victim = Victim(server)
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(victim.play)
        time.sleep(0.3)
        seen = attack()
        victim.stopped = True
        playing.result(60)
    return f"{seen}; {victim.report()}", int(len(victim.times) < 2)


def clicks_server(folder: Path, limits: Limits) -> Server:
    return Server(folder / "attack.sqlite3", games={"clicks": Clicks()}, limits=limits)


def flood(folder: Path, share: int) -> Outcome:
    """Messages on a socket as fast as they go."""
    count = FLOOD // share
    with clicks_server(folder, Limits()) as server:
        made = server.new(game="clicks")
        attacker = server.sit(made["match"], made["seats"]["black"])

        def pour() -> str:
            sent = 0
            try:
                for _ in range(count):
                    attacker.ws.send('{"t":"play","n":0,"verb":"mark","arg":"a"}')
                    sent += 1
            except ConnectionClosed:
                return f"thrown out after {sent}"
            return f"{sent} taken slowly"

        seen, wrong = beside_a_victim(server, pour)
    return Outcome("flood of messages", str(count), seen, wrong)


def half_open(folder: Path, share: int) -> Outcome:
    """Connections that begin a request and never end it."""
    count = HALF_OPEN // share
    many_files()
    with clicks_server(folder, Limits(header_seconds=2.0)) as server, ExitStack() as stack:

        def open_all() -> str:
            for _ in range(count):
                sock = stack.enter_context(socket.create_connection(server.sock.getsockname(), 10))
                sock.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
            return f"{server.server.config.app.state.crowd.refused} refused"  # type: ignore[union-attr]  # the app is ours

        seen, wrong = beside_a_victim(server, open_all)
    return Outcome("half-open requests", str(count), seen, wrong)


def worlds(folder: Path, share: int) -> Outcome:
    """Pairs of matches that differ only in secrets: everything another seat is told must be the same."""
    differ, told, pairs = 0, 0, max(1, WORLDS // share)
    with Server(folder / "attack.sqlite3", games={"whispers": Whispers()}) as server:
        for i in range(pairs):
            rng = random.Random(i)
            one, two = _world(server, rng.randint(1, 6), rng), _world(server, rng.randint(1, 6), rng)
            told += len(one)
            differ += one != two
    return Outcome("two worlds", f"{pairs} pairs", f"{told} bytes compared", differ)


def _world(server: Server, secret: int, rng: random.Random) -> str:
    made = server.new(game="whispers", seats={"white": "link"})
    black, white = (server.sit(made["match"], made["seats"][role]) for role in ("black", "white"))
    for _ in range(secret):
        black.play("mark", rng.choice("abc"))
    black.play("pass")
    white.until(lambda: white.choices != {})
    white.play("pass")
    white.drain(0.05)
    path, token = f"/api/matches/{made['match']}", {"Authorization": f"Bearer {made['seats']['white']}"}
    answers = [server.http.get(path + more, headers=token).text for more in ("", "/record", "/at/1", "/at/9")]
    text = "\n".join([*white.frames, *answers])
    created = json.loads(answers[0])
    for known in (made["match"], created["commitment"], f'"created":{created["created"]}'):
        text = text.replace(known, "-")
    for client in (black, white):
        client.close()
    return text


def fuzz(folder: Path, share: int) -> Outcome:
    """Positions and records with something wrong in them: a named refusal, or a match that can be opened."""
    rng, codes, wrong = random.Random(404), Counter[int](), 0
    match = Astragaloi().start(seed=1)
    while not match.over:
        match.play(match.deciders[0], *match.prompt(match.deciders[0]).pairs()[0])
    true = {"record": match.record(), "position": Astragaloi().start(seed=2).position()}
    with Server(folder / "attack.sqlite3") as server:
        for _ in range(FUZZED // share):
            kind = rng.choice(["record", "position"])
            body = json.loads(json.dumps(true[kind]))
            spoil(body, rng)
            answer = server.http.post(f"/api/{kind}s", json={kind: body})
            codes[answer.status_code] += 1
            wrong += answer.status_code >= 500 or not _opens(server, answer)
    return Outcome("fuzzed uploads", str(codes.total()), f"{dict(sorted(codes.items()))}", wrong)


def _opens(server: Server, answer: httpx.Response) -> bool:
    if answer.status_code != 200:
        return True
    return server.http.get(f"/api/matches/{answer.json()['match']}").status_code == 200


def spoil(body: Any, rng: random.Random) -> None:
    """Put something odd somewhere into a JSON value."""
    odd: tuple[Any, ...] = (None, -1, 10**25, "", "t1", [], {}, True, 1.5, "\x00", [[[]]], "gold")
    while True:
        keys = list(body) if isinstance(body, dict) else list(range(len(body)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(body[key], (dict, list)) and rng.random() < 0.7:
            body = body[key]
            continue
        body[key] = rng.choice(odd)
        return


def illegal(folder: Path, share: int) -> Outcome:
    """Actions that are not offered, or not now, or by somebody else: none is taken."""
    rng, taken, count = random.Random(7), 0, ILLEGAL // share
    limits = replace(FREE, messages=1e6, message_burst=1e6)
    with Server(folder / "attack.sqlite3", limits=limits) as server:
        made = server.new()
        players = [server.sit(made["match"], token) for token in made["seats"].values()]
        for _ in range(count):
            player = rng.choice(players)
            verb = rng.choice(["put", "accept", "appeal", "resign!", "*", "undo"])
            arg = rng.choice([None, "t1", "t99", -1, 10**8, ""])
            if arg in player.choices.get(verb, ()):
                continue
            taken += player.play(verb, arg, rng.randint(0, 3)).get("t") != "error"
        finish(dict(zip(made["seats"], players, strict=True)))
    return Outcome("illegal actions", str(count), "the match was finished afterwards", taken)


def two_servers(folder: Path, share: int) -> Outcome:
    """A second server on the same file."""
    db, wrong = folder / "attack.sqlite3", 0
    with Server(db) as server:
        made = server.new()
        try:
            serve(port=0, db=db, open_browser=False)
            wrong += 1
        except BadData as error:
            seen = str(error).partition(": ")[2]
        finish({role: server.sit(made["match"], token) for role, token in made["seats"].items()})
    return Outcome("two servers on one file", "1", seen, wrong)


def kills(folder: Path, share: int) -> Outcome:
    """`kill -9` in the middle of play."""
    times = max(2, KILLS // share)
    acknowledged, lost = killed_again_and_again(folder, times)
    return Outcome("kill -9", str(times), f"{acknowledged} acknowledged steps", lost)


def exhaust(folder: Path, share: int) -> Outcome:
    """Long records checked, moments of a long match looked at, one match asked for 500 times in a list."""
    count, match, broken = ASKED // share, Clicks().start(seed=1), Counter[int]()
    for i in range(max(1_000, 4_000 // share)):
        match.play("black", "mark", "abc"[i % 3])
    record, rng = match.record(), random.Random(5)
    with clicks_server(folder, Limits()) as server:
        made = server.http.post("/api/records", json={"record": record, "study": True}).json()
        path, tokens = f"/api/matches/{made['match']}", [*made["seats"].values()] * 250

        def ask(number: int) -> None:
            if number % 10 == 0:
                answer = server.http.post("/api/records/verify", json={"record": record})
            elif number % 10 == 1:
                answer = server.http.post("/api/matches/mine", json={"tokens": tokens})
            else:
                answer = server.http.get(f"{path}/at/{rng.randint(0, match.number)}?since=100000")
            broken[answer.status_code] += 1

        def press() -> str:
            with ThreadPoolExecutor(8) as pool:
                list(pool.map(ask, range(count)))
            return f"{dict(sorted(broken.items()))}"

        seen, wrong = beside_a_victim(server, press)
    return Outcome(
        "work for others to wait for", str(count), seen, wrong + sum(broken[c] for c in (500, 503))
    )


def host(folder: Path, share: int) -> Outcome:
    """Who began the match plays his friend's seat, agrees for him, or knows the dice to come."""
    with clicks_server(folder, FREE) as server:
        made = server.new(game="clicks", seats={"white": "link"})
        black, white = (server.sit(made["match"], made["seats"][role]) for role in ("black", "white"))
        own, his = ({"Authorization": f"Bearer {made['seats'][role]}"} for role in ("black", "white"))
        seat = f"/api/matches/{made['match']}/seats/white"
        wrong = int(server.http.put(f"{seat}/bot", headers=own, json={"bot": "first"}).status_code == 200)
        black.play("roll")
        server.http.put(f"{seat}/bot", headers=his, json={"bot": "first"})
        black.ask("takeback", to=0)
        table = server.table(made["match"])
        wrong += len(table.match.actions) != 1
        wrong += server.http.delete(f"{seat}/bot", headers=own).status_code == 200
        white.send({"t": "answer", "yes": False})
        claimed = server.http.post(f"/api/matches/{made['match']}/token", headers=his).json()["token"]
        wrong += server.http.get(f"/api/matches/{made['match']}", headers=his).status_code == 200
        wrong += _foreseen(server)
    return Outcome("host against friend", "5", f"the friend's own token has {len(claimed)} characters", wrong)


def _foreseen(server: Server) -> bool:
    """Whether who brings a record knows what will be rolled."""
    known, brought = Clicks().start(seed="known"), Clicks().start(seed="known")
    brought.play("black", "mark", "a")
    made = server.http.post("/api/records", json={"record": brought.record()}).json()
    black = server.sit(made["match"], made["seats"]["black"])
    for _ in range(12):
        known.play("black", "roll")
        black.play("roll")
    return list(server.table(made["match"]).match.journal.dice) == known.journal.dice


def forged(folder: Path, share: int) -> Outcome:
    """Another address in the header with every request: one visitor stays one visitor."""
    count, allowed = max(20, FORGED // share), 7
    limits = replace(FREE, requests=0.001, request_burst=allowed)
    with clicks_server(folder, limits) as server:
        headers = [{"X-Forwarded-For": f"203.0.113.{i % 250}", "Forwarded": f"for={i}"} for i in range(count)]
        codes = Counter(server.http.get("/api/games", headers=one).status_code for one in headers)
    return Outcome("forged addresses", str(count), f"{dict(codes)}", max(0, codes[200] - allowed))


def odd(folder: Path, share: int) -> Outcome:
    """Requests that nobody makes, and sixteen rematches at once."""
    digits, deep = "9" * 4_400, "[" * 1_900 + "]" * 1_900
    with Server(folder / "attack.sqlite3", limits=FREE) as server:
        made = server.new()
        path = f"/api/matches/{made['match']}"
        paths = (
            "/%00",
            "/api/matches/%00",
            f"{path}/at/{digits}",
            f"{path}/at/-1",
            "/api/text/%00",
            "/..%2f",
        )
        codes = Counter(server.http.get(one).status_code for one in paths)
        for value in (digits, deep, '"\\u0000"'):
            body = f'{{"game": "toy", "options": {{"open": {value}}}}}'
            codes[server.http.post("/api/matches", content=body).status_code] += 1
        clients = {role: server.sit(made["match"], token) for role, token in made["seats"].items()}
        next(iter(clients.values())).ws.send(deep)
        finish(clients)
        again = [made["seats"]["gold"], made["seats"]["silver"]] * 8
        with ThreadPoolExecutor(16) as pool:
            found = set(pool.map(lambda token: _rematch(server, path, token), again))
    wrong = sum(count for code, count in codes.items() if code == 200 or code >= 500) + len(found) - 1
    return Outcome(
        "odd requests", str(codes.total() + 17), f"{dict(sorted(codes.items()))}, one rematch", wrong
    )


def _rematch(server: Server, path: str, token: str) -> str:
    answer = server.http.post(f"{path}/rematch", headers={"Authorization": f"Bearer {token}"})
    return str(answer.json()["match"])


ATTACKS: dict[str, Callable[[Path, int], Outcome]] = {
    "exhaust": exhaust,
    "host": host,
    "forged": forged,
    "odd": odd,
    "flood": flood,
    "half_open": half_open,
    "worlds": worlds,
    "fuzz": fuzz,
    "illegal": illegal,
    "two_servers": two_servers,
    "kills": kills,
}


def main(argv: list[str] | None = None) -> int:
    """Run the attacks asked for; the exit code is the number of them that did harm."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], help="default: all")
    parser.add_argument("--short", action="store_true", help=f"a {SHORT}th of everything")
    args = parser.parse_args(argv)
    harm = 0
    print(f"{'attack':26}{'tried':>10}  {'wrong':>5}  seen")
    for name in args.attacks or ATTACKS:
        with tempfile.TemporaryDirectory(prefix="polemos-attack-") as folder:
            found = ATTACKS[name](Path(folder), SHORT if args.short else 1)
        harm += found.wrong > 0
        print(f"{found.attack:26}{found.tried:>10}  {found.wrong:>5}  {found.seen}", flush=True)
    return harm


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (asyncio.CancelledError, KeyboardInterrupt, WebSocketException) as problem:
        sys.exit(f"attack: stopped: {problem!r}")
