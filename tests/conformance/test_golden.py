"""The stored games of each scenario end as they did. After a change on purpose: `make golden`."""

from __future__ import annotations

import pytest

import polemos
from conformance.cases import TOY, game_of
from conformance.golden import count_of, end_of, stored

CHUNK = 20
CHUNKS = [
    (game_id, scenario.id, first)
    for game_id in (TOY, *polemos.games())
    for scenario in game_of(game_id).scenarios
    for first in range(0, count_of(game_id), CHUNK)
]


@pytest.mark.parametrize(("game_id", "scenario", "first"), CHUNKS, ids=[f"{g}-{s}-{i}" for g, s, i in CHUNKS])
def test_stored_games_end_as_they_did(game_id: str, scenario: str, first: int) -> None:
    known = stored(game_id, scenario)
    assert known["rules_version"] == game_of(game_id).meta.rules_version
    ends = [end_of(game_id, scenario, seed) for seed in range(first, min(first + CHUNK, count_of(game_id)))]
    assert ends == known["ends"][first : first + CHUNK]
    assert len(known["ends"]) == count_of(game_id)
