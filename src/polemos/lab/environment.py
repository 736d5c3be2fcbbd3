"""What the research environments share: one scenario with numbers for actions, vectors for views, rewards.

Rewards: `result` gives 1, 0 or -1 at the end (`polemos.lab.payoff`). `score` and `evaluation` give besides,
at every step, by how much the lead in points or the game's own evaluation has changed (between -1 and 1); at
the end the lead counts as 0 again, so that what is best to do stays the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import numpy
from gymnasium import spaces

from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.engine.prompt import Value
from polemos.engine.registry import game as game_by_name
from polemos.lab.actions import action_space
from polemos.lab.drills import drill_of, ended, result, standing
from polemos.lab.observation import Encoder
from polemos.lab.payoff import payoffs

RESULT: Final = "result"
SCORE: Final = "score"
EVALUATION: Final = "evaluation"
REWARDS: Final = (RESULT, SCORE, EVALUATION)

#: How far each role is ahead.
Leads: TypeAlias = Mapping[str, float]


class Arena:
    """One scenario of one game. `options` and `data` are those of `polemos.game(...).start`; `drill=True` is
    the game's short task to learn on (`polemos.lab.drills`). It serves one match at a time."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        options: Mapping[str, Value] | None = None,
        data: str | None = None,
        reward: str = RESULT,
        max_cycles: int | None = None,
        drill: bool = False,
    ) -> None:
        self.game = game_by_name(game, data)
        self.drill = drill_of(game) if drill else None
        if self.drill is not None:
            scenario = self.drill.scenario
        self.scenario = self.game.scenario(scenario or self.game.scenarios[0].id).id
        self.options = {**self.game.trial_options(), **(options or {})}
        self.game.checked_options(self.options)
        self.roles = self.game.roles_of(self.scenario)
        #: What a step brings as a rule; the same dict each time, which nobody changes.
        self.nothing = dict.fromkeys(self.roles, 0.0)
        #: How the roles stood when the last drill began.
        self.outset = 0.0
        self.actions = action_space(game)
        self.encoder = Encoder(self.game)
        self.reward = self._checked_reward(reward)
        if max_cycles is not None and max_cycles < 1:
            raise BadData(f"max_cycles: {max_cycles} is not a number of steps from 1 on")
        self.max_cycles = min(max_cycles or self.game.meta.max_actions, self.game.meta.max_actions)

    def _checked_reward(self, reward: str) -> str:
        if reward not in REWARDS:
            raise BadData(f"reward: {reward!r} is not one of {', '.join(REWARDS)}")
        if reward == SCORE and not self.game.scores(self.begin(0).state):
            raise BadData(f"reward: {self.game.meta.id} counts no points before the end; take {EVALUATION}")
        return reward

    # --- matches ------------------------------------------------------------------------------------

    def begin(self, seed: int | str) -> Match:
        """A new match, without log and undo."""
        match = self.game.start(self.scenario, seed, self.options).clone()
        if self.drill is not None:
            self.outset = standing(match)
        return match

    def play(self, match: Playout, role: str, number: int) -> None:
        match.play(role, *self.actions.pair(number, match.prompt(role)))

    def over(self, match: Playout) -> bool:
        """Whether the match is over, or the drill is."""
        return match.over if self.drill is None else ended(self.drill, match)

    def late(self, match: Playout) -> bool:
        """Whether the match is cut off: it is as long as matches may be here."""
        return match.number >= self.max_cycles and not self.over(match)

    def payoffs(self, match: Playout) -> dict[str, float]:
        """What the end is worth to each role; nothing before it."""
        if self.drill is None:
            return payoffs(match)
        return result(self.drill, match, self.outset) if self.over(match) else self.nothing

    # --- what is learned from -----------------------------------------------------------------------

    def leads(self, match: Playout) -> Leads:
        """How far each role is ahead as the shaped reward counts it; 0 at the end and without shaping."""
        if self.reward == RESULT or self.over(match):
            return self.nothing
        if self.reward == EVALUATION:
            return {role: match.game.evaluate(match.state, role) for role in self.roles}
        return self._score_leads(match)

    def _score_leads(self, match: Playout) -> dict[str, float]:
        scores = match.game.scores(match.state)
        found: dict[str, float] = {}
        for role in self.roles:
            others = [score for other, score in scores.items() if other != role]
            lead = scores.get(role, 0) - max(others, default=0)
            found[role] = lead / (10 + abs(lead))
        return found

    def rewards(self, match: Playout, before: Leads, now: Leads) -> dict[str, float]:
        """What each role gets for the step that changed the leads so, and for the end if this is it."""
        if self.reward == RESULT and not self.over(match):
            return self.nothing
        last = self.payoffs(match)
        return {role: last[role] + now[role] - before[role] for role in self.roles}

    # --- what is seen -------------------------------------------------------------------------------

    @property
    def vector_space(self) -> Any:
        return spaces.Box(-1.0, 1.0, (self.encoder.size,), numpy.float32)

    @property
    def mask_space(self) -> Any:
        return spaces.Box(0, 1, (self.actions.size,), numpy.int8)

    def vector(self, match: Playout, role: str) -> Any:
        return self.encoder.vector(match, role)

    def mask(self, match: Playout, role: str) -> Any:
        """1 for each legal number; all zeros for a role that waits."""
        return numpy.frombuffer(self.actions.mask(match.prompt(role)), numpy.int8)

    def everything(self, match: Playout) -> Any:
        """What all roles know together, one vector after the other: for critics that see the whole table."""
        return numpy.concatenate([self.vector(match, role) for role in self.roles])
