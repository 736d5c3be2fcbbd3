"""`polemos serve`: one process, one event loop, the address printed, the browser opened."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from polemos.engine.errors import BadData
from polemos.server.app import Settings, create_app
from polemos.server.connections import guarded
from polemos.server.databases import default_file, open_store
from polemos.server.limits import LIFTED, Limits
from polemos.server.logs import set_up
from polemos.server.wire import Wire
from polemos.server.workers import refuse_files, serve_many

log = logging.getLogger("polemos")

LOOPBACK = ("127.0.0.1", "localhost", "::1")
#: Small kernel buffers: a reader that does not read is noticed before megabytes are in flight.
SEND_BUFFER = 65_536


def listen(host: str, port: int) -> socket.socket:
    """The listening socket; connections inherit its small send buffer, and wait while the server starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        sock.bind((host, port))
        sock.listen(2048)
    except OSError as error:
        sock.close()
        raise BadData(f"port: {host}:{port} cannot be used: {error.strerror}") from error
    return sock


def address(sock: socket.socket) -> str:
    """What a person types into the browser."""
    host, port = sock.getsockname()[:2]
    shown = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def make_server(settings: Settings, log_level: str = "warning") -> uvicorn.Server:
    """The measured set-up: uvloop, httptools, sans-I/O sockets, no compression of frames."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=guarded(app.state.crowd),  # type: ignore[arg-type]  # a class, as uvicorn expects
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes * 4,
        log_level=log_level,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # Guard does it, for the proxies we were told of
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


class Stop:
    """Nothing can be stored, or a game not be read: stop, loudly, before anybody plays on in vain."""

    def __init__(self) -> None:
        self.error: BaseException | None = None
        self.server: uvicorn.Server | None = None

    def __call__(self, error: BaseException) -> None:
        self.error = error
        if self.server is not None:
            self.server.should_exit = True

    def explain(self) -> None:
        """What our errors say is for people; anything else is shown as it is."""
        if isinstance(self.error, BadData):
            raise self.error
        if self.error is not None:
            raise SystemExit(f"polemos: stopped: {self.error!r}")


@dataclass
class Serving:
    """How `polemos serve` was asked to serve."""

    host: str = "127.0.0.1"
    port: int = 8411
    db: str | Path | None = None
    data: str | Path | None = None
    public_url: str = ""
    trusted_proxies: tuple[str, ...] = ()
    admin_port: int | None = None
    json_logs: bool = False
    limits: Limits = field(default_factory=Limits)
    no_limits: bool = False

    def settings(self, stop: Stop) -> Settings:
        if self.no_limits and (self.host not in LOOPBACK or self.public_url):
            raise BadData("no-limits: only for a server that nobody else reaches (127.0.0.1)")
        public = urlsplit(self.public_url)
        if self.public_url and (public.scheme not in ("http", "https") or not public.hostname):
            raise BadData(f"public-url: {self.public_url!r} is not like https://polemos.example")
        hosts: tuple[str, ...] | None = LOOPBACK if self.host in LOOPBACK else None
        if public.hostname:
            hosts = (*LOOPBACK, public.hostname)
        own = None if self.data is None else Path(self.data)
        limits = LIFTED if self.no_limits else self.limits
        found = Settings(self.db or default_file(), own, limits=limits, hosts=hosts, on_death=stop)
        found.public_url, found.proxies = self.public_url, self.trusted_proxies
        found.admin_port = self.admin_port
        return found


async def tried(db: str | Path) -> None:
    """Whether the database can be used at all: what is wrong is said in one line, before anything starts."""
    store = open_store(db)
    await store.open(lambda error: None)
    await store.close()


def many_files() -> None:
    """A socket is a file to the system, whose usual limit is meant for other programs."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))


def serve(open_browser: bool = True, workers: int = 1, thinkers: int = 2, **asked: Any) -> None:
    """Serve until interrupted; what can be asked for are the fields of `Serving`. Without `db`: a file in the
    user's data folder. `workers`: server processes; `thinkers`: processes for bots, where there are several
    (0: they think on other machines)."""
    serving = Serving(**asked)
    many = workers > 1 or thinkers == 0
    if workers < 1 or (many and refuse_files(serving.db)):
        raise BadData(refuse_files(serving.db) or "workers: at least one")
    set_up(serving.json_logs)
    sock, stop = listen(serving.host, serving.port), Stop()
    try:
        settings = serving.settings(stop)
        asyncio.run(tried(settings.db))
        print(f"Polemos: {serving.public_url or address(sock)}", flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, (address(sock),)).start()
        if many:
            serve_many(serving, sock, workers, thinkers)
        else:
            run_one(settings, [sock], stop)
    finally:
        sock.close()
    stop.explain()


def run_one(settings: Settings, socks: list[socket.socket], stop: Stop) -> None:
    """One server process, until it is told to end."""
    many_files()
    if settings.admin_port is not None:
        socks = [*socks, listen("127.0.0.1", settings.admin_port)]
    stop.server = make_server(settings)
    with contextlib.suppress(KeyboardInterrupt):
        stop.server.run(sockets=socks)
