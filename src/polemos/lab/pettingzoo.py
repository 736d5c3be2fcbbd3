"""PettingZoo: every game and scenario as an AEC environment, and as a parallel one.

    from polemos.lab import pettingzoo
    env = pettingzoo.env("hellenes", scenario="431")

Agents are the roles. An observation is a dict as in PettingZoo's own board games: `observation` (the vector
of `polemos.lab.observation`) and `action_mask` (1 for each legal number of `polemos.lab.actions`).
`env.view(agent)` is the same as JSON, `env.prompt(agent)` the question with its choices. Roles that choose at
the same time are asked one after the other; none sees what another chose before the rules show it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from polemos.lab.environment import Arena
from polemos.lab.payoff import LOST
from polemos.lab.render import MODES, Picture, drawn


def env(game: str, scenario: str | None = None, **settings: Any) -> Any:
    """The environment as PettingZoo hands them out: an illegal number ends the game and costs a loss, as its
    `TerminateIllegalWrapper` has it (which, with its neighbours, costs as much as a step)."""
    return Ordered(raw_env(game, scenario, forgiving=True, **settings))


class Ordered(wrappers.OrderEnforcingWrapper):
    """PettingZoo's wrapper that complains when things are asked in the wrong order, without its way of
    looking up every attribute by name, twice: that took half as long as playing a step."""

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        if not self._has_reset or not self.env.agents:
            super().step(action)
            return
        self._has_updated = True
        self.env.step(action)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        return self._turns(max_iter) if self._has_reset else super().agent_iter(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        inner = self.env
        while inner.agents and most > 0:
            if not self._has_updated:
                raise AssertionError("call step or reset before you go on to the next agent")
            self._has_updated = False
            most -= 1
            yield inner.agent_selection


class raw_env(AECEnv):  # noqa: N801 - the name PettingZoo gives to an environment without wrappers
    """One match after the other. `settings` are those of `polemos.lab.environment.Arena`. An illegal number
    raises BadData, or costs its agent the match if the environment is forgiving."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        render_mode: str | None = None,
        forgiving: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__()
        self.arena = Arena(game, scenario, **settings)
        self.forgiving = forgiving
        self.game, self.actions = self.arena.game, self.arena.actions
        self.metadata = metadata_of(self.arena)
        self.render_mode = checked_mode(render_mode)
        self._picture = Picture()
        self.possible_agents = list(self.arena.roles)
        seen = {"observation": self.arena.vector_space, "action_mask": self.arena.mask_space}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.state_space = state_space(self.arena)
        self._seeds = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- playing ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """A new match. With a seed this one and all that follow are the same again."""
        if seed is not None:
            self._seeds = Random(seed)
        self.match: Match = self.arena.begin(self._seeds.getrandbits(62))
        self._leads = self.arena.leads(self.match)
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        try:
            self.arena.play(self.match, agent, int(action))
        except BadData:
            if not self.forgiving:
                raise
            self._stopped(agent)
        else:
            self._next()
        if self.rewards is not self.arena.nothing:
            self._accumulate_rewards()

    def _stopped(self, agent: str) -> None:
        """An illegal number: the match ends here, at the cost of its agent."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: LOST}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}

    def _next(self) -> None:
        """Who is asked now, and who gets what."""
        match, before = self.match, self._leads
        self._leads = self.arena.leads(match)
        self.rewards = self.arena.rewards(match, before, self._leads)
        over, late = self.arena.over(match), self.arena.late(match)
        if over or late:
            self.rewards = dict(self.rewards)  # PettingZoo takes agents out of it one by one
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, late)
        self.infos[self.agent_selection] = {}
        self.agent_selection = match.deciders[0] if match.deciders else self.agents[0]
        if not over:
            self._mask = self.arena.mask(match, self.agent_selection)
            self.infos[self.agent_selection] = {"action_mask": self._mask}

    # --- looking ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        match = self.match
        asked = agent == self.agent_selection and not self.arena.over(match)
        mask = self._mask if asked else self.arena.mask(match, agent)
        return {"observation": self.arena.vector(match, agent), "action_mask": mask}

    def state(self) -> Any:
        """What all agents know together, one vector after the other."""
        return self.arena.everything(self.match)

    def view(self, agent: str) -> dict[str, Any]:
        """What the agent may know, exactly, as JSON."""
        return self.match.view(agent)

    def prompt(self, agent: str) -> Prompt:
        return self.match.prompt(agent)

    def render(self) -> Any:
        """`ansi`: the table in words; `rgb_array`: the board as the browser draws it."""
        return drawn(self.match, self.render_mode, self._picture)

    def close(self) -> None:
        self._picture.close()


class parallel_env(ParallelEnv):  # noqa: N801 - as above
    """All roles that are asked answer in one step; the others `wait`, the number after all actions.

    That makes sense where rules let several choose at once (the cards of Hellenes); elsewhere all but one
    wait, and the AEC environment is the better one. An illegal number costs its agent the match.
    """

    def __init__(
        self, game: str, scenario: str | None = None, render_mode: str | None = None, **settings: Any
    ) -> None:
        self.arena = Arena(game, scenario, **settings)
        self.metadata = metadata_of(self.arena)
        self.render_mode = checked_mode(render_mode)
        self._picture = Picture()
        self.wait = self.arena.actions.size
        self.possible_agents = list(self.arena.roles)
        mask = spaces.Box(0, 1, (self.wait + 1,), "int8")
        seen = {"observation": self.arena.vector_space, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = state_space(self.arena)
        self._seeds = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._seeds = Random(seed)
        self.match: Match = self.arena.begin(self._seeds.getrandbits(62))
        self._leads = self.arena.leads(self.match)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        match, agents, before = self.match, self.agents, self._leads
        for agent in match.deciders:
            try:
                if not match.over and agent in match.deciders:
                    self.arena.play(match, agent, int(actions[agent]))
            except BadData:
                match.resign(agent)
        self._leads = self.arena.leads(match)
        over, late = self.arena.over(match), self.arena.late(match)
        rewards = self.arena.rewards(match, before, self._leads)
        seen = self._seen()
        self.agents = [] if over or late else agents
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, Any]:
        return {agent: self._observed(agent) for agent in self.agents}

    def _observed(self, agent: str) -> dict[str, Any]:
        mask = bytearray(self.wait + 1)
        self.arena.actions.write_mask(self.match.prompt(agent), mask)
        mask[self.wait] = agent not in self.match.deciders
        space = self.observation_spaces[agent]["action_mask"]
        return {
            "observation": self.arena.vector(self.match, agent),
            "action_mask": numpy.frombuffer(mask, space.dtype),
        }

    def state(self) -> Any:
        return self.arena.everything(self.match)

    def render(self) -> Any:
        return drawn(self.match, self.render_mode, self._picture)

    def close(self) -> None:
        self._picture.close()


def metadata_of(arena: Arena) -> dict[str, Any]:
    """The name has the version of the rules and of the observation: either makes another environment."""
    name, rules = arena.game.meta.id, arena.game.meta.rules_version
    return {
        "name": f"polemos_{name}_v{rules}.{arena.encoder.version}",
        "render_modes": list(MODES),
        "is_parallelizable": True,
        "render_fps": 2,
    }


def state_space(arena: Arena) -> Any:
    return spaces.Box(-1.0, 1.0, (arena.encoder.size * len(arena.roles),), "float32")


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadData(f"render_mode: {mode!r} is not one of {', '.join(MODES)}")
    return mode
