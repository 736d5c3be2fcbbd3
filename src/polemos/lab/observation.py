"""What a seat sees as a vector of fixed size, with a layout that can be printed (docs/lab.md explains it).

The view of docs/protocol.md says the same as JSON, exactly; the vector is for networks. Each game writes its
own straight from the state (`polemos/games/<game>/observation.py`), so a game's layout is the same in every
scenario and every match, and building a vector costs about as much as playing a step.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any

import numpy

from polemos.engine.game import Game
from polemos.engine.observation import DECIDERS, VIEWER, YES, Block
from polemos.engine.playout import Playout

__all__ = ["Block", "Encoder", "encoder", "layout", "size", "squashed"]


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


class Encoder:
    """Fills vectors of one game. It keeps one array of raw numbers, which is wiped and written anew."""

    def __init__(self, game: Game) -> None:
        self._own = game.observation()
        self.size, self.version = self._own.size, self._own.version
        self._viewer, self._deciders = self._own.cells(VIEWER), self._own.cells(DECIDERS)
        self._zeros = array("f", bytes(4 * self.size))
        self._cells = self._zeros[:]
        self._raw: Any = numpy.frombuffer(self._cells, numpy.float32)
        self._divisor: Any = numpy.empty(self.size, numpy.float32)

    def vector(self, match: Playout, role: str) -> Any:
        """What a role knows, as a new array of numbers from -1 to 1."""
        vector: Any = numpy.empty(self.size, numpy.float32)
        self.write(match, role, vector)
        return vector

    def write(self, match: Playout, role: str, out: Any) -> None:
        """The same into an array of the caller's own, such as a row of a batch or shared memory."""
        cells = self._cells
        cells[:] = self._zeros
        cells[self._viewer[role]] = YES
        for decider in match.deciders:
            cells[self._deciders[decider]] = YES
        self._own.write(match.state, role, cells)
        numpy.abs(self._raw, out=self._divisor)
        self._divisor += 10
        numpy.divide(self._raw, self._divisor, out=out)
