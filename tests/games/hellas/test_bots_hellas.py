"""The bots play Hellas: greedy trades, expands and develops, and beats whoever plays at random."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    LIMERA,
    MELOS,
    SPARTA,
    SPARTE,
    TEGEA,
    game,
    play,
    scene,
)
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


#: Tegea (wool) and the other goods hex of Arcadia (wood).
ARCADIA = (TEGEA, "h1614")


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


#: Fleet IV: ships contest the shores they lie on.
SEA_POWER = {"boxes": {"fleet": 8}}


def blockade(ships: dict[str, int], **state: object) -> Match:
    """A Spartan ship contests the Athenian post on Melos."""
    athens = {"posts": [MELOS], "ships": ships, **SEA_POWER}
    sparta = {"ships": {MELOS: 1}, **SEA_POWER}
    return scene(athens, sparta, intruders={MELOS: [SPARTA]}, **state)


def test_relief_of_a_blockade_is_worth_the_voyage_and_the_battle_more() -> None:
    far, near, there = blockade({"h2407": 1}), blockade({"h2416": 1}), blockade({MELOS: 1})
    assert value(far) < value(near) < value(there)
    before = value(there)
    play(there, "attack", ("fight_ships", MELOS))
    assert value(there) > before


def test_a_legion_that_completes_a_province_founds_its_post_all_the_same() -> None:
    """9.4: the hex counts for control already, but its good is still to be had."""
    match = scene({"posts": [ARCADIA[0]], "legions": {ARCADIA[1]: 1}, "money": 300})
    before = value(match)
    play(match, "posts", ("post", ARCADIA[1]))
    assert value(match) > before


def test_a_post_counts_most_where_it_completes_a_province() -> None:
    """11: Laconia has three goods hexes; the last of them is worth more than the same one alone."""
    rest = [GYTHIUM, LIMERA]
    first = value(scene({"posts": [SPARTE]})) - value(scene())
    last = value(scene({"posts": [*rest, SPARTE]})) - value(scene({"posts": rest}))
    assert last > first


def test_an_armistice_hurts_the_side_that_is_about_to_win() -> None:
    ahead = {"monuments": [CORINTH], "posts": [CORINTH], "boxes": dict.fromkeys(("culture", "military"), 9)}
    assert value(scene(ahead, armistice=1, asker=SPARTA)) < value(scene(ahead))


def test_a_hoard_is_worth_no_more_than_a_full_treasury() -> None:
    assert value(scene({"money": 2000})) == value(scene({"money": 600}))
    assert value(scene({"money": 200})) > value(scene({"money": 100}))


def test_the_last_post_of_the_reserve_is_founded_too() -> None:
    """17a: what other units could still have found is no reason to keep it for ever."""
    places = scene().game.board()["places"]
    goods = [h for h, place in places.items() if place.get("good", "gold") not in ("gold", "glass", "salt")]
    gold, ships = "h2402", {"h2402": 1, "h2311": 1, "h2417": 1, "h1918": 1}
    held = [h for h in goods if h not in ships and places[h]["kind"] != "island"]
    match = scene({"posts": held[:34], "ships": ships, "money": 500})
    before = value(match)
    play(match, "posts", ("post", gold))
    assert match.view(None)["reserve"][ATHENS]["posts"] == 0
    assert value(match) > before
