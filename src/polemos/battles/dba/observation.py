"""A battle as numbers (docs/lab.md, "Views as vectors"): elements in the order of the roster, coarse ground.

Fields grow with the armies, so the ground is told in eight by eight parts, however wide it is.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from polemos.battles.dba.field import ATTACKER, DEFENDER, WATER, Field
from polemos.battles.dba.grid import DEPTH
from polemos.battles.dba.rules.command import Command
from polemos.battles.dba.state import BattleState
from polemos.battles.dba.view import NAMES
from polemos.engine.observation import YES, Names, Observation, Part, Planes

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

EIGHTHS: Final = 8
#: Twelve elements, camp followers, and as many again where several generals meet.
SINGLE: Final = 13
DOUBLE: Final = 26
ELEMENT: Final[Names] = (
    *("on_field", "row", "column", "north", "east", "south", "west", "foot", "mounted"),
    *("moved", "general", "aboard", "lost"),
)
FEATURES: Final = len(ELEMENT)
GROUND: Final[Names] = ("bad", "hill", "water")

#: So many grounds and rosters are remembered.
MOST_KNOWN: Final = 200


def planes(slots: int) -> Planes:
    numbers = tuple(str(i) for i in range(slots))
    parts = tuple(str(i) for i in range(EIGHTHS))
    return (
        ("bound", (("bound",),)),
        ("active", (NAMES,)),
        ("pips", (("left",),)),
        ("losses", (NAMES,)),
        ("elements", (NAMES, numbers, ELEMENT)),
        ("ground", (parts, parts, GROUND)),
    )


class Roster:
    """What does not change of the armies: where each element's cells begin, its factors, who is a general."""

    def __init__(self, field: Field, starts: tuple[int, ...], slots: int) -> None:
        #: Kept so that no other roster can take its place in memory.
        self.kinds = field.kinds
        self.first = starts[0]
        self.at: dict[str, int] = {}
        self.template: Vector = array("f", bytes(4 * 2 * slots * FEATURES))
        free = list(starts)
        for element in field.kinds:
            side = field.side(element)
            if free[side] < starts[side] + slots * FEATURES:
                self.at[element] = free[side]
                free[side] += FEATURES
                self._factors(field, element, self.at[element] - self.first)

    def _factors(self, field: Field, element: str, at: int) -> None:
        kind = field.kind(element)
        self.template[at + 7], self.template[at + 8] = kind.v_foot, kind.v_mounted
        if element in field.generals:
            self.template[at + 10] = YES


class BattleWriter:
    """Writes a battle into the blocks of `planes`, wherever the game has them."""

    def __init__(self, own: Observation, fought: Callable[[Any], bool] | None = None) -> None:
        #: Whether there is a battle at all, in games that do more than fight.
        self.fought = fought
        self.bound, self.pips, self.ground = own.start("bound"), own.start("pips"), own.start("ground")
        self.active, self.losses = own.start("active"), own.start("losses")
        self.elements = tuple(own.cells("elements", name)["0"] for name in NAMES)
        self.slots = len(own.block("elements").axes[1])
        self._rosters: dict[tuple[int, Names], Roster] = {}
        #: Ground and width -> its cells and what they hold: it changes only before the first bound.
        self._surveys: dict[tuple[str, int], list[tuple[int, float]]] = {}

    def parts(self) -> tuple[Part, ...]:
        return (
            Part("bound", "losses", self._bound),
            Part("elements", "elements", self._elements, self._element_fields),
            Part("ground", "ground", self._parts_of_ground, self._ground_fields),
        )

    def _absent(self, state: BattleState) -> bool:
        return self.fought is not None and not self.fought(state)

    def _bound(self, state: BattleState, role: str, vector: Vector) -> None:
        if self._absent(state):
            return
        field = state.field
        vector[self.bound] = field.bound
        if field.bound:
            vector[self.active + field.active()] = YES
            for frame in state.frames:
                if isinstance(frame, Command) and frame.pips > 0:
                    vector[self.pips] = frame.pips
        for side in (ATTACKER, DEFENDER):
            vector[self.losses + side] = field.count(side)

    def _parts_of_ground(self, state: BattleState, role: str, vector: Vector) -> None:
        if not self._absent(state):
            for cell, share in self._survey(state.field):
                vector[cell] = share

    def _ground_fields(self, state: BattleState, role: str) -> tuple[object, ...]:
        return () if self._absent(state) else (state.field.ground, state.field.width)

    def _element_fields(self, state: BattleState, role: str) -> tuple[object, ...]:
        if self._absent(state):
            return ()
        field = state.field
        return self._roster(field), field.at, field.facing, field.moved, field.aboard, field.lost

    def _elements(self, state: BattleState, role: str, vector: Vector) -> None:
        if self._absent(state):
            return
        field = state.field
        roster = self._roster(field)
        at, template = roster.at, roster.template
        vector[roster.first : roster.first + len(template)] = template
        rows, columns, facing = field.grid.row, field.grid.column, field.facing
        for element, cell in field.at.items():
            first = at.get(element, -1)
            if first >= 0:
                vector[first] = YES
                vector[first + 1], vector[first + 2] = rows[cell], columns[cell]
                vector[first + 3 + facing[element]] = YES
        mark(vector, at, field.moved, 9)
        mark(vector, at, field.aboard, 11)
        mark(vector, at, field.lost, 12)

    def _roster(self, field: Field) -> Roster:
        """The dict of a roster never changes, so its place in memory tells which one it is."""
        key = (id(field.kinds), field.generals)
        found = self._rosters.get(key)
        if found is None or found.kinds is not field.kinds:
            if len(self._rosters) >= MOST_KNOWN:
                self._rosters.clear()
            found = self._rosters[key] = Roster(field, self.elements, self.slots)
        return found

    def _survey(self, field: Field) -> list[tuple[int, float]]:
        """How many tenths of each part are bad going, hill, water; parts without any are left out."""
        found = self._surveys.get((field.ground, field.width))
        if found is None:
            if len(self._surveys) >= MOST_KNOWN:
                self._surveys.clear()
            found = self._surveys[field.ground, field.width] = list(self._shares(field).items())
        return found

    def _shares(self, field: Field) -> dict[int, float]:
        shares: dict[int, float] = {}
        share = YES * EIGHTHS * EIGHTHS / len(field.ground)
        for cell, letter in enumerate(field.ground):
            row, column = divmod(cell, field.width)
            part = row * EIGHTHS // DEPTH * EIGHTHS + column * EIGHTHS // field.width
            is_so = (field.is_bad(cell), field.on_hill(cell), letter == WATER)
            for i in range(len(GROUND)):
                if is_so[i]:
                    at = self.ground + part * len(GROUND) + i
                    shares[at] = shares.get(at, 0.0) + share
        return shares


def mark(vector: Vector, at: dict[str, int], elements: tuple[str, ...], feature: int) -> None:
    for element in elements:
        first = at.get(element, -1)
        if first >= 0:
            vector[first + feature] = YES
