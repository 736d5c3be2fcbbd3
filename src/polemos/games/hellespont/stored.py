"""What Hellespont consists of.

Written by `python tools/fields.py` from src/polemos/games/hellespont/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.hellespont.printed import (
    ATHENS,
    NOTHING_PASSED,
    PHASES,
    SPARTA,
    UNDECIDED,
    WAITING,
    Arrival,
    Printed,
)


class StoredHellespont(State):
    """What lies on the table: pieces, markers, counters, and what is remembered of the action phase."""

    # fmt: off
    __slots__ = (
        "advantage", "ailing", "alcibiades_entered", "at", "barred", "bowl", "came", "committed",
        "due", "ferried", "fresh", "hands", "in_shortage", "initiative", "leaders", "lines", "moved",
        "muted", "optional", "optional_used", "out", "phase", "played", "points", "posted", "printed",
        "quiet", "removed", "resting", "seen", "spartan_bonus", "spotted", "start_pick", "supply",
        "turn", "units", "weak",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "turn", "phase", "initiative", "advantage", "points", "supply", "in_shortage", "at", "weak",
        "ailing", "hands", "bowl", "removed", "posted", "seen", "spotted", "start_pick", "committed",
        "due", "optional_used", "fresh", "spartan_bonus", "alcibiades_entered", "moved", "came",
        "ferried", "barred", "played", "muted", "resting", "quiet", "units", "leaders", "out",
    )
    # fmt: on

    def __init__(
        self,
        printed: Printed,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        source: StoredHellespont | None = None,
    ) -> None:
        super().__init__(scenario, options, chance, source)
        self.printed = printed
        self.lines: dict[str, Arrival] = printed.lines[scenario]
        self.optional: dict[str, Arrival] = printed.optional[scenario]
        if source is None:
            self.turn: int = 1
            self.phase: str = PHASES[0]
            self.initiative: str = ATHENS
            self.advantage: str = SPARTA
            self.points: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.supply: dict[str, int] = {ATHENS: 3, SPARTA: 3}
            self.in_shortage: dict[str, bool] = {ATHENS: False, SPARTA: False}
            self.at: dict[str, str] = dict.fromkeys(printed.all_pieces, WAITING)
            self.weak: set[str] = set()
            self.ailing: dict[str, str] = {}
            self.hands: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
            self.bowl: tuple[str, ...] = ()
            self.removed: tuple[str, ...] = ()
            self.posted: tuple[str, ...] = ()
            self.seen: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
            self.spotted: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
            self.start_pick: dict[str, str] = {ATHENS: "", SPARTA: ""}
            self.committed: dict[str, tuple[str, ...]] = {ATHENS: UNDECIDED, SPARTA: UNDECIDED}
            self.due: dict[str, int] = {}
            self.optional_used: tuple[str, ...] = ()
            self.fresh: frozenset[str] = frozenset()
            self.spartan_bonus: int = 0
            self.alcibiades_entered: bool = False
            self.moved: frozenset[str] = frozenset()
            self.came: dict[str, tuple[str, str, str]] = {}
            self.ferried: dict[str, int] = {}
            self.barred: dict[str, str] = {}
            self.played: frozenset[str] = frozenset()
            self.muted: frozenset[str] = frozenset()
            self.resting: frozenset[str] = frozenset()
            self.quiet: dict[str, tuple[str, ...]] = NOTHING_PASSED
            self.units: dict[str, dict[str, tuple[str, ...]]] = {ATHENS: {}, SPARTA: {}}
            self.leaders: dict[str, dict[str, tuple[str, ...]]] = {ATHENS: {}, SPARTA: {}}
            self.out: set[str] = set()
        else:
            self.turn = source.turn
            self.phase = source.phase
            self.initiative = source.initiative
            self.advantage = source.advantage
            self.points = source.points.copy()
            self.supply = source.supply.copy()
            self.in_shortage = source.in_shortage.copy()
            self.at = source.at.copy()
            self.weak = source.weak.copy()
            self.ailing = source.ailing.copy()
            self.hands = source.hands.copy()
            self.bowl = source.bowl
            self.removed = source.removed
            self.posted = source.posted
            self.seen = source.seen.copy()
            self.spotted = source.spotted.copy()
            self.start_pick = source.start_pick.copy()
            self.committed = source.committed.copy()
            self.due = source.due.copy()
            self.optional_used = source.optional_used
            self.fresh = source.fresh
            self.spartan_bonus = source.spartan_bonus
            self.alcibiades_entered = source.alcibiades_entered
            self.moved = source.moved
            self.came = source.came.copy()
            self.ferried = source.ferried.copy()
            self.barred = source.barred.copy()
            self.played = source.played
            self.muted = source.muted
            self.resting = source.resting
            self.quiet = source.quiet
            self.units = {ATHENS: source.units[ATHENS].copy(), SPARTA: source.units[SPARTA].copy()}
            self.leaders = {ATHENS: source.leaders[ATHENS].copy(), SPARTA: source.leaders[SPARTA].copy()}
            self.out = source.out.copy()
