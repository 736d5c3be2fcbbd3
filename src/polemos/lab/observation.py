"""What a seat sees as a vector of fixed size, with a layout that can be printed (docs/lab.md explains it).

The view of docs/protocol.md says the same as JSON, exactly; the vector is for networks. Each game writes its
own straight from the state (`polemos/games/<game>/observation.py`), so a game's layout is the same in every
scenario and every match, and building a vector costs about as much as playing a step.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy

from polemos.engine.game import Game
from polemos.engine.observation import DECIDERS, VIEWER, YES, Block, Observation, Part
from polemos.engine.playout import Playout
from polemos.engine.sight import copied

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

__all__ = ["Block", "Encoder", "encoder", "layout", "size", "squashed"]

#: "Yes", squashed.
SO: Final = YES / (10 + YES)


def squashed(numbers: Any) -> Any:
    """Any number between -1 and 1, order kept: 0 is 0, 10 is one half, 90 is 0.9."""
    return numbers / (10 + numpy.abs(numbers))


def layout(game: Game) -> tuple[Block, ...]:
    """The blocks of a game's vector, in order."""
    return game.observation().blocks


def size(game: Game) -> int:
    return game.observation().size


@cache
def encoder(game: Game) -> Encoder:
    return Encoder(game)


class Stretch:
    """One part of a vector: where it lies, how it is written, and what it was written from last."""

    def __init__(self, own: Observation, part: Part, encoder: Encoder) -> None:
        last = own.block(part.last)
        self.first, self.end = own.start(part.first), last.start + last.size
        self.write, self.key = part.write, part.key
        self.known: tuple[Any, ...] | None = None
        self.zeros = encoder.cells[self.first : self.end]

    def refresh(self, state: Any, role: str, cells: Vector) -> None:
        """Write the stretch again if what it is written from has changed."""
        if self.key is not None:
            key = self.key(state, role)
            if key is not None and key == self.known:
                return
            self.known = None if key is None else tuple([copied(field) for field in key])
        cells[self.first : self.end] = self.zeros
        self.write(state, role, cells)


class Encoder:
    """Fills vectors of one game. It keeps the last one, and writes again what has changed since."""

    def __init__(self, game: Game) -> None:
        own = game.observation()
        self.size, self.version = own.size, own.version
        self._viewer, self._deciders = own.cells(VIEWER), own.cells(DECIDERS)
        self.cells = array("f", bytes(4 * self.size))
        self._raw: Any = numpy.frombuffer(self.cells, numpy.float32)
        self._divisor: Any = numpy.empty(self.size, numpy.float32)
        self._stretches = [Stretch(own, part, self) for part in own.parts()]

    def vector(self, match: Playout, role: str) -> Any:
        """What a role knows, as a new array of numbers from -1 to 1."""
        vector: Any = numpy.empty(self.size, numpy.float32)
        self.write(match, role, vector)
        return vector

    def write(self, match: Playout, role: str, out: Any) -> None:
        """The same into an array of the caller's own, such as a row of a batch or shared memory."""
        state, cells = match.state, self.cells
        for stretch in self._stretches:
            stretch.refresh(state, role, cells)
        numpy.abs(self._raw, out=self._divisor)
        self._divisor += 10
        numpy.divide(self._raw, self._divisor, out=out)
        out[self._viewer[role]] = SO
        for decider in match.deciders:
            out[self._deciders[decider]] = SO
