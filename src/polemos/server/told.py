"""Everything the table says on a socket, typed as what it is told is (messages.py)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from msgspec import UNSET, Struct, UnsetType

from polemos.server.messages import Id, Unless
from polemos.server.shapes.common import Arg, Beside, LogLine, Prompt, Reason, Result, UndoFacts, View

encode = msgspec.json.Encoder().encode


class Shown(Struct, tag_field="t", tag="view", omit_defaults=True):
    """A view: the whole of it, or what has changed since the last one on this socket."""

    #: The number of the view, as this viewer counts.
    n: int
    ack: Id = None
    #: With `ack`: of a list of clicks only so many were played, since something was learned by the last.
    played: int | UnsetType = UNSET
    view: View | UnsetType = UNSET
    #: A JSON merge patch (RFC 7386) to the last view.
    patch: dict[str, Any] | UnsetType = UNSET
    prompt: Prompt | UnsetType = UNSET
    #: To people, once the question has stood for a moment; it holds until the next `prompt` or `beside`.
    beside: Beside | UnsetType = UNSET
    deciders: list[str] | UnsetType = UNSET
    log: list[LogLine] | UnsetType = UNSET
    #: First drop the lines from this one on.
    log_cut: int | UnsetType = UNSET
    undo: UndoFacts | UnsetType = UNSET
    #: Numbers of the actions that can be redone.
    redo: list[int] | UnsetType = UNSET
    #: Bots that are thinking; roles with somebody at the table; people's seats that a bot plays at present.
    bots: list[str] | UnsetType = UNSET
    present: list[str] | UnsetType = UNSET
    stand_ins: dict[str, str] | UnsetType = UNSET
    came_from: str | UnsetType = UNSET
    #: With the first view of a seat: the number up to which its owner has seen the match before.
    seen: int | UnsetType = UNSET
    result: Result | UnsetType = UNSET
    seed: str | int | UnsetType = UNSET


class TakebackAsked(Struct, tag_field="t", tag="takeback", omit_defaults=True):
    """Somebody asks to go back; with `ack`: it is asked, or still is, to whoever asked or agreed."""

    by: str
    to: int
    ack: Id = None


class TakebackAnswered(Struct, tag_field="t", tag="takeback_answer", omit_defaults=True):
    """How that ended."""

    by: str
    to: int
    yes: bool
    refused_by: str = ""
    ack: Id = None


class Advice(Struct, tag_field="t", tag="hint", omit_defaults=True):
    """What the bot would do."""

    verb: str
    #: Always told, also when there is none.
    arg: Arg
    ack: Id = None
    #: What it would click after that, if it is asked as it expects: the rest of the move.
    plan: list[tuple[str, Arg]] = []


class Change(TypedDict):
    """Something that a trial changed (text key `what-if-<key>`): in which share of the trials (between `low`
    and `high` in 95 of 100 cases), by how much on average, at least and at most."""

    key: str
    share: float
    low: float
    high: float
    mean: float
    least: int
    most: int
    who: NotRequired[str]
    what: NotRequired[str]
    #: The pieces it was, each with its share.
    pieces: NotRequired[dict[str, float]]


class Foreseen(Struct, tag_field="t", tag="what_if", omit_defaults=True):
    """What a choice may bring, by trials on copies that agree with what the seat knows."""

    verb: str
    arg: Arg
    #: Nothing is left to chance or to what is hidden.
    certain: bool
    trials: int
    #: The shares of trials in which dice were rolled, something hidden was shown, each role was asked next.
    dice: float
    shown: float
    asks: dict[str, float]
    changes: list[Change]
    #: Afterwards it can be taken back: alone, or if the others agree.
    undo: Literal["nobody", "consent"]
    ack: Id = None


class Reasons(Struct, tag_field="t", tag="why", omit_defaults=True):
    """Why something is not offered, the nearest reason first; none: it is."""

    reasons: list[Reason]
    ack: Id = None


class Lines(Struct, tag_field="t", tag="log", omit_defaults=True):
    """Earlier lines of the log."""

    lines: list[LogLine]
    ack: Id = None


class OrderTold(Struct, omit_defaults=True):
    """A standing order of this seat."""

    id: int
    message: str
    verb: str
    arg: Arg
    until: Literal["operation", "turn", "match"]
    rule: str = ""
    args: dict[str, str | int] = {}
    unless: Unless | UnsetType = UNSET
    unless_attacked: bool = False


class OrdersTold(Struct, tag_field="t", tag="orders", omit_defaults=True):
    """All standing orders of this seat: when they change, and to whoever asks."""

    orders: list[OrderTold]
    ack: Id = None


class Ordered(Struct, tag_field="t", tag="ordered"):
    """An order of this seat was carried out; its view follows."""

    order: int
    message: str
    verb: str
    arg: Arg


class RematchBegun(Struct, tag_field="t", tag="rematch"):
    """Somebody began the rematch: this socket's token opens that role there."""

    match: str
    role: str


class Note(Struct, tag_field="t", tag="note"):
    """Something to tell the players that is no part of the match (text key `note-<key>`)."""

    key: str
    args: dict[str, str]


class Pong(Struct, tag_field="t", tag="pong", omit_defaults=True):
    """Somebody is there."""

    ack: Id = None


class Slow(Struct, tag_field="t", tag="slow"):
    """Messages were skipped because this socket did not read; the whole view follows."""


class Refusal(Struct, tag_field="t", tag="error", omit_defaults=True):
    """Refused; nothing has changed. After `stale` a whole fresh view follows."""

    error: str
    message: str
    ack: Id = None
    #: Which click of a list it was, counted from 0.
    at: int | UnsetType = UNSET
    reasons: list[Reason] | UnsetType = UNSET


#: What is said besides views.
Word: TypeAlias = (
    TakebackAsked
    | TakebackAnswered
    | Advice
    | Foreseen
    | Reasons
    | Lines
    | OrdersTold
    | Ordered
    | RematchBegun
    | Note
    | Pong
    | Slow
    | Refusal
)
Spoken: TypeAlias = Shown | Word
