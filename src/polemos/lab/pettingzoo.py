"""PettingZoo: every game and scenario as an AEC environment.

    from polemos.lab import pettingzoo
    env = pettingzoo.env("hellenes", scenario="431")

Agents are the roles. An observation is a dict as in PettingZoo's own board games: `observation` (the vector
of `polemos.lab.observation`) and `action_mask` (1 for each legal number of `polemos.lab.actions`).
`env.view(agent)` is the same as JSON, `env.prompt(agent)` the question with its choices. Roles that choose at
the same time are asked one after the other; none sees what another chose before the rules show it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from polemos.engine.match import Match
from polemos.engine.prompt import Prompt, Value
from polemos.engine.registry import game as game_by_name
from polemos.lab.actions import action_space
from polemos.lab.observation import encoder
from polemos.lab.payoff import LOST, payoffs


def env(game: str, scenario: str | None = None, **settings: Any) -> Any:
    """The environment as PettingZoo hands them out: an illegal number ends the game and costs a loss."""
    legal = wrappers.TerminateIllegalWrapper(raw_env(game, scenario, **settings), illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv):  # noqa: N801 - the name PettingZoo gives to an environment without wrappers
    """One match after the other. `options` and `data` are those of `polemos.game(...).start`."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: Mapping[str, Value] | None = None,
        data: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game_by_name(game, data)
        self.scenario = self.game.scenario(scenario or self.game.scenarios[0].id).id
        self.options = {**self.game.trial_options(), **(options or {})}
        self.game.checked_options(self.options)
        self.metadata = {"name": f"polemos_{game}_v{self.game.meta.rules_version}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.actions = action_space(game)
        self._encoder = encoder(self.game)
        self.possible_agents = list(self.game.roles_of(self.scenario))
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self._seeds = Random()

    def _observations(self) -> Any:
        vector = spaces.Box(-1.0, 1.0, (self._encoder.size,), numpy.float32)
        return spaces.Dict(
            {"observation": vector, "action_mask": spaces.Box(0, 1, (self.actions.size,), numpy.int8)}
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """A new match. With a seed this one and all that follow are the same again."""
        if seed is not None:
            self._seeds = Random(seed)
        started = self.game.start(self.scenario, self._seeds.getrandbits(62), self.options)
        self.match: Match = started.clone()  # without log and undo
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.match.play(agent, *self.actions.pair(int(action), self.match.prompt(agent)))
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Who is asked now, or who gets what at the end."""
        self.rewards = payoffs(self.match)
        late = not self.match.over and self.match.number >= self.game.meta.max_actions
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = self.match.over, late
            self.infos[agent] = {}
        self.agent_selection = self.match.deciders[0] if self.match.deciders else self.agents[0]
        if not self.match.over:
            self.infos[self.agent_selection] = {"action_mask": self._mask(self.agent_selection)}

    # --- looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": self._encoder.vector(self.match, agent), "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Any:
        """All zeros for a role that waits."""
        mask: Any = numpy.zeros(self.actions.size, numpy.int8)
        mask[list(self.actions.legal(self.match.prompt(agent)))] = 1
        return mask

    def view(self, agent: str) -> dict[str, Any]:
        """What the agent may know, exactly, as JSON."""
        return self.match.view(agent)

    def prompt(self, agent: str) -> Prompt:
        return self.match.prompt(agent)

    def render(self) -> str | None:
        """`ansi`: whose turn it is, and the public score."""
        if self.render_mode != "ansi":
            return None
        view = self.match.view(None)
        shown = {key: view[key] for key in ("turn", "phase", "score") if key in view}
        return f"{self.match.number} {self.match.deciders} {shown}"

    def close(self) -> None:
        """There is nothing to close."""
