"""What becomes of those who shoot and fight, read a second time, slowly (see `plain.py`): whole phases."""

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
        #: Each combat and shot: both, both totals, how it went for the lower one, and who that was.
        self.told: list[tuple[str, str, int, int, str, str]] = []

    def tell(self, element: str, foe: str, a: int, b: int, safe: bool = False) -> None:
        verdict = "equal" if a == b else "doubled" if max(a, b) >= 2 * min(a, b) else "beaten"
        self.told.append(
            (element, foe, a, b, "missed" if safe and a <= b else verdict, element if a < b else foe)
        )

    # --- shooting -------------------------------------------------------------------------------------

    def shoot_all(self) -> None:
        """6: everybody aims, at the first by name if he may choose; then target after target."""
        active = "ad"[(self.bound + 1) % 2]
        aims: list[tuple[str, str]] = []
        for side in (active, "da"["da".index(active) - 1]):
            for shooter in sorted(e for e in self.at if e[0] == side):
                gun = self.kind[shooter] == "Art"
                found = set() if gun and (side != active or shooter in self.moved) else self.targets(shooter)
                aims += [(shooter, min(found))] if found else []
        while left := {t for s, t in aims if s in self.at and t in self.at}:
            aims = self.shoot_at(min(left), aims, active)

    def shoot_at(self, target: str, aims: list[tuple[str, str]], active: str) -> list[tuple[str, str]]:
        """6b-c: the leader rolls, the others help; who answers has shot with that."""
        by = [s for s, t in aims if t == target and s in self.at]
        chosen = len({self.kind[s] for s in by}) > 1 or any(self.answers(target, s, aims, active) for s in by)
        leader = min(by) if chosen else by[0]
        back = self.answers(target, leader, aims, active)
        kind, other = self.types[self.kind[leader]], self.types[self.kind[target]]
        mine = kind.shoots + next(self.dice)
        theirs = (other.shoots if back else other.v_foot) + (target in self.generals) + next(self.dice)
        theirs -= min(2, len(by) - 1)
        self.tell(leader, target, mine, theirs, not back)
        if theirs < mine:
            self.hit(target, self.book.shot(other.id, kind.id, (theirs, mine)))
        elif back and mine < theirs:
            self.hit(leader, self.book.shot(kind.id, other.id, (mine, theirs)))
        return [(s, t) for s, t in aims if t != target and not (back and s == target)]

    def answers(self, target: str, shooter: str, aims: list[tuple[str, str]], active: str) -> bool:
        """3c: it aims back, or is artillery of the other side and answers artillery."""
        if self.kind[target] == "Art" and target[0] != active:
            return self.kind[shooter] == "Art" and shooter in self.targets(target)
        return (target, shooter) in aims

    def hit(self, element: str, fate: str) -> None:
        if fate == "D":
            self.destroy(element)
        elif fate == "F":
            self.flee(element)
        elif fate == "R":
            self.recoil(element)

    # --- combats --------------------------------------------------------------------------------------

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
        self.tell(element, foe, a, b)
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
