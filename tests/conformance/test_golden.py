"""Two hundred stored games of each scenario end as they did. After a change on purpose: `make golden`."""

from __future__ import annotations

import pytest

import polemos
from conformance.cases import TOY, game_of
from conformance.golden import GAMES, end_of, stored

SCENARIOS = [(g, s.id) for g in (TOY, *polemos.games()) for s in game_of(g).scenarios]
CHUNK = 20


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize(("game_id", "scenario"), SCENARIOS, ids=[f"{g}-{s}" for g, s in SCENARIOS])
def test_stored_games_end_as_they_did(game_id: str, scenario: str, first: int) -> None:
    known = stored(game_id, scenario)
    assert known["rules_version"] == game_of(game_id).meta.rules_version
    ends = [end_of(game_id, scenario, seed) for seed in range(first, first + CHUNK)]
    assert ends == known["ends"][first : first + CHUNK]
    assert len(known["ends"]) == GAMES
