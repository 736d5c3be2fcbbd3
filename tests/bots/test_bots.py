"""Bots know only what their seat knows, and play the same way whatever is hidden from them."""

from __future__ import annotations

import pytest

from polemos import BadData, NotYourTurn, bots
from polemos.engine.match import Match
from toys import toy

#: A time to think would make it choose one thing today and another tomorrow.
NAMES = ("greedy", "random", "search:60it")


def positions(count: int, seed: int = 0) -> list[Match]:
    """Moments of random matches in which somebody has a real choice."""
    found: list[Match] = []
    for i in range(count):
        match = toy.make().start("short", seed=f"{seed}:{i}")
        for _ in range(i % 5):
            role = match.deciders[0]
            match.play(role, *bots.choose("random", match, role, seed=i))
        found.append(match)
    return found


def test_names_are_sorted() -> None:
    assert bots.names() == ("greedy", "random", "search")


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_what_is_offered(name: str) -> None:
    for match in positions(10):
        role = match.deciders[0]
        assert match.prompt(role).offered(*bots.choose(name, match, role, seed=3))


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_same_choice(name: str) -> None:
    for match in positions(10):
        role = match.deciders[-1]
        assert len({bots.choose(name, match, role, seed=5) for _ in range(3)}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_hidden_facts_and_future_dice_change_nothing(name: str) -> None:
    for match in positions(25):
        role = match.deciders[0]
        told = bots.choose(name, match, role, seed=7)
        for other in range(3):
            assert bots.choose(name, match.determinize(role, seed=other), role, seed=7) == told


@pytest.mark.parametrize("name", NAMES)
def test_choosing_leaves_the_match_as_it_was(name: str) -> None:
    match = positions(1)[0]
    before = match.record()
    bots.choose(name, match, match.deciders[0])
    assert match.record() == before


def test_a_seat_shows_no_more_than_the_role_may_know() -> None:
    match = positions(1)[0]
    seat = bots.Seat(match, "gold")
    assert seat.view() == match.view("gold")
    assert seat.prompt == match.prompt("gold")
    assert [name for name in dir(seat) if not name.startswith("_")] == [
        "alone",
        "determinize",
        "dice_decide",
        "number",
        "plan_plays",
        "prompt",
        "role",
        "view",
    ]


def test_unknown_bot_is_named() -> None:
    with pytest.raises(BadData, match="there is no bot 'deep_blue'"):
        bots.make("deep_blue")


def test_budget_of_nothing_is_refused() -> None:
    with pytest.raises(BadData, match="budget"):
        bots.make("greedy", budget=0)


def test_a_seat_that_is_not_asked_cannot_choose() -> None:
    match = positions(1)[0]
    match.play("gold", "put", match.prompt("gold").choices["put"][0])
    with pytest.raises(NotYourTurn):
        bots.choose("random", match, "gold")


def test_greedy_takes_the_choice_that_cannot_lose() -> None:
    """With two points each and one tally left, accepting a lost throw loses; an appeal may win."""
    match = toy.make().start("short", seed=1)
    position = match.position()
    position["state"]["points"] = {"gold": 2, "silver": 0}
    position["state"]["chosen"] = {"gold": "t9", "silver": "t1"}
    position["state"]["hands"] = {"gold": ["t2"], "silver": ["t3"]}
    position["state"]["bag"] = []
    position["frames"] = [
        {"frame": "Round", "who": "", "at": 2},
        {"frame": "Judge", "thrower": "gold", "die": 5},
    ]
    judged = toy.make().resume(position)
    answers = {bots.choose("greedy", judged, "silver", seed=seed)[0] for seed in range(10)}
    assert answers == {"appeal"}
