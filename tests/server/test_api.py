"""The table as a program meets it: acks, unknown fields, methods, JSON for every error, its description."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from polemos import BadData
from polemos.server.app import ENDPOINTS
from polemos.server.bots import BotPool
from polemos.server.limits import Limits
from polemos.server.run import Serving, Stop
from tests.server.harness import Server
from toys.clicks import Clicks

ROOT = Path(__file__).resolve().parents[2]


# --- the socket ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"t": "play", "n": 0, "verb": "fly"}, "illegal_action"),
        ({"t": "play", "n": 0}, "bad_request"),
        ({"t": "dance"}, "bad_request"),
        ({"t": "undo"}, "illegal_action"),
        ({"t": "ping", "loud": True}, "bad_request"),
        ({"t": "hello"}, "bad_request"),
    ],
)
def test_every_refusal_says_which_message_it_answers(server: Server, message: Any, error: str) -> None:
    made = server.new()
    gold = server.sit(made["match"], made["seats"]["gold"])
    for number in (7, "seven"):
        gold.ws.send(json.dumps({**message, "id": number}))
        answer = gold.receive()
        assert (answer["error"], answer["ack"]) == (error, number)


def test_every_kind_of_message_is_answered_with_its_ack(tmp_path: Path) -> None:
    order = {"message": "click", "verb": "mark", "arg": "a"}
    said: list[tuple[str, dict[str, Any]]] = [
        ("ping", {}),
        ("log", {"before": 5}),
        ("why", {"about": "a"}),
        ("orders", {}),
        ("order", order),
        ("revoke", {}),
        ("play", {"n": 0, "verb": "mark", "arg": "b"}),
        ("undo", {}),
        ("redo", {}),
        ("takeback", {"to": 0}),
        ("resign", {}),
    ]
    with Server(tmp_path / "db.sqlite3", games={"clicks": Clicks()}) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        white = server.sit(made["match"], made["seats"]["white"])
        for kind, fields in said:
            answer = black.ask(kind, **fields)
            assert "error" not in answer, answer
            if kind == "takeback":
                assert answer["t"] == "takeback"
                assert white.ask("answer", yes=False)["refused_by"] == "white"


def test_a_refused_hello_has_its_ack_too(server: Server) -> None:
    made = server.new()
    with server.ws(made["match"]) as ws:
        ws.send(json.dumps({"t": "hello", "token": "x" * 22, "id": 3}))
        answer = json.loads(ws.recv())
    assert (answer["error"], answer["ack"]) == ("no_seat", 3)


# --- HTTP ---------------------------------------------------------------------------------------------


def test_unknown_fields_are_refused_by_http_as_on_the_socket(server: Server) -> None:
    answer = server.http.post("/api/matches", json={"game": "toy", "colour": "red"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/games", "GET, HEAD"),
        ("GET", "/api/matches", "POST"),
        ("PUT", "/api/matches/abc", "DELETE, GET, HEAD"),
        ("PATCH", "/api/matches/abc/notes", "GET, HEAD, PUT"),
        ("POST", "/api/openapi.json", "GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("DELETE", "/assets/a.js", "GET, HEAD"),
        ("POST", "/ws/matches/abc", "GET, HEAD"),
        ("PUT", "/healthz", "GET, HEAD"),
    ],
)
def test_a_wrong_method_is_told_all_right_ones(server: Server, method: str, path: str, allowed: str) -> None:
    answer = server.http.request(method, path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
    assert answer.json()["error"] == "wrong_method"


def test_who_has_lost_his_way_gets_json(server: Server) -> None:
    for method, path in (("GET", "/api/treasures"), ("POST", "/api/treasures"), ("GET", "/assets/none.js")):
        answer = server.http.request(method, path)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
    answer = server.http.get("/ws/matches/abc")
    assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_a_head_is_answered_like_a_get(server: Server) -> None:
    assert server.http.head("/api/games").status_code == 200


def test_limits_are_lifted_only_where_nobody_else_comes() -> None:
    stop = Stop()
    lifted = Serving(db=":memory:", no_limits=True).settings(stop).limits
    assert (lifted.requests, lifted.bot_pause) == (1e6, 0.0)
    assert Serving(db=":memory:").settings(stop).limits == Limits()
    for settings in ({"host": "0.0.0.0"}, {"public_url": "https://polemos.example"}):
        with pytest.raises(BadData, match="nobody else reaches"):
            Serving(db=":memory:", no_limits=True, **settings).settings(stop)


# --- bots by name -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("greedy", True),
        ("search:hard", True),
        ("search:250ms", True),
        ("search:2s", True),
        ("search:500it", True),
        ("search:3s", False),
        ("search:9999999it", False),
        ("search:hard*4", False),
        ("search:0ms", False),
        ("search:soon", False),
        ("exec:rm", False),
        ("greedy:250ms", False),
    ],
)
def test_a_search_with_a_budget_of_ones_own_may_sit_down_within_bounds(name: str, known: bool) -> None:
    assert BotPool().knows(name) is known


def test_a_seat_may_be_such_a_bot(tmp_path: Path) -> None:
    with Server(tmp_path / "m.sqlite3", games=None, pool=lambda: BotPool(workers=1)) as server:
        asked = {"game": "dba", "seats": {"attacker": "link", "defender": "bot:search:250ms"}}
        made = server.http.post("/api/matches", json=asked)
        assert made.status_code == 200, made.text
        seat = server.http.get(f"/api/matches/{made.json()['match']}").json()["seats"]["defender"]
        assert seat["kind"] == "bot:search:250ms"


# --- the formal description ---------------------------------------------------------------------------


def test_every_route_says_what_it_answers_and_errors_have_a_shape(server: Server) -> None:
    document = server.http.get("/api/openapi.json").json()
    operations = [one for path in document["paths"].values() for one in path.values()]
    assert len(operations) == len(ENDPOINTS)
    known = {one["operationId"] for one in operations}
    for one in operations:
        assert {"200", "400", "404", "405", "429"} <= set(one["responses"])
        for link in one["responses"]["200"].get("links", {}).values():
            assert link["operationId"] in known
    created = document["paths"]["/api/matches"]["post"]
    assert created["requestBody"]["content"]["application/json"]["example"]["game"] == "hellespont"


def test_answers_have_the_shape_that_is_described(server: Server) -> None:
    document = server.http.get("/api/openapi.json").json()
    made = server.new()
    seat = {"Authorization": f"Bearer {made['seats']['gold']}"}
    asked = {
        ("get", "/api/games"): "/api/games",
        ("get", "/api/games/{game}"): "/api/games/toy",
        ("get", "/api/matches/{match}"): f"/api/matches/{made['match']}",
        ("get", "/api/matches/{match}/at/{n}"): f"/api/matches/{made['match']}/at/0",
        ("get", "/api/matches/{match}/record"): f"/api/matches/{made['match']}/record",
        ("get", "/api/matches/{match}/notes"): f"/api/matches/{made['match']}/notes",
    }
    for (method, path), address in asked.items():
        told = document["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"]
        answer = server.http.request(method, address, headers=seat)
        assert answer.status_code == 200, answer.text
        jsonschema.validate(answer.json(), {**told, "components": document["components"]})


def test_a_program_that_tries_everything_finds_no_fault(server: Server) -> None:
    """Schemathesis sends what fits the description and what does not: a few dozen requests a route."""
    schemathesis = pytest.importorskip("schemathesis", reason="needs schemathesis (pip install schemathesis)")
    from hypothesis import HealthCheck, Phase, given, seed, settings

    document = server.http.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    checks = schemathesis.checks
    wanted = [
        checks.not_a_server_error,
        *(checks.CHECKS.get_one(name) for name in ("status_code_conformance", "content_type_conformance")),
        checks.CHECKS.get_one("response_schema_conformance"),
    ]
    quiet = {"database": None, "deadline": None, "suppress_health_check": list(HealthCheck)}
    bounds = settings(max_examples=8, phases=[Phase.generate], **quiet)
    for operation in schema.get_all_operations():
        tried = given(case=operation.ok().as_strategy())(lambda case: tries(server, case, wanted))
        seed(1)(bounds(tried))()


def tries(server: Server, case: Any, checks: list[Any]) -> None:
    answer = case.call(base_url=f"http://{server.host}")
    case.validate_response(answer, checks=checks)


# --- a bot written from the docs alone ----------------------------------------------------------------


def test_the_example_in_another_language_plays_a_match(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("needs node, which is not on this machine")
    limits = Limits(requests=10_000, request_burst=10_000, creations=10_000, creation_burst=10_000)
    with Server(tmp_path / "m.sqlite3", games=None, pool=lambda: BotPool(workers=1), limits=limits) as server:
        done = subprocess.run(
            [node, str(ROOT / "examples/bot.mjs"), f"http://{server.host}", "dba", "200"],
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert "actions" in done.stdout
