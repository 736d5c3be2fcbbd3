"""OpenSpiel's tree searches on our games. Random rollouts take a thousand actions; this takes one look.

    from open_spiel.python.algorithms import mcts
    from polemos.lab.evaluator import GameEvaluator
    bot = mcts.MCTSBot(game, uct_c=1.0, max_simulations=100, evaluator=GameEvaluator())

`ismcts_bot` makes OpenSpiel's information-set search with the settings our games need.
"""

from __future__ import annotations

from typing import Any

import numpy
from open_spiel.python.algorithms import ismcts, mcts

from polemos.lab.spiel_state import PolemosState


class GameEvaluator(mcts.Evaluator):
    """Each game's own evaluation of a position, from every player's side; all choices are as likely."""

    def evaluate(self, state: PolemosState) -> Any:
        match = state.held.match
        if match is None or match.over:
            return numpy.array(state.returns())
        return numpy.array([match.game.evaluate(match.state, role) for role in match.roles])

    def prior(self, state: PolemosState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def ismcts_bot(game: Any, simulations: int, uct_c: float = 1.0, seed: int = 0) -> Any:
    """Information-set search: nodes are what a player sees; what he may do there differs with the deal."""
    return ismcts.ISMCTSBot(
        game,
        GameEvaluator(),
        uct_c,
        simulations,
        random_state=numpy.random.RandomState(seed),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
