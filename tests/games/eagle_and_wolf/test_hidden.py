"""1.13d: what is hidden, what is known, and what a bot may imagine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.eagle_and_wolf.scene import army, game, play, scene, season, state_of, winter
from playing import play_out
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.state import Campaign


def dealt(match: Match, role: str | None, seed: int) -> Campaign:
    return state_of(match.determinize(role, seed))


def sizes(match: Match, role: str | None, counter: str) -> set[int]:
    return {len(dealt(match, role, seed).armies[counter].elements) for seed in range(40)}


def raised() -> Match:
    """Epirus has raised nine elements each for Pyrrhus and Megacles; nobody else knows how it shared."""
    match = scene([*winter(5), {"frame": "Recruiting", "left": ["epirus", "syracuse"]}], season="winter")
    play(match, ("general", "pyrrhus"))
    play(match, ("take", "kn"), ("take", "el"), *[("take", "pk")] * 4, ("take", "lh"), ("take", "ps"))
    play(match, ("take", "ax"), "hand_over", "usual")
    return match


@pytest.mark.rule("1.13d")
def test_sizes_and_types_of_others_are_imagined() -> None:
    match = raised()
    truth = state_of(match).armies
    assert (len(truth["pyrrhus"].elements), len(truth["megacles"].elements)) == (9, 9)
    assert len(sizes(match, "rome", "pyrrhus")) > 3
    assert max(sizes(match, "rome", "pyrrhus")) <= 18
    sheets = {dealt(match, "rome", seed).armies["pyrrhus"].elements[:2] for seed in range(40)}
    assert len(sheets) > 2


@pytest.mark.rule("1.13d")
def test_the_owner_imagines_nothing_about_himself() -> None:
    match = raised()
    assert dealt(match, "epirus", 5).armies == state_of(match).armies


@pytest.mark.rule("1.13d", "11.2a")
def test_a_battle_shows_how_many_they_are() -> None:
    state = state_of(raised())
    state.show("pyrrhus")
    assert state.armies["pyrrhus"].most == 0
    state.shed("pyrrhus", state.armies["pyrrhus"].elements[:5])
    assert state.armies["pyrrhus"].most == 0  # losses are counted by everybody


@pytest.mark.rule("8.3k", "1.13d")
def test_a_spy_keeps_the_number() -> None:
    match = raised()
    state_of(match).told["rome"] = ("pyrrhus", 9)
    assert sizes(match, "rome", "pyrrhus") == {9}
    assert len(sizes(match, "carthage", "pyrrhus")) > 3


@pytest.mark.rule("3.3c", "1.13d")
def test_a_division_of_an_army_hides_the_sizes_again() -> None:
    match = scene(
        [
            *season(4),
            {"frame": "Nations", "left": []},
            {"frame": "Sheets", "nation": "epirus", "used": [], "passed": []},
        ],
        armies={"pyrrhus": army("lucania", 12)},
        riding={"megacles": "pyrrhus"},
    )
    play(match, ("split", "megacles"), ("give", "sp"), ("give", "sp"), ("give", "ax"), "done")
    assert len(sizes(match, "rome", "pyrrhus")) > 3
    assert sizes(match, "epirus", "megacles") == {3}


@pytest.mark.parametrize("scenario", ["extended_2", "expedition_6"])
def test_no_view_and_no_public_line_tells_the_types_of_a_hidden_army(scenario: str) -> None:
    match = play_out(game().start(scenario, "leaks", game().trial_options()), "leaks", 300)
    for role in (*match.roles, None):
        shown: dict[str, Any] = match.view(role)["pieces"]
        own = {c for c, a in shown.items() if "elements" in a}
        state = state_of(match)
        assert own == {c for c in shown if role in (state.player(c), state.seats[state.nation(c)])} | {
            c for c in shown if role == "rome_2" and state.nation(c) == "rome"
        }
    public = Counter(line.key for line in match.journal.lines if not line.to)
    assert "spies" not in public


@pytest.mark.rule("1.13d")
def test_even_a_host_larger_than_four_lists_can_be_imagined() -> None:
    match = scene(season(3), armies={"pyrrhus": army("lucania", ["Sp"] * 60, least=50, most=80)})
    for seed in range(20):
        copy = match.determinize("rome", seed)
        assert 50 <= len(state_of(copy).armies["pyrrhus"].elements) <= 80
        copy.game.check(copy.state)
