"""Looking back on a finished match: chances to win and costly decisions, worked out beside the table."""

from __future__ import annotations

import time
from typing import Any

from tests.server.harness import Server, bearer, finish


def finished_match(server: Server) -> tuple[str, dict[str, str]]:
    made = server.new()
    finish({role: server.sit(made["match"], token) for role, token in made["seats"].items()})
    return made["match"], made["seats"]


def analysis(server: Server, match: str) -> dict[str, Any]:
    """The whole analysis, asked for until it is complete."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        told: dict[str, Any] = server.http.get(f"/api/matches/{match}/analysis").json()
        if told["done"] or told["failed"]:
            return told
        time.sleep(0.05)
    raise AssertionError("the analysis took too long")


def test_the_curve_runs_from_the_first_moment_to_the_result(server: Server) -> None:
    match, _ = finished_match(server)
    told = analysis(server, match)
    played = server.table(match).match
    assert told["failed"] is False
    assert told["progress"] == 1
    numbers = [point["n"] for point in told["curve"]]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, played.number)
    for point in told["curve"]:
        assert abs(sum(point["chances"].values()) - 1) < 0.001
    last = told["curve"][-1]["chances"]
    if played.result.winner is not None:
        assert last[played.result.winner] > 0.99


def test_costly_decisions_name_the_action_and_what_was_better(server: Server) -> None:
    match, _ = finished_match(server)
    told = analysis(server, match)
    costs = [one["cost"] for one in told["costly"]]
    assert len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    actions = server.table(match).match.actions
    for one in told["costly"]:
        assert actions[one["n"]] == (one["role"], *one["played"])
        assert one["cost"] > 0


def test_the_same_match_is_analysed_once(server: Server) -> None:
    match, _ = finished_match(server)
    assert analysis(server, match) == analysis(server, match)


def test_a_running_match_is_not_analysed(server: Server) -> None:
    made = server.new()
    path = f"/api/matches/{made['match']}/analysis"
    answer = server.http.get(path, headers=bearer(made["seats"]["gold"]))
    assert (answer.status_code, answer.json()["error"]) == (409, "not_over")
    assert server.http.get(path, headers=bearer("x" * 22)).status_code == 401
