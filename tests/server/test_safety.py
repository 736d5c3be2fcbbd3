"""Floods, huge messages, slow readers, other sites, and what is written into logs."""

from __future__ import annotations

import logging
import socket
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from polemos.server import seats
from polemos.server.limits import Bucket, Buckets, Limits
from polemos.server.run import LOOPBACK, Serving, address, listen, serve
from tests.server.harness import FREE, Client, Server, bearer
from toys.clicks import Clicks


def clicks_server(path: Path, **changes: object) -> Server:
    return Server(path / "db.sqlite3", games={"clicks": Clicks()}, **changes)


def latencies(client: Client, count: int) -> list[float]:
    found = []
    for i in range(count):
        began = time.perf_counter()
        client.play("mark", "abc"[i % 3])
        found.append(time.perf_counter() - began)
    return sorted(found)


def test_ten_thousand_messages_a_second_harm_nobody(tmp_path: Path) -> None:
    """The flooder is refused and thrown out; another match goes on meanwhile."""
    with clicks_server(tmp_path, limits=Limits()) as server:
        made, other = server.new(game="clicks"), server.new(game="clicks")
        flood = server.sit(made["match"], made["seats"]["black"])
        player = server.sit(other["match"], other["seats"]["black"])
        alone = latencies(player, 40)
        outcome: list[object] = []

        def pour() -> None:
            try:
                for _ in range(30_000):
                    flood.ws.send('{"t":"play","n":0,"verb":"mark","arg":"a"}')
            except ConnectionClosed:
                return

        def listen_in() -> None:
            try:
                while True:
                    outcome.append(flood.receive(20).get("error", "view"))
            except ConnectionClosed as closed:
                outcome.append(closed.rcvd and (closed.rcvd.code, closed.rcvd.reason))

        threads = [threading.Thread(target=pour), threading.Thread(target=listen_in)]
        for thread in threads:
            thread.start()
        times = latencies(player, 100)
        for thread in threads:
            thread.join(30)
        assert "too_fast" in outcome
        assert outcome[-1] == (1008, "too_fast")
        assert times[98] < 0.5 + 5 * alone[38]  # on a machine that has other work too
        assert server.table(made["match"]).match.number == 1
        assert server.sit(made["match"]).n == 1


@pytest.mark.parametrize(
    "question",
    [
        {"t": "log", "before": 9},
        {"t": "play", "n": 9, "verb": "mark", "arg": "a"},
        {"t": "why", "about": "a"},
    ],
    ids=["a page of the log", "a click on an old view", "why not"],
)
def test_what_costs_more_than_a_click_is_answered_only_so_often(
    tmp_path: Path, question: dict[str, Any]
) -> None:
    with clicks_server(tmp_path, limits=replace(Limits(), whims=1e-6, whim_burst=3.0)) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        answers = [
            black.ask(question["t"], **{k: v for k, v in question.items() if k != "t"}) for _ in range(5)
        ]
        assert [answer.get("error") == "too_fast" for answer in answers] == [False] * 3 + [True] * 2
        assert black.play("mark", "a")["n"] == 1


def pour_and_wait(client: Client) -> None:
    client.ws.send("x" * 5_000_000)
    client.receive()


def test_a_huge_message_closes_its_socket_only(tmp_path: Path) -> None:
    with clicks_server(tmp_path) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        white = server.sit(made["match"], made["seats"]["white"])
        black.drain()
        with pytest.raises(ConnectionClosed):
            pour_and_wait(black)
        assert white.ask("ping")["t"] == "pong"


def test_a_reader_that_does_not_read_holds_up_nobody_and_catches_up(tmp_path: Path) -> None:
    with clicks_server(tmp_path) as server:
        made = server.new(game="clicks")
        raw = socket.create_connection(server.sock.getsockname())
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16384)
        slow = Client(server.ws(made["match"], sock=raw, max_queue=1), None)
        black = server.sit(made["match"], made["seats"]["black"])
        for i in range(0, 500, 50):
            for n in range(i, i + 50):
                black.send({"t": "play", "n": n, "verb": "mark", "arg": "abc"[n % 3]})
            black.until(lambda i=i: black.n == i + 50)  # type: ignore[misc]  # mypy cannot infer a lambda's default
        slow.until(lambda: slow.n == 500, 30)
        slow.drain()
        assert any('"slow"' in frame for frame in slow.frames)
        assert len(slow.frames) < 500
        assert slow.view == black.view
        assert len(slow.log) == 500


def test_other_sites_pages_are_refused(tmp_path: Path) -> None:
    with clicks_server(tmp_path, hosts=LOOPBACK) as server:
        made = server.new(game="clicks")
        with pytest.raises(InvalidStatus):
            server.ws(made["match"], origin="https://evil.example")
        assert server.ws(made["match"], origin=f"http://{server.host}").protocol.state.name == "OPEN"
        foreign = server.http.post(
            "/api/matches", json={"game": "clicks"}, headers={"Origin": "https://evil.example"}
        )
        assert foreign.status_code == 400
        rebound = server.http.get("/api/games", headers={"Host": "evil.example"})
        assert rebound.status_code == 400
        with pytest.raises(InvalidStatus):
            server.ws(made["match"], additional_headers={"Host": "evil.example"})


def test_too_many_new_matches_are_refused_for_a_while(tmp_path: Path) -> None:
    with clicks_server(tmp_path, limits=replace(FREE, creations=0.001, creation_burst=3)) as server:
        codes = [server.http.post("/api/matches", json={"game": "clicks"}).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert server.http.get("/api/games").status_code == 200


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with clicks_server(tmp_path, limits=replace(FREE, requests=0.001, request_burst=5)) as server:
        codes = [server.http.get("/api/games").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


def test_too_many_sockets_are_refused(tmp_path: Path) -> None:
    with clicks_server(tmp_path, limits=replace(FREE, sockets_per_match=2)) as server:
        made = server.new(game="clicks")
        assert server.sit(made["match"]).first["t"] == "view"
        assert server.sit(made["match"]).first["t"] == "view"
        assert server.sit(made["match"]).first["error"] == "too_many"


def test_tokens_never_reach_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with clicks_server(tmp_path) as server:
        logging.getLogger("uvicorn.error").setLevel(logging.INFO)
        made = server.new(game="clicks")
        token = made["seats"]["black"]
        black = server.sit(made["match"], token)
        black.play("mark", "a")
        black.ws.send("{" + token)
        server.http.get(f"/api/matches/{made['match']}", headers=bearer(token))
        server.http.post("/api/matches/mine", json={"tokens": [token]})
        server.http.get(f"/api/matches/{made['match']}", headers=bearer(token[:-1] + "#"))
    ours = [r for r in caplog.records if r.name.startswith(("polemos", "uvicorn"))]
    assert not [record for record in ours if token[:-1] in record.getMessage()]
    assert token.encode() not in (tmp_path / "db.sqlite3").read_bytes()


def test_tokens_and_ids_are_long_and_differ() -> None:
    tokens = {seats.new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {22}
    assert len({seats.new_match_id() for _ in range(1000)}) == 1000
    assert len(bytes.fromhex(seats.new_seed())) == 32


def test_every_seat_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []
    monkeypatch.setattr(seats.hmac, "compare_digest", lambda a, b: compared.append(a) or a == b)
    row = [seats.Seat(str(i), "here", seats.token_hash(str(i))) for i in range(3)]
    assert seats.seat_of(row, "0") is row[0]
    assert len(compared) == 3


def test_buckets_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("polemos.server.limits.monotonic", lambda: now[0])
    bucket = Bucket(10, 2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 0.1
    assert [bucket.take() for _ in range(2)] == [True, False]
    many = Buckets(1, 1)
    assert many.take("a")
    assert many.take("b")
    assert not many.take("a")


def test_a_port_in_use_is_named() -> None:
    from polemos import BadData

    with listen("127.0.0.1", 0) as sock:
        assert address(sock).startswith("http://localhost:")
        with pytest.raises(BadData, match=str(sock.getsockname()[1])):
            serve(port=sock.getsockname()[1], open_browser=False)


def test_wrong_data_stop_the_server_and_are_named(tmp_path: Path) -> None:
    from polemos import BadData

    with pytest.raises(BadData, match="no folder named after a game"):
        serve(port=0, db=tmp_path / "db.sqlite3", data=tmp_path, open_browser=False)
    own = tmp_path / "hellespont"
    own.mkdir()
    (own / "map.yaml").write_text("places: {m1: {kind: nonsense}}")
    with pytest.raises(BadData, match="map"):
        serve(port=0, db=tmp_path / "db.sqlite3", data=tmp_path, open_browser=False)


def test_the_server_is_on_loopback_unless_asked() -> None:
    assert Serving().host == "127.0.0.1"
