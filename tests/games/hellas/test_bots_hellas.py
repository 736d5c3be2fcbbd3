"""The bots play Hellas: greedy trades, expands and develops, and beats whoever plays at random."""

from __future__ import annotations

import pytest

from games.hellas.scene import ATHENAI, ATHENS, CORINTH, SPARTA, game, play, scene
from polemos import bots
from polemos.engine.match import Match
from polemos.engine.result import Result


def duel(athens: str, sparta: str, seed: int, budget: int) -> tuple[Result, Match]:
    match = game().start("standard", seed, game().trial_options())
    seated = {ATHENS: bots.make(athens, seed, budget), SPARTA: bots.make(sparta, seed + 1, budget)}
    while not match.over:
        role = match.deciders[0]
        match.play(role, *seated[role].choose(bots.Seat(match, role)))
    assert match.result is not None
    return match.result, match


@pytest.mark.slow
@pytest.mark.parametrize(("athens", "sparta"), [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_with_ten_points_of_its_own(athens: str, sparta: str) -> None:
    result, match = duel(athens, sparta, 100, 120)
    winner = ATHENS if athens == "greedy" else SPARTA
    assert result.winner == winner
    assert result.reason == "points"
    assert result.scores[winner] >= 10
    assert match.view(None)["turn"] <= 40


def value(match: Match, role: str = ATHENS) -> float:
    return match.game.evaluate(match.state, role)


def test_the_evaluation_is_fair() -> None:
    match = scene({"posts": [CORINTH]}, {"legions": {ATHENAI: 1}})
    assert value(match) == -value(match, SPARTA)
    assert value(scene()) == 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"posts": [CORINTH]}, {}),
        ({"money": 100}, {"money": 50}),
        ({"stability": 2}, {"stability": -2}),
        ({"stability": -4}, {"stability": -8}),
        ({"boxes": {"culture": 3}}, {"boxes": {"culture": 2}}),
        ({"boxes": {"economy": 9}}, {"boxes": {"economy": 8}}),
        ({"legions": {ATHENAI: 1}}, {"legions": {"h2213": 1}}),
        ({"ships": {"h2417": 1}}, {"ships": {"h2419": 1}}),
        ({"monuments": [CORINTH], "posts": [CORINTH]}, {"posts": [CORINTH], "money": 500}),
        ({"fortresses": [CORINTH]}, {"posts": [CORINTH]}),
    ],
)
def test_what_is_better_is_worth_more(better: dict[str, object], worse: dict[str, object]) -> None:
    base = {"money": 100}
    assert value(scene({**base, **better})) > value(scene({**base, **worse}))


def test_a_post_costs_less_than_it_is_worth() -> None:
    match = scene({"legions": {CORINTH: 1}, "money": 60})
    before = value(match)
    play(match, "posts", ("post", CORINTH))
    assert value(match) > before
