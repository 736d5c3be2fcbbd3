"""Views, boards and answers have exactly the shapes that the client's types are made from."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import polemos
from polemos.engine.match import Match
from polemos.server import answers
from polemos.server.shapes.common import LogLine, Prompt, Result
from polemos.server.shapes.games import COMMON, SHAPES
from tests.server.harness import Server
from tests.server.shaped import faults

ROOT = Path(__file__).resolve().parents[2]
#: Looked at every so many actions, for so many actions of each scenario.
EVERY, ACTIONS = 29, 200


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_clients_types_are_those_of_the_server() -> None:
    command = [sys.executable, str(ROOT / "tools/wire_types.py"), "--check"]
    done = subprocess.run(command, check=False)
    assert done.returncode == 0, "web/src/wire/types.ts is not up to date: python tools/wire_types.py"


@pytest.mark.parametrize("game", polemos.games())
def test_boards_have_their_shape(game: str) -> None:
    board = plain(polemos.game(game).board())
    assert misfits(game, board, 1) == []


def misfits(game: str, value: Any, which: int) -> list[str]:
    """A game without shapes of its own may have more than the common ones."""
    found = faults(value, SHAPES.get(game, COMMON)[which])
    return found if game in SHAPES else [fault for fault in found if " is not in " not in fault]


@pytest.mark.parametrize("game", polemos.games())
def test_views_have_their_shape_in_random_games(game: str) -> None:
    rules = polemos.game(game)
    for number, scenario in enumerate(rules.scenarios):
        match, rng = rules.start(scenario.id, seed=number), random.Random(number)
        match.keep_log()
        for action in range(ACTIONS):
            if action % EVERY == 0 or match.over:
                assert look(game, match) == []
            if match.over:
                break
            role = rng.choice(match.deciders)
            match.play(role, *rng.choice(match.prompt(role).pairs()))
        lines = [{"i": 0, **line.to_json()} for line in match.log(None)]
        assert faults(plain(lines), list[LogLine]) == []


def look(game: str, match: Match) -> list[str]:
    """What does not fit in what everybody sees and is asked."""
    found = [fault for role in (*match.roles, None) for fault in misfits(game, plain(match.view(role)), 0)]
    for role in match.deciders:
        found += faults(plain(match.prompt(role).to_json()), Prompt)
    if match.result is not None:
        found += faults(plain(match.result.to_json()), Result)
    return found


def test_a_wrong_view_is_noticed() -> None:
    view = plain(polemos.game("hellas").start(seed=1).view(None))
    shape = SHAPES["hellas"][0]
    assert faults({**view, "news": 1}, shape) == [".news is not in HellasView"]
    del view["cycle"]["open"]
    assert faults(view, shape) == [".cycle.open is missing"]


def test_answers_have_exactly_their_shape(server: Server) -> None:
    made = server.new()
    seat = {"Authorization": f"Bearer {made['seats']['gold']}"}
    asked = {
        "/api/games": list[answers.GameCard],
        "/api/games/toy": answers.GameInfo,
        "/api/games/toy/rules": dict[str, answers.Clause],
        f"/api/matches/{made['match']}": answers.Summary,
        f"/api/matches/{made['match']}/at/0": answers.Moment,
        f"/api/matches/{made['match']}/at/0/parts": list[answers.Part],
        f"/api/matches/{made['match']}/notes": answers.NotesKept,
    }
    assert faults(made, answers.Created) == []
    for address, shape in asked.items():
        told = server.http.get(address, headers=seat)
        assert (address, faults(without_views(told.json()), shape)) == (address, [])


def without_views(told: Any) -> Any:
    """A view has the shape of its game, which is another question."""
    if isinstance(told, list):
        return [without_views(one) for one in told]
    return {**told, "view": {}} if "view" in told else told
