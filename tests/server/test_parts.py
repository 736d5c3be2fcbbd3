"""How an action came about: the table between before and after."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import polemos
from playing import random_actions
from polemos.engine.match import Match
from polemos.server.parts import parts_of
from polemos.server.views import merge
from tests.server.harness import Server, bearer
from tests.server.test_http import ended_clicks, played


def unfolded(told: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """Log lines and views, part by part."""
    views = [(told[0]["lines"], told[0]["view"])]
    for part in told[1:]:
        views.append((part["lines"], merge(views[-1][1], part["patch"])))
    return views


def war(seed: int) -> list[tuple[Match, Match]]:
    """Copies of a solitaire war before and after each of its first actions."""
    match = polemos.game("peloponnesian_war").start(seed=seed)
    match.keep_log()
    moments, before = [], match.clone()
    for _ in random_actions(match, Random(seed), 40):
        moments.append((before, match.clone()))
        before = match.clone()
    return moments


def test_the_parts_lead_from_before_to_after() -> None:
    for before, after in war(5):
        views = unfolded(parts_of(before.clone(), after.actions[-1], None, 7))
        assert (views[0], views[-1][1]) == ((7, before.view(None)), after.view(None))
        lines = [told for told, _ in views]
        assert lines == sorted(lines)


def test_the_other_sides_army_is_seen_on_its_way() -> None:
    stops: set[tuple[str, ...]] = set()
    for before, after in war(5):
        other = before.view(None)["matrix"]["side"]
        seen = unfolded(parts_of(before.clone(), after.actions[-1], None, 0))
        moving = [view["operation"]["at"] for _, view in seen if view["operation"].get("side") == other]
        stops.add(tuple(dict.fromkeys(moving)))
    assert max(len(places) for places in stops) >= 3


def test_watching_changes_nothing(both: Server) -> None:
    made = ended_clicks(both)
    path = f"/api/matches/{made['match']}"
    before = both.table(made["match"]).match.fingerprint()
    told = both.http.get(f"{path}/at/2/parts").json()
    assert unfolded(told)[0][1] == both.http.get(f"{path}/at/1").json()["view"]
    assert unfolded(told)[-1][1] == both.http.get(f"{path}/at/2").json()["view"]
    assert both.table(made["match"]).match.fingerprint() == before


def test_where_something_is_hidden_there_is_only_before_and_after(both: Server) -> None:
    made = played(both)
    path, gold = f"/api/matches/{made['match']}", bearer(made["seats"]["gold"])
    for asker in (gold, {}):
        told = both.http.get(f"{path}/at/1/parts", headers=asker).json()
        assert len(told) == 2
        assert unfolded(told)[-1][1] == both.http.get(f"{path}/at/1", headers=asker).json()["view"]


def test_an_action_that_was_not_played_has_no_parts(both: Server) -> None:
    made = ended_clicks(both)
    number = both.http.get(f"/api/matches/{made['match']}").json()["number"]
    answer = both.http.get(f"/api/matches/{made['match']}/at/{number + 1}/parts")
    assert answer.status_code == 400
    assert "action" in answer.json()["message"]


def test_what_happened_before_the_first_choice_has_parts_too(tmp_path: Path) -> None:
    """With this seed Sparta marches before the player is asked."""
    game = polemos.game("peloponnesian_war")
    with Server(tmp_path / "matches.sqlite3", games={"peloponnesian_war": game}) as server:
        record = game.start(seed=4).record()
        made = server.http.post("/api/records", json={"record": record, "seats": {"player": "here"}}).json()
        path = f"/api/matches/{made['match']}"
        views = unfolded(server.http.get(f"{path}/at/0/parts").json())
        assert views[0][0] == 0
        assert views[-1][1] == server.http.get(f"{path}/at/0").json()["view"]
        assert {view["operation"].get("side") for _, view in views} == {None, "sparta"}


def test_a_match_from_a_position_begins_as_it_is(both: Server) -> None:
    place = both.table(ended_clicks(both)["match"]).game.start().position()
    made = both.http.post("/api/positions", json={"position": place, "seats": {}}).json()
    path = f"/api/matches/{made['match']}/at/0"
    assert both.http.get(f"{path}/parts").json() == [{"lines": 0, "view": both.http.get(path).json()["view"]}]
