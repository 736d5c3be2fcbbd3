"""Why not? For every pair that is not offered there is a reason, and for none that is."""

from __future__ import annotations

from random import Random

import pytest

import polemos
from conformance.cases import cases
from conformance.reasons import Asker
from conformance.texts import Reader
from playing import random_actions

#: The least share of pairs (thing on the board, verb of the step) with a reason of its own; it only rises.
SHARE = {
    "dba": 0.99,
    "eagle_and_wolf": 0.99,
    "hellas": 0.99,
    "hellenes": 0.99,
    "hellespont": 0.99,
    "peloponnesian_war": 0.99,
}


@pytest.mark.parametrize("game_id", polemos.games())
def test_offered_or_barred_and_the_reason_is_told(game_id: str) -> None:
    reader = Reader(polemos.game(game_id))
    asker = Asker(Random(f"why:{game_id}"), reader)
    for case in cases(game_id):
        match = case.start("why-not")
        rng = Random(f"why:{case}")
        for _ in random_actions(match, rng, 250):
            if rng.random() < 0.15:
                asker.ask(match)
    assert reader.missing() == []
    assert asker.asked > 0
    assert asker.share >= SHARE.get(game_id, 0.95), f"{asker.share:.3f}; silent: {asker.silent}"
