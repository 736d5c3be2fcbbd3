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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh database."""
    folder, programs = Path(tempfile.mkdtemp(prefix="polemos-pg-")), binaries()
    assert programs is not None
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    port, data = _free_port(), folder / "data"
    setup = [str(programs / "initdb"), "-D", str(data), "-U", "polemos", "-A", "trust", "-N"]
    control = [str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    try:
        run(setup, folder)
        run([*control, "-o", options, "start"], folder)
        try:
            yield f"postgresql://polemos@127.0.0.1:{port}/postgres"
        finally:
            run([*control, "-m", "immediate", "stop"], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
