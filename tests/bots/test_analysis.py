"""Looking back on a match: what the curve ends with, and which click of a decision is named."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

import polemos
from polemos.bots.search.analysis import Loss, analyse, chances, costliest, lost, parting
from polemos.bots.seat import Plan, Planned
from polemos.engine.match import Action, Match
from toys.errands import HOUSES, Errands

TAKE, KEEP, GIVE = (Planned("errand", *click) for click in (("take", "m1"), ("keep", None), ("give", "m1")))


def alone(won: bool) -> Match:
    """A short match of one player, played at random, that ended so."""
    for seed in count():
        match, chance = polemos.game("peloponnesian_war").start("fall_of_athens", seed), Random(seed)
        while not match.over:
            role = match.deciders[0]
            match.play(role, *chance.choice(match.prompt(role).pairs()))
        if (match.result is not None and match.result.winner is not None) is won:
            return match
    raise AssertionError("unreachable")


@pytest.mark.parametrize(("won", "end"), [(True, 1.0), (False, 0.0)], ids=["victory", "defeat"])
def test_alone_the_curve_ends_with_the_result_and_is_open_before(won: bool, end: float) -> None:
    match = alone(won)
    actions = list(match.actions)
    begun = polemos.game("peloponnesian_war").start("fall_of_athens", match.seed)
    curve = analyse(begun, actions, 0, len(actions), 1).curve
    assert curve[-1][2] == {"player": end}
    assert 0 < curve[0][2]["player"] < 1


def test_alone_who_gives_up_has_lost() -> None:
    match = polemos.game("peloponnesian_war").start("fall_of_athens", 1)
    match.resign("player")
    assert chances(match, 1) == {"player": 0.0}


def test_against_others_chances_add_up_to_one() -> None:
    match = polemos.game("hellespont").start(seed=1)
    assert sum(chances(match, 1).values()) == pytest.approx(1, abs=0.001)
    match.resign("athens")
    assert chances(match, 1) == {"athens": 0.0, "sparta": 1.0}


def delivered_wrongly(house: str) -> tuple[Match, list[Action]]:
    """The courier takes one letter and brings it to another house; the match is at its beginning."""
    wrong = HOUSES[HOUSES.index(house) - 1]
    return Errands().start(seed=1), [
        ("courier", "take", house),
        ("guard", "nod", None),
        ("courier", "deliver", wrong),
    ]


def test_the_first_click_that_should_have_been_another_is_named() -> None:
    """Search takes a certain letter: who took that one, too, was only wrong at the delivery."""
    named = set()
    for house in HOUSES:
        match, actions = delivered_wrongly(house)
        found = lost(match, "courier", actions, 1)
        assert found is not None
        loss, clicks = found
        assert clicks == 2
        assert loss.cost > 0
        assert loss.played != loss.better
        assert actions[loss.n] == ("courier", *loss.played)
        named.add(loss.n)
    assert named == {0, 2}


@pytest.mark.parametrize(
    ("played", "better", "at"),
    [
        ((TAKE, GIVE), (KEEP,), 0),
        ((TAKE, GIVE), (TAKE, KEEP), 1),
        ((TAKE, GIVE), (TAKE,), None),
        ((TAKE,), (TAKE, GIVE), None),
    ],
)
def test_plans_part_where_a_click_differs(played: Plan, better: Plan, at: int | None) -> None:
    assert parting(played, better) == at


def test_a_click_that_two_parts_of_the_match_name_is_told_once() -> None:
    losses = [Loss(7, "courier", cost, ("keep", None), ("give", "m1")) for cost in (0.1, 0.3, 0.001)]
    other = Loss(5, "courier", 0.2, ("rest", None), ("take", "m1"))
    assert costliest([*losses, other]) == [losses[1], other]
