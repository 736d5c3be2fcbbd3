"""The moves of a battle read a second time, slowly: cells as pairs, one question after the other.

The rules proper keep sets of cells as numbers and work out only what is asked. This reading does neither;
where the two differ, one of them is wrong (`test_plain.py` compares them on many positions).
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from polemos.games.dba.game import DbaGame

Cell = tuple[int, int]
#: north, east, south, west as (column, row).
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
BAD = {"steep_hill", "woods", "marsh", "dunes"}
ORDER = {"river": 1, "road": 2, "waterway": 3}


def cell_of(name: str) -> Cell:
    return ord(name[0]) - 97, int(name[1:]) - 1


def name_of(cell: Cell) -> str:
    return f"{chr(97 + cell[0])}{cell[1] + 1}"


def add(cell: Cell, facing: int, far: int = 1) -> Cell:
    return cell[0] + far * STEPS[facing][0], cell[1] + far * STEPS[facing][1]


class Plain:
    """One position, as its JSON tells it."""

    def __init__(self, game: DbaGame, state: dict[str, Any]) -> None:
        self.types = game.printed.book.kinds
        self.kind = dict(state["armies"])
        self.at = {e: cell_of(text.split()[0]) for e, text in state["elements"].items()}
        self.facing = {e: "nesw".index(text.split()[1]) for e, text in state["elements"].items()}
        self.generals, self.river, self.bound = state["generals"], state["river"], state["bound"]
        self.moved, self.twice = set(state["moved"]), set(state["moved_twice"])
        self.camps = [cell_of(text) if text else None for text in state["camps"]]
        self.there = {cell: element for element, cell in self.at.items()}
        self.threatened: dict[Cell, list[str]] = {}
        self.ground: dict[Cell, str] = {}
        for kind, corner, columns, rows, _ in sorted(state["features"], key=lambda f: ORDER.get(f[0], 0)):
            for x, y in product(range(columns), range(rows)):
                self.ground[corner % 24 + x, corner // 24 + y] = kind

    # --- what stands where ------------------------------------------------------------------------

    def on_board(self, cell: Cell) -> bool:
        return 0 <= cell[0] < 24 and 0 <= cell[1] < 24

    def holder(self, cell: Cell) -> str:
        return self.there.get(cell, "")

    def foes(self, element: str) -> list[str]:
        return [e for e in self.at if e[0] != element[0]]

    def bad(self, cell: Cell) -> bool:
        return self.ground.get(cell) in BAD

    def wet(self, cell: Cell) -> bool:
        return self.ground.get(cell) == "river" and self.river != "paltry"

    def road(self, cell: Cell) -> bool:
        return self.ground.get(cell) == "road"

    def passable(self, element: str, cell: Cell) -> bool:
        if not self.on_board(cell) or self.ground.get(cell) == "waterway":
            return False
        return self.types[self.kind[element]].bad > 0 or not self.bad(cell)

    def front(self, element: str) -> Cell:
        return add(self.at[element], self.facing[element])

    def contacts(self, element: str) -> str:
        """12k: the enemy in its front cell."""
        other = self.holder(self.front(element))
        return other if other and other[0] != element[0] else ""

    def flanked(self, element: str) -> list[str]:
        """7d: enemies with their front on its flank or rear."""
        on = [f for f in self.foes(element) if self.front(f) == self.at[element]]
        return [f for f in on if (self.facing[f] - self.facing[element]) % 4 != 2]

    def zone(self, element: str) -> list[Cell]:
        """12i-j: the cell ahead and, if it is empty, the next."""
        if self.kind[element] == "Cf":
            return []
        first = self.front(element)
        cells = [first] if self.holder(first) else [first, add(first, self.facing[element])]
        return [cell for cell in cells if self.on_board(cell)] if self.on_board(first) else []

    def threats(self, element: str, cell: Cell) -> list[str]:
        """5.1a: the enemies in whose zone a cell lies."""
        if not self.threatened:
            self.threatened = {(-1, -1): []}
            for other in self.at:
                for at in self.zone(other):
                    self.threatened.setdefault(at, []).append(other)
        return [foe for foe in self.threatened.get(cell, ()) if foe[0] != element[0]]

    # --- single moves -----------------------------------------------------------------------------

    def cost(self, element: str, here: Cell, to: Cell, use_road: bool = True) -> Fraction:
        """12b-e: the part of a move that one step takes."""
        kind = self.types[self.kind[element]]
        slanting = here[0] != to[0] and here[1] != to[1]
        if self.wet(to):
            return Fraction(1)
        rate = kind.bad if self.bad(to) else kind.good
        if use_road and not slanting and self.road(here) and self.road(to):
            rate = max(kind.road, kind.good)
        return Fraction(3 if slanting else 2, 2 * rate)

    def straight_back(self, element: str) -> set[tuple[Cell, int]]:
        facing, here, spent = self.facing[element], self.at[element], Fraction(0)
        found: set[tuple[Cell, int]] = set()
        while True:
            to = add(here, facing, -1)
            if not self.passable(element, to) or self.holder(to):
                return found
            spent += self.cost(element, here, to)
            if spent > 1:
                return found
            found.add((to, facing))
            here = to

    def ends(self, element: str) -> set[tuple[Cell, int]]:
        """Every cell and facing in which a single move may end."""
        if self.kind[element] == "Cf" or element in self.twice:
            return set()
        if self.contacts(element):
            held = self.flanked(element) or element in self.moved
            return set() if held else self.straight_back(element)
        return self.second(element) if element in self.moved else self.first(element)

    def first(self, element: str) -> set[tuple[Cell, int]]:
        here = self.at[element]
        return self.hemmed_in(element) if self.threats(element, here) else self.free(element)

    def hemmed_in(self, element: str) -> set[tuple[Cell, int]]:
        """5.1a: face the one who threatens, contact him, or go straight back."""
        found, here = self.straight_back(element), self.at[element]
        for foe in self.threats(element, here):
            face, before = (self.facing[foe] + 2) % 4, self.front(foe)
            if face != self.facing[element]:
                found.add((here, face))
            if before != here and self.passable(element, before):
                found.add((before, face))
        return found

    def free(self, element: str) -> set[tuple[Cell, int]]:
        """5a: anywhere in its allowance; a quarter turn is free, turning about takes a cell."""
        found: set[tuple[Cell, int]] = set()
        turn = Fraction(1, self.types[self.kind[element]].good)
        for cell, spent in self.reached(element).items():
            for face in range(4):
                same = cell == self.at[element] and face == self.facing[element]
                about = (face - self.facing[element]) % 4 == 2
                if same or (about and spent + turn > 1):
                    continue
                if self.may_stop(element, self.at[element], cell, face):
                    found.add((cell, face))
        return found

    def reached(self, element: str) -> dict[Cell, Fraction]:
        """Cells and what the cheapest way there takes; those of friends passed through are left out."""
        start = self.at[element]
        best: dict[Cell, Fraction] = {start: Fraction(0)}
        queue = [(Fraction(0), start)]
        while queue:
            queue.sort(reverse=True)
            spent, here = queue.pop()
            if spent > best[here]:
                continue
            for to in self.next_cells(element, here):
                total = spent + self.cost(element, here, to)
                if self.wet(to) and spent:
                    continue
                if total <= 1 and total < best.get(to, Fraction(2)):
                    best[to] = total
                    queue.append((total, to))
        return {cell: spent for cell, spent in best.items() if cell == start or not self.holder(cell)}

    def next_cells(self, element: str, here: Cell) -> list[Cell]:
        """5.1a: from a threatened cell only to the one before that enemy; else all around."""
        threats = self.threats(element, here)
        if threats:
            before = [self.front(foe) for foe in threats]
            return [cell for cell in before if cell != here and self.passable(element, cell)]
        around = [(here[0] + x, here[1] + y) for x, y in product((-1, 0, 1), repeat=2) if x or y]
        return [cell for cell in around if self.enterable(element, cell)]

    def enterable(self, element: str, cell: Cell) -> bool:
        """5d: friends whom one may pass; 2.2c: a deep river in single column."""
        if not self.passable(element, cell):
            return False
        other, kind = self.holder(cell), self.kind[element]
        if other and other != element:
            mounted = self.types[kind].mounted
            if other[0] != element[0] or not (kind == "Ps" or (mounted and self.kind[other] == "Ps")):
                return False
        return not (self.wet(cell) and self.river == "column" and self.crowded(cell, {element}))

    def crowded(self, cell: Cell, own: set[str]) -> bool:
        """2.2c: a friend stands in the river beside it."""
        side = next(iter(own))[0]
        friends = [self.at[e] for e in self.at if e[0] == side and e not in own and self.wet(self.at[e])]
        return any(add(cell, facing) in friends for facing in range(4))

    def may_stop(self, element: str, start: Cell, cell: Cell, face: int) -> bool:
        """5.1a: in a zone only facing such an enemy; 5.2a: flank and rear only from beyond that edge."""
        threats = self.threats(element, cell)
        if threats and not any((self.facing[foe] - face) % 4 == 2 for foe in threats):
            return False
        foe = self.holder(add(cell, face))
        if not foe or foe[0] == element[0] or self.kind[foe] == "Cf":
            return True
        if (self.facing[foe] - face) % 4 == 2:
            return True
        away = STEPS[(face + 2) % 4]
        ahead = (start[0] - self.at[foe][0]) * away[0] + (start[1] - self.at[foe][1]) * away[1]
        return ahead >= 1

    def second(self, element: str) -> set[tuple[Cell, int]]:
        """5e: warbands into contact, light horse far from enemies, psiloi at first, others along a road."""
        kind, here = self.kind[element], self.at[element]
        if kind == "Wb":
            return {end for end in self.first(element) if self.meets(element, *end)}
        if self.threats(element, here):
            return set()
        if kind == "LH":
            if self.close(element, here):
                return set()
            return {
                end for end in self.free(element) if not self.close(element, end[0]) and not self.bad(end[0])
            }
        if kind == "Ps" and self.bound <= 2:
            return self.free(element)
        return self.along_road(element)

    def meets(self, element: str, cell: Cell, face: int) -> bool:
        foe = self.holder(add(cell, face))
        return bool(foe) and foe[0] != element[0]

    def close(self, element: str, cell: Cell) -> bool:
        """At most one empty cell from an enemy."""
        foes = [self.at[foe] for foe in self.foes(element)]
        return any(max(abs(at[0] - cell[0]), abs(at[1] - cell[1])) <= 2 for at in foes)

    def along_road(self, element: str) -> set[tuple[Cell, int]]:
        found: set[tuple[Cell, int]] = set()
        turn = Fraction(1, self.types[self.kind[element]].good)
        for direction in range(4) if self.road(self.at[element]) else ():
            here, spent = self.at[element], Fraction(0)
            while True:
                to = add(here, direction)
                if not self.road(to) or self.holder(to) or self.threats(element, to):
                    break
                spent += self.cost(element, here, to)
                if spent > 1:
                    break
                for face in range(4):
                    about = (face - self.facing[element]) % 4 == 2
                    if not (about and spent + turn > 1) and self.may_stop(
                        element, self.at[element], to, face
                    ):
                        found.add((to, face))
                here = to
        return found

    # --- orders -----------------------------------------------------------------------------------

    def price(self, movers: list[str]) -> int:
        """4a-e: one point and one for each burden."""
        if self.bound <= 2:
            return 1
        side = 0 if movers[0][0] == "a" else 1
        general = self.generals[side]
        slow = any(self.kind[e] in ("El", "Hd", "Art") for e in movers)
        far = general not in self.at or all(self.far(self.at[general], self.at[e]) for e in movers)
        hidden = general in self.at and general not in movers and self.in_cover(self.at[general], side)
        return 1 + slow + far + hidden

    def in_cover(self, cell: Cell, side: int) -> bool:
        return self.ground.get(cell) in ("woods", "marsh") or cell == self.camps[side]

    def far(self, general: Cell, cell: Cell) -> bool:
        away = max(abs(general[0] - cell[0]), abs(general[1] - cell[1]))
        return away > 12 or (away > 6 and self.out_of_sight(general, cell, away))

    def out_of_sight(self, general: Cell, cell: Cell, away: int) -> bool:
        """4c: in woods or dunes, or beyond a hill, woods, dunes or a camp on the straight line."""
        if self.ground.get(cell) in ("woods", "dunes"):
            return True
        for i in range(1, away):
            # the cell nearest to the line; halves are rounded away from where the line begins
            x, y = (nearest(general[k], cell[k], i, away) for k in (0, 1))
            if self.ground.get((x, y)) in ("gentle_hill", "steep_hill", "woods", "dunes"):
                return True
            if (x, y) in self.camps:
                return True
        return False

    # --- groups -----------------------------------------------------------------------------------

    def able(self, element: str) -> bool:
        return element not in self.moved and self.kind[element] != "Cf" and not self.contacts(element)

    def whole(self, element: str) -> list[str]:
        """12f: all who hang together, one facing, none in contact."""
        group = [element]
        for member in group:
            for other in self.at:
                beside = sum(abs(a - b) for a, b in zip(self.at[other], self.at[member], strict=True)) == 1
                same = other[0] == element[0] and self.facing[other] == self.facing[element]
                if beside and same and self.able(other) and other not in group:
                    group.append(other)
        return sorted(group)

    def width(self, group: list[str]) -> int:
        across = [self.at[e][0 if self.facing[group[0]] % 2 == 0 else 1] for e in group]
        return max(across) - min(across) + 1

    def marches(self, group: list[str]) -> dict[str, set[int]]:
        """12g: straight ahead, slanting into contact, following, wheeling; verb -> numbers."""
        found: dict[str, set[int]] = {}
        column = self.width(group) == 1
        for number in range(1, 6):
            straight = self.ahead(group, number)
            if straight and self.all_stop(group, straight):
                found.setdefault("ahead", set()).add(number)
                for hand, turn in (("left", 3), ("right", 1)):
                    if self.slants(group, straight, turn):
                        found.setdefault(f"slant_{hand}", set()).add(number)
            for hand, turn in (("left", 3), ("right", 1)) if column else ():
                if self.follows(group, number, turn):
                    found.setdefault(f"follow_{hand}", set()).add(number)
        for hand, turn in (("left", 3), ("right", 1)):
            if self.wheels(group, turn):
                found[f"wheel_{hand}"] = {1}
        return found

    def crosses(self, element: str, cell: Cell) -> bool:
        """5.1a: a zone of somebody whom one does not meet head on."""
        threats = self.threats(element, cell)
        return bool(threats) and not any((self.facing[f] - self.facing[element]) % 4 == 2 for f in threats)

    def step_open(self, group: list[str], element: str, to: Cell) -> bool:
        """5c: lines stay out of bad going and of rivers; nobody passes anybody."""
        if not self.passable(element, to) or self.holder(to) not in ("", *group):
            return False
        if self.wet(to) and self.river == "column" and self.crowded(to, set(group)):
            return False
        return self.width(group) == 1 or not (self.bad(to) or self.wet(to))

    def ahead(self, group: list[str], number: int) -> dict[str, Cell]:
        """Where all stand after so many cells; empty if somebody cannot."""
        facing, column = self.facing[group[0]], self.width(group) == 1
        if any(self.crosses(e, self.at[e]) for e in group) or (not column and self.turns_its_back(group)):
            return {}
        at, self.spent = {e: self.at[e] for e in group}, dict.fromkeys(group, Fraction(0))
        for _ in range(number):
            for element in group:
                to = add(at[element], facing)
                if not self.step_open(group, element, to) or self.crosses(element, to):
                    return {}
                self.spent[element] += self.cost(element, at[element], to, column)
                if self.spent[element] > 1:
                    return {}
                at[element] = to
        return at

    def turns_its_back(self, group: list[str]) -> bool:
        """5c: every enemy is behind every one of them; who is level is not behind."""
        step, foes = STEPS[self.facing[group[0]]], self.foes(group[0])

        def before(element: str, foe: str) -> bool:
            x, y = (a - b for a, b in zip(self.at[foe], self.at[element], strict=True))
            return x * step[0] + y * step[1] >= 0

        return bool(foes) and not any(before(e, f) for e in group for f in foes)

    def all_stop(self, group: list[str], at: dict[str, Cell], facing: int = -1) -> bool:
        face = self.facing[group[0]] if facing < 0 else facing
        return all(self.may_stop(e, self.at[e], at[e], face) for e in group)

    def slants(self, group: list[str], straight: dict[str, Cell], turn: int) -> bool:
        """12g: one step aside at the end if that brings somebody into contact."""
        facing, column = self.facing[group[0]], self.width(group) == 1
        self.ahead(group, self._far(group, straight))
        ends = {e: add(cell, (facing + turn) % 4) for e, cell in straight.items()}
        if not any(self.meets(e, ends[e], facing) for e in group):
            return False
        if any(self.threats(e, straight[e]) for e in group):
            return False
        for element in group:
            if not self.step_open(group, element, ends[element]):
                return False
            aside = self.cost(element, straight[element], ends[element], column)
            if self.spent[element] + aside > 1:
                return False
        return self.all_stop(group, ends)

    def _far(self, group: list[str], straight: dict[str, Cell]) -> int:
        return sum(abs(a - b) for a, b in zip(self.at[group[0]], straight[group[0]], strict=True))

    def wheels(self, group: list[str], turn: int) -> bool:
        """12g: a quarter about the inner front corner, if the front is no wider than the move."""
        width = self.width(group)
        if any(self.threats(e, self.at[e]) for e in group):
            return False
        if any(width > self.types[self.kind[e]].good for e in group):
            return False
        facing = self.facing[group[0]]
        turned = (facing + turn) % 4
        forth, inward = STEPS[facing], STEPS[turned]
        rank = {e: self.at[e][0] * forth[0] + self.at[e][1] * forth[1] for e in group}
        file = {e: self.at[e][0] * inward[0] + self.at[e][1] * inward[1] for e in group}
        front, inner = max(rank.values()), max(file.values())
        ends: dict[str, Cell] = {}
        for e in group:
            ahead, aside = front + inner - file[e] - rank[e], inner - front + rank[e] - file[e]
            x = self.at[e][0] + ahead * forth[0] + aside * inward[0]
            y = self.at[e][1] + ahead * forth[1] + aside * inward[1]
            ends[e] = (x, y)
            if self.bad((x, y)) or self.wet((x, y)) or not self.step_open(group, e, (x, y)):
                return False
        return self.all_stop(group, ends, turned)

    def follows(self, group: list[str], number: int, turn: int) -> bool:
        """5b: a column behind its head, whose first step slants."""
        if any(self.threats(e, self.at[e]) for e in group):
            return False
        facing = self.facing[group[0]]
        forth = STEPS[facing]
        order = sorted(group, key=lambda e: -(self.at[e][0] * forth[0] + self.at[e][1] * forth[1]))
        first = add(add(self.at[order[0]], facing), (facing + turn) % 4)
        trail = [*(self.at[e] for e in reversed(order)), *(add(first, facing, i) for i in range(number))]
        for i, element in enumerate(order):
            begin = len(order) - 1 - i
            path, spent = trail[begin : begin + number + 1], Fraction(0)
            for k in range(number):
                here, to = path[k], path[k + 1]
                if self.threats(element, to) or not self.step_open(group, element, to):
                    return False
                spent += self.cost(element, here, to)
            if spent > 1 or not self.may_stop(element, self.at[element], path[-1], facing):
                return False
        return True


def nearest(a: int, b: int, i: int, away: int) -> int:
    """The i-th of so many steps from one number to another, rounded."""
    shift = abs(b - a) * i
    rounded = (2 * shift + away) // (2 * away)
    return a + rounded if b >= a else a - rounded
