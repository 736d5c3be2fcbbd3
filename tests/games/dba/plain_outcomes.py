"""What becomes of those who fight, read a second time, slowly (see `plain.py`): a whole phase of combats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.dba.plain import Cell, add, name_of
from games.dba.plain_combat import Combat
from polemos.games.dba.game import DbaGame


class Outcomes(Combat):
    """Combats one after the other, with these dice."""

    def __init__(self, game: DbaGame, state: dict[str, Any], dice: Iterator[int]) -> None:
        super().__init__(game, state)
        self.book, self.dice = game.printed.book, dice
        self.lost: list[str] = list(state["lost"])
        self.sacked: list[str] = list(state["sacked"])

    def fight_all(self) -> None:
        """3b: every pair once, in the order of the ids; who has no enemy when it is looked is done."""
        active = "ad"[(self.bound + 1) % 2]
        own = sorted(e for e in self.at if e[0] == active and self.foe(e))
        camps = sorted(e for e in self.at if e[0] != active and self.foe(e) and not self.head_on(e))
        left = own + camps
        while left := [e for e in left if e in self.at and self.foe(e)]:
            self.fight(left.pop(0))

    def head_on(self, element: str) -> str:
        foe = self.contacts(element)
        return foe if foe and self.contacts(foe) == element else ""

    def foe(self, element: str) -> str:
        """12k, 9e: front to front, or camp followers from any side."""
        foe = self.contacts(element)
        return foe if foe and (self.kind[foe] == "Cf" or self.contacts(foe) == element) else ""

    def fight(self, element: str) -> None:
        """8a: the lower total suffers."""
        foe = self.foe(element)
        a, b = self.total(element, foe) + next(self.dice), self.total(foe, element) + next(self.dice)
        if a != b:
            self.suffer(element, foe, (a, b)) if a < b else self.suffer(foe, element, (b, a))

    def suffer(self, loser: str, winner: str, totals: tuple[int, int]) -> None:
        cell, kinds = self.at[loser], (self.kind[loser], self.kind[winner])
        fate = self.book.outcome(*kinds, totals, self.bad(cell), loser in self.moved)
        if fate == "D":
            behind = self.shares_fate(loser, winner)
            self.destroy(loser)
            if behind:
                self.destroy(behind)
        elif fate == "F":
            self.flee(loser)
        elif fate == "R":
            self.recoil(loser)
        else:
            return
        for helper in self.flanked(winner):  # 8.1f
            self.recoil(helper)
        self.follow(winner, cell)

    def shares_fate(self, element: str, foe: str) -> str:
        """7k: who stands right behind and gave one point himself, no more."""
        behind = self.holder(add(self.at[element], self.facing[element], -1))
        if not behind or behind[0] != element[0] or not self.ready(element, behind):
            return ""
        if self.support(element, foe) != 1:
            return ""
        screens = self.kind[behind] == "Ps" and self.types[self.kind[foe]].mounted
        against = {"Sp": ("Kn", "Sp"), "Wb": tuple(k for k, t in self.types.items() if not t.mounted)}
        ranks = self.kind[behind] == self.kind[element] and self.kind[foe] in against.get(
            self.kind[element], ()
        )
        return behind if screens or ranks else ""

    # --- going back -------------------------------------------------------------------------------

    def put(self, element: str, cell: Cell) -> None:
        self.there.pop(self.at[element], None)
        self.at[element], self.there[cell] = cell, element

    def destroy(self, element: str) -> None:
        del self.there[self.at.pop(element)]
        self.lost.append(element)

    def recoil(self, element: str) -> None:
        """8.1a-d: a cell back; through friends, pushing them, or over them."""
        if self.flanked(element):
            return self.destroy(element)
        to = self.room_behind(element)
        if to is None or not self.passable(element, to) or self.holder(to):
            return self.destroy(element)
        self.put(element, to)
        return self.wade()

    def room_behind(self, element: str) -> Cell | None:
        facing, to = self.facing[element], add(self.at[element], self.facing[element], -1)
        kind = self.types[self.kind[element]]
        while (friend := self.holder(to)) and friend[0] == element[0]:
            other = self.types[self.kind[friend]]
            if kind.id == "El":
                self.destroy(friend)
                return to
            if kind.id != "Ps" and (not kind.mounted or other.mounted or other.id == "Pk"):
                return to if self.pushed(friend, facing) else None
            to = add(to, facing, -1)
        return to

    def pushed(self, friend: str, facing: int) -> bool:
        """8.1c: all in the file behind go back together, or nobody does."""
        file, cell = [], self.at[friend]
        while other := self.holder(cell):
            fixed = self.kind[other] in ("El", "Cf") or self.facing[other] != facing
            if other[0] != friend[0] or fixed:
                return False
            file.append(other)
            cell = add(cell, facing, -1)
        if not all(self.passable(e, add(self.at[e], facing, -1)) for e in file):
            return False
        for other in reversed(file):
            self.put(other, add(self.at[other], facing, -1))
        return True

    def flee(self, element: str) -> None:
        """8.1b, 8.1g: six cells, as straight as can be; among two ways the first by name."""
        if self.flanked(element):
            return self.destroy(element)
        face = self.facing[element] = (self.facing[element] + 2) % 4
        for _ in range(6):
            ahead = self.front(element)
            if not self.on_board(ahead):
                return self.destroy(element)
            ways = [ahead] if self.open(element, ahead) else self.swerves(element, ahead, face)
            if not ways:
                friend = self.holder(ahead)
                stays = bool(friend) and friend[0] == element[0]
                return self.wade() if stays else self.destroy(element)
            self.put(element, min(ways, key=name_of))
        return self.wade()

    def open(self, element: str, cell: Cell) -> bool:
        return self.passable(element, cell) and not self.holder(cell)

    def swerves(self, element: str, ahead: Cell, face: int) -> list[Cell]:
        sides = [add(ahead, (face + turn) % 4) for turn in (1, 3)]
        return [cell for cell in sides if self.open(element, cell)]

    def follow(self, winner: str, vacated: Cell) -> None:
        """8.1e: into the cell that was left, and into a camp."""
        if self.kind[winner] not in ("Kn", "Wb", "Hd") or self.holder(vacated):
            return
        if self.front(winner) != vacated or not self.passable(winner, vacated):
            return
        self.put(winner, vacated)
        self.wade()
        theirs = 1 if winner[0] == "a" else 0
        if vacated == self.camps[theirs] and ("att", "def")[theirs] not in self.sacked:
            self.sacked.append(("att", "def")[theirs])

    def wade(self) -> None:
        """2.2c: the first who stands in the river learns how it is."""
        if self.river == "unknown" and any(self.ground.get(cell) == "river" for cell in self.at.values()):
            self.river = ("paltry", "slow", "column")[(next(self.dice) - 1) // 2]
