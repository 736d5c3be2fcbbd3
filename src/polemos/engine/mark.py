"""Places in a match from which later ones can be played again: chance repeats itself."""

from __future__ import annotations

from typing import Final

from polemos.engine.state import State

#: A mark is set every so many actions, and going back plays on from there: a few milliseconds.
#: A copy of the state at every barrier would cost a fifth of all time.
EVERY: Final = 64
#: Where people sit, undo is usual and must not hold up other tables: so many recent marks, this close.
OFTEN: Final = 16
RECENT: Final = 4
#: So many marks cover a whole match, however long: when there are more, every second one is forgotten.
MOST: Final = 64
#: In a copy none is ever due.
NEVER: Final = 1 << 30


class Mark:
    """The state after so many actions, how long the log was then, and how far back undo went."""

    def __init__(self, number: int, state: State, lines: int, barrier: int) -> None:
        self.number = number
        self.state = state.clone()
        self.lines = lines
        self.barrier = barrier


class Marks:
    """A few marks over the whole match, and where undo is usual some more of its last actions."""

    def __init__(self) -> None:
        self.wide: list[Mark] = []
        self.near: list[Mark] = []
        self.spacing = EVERY
        self.every = EVERY
        #: The number of actions at which the next one is due.
        self.due = 0

    def copy_until(self, number: int) -> Marks:
        copy = Marks()
        copy.wide = [mark for mark in self.wide if mark.number <= number]
        copy.near = [mark for mark in self.near if mark.number <= number]
        copy.spacing, copy.every = self.spacing, self.every
        copy.due = (copy.last(number).number // copy.every + 1) * copy.every if copy.wide else 0
        return copy

    def often(self) -> None:
        """From now on also recent marks are kept."""
        self.every = OFTEN
        self.due = min(self.due, (self.wide[-1].number if self.wide else 0) + OFTEN)

    def add(self, mark: Mark) -> None:
        if not self.wide or mark.number // self.spacing > self.wide[-1].number // self.spacing:
            self.wide.append(mark)
            if len(self.wide) > MOST:
                del self.wide[1::2]
                self.spacing *= 2
        elif self.every < EVERY:
            self.near = [*self.near[1 - RECENT :], mark]
        self.due = (mark.number // self.every + 1) * self.every

    def last(self, number: int) -> Mark:
        """The last mark not after this action; the first one is where the match began."""
        found = self.wide[0]
        for mark in (*reversed(self.wide), *self.near):
            if found.number < mark.number <= number:
                found = mark
        return found

    def cut(self, number: int) -> None:
        """What was marked after this action did not happen."""
        self.wide = [mark for mark in self.wide if mark.number <= number]
        self.near = [mark for mark in self.near if mark.number <= number]
        self.due = (self.last(number).number // self.every + 1) * self.every
