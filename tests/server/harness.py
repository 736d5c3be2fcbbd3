"""A real server on a free port, and a client that keeps what it was sent exactly as the protocol says."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from polemos.server.app import Settings
from polemos.server.bots import BotPool
from polemos.server.limits import Limits
from polemos.server.run import listen, make_server
from polemos.server.views import merge
from tests.server import stubs
from toys.toy import Astragaloi

FREE = Limits(
    requests=10_000,
    request_burst=10_000,
    creations=10_000,
    creation_burst=10_000,
    bot_pause=0.0,
    order_pause=0.0,
)


def stub_pool(**changes: Any) -> BotPool:
    """Bots of the tests: they know the toy game and behave as badly as their names say."""
    names = ("first", "crash", "hang", "nonsense", "die", "secret", "memory")
    given = {"workers": 1, "budget": 20.0, "find": stubs.find, "choose": stubs.choose, "names": names}
    return BotPool(**{**given, **changes})


class Server:
    """The server in a thread of the test's own process."""

    def __init__(self, db: str | Path, **changes: Any) -> None:
        changes.setdefault("games", {"toy": Astragaloi()})
        changes.setdefault("pool", stub_pool)
        changes.setdefault("limits", FREE)
        self.deaths: list[BaseException] = []
        self.settings = Settings(db, on_death=self.deaths.append, **changes)
        self.sock = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.sock.getsockname()[1]}"
        self.server = make_server(self.settings)
        self.hall = self.server.config.app.state.hall  # type: ignore[union-attr]  # the app is ours, not a path
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.sock]})
        self.open = contextlib.ExitStack()
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=30)

    def __enter__(self) -> Server:
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.open.close()
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def new(self, **body: Any) -> dict[str, Any]:
        answer = self.http.post("/api/matches", json={"game": "toy", **body})
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def ws(self, match: str, **options: Any) -> ClientConnection:
        address = f"ws://{self.host}/ws/matches/{match}"
        joined: ClientConnection = connect(address, compression=None, **options)
        return self.open.enter_context(joined)

    def sit(self, match: str, token: str | None = None) -> Client:
        return Client(self.ws(match), token)

    def table(self, match: str) -> Any:
        return self.hall.tables[match]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Client:
    """One viewer: applies patches, cuts and adds log lines, remembers every frame it got."""

    def __init__(self, ws: ClientConnection, token: str | None, bot: bool = False) -> None:
        self.ws = ws
        self.frames: list[str] = []
        self.view: Any = None
        self.log: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.ids = 0
        hello = {"t": "hello", "bot": True} if bot else {"t": "hello"}
        self.send(hello if token is None else {**hello, "token": token})
        self.first = self.receive()

    def send(self, message: dict[str, Any]) -> None:
        self.ws.send(json.dumps(message))

    def receive(self, timeout: float = 30) -> dict[str, Any]:
        text = str(self.ws.recv(timeout))
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "view":
            self._apply(message)
        return message

    def _apply(self, message: dict[str, Any]) -> None:
        if "view" in message:
            self.view, self.log = message["view"], []
        self.view = merge(self.view, message.get("patch", {}))
        if "prompt" in message:
            self.state.pop("beside", None)
        if "log_cut" in message:
            del self.log[message["log_cut"] :]
        for line in message.get("log", []):
            assert line["i"] == len(self.log)
            self.log.append(line)
        self.state.update({k: v for k, v in message.items() if k not in ("t", "view", "patch", "log", "ack")})

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for the answer to it, whatever comes before."""
        self.ids += 1
        self.send({"t": kind, "id": self.ids, **fields})
        while True:
            answer = self.receive()
            if answer.get("ack") == self.ids:
                return answer

    def play(self, verb: str, arg: Any = None, n: int | None = None) -> dict[str, Any]:
        return self.ask("play", verb=verb, arg=arg, n=self.n if n is None else n)

    def until(self, done: Any, timeout: float = 30) -> None:
        """Read until the condition holds."""
        end = time.monotonic() + timeout
        while not done():
            self.receive(max(0.01, end - time.monotonic()))

    def drain(self, seconds: float = 0.1) -> None:
        """Read whatever is on its way."""
        try:
            while True:
                self.receive(seconds)
        except TimeoutError:
            return

    @property
    def n(self) -> int:
        return int(self.state["n"])

    @property
    def choices(self) -> dict[str, list[Any]]:
        return dict(self.state["prompt"]["choices"])

    def first_choice(self) -> tuple[str, Any]:
        verb = next(iter(self.choices))
        return verb, self.choices[verb][0]

    def close(self) -> None:
        self.ws.close()


def finish(players: dict[str, Client]) -> None:
    """Play to the end, everybody always taking the first choice."""
    any_player = next(iter(players.values()))
    while "result" not in any_player.state:
        for role, player in players.items():
            player.drain(0.02)
            if role in player.state["deciders"] and player.choices and "result" not in player.state:
                player.play(*player.first_choice())
