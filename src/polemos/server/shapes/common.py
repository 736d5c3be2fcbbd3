"""What all games have in common on the wire."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = list[Point]
#: The corners [left, top, right, bottom] of a rectangle on the map.
Corners: TypeAlias = tuple[float, float, float, float]
#: Something counted by side or role.
Counts: TypeAlias = dict[str, int]
#: The argument of a choice: the id of a thing, a number, or nothing.
Arg: TypeAlias = str | int | None
#: What may be written in a message: ids, numbers, and lists of them.
Value: TypeAlias = str | int | bool | list[str | int]
#: What a verb does, where it does not simply go on: gives up a choice, ends something, cannot be taken back.
Kind: TypeAlias = Literal["declines", "ends", "final", "back"]


class Piece(TypedDict):
    """A piece on the table. A hidden one tells only where it stands and whose it is."""

    at: str
    side: str
    kind: NotRequired[str]
    face: NotRequired[int]
    hidden: NotRequired[bool]
    #: How many units the counter stands for.
    count: NotRequired[int]


class Score(TypedDict):
    """What a side would have if the game were counted now, line by line."""

    total: int
    lines: dict[str, int]


class Hand(TypedDict):
    """Cards or counters in hand; which ones only where the viewer may know it."""

    count: int
    cards: NotRequired[list[str]]


class Told(TypedDict):
    """The words of every view that mean the same in every game."""

    turn: NotRequired[int]
    phase: NotRequired[str]
    #: Pieces picked for the present move; places the present question is about.
    selected: NotRequired[list[str]]
    focus: NotRequired[list[str]]
    score: NotRequired[dict[str, Score]]
    #: Roles that are through with their part of the running phase.
    passed: NotRequired[list[str]]


class View(Told):
    """The view of any game, as far as the table itself reads it."""

    pieces: NotRequired[dict[str, Piece]]
    tracks: NotRequired[dict[str, Counts]]
    markers: NotRequired[dict[str, Any]]
    hands: NotRequired[dict[str, Any]]
    forecast: NotRequired[Any]


class Place(TypedDict):
    """A place of the board: a zone with an outline, or a symbol at its anchor."""

    kind: str
    anchor: Point
    type: NotRequired[str]
    polygon: NotRequired[Ring]
    adjacent: NotRequired[list[str]]


class Board(TypedDict):
    """The board of any game, as far as the table itself reads it."""

    size: Point
    places: dict[str, Place]
    kinds: NotRequired[dict[str, Any]]


class LogLine(TypedDict):
    """A line of the log; `to`: for this reader only."""

    i: int
    action: int
    key: str
    rule: str
    args: dict[str, Value]
    to: NotRequired[str]


class Reason(TypedDict):
    """Why not (text key `why-<key>`), the paragraph, and which verb and thing it is about."""

    key: str
    rule: str
    args: dict[str, Value]
    verb: NotRequired[str]
    arg: NotRequired[Arg]


class ChoiceNote(TypedDict):
    """What a choice costs, uses up or brings (text key `note-<key>`); `arg` null: the verb as a whole."""

    verb: str
    arg: Arg
    key: str
    rule: str
    args: dict[str, Value]


class Prompt(TypedDict):
    """What a role is asked. `kinds`: what a verb does besides going on."""

    message: str
    rule: str
    args: dict[str, Value]
    choices: dict[str, list[Arg]]
    kinds: NotRequired[dict[str, Kind]]


class Beside(TypedDict):
    """What a person is told beside his question: `near`, the verbs the step could offer but does not, each
    with its reason; `notes`, what choices cost or bring."""

    near: NotRequired[list[Reason]]
    notes: NotRequired[list[ChoiceNote]]


class Result(TypedDict):
    """How a match ended; no winner: a draw."""

    winner: str | None
    winners: list[str]
    level: str
    reason: str
    rule: str
    scores: dict[str, int]


class UndoFacts(TypedDict):
    """What undo does: back to action `to`, through the replies of these bots, past dice or not, alone or if
    those in `ask` agree. `floor`: how far the seat may go back without unlearning anything; `why` not at all
    (text key `undo-<why>`)."""

    floor: int
    needs: Literal["nobody", "consent", "nothing"]
    to: NotRequired[int]
    through: NotRequired[list[str]]
    dice: NotRequired[bool]
    ask: NotRequired[list[str]]
    why: NotRequired[str]
