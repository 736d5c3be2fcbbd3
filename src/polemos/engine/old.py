"""A match that can only be read: the rules or data by which it was played are not those of today."""

from __future__ import annotations

from typing import Any

from polemos.engine.chance import Chance
from polemos.engine.checkpoint import Checkpoint, Checkpoints
from polemos.engine.game import Game
from polemos.engine.journal import Entry
from polemos.engine.match import Action, Match
from polemos.engine.prompt import Value
from polemos.engine.result import Result
from polemos.engine.state import State


class OldState(State):
    """How a match stood at one moment, as everybody could see it."""

    def __init__(self, scenario: str, options: dict[str, Value], seen: dict[str, Any]) -> None:
        super().__init__(scenario, options, Chance(""))
        self.seen = seen

    def clone(self) -> OldState:
        copy = OldState(self.scenario, self.options, self.seen)
        self.copy_engine_fields(copy)
        return copy


class OldGame(Game):
    """Stands for rules that are gone: it shows what was kept, and asks nothing."""

    def __init__(self, game: Game, sitting: tuple[str, ...], last: dict[str, Any]) -> None:
        super().__init__(game.meta, game.scenarios, game.options, None)
        self.sitting = sitting
        self.last = last

    def roles_of(self, scenario: str) -> tuple[str, ...]:
        return self.sitting

    def view(self, state: Any, role: str | None) -> dict[str, Any]:
        return dict(state.seen)

    def position(self, state: Any) -> dict[str, Any]:
        return self.last


class OldMatch:
    """What is known of such a match."""

    def __init__(
        self,
        scenario: str,
        options: dict[str, Value],
        roles: tuple[str, ...],
        actions: list[Action],
        log: list[Entry],
        views: list[tuple[int, dict[str, Any]]],
        position: dict[str, Any],
        result: Any,
    ) -> None:
        self.scenario = scenario
        self.options = options
        self.roles = roles
        self.actions = actions
        self.log = log
        self.views = views
        self.position = position
        self.result = result

    def match(self, game: Game, seed: int | str) -> Match:
        """It as everybody at a table uses a match; the moments that were kept are the only ones there are."""
        last = self._state(self.views[-1][1])
        match = Match(OldGame(game, self.roles, self.position), last, seed, None)
        match.actions = list(self.actions)
        match.number = len(match.actions)
        match.journal.entries[:] = self.log
        last.result = result_from_json(self.result)
        moments = Checkpoints()
        for number, view in self.views:
            point = Checkpoint(number, self._state(view), match.journal.written_by(number), number)
            point.state.result = last.result
            moments.wide.append(point)
        match.read_only(moments)
        return match

    def _state(self, view: dict[str, Any]) -> OldState:
        return OldState(self.scenario, self.options, view)


def result_from_json(told: Any) -> Result | None:
    """A result as it was kept."""
    if not isinstance(told, dict):
        return None
    winners = told.get("winners", ())
    scores = {str(role): int(score) for role, score in dict(told.get("scores", {})).items()}
    level, reason, rule = [str(told.get(word, "")) for word in ("level", "reason", "rule")]
    winner = None if told.get("winner") is None else str(told["winner"])
    return Result(winner, level, reason, rule, scores, tuple(str(one) for one in winners))
