"""What Fight consists of.

Written by `python tools/fields.py` from src/polemos/games/hellenes/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.games.hellenes.formation import Formation


class StoredFight:
    """6: the battle at hand."""

    # fmt: off
    __slots__ = (
        "aggressor", "aggressors", "ares", "asked", "defenders", "doubled", "flights", "half", "hurt",
        "kind", "landing", "one_round", "origin", "origins", "place", "round", "routed", "silent",
        "struck",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "kind", "place", "aggressor", "aggressors", "defenders", "origin", "origins", "silent",
        "landing", "doubled", "one_round", "round", "routed", "struck", "asked", "hurt", "half",
        "ares", "flights",
    )
    # fmt: on

    def __init__(self, kind: str, place: str, aggressor: str, source: StoredFight | None = None) -> None:
        self.kind = kind
        self.place = place
        self.aggressor = aggressor
        if source is None:
            self.aggressors: tuple[str, ...] = ()
            self.defenders: tuple[str, ...] = ()
            self.origin: str = ""
            self.origins: tuple[str, ...] = ()
            self.silent: bool = False
            self.landing: bool = False
            self.doubled: bool = False
            self.one_round: bool = False
            self.round: int = 1
            self.routed: tuple[str, ...] = ()
            self.struck: tuple[str, ...] = ()
            self.asked: tuple[str, ...] = ()
            self.hurt: tuple[str, ...] = ()
            self.half: str = ""
            self.ares: tuple[str, ...] = ()
            self.flights: tuple[Formation, ...] = ()
        else:
            self.aggressors = source.aggressors
            self.defenders = source.defenders
            self.origin = source.origin
            self.origins = source.origins
            self.silent = source.silent
            self.landing = source.landing
            self.doubled = source.doubled
            self.one_round = source.one_round
            self.round = source.round
            self.routed = source.routed
            self.struck = source.struck
            self.asked = source.asked
            self.hurt = source.hurt
            self.half = source.half
            self.ares = source.ares
            self.flights = source.flights
