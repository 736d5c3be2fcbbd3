"""What Army consists of.

Written by `python tools/fields.py` from src/polemos/games/eagle_and_wolf/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar


class StoredArmy:
    """One counter on the map with the elements on its sheet; the first element is the general's."""

    # fmt: off
    __slots__ = (
        "acted", "apathy", "at", "attitude", "camp", "elements", "engaged", "entered", "inside",
        "least", "most", "omen", "pm", "sailed", "train", "unsupplied",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "at", "elements", "attitude", "pm", "inside", "camp", "train", "omen", "unsupplied", "apathy",
        "entered", "acted", "sailed", "least", "most", "engaged",
    )
    # fmt: on

    def __init__(
        self, at: str, elements: tuple[str, ...], attitude: int, source: StoredArmy | None = None
    ) -> None:
        self.at = at
        self.elements = elements
        self.attitude = attitude
        if source is None:
            self.pm: int = 0
            self.inside: int = 0
            self.camp: int = 0
            self.train: int = 0
            self.omen: int = 0
            self.unsupplied: int = 0
            self.apathy: int = 0
            self.entered: int = 0
            self.acted: int = 0
            self.sailed: int = 0
            self.least: int = 0
            self.most: int = 0
            self.engaged: int = 0
        else:
            self.pm = source.pm
            self.inside = source.inside
            self.camp = source.camp
            self.train = source.train
            self.omen = source.omen
            self.unsupplied = source.unsupplied
            self.apathy = source.apathy
            self.entered = source.entered
            self.acted = source.acted
            self.sailed = source.sailed
            self.least = source.least
            self.most = source.most
            self.engaged = source.engaged
