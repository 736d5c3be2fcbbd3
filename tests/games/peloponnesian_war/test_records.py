"""Whole games, one for each scenario and way to end, replayed to the very position in which they ended.

A record is named `<scenario>-<reason>[-<who surrendered>]-<winner, or how it ended without one>`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from polemos import game
from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.engine.registry import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def ending_of(match: Match) -> str:
    result = match.result
    assert result is not None
    gave_up = [str(line.args["who"]) for line in match.journal.lines if line.key == "surrender"]
    return "-".join([match.state.scenario, result.reason, *gave_up, result.winner or result.level])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_a_stored_game_ends_as_it_did(path: Path) -> None:
    assert ending_of(replay(read(path))) == path.stem


def test_every_scenario_has_its_stored_games() -> None:
    assert {read(path)["scenario"] for path in RECORDS} == {
        scenario.id for scenario in game("peloponnesian_war").scenarios
    }


def test_every_way_to_end_is_among_them() -> None:
    assert {read(path)["result"]["reason"] for path in RECORDS} == {
        "last-turn",
        "surrender",
        "returned",
        "armistice",
    }


def test_a_die_that_was_changed_is_found_out() -> None:
    record = read(RECORDS[0])
    record["dice"][-1] = 7 - record["dice"][-1]
    with pytest.raises(BadData, match="dice"):
        replay(record)
