"""What a bot is given: a seat at the table, never the true state."""

from __future__ import annotations

from random import Random as Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from polemos.engine.errors import NotYourTurn
from polemos.engine.playout import Playout
from polemos.engine.prompt import Arg, Choice, Prompt

#: A click with its question, also where it came from another process as a plain tuple.
PlannedLike = TypeVar("PlannedLike", bound=tuple[str, str, Arg])


class Planned(NamedTuple):
    """One own choice of a plan, with the question it answers."""

    message: str
    verb: str
    arg: Arg


#: What a bot means to do, choice after choice.
Plan: TypeAlias = tuple[Planned, ...]


def followed(plan: tuple[PlannedLike, ...], prompt: Prompt) -> tuple[Choice | None, tuple[PlannedLike, ...]]:
    """The next click of a plan and what is left of it; neither if the question is another one."""
    if not plan:
        return None, ()
    message, verb, arg = plan[0]
    fits = message == prompt.message and prompt.offered(verb, arg)
    return ((verb, arg), plan[1:]) if fits else (None, ())


class Seat:
    """One role's place in a match: its question, its view, and copies that agree with what it knows."""

    __slots__ = ("_match", "role")

    def __init__(self, match: Playout, role: str) -> None:
        if role not in match.deciders:
            raise NotYourTurn(f"{role} is not asked anything now")
        self._match = match
        self.role = role

    @property
    def prompt(self) -> Prompt:
        """What the seat is asked, without the answers that only take back what it has just chosen."""
        return self._match.prompt(self.role).ahead()

    @property
    def number(self) -> int:
        """How many actions have been played; everybody at the table can count them."""
        return self._match.number

    @property
    def plan_plays(self) -> int:
        """How many plays on copies a plan needs in this game, as the game itself says; 0: as usual."""
        return self._match.game.meta.plan_plays

    @property
    def dice_decide(self) -> bool:
        """Whether a plan must be tried often in this game, as the game itself says."""
        return self._match.game.meta.dice_decide

    @property
    def alone(self) -> bool:
        """Whether nobody else plays in this match."""
        return len(self._match.roles) == 1

    def view(self) -> dict[str, Any]:
        return self._match.view(self.role)

    def determinize(self, seed: int | str) -> Playout:
        """A copy in which all that this seat cannot know, and every die to come, is dealt anew."""
        return self._match.determinize(self.role, seed)


class Bot:
    """Base of all bots. One serves one seat of one match, and may keep plans between two choices."""

    def __init__(self, seed: int | str, budget: int | None) -> None:
        self.seed = seed
        self.budget = budget

    def choose(self, seat: Seat) -> Choice:
        """One of the pairs the prompt offers."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose")

    @property
    def planned(self) -> Plan:
        """What it means to click next, if the questions are those it expects; most bots make no plans."""
        return ()

    @property
    def rest(self) -> tuple[Plan, ...]:
        """The moves it means to make after that, for where a bot is made anew for each question."""
        return ()

    def take_up(self, rest: tuple[Plan, ...]) -> None:
        """Begin its thoughts with what the last bot in this seat meant to do."""

    def generator(self, seat: Seat) -> Generator:
        """Chance for this decision alone: from the bot's seed and public facts, whatever came before."""
        return Generator(f"{self.seed}:{seat.role}:{seat.number}")
