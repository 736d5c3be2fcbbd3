"""One battle in progress: ground, elements, losses. Kept inside the state of the game that fights it."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Kind
from polemos.battles.dba.derived import ROUND, Derived, Host
from polemos.battles.dba.going import HILLS, RIVER, ROAD, WATER, WOODS, Going
from polemos.battles.dba.grid import OUTSIDE, Cells
from polemos.battles.dba.reading import PREFIX
from polemos.battles.dba.stored import StoredField

__all__ = ["ATTACKER", "DEFENDER", "HILLS", "PREFIX", "RIVER", "ROAD", "WATER", "WOODS", "Field"]

ATTACKER: Final = 0
DEFENDER: Final = 1


class Field(StoredField):
    """The board and both armies; `at` and `holder` are one another's index, `stands` is the third.

    Whoever changes ground, river, `moved`, `kinds` or a facing otherwise than with `put` calls `changed`.
    `kinds` itself stays as it is: another roster is another dict.
    """

    __slots__ = ()

    def clone(self) -> Field:
        self.derived()  # worked out once for both
        return Field(self.book, self.width, self.topography, self)

    # --- what was worked out ----------------------------------------------------------------------

    def changed(self) -> None:
        """Somebody stands, looks or may move otherwise than before."""
        self._derived = None
        self._hosts = [None, None]

    def derived(self) -> Derived:
        found = self._derived
        if found is None:
            found = self._derived = Derived(self._host(ATTACKER), self._host(DEFENDER))
        return found

    def _host(self, side: int) -> Host:
        found = self._hosts[side]
        if found is None:
            stands = self.stands[4 * side : 4 * side + 4]
            found = self._hosts[side] = Host(self.grid, stands, self._followers_at())
        return found

    def _read_roster(self) -> None:
        types = self.book.kinds
        self._roster = self.kinds
        self._types = {element: types[kind] for element, kind in self.kinds.items()}
        self._followers = [element for element, kind in self.kinds.items() if kind == "Cf"]
        self._shoots = any([kind.range for kind in self._types.values()])

    def _followers_at(self) -> Cells:
        if self._roster is not self.kinds:
            self._read_roster()
        return self.cells_of(tuple([e for e in self._followers if e in self.at])) if self._followers else 0

    def cells_of(self, elements: tuple[str, ...]) -> Cells:
        """The set of the cells where these stand."""
        found: Cells = 0
        bit, at = self.grid.bit, self.at
        for element in elements:
            found |= bit[at[element]]
        return found

    def those_at(self, side: int, cells: Cells) -> list[str]:
        """The elements of a side in these cells, in order of their ids."""
        bit, at = self.grid.bit, self.at
        return [element for element in self.of(side) if cells & bit[at[element]]]

    def going(self) -> Going:
        found = self._going
        felt = self.river != "paltry"
        if found is None:
            found = self._going = Going(self.book, self.width, self.ground, felt)
        return found

    def resurvey(self) -> None:
        """The ground is another, or the river is known now."""
        self._going = None
        self.changed()

    # --- elements ---------------------------------------------------------------------------------

    def kind(self, element: str) -> Kind:
        if self._roster is not self.kinds:
            self._read_roster()
        return self._types[element]

    def types(self) -> dict[str, Kind]:
        """By element."""
        if self._roster is not self.kinds:
            self._read_roster()
        return self._types

    def has_shooters(self) -> bool:
        """dba.6: whether there are elements that shoot at all; in most armies there are none."""
        self.types()
        return self._shoots

    def side(self, element: str) -> int:
        return ATTACKER if element[0] == "a" else DEFENDER

    def of(self, side: int) -> list[str]:
        """The elements of a side on the field, in order of their ids."""
        found = self._own[side]
        if found is None:
            letter = PREFIX[side][0]
            found = self._own[side] = sorted([element for element in self.at if element[0] == letter])
        return found

    def active(self) -> int:
        """dba.1c: the side whose bound it is: the attacker has the odd ones."""
        return ATTACKER if self.bound % 2 else DEFENDER

    def enemies(self, element: str) -> list[str]:
        return self.of(1 - self.side(element))

    def foes(self, a: str, b: str) -> bool:
        return a[0] != b[0]

    def general_alive(self, side: int) -> bool:
        return self.generals[side] in self.at

    def put(self, element: str, cell: int, facing: int) -> None:
        if element not in self.at:
            self._own = [None, None]
        self._lift(element)
        self._stand(element, cell, facing)

    def march(self, ends: list[tuple[str, int, int]]) -> None:
        """Elements of a group to their cells and facings: all are lifted before any is put down."""
        for element, _, _ in ends:
            self._lift(element)
        for element, cell, facing in ends:
            self._stand(element, cell, facing)

    def _stand(self, element: str, cell: int, facing: int) -> None:
        side = self.side(element)
        self._hosts[side] = None
        self.at[element] = cell
        self.holder[cell] = element
        self.facing[element] = facing
        self.stands[4 * side + facing] |= self.grid.bit[cell]

    def take(self, element: str) -> None:
        """Off the field, wherever it stood."""
        self._own = [None, None]
        self._lift(element)

    def _lift(self, element: str) -> None:
        self._derived = None
        cell = self.at.pop(element, OUTSIDE)
        if cell != OUTSIDE:
            del self.holder[cell]
            side = self.side(element)
            self._hosts[side] = None
            self.stands[4 * side + self.facing.pop(element)] ^= self.grid.bit[cell]

    def turn(self, element: str, facing: int) -> None:
        """Look another way."""
        self._derived = None
        bit, side = self.grid.bit[self.at[element]], self.side(element)
        self._hosts[side] = None
        line = 4 * side
        self.stands[line + self.facing[element]] ^= bit
        self.stands[line + facing] |= bit
        self.facing[element] = facing

    def next_bound(self) -> None:
        """dba.3a: nobody has moved in it, and all stand where they stood."""
        self._derived = None
        self.bound += 1
        self.moved = self.moved_twice = ()
        self.before = (self.count(ATTACKER), self.count(DEFENDER))

    def note_moved(self, elements: tuple[str, ...]) -> None:
        """dba.5e: who has moved in this bound, and who twice."""
        self._derived = None
        for element in elements:
            if element in self.moved:
                self.moved_twice = (*self.moved_twice, element)
            else:
                self.moved = (*self.moved, element)

    # --- ground -----------------------------------------------------------------------------------

    def is_bad(self, cell: int) -> bool:
        return self.ground[cell] in self.book.bad

    def on_hill(self, cell: int) -> bool:
        return self.ground[cell] in HILLS

    def slows(self, cell: int) -> bool:
        """dba.2.2c: whether the river is felt here."""
        return self.ground[cell] == RIVER and self.river != "paltry"

    def passable(self, kind: Kind, cell: int) -> bool:
        """dba.2.2d, dba.12b: neither outside nor sea nor ground that this kind cannot enter."""
        if cell == OUTSIDE or self.ground[cell] == WATER:
            return False
        return kind.bad > 0 or self.ground[cell] not in self.book.bad

    # --- contact ----------------------------------------------------------------------------------

    def front_cell(self, element: str) -> int:
        return self.grid.ahead[self.facing[element]][self.at[element]]

    def touching(self) -> bool:
        """Whether anybody stands beside an enemy at all, which mostly nobody does."""
        attacker = self.derived().of(ATTACKER)
        return bool(attacker.host.own & attacker.enemy.beside())

    def contacts(self, element: str) -> str:
        """dba.12k: the enemy in its front cell, or ''."""
        other = self.holder.get(self.grid.ahead[self.facing[element]][self.at[element]], "")
        return other if other and other[0] != element[0] else ""

    def opponent(self, element: str) -> str:
        """The enemy it fights: each in the other's front cell."""
        other = self.contacts(element)
        return other if other and self.facing[other] == (self.facing[element] + 2) % 4 else ""

    def attackers(self, element: str) -> list[str]:
        """dba.12k: enemies whose front cell this is, by their side of the cell."""
        cell, ahead = self.at[element], self.grid.ahead
        found: list[str] = []
        for facing in range(4):
            other = self.holder.get(ahead[facing][cell], "")
            if other and other[0] != element[0] and self.facing[other] == (facing + 2) % 4:
                found.append(other)
        return found

    def flankers(self, element: str) -> list[str]:
        """dba.7d: enemies with their front on its flank or rear."""
        away = (self.facing[element] + 2) % 4
        return [other for other in self.attackers(element) if self.facing[other] != away]

    def threatening(self, side: int, cell: int) -> list[str]:
        """dba.12i-j: the enemies of the side that threaten a cell, from one step away or from two."""
        found: list[str] = []
        for facing in ROUND:
            back = self.grid.ahead[(facing + 2) % 4]
            near = back[cell]
            foe = self.holder.get(near, "") or self.holder.get(back[near], "")
            if foe and self.side(foe) != side and self.facing[foe] == facing and self.kinds[foe] != "Cf":
                found.append(foe)
        return found

    def zone(self, element: str) -> tuple[int, ...]:
        """dba.12i: the cell ahead and, if that is empty, the next one."""
        if self.kinds[element] == "Cf":
            return ()
        ahead = self.grid.ahead[self.facing[element]]
        first = ahead[self.at[element]]
        if first == OUTSIDE:
            return ()
        second = ahead[first]
        return (first,) if first in self.holder or second == OUTSIDE else (first, second)

    # --- losses -----------------------------------------------------------------------------------

    def count(self, side: int) -> int:
        """11.3: what the rout test counts, in halves; a sacked camp counts two elements (dba.9e)."""
        found = 4 if side in self.sacked else 0
        letter = PREFIX[side][0]
        for element in self.lost:
            if element[0] == letter and self.kinds[element] != "Cf":
                found += self.kind(element).weight
        return found

    def losses(self, side: int) -> list[str]:
        """The elements really destroyed; camp followers are none."""
        prefix = PREFIX[side]
        return [e for e in self.lost if e.startswith(prefix) and self.kinds[e] != "Cf"]
