"""Beside a person's question stand near misses and prices; programs and spectators are not told."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from polemos import game, games
from polemos.engine.sight import Sight
from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note
from polemos.server.asides import PAUSE
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


def told(client: Client) -> dict[str, Any]:
    """What stands beside the present question: it follows once the question has stood for a moment."""
    while "beside" not in client.receive():
        pass
    found: dict[str, Any] = client.state["beside"]
    return found


def note(points: int) -> dict[str, Any]:
    return {"verb": "mark", "arg": None, "key": "costs", "rule": "1", "args": {"points": points}}


NEAR = {"verb": "fly", "key": "full", "rule": "1", "args": {}}


def test_people_are_told_beside_the_question(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Dear()}) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        white = server.sit(made["match"], made["seats"]["white"])
        assert told(black) == {"near": [NEAR], "notes": [note(0)]}
        assert "beside" not in black.play("mark", "a")
        assert told(black)["notes"] == [note(1)]
        again = server.sit(made["match"], made["seats"]["black"])
        assert again.state["beside"]["notes"] == [note(1)]
        assert "beside" not in white.state
        assert set(white.state["prompt"]) == {"message", "rule", "args", "choices"}


def test_who_clicks_on_is_told_of_the_last_question_only(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Dear()}) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        for place in "abc":
            black.play("mark", place)
        assert told(black)["notes"] == [note(3)]


def test_programs_are_not(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Dear()}) as server:
        made = server.new(game="clicks")
        program = Client(server.ws(made["match"]), made["seats"]["black"], bot=True)
        assert "prompt" not in program.play("mark", "a")
        assert silent(program)
        person = server.sit(made["match"], made["seats"]["black"])
        assert "notes" in told(person)


def test_who_clicks_faster_than_people_do_is_told_nothing_beside(tmp_path: Path) -> None:
    limits = replace(FREE, aside_share=1e-9, aside_burst=1e-9)
    with Server(tmp_path / "db.sqlite3", games={"clicks": Dear()}, limits=limits) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        assert "notes" in told(black)
        assert "prompt" not in black.play("mark", "a")
        assert silent(black)


class Ahead(Dear):
    """With a forecast that takes long."""

    def seen(self, state: Any, role: str | None, sight: Sight) -> dict[str, Any]:
        view = self.view(state, role)
        return {**view, "forecast": {} if sight.later() else {"marks": len(state.marks)}}


def test_a_forecast_that_takes_long_follows_the_view(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", games={"clicks": Ahead()}) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        looker = server.sit(made["match"])
        assert black.view["forecast"] == {"marks": 0}
        black.play("mark", "a")
        assert black.view["forecast"] == {}
        for client in (black, looker):
            client.until(lambda client=client: client.view["forecast"] == {"marks": 1})


@pytest.mark.parametrize("name", games())
def test_a_brief_view_is_the_view_but_for_its_forecast(name: str) -> None:
    match, rng, brief = game(name).start(seed=4), random.Random(4), Sight()
    brief.brief = True
    for _ in range(80):
        if match.over:
            break
        role = match.deciders[0]
        seen, whole = match.game.seen(match.state, role, brief), match.view(role)
        assert {**seen, "forecast": whole.get("forecast")} == {**whole, "forecast": whole.get("forecast")}
        assert brief.left_out or seen == whole
        match.play(role, *rng.choice(match.prompt(role).pairs()))


def silent(client: Client) -> bool:
    """Nothing is said for a while."""
    time.sleep(4 * PAUSE)
    client.send({"t": "ping"})
    return client.receive()["t"] == "pong"
