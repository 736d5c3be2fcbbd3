"""A real server process with the built client, which tests may kill and start again on the same port."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class House:
    """`polemos serve` on loopback."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, "-c", "import sys; from polemos.cli import main; sys.exit(main())"]
        options = ["serve", "--port", str(self.port), "--db", str(self.db), "--no-browser"]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL)
        for _ in range(300):
            try:
                httpx.get(f"{self.url}api/games", timeout=2)
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As if the machine had lost power: nothing is tidied up."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None
