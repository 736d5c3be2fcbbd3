"""Everything a client may send, typed: what does not fit is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

Word: TypeAlias = Annotated[str, Meta(max_length=80)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
Whole: TypeAlias = Annotated[int, Meta(ge=-(10**9), le=10**9)]
#: Any number or short text of the client's; the answer carries it back as `ack`.
Id: TypeAlias = Whole | Word | None
#: A choice as it is sent: verb and argument. So many of them may be one gesture.
Clicked: TypeAlias = tuple[Word, Whole | Word | None]
Clicks: TypeAlias = Annotated[list[Clicked], Meta(min_length=1, max_length=64)]

# --- on the socket ------------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: who is there. Without a token: a spectator; `bot`: a program plays the seat."""

    token: Word | None = None
    bot: bool = False
    #: So many lines of the log come with a whole view, the last ones; without it all.
    log: Number | None = None
    id: Id = None


class Play(Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    """One choice, made on the view with the number `n`; or a `list` of them, which are played in order, or
    all taken back."""

    n: Number
    verb: Word = ""
    arg: Whole | Word | None = None
    clicks: Clicks | None = msgspec.field(default=None, name="list")
    id: Id = None


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Back to action `to`; without it, one step."""

    to: Number | None = None
    id: Id = None


class Redo(Struct, tag_field="t", tag="redo", forbid_unknown_fields=True):
    """Play again what was undone last."""

    id: Id = None


class Takeback(Struct, tag_field="t", tag="takeback", forbid_unknown_fields=True):
    """Ask the others to go back to action `to`; without it, before one's own last action."""

    to: Number | None = None
    id: Id = None


class Answer(Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Agree to a takeback, or not."""

    yes: bool
    id: Id = None


class Hint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would the bot do?"""

    id: Id = None


class WhatIf(Struct, tag_field="t", tag="what_if", forbid_unknown_fields=True):
    """What would this choice, or this `list` of them, bring? Cancels the question before."""

    verb: Word = ""
    arg: Whole | Word | None = None
    clicks: Clicks | None = msgspec.field(default=None, name="list")
    id: Id = None


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why is this not offered, or nothing about this place or piece?"""

    verb: Word = ""
    arg: Whole | Word | None = None
    about: Word = ""
    id: Id = None


class Unless(Struct, forbid_unknown_fields=True):
    """Unless this argument of the question is above a number."""

    arg: Word
    above: Whole


class Log(Struct, tag_field="t", tag="log", forbid_unknown_fields=True):
    """The lines of the log before this one."""

    before: Number
    count: Annotated[int, Meta(ge=1, le=500)] = 200
    id: Id = None


class Order(Struct, tag_field="t", tag="order", forbid_unknown_fields=True):
    """A standing order: whenever this seat is asked `message` (of this paragraph, with these arguments), it
    answers `verb`, until what goes on below the question, the turn or the match ends; with `unless_attacked`
    not where a place of the question holds pieces of this seat."""

    message: Word
    verb: Word
    arg: Whole | Word | None = None
    rule: Word = ""
    args: Annotated[dict[Word, Word | Whole], Meta(max_length=8)] = {}
    until: Literal["operation", "turn", "match"] = "turn"
    unless: Unless | None = None
    unless_attacked: bool = False
    id: Id = None


class Orders(Struct, tag_field="t", tag="orders", forbid_unknown_fields=True):
    """Which standing orders has this seat given?"""

    id: Id = None


class Revoke(Struct, tag_field="t", tag="revoke", forbid_unknown_fields=True):
    """A standing order no longer holds; without a number: none does."""

    order: Number | None = None
    id: Id = None


class Resign(Struct, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give up."""

    id: Id = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: Id = None


Message: TypeAlias = (
    Hello
    | Play
    | Undo
    | Redo
    | Takeback
    | Answer
    | Hint
    | WhatIf
    | Why
    | Log
    | Order
    | Orders
    | Revoke
    | Resign
    | Ping
)

read_message = msgspec.json.Decoder(Message).decode


class Numbered(Struct):
    """Any message, of which only the `id` is read."""

    id: Id = None


read_id = msgspec.json.Decoder(Numbered).decode

# --- by HTTP ------------------------------------------------------------------------------------

Seats: TypeAlias = dict[Word, Word]


class NewMatch(Struct, forbid_unknown_fields=True):
    """A new match. `seats`: role -> "here", "link" or "bot:<name>"; roles left out are "here".

    `lot`: who sits in these seats draws his role.
    """

    game: Word
    scenario: Word | None = None
    options: dict[Word, Any] = {}
    seats: Seats = {}
    real_dice: bool = False
    lot: bool = False


class NewAuction(Struct, forbid_unknown_fields=True):
    """A match to be whose two people bid for their sides. `chairs`: who they are, as a seat's kind."""

    game: Word
    scenario: Word | None = None
    options: dict[Word, Any] = {}
    chairs: tuple[Word, Word] = ("here", "here")
    real_dice: bool = False


class Bid(Struct, forbid_unknown_fields=True):
    """The side somebody wants, and what he gives for it."""

    role: Word
    amount: Number


def plain_options(options: dict[str, Any]) -> dict[str, Any]:
    """Options as games have them: JSON knows no tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


class Tokens(Struct, forbid_unknown_fields=True):
    """The seat tokens a browser keeps."""

    tokens: Annotated[list[Word], Meta(max_length=500)]


class Branch(Struct, forbid_unknown_fields=True):
    """A new match that plays on from action `action` of another."""

    action: Number
    seats: Seats = {}


class Position(Struct, forbid_unknown_fields=True):
    """A new match from a position."""

    position: dict[str, Any]
    seats: Seats = {}


class Checked(Struct, forbid_unknown_fields=True):
    """A record to verify."""

    record: dict[str, Any]


class Upload(Struct, forbid_unknown_fields=True):
    """A record to keep: if it is unfinished it is played on, with new dice unless it is for `study`."""

    record: dict[str, Any]
    seats: Seats = {}
    study: bool = False
