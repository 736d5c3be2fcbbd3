"""Whole campaigns played by bots, one for each war, replayed to the very position in which they ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from polemos.engine.registry import replay

RECORDS = Path(__file__).parent / "records"
#: Scenario, actions, winners; made by tools/eagle_and_wolf_records.py.
STORED: Final[list[tuple[str, int, tuple[str, ...]]]] = [
    ("expedition_3", 740, ()),
    ("extended_6", 1169, ()),
]


@pytest.mark.parametrize(("scenario", "actions", "winners"), STORED)
def test_a_stored_campaign_ends_as_it_did(scenario: str, actions: int, winners: tuple[str, ...]) -> None:
    match = replay(json.loads((RECORDS / f"{scenario}.json").read_text(encoding="utf-8")))
    assert match.result is not None
    assert (match.number, match.result.winners) == (actions, winners)
    assert {line.key for line in match.journal.lines} >= {
        "battle-joined",
        "siege",
        "pursuit",
        "elected",
        "event",
    }
