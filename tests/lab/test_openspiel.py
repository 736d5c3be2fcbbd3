"""OpenSpiel's own random simulation on every game, and what it does not test: chance, copies, resampling."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import polemos
import polemos.lab.openspiel
from polemos.lab.evaluator import GameEvaluator, ismcts_bot
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
def test_random_simulation_with_every_state_written_down_and_read(name: str) -> None:
    pyspiel.random_sim_test(load(name, **SHORT.get(name, {})), num_sims=1, serialize=True, verbose=False)


def test_alone_and_written_down() -> None:
    pyspiel.random_sim_test(
        load("peloponnesian_war", scenario="fall_of_athens"), num_sims=2, serialize=True, verbose=False
    )


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("polemos_hellespont", "polemos_hellespont(options=,scenario=historical)"),
        ("polemos_hellenes(scenario='431')", "polemos_hellenes(options=,scenario='431')"),
        (
            "polemos_hellas(options=turn_limit:20;leaders:True)",
            "polemos_hellas(options=leaders:True;turn_limit:20,scenario=standard)",
        ),
    ],
)
def test_game_strings_go_round(text: str, full: str) -> None:
    game = pyspiel.load_game(text)
    assert str(game) == full
    again = pyspiel.load_game(str(game))
    assert str(again) == full
    assert (again.scenario, again.options) == (game.scenario, game.options)


def test_options_may_be_written_with_either_sign() -> None:
    assert load("hellas", options="turn_limit=20").options == load("hellas", options="turn_limit:20").options


def test_games_and_states_pickle() -> None:
    game = load("hellenes", scenario="431")
    assert pickle.loads(pickle.dumps(game)).scenario == "431"
    state = walked(game, 3, 60)
    back = pickle.loads(pickle.dumps(state))
    assert back.history() == state.history()
    assert back.held.match.fingerprint() == state.held.match.fingerprint()
    for one in (state, back):
        while one.is_chance_node():
            one.apply_action(7)
        one.apply_action(one.legal_actions()[0])
    assert back.held.match.fingerprint() == state.held.match.fingerprint(), (
        "and the dice to come are the same"
    )


def test_a_dealt_state_pickles_too() -> None:
    state = walked(load("hellenes", scenario="431"), 3, 30)
    while state.is_chance_node():
        state.apply_action(0)
    dealt = state.resample_from_infostate(state.current_player(), Random(4).random)
    assert pickle.loads(pickle.dumps(dealt.held)).match.fingerprint() == dealt.held.match.fingerprint()


def test_the_information_state_is_refused_not_something_else() -> None:
    game = load("hellenes", scenario="431")
    assert not game.get_type().provides_information_state_string
    state = walked(game, 1, 10)
    for asked in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(polemos.BadData, match="no perfect recall"):
            asked(0)


def finished(game: Any, bot: Any, seed: int) -> Any:
    """A whole game: the bot first, random choices against it."""
    chance, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.randrange(OUTCOMES))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_their_tree_search_plays_whole_games_with_our_evaluation() -> None:
    game = load("peloponnesian_war", scenario="fall_of_athens_two")
    made = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 10, GameEvaluator(), random_state=made)
    assert abs(finished(game, bot, 1).returns()[0]) <= 1.0


def test_their_information_set_search_plays_a_game_with_hidden_blocks() -> None:
    game = load("hellenes", scenario="sicily")
    assert finished(game, ismcts_bot(game, 4), 1).is_terminal()


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


@pytest.mark.parametrize("name", polemos.games())
def test_chance_nodes_stand_exactly_before_what_rolls(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain match beside it tells which actions draw, also those that have never rolled before."""
    monkeypatch.setattr("polemos.lab.spiel_state.ROLLED", set())
    game, chance = load(name), Random(4)
    state = game.new_initial_state()
    if state.is_chance_node():
        state.apply_action(5)
    plain = state.held.match.clone()
    for _ in range(400):
        if state.is_terminal():
            break
        if chance.random() < 0.1:
            state = state.clone()
        role = plain.deciders[0]
        number = chance.choice(state.legal_actions())
        pair = state._space.pair(number, plain.prompt(role))
        tried = plain.clone()
        tried.play(role, *pair)
        state.apply_action(number)
        assert state.is_chance_node() == (tried.state.chance.drawn != plain.state.chance.drawn)
        if state.is_chance_node():
            assert state.held.match.fingerprint() == plain.fingerprint()
            outcome = chance.randrange(OUTCOMES)
            state.apply_action(outcome)
            plain.change_dice(outcome)
        plain.play(role, *pair)
        assert state.held.match.fingerprint() == plain.fingerprint()
