"""Everything the table says on a socket, typed as what it is told is (messages.py)."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from polemos.server.messages import Id
from polemos.server.shapes.common import Arg, LogLine, Prompt, Result, UndoFacts, View

encode = msgspec.json.Encoder().encode


class Shown(Struct, tag_field="t", tag="view", omit_defaults=True):
    """A view: the whole of it, or what has changed since the last one on this socket."""

    #: The number of the view, as this viewer counts.
    n: int
    ack: Id = None
    view: View | UnsetType = UNSET
    #: A JSON merge patch (RFC 7386) to the last view.
    patch: dict[str, Any] | UnsetType = UNSET
    prompt: Prompt | UnsetType = UNSET
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
    result: Result | UnsetType = UNSET
    seed: str | int | UnsetType = UNSET


class TakebackAsked(Struct, tag_field="t", tag="takeback"):
    """Somebody asks to go back."""

    by: str
    to: int


class TakebackAnswered(Struct, tag_field="t", tag="takeback_answer", omit_defaults=True):
    """How that ended."""

    by: str
    to: int
    yes: bool
    refused_by: str = ""


class Advice(Struct, tag_field="t", tag="hint", omit_defaults=True):
    """What the bot would do."""

    verb: str
    #: Always told, also when there is none.
    arg: Arg
    ack: Id = None


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


#: What is said besides views.
Word: TypeAlias = TakebackAsked | TakebackAnswered | Advice | RematchBegun | Note | Pong | Slow | Refusal
Spoken: TypeAlias = Shown | Word
