"""Matches outlive updates of rules and data: they go on, or from their kept position, or can be read."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import polemos
from polemos.cli import main
from polemos.engine.errors import Outdated
from polemos.engine.record import replay
from polemos.server.upgrading import report
from tests.server.harness import Client, Server, bearer
from toys.clicks import Clicks
from toys.toy import Astragaloi
from toys.variants import ClosedClicks, NewClicks, StrictClicks


def sit(server: Server, made: dict[str, Any], role: str = "black") -> Client:
    return server.sit(made["match"], made["seats"][role])


def begun(db: Path, over: bool = False) -> dict[str, Any]:
    """A match by the old rules, put away as a server does when it stops."""
    with Server(db, games={"clicks": Clicks()}) as server:
        made = server.new(game="clicks")
        black = sit(server, made)
        for letter in "abcab":
            black.play("mark", letter)
        black.play("roll")
        black.play("end" if over else "pass")
        path = f"/api/matches/{made['match']}"
        made["log"] = black.log
        made["view"] = black.view
        made["record"] = server.http.get(
            f"{path}/record",
            headers={**bearer(made["seats"]["black"]), "X-Polemos-Seats": made["seats"]["white"]},
        ).json()
    return made


def test_where_nothing_differs_the_match_goes_on_by_the_new_rules(tmp_path: Path) -> None:
    made = begun(tmp_path / "db.sqlite3")
    with Server(tmp_path / "db.sqlite3", games={"clicks": NewClicks()}) as server:
        white = sit(server, made, "white")
        assert white.view == made["view"]
        assert white.log == made["log"]
        assert white.play("mark", "c")["n"] == 8
        assert server.table(made["match"]).saved.rules_version == 2


def test_else_it_goes_on_from_its_kept_position_and_says_so(tmp_path: Path) -> None:
    """The new rules do not allow what was played: no letter may be marked twice in a row of five."""
    made = begun(tmp_path / "db.sqlite3")
    for _ in range(2):  # also after another restart
        with Server(tmp_path / "db.sqlite3", games={"clicks": StrictClicks()}) as server:
            white = sit(server, made, "white")
            assert white.view["marks"] == made["view"]["marks"]
            assert white.log[: len(made["log"])] == made["log"]
            assert white.log[len(made["log"])]["key"] == "rules-changed"
            assert white.log[len(made["log"])]["args"] == {"version": 2}
            assert white.n >= 8
            assert white.ask("takeback", to=3)["error"] == "bad_data"
            earlier = server.http.get(f"/api/matches/{made['match']}/at/3").json()
            assert earlier["log"] == made["log"][:3]
            assert white.play("roll")["t"] == "view"
            assert white.play("mark", "c")["t"] == "view"
            assert white.ask("undo")["t"] == "view"
    with Server(tmp_path / "db.sqlite3", games={"clicks": StrictClicks()}) as server:
        sit(server, made, "white").play("end")
        told = server.http.get(f"/api/matches/{made['match']}/record").json()
    assert replay(StrictClicks(), told).over


def test_a_finished_match_can_always_be_read_exported_and_deleted(tmp_path: Path) -> None:
    made = begun(tmp_path / "db.sqlite3", over=True)
    with Server(tmp_path / "db.sqlite3", games={"clicks": StrictClicks()}) as server:
        path = f"/api/matches/{made['match']}"
        told = server.http.get(path).json()
        assert (told["over"], told["read_only"]["rules_version"]) == (True, 1)
        white = sit(server, made, "white")
        assert white.view == made["view"]
        assert white.log == made["log"]
        assert white.state["result"] == made["record"]["result"]
        seen = server.http.get(f"{path}/at/0").json()
        assert seen["view"]["marks"] == []
        record = server.http.get(f"{path}/record").json()
        assert record["actions"] == made["record"]["actions"]
        assert record["dice"] == made["record"]["dice"]
        assert replay(Clicks(), record).over
        for role in ("black", "white"):
            gone = server.http.delete(path, headers=bearer(made["seats"][role]))
            assert gone.status_code == 200
        assert server.http.get(path).status_code == 404


def test_what_cannot_be_played_on_can_be_read_and_deleted(tmp_path: Path) -> None:
    """The new rules cannot even read the old position."""
    made = begun(tmp_path / "db.sqlite3")
    with Server(tmp_path / "db.sqlite3", games={"clicks": ClosedClicks()}) as server:
        white = sit(server, made, "white")
        assert (white.view, white.log, white.state["deciders"]) == (made["view"], made["log"], [])
        assert white.play("mark", "a")["error"] in ("stale", "not_your_turn")
        path = f"/api/matches/{made['match']}"
        assert server.http.get(f"{path}/record").status_code == 200
        assert server.http.delete(path, headers=bearer(made["seats"]["black"])).status_code == 200


def test_other_data_are_named_and_the_match_waits_for_its_own(tmp_path: Path) -> None:
    own = tmp_path / "our-house"
    own.mkdir()
    (own / "pieces.yaml").write_text("a: 1\n")
    db = tmp_path / "db.sqlite3"
    with Server(db, games={"toy": Astragaloi(own)}) as server:
        made = server.new()
    with Server(db) as server:
        told = server.http.get(f"/api/matches/{made['match']}").json()
        assert told["read_only"]["data"].startswith("our-house:")
        assert sit(server, made, "gold").state["deciders"] == []
    with Server(db, games={"toy": Astragaloi(own)}) as server:
        assert sit(server, made, "gold").state["deciders"] == ["gold", "silver"]


def test_upgrade_says_what_would_become_of_every_match(tmp_path: Path) -> None:
    db = tmp_path / "db.sqlite3"
    begun(db, over=True)
    begun(db)

    def fates(game: Clicks, apply: bool = False) -> list[str]:
        return sorted(str(line.fate) for line in asyncio.run(report(db, {"clicks": game}, apply)))

    assert fates(Clicks()) == ["same", "same"]
    assert fates(NewClicks()) == ["replays", "replays"]
    assert fates(StrictClicks()) == ["position", "read"]
    assert fates(ClosedClicks()) == ["read", "read"]
    assert fates(StrictClicks()) == ["position", "read"]  # nothing was changed by looking
    fates(StrictClicks(), apply=True)
    assert fates(StrictClicks()) == ["read", "same"]


@pytest.mark.parametrize("over", [True, False])
def test_a_record_of_older_rules_is_replayed_if_it_went_the_same_way(over: bool) -> None:
    match = Clicks().start(seed=3)
    for verb in ("roll", "roll", "end" if over else "pass"):
        match.play("black", verb)
    record = match.record()
    again = replay(NewClicks(), record)
    assert (again.number, again.over) == (3, over)
    assert again.journal.dice == match.journal.dice


def test_else_it_says_so_and_what_it_kept_can_be_read(tmp_path: Path) -> None:
    match = Clicks().start(seed=3)
    for letter in "aab":
        match.play("black", "mark", letter)
    match.play("black", "end")
    record = match.record()
    with pytest.raises(Outdated, match=r"played by version 1 of the rules \(these are 2\)"):
        replay(StrictClicks(), record)
    with Server(tmp_path / "db.sqlite3", games={"clicks": StrictClicks()}) as server:
        assert server.http.post("/api/records/verify", json={"record": record}).json()["ok"] is False
        made = server.http.post("/api/records", json={"record": record}).json()
        told = server.http.get(f"/api/matches/{made['match']}").json()
        assert told["read_only"]["rules_version"] == 1
        watching = server.sit(made["match"])
        assert watching.view["marks"] == ["a", "a", "b"]
        assert [line["key"] for line in watching.log] == ["marked"] * 3
        assert watching.state["result"]["winner"] == "black"
        forged = {**record, "kept": {**record["kept"], "log": [{"key": 7}]}}
        assert server.http.post("/api/records", json={"record": forged}).status_code == 400
        bare = {key: value for key, value in record.items() if key != "kept"}
        assert server.http.post("/api/records", json={"record": bare}).status_code == 400


def test_versions_of_the_variants_differ() -> None:
    assert replace(Clicks().meta, rules_version=2) == StrictClicks().meta == NewClicks().meta


def test_the_terminal_prints_what_an_old_record_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record of an older version with an action that is no longer legal: its own log is shown."""
    game = polemos.game("hellespont")
    match = game.start(seed=1)
    for _ in range(12):
        role = match.deciders[0]
        match.play(role, *match.prompt(role).pairs()[0])
    record = match.record()
    record["actions"][3] = ["athens", "no-such-verb", None]
    monkeypatch.setattr(game, "meta", replace(game.meta, rules_version=game.meta.rules_version + 1))
    file = tmp_path / "old.json"
    file.write_text(json.dumps(record))
    assert main(["replay", str(file), "--json", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert "played by version" in shown.err
    assert len(json.loads(shown.out)["log"]) == len(match.log(None))
