"""Totals, odds and shots of a battle read a second time, slowly (see `plain.py`)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from games.dba.plain import STEPS, Cell, Plain, add, nearest
from polemos.battles.dba.book import Book

HILLS = ("gentle_hill", "steep_hill")
LIGHT = ("Ax", "Bw", "Wb", "Ps")


class Combat(Plain):
    """What adds to a die, and what 36 throws bring."""

    def opponents(self) -> dict[str, str]:
        """Attackers -> the enemy they fight: head on, or in his camp."""
        found = {}
        for element in self.at:
            foe = self.contacts(element)
            if element[0] == "a" and foe and (self.kind[foe] == "Cf" or self.contacts(foe) == element):
                found[element] = foe
        return found

    def total(self, element: str, foe: str) -> int:
        kind, other = self.types[self.kind[element]], self.types[self.kind[foe]]
        side, here = (0 if element[0] == "a" else 1), self.at[element]
        found = kind.v_mounted if other.mounted else kind.v_foot
        found += element in self.generals
        found += self.higher(here, self.at[foe])
        found -= 2 if self.bad(here) and kind.id not in LIGHT else 0
        found += 2 if here == self.camps[side] and kind.id != "Cf" else 0
        return found - len(self.flanked(element)) - self.overlaps(element, foe) + self.support(element, foe)

    def higher(self, mine: Cell, theirs: Cell) -> bool:
        """7c: uphill, or on the bank of a river that is felt."""
        uphill = self.ground.get(mine) in HILLS and self.ground.get(theirs) not in HILLS
        return uphill or (self.wet(theirs) and not self.wet(mine))

    def overlaps(self, element: str, foe: str) -> int:
        """12m-n, t: one a side: beside the enemy and facing as he does, or beside oneself."""
        found = 0
        for turn in (1, 3):
            hand = (self.facing[element] + turn) % 4
            by_foe, by_me = self.holder(add(self.at[foe], hand)), self.holder(add(self.at[element], hand))
            first = self.free_enemy(element, by_foe) and self.facing[by_foe] == self.facing[foe]
            found += first or self.free_enemy(element, by_me)
        return found

    def free_enemy(self, element: str, other: str) -> bool:
        if not other or other[0] == element[0] or self.kind[other] == "Cf":
            return False
        return not self.contacts(other)

    def support(self, element: str, foe: str) -> int:
        """7g-j: the best of a second rank and psiloi behind."""
        if self.bad(self.at[element]):
            return 0
        behind = self.holder(add(self.at[element], self.facing[element], -1))
        kind, other = self.kind[element], self.types[self.kind[foe]]
        if behind and self.kind[behind] == kind and self.ready(element, behind):
            heavy = not other.mounted and other.id != "Ps"
            bonus = {
                "Pk": 3 * (other.id == "Kn" or heavy),
                "Sp": int(other.id in ("Kn", "Sp")),
                "Wb": int(heavy),
            }
            if bonus.get(kind, 0):
                return bonus[kind]
        return int(other.mounted and kind in ("Sp", "Bd", "Ax") and self.psiloi_help(element))

    def ready(self, element: str, behind: str) -> bool:
        same = self.facing[behind] == self.facing[element] and behind[0] == element[0]
        return same and not self.bad(self.at[behind])

    def psiloi_help(self, element: str) -> bool:
        """12o: psiloi behind, or behind the next in line who could be helped himself."""
        facing, back = self.facing[element], add(self.at[element], self.facing[element], -1)
        for cell in (back, add(back, (facing + 1) % 4), add(back, (facing + 3) % 4)):
            psiloi = self.holder(cell)
            if psiloi and self.kind[psiloi] == "Ps" and self.ready(element, psiloi):
                middle = self.holder(self.front(psiloi))
                if middle and middle[0] == element[0] and self.kind[middle] in ("Sp", "Bd", "Ax"):
                    return True
        return False

    def odds(self, book: Book, element: str, foe: str) -> tuple[Counter[str], Counter[str]]:
        """8.2: of 36 throws, what becomes of the first and of the second."""
        first: Counter[str] = Counter()
        second: Counter[str] = Counter()
        a, b = self.total(element, foe), self.total(foe, element)
        for x, y in product(range(1, 7), repeat=2):
            one, two = a + x, b + y
            if one < two:
                first[self.fate(book, element, foe, (one, two))] += 1
            elif two < one:
                second[self.fate(book, foe, element, (two, one))] += 1
        return first, second

    def fate(self, book: Book, loser: str, winner: str, totals: tuple[int, int]) -> str:
        found = book.outcome(self.kind[loser], self.kind[winner], totals, self.bad(self.at[loser]))
        return "D" if found in ("R", "F") and self.flanked(loser) else found

    # --- shooting ---------------------------------------------------------------------------------

    def busy(self, element: str) -> bool:
        return bool(self.contacts(element)) or any(
            self.front(f) == self.at[element] for f in self.foes(element)
        )

    def targets(self, shooter: str) -> set[str]:
        """6a, 2.2e: in range, in the own column or the next, in sight, not in close combat."""
        reach = self.types[self.kind[shooter]].range
        if not reach or self.busy(shooter):
            return set()
        return {foe for foe in self.foes(shooter) if self.in_arc(shooter, foe, reach) and not self.busy(foe)}

    def in_arc(self, shooter: str, foe: str, reach: int) -> bool:
        here, there, step = self.at[shooter], self.at[foe], STEPS[self.facing[shooter]]
        x, y = there[0] - here[0], there[1] - here[1]
        far, aside = x * step[0] + y * step[1], abs(x * step[1]) + abs(y * step[0])
        if not (1 <= far <= reach and aside <= 1):
            return False
        if self.ground.get(here) == self.ground.get(there) == "woods":
            return False
        return not any(self.holder(c) or self.ground.get(c) == "woods" for c in self.line(here, there))

    def line(self, here: Cell, there: Cell) -> list[Cell]:
        """The cells between, on the straight line; halves are rounded away from where it begins."""
        away = max(abs(there[0] - here[0]), abs(there[1] - here[1]))
        return [
            (nearest(here[0], there[0], i, away), nearest(here[1], there[1], i, away)) for i in range(1, away)
        ]

    def shooters(self, side: str) -> set[tuple[str, str]]:
        """3c: artillery of the active side that has not moved, bows of both."""
        found = set()
        for element in self.at:
            gun = self.kind[element] == "Art"
            if gun and (element[0] != side or element in self.moved):
                continue
            found |= {(element, target) for target in self.targets(element)}
        return found
