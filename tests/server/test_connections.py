"""Connections that say nothing, floods of them, and reverse proxies."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from polemos.engine.errors import BadData
from polemos.server.addresses import Proxies, household
from polemos.server.run import Serving, Stop, many_files
from tests.server.harness import FREE, Server

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


def half_open(server: Server, count: int, stack: ExitStack) -> list[socket.socket]:
    """Connections that begin a request and never end it."""
    found = []
    for _ in range(count):
        sock = stack.enter_context(socket.create_connection(server.sock.getsockname(), 5))
        sock.sendall(HALF)
        found.append(sock)
    return found


def ask_from(server: Server, address: str) -> int:
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=f"http://{server.host}", transport=transport, timeout=5) as http:
        return http.get("/api/games").status_code


def test_half_open_requests_lock_nobody_out(tmp_path: Path) -> None:
    """Two thousand of them: the same address has only so many, others do not notice."""
    many_files()
    limits = replace(FREE, header_seconds=1.5, connections_per_address=50)
    with Server(tmp_path / "db.sqlite3", limits=limits) as server, ExitStack() as stack:
        socks = half_open(server, 2_000, stack)
        began = time.perf_counter()
        assert ask_from(server, "127.0.0.2") == 200
        assert time.perf_counter() - began < 2
        time.sleep(2)
        assert ask_from(server, "127.0.0.1") == 200
        socks[0].settimeout(2)
        with pytest.raises((ConnectionError, AssertionError)):
            assert socks[0].recv(100) != b""


def test_a_body_that_never_ends_is_given_up(tmp_path: Path) -> None:
    limits = replace(FREE, body_seconds=0.5)
    with Server(tmp_path / "db.sqlite3", limits=limits) as server, ExitStack() as stack:
        sock = stack.enter_context(socket.create_connection(server.sock.getsockname(), 5))
        sock.sendall(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
        sock.settimeout(5)
        with pytest.raises((ConnectionError, AssertionError)):
            assert sock.recv(100) != b""


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", limits=replace(FREE, sockets_per_address=2)) as server:
        made = server.new()
        first = server.sit(made["match"])
        server.sit(made["match"])
        with pytest.raises(InvalidStatus):
            server.ws(made["match"])
        first.close()
        time.sleep(0.3)
        assert server.sit(made["match"]).first["t"] == "view"


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Server]:
    limits = replace(FREE, requests=0.001, request_burst=3)
    public = {"hosts": ("127.0.0.1", "polemos.example"), "public_url": "https://polemos.example"}
    with Server(tmp_path / "db.sqlite3", limits=limits, proxies=("127.0.0.0/8",), **public) as running:
        yield running


def get(server: Server, forwarded: str) -> int:
    return server.http.get("/api/games", headers={"X-Forwarded-For": forwarded}).status_code


def test_behind_a_proxy_every_visitor_has_limits_of_his_own(proxied: Server) -> None:
    assert [get(proxied, "203.0.113.7") for _ in range(4)] == [200, 200, 200, 429]
    assert get(proxied, "203.0.113.8") == 200


def test_what_a_visitor_writes_into_the_header_is_worth_nothing(proxied: Server) -> None:
    """The proxy appends the address it saw: only that one counts."""
    codes = [get(proxied, f"198.51.100.{i}, 203.0.113.9") for i in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_without_a_proxy_the_header_is_not_even_read(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", limits=replace(FREE, requests=0.001, request_burst=3)) as server:
        assert [get(server, f"203.0.113.{i}") for i in range(5)] == [200, 200, 200, 429, 429]


def test_the_public_address_is_ours_whatever_host_the_proxy_sends(proxied: Server) -> None:
    """Caddy hands the Host on; nginx as it comes out of the box does not."""
    for host in ("polemos.example", proxied.host):
        visitor = {"X-Forwarded-For": f"203.0.113.{len(host)}"}
        headers = {"Origin": "https://polemos.example", "Host": host, **visitor}
        answer = proxied.http.post("/api/matches", json={"game": "toy"}, headers=headers)
        assert answer.status_code == 200
    made = answer.json()
    sitting = proxied.ws(made["match"], origin="https://polemos.example")
    assert sitting.protocol.state.name == "OPEN"
    evil = {"Origin": "https://evil.example", "X-Forwarded-For": "203.0.113.77"}
    assert proxied.http.post("/api/matches", json={"game": "toy"}, headers=evil).status_code == 400
    with pytest.raises(InvalidStatus):
        proxied.ws(made["match"], origin="https://evil.example")


def test_a_public_address_that_is_none_is_refused() -> None:
    with pytest.raises(BadData, match="public-url"):
        Serving(public_url="polemos.example").settings(Stop())
    with pytest.raises(BadData, match="trusted-proxies"):
        Proxies(("not an address",))
    hosts = Serving(public_url="https://polemos.example").settings(Stop()).hosts
    assert hosts is not None
    assert "polemos.example" in hosts


def test_addresses_of_one_household_count_as_one() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::9") != household("2001:db8:1:3::4")
    assert household("203.0.113.7") == "203.0.113.7"


def test_health_metrics_and_the_admin_page(tmp_path: Path) -> None:
    """The page and the numbers only where they were asked for, and without anybody's secrets."""
    with Server(tmp_path / "db.sqlite3") as server:
        made = server.new()
        gold = server.sit(made["match"], made["seats"]["gold"])
        gold.play(*gold.first_choice())
        assert server.http.get("/healthz").text == "alive\n"
        assert server.http.get("/readyz").text == "ready\n"
        assert server.http.get("/metrics").status_code == 404
        assert server.http.get("/admin").status_code == 404
        admin = server.server.config.app.state.admin  # type: ignore[union-attr]  # the app is ours, not a path
        admin.port = server.sock.getsockname()[1]
        told, page = server.http.get("/metrics").text, server.http.get("/admin").text
        assert "polemos_tables 1" in told
        assert "polemos_steps_total 1" in told
        assert made["match"] in page
        assert not [token for token in made["seats"].values() if token in told + page]
