"""The stored steps of a match: plays, undos and takebacks, in the order they were acknowledged.

Nothing is ever removed from them: an undo is one more step. Folding them gives the actions that count,
and playing those again gives the match as it stands. A step is an action (role, verb, argument), or what the
table did: ("*", "undo", to), ("*", "takeback", "to:salt").
"""

from __future__ import annotations

from zlib import compress, decompress

import msgspec

from polemos.engine.match import TABLE, Action

UNDO = "undo"
TAKEBACK = "takeback"
RESIGN = "resign"
SALT = "salt"

_step = msgspec.json.Decoder(tuple[str, str, str | int | None]).decode
_steps = msgspec.json.Decoder(list[tuple[str, str, str | int | None]]).decode
encode = msgspec.json.Encoder().encode


def write_step(step: Action) -> str:
    return encode(step).decode()


def read_step(text: str | bytes) -> Action:
    return _step(text)


def pack(steps: list[Action]) -> bytes:
    """All steps of a finished match in a few kilobytes."""
    return compress(encode(steps), 9)


def unpack(data: bytes) -> list[Action]:
    return _steps(decompress(data))


class Fold:
    """The actions that count after some steps, and what could be redone."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.redo: list[Action] = []

    def add(self, step: Action) -> None:
        role, verb, arg = step
        if role == TABLE and isinstance(arg, int) and verb == UNDO:
            self.redo = self.actions[arg:] + self.redo
            del self.actions[arg:]
        elif role == TABLE and verb == TAKEBACK:
            to, salt = str(arg).split(":")
            self.actions[int(to) :] = [(TABLE, SALT, int(salt))]
            self.redo = []
        else:
            self.actions.append(step)
            self.redo = after_play(self.redo, step)


def after_play(redo: list[Action], step: Action) -> list[Action]:
    """What can be redone after a play: the rest, if it was the next one of them, else nothing."""
    return redo[1:] if redo and redo[0] == step else []
