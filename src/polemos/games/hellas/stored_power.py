"""What Power consists of.

Written by `python tools/fields.py` from src/polemos/games/hellas/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.games.hellas.charts import ROWS


class StoredPower:
    """One side: treasury, tracks and pieces. Pieces are counts by hex, since those of a kind are alike."""

    # fmt: off
    __slots__ = (
        "active", "boxes", "cargo", "fortresses", "goods", "leader", "legions", "luxuries", "markers",
        "money", "monuments", "posts", "ships", "side", "stability",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "money", "stability", "boxes", "legions", "ships", "cargo", "posts", "fortresses",
        "monuments", "markers", "luxuries", "leader", "active", "goods",
    )
    # fmt: on

    def __init__(self, side: str, source: StoredPower | None = None) -> None:
        self.side = side
        if source is None:
            self.money: int = 0
            self.stability: int = 0
            self.boxes: dict[str, int] = dict.fromkeys(ROWS, 0)
            self.legions: dict[str, int] = {}
            self.ships: dict[str, int] = {}
            self.cargo: dict[str, int] = {}
            self.posts: dict[str, int] = {}
            self.fortresses: dict[str, int] = {}
            self.monuments: tuple[str, ...] = ()
            self.markers: dict[str, str] = {}
            self.luxuries: tuple[str, ...] = ()
            self.leader: str = ""
            self.active: dict[str, int] = {}
            self.goods: tuple[int, ...] = ()
        else:
            self.money = source.money
            self.stability = source.stability
            self.boxes = source.boxes.copy()
            self.legions = source.legions.copy()
            self.ships = source.ships.copy()
            self.cargo = source.cargo.copy()
            self.posts = source.posts.copy()
            self.fortresses = source.fortresses.copy()
            self.monuments = source.monuments
            self.markers = source.markers.copy()
            self.luxuries = source.luxuries
            self.leader = source.leader
            self.active = source.active.copy()
            self.goods = source.goods
