"""PettingZoo's own tests on every game, and what they do not test: rewards, masks, seeds, illegal actions."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import polemos
import polemos.server
from polemos import BadData
from polemos.lab.pettingzoo import env, parallel_env, raw_env

# Agents are roles ("athens"), not "player_0"; an observation is a dict with its mask, as in PettingZoo's own
# board games, whose names its test knows and ours not.
pytestmark = [
    pytest.mark.filterwarnings("ignore:We recommend agents to be named"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

#: The first scenario of each game, one for a person alone, and one for six.
CHOSEN = [(name, polemos.game(name).scenarios[0].id) for name in polemos.games()]
CHOSEN += [
    ("hellenes", "413"),
    ("peloponnesian_war", "fall_of_athens_two"),
    ("eagle_and_wolf", "expedition_6"),
]


CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CLIENT = Path(polemos.server.__file__).parent / "static/index.html"


@pytest.mark.parametrize(("game", "scenario"), CHOSEN)
def test_the_interface_is_pettingzoos(game: str, scenario: str) -> None:
    api_test(env(game, scenario=scenario), num_cycles=60)


@pytest.mark.parametrize(("game", "scenario"), CHOSEN)
def test_a_seed_is_a_seed(game: str, scenario: str) -> None:
    seed_test(lambda: env(game, scenario=scenario), num_cycles=30)


def played(made: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """A whole random game: the numbers chosen, and what each agent got in the end."""
    chance, chosen, got = numpy.random.default_rng(seed), [], {}
    made.reset(seed=seed)
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        got[agent] = got.get(agent, 0.0) + reward
        action = None if over or cut else int(chance.choice(numpy.flatnonzero(seen["action_mask"])))
        chosen += [] if action is None else [action]
        made.step(action)
    return chosen, got


def test_a_game_ends_with_a_winner_and_a_loser() -> None:
    made = env("peloponnesian_war", scenario="fall_of_athens_two")
    ends = [tuple(sorted(played(made, seed)[1].values())) for seed in range(6)]
    assert set(ends) <= {(-1.0, 1.0), (0.0, 0.0)}
    assert (-1.0, 1.0) in ends


def test_alone_not_to_win_is_to_lose() -> None:
    made = env("peloponnesian_war", scenario="fall_of_athens")
    for seed in range(4):
        _, got = played(made, seed)
        result = made.unwrapped.match.result
        assert got == {"player": 1.0 if result.winners else -1.0}


def test_the_mask_is_the_prompt() -> None:
    made = env("hellespont")
    made.reset(seed=3)
    agent = made.agent_selection
    numbers = numpy.flatnonzero(made.observe(agent)["action_mask"])
    offered = made.unwrapped.prompt(agent).pairs()
    assert len(numbers) == len(offered)
    assert set(made.unwrapped.actions.legal(made.unwrapped.prompt(agent)).values()) == set(offered)
    assert numpy.array_equal(made.infos[agent]["action_mask"], made.observe(agent)["action_mask"])
    other = next(a for a in made.agents if a not in made.unwrapped.match.deciders)
    assert not made.observe(other)["action_mask"].any()


def test_the_view_is_there_as_json() -> None:
    made = raw_env("hellespont")
    made.reset(seed=3)
    assert made.view("athens") == made.match.view("athens")
    assert made.observation_space("athens").contains(made.observe("athens"))


def test_an_illegal_number_ends_the_game_and_costs_a_loss() -> None:
    made = env("hellespont")
    made.reset(seed=3)
    agent = made.agent_selection
    illegal = int(numpy.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    made.step(illegal)
    assert all(made.terminations.values())
    assert made.rewards[agent] == -1.0


def test_unknown_names_are_refused() -> None:
    for game, settings in (("chess", {}), ("hellas", {"scenario": "x"}), ("hellas", {"options": {"x": 1}})):
        with pytest.raises(BadData):
            env(game, **settings)


# --- all at once --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario"), CHOSEN)
def test_the_parallel_interface_is_pettingzoos_too(game: str, scenario: str) -> None:
    parallel_api_test(parallel_env(game, scenario), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(game, scenario), num_cycles=20)


def test_who_is_not_asked_waits_and_both_choose_at_once() -> None:
    made = parallel_env("hellenes", "431")
    seen, _ = made.reset(seed=1)
    assert set(made.match.deciders) == {"athens", "sparta"}
    assert not any(seen[agent]["action_mask"][made.wait] for agent in made.agents)
    first = {agent: int(numpy.flatnonzero(seen[agent]["action_mask"])[0]) for agent in made.agents}
    seen, _, over, _, _ = made.step(first)
    assert made.match.number == 2
    assert not any(over.values())
    waiting = [agent for agent in made.agents if agent not in made.match.deciders]
    for agent in waiting:
        assert numpy.flatnonzero(seen[agent]["action_mask"]).tolist() == [made.wait]


def test_an_illegal_number_costs_the_match_also_at_once() -> None:
    made = parallel_env("hellespont")
    made.reset(seed=1)
    agent = made.match.deciders[0]
    _, rewards, over, _, _ = made.step(dict.fromkeys(made.agents, made.wait))
    assert rewards[agent] == -1.0
    assert all(over.values())
    assert made.agents == []


# --- what an environment has besides ------------------------------------------------------------------


def test_the_state_is_what_all_know_together() -> None:
    for made in (raw_env("hellespont"), parallel_env("hellespont")):
        made.reset(seed=3)
        assert made.state_space.contains(made.state())
    size = made.arena.encoder.size
    assert numpy.array_equal(made.state()[size:], made.arena.vector(made.match, "sparta"))


def test_a_match_is_cut_off_after_max_cycles() -> None:
    made = env("hellespont", max_cycles=25)
    chosen, got = played(made, 2)
    assert len(chosen) == 25
    assert got == {"athens": 0.0, "sparta": 0.0}
    assert all(made.unwrapped.truncations.values())


def test_words_for_those_who_watch() -> None:
    made = raw_env("hellespont", render_mode="ansi")
    made.reset(seed=3)
    shown = made.render()
    assert "Sestos: Athens" in shown
    assert shown.endswith("> Athens"), "a question may tell what its role alone knows"
    open_game = raw_env("hellas", render_mode="ansi")
    open_game.reset(seed=3)
    assert ": " in open_game.render().splitlines()[-1], "nothing is hidden: the question is told"
    with pytest.raises(BadData, match="render_mode: 'human'"):
        raw_env("hellas", render_mode="human")
    assert raw_env("hellas").render_mode is None


def test_a_picture_of_the_board_as_the_browser_draws_it() -> None:
    if CHROMIUM is None or not CLIENT.exists():
        pytest.skip("needs Chromium and the built client (make setup)")
    made = raw_env("hellespont", render_mode="rgb_array")
    try:
        made.reset(seed=3)
        pixels = made.render()
        assert pixels.dtype == numpy.uint8
        assert pixels.shape[2] == 3
        assert min(pixels.shape[:2]) > 400
        assert len(numpy.unique(pixels.reshape(-1, 3), axis=0)) > 1000, "a map has many colours"
    finally:
        made.close()
