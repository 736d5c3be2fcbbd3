"""OpenSpiel's own random simulation on every game, and what it does not test: chance, copies, resampling."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy
import pyspiel
import pytest

import polemos
import polemos.lab.openspiel
from polemos.lab.spiel_state import OUTCOMES

#: Short ones, for their test looks at every state of a game from every seat.
SHORT: dict[str, dict[str, str]] = {
    "dba": {},
    "eagle_and_wolf": {"scenario": "expedition_2"},
    "hellas": {"options": "turn_limit=20"},
    "hellenes": {"scenario": "sicily"},
    "hellespont": {},
    "peloponnesian_war": {"scenario": "fall_of_athens_two"},
}


def load(name: str, **params: str) -> Any:
    return pyspiel.load_game(f"polemos_{name}", params)


@pytest.mark.slow
@pytest.mark.parametrize("name", polemos.games())
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name, **SHORT.get(name, {})), num_sims=1, serialize=False, verbose=False)


def test_alone_and_written_down() -> None:
    pyspiel.random_sim_test(
        load("peloponnesian_war", scenario="fall_of_athens"), num_sims=2, serialize=True, verbose=False
    )


def walked(game: Any, seed: int, steps: int) -> Any:
    """A state after so many random steps, chance included."""
    chance, state = Random(seed), game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_the_set_up_is_a_chance_node_and_so_is_every_roll() -> None:
    state = load("hellespont").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == OUTCOMES
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
    history = walked(load("hellespont"), 1, 300).full_history()
    rolls = [item for item in history[1:] if item.player == pyspiel.PlayerId.CHANCE]
    assert 0 < len(rolls) < len(history) / 2


def test_another_outcome_is_another_roll_and_the_same_one_the_same() -> None:
    game = load("peloponnesian_war", scenario="fall_of_athens_two")
    for steps in range(1, 60):
        state = walked(game, 1, steps)
        if state.is_chance_node():
            after = [state.child(outcome) for outcome in (*range(12), 0)]
            prints = [child.held.match.fingerprint() for child in after]
            assert prints[0] == prints[-1]
            assert len(set(prints)) > 1
            return
    raise AssertionError("no roll in sixty steps")


def test_a_copy_goes_its_own_way() -> None:
    state = walked(load("hellespont"), 2, 40)
    while state.is_chance_node():
        state.apply_action(0)
    before, copy = str(state), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert copy.history() != state.history()


def test_without_chance_there_is_no_chance_node() -> None:
    game = load("hellas")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert not any(item.player == pyspiel.PlayerId.CHANCE for item in walked(game, 1, 60).full_history())


def test_resampling_keeps_what_the_player_sees_and_deals_the_rest() -> None:
    state = walked(load("hellenes", scenario="431"), 3, 30)
    while state.is_chance_node():
        state.apply_action(0)
    player = state.current_player()
    chance = Random(4)
    others = [state.resample_from_infostate(player, chance.random) for _ in range(5)]
    seen = state.observation_string(player)
    assert all(other.observation_string(player) == seen for other in others)
    assert len({other.held.match.fingerprint() for other in others}) > 1
    assert json.loads(seen)["prompt"]["choices"]


def test_the_observation_has_named_blocks() -> None:
    game = load("hellespont")
    observer, state = game.make_py_observer(), walked(game, 1, 20)
    observer.set_from(state, 0)
    assert observer.dict["viewer"].tolist() == [0.5, 0.0]
    assert observer.dict["troops"].shape == (2, len(polemos.game("hellespont").board()["places"]))
    assert numpy.array_equal(observer.tensor, numpy.array(state.observation_tensor(0), numpy.float32))


def test_six_seats_and_one() -> None:
    assert load("eagle_and_wolf", scenario="expedition_6").num_players() == 6
    assert load("peloponnesian_war").num_players() == 1


@pytest.mark.parametrize(
    "params", [{"scenario": "marathon"}, {"options": "sails=1"}, {"options": "turn_limit=7"}]
)
def test_unknown_scenarios_and_options_are_refused(params: dict[str, str]) -> None:
    with pytest.raises(polemos.BadData):
        load("hellas", **params)
