"""The files of deploy/ are what they say: read by who will read them, and where a proxy is there, run.

A proxy is looked for on the PATH and in POLEMOS_PROXIES (a folder, for instance of an unpacked package).
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from polemos.cli import parser
from tests.server.harness import Client, Server

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def served(words: list[str]) -> Any:
    """Options of `polemos serve`, read by its own parser."""
    return parser("en").parse_args(words)


def test_the_compose_file_starts_what_there_is() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert set(services) == {"db", "polemos", "proxy"}
    command = [re.sub(r"\$\{\w+[^}]*\}", "x", word) for word in services["polemos"]["command"]]
    args = served(command)
    assert (args.workers, args.public_url, args.db) == (2, "https://x", "postgresql://polemos:x@db/polemos")
    build = services["polemos"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()
        assert set(service.get("depends_on", [])) <= set(services)


def test_the_container_starts_a_server_and_asks_it_a_route_that_exists() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    started = json.loads(text.split("\nCMD ")[1].splitlines()[0])
    assert served(started).host == "0.0.0.0"
    asked = json.loads(text.split("HEALTHCHECK")[1].split(" CMD ")[1].splitlines()[0])
    compile(asked[2], "health", "exec")
    assert "/readyz" in asked[2]
    copied = set(re.findall(r"-c (\S+)", text))
    assert all((DEPLOY.parent / name).is_file() for name in copied)


def unit() -> str:
    return (DEPLOY / "polemos.service").read_text("utf-8")


def test_the_unit_starts_a_server() -> None:
    lines = unit().replace("\\\n", " ").splitlines()
    started = [line.removeprefix("ExecStart=") for line in lines if line.startswith("ExecStart=")]
    assert len(started) == 1
    words = shlex.split(started[0])
    assert (words[0], served(words[1:]).admin_port) == ("/opt/polemos/bin/polemos", 8412)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    (tmp_path / "polemos.service").write_text(unit().replace("/opt/polemos/bin/polemos", sys.executable))
    command = ["systemd-analyze", "verify", str(tmp_path / "polemos.service")]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def proxy(name: str) -> str:
    folders = [os.environ.get("POLEMOS_PROXIES", ""), os.environ["PATH"], "/usr/sbin"]
    found = shutil.which(name, path=os.pathsep.join(folder for folder in folders if folder))
    if found is None:
        pytest.skip(f"{name} is not here")
    return found


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def nginx(tmp_path: Path, port: int, upstream: str) -> list[str]:
    """Its own file, without TLS and on ports of ours."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"listen 443 ssl http2;.*", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"ssl_certificate.*\n", "", text).replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("127.0.0.1:8411", upstream).replace("polemos.example", "127.0.0.1")
    paths = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {paths}\n"
    (tmp_path / "nginx.conf").write_text(f"{main}{text}}}\n")
    return [proxy("nginx"), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]


def caddy(tmp_path: Path, port: int, upstream: str) -> list[str]:
    text = "{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text("utf-8")
    text = text.replace("{$POLEMOS_DOMAIN:polemos.example}", f"http://127.0.0.1:{port}")
    (tmp_path / "Caddyfile").write_text(text.replace("{$POLEMOS_UPSTREAM:127.0.0.1:8411}", upstream))
    return [proxy("caddy"), "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], port: int, home: Path) -> Iterator[None]:
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            for _ in range(200):
                with socket.socket() as sock:
                    if sock.connect_ex(("127.0.0.1", port)) == 0:
                        break
                assert process.poll() is None
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(20)


@pytest.mark.parametrize("make", [nginx, caddy])
def test_a_match_is_played_through_the_proxy(tmp_path: Path, make: Any) -> None:
    """HTTP and sockets, pages of our own address, and forged addresses of visitors are of no use."""
    port = free_port()
    public = f"http://127.0.0.1:{port}"
    with Server(tmp_path / "db.sqlite3", proxies=("127.0.0.1",), public_url=public) as server:
        command = make(tmp_path, port, server.host)
        with running(command, port, tmp_path), httpx.Client(base_url=public, timeout=20) as http:
            forged = {"X-Forwarded-For": "9.9.9.9", "Origin": public}
            made = http.post("/api/matches", json={"game": "toy"}, headers=forged).json()
            assert http.get("/readyz").status_code == 200
            for page, status in ((public, 200), ("http://elsewhere.example", 400)):
                found = http.post("/api/matches", json={"game": "toy"}, headers={"Origin": page})
                assert found.status_code == status
            address = f"ws://127.0.0.1:{port}/ws/matches/{made['match']}"
            with connect(address, origin=public, compression=None) as ws:  # type: ignore[arg-type]  # a text
                gold = Client(ws, made["seats"]["gold"])
                assert gold.play(*gold.first_choice())["t"] == "view"
                assert server.table(made["match"]).address == "127.0.0.1"
