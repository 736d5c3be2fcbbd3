"""OpenSpiel: importing this module registers every game as `polemos_<game>`.

    import polemos.lab.openspiel
    import pyspiel
    game = pyspiel.load_game("polemos_hellas", {"scenario": "standard", "options": "turn_limit:20"})
    game = pyspiel.load_game("polemos_hellenes(scenario='431')")

Chance is explicit: the set-up and every action that rolls or draws is followed by a chance node whose
outcomes are equally likely seeds of that one event. Roles that choose at the same time are asked one after
the other, blind.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from polemos.engine.errors import BadData
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
        parameter_specification={"scenario": quoted(rules.scenarios[0].id), "options": ""},
    )


def options_of(rules: Game, text: str) -> dict[str, Value]:
    """`turn_limit:20;leaders:True` as options of the game; OpenSpiel's own parameters are scalars, and in a
    game string it keeps `=` for itself."""
    chosen: dict[str, Value] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.replace("=", ":").partition(":")
        values = next((option.values for option in rules.options if option.id == name), ())
        chosen[name] = next((known for known in values if str(known) == value), value)
    rules.checked_options(chosen)
    return chosen


def quoted(scenario: str) -> str:
    """In a game string OpenSpiel reads `scenario=431` as a number, and refuses it: such an id has quotes."""
    return f"'{scenario}'" if scenario.isdigit() else scenario


def written(scenario: str, options: dict[str, Value]) -> dict[str, str]:
    """The parameters as a game string can hold them, always in the same order."""
    text = ";".join(f"{name}:{value}" for name, value in sorted(options.items()))
    return {"scenario": quoted(scenario), "options": text}


class PolemosGame(pyspiel.Game):
    """One scenario of one game. Each game has its own subclass, which knows rules and kind."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules, kind = self.rules, self.kind
        given = params or {}
        self.scenario = rules.scenario(given.get("scenario", rules.scenarios[0].id).strip("'")).id
        self._first: Match | None = None
        chosen = options_of(rules, given.get("options", ""))
        self.options = {**rules.trial_options(), **chosen}
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
        super().__init__(kind, pyspiel.GameInfo(**info), written(self.scenario, chosen))

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down as its game string; OpenSpiel's own way would leave out what is Python's."""
        return loaded, (str(self),)

    def begun(self, seed: int) -> Match:
        """A match of the scenario, without log and undo. Without chance all begin alike, and OpenSpiel begins
        one for every copy of a state: the first is kept."""
        if not self.rules.meta.chance and self._first is not None:
            return self._first.clone()
        self._first = self.rules.start(self.scenario, seed, self.options)
        return self._first.clone()

    def new_initial_state(self, state: Any = None) -> PolemosState:
        return PolemosState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PolemosObserver:
        """What one player sees now. Perfect recall is refused, not given as something else."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise BadData("information state: Polemos has observations only; ask for no perfect recall")
        return PolemosObserver(self.rules)


def loaded(text: str) -> Any:
    """The game of a game string, in whatever process: this module registers them."""
    return pyspiel.load_game(text)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in games():
        if PREFIX + name not in known:
            rules = game_by_name(name)
            kind = game_type(rules)
            # A class, not a closure: OpenSpiel drops what it was given after Python has ended, and a
            # closure would be freed then, which crashes.
            own = type(f"Polemos_{name}", (PolemosGame,), {"rules": rules, "kind": kind})
            globals()[own.__name__] = own  # where pickle looks for it
            pyspiel.register_game(kind, own)


_register()
