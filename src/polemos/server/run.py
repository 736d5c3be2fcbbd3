"""`polemos serve`: one process, one event loop, the address printed, the browser opened."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from polemos.engine.errors import BadData
from polemos.server.app import Settings, create_app
from polemos.server.databases import default_file
from polemos.server.limits import Limits

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
    config = uvicorn.Config(
        create_app(settings),
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes * 4,
        log_level=log_level,
        access_log=False,
        server_header=False,
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


def serve(
    host: str = "127.0.0.1",
    port: int = 8411,
    db: str | Path | None = None,
    data: str | Path | None = None,
    open_browser: bool = True,
    limits: Limits | None = None,
) -> None:
    """Serve until interrupted. Without `db`: a file in the user's data folder."""
    sock, stop = listen(host, port), Stop()
    hosts = LOOPBACK if host in LOOPBACK else None
    own = None if data is None else Path(data)
    settings = Settings(db or default_file(), own, limits=limits or Limits(), hosts=hosts, on_death=stop)
    stop.server = make_server(settings)
    print(f"Polemos: {address(sock)}", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, (address(sock),)).start()
    with contextlib.suppress(KeyboardInterrupt):
        stop.server.run(sockets=[sock])
    stop.explain()
