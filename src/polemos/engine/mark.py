"""A place in a match from which later ones can be played again: chance repeats itself."""

from __future__ import annotations

from typing import Final

from polemos.engine.state import State

#: A mark is set every so many actions, and undo plays on from there: a few milliseconds.
#: A copy of the state at every barrier would cost a fifth of all time.
EVERY: Final = 64


class Mark:
    """The state after so many actions, and how long the log was then."""

    def __init__(self, number: int, state: State, lines: int) -> None:
        self.number = number
        self.state = state.clone()
        self.lines = lines
