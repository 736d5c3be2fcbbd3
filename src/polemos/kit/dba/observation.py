"""A battle as numbers (docs/lab.md, "Views as vectors"): elements in the order of the roster, coarse ground.

Fields grow with the armies, so the ground is told in eight by eight parts, however wide it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polemos.engine.observation import YES, Names, Observation, Planes
from polemos.kit.dba.command import Command
from polemos.kit.dba.field import ATTACKER, DEFENDER, PREFIX, WATER, Field
from polemos.kit.dba.grid import DEPTH
from polemos.kit.dba.state import BattleState
from polemos.kit.dba.view import NAMES

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


class BattleWriter:
    """Writes a battle into the blocks of `planes`, wherever the game has them."""

    def __init__(self, own: Observation) -> None:
        self.bound, self.pips, self.ground = own.start("bound"), own.start("pips"), own.start("ground")
        self.active, self.losses = own.start("active"), own.start("losses")
        self.elements = tuple(own.cells("elements", name)["0"] for name in NAMES)
        self.slots = len(own.block("elements").axes[1])
        #: The ground that was read last, and its cells: it changes only before the first bound.
        self._read = ""
        self._cells: list[tuple[int, float]] = []

    def write(self, state: BattleState, vector: Vector) -> None:
        field = state.field
        vector[self.bound] = field.bound
        if field.bound:
            vector[self.active + field.active()] = YES
            for frame in state.frames:
                if isinstance(frame, Command) and frame.pips > 0:
                    vector[self.pips] = frame.pips
        for side in (ATTACKER, DEFENDER):
            vector[self.losses + side] = field.count(side)
            self._side(field, side, vector)
        for cell, share in self._survey(field):
            vector[cell] = share

    def _side(self, field: Field, side: int, vector: Vector) -> None:
        letter, at = PREFIX[side][0], self.elements[side]
        last = at + self.slots * FEATURES
        for element in field.kinds:
            if element[0] == letter and at < last:
                self._element(field, element, at, vector)
                at += FEATURES

    def _element(self, field: Field, element: str, at: int, vector: Vector) -> None:
        cell = field.at.get(element)
        if cell is not None:
            row, column = divmod(cell, field.width)
            vector[at] = YES
            vector[at + 1], vector[at + 2] = row, column
            vector[at + 3 + field.facing[element]] = YES
        kind = field.kind(element)
        vector[at + 7], vector[at + 8] = kind.v_foot, kind.v_mounted
        if element in field.moved:
            vector[at + 9] = YES
        if element in field.generals:
            vector[at + 10] = YES
        if cell is None:
            vector[at + 11] = YES * (element in field.aboard)
            vector[at + 12] = YES * (element in field.lost)

    def _survey(self, field: Field) -> list[tuple[int, float]]:
        """Which tenths of each part are bad going, hill, water; none of them is left out."""
        if self._read != field.ground:
            sums: dict[int, float] = {}
            share = YES * EIGHTHS * EIGHTHS / len(field.ground)
            for cell, letter in enumerate(field.ground):
                row, column = divmod(cell, field.width)
                part = row * EIGHTHS // DEPTH * EIGHTHS + column * EIGHTHS // field.width
                is_so = (field.is_bad(cell), field.on_hill(cell), letter == WATER)
                for i in range(len(GROUND)):
                    if is_so[i]:
                        at = self.ground + part * len(GROUND) + i
                        sums[at] = sums.get(at, 0.0) + share
            self._read, self._cells = field.ground, list(sums.items())
        return self._cells
