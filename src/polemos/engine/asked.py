"""Who is asked what in a match, and what everybody may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from polemos.engine.ask import Ask
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
        #: The question of the present step; None while nobody is asked.
        self._ask: Ask | None = None
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
        if self._real_dice is not None and role in self.deciders:
            return self._real_dice.prompt()
        ask = None if self._ask is None else self._ask.of(role)
        if ask is not None:
            return ask
        self._known_role(role)
        return Prompt("over" if self.over else "wait", "", NO_CHOICES, {"who": self.deciders})

    def view(self, role: str | None) -> dict[str, Any]:
        """What a role (None: a spectator) may know, as a JSON-ready dict."""
        if role is not None:
            self._known_role(role)
        return self.game.view(self.state, role)

    def _known_role(self, role: str) -> None:
        if role not in self.roles:
            raise BadData(f"role: {self.game.meta.id} has no role {role!r}")

    def _refused(self, role: str) -> NotYourTurn:
        if self.over:
            return NotYourTurn("the match is over")
        if role not in self.roles:
            return NotYourTurn(f"{self.game.meta.id} has no role {role!r}")
        return NotYourTurn(f"{role} is not asked anything now")
