"""1.1.2e: strength points come and go only where a rule says so; and random games of every ending."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from playing import random_action
from polemos.engine.errors import RuleBug
from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import GAME, points, war

#: Log lines that tell of points that appear, change sides or leave the game without being lost.
CHANGES = {"built", "neutral-joins", "iasus-falls", "changes-sides", "macedonia-turns", "corcyra-neutral"}


def count(match: Match, side: str) -> Counter[str]:
    """Points in play and those lost this turn, kind by kind."""
    state = match.position()["state"]
    heaps = [state["box"][side], state["losses"][side], *state["forces"][side].values()]
    if state["operation"]["side"] == side:
        heaps.append(state["operation"]["force"])
    found: Counter[str] = Counter()
    for heap in heaps:
        found.update(heap)
    return found


def play_counting(match: Match, seed: int) -> int:
    """Play at random; how many actions were compared."""
    rng, compared = Random(seed), 0
    while not match.over:
        before = {side: count(match, side) for side in ("athens", "sparta")}
        turn, lines = match.state.turn, len(match.journal.lines)
        match.play(*random_action(match, rng))
        told = {line.key for line in match.journal.lines[lines:]}
        if match.state.turn == turn and not told & CHANGES:
            compared += 1
            assert {side: count(match, side) for side in ("athens", "sparta")} == before
    return compared


@pytest.mark.rule("1.1.2e")
@pytest.mark.parametrize("scenario", [s.id for s in GAME.scenarios])
def test_strength_points_are_conserved(scenario: str) -> None:
    assert sum(play_counting(GAME.start(scenario, seed), seed) for seed in range(5)) > 10


@pytest.mark.parametrize(
    ("scenario", "reasons"),
    [
        ("peloponnesian_war", {"last-turn", "surrender"}),
        ("archidamian_war", {"last-turn", "returned"}),
        ("decelean_war", {"last-turn", "surrender", "returned"}),
        ("fall_of_athens", {"surrender"}),
        ("peloponnesian_war_two", {"last-turn", "surrender"}),
    ],
)
def test_random_games_come_to_each_ending(scenario: str, reasons: set[str]) -> None:
    seen: set[str] = set()
    for seed in range(150):
        match = GAME.start(scenario, f"ending:{seed}")
        rng = Random(seed)
        while not match.over:
            match.play(*random_action(match, rng))
        assert match.result is not None
        seen.add(match.result.reason)
        if seen >= reasons:
            return
    assert seen >= reasons


def test_sets_of_spaces_that_contradict_the_markers_are_found_out() -> None:
    state = GAME.start("decelean_war", 1).state
    GAME.check(state)
    state.rebels["thasos"] = "sparta"
    with pytest.raises(RuleBug, match="rebel_set"):
        GAME.check(state)


def test_so_are_influence_and_colours_that_nobody_has_kept_up() -> None:
    state = war(athens={"athens": "2c"})
    state.influence_set("athens")
    state.phase = "combat"  # in which the cavalry's influence ends at the Long Walls (5.3.1e)
    with pytest.raises(RuleBug, match="athens influences"):
        GAME.check(state)
    state.enter_phase("combat", "")
    state.enter_phase("operations", "")
    GAME.check(state)
    state.corcyra_neutral = True
    with pytest.raises(RuleBug, match="corcyra"):
        GAME.check(state)


@pytest.mark.rule("5.3.1e")
def test_what_is_known_of_spartan_influence_never_grows_into_the_long_walls() -> None:
    """A Force that comes near while its side's influence is known is added to it."""
    state = war(sparta={"sparta": "2c"}, athens={"athens": "1h"})
    assert not state.influenced("sparta", "decelea")
    state.put("sparta", "decelea", points("2ac 1ah"))
    assert state.influenced("sparta", "eleusis") or state.influenced("sparta", "oropus")
    assert not state.influenced("sparta", "athens")
    GAME.check(state)
