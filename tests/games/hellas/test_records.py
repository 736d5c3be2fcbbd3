"""Whole games, one for each way to end, replayed to the very position in which they ended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.hellas.scene import ATHENS, SPARTA
from polemos.engine.errors import BadData
from polemos.engine.registry import replay

RECORDS = Path(__file__).parent / "records"

#: Why a stored game ends, who wins it and by which paragraph; made by `tools/hellas_endings.py`.
ENDINGS = [("points", ATHENS, "2b"), ("revolution", ATHENS, "14a"), ("last_turn_tie", SPARTA, "5d")]


def read(name: str) -> dict[str, object]:
    content: dict[str, object] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize(("name", "winner", "rule"), ENDINGS)
def test_a_stored_game_ends_as_it_did(name: str, winner: str, rule: str) -> None:
    match = replay(read(name))
    assert match.result is not None
    assert (match.result.winner, match.result.reason, match.result.rule) == (winner, name, rule)
    assert match.state.chance.drawn == 0


def test_a_record_that_was_tampered_with_is_refused() -> None:
    record = read("revolution")
    actions = record["actions"]
    assert isinstance(actions, list)
    record["actions"] = [*actions[:40], ["athens", "dance", None], *actions[40:]]
    with pytest.raises(BadData, match=r"actions\[40\]"):
        replay(record)
