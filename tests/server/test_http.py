"""The HTTP routes: matches from scenario, record, position and branch; lists; leaving; OpenAPI; pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from polemos.engine.record import replay
from polemos.server.app import ENDPOINTS
from polemos.server.openapi import plain
from tests.server.harness import Client, Server, bearer, finish


def played(server: Server, **body: Any) -> dict[str, Any]:
    """A finished match."""
    made = server.new(**body)
    finish({role: server.sit(made["match"], token) for role, token in made["seats"].items()})
    return made


def ended_clicks(server: Server, marks: int = 3) -> dict[str, Any]:
    made = server.new(game="clicks", seats={"white": "link"})
    black = server.sit(made["match"], made["seats"]["black"])
    for i in range(marks):
        black.play("mark", "abc"[i % 3])
    black.play("end")
    return made


def test_games_are_listed_with_what_a_lobby_needs(both: Server) -> None:
    games = both.http.get("/api/games").json()
    assert [game["id"] for game in games] == ["toy", "clicks"]
    toy = both.http.get("/api/games/toy").json()
    assert toy["scenarios"] == [{"id": "short", "rule": "1", "roles": ["gold", "silver"], "official": True}]
    assert toy["options"] == [{"id": "open", "rule": "3", "values": [False, True], "bid": False}]
    assert "first" in toy["bots"]
    assert both.http.get("/api/games/toy/board").json()["size"] == [1, 1]
    assert both.http.get("/api/games/toy/rules").json()["1"]["id"] == "1"
    assert both.http.get("/api/games/nothing").json()["error"] == "unknown_game"


def test_texts_come_in_both_languages_only(both: Server) -> None:
    assert both.http.get("/api/games/toy/text/fr").status_code == 200
    assert both.http.get("/api/games/toy/text/de").status_code == 404
    assert both.http.get("/api/text/en").headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ({"game": "nothing"}, 404, "nothing"),
        ({"game": "toy", "scenario": "long"}, 400, "scenario"),
        ({"game": "toy", "options": {"speed": 1}}, 400, "options.speed"),
        ({"game": "toy", "options": {"open": "yes"}}, 400, "options.open"),
        ({"game": "toy", "options": {"open": {"a": []}}}, 400, "options.open"),
        ({"game": "toy", "seats": {"bronze": "here"}}, 400, "seats.bronze"),
        ({"game": "toy", "seats": {"gold": "bot:genius"}}, 400, "seats.gold"),
        ({"game": "toy", "colour": "red"}, 400, "colour"),
        ({"game": 7}, 400, "game"),
        ([], 400, "body"),
    ],
)
def test_a_wrong_new_match_is_refused_by_name(both: Server, body: Any, status: int, says: str) -> None:
    answer = both.http.post("/api/matches", json=body)
    assert answer.status_code == status
    assert says in answer.json()["message"]
    assert not both.hall.tables


def test_bodies_that_are_too_large_or_no_json(both: Server) -> None:
    huge = both.http.post("/api/matches", content=b"x" * 3_000_000)
    assert (huge.status_code, huge.json()["error"]) == (413, "too_large")
    assert both.http.post("/api/matches", content=b"\xff{").status_code == 400


def test_only_people_get_tokens_and_they_are_secret(both: Server) -> None:
    made = both.new(seats={"gold": "here", "silver": "bot:first"})
    assert list(made["seats"]) == ["gold"]
    assert len(made["seats"]["gold"]) == 22
    told = both.http.get(f"/api/matches/{made['match']}").text
    assert made["seats"]["gold"] not in told
    rows = both.hall.store._read("select role, token from seats", ())
    assert made["seats"]["gold"].encode() not in dict(rows)["gold"]


def test_my_matches(both: Server) -> None:
    one, two = both.new(), ended_clicks(both)
    tokens = [one["seats"]["gold"], "unknown", two["seats"]["white"]]
    found = both.http.post("/api/matches/mine", json={"tokens": tokens}).json()
    assert {(m["match"], m["token"], m["role"], m["over"]) for m in found} == {
        (one["match"], 0, "gold", False),
        (two["match"], 2, "white", True),
    }


def test_looking_back_shows_what_the_asker_knew_then(both: Server) -> None:
    made = played(both)
    path = f"/api/matches/{made['match']}"
    number = both.http.get(path).json()["number"]
    gold = bearer(made["seats"]["gold"])
    start = both.http.get(f"{path}/at/0", headers=gold).json()
    spectator = both.http.get(f"{path}/at/0").json()
    assert len(start["view"]["hands"]["gold"]) == 3
    assert start["view"]["hands"]["silver"] == 3
    assert spectator["view"]["hands"] == {"gold": 3, "silver": 3}
    assert "prompt" not in spectator
    assert start["prompt"]["choices"]["put"] == start["view"]["hands"]["gold"]
    assert start["log"] == []
    end = both.http.get(f"{path}/at/{number}").json()
    assert end["result"] == both.http.get(path).json()["result"]
    assert end["view"] == both.table(made["match"]).match.view(None)
    rest = both.http.get(f"{path}/at/{number}?since=2").json()["log"]
    assert rest == end["log"][2:]
    for wrong in (f"{path}/at/{number + 1}", f"{path}/at/0?since=-1"):
        assert both.http.get(wrong).status_code == 400


def test_the_record_of_a_finished_match_is_whole_and_verifies(both: Server) -> None:
    made = played(both)
    record = both.http.get(f"/api/matches/{made['match']}/record").json()
    assert replay(both.settings.games["toy"], record).over  # type: ignore[index]  # the harness always passes games


def test_the_record_of_a_running_match_tells_no_secrets(both: Server) -> None:
    made = both.new(seats={"silver": "link"})
    gold = both.sit(made["match"], made["seats"]["gold"])
    verb, put = gold.first_choice()
    gold.play(verb, put)
    path = f"/api/matches/{made['match']}/record"
    for headers, action in (
        ({}, ["gold", "?", None]),
        (bearer(made["seats"]["silver"]), ["gold", "?", None]),
        (bearer(made["seats"]["gold"]), ["gold", "put", put]),
    ):
        record = both.http.get(path, headers=headers).json()
        assert record["actions"] == [action]
        assert not {"seed", "dice", "final", "position"} & set(record)
    seats = {**bearer(made["seats"]["gold"]), "X-Polemos-Seats": made["seats"]["silver"]}
    assert "seed" in both.http.get(path, headers=seats).json()


def test_a_bots_secrets_are_kept_from_the_person_who_plays_against_it(both: Server) -> None:
    made = both.new(seats={"silver": "bot:first"})
    gold = bearer(made["seats"]["gold"])
    record = both.http.get(f"/api/matches/{made['match']}/record", headers=gold).json()
    assert record["partial"] is True
    assert not {"seed", "dice", "final"} & set(record)
    branch = both.http.post(f"/api/matches/{made['match']}/branch", json={"action": 0}, headers=gold)
    assert branch.status_code >= 400


def test_anybody_can_have_a_record_verified(both: Server) -> None:
    made = played(both)
    record = both.http.get(f"/api/matches/{made['match']}/record").json()
    found = both.http.post("/api/records/verify", json={"record": record}).json()
    assert (found["ok"], found["dice"]) == (True, len(record["dice"]))
    record["dice"][0] = record["dice"][0] % 6 + 1
    found = both.http.post("/api/records/verify", json={"record": record}).json()
    assert found["ok"] is False
    assert "record.dice" in found["message"]


def test_a_record_can_be_uploaded_and_played_on(both: Server) -> None:
    made = both.new()
    gold = both.sit(made["match"], made["seats"]["gold"])
    gold.play(*gold.first_choice())
    seats = {**bearer(made["seats"]["gold"]), "X-Polemos-Seats": made["seats"]["silver"]}
    record = both.http.get(f"/api/matches/{made['match']}/record", headers=seats).json()
    again = both.http.post("/api/records", json={"record": record}).json()
    silver = both.sit(again["match"], again["seats"]["silver"])
    assert silver.n == 2  # the table keyed chance anew
    finish({"gold": both.sit(again["match"], again["seats"]["gold"]), "silver": silver})


@pytest.mark.parametrize(
    "change", [{"seed": "other"}, {"actions": [["gold", "fly", None]]}, {"final": "0"}, {"game": "nothing"}]
)
def test_a_false_record_is_refused(both: Server, change: dict[str, Any]) -> None:
    made = played(both)
    record = both.http.get(f"/api/matches/{made['match']}/record").json()
    before = len(both.hall.tables)
    answer = both.http.post("/api/records", json={"record": {**record, **change}})
    assert answer.status_code in (400, 404)
    assert len(both.hall.tables) == before


def test_branching_a_finished_match_plays_on_with_new_dice(both: Server) -> None:
    made = played(both)
    path = f"/api/matches/{made['match']}"
    branch = both.http.post(f"{path}/branch", json={"action": 2, "seats": {"silver": "bot:first"}}).json()
    assert branch["commitment"] != made["commitment"]
    gold = both.sit(branch["match"], branch["seats"]["gold"])
    then = both.http.get(f"{path}/at/2", headers=bearer(made["seats"]["gold"])).json()
    assert gold.first["view"]["points"] == then["view"]["points"]
    assert both.http.get(f"/api/matches/{branch['match']}").json()["came_from"] == f"branch:{made['match']}:2"


def test_a_running_match_with_secrets_is_not_branched_by_one_player(both: Server) -> None:
    made = both.new(seats={"silver": "link"})
    path = f"/api/matches/{made['match']}/branch"
    answer = both.http.post(path, json={"action": 0}, headers=bearer(made["seats"]["gold"]))
    assert (answer.status_code, answer.json()["error"]) == (403, "not_allowed")
    open_match = both.new(game="clicks")
    path = f"/api/matches/{open_match['match']}/branch"
    assert both.http.post(path, json={"action": 0}).status_code == 200


def test_a_pasted_position_becomes_a_match_and_a_wrong_one_is_named(both: Server) -> None:
    made = both.new()
    position = both.table(made["match"]).match.position()
    new = both.http.post("/api/positions", json={"position": position}).json()
    assert both.sit(new["match"], new["seats"]["gold"]).n == 0
    position["state"]["hands"]["gold"] = ["t99"]
    answer = both.http.post("/api/positions", json={"position": position})
    assert answer.status_code == 400
    assert "position.state.hands.gold" in answer.json()["message"]
    assert both.http.post("/api/positions", json={"position": {}}).status_code == 400


def test_a_rematch_changes_sides_and_keeps_the_tokens(both: Server) -> None:
    made = ended_clicks(both)
    white = both.sit(made["match"], made["seats"]["white"])
    path = f"/api/matches/{made['match']}/rematch"
    assert both.http.post(path).status_code == 401
    new = both.http.post(path, headers=bearer(made["seats"]["black"])).json()
    assert new["role"] == "white"
    told = white.receive()
    assert told == {"t": "rematch", "match": new["match"], "role": "black"}
    other = both.http.post(path, headers=bearer(made["seats"]["white"])).json()
    assert (other["match"], other["role"]) == (new["match"], "black")
    now_black = both.sit(new["match"], made["seats"]["white"])
    assert now_black.state["deciders"] == ["black"]
    assert now_black.play("mark", "a")["t"] == "view"


def test_a_running_match_has_no_rematch_and_is_not_deleted(both: Server) -> None:
    made = both.new(game="clicks")
    headers = bearer(made["seats"]["black"])
    assert (
        both.http.post(f"/api/matches/{made['match']}/rematch", headers=headers).json()["error"] == "not_over"
    )
    assert both.http.delete(f"/api/matches/{made['match']}", headers=headers).json()["error"] == "not_over"


def test_resigning_by_http(both: Server) -> None:
    made = both.new(game="clicks")
    path = f"/api/matches/{made['match']}/resign"
    assert both.http.post(path).status_code == 401
    told = both.http.post(path, headers=bearer(made["seats"]["black"])).json()
    assert told["result"]["winner"] == "white"
    again = both.http.post(path, headers=bearer(made["seats"]["black"]))
    assert again.json()["error"] == "not_your_turn"


def test_a_finished_match_is_deleted_when_everybody_has_left_it(both: Server) -> None:
    made = ended_clicks(both)
    path = f"/api/matches/{made['match']}"
    assert both.http.delete(path).status_code == 401
    assert both.http.delete(path, headers=bearer(made["seats"]["black"])).json()["deleted"] is False
    assert both.http.get(path).status_code == 200
    assert both.http.delete(path, headers=bearer(made["seats"]["black"])).status_code == 401
    assert both.http.delete(path, headers=bearer(made["seats"]["white"])).json()["deleted"] is True
    assert both.http.get(path).status_code == 404
    for table in ("matches", "seats", "actions"):
        assert both.hall.store._read(f"select count(*) from {table}", ()) == [(0,)]


def test_real_dice_are_entered_one_by_one(both: Server) -> None:
    made = both.new(game="clicks", real_dice=True)
    black = both.sit(made["match"], made["seats"]["black"])
    black.play("roll")
    assert black.choices == {"enter": [1, 2, 3, 4, 5, 6]}
    black.play("enter", 4)
    assert black.view["rolled"] == [4]


def test_hot_seat_one_person_holds_both_tokens(both: Server) -> None:
    made = both.new()
    gold = both.sit(made["match"], made["seats"]["gold"])
    silver = both.sit(made["match"], made["seats"]["silver"])
    finish({"gold": gold, "silver": silver})
    assert gold.state["result"]["scores"].keys() == {"gold", "silver"}


def test_openapi_describes_exactly_what_is_served(both: Server) -> None:
    document = both.http.get("/api/openapi.json").json()
    described = {(m.upper(), path) for path, methods in document["paths"].items() for m in methods}
    assert described == {(e.method, plain(e.path)) for e in ENDPOINTS}
    for path, methods in document["paths"].items():
        answer = both.http.patch(re.sub("{[^}]*}", "0", path))
        told = {method.upper() for method in methods}
        assert answer.headers["allow"].split(", ") == sorted(told | ({"HEAD"} if "GET" in told else set()))


def test_every_answer_is_guarded(both: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/matches/none"):
        headers = both.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert policy.count("unsafe-inline") == 1
        assert "access-control-allow-origin" not in headers
        assert headers["x-content-type-options"] == "nosniff"


def test_pages_come_from_the_built_client(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>P</title>")
    (static / "assets" / "main-1a2b.js").write_text("let x = 1;" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    with Server(tmp_path / "db.sqlite3", static=static) as server:
        link = server.http.get("/m/abc?action=7", follow_redirects=False)
        assert link.headers["location"] == "/#/m/abc?action=7"
        page = server.http.get("/m/abc", follow_redirects=True)
        assert page.text == (static / "index.html").read_text()
        assert page.headers["cache-control"] == "no-cache"
        script = server.http.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        again = server.http.get("/assets/main-1a2b.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        assert server.http.get("/assets/gone.js").status_code == 404
        assert "secret" not in server.http.get("/..%2fsecret.txt").text


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", static=tmp_path / "nothing") as server:
        page = server.http.get("/")
        assert page.status_code == 503
        assert "make play" in page.text


def test_a_table_is_taken_up_again_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3") as server:
        made = server.new()
        gold = server.sit(made["match"], made["seats"]["gold"])
        gold.play(*gold.first_choice())
        view, log = gold.view, gold.log
    with Server(tmp_path / "db.sqlite3") as server:
        again: Client = server.sit(made["match"], made["seats"]["gold"])
        assert (again.view, again.log, again.n) == (view, log, 1)
