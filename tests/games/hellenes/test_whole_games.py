"""Whole games: with dice rolled by hand, and one stored game for every ending in every scenario."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import polemos
from games.hellenes.camp import game
from playing import random_action

RECORDS = Path(__file__).parent / "records"

#: Every scenario with every way a game can end: who wins and how (14.21-14.24); a draw has no winner.
ENDINGS = (
    ("athens", "decisive"),
    ("athens", "negotiated"),
    ("athens", "major"),
    ("athens", "minor"),
    ("", "draw"),
    ("sparta", "minor"),
    ("sparta", "major"),
    ("sparta", "negotiated"),
    ("sparta", "decisive"),
)
SCENARIOS = ("431", "sicily", "413", "415")


@pytest.mark.rule("14.21a", "14.22b", "14.23a", "14.24a")
@pytest.mark.parametrize(
    ("scenario", "winner", "level"), [(s, w, how) for s in SCENARIOS for w, how in ENDINGS]
)
def test_the_stored_game_of_this_ending_replays(scenario: str, winner: str, level: str) -> None:
    """Every action, every die and the final position of the record are verified on the way."""
    record = stored(scenario, winner, level)
    match = polemos.replay(record)
    assert match.result is not None
    assert (match.result.winner or "", match.result.level) == (winner, level)
    assert match.state.scenario == scenario
    points = match.result.scores[winner] if winner else max(match.result.scores.values())
    assert points in reaches(level)


def reaches(level: str) -> range:
    """14.21-14.24: the Prestige with which a game ends so."""
    at_the_end = {"decisive": range(15, 99), "major": range(10, 15), "minor": range(5, 10)}
    if level == "negotiated":
        return range(3, 15)  # more than two dice show, after the offer is paid for
    return at_the_end.get(level, range(5))


def stored(scenario: str, winner: str, level: str) -> dict[str, Any]:
    path = RECORDS / f"{scenario}_{winner or 'nobody'}_{level}.json"
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.rule("6.31a")
def test_a_whole_game_with_dice_rolled_by_hand() -> None:
    """Every die that the rules ask for is entered one by one; the record replays to the same end."""
    match = game().start("413", "by hand", None, (), True)
    rng = Random("by hand")
    entered = 0
    while not match.over:
        role, verb, arg = random_action(match, rng)
        if verb == "enter":
            entered += 1
            assert match.prompt(role).choices == {"enter": (1, 2, 3, 4, 5, 6)}
        match.play(role, verb, arg)
    assert entered > 30
    assert len(match.journal.dice) == entered
    again = polemos.replay(json.loads(json.dumps(match.record())))
    assert again.fingerprint() == match.fingerprint()
