"""A real PostgreSQL server for the tests, started from its binaries where the machine has them."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders and (folders[-1] / "initdb").exists() else None


def unusable() -> str:
    """Why no PostgreSQL server can be started here; nothing if one can."""
    if binaries() is None:
        return "PostgreSQL's binaries are not on this machine"
    if os.getuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return "PostgreSQL does not run as root and there is no user `postgres`"
    return ""


def run(command: list[str], folder: Path) -> None:
    """As the user `postgres` where we are root: PostgreSQL refuses to run as root."""
    whole = ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else command
    subprocess.run(whole, check=True, stdout=subprocess.DEVNULL, cwd=folder)


def _free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Postgres:
    """A fresh database on loopback, that can be stopped and started, and whose connections can be cut."""

    def __init__(self) -> None:
        self.folder, programs = Path(tempfile.mkdtemp(prefix="polemos-pg-")), binaries()
        assert programs is not None
        self.programs, self.port = programs, _free_port()
        self.url = f"postgresql://polemos@127.0.0.1:{self.port}/postgres"

    def _control(self, *command: str) -> None:
        control = [str(self.programs / "pg_ctl"), "-D", str(self.folder / "data"), "-w"]
        run([*control, "-l", str(self.folder / "log"), *command], self.folder)

    def __enter__(self) -> Postgres:
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        setup = [str(self.programs / "initdb"), "-D", str(self.folder / "data"), "-U", "polemos"]
        run([*setup, "-A", "trust", "-N"], self.folder)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._control("-o", options, "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def cut_connections(self) -> None:
        """Every connection but the one that says so."""
        others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        run([str(self.programs / "psql"), self.url, "-qtc", others], self.folder)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh database."""
    with Postgres() as running:
        yield running.url
