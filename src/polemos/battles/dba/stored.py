"""What Field consists of.

Written by `python tools/fields.py` from src/polemos/battles/dba/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.battles.dba.book import Book, Kind
from polemos.battles.dba.derived import Derived, Host
from polemos.battles.dba.going import Going
from polemos.battles.dba.grid import DEPTH, NORTH, OUTSIDE, SOUTH, Cells, Grid, grid_of


class StoredField:
    """One battle in progress: ground, elements, losses."""

    # fmt: off
    __slots__ = (
        "_derived", "_followers", "_going", "_hosts", "_own", "_roster", "_shoots", "_types",
        "aboard", "at", "before", "book", "bound", "camps", "facing", "features", "front", "generals",
        "grid", "ground", "holder", "kinds", "lost", "moved", "moved_twice", "river", "sacked",
        "sailed", "stands", "topography", "width",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "width", "topography", "features", "ground", "river", "kinds", "generals", "at", "facing",
        "holder", "stands", "front", "lost", "camps", "sacked", "sailed", "aboard", "bound", "before",
        "moved", "moved_twice",
    )
    # fmt: on

    def __init__(self, book: Book, width: int, topography: str, source: StoredField | None = None) -> None:
        self.book = book
        self.width = width
        self.topography = topography
        self.grid: Grid = grid_of(width)
        if source is None:
            self.features: tuple[tuple[str, int, int, int, int], ...] = ()
            self.ground: str = "." * (width * DEPTH)
            self.river: str = "unknown"
            self.kinds: dict[str, str] = {}
            self.generals: tuple[str, ...] = ("", "")
            self.at: dict[str, int] = {}
            self.facing: dict[str, int] = {}
            self.holder: dict[int, str] = {}
            self.stands: list[Cells] = [0] * 8
            self.front: tuple[int, ...] = (NORTH, SOUTH)
            self.lost: tuple[str, ...] = ()
            self.camps: tuple[int, ...] = (OUTSIDE, OUTSIDE)
            self.sacked: tuple[int, ...] = ()
            self.sailed: tuple[int, ...] = ()
            self.aboard: tuple[str, ...] = ()
            self.bound: int = 0
            self.before: tuple[int, ...] = (0, 0)
            self.moved: tuple[str, ...] = ()
            self.moved_twice: tuple[str, ...] = ()
            self._going: Going | None = None
            self._derived: Derived | None = None
            self._hosts: list[Host | None] = [None, None]
            self._own: list[list[str] | None] = [None, None]
            self._roster: dict[str, str] | None = None
            self._types: dict[str, Kind] = {}
            self._followers: list[str] = []
            self._shoots: bool = False
        else:
            self.features = source.features
            self.ground = source.ground
            self.river = source.river
            self.kinds = source.kinds
            self.generals = source.generals
            self.at = source.at.copy()
            self.facing = source.facing.copy()
            self.holder = source.holder.copy()
            self.stands = source.stands.copy()
            self.front = source.front
            self.lost = source.lost
            self.camps = source.camps
            self.sacked = source.sacked
            self.sailed = source.sailed
            self.aboard = source.aboard
            self.bound = source.bound
            self.before = source.before
            self.moved = source.moved
            self.moved_twice = source.moved_twice
            self._going = source._going
            self._derived = source._derived
            self._hosts = source._hosts.copy()
            self._own = source._own
            self._roster = source._roster
            self._types = source._types
            self._followers = source._followers
            self._shoots = source._shoots
