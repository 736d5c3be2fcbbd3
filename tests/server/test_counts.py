"""What a viewer can count is what he may know: secret clicks of another leave no trace in any number."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from polemos.server import api_matches
from tests.server.harness import Client, Server, bearer
from toys.whispers import Whispers


@pytest.fixture
def whispers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(api_matches, "new_seed", lambda: "the same dice in both worlds")
    with Server(tmp_path / "db.sqlite3", games={"whispers": Whispers()}) as running:
        yield running


class World:
    """One match in which black clicks so often in secret, and all that white and a spectator were told."""

    def __init__(self, server: Server, clicks: int) -> None:
        self.server = server
        self.made = server.new(game="whispers", seats={"white": "link"})
        self.match = self.made["match"]
        self.black, self.white = (self.sit(role) for role in ("black", "white"))
        self.watching = server.sit(self.match)
        for i in range(clicks):
            self.black.play("mark", "abc"[i % 3])
        self.black.play("pass")
        self.white.until(lambda: self.white.state["deciders"] == ["white"])
        self.white.play("roll")
        self.white.play("pass")
        self.white.drain()
        self.watching.drain()

    def sit(self, role: str) -> Client:
        return self.server.sit(self.match, self.made["seats"][role])

    def told(self) -> list[Any]:
        """Everything but ids, tokens and times."""
        white, path = bearer(self.made["seats"]["white"]), f"/api/matches/{self.match}"
        get = self.server.http.get
        mine = self.server.http.post("/api/matches/mine", json={"tokens": [self.made["seats"]["white"]]})
        answers = [self.white.frames, self.watching.frames, mine.json()]
        for headers in (white, {}):
            answers += [get(path, headers=headers).json(), get(f"{path}/record", headers=headers).json()]
            answers += [get(f"{path}/at/{n}", headers=headers).json() for n in range(6)]
            answers += [get(f"{path}/at/{n}/parts", headers=headers).json() for n in range(6)]
        again = self.sit("white")
        text = json.dumps([*answers, again.frames]).replace(self.match, "MATCH")
        return [json.loads(text, object_hook=_timeless)]


def _timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in found.items() if k != "created"}


def test_one_or_four_secret_clicks_look_alike(whispers: Server) -> None:
    one, four = World(whispers, 1), World(whispers, 4)
    assert one.told() == four.told()


def test_who_clicked_counts_his_own(whispers: Server) -> None:
    world = World(whispers, 4)
    world.black.until(lambda: world.black.state["deciders"] == ["black"])
    assert (world.black.n, world.white.n) == (7, 3)
    seen = whispers.http.get(f"/api/matches/{world.match}/at/2", headers=bearer(world.made["seats"]["black"]))
    assert seen.json()["view"]["marks"] == ["a", "b"]


def test_going_back_is_told_in_everybodys_own_count(whispers: Server) -> None:
    world = World(whispers, 3)
    world.black.until(lambda: world.black.state["deciders"] == ["black"])
    world.black.send({"t": "takeback", "to": 3})
    world.white.until(lambda: '"takeback"' in world.white.frames[-1])
    assert json.loads(world.white.frames[-1]) == {"t": "takeback", "by": "black", "to": 0}
    world.white.ask("answer", yes=True)
    world.black.until(lambda: world.black.view["rolled"] == [])
    assert world.black.view["marks"] == ["a", "b", "c"]
    assert world.black.ask("undo")["error"] == "illegal_action"
    world.black.play("mark", "a")
    assert world.black.ask("undo")["n"] == 4
    assert world.black.view["marks"] == ["a", "b", "c"]


def test_once_it_is_over_everybody_counts_everything(whispers: Server) -> None:
    world = World(whispers, 4)
    world.black.until(lambda: world.black.state["deciders"] == ["black"])
    world.black.play("end")
    world.white.until(lambda: "result" in world.white.state)
    assert world.black.n == world.white.n == 8
    assert [line["action"] for line in world.white.log] == [6]
    path = f"/api/matches/{world.match}"
    assert whispers.http.get(path).json()["number"] == 8
    assert len(whispers.http.get(f"{path}/record").json()["actions"]) == 8
    assert whispers.http.get(f"{path}/at/8").status_code == 200
