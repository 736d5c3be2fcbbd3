"""What Formation consists of.

Written by `python tools/fields.py` from src/polemos/games/hellenes/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar


class StoredFormation:
    """5.0d: units of one group that take one route to one destination. A value: never changed."""

    __slots__ = ("column", "errand", "path", "target", "units")

    STORED: ClassVar[tuple[str, ...]] = ("units", "path", "target", "errand", "column")

    def __init__(
        self,
        units: tuple[str, ...],
        path: tuple[str, ...],
        target: str = "",
        errand: str = "",
        column: int = 0,
    ) -> None:
        self.units = units
        self.path = path
        self.target = target
        self.errand = errand
        self.column = column
