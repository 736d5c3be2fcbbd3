"""PettingZoo's own tests on every game, and what they do not test: rewards, masks, seeds, illegal actions."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

import polemos
from polemos import BadData
from polemos.lab.pettingzoo import env, raw_env

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
