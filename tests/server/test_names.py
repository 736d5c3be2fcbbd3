"""Server and client call things by the same names: both read the examples in names.json.

`python -m tests.server.test_names` writes the examples anew, as the server says them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from polemos.kit.text import Text
from polemos.server.api_games import naming

EXAMPLES = Path(__file__).with_name("names.json")
ASKED: dict[str, list[tuple[str, Any]]] = {
    "hellespont": [
        ("place", "m5"),
        ("leader", "mindarus"),
        ("piece", "athens_t20_1"),
        ("who", "sparta"),
        ("pieces", ["mindarus", "sparta_h4b_1"]),
        ("counter", "c01"),
        ("points", 3),
    ],
    "dba": [("place", "aw12"), ("place", "c3"), ("piece", "att_sp_2")],
    "hellas": [("piece", "athens_legion_h2112"), ("side", "rhodes")],
    "peloponnesian_war": [
        ("piece", "moving_athens_an_piraeus"),
        ("leader", "pericles"),
        ("force", "7H 2C + 3H (all.)"),
    ],
}


def said() -> dict[str, Any]:
    return {game: {"naming": naming(), "examples": _examples(game, asked)} for game, asked in ASKED.items()}


def _examples(game: str, asked: list[tuple[str, Any]]) -> list[dict[str, Any]]:
    text = Text(game, "en")
    return [
        {"argument": name, "value": value, "said": text.arguments({name: value})[name]}
        for name, value in asked
    ]


def test_the_examples_are_what_the_server_says() -> None:
    assert json.loads(EXAMPLES.read_text("utf-8")) == said()


if __name__ == "__main__":
    EXAMPLES.write_text(json.dumps(said(), indent=1, ensure_ascii=False) + "\n", "utf-8")
