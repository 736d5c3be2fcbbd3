"""What Hellas consists of.

Written by `python tools/fields.py` from src/polemos/games/hellas/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.hellas.charts import Charts
from polemos.games.hellas.power import Power, new_powers
from polemos.games.hellas.printed import ATHENS, SPARTA, Printed


class StoredHellas(State):
    """What lies on the table: two powers, the neutrals, and who contests what."""

    # fmt: off
    __slots__ = (
        "armistice", "asker", "charts", "control", "cycle", "first", "intruders", "landed",
        "leader_moved", "moved", "neutral_fortresses", "neutral_legions", "powers", "printed",
        "syracusans_left", "turn",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "turn", "first", "cycle", "powers", "armistice", "asker", "intruders", "control",
        "neutral_legions", "neutral_fortresses", "syracusans_left", "landed", "moved", "leader_moved",
    )
    # fmt: on

    def __init__(
        self,
        printed: Printed,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        source: StoredHellas | None = None,
    ) -> None:
        super().__init__(scenario, options, chance, source)
        self.printed = printed
        self.charts: Charts = printed.charts
        if source is None:
            self.turn: int = 0
            self.first: str = ATHENS
            self.cycle: tuple[str, ...] = ()
            self.powers: dict[str, Power] = new_powers(printed.charts)
            self.armistice: int = 0
            self.asker: str = ""
            self.intruders: dict[str, tuple[str, ...]] = {}
            self.control: dict[str, str] = {}
            self.neutral_legions: dict[str, int] = {}
            self.neutral_fortresses: tuple[str, ...] = ()
            self.syracusans_left: int = 0
            self.landed: tuple[str, ...] = ()
            self.moved: dict[str, tuple[int, int, int, int, int]] = {}
            self.leader_moved: bool = False
        else:
            self.turn = source.turn
            self.first = source.first
            self.cycle = source.cycle
            self.powers = {
                ATHENS: Power(source.powers[ATHENS].side, source.powers[ATHENS]),
                SPARTA: Power(source.powers[SPARTA].side, source.powers[SPARTA]),
            }
            self.armistice = source.armistice
            self.asker = source.asker
            self.intruders = source.intruders.copy()
            self.control = source.control.copy()
            self.neutral_legions = source.neutral_legions.copy()
            self.neutral_fortresses = source.neutral_fortresses
            self.syracusans_left = source.syracusans_left
            self.landed = source.landed
            self.moved = source.moved.copy()
            self.leader_moved = source.leader_moved
