"""Who is asked what in a match, and what everybody may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polemos.engine.errors import BadData, NotYourTurn
from polemos.engine.flow import NOBODY
from polemos.engine.prompt import NO_CHOICES, Prompt
from polemos.engine.real_dice import RealDice
from polemos.engine.result import Result
from polemos.engine.state import State
from polemos.engine.told import Told

if TYPE_CHECKING:
    from polemos.engine.game import Game


class Asked(Told):
    """The questions that a match asks its roles."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(state)
        self.game = game
        self.deciders: tuple[str, ...] = NOBODY
        self._prompts: dict[str, Prompt] = {}
        #: The action that waits for dice rolled by hand.
        self._real_dice: RealDice | None = None

    @property
    def roles(self) -> tuple[str, ...]:
        return self.game.roles_of(self.state.scenario)

    @property
    def over(self) -> bool:
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        return self.state.result

    def prompt(self, role: str) -> Prompt:
        """What the role is asked now; a role that must wait has a prompt without choices."""
        cached = self._prompts.get(role)
        if cached is not None:
            return cached
        if role not in self.deciders:
            self._known_role(role)
            return Prompt("over" if self.over else "wait", "", NO_CHOICES, {"who": self.deciders})
        if self._real_dice is not None:
            prompt = self._real_dice.prompt()
        else:
            prompt = self.state.frames[-1].prompt(self.state, role)
        self._prompts[role] = prompt
        return prompt

    def view(self, role: str | None) -> dict[str, Any]:
        """What a role (None: a spectator) may know, as a JSON-ready dict."""
        if role is not None:
            self._known_role(role)
        return self.game.view(self.state, role)

    def _known_role(self, role: str) -> None:
        if role not in self.roles:
            raise BadData(f"role: {self.game.meta.id} has no role {role!r}")

    def _refuse_role(self, role: str) -> None:
        if self.over:
            raise NotYourTurn("the match is over")
        if role not in self.roles:
            raise NotYourTurn(f"{self.game.meta.id} has no role {role!r}")
        raise NotYourTurn(f"{role} is not asked anything now")
