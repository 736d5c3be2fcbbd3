"""What servers on one database tell each other of a match, besides its steps."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from polemos.server.told import Note


class Here(Struct, tag_field="t", tag="here"):
    """The roles that sit at the server that tells it."""

    roles: list[str]


class Tell(Struct, tag_field="t", tag="tell"):
    """To everybody at the table."""

    note: Note


class SeatsChanged(Struct, tag_field="t", tag="seats"):
    """A seat was taken by a bot, or given back, or given up."""


class TakebackWanted(Struct, tag_field="t", tag="takeback"):
    """Somebody asks to go back to an action of the match, and these have to agree."""

    by: str
    to: int
    waiting: list[str]


class TakebackReply(Struct, tag_field="t", tag="answer"):
    """One of those who were asked has answered."""

    by: str
    yes: bool


class RematchMade(Struct, tag_field="t", tag="rematch"):
    """The match in which the same players meet again: old role -> new role."""

    match: str
    roles: dict[str, str]


class Gone(Struct, tag_field="t", tag="gone"):
    """The match was deleted."""


class Thought(Struct, tag_field="t", tag="answered"):
    """Questions to bots that are answered, by their ids."""

    ids: list[str]


News: TypeAlias = Here | Tell | SeatsChanged | TakebackWanted | TakebackReply | RematchMade | Gone | Thought
