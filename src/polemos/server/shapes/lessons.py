"""What teaches a game, on the wire: the path of lessons, one of them whole, and how far somebody is."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from polemos.server.shapes.common import Arg, LogLine, View

#: A text in every language.
Texts: TypeAlias = dict[str, str]


class LessonExample(TypedDict):
    """A step of a lesson that shows a clause being used."""

    step: int
    rule: str


class LessonPicture(TypedDict):
    """One picture of an example: what is said to it, the view, and what the log told since the one before."""

    text: Texts
    view: View
    #: Where to look.
    places: list[str]
    log: list[LogLine]


class LessonCard(TypedDict):
    """One lesson of the path; `rules`: the clauses it teaches."""

    id: str
    title: Texts
    about: Texts
    minutes: int
    role: str
    #: Whether there are stars to win.
    goal: bool
    rules: list[str]
    #: Of a puzzle, from 1 to 3; 0: it is a lesson.
    difficulty: int
    #: The steps that show a rule being used, as examples for the book.
    examples: list[LessonExample]


class LessonClick(TypedDict):
    """A verb with the arguments that are meant; without any, whatever is offered with it."""

    verb: str
    args: NotRequired[list[Arg]]


class LessonAside(TypedDict):
    """A gentle answer to another click, or to all others."""

    text: Texts
    click: NotRequired[LessonClick]


class LessonStep(TypedDict):
    """One thing to read, to watch or to do."""

    kind: str
    text: Texts
    rule: str
    places: list[str]
    pieces: list[str]
    panels: list[str]
    #: Of each click to be made, every way that counts as right.
    clicks: list[list[LessonClick]]
    any_order: bool
    asides: list[LessonAside]
    well: NotRequired[Texts]


class LessonGoal(TypedDict):
    """A situation to win: what for, until which turn, and the three stars."""

    text: Texts
    turn: int
    stars: list[Texts]


class PuzzleProof(TypedDict):
    """How it is known that the solution is best: every line was tried (`exact`), or so many walks compared it
    with the others (`search`): the chance to win with it and with the second best, in hundredths."""

    kind: str
    walks: int
    best: int
    second: int
    #: The lower end of the interval of the margin.
    least: int


class LessonTold(LessonCard):
    """A lesson, whole; or a puzzle, with its proof."""

    game: str
    steps: list[LessonStep]
    ends: LessonGoal | None
    proof: NotRequired[PuzzleProof]


class LessonPlace(TypedDict):
    """Where the lesson of a match is: its step, how many clicks of it are done, what was won."""

    game: str
    lesson: str
    step: int
    done: int
    #: Whether something is still to be watched in this step.
    watching: bool
    #: Whether every step is done, and the goal, where there is one, is judged.
    over: bool
    stars: list[bool]


class CardPart(TypedDict):
    """A part of a step of the turn."""

    title: Texts
    rule: str


class CardLine(TypedDict):
    """A way to win, a step of the turn or a word, with its clause; `at`: in which phases it is lit."""

    title: Texts
    text: Texts
    rule: str
    at: list[str]
    #: The small drawing of a step, whether it comes only before the first turn, and its parts.
    draw: str
    once: bool
    parts: list[CardPart]


class TurnCard(TypedDict):
    """The turn on one page; empty where nobody has written it."""

    win: list[CardLine]
    turn: list[CardLine]
    words: list[CardLine]
