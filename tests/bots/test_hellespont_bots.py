"""Bots in a real game: honest, legal, quick, and greedy far better than chance."""

from __future__ import annotations

from random import Random

import pytest

import polemos
from polemos import bots
from polemos.engine.match import Match
from polemos.lab.playout import simulate_one

GAME = "hellespont"
#: A time to think would make them choose one thing today and another tomorrow.
NAMES = ("greedy", "random", "search")


def moments(count: int, seed: int) -> list[Match]:
    """Random moments of random matches in which somebody has a real choice."""
    found: list[Match] = []
    chance = Random(seed)
    while len(found) < count:
        match = polemos.game(GAME).start(seed=chance.randrange(10**9))
        for _ in range(chance.randrange(20, 900)):
            if match.over:
                break
            role = match.deciders[0]
            match.play(role, *chance.choice(match.prompt(role).pairs()))
        if not match.over and len(match.prompt(match.deciders[0]).pairs()) > 1:
            found.append(match)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_hidden_facts_and_future_dice_change_nothing(name: str) -> None:
    for match in moments(12, seed=1):
        role = match.deciders[0]
        told = bots.choose(name, match, role, seed=9, budget=60)
        for other in range(2):
            dealt = match.determinize(role, seed=other)
            assert bots.choose(name, dealt, role, seed=9, budget=60) == told


@pytest.mark.parametrize("name", NAMES)
def test_choices_are_offered_and_nothing_changes(name: str) -> None:
    for match in moments(12, seed=2):
        role = match.deciders[0]
        before = match.fingerprint()
        assert match.prompt(role).offered(*bots.choose(name, match, role, seed=4, budget=60))
        assert match.fingerprint() == before


@pytest.mark.slow
@pytest.mark.parametrize(("side", "scenario"), [("athens", "historical"), ("sparta", "alcibiades")])
def test_greedy_outscores_random_as_either_side(side: str, scenario: str) -> None:
    """One match; `polemos simulate` measures a hundred (docs/strength.md)."""
    game = polemos.game(GAME)
    seats = {role: "greedy" if role == side else "random" for role in game.meta.roles}
    scores = simulate_one(game, 0, seats, seed=8, scenario=scenario).scores
    assert scores.pop(side) > 2 * max(scores.values())
