"""Gymnasium's own checks on our environments, and what they do not test: bots, masks, processes, rewards."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv

import polemos
from polemos import BadData
from polemos.lab.gym import PolemosEnv
from polemos.lab.vector import PolemosVector


@contextmanager
def unmasked() -> Iterator[None]:
    """Gymnasium's check samples any number: an illegal one ends the match, which it does not mind."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", polemos.games())
def test_the_interface_is_gymnasiums(game: str) -> None:
    with unmasked():
        check_env(PolemosEnv(game), skip_render_check=True)


def test_it_is_made_by_name() -> None:
    with unmasked():
        made = gymnasium.make("polemos.lab.gym:Polemos-v0", game="hellespont", seat="sparta")
    _, info = made.reset(seed=1)
    assert info["role"] == "sparta"
    assert info["action_mask"].sum() > 0


def played(env: PolemosEnv, seed: int) -> tuple[list[float], Any]:
    """A whole match with random legal choices: the rewards, and the last info."""
    chance, rewards = numpy.random.default_rng(seed), []
    _, info = env.reset(seed=seed)
    over = late = False
    while not over and not late:
        assert numpy.array_equal(info["action_mask"], env.action_masks())
        choice = int(chance.choice(numpy.flatnonzero(info["action_mask"])))
        _, reward, over, late, info = env.step(choice)
        rewards.append(reward)
    return rewards, info


def test_one_seat_against_bots_ends_with_its_payoff_and_again_the_same() -> None:
    env = PolemosEnv("peloponnesian_war", "athens", "greedy@3", scenario="fall_of_athens_two")
    first, _ = played(env, 3)
    assert set(first[:-1]) <= {0.0}
    assert first[-1] in (-1.0, 0.0, 1.0)
    assert played(env, 3)[0] == first


def test_another_seat_in_each_match() -> None:
    env = PolemosEnv("dba", "alternate")
    roles = [env.reset(seed=seed)[1]["role"] for seed in range(4)]
    assert roles == ["attacker", "defender", "attacker", "defender"]


@pytest.mark.parametrize("reward", ["score", "evaluation"])
def test_a_shaped_reward_adds_up_to_the_result_less_the_first_lead(reward: str) -> None:
    env = PolemosEnv("hellenes", "athens", scenario="sicily", reward=reward)
    env.reset(seed=1)
    lead = env.arena.leads(env.table.match)["athens"]
    rewards, _ = played(env, 1)
    plain, _ = played(PolemosEnv("hellenes", "athens", scenario="sicily"), 1)
    assert sum(rewards) == pytest.approx(plain[-1] - lead)
    assert len([r for r in rewards if r]) > len([r for r in plain if r])


def test_a_match_is_cut_off_where_it_was_asked() -> None:
    env = PolemosEnv("hellespont", max_cycles=50)
    played(env, 1)
    assert not env.table.over
    assert env.table.late
    assert env.table.match.number >= 50


def test_an_illegal_number_costs_the_match() -> None:
    env = PolemosEnv("hellespont", "athens")
    _, info = env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(numpy.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"seat": "persia"}, "seat: 'persia'"),
        ({"others": "nobody"}, "no bot 'nobody'"),
        ({"others": {"persia": "random"}}, "persia is no role"),
        ({"reward": "glory"}, "reward: 'glory'"),
        ({"render_mode": "human"}, "render_mode: 'human'"),
        ({"max_cycles": 0}, "max_cycles: 0"),
        ({"scenario": "marathon"}, "marathon"),
    ],
)
def test_what_cannot_be_is_refused_by_name(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        PolemosEnv("hellespont", **settings)


def test_a_game_without_points_has_no_reward_of_points() -> None:
    with pytest.raises(BadData, match="counts no points"):
        PolemosEnv("dba", reward="score")


# --- many at once -------------------------------------------------------------------------------------


def walked(envs: PolemosVector, steps: int) -> list[Any]:
    """All that came back in so many steps of random legal choices."""
    chance = numpy.random.default_rng(1)
    seen, infos = envs.reset(seed=7)
    found = [seen, infos["action_mask"]]
    for _ in range(steps):
        masks = infos["action_mask"]
        choices = [int(chance.choice(numpy.flatnonzero(mask))) if mask.any() else 0 for mask in masks]
        *told, infos = envs.step(numpy.array(choices))
        found += [*told, infos["action_mask"]]
    envs.close()
    return found


def test_many_matches_are_gymnasiums_vector_and_begin_anew() -> None:
    envs = PolemosVector("peloponnesian_war", num_envs=3, scenario="fall_of_athens_two")
    assert isinstance(envs, VectorEnv)
    found = walked(envs, 120)
    assert envs.observation_space.contains(found[0])
    over = numpy.array(found[4::5])
    ended = numpy.argwhere(over)
    assert len(ended) >= 3
    step, row = ended[0]
    assert not over[step + 1][row], "the next step begins a new match"
    assert found[3 + 5 * (step + 1)][row] == 0.0


def test_a_row_is_what_the_single_environment_would_be() -> None:
    envs, single = PolemosVector("hellespont", num_envs=2), PolemosEnv("hellespont")
    seen, infos = envs.reset(seed=5)
    for row in range(2):
        alone, info = single.reset(seed=5 + row)
        assert numpy.array_equal(seen[row], alone)
        assert numpy.array_equal(infos["action_mask"][row], info["action_mask"])


def test_processes_share_memory_and_give_the_same() -> None:
    settings: dict[str, Any] = {"num_envs": 4, "scenario": "fall_of_athens_two"}
    alone = walked(PolemosVector("peloponnesian_war", **settings), 40)
    shared = walked(PolemosVector("peloponnesian_war", processes=2, **settings), 40)
    assert all(numpy.array_equal(a, b) for a, b in zip(alone, shared, strict=True))


def test_a_fault_in_a_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    here = str(Path(__file__).parent)
    monkeypatch.syspath_prepend(here)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([here, os.environ.get("PYTHONPATH", "")]))
    envs = PolemosVector("dba", num_envs=2, processes=2, others="class:lab_bots.Crashing")
    with pytest.raises(RuntimeError, match="out of ideas"):
        walked(envs, 50)
    envs.close()


def test_more_processes_than_matches_are_refused() -> None:
    with pytest.raises(BadData, match="processes: 3"):
        PolemosVector("dba", num_envs=2, processes=3)
