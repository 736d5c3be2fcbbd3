"""Seeded random games whose ends are stored, so that any change of behaviour shows."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from conformance.cases import game_of, random_options
from playing import play_out

FOLDER = Path(__file__).resolve().parent.parent / "golden"
GAMES = 80
#: Games so long, in so many scenarios, that replaying eighty of each would take too long: how many.
FEWER = {"eagle_and_wolf": 20}


def count_of(game_id: str) -> int:
    """How many games of each scenario are stored."""
    return FEWER.get(game_id, GAMES)


def path_of(game_id: str, scenario: str) -> Path:
    return FOLDER / f"{game_id}_{scenario}.json"


def end_of(game_id: str, scenario: str, seed: int) -> str:
    """Play golden game number `seed`: actions and fingerprint, "431 9f3c…". Odd ones have random options."""
    game = game_of(game_id)
    options = random_options(game, Random(f"options:{seed}")) if seed % 2 else game.trial_options()
    match = play_out(game.start(scenario, f"golden:{seed}", options), f"golden:{seed}")
    return f"{match.number} {match.fingerprint()}"


def stored(game_id: str, scenario: str) -> dict[str, Any]:
    path = path_of(game_id, scenario)
    if not path.is_file():
        raise AssertionError(f"{path.name} is missing: run `make golden` and commit it")
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def write(game_id: str, scenario: str, ends: list[str]) -> None:
    version = game_of(game_id).meta.rules_version
    content = {"game": game_id, "scenario": scenario, "rules_version": version, "ends": ends}
    FOLDER.mkdir(exist_ok=True)
    path_of(game_id, scenario).write_text(json.dumps(content, indent=0) + "\n", encoding="utf-8")
