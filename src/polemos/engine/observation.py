"""What a seat sees as numbers, for networks: each game has a layout and writes it straight from the state."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from polemos.engine.errors import RuleBug

if TYPE_CHECKING:
    Vector: TypeAlias = array[float]

#: "Yes" in a cell: after squashing it is one half.
YES: Final = 10.0

#: The blocks every game begins with: who looks, who must choose now. The lab fills them.
VIEWER: Final = "viewer"
DECIDERS: Final = "deciders"

Names: TypeAlias = tuple[str, ...]

#: The blocks of a layout before they have their places: name and axes.
Planes: TypeAlias = tuple[tuple[str, tuple[Names, ...]], ...]


class Block(NamedTuple):
    """A stretch of the vector from `start` on; `axes` name what its indices mean, the last runs fastest."""

    name: str
    start: int
    axes: tuple[Names, ...]

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def step(self, axis: int) -> int:
        """How many cells lie between two neighbours on an axis."""
        step = 1
        for names in self.axes[axis + 1 :]:
            step *= len(names)
        return step


#: The fields of the state that a part is written from, as this role may know them; None: whatever they are.
Key: TypeAlias = Callable[[Any, str], tuple[Any, ...] | None]


class Part(NamedTuple):
    """A stretch of the vector, from one block to another, that is written anew only when its key has changed.

    A key holds no dict of dicts: it is kept as a shallow copy, like the keys of `polemos.engine.sight`.
    """

    first: str
    last: str
    write: Callable[[Any, str, Vector], None]
    key: Key | None = None


class Observation:
    """The layout of one game's vector, and how it is filled. Names come from the data, so it is the same in
    every scenario; `version` is raised whenever a cell comes to mean something else."""

    def __init__(self, version: int, roles: Names, planes: Planes) -> None:
        self.version = version
        blocks: list[Block] = []
        start = 0
        for name, axes in ((VIEWER, (roles,)), (DECIDERS, (roles,)), *planes):
            blocks.append(Block(name, start, axes))
            start += blocks[-1].size
        self.blocks = tuple(blocks)
        self.size = start

    def block(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise RuleBug(f"the observation has no block {name!r}")

    def start(self, name: str) -> int:
        return self.block(name).start

    def cells(self, name: str, *first: str) -> dict[str, int]:
        """Name -> cell along the axis after those that `first` fixes; further axes stand at their start."""
        block, at = self.block(name), self.start(name)
        for i, chosen in enumerate(first):
            at += block.axes[i].index(chosen) * block.step(i)
        step = block.step(len(first))
        return {known: at + i * step for i, known in enumerate(block.axes[len(first)])}

    def rows(self, name: str) -> dict[str, dict[str, int]]:
        """Name on the first axis -> name on the second -> cell."""
        return {first: self.cells(name, first) for first in self.block(name).axes[0]}

    def parts(self) -> tuple[Part, ...]:
        """The stretches that are written apart from each other. A block of no part stays all zeros."""
        first = self.blocks[len((VIEWER, DECIDERS))]
        return (Part(first.name, self.blocks[-1].name, self.write),)

    def write(self, state: Any, role: str, vector: Vector) -> None:
        """Fill a vector of zeros with what the role may know. Numbers as they are; the lab squashes them."""
        for part in self.parts():
            part.write(state, role, vector)
