"""Gymnasium: one seat of a match for a learner, bots in the others.

    import gymnasium
    env = gymnasium.make("polemos.lab.gym:Polemos-v0", game="hellespont", seat="athens", others="greedy@5")

The observation is the vector of `polemos.lab.observation`; `info["action_mask"]` and `env.action_masks()`
(as sb3-contrib's MaskablePPO wants it) tell which of the numbers of `polemos.lab.actions` are legal. Bots
answer between two steps. An illegal number costs the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from polemos.bots import Bot, Seat
from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.engine.prompt import Choice
from polemos.lab.entrant import check_entrant, dismiss, entrant
from polemos.lab.environment import Arena, Leads
from polemos.lab.render import MODES, Picture, drawn

#: A bot for all other seats, or one for each of them by role.
Others = str | Mapping[str, str]

ALTERNATE: Final = "alternate"


class Table:
    """One match after the other with a learner in one seat, for the single and the vector environment.

    `seat` is a role, or `alternate`: another one in each match.
    """

    def __init__(self, arena: Arena, seat: str | None, others: Others) -> None:
        self.arena, self.seat = arena, arena.roles[0] if seat is None else seat
        if self.seat not in (*arena.roles, ALTERNATE):
            raise BadData(f"seat: {seat!r} is not one of {', '.join(arena.roles)}, {ALTERNATE}")
        self.specs = bots_of(arena, others)
        self.role = arena.roles[0]
        self.begun = 0
        self._bots: dict[str, Bot] = {}

    def reset(self, seed: int | str) -> None:
        """A new match, played on to the learner's first question."""
        self.close()
        roles = self.arena.roles
        self.role = roles[self.begun % len(roles)] if self.seat == ALTERNATE else self.seat
        self.begun += 1
        self.match: Match = self.arena.begin(seed)
        self._bots = {role: opponent(spec, f"{seed}:{role}") for role, spec in self.specs.items()}
        self._answered()
        self._leads: Leads = self.arena.leads(self.match)

    def step(self, number: int) -> float:
        """The learner's choice and all answers to it; the learner's reward."""
        match, before = self.match, self._leads
        try:
            self.arena.play(match, self.role, number)
        except BadData:
            match.resign(self.role)
        self._answered()
        self._leads = self.arena.leads(match)
        return self.arena.rewards(match, before, self._leads)[self.role]

    def _answered(self) -> None:
        """Bots choose until it is the learner's turn; where several choose at once, they choose first."""
        match, bots, arena = self.match, self._bots, self.arena
        while not arena.over(match) and not arena.late(match):
            asked = [role for role in match.deciders if role != self.role]
            if not asked:
                return
            match.play(asked[0], *bots[asked[0]].choose(Seat(match, asked[0])))

    @property
    def over(self) -> bool:
        return self.arena.over(self.match)

    @property
    def late(self) -> bool:
        return self.arena.late(self.match)

    def close(self) -> None:
        for bot in self._bots.values():
            dismiss(bot)
        self._bots = {}


class Drawing(Bot):
    """`random` as fast as can be: chance of its own for a whole match instead of for each decision."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, None)
        self._chance = Random(seed)

    def choose(self, seat: Seat) -> Choice:
        prompt = seat.prompt
        return prompt.nth(int(self._chance.random() * prompt.count()))


def opponent(spec: str, seed: str) -> Bot:
    return Drawing(seed) if spec == "random" else entrant(spec, seed)


def bots_of(arena: Arena, others: Others) -> dict[str, str]:
    """Role -> bot; all are checked before anything is played."""
    found = dict.fromkeys(arena.roles, others) if isinstance(others, str) else dict(others)
    unknown = set(found) - set(arena.roles)
    if unknown:
        raise BadData(f"others: {', '.join(sorted(unknown))} is no role of this scenario")
    for spec in set(found.values()):
        check_entrant(spec, None)
    return {role: found.get(role, "random") for role in arena.roles}


class PolemosEnv(gymnasium.Env):
    """One seat. `settings` are those of `polemos.lab.environment.Arena`: scenario, options, data, reward,
    max_cycles."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        seat: str | None = None,
        others: Others = "random",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.arena = Arena(game, **settings)
        self.table = Table(self.arena, seat, others)
        if render_mode is not None and render_mode not in MODES:
            raise BadData(f"render_mode: {render_mode!r} is not one of {', '.join(MODES)}")
        self.render_mode = render_mode
        self.observation_space = self.arena.vector_space
        self.action_space = spaces.Discrete(self.arena.actions.size)
        self._picture = Picture()
        self._seeds = Random()

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Random(seed)
        self.table.reset(self._seeds.getrandbits(62))
        while self.table.over:  # a match may end before the learner is asked anything
            self.table.reset(self._seeds.getrandbits(62))
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward = self.table.step(int(action))
        return self._seen(), reward, self.table.over, self.table.late, self._info()

    def _seen(self) -> Any:
        return self.arena.vector(self.table.match, self.table.role)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "role": self.table.role}

    def action_masks(self) -> Any:
        """1 for each legal number."""
        return self.arena.mask(self.table.match, self.table.role)

    def render(self) -> Any:
        return drawn(self.table.match, self.render_mode, self._picture)

    def close(self) -> None:
        self.table.close()
        self._picture.close()


gymnasium.register("Polemos-v0", entry_point="polemos.lab.gym:PolemosEnv")
