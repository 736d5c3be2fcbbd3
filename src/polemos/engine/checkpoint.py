"""Places in a match from which later ones can be played again: chance repeats itself."""

from __future__ import annotations

from typing import Final

from polemos.engine.state import State

#: A checkpoint is set every so many actions, and going back plays on from there: a few milliseconds.
#: A copy of the state at every barrier would cost a fifth of all time.
EVERY: Final = 64
#: Where people sit, undo is usual and must not hold up other tables: so many recent checkpoints, this close.
OFTEN: Final = 16
RECENT: Final = 4
#: So many checkpoints cover a whole match, however long: when there are more, every second one is forgotten.
MOST: Final = 64


class Checkpoint:
    """The state after so many actions, how long the log was then, and how far back undo went."""

    def __init__(self, number: int, state: State, lines: int, barrier: int) -> None:
        self.number = number
        self.state = state.clone()
        self.lines = lines
        self.barrier = barrier


class Checkpoints:
    """A few checkpoints over the whole match, and where undo is usual some more of its last actions."""

    def __init__(self) -> None:
        self.wide: list[Checkpoint] = []
        self.near: list[Checkpoint] = []
        self.spacing = EVERY
        self.every = EVERY
        #: The number of actions at which the next one is due.
        self.due = 0

    def copy_until(self, number: int) -> Checkpoints:
        copy = Checkpoints()
        copy.wide = [point for point in self.wide if point.number <= number]
        copy.near = [point for point in self.near if point.number <= number]
        copy.spacing, copy.every = self.spacing, self.every
        copy.due = (copy.last(number).number // copy.every + 1) * copy.every if copy.wide else 0
        return copy

    def copy(self) -> Checkpoints:
        copy = Checkpoints()
        copy.wide, copy.near = self.wide.copy(), self.near.copy()
        copy.spacing, copy.every, copy.due = self.spacing, self.every, self.due
        return copy

    def often(self) -> None:
        """From now on also recent checkpoints are kept."""
        self.every = OFTEN
        self.due = min(self.due, (self.wide[-1].number if self.wide else 0) + OFTEN)

    def take_pace(self, other: Checkpoints) -> None:
        """As often as the other."""
        if other.every == OFTEN:
            self.often()

    def before(self, earlier: Checkpoints) -> None:
        """These belong before the first one."""
        first = self.wide[0].number
        self.wide = [*[point for point in earlier.wide if point.number < first], *self.wide]
        self.spacing = max(self.spacing, earlier.spacing)
        while len(self.wide) > MOST:
            del self.wide[1::2]
            self.spacing *= 2

    def add(self, point: Checkpoint) -> None:
        if not self.wide or point.number // self.spacing > self.wide[-1].number // self.spacing:
            self.wide.append(point)
            if len(self.wide) > MOST:
                del self.wide[1::2]
                self.spacing *= 2
        elif self.every < EVERY:
            self.near = [*self.near[1 - RECENT :], point]
        self.due = (point.number // self.every + 1) * self.every

    def last(self, number: int) -> Checkpoint:
        """The last checkpoint not after this action; the first one is where the match began."""
        found = self.wide[0]
        for point in (*reversed(self.wide), *self.near):
            if found.number < point.number <= number:
                found = point
        return found

    def cut(self, number: int) -> None:
        """What came after this action did not happen."""
        self.wide = [point for point in self.wide if point.number <= number]
        self.near = [point for point in self.near if point.number <= number]
        self.due = (self.last(number).number // self.every + 1) * self.every
