"""Beside a person's question stand near misses and prices; programs and spectators are not told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note
from tests.server.harness import FREE, Client, Server
from toys.clicks import Clicks, Marks, Turn

FULL = Barrier("full", "1")


class Priced(Turn):
    """Flying is nearly possible, and a mark costs the number of those before it."""

    def barriers(self, state: Any, who: str) -> Gates:
        return {"fly": Gate(NOTHING, lambda s, w, a: FULL)}

    def notes(self, state: Any, who: str) -> list[Note]:
        return [Note("mark", None, "costs", "1", {"points": len(state.marks)})]


class Dear(Clicks):
    def setup(self, scenario: str, options: Any, chance: Any) -> Marks:
        state = Marks(scenario, options, chance)
        state.call(Priced("black"))
        return state


def test_people_are_told_beside_the_question(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Dear()}) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        white = server.sit(made["match"], made["seats"]["white"])
        prompt = black.state["prompt"]
        assert prompt["near"] == [{"verb": "fly", "key": "full", "rule": "1", "args": {}}]
        assert prompt["notes"] == [
            {"verb": "mark", "arg": None, "key": "costs", "rule": "1", "args": {"points": 0}}
        ]
        assert black.play("mark", "a")["prompt"]["notes"][0]["args"] == {"points": 1}
        assert set(white.state["prompt"]) == {"message", "rule", "args", "choices"}


def test_programs_are_not(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Dear()}) as server:
        made = server.new(game="clicks")
        program = Client(server.ws(made["match"]), made["seats"]["black"], bot=True)
        assert {"near", "notes"}.isdisjoint(program.state["prompt"])
        assert "prompt" not in program.play("mark", "a")
        person = server.sit(made["match"], made["seats"]["black"])
        assert "notes" in person.state["prompt"]


def test_who_clicks_faster_than_people_do_is_told_nothing_beside(tmp_path: Path) -> None:
    limits = replace(FREE, aside_share=1e-9, aside_burst=1e-9)
    with Server(tmp_path / "db.sqlite3", games={"clicks": Dear()}, limits=limits) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        assert "notes" in black.state["prompt"]
        assert "notes" not in black.play("mark", "a")["prompt"]
        assert "prompt" not in black.play("mark", "a")
