"""What an action may bring agrees with what it does bring, and tells nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import polemos
from playing import random_actions
from polemos.bots.outlook import KEYS, changes, interval, outlook
from polemos.engine.errors import IllegalAction
from polemos.engine.match import Match
from polemos.engine.registry import games
from toys.clicks import Clicks

HIDDEN = [name for name in games() if polemos.game(name).meta.hidden]


def walked(name: str, seed: int, actions: int = 60, scenario: str | None = None) -> Match:
    game = polemos.game(name)
    match = game.start(scenario, seed=seed, options=game.trial_options())
    for _ in random_actions(match, Random(seed), actions):
        pass
    return match


def change(told: dict[str, Any], key: str, who: str = "", what: str = "") -> dict[str, Any]:
    """A change of the answer; one that never came has a share of 0."""
    for found in told["changes"]:
        if (found["key"], found.get("who", ""), found.get("what", "")) == (key, who, what):
            return dict(found)
    return {"share": 0.0, "low": 0.0, "high": 0.0, "mean": 0.0}


def test_a_click_without_dice_is_certain_after_one_trial() -> None:
    told = outlook(Clicks().start(), "black", [("mark", "a")]).to_json()
    assert (told["certain"], told["trials"], told["dice"]) == (True, 1, 0)
    assert told["asks"] == {"black": 1}
    told = outlook(Clicks().start(), "black", [("end", None)]).to_json()
    assert [(c["key"], c["who"], c["share"], c["low"]) for c in told["changes"]] == [("over", "black", 1, 1)]


def test_a_gesture_is_tried_as_a_whole_and_ends_with_what_is_learned() -> None:
    match = Clicks().start()
    assert outlook(match, "black", [("mark", "a"), ("mark", "b"), ("end", None)]).to_json()["changes"]
    told = outlook(match, "black", [("mark", "a"), ("roll", None), ("end", None)], trials=5).to_json()
    assert (told["changes"], told["dice"]) == ([], 1)
    with pytest.raises(IllegalAction):
        outlook(match, "black", [("mark", "a"), ("mark", "z")])


def test_dice_are_never_certain() -> None:
    told = outlook(Clicks().start(), "black", [("roll", None)], trials=20).to_json()
    assert (told["certain"], told["trials"], told["dice"]) == (False, 20, 1)


def test_asking_changes_nothing_and_answers_the_same() -> None:
    match = walked("hellenes", 4)
    role = match.deciders[0]
    before, choice = match.fingerprint(), match.prompt(role).nth(0)
    first, again = (outlook(match, role, [choice], trials=12, seconds=60).to_json() for _ in range(2))
    assert first == again
    assert match.fingerprint() == before


def fights(name: str, scenario: str | None, wanted: int) -> list[tuple[Match, str, tuple[str, Any]]]:
    """Moments in which an action on offer rolls dice and somebody may lose something by it."""
    found = []
    for seed in range(1, 60):
        game = polemos.game(name)
        match = game.start(scenario, seed=seed, options=game.trial_options())
        rng = Random(seed)
        for _ in range(250):
            if match.over or len(found) >= wanted:
                break
            role = match.deciders[0]
            choice = rng.choice(match.prompt(role).pairs())
            drawn, copy = match.state.chance.drawn, match.clone()
            before = match.view(role)
            match.play(role, *choice)
            lost = any(key[0] == "lost" for key in changes(match, before, match.view(role)))
            if match.state.chance.drawn != drawn and lost and not match.over:
                found.append((copy, role, choice))
                break
    return found


def lost_ids(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {p["side"] for name, p in before["pieces"].items() if name not in after["pieces"]}


def units_gone(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """Sides with fewer strength points of some kind."""
    count: dict[tuple[str, str], int] = {}
    for view, sign in ((before, 1), (after, -1)):
        for piece in view["pieces"].values():
            key = (piece["side"], piece["kind"])
            count[key] = count.get(key, 0) + sign * piece.get("count", 1)
    return {side for (side, _), number in count.items() if number > 0}


@pytest.mark.parametrize(
    ("name", "scenario", "losers"),
    [("dba", None, lost_ids), ("peloponnesian_war", None, units_gone)],
)
def test_losses_agree_with_many_true_plays(
    name: str, scenario: str | None, losers: Callable[[dict[str, Any], dict[str, Any]], set[str]]
) -> None:
    """The same action played to the next choice with other dice, 300 times, counted by hand."""
    plays = 300
    moments = fights(name, scenario, 3)
    assert len(moments) == 3
    for match, role, choice in moments:
        told = outlook(match, role, [choice], seed="forecast", trials=plays, seconds=60).to_json()
        before, truth = match.view(role), dict.fromkeys(_sides(match), 0)
        for salt in range(plays):
            true = match.clone()
            true.change_dice(10_000 + salt)
            true.play(role, *choice)
            while len(true.deciders) == 1 and true.prompt(true.deciders[0]).count() == 1:
                true.play(true.deciders[0], *true.prompt(true.deciders[0]).nth(0))
            for side in losers(before, true.view(role)):
                truth[side] += 1
        for side, times in truth.items():
            said = change(told, "lost", side)
            assert abs(said["share"] - times / plays) < 0.13, (name, choice, side, said, times)


def _sides(match: Match) -> set[str]:
    return {piece["side"] for piece in match.view(None)["pieces"].values()}


@pytest.mark.parametrize("name", HIDDEN)
def test_two_truths_that_look_alike_have_one_answer(name: str) -> None:
    asked = 0
    for seed in (2, 3):
        match, rng = walked(name, seed, 40), Random(seed)
        for _ in range(12):
            if match.over:
                break
            role = match.deciders[0]
            other = match.determinize(role, 77)
            choice = rng.choice(match.prompt(role).pairs())
            assert other.prompt(role).offered(*choice)
            ours, theirs = (
                outlook(m, role, [choice], trials=10, seconds=60).to_json() for m in (match, other)
            )
            assert ours == theirs
            asked += 1
            match.play(role, *choice)
    assert asked >= 12


@pytest.mark.parametrize("name", games())
def test_every_game_can_be_asked(name: str) -> None:
    match, rng = walked(name, 6, 10), Random(6)
    for _ in range(25):
        if match.over:
            return
        role = match.deciders[0]
        choice = rng.choice(match.prompt(role).pairs())
        told = outlook(match, role, [choice], trials=9, seconds=60).to_json()
        drawn, revealed = match.state.chance.drawn, match.state.revealed
        before = match.view(role)
        match.play(role, *choice)
        if told["certain"]:
            assert (match.state.chance.drawn, match.state.revealed) == (drawn, revealed)
            if match.prompt(match.deciders[0]).count() != 1:
                true = {key: amount for key, (amount, _) in changes(match, before, match.view(role)).items()}
                said = {(c["key"], c.get("who", ""), c.get("what", "")): c["most"] for c in told["changes"]}
                assert {key: amount for key, amount in true.items() if amount > 0}.items() >= {
                    key: amount for key, amount in said.items() if amount > 0
                }.items()
        assert {c["key"] for c in told["changes"]} <= set(KEYS)


def test_intervals_hold_the_share_and_end_at_the_ends() -> None:
    assert interval(0, 50)[0] == 0
    assert interval(50, 50)[1] == 1
    low, high = interval(20, 100)
    assert 0.12 < low < 0.2 < high < 0.3
