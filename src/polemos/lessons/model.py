"""What a lesson is: a beginning, steps to read, to watch and to do, and for the last ones a goal."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from polemos.engine.match import Action
from polemos.engine.prompt import Arg, Value

#: A text in every language: language -> words.
Texts: TypeAlias = dict[str, str]

#: As the argument of a click: whatever is offered with this verb.
ANYTHING: Final = "*"
#: Instead of a list to watch: the others want nothing more, until the learner is asked.
PASSIVE: Final = "passive"

#: What a step wants of the learner.
READ: Final = "read"
WATCH: Final = "watch"
TURN: Final = "turn"


@dataclass(frozen=True)
class Click:
    """One verb with the arguments that are meant; without any, whatever is offered with it."""

    verb: str
    args: tuple[Arg, ...] | None

    def means(self, verb: str, arg: Arg) -> bool:
        if verb != self.verb:
            return False
        return self.args is None or any(type(one) is type(arg) and one == arg for one in self.args)


@dataclass(frozen=True)
class Aside:
    """A gentle answer to a click that is not the one of the lesson; without a click: to all others."""

    text: Texts
    click: Click | None = None


@dataclass(frozen=True)
class Pointing:
    """What the learner should look at."""

    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """One thing to read, to watch or to do."""

    text: Texts
    kind: str
    point: Pointing
    rule: str = ""
    #: TURN: the clicks to be made; of each, every way that counts as right.
    clicks: tuple[tuple[Click, ...], ...] = ()
    any_order: bool = False
    asides: tuple[Aside, ...] = ()
    #: Said once the right thing was done.
    well: Texts = field(default_factory=dict)
    #: WATCH: what the others do; empty where they only pass.
    actions: tuple[Action, ...] = ()
    #: The dice that are rolled in this step, if the lesson gives them.
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class Star:
    """One of three stars: something in the view, or how many pieces there are, and what it must be."""

    text: Texts
    see: tuple[str, ...] = ()
    count: dict[str, str] | None = None
    least: int | None = None
    most: int | None = None
    equals: str | int | None = None


@dataclass(frozen=True)
class Goal:
    """A situation to win: freely played against a bot until this turn begins or the match is over."""

    text: Texts
    against: str
    turn: int
    stars: tuple[Star, ...]


@dataclass(frozen=True)
class Start:
    """How the match of a lesson begins."""

    scenario: str
    options: dict[str, Value]
    seed: int | str
    dice: tuple[int, ...] = ()
    position: object = None
    #: What has been played before the lesson begins.
    before: tuple[Action, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: str
    id: str
    path: Path
    title: Texts
    about: Texts
    minutes: int
    role: str
    start: Start
    steps: tuple[Step, ...]
    goal: Goal | None = None

    def where(self, step: int) -> str:
        """How an error names a step: as people count."""
        return f"{self.path.name}, step {step + 1}"

    def rules(self) -> tuple[str, ...]:
        """The clauses it teaches."""
        return tuple(dict.fromkeys(step.rule for step in self.steps if step.rule))
