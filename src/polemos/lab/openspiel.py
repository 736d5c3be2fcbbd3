"""OpenSpiel: importing this module registers every game as `polemos_<game>`.

    import polemos.lab.openspiel
    import pyspiel
    game = pyspiel.load_game("polemos_hellas", {"scenario": "standard", "options": "turn_limit=20"})

Chance is explicit: the set-up and every action that rolls or draws is followed by a chance node whose
outcomes are equally likely seeds of that one event. Roles that choose at the same time are asked one after
the other, blind.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.engine.prompt import Value
from polemos.engine.registry import game as game_by_name
from polemos.engine.registry import games
from polemos.lab.actions import action_space
from polemos.lab.payoff import LOST, WON
from polemos.lab.spiel_state import OUTCOMES, PolemosObserver, PolemosState

PREFIX = "polemos_"


def game_type(rules: Game) -> Any:
    """What OpenSpiel wants to know of a game before a scenario is chosen."""
    kinds = pyspiel.GameType
    seats = [len(scenario.roles) for scenario in rules.scenarios]
    sampled = kinds.ChanceMode.EXPLICIT_STOCHASTIC
    return kinds(
        short_name=PREFIX + rules.meta.id,
        long_name=f"Polemos: {rules.meta.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=sampled if rules.meta.chance else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if rules.meta.hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if set(seats) == {2} else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": rules.scenarios[0].id, "options": ""},
    )


def options_of(rules: Game, text: str) -> dict[str, Value]:
    """`turn_limit=20;leaders=True` as options of the game; OpenSpiel's own parameters are scalars."""
    chosen: dict[str, Value] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition("=")
        values = next((option.values for option in rules.options if option.id == name), ())
        chosen[name] = next((known for known in values if str(known) == value), value)
    rules.checked_options(chosen)
    return chosen


class PolemosGame(pyspiel.Game):
    """One scenario of one game. Each game has its own subclass, which knows rules and kind."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules, kind = self.rules, self.kind
        chosen = params or {}
        self.scenario = rules.scenario(chosen.get("scenario", rules.scenarios[0].id)).id
        self.options = {**rules.trial_options(), **options_of(rules, chosen.get("options", ""))}
        info = {
            "num_distinct_actions": action_space(rules.meta.id).size,
            "max_chance_outcomes": OUTCOMES if rules.meta.chance else 0,
            "num_players": len(rules.roles_of(self.scenario)),
            "min_utility": LOST,
            "max_utility": WON,
            "max_game_length": rules.meta.max_actions,
        }
        if kind.utility == pyspiel.GameType.Utility.ZERO_SUM:
            info["utility_sum"] = 0.0
        super().__init__(kind, pyspiel.GameInfo(**info), params or {})

    def begun(self, seed: int) -> Match:
        """A match of the scenario; it keeps neither log nor undo."""
        return self.rules.start(self.scenario, seed, self.options).clone()

    def new_initial_state(self, state: Any = None) -> PolemosState:
        return PolemosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PolemosObserver:
        """What one player sees now. Perfect recall is not offered: a match has a thousand actions."""
        return PolemosObserver(self.rules)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in games():
        if PREFIX + name not in known:
            rules = game_by_name(name)
            kind = game_type(rules)
            # A class, not a closure: OpenSpiel drops what it was given after Python has ended, and a
            # closure would be freed then, which crashes.
            own = type(f"Polemos_{name}", (PolemosGame,), {"rules": rules, "kind": kind})
            pyspiel.register_game(kind, own)


_register()
