"""Greedy finds moves of several clicks, although the clicks in between change nothing it could evaluate."""

from __future__ import annotations

import pytest

import polemos
from polemos import bots
from polemos.bots.walk import WON, worth
from polemos.lab.playout import play_out
from toys.errands import Errands


@pytest.mark.parametrize("seed", range(5))
def test_greedy_delivers_every_letter(seed: int) -> None:
    match = Errands().start(seed=seed)
    play_out(match, {"courier": bots.make("greedy", seed, 1500), "guard": bots.make("random", seed)})
    assert match.result is not None
    assert match.result.scores == {"courier": 5}


def test_without_memory_between_clicks_it_does_so_too() -> None:
    """A server asks for one choice at a time and keeps no bot."""
    match = Errands().start(seed=1)
    while not match.over:
        role = match.deciders[0]
        match.play(role, *bots.choose("greedy", match, role, seed=2, budget=1500))
    assert match.result is not None
    assert match.result.scores == {"courier": 5}


def test_a_larger_budget_is_spent_and_a_small_one_kept() -> None:
    """With one play per decision the bot cannot see the difference between letters."""
    poor = 0
    for seed in range(5):
        match = Errands().start(seed=seed)
        play_out(match, {"courier": bots.make("greedy", seed, 1), "guard": bots.make("random", seed)})
        assert match.result is not None
        poor += match.result.scores["courier"]
    assert poor < 25


def test_alone_the_score_counts_at_the_end_not_the_verdict() -> None:
    match = polemos.game("peloponnesian_war").start("decelean_war", 4)
    play_out(match, {"player": bots.make("random", 4)})
    assert worth(match, "player", True) == match.game.evaluate(match.state, "player")
    assert worth(match, "player") in (0.0, WON)


def test_against_others_the_verdict_counts() -> None:
    match = polemos.game("dba").start("battle", 4)
    play_out(match, {role: bots.make("random", 4) for role in match.roles})
    assert {worth(match, role, True) for role in match.roles} == {-WON, WON}
