"""dba.5b-c, 12f-h: moves of groups: straight ahead, slanting into contact, columns, wheels."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import WHOLE
from polemos.kit.dba.field import BESIDE, Field, Zones
from polemos.kit.dba.grid import OUTSIDE, forward
from polemos.kit.dba.reach import crowded, legal_end

Group = tuple[str, ...]
#: Where each member ends: (element, cell, facing).
Ends = list[tuple[str, int, int]]

LEFT: Final = 3
RIGHT: Final = 1
#: Verbs of moves to a hand.
HANDS: Final = (("left", LEFT), ("right", RIGHT))


def able(field: Field, element: str) -> bool:
    """dba.5b: whether an element may be in a moving group at all."""
    known = field.glance().able
    found = known.get(element)
    if found is None:
        free = element not in field.moved and field.kinds[element] != "Cf"
        found = known[element] = free and not field.contacts(element)
    return found


def parts(field: Field, side: int) -> list[Group]:
    """dba.12f: the side's groups of two and more, each as large as it can be."""
    glance = field.glance()
    found = glance.parts[side]
    if found is None:
        found = glance.parts[side] = []
        seen: set[str] = set()
        for element in field.of(side):
            if element not in seen and able(field, element):
                group = whole(field, (element,))
                seen.update(group)
                if len(group) > 1:
                    found.append(group)
    return found


def can_march(field: Field, group: Group) -> bool:
    """Whether the group has any move at all; straight ahead is tried first, since it mostly can."""
    return bool(March(field, group).straight(1)) or bool(moves(field, group))


def neighbours(field: Field, group: Group) -> list[str]:
    """dba.12f: friends of the same facing orthogonally beside a member, not yet in the group."""
    found: set[str] = set()
    facing = field.facing[group[0]]
    for member in group:
        cell = field.at[member]
        for ahead in field.grid.ahead:
            other = field.holder.get(ahead[cell], "")
            if not other or other[0] != member[0] or field.facing[other] != facing or other in found:
                continue
            if other not in group and able(field, other):
                found.add(other)
    return sorted(found)


def whole(field: Field, group: Group) -> Group:
    """The largest group around these members."""
    found = list(group)
    facing = field.facing[group[0]]
    for member in found:  # grows while it is gone through
        cell = field.at[member]
        for ahead in field.grid.ahead:
            other = field.holder.get(ahead[cell], "")
            if not other or other[0] != member[0] or field.facing[other] != facing:
                continue
            if other not in found and able(field, other):
                found.append(other)
    return group if len(found) == len(group) else tuple(sorted(found))


def is_column(field: Field, group: Group) -> bool:
    """dba.5c: one wide: all in one line along their facing."""
    return width_of(field, group) == 1


def width_of(field: Field, group: Group) -> int:
    along_rows = field.facing[group[0]] % 2 == 1
    table = field.grid.row if along_rows else field.grid.column
    spread = [table[field.at[e]] for e in group]
    return max(spread) - min(spread) + 1


class March:
    """One group about to move: what all its moves have in common."""

    def __init__(self, field: Field, group: Group) -> None:
        self.field = field
        self.group = group
        self.facing = field.facing[group[0]]
        self.side = field.side(group[0])
        self.zones: Zones = field.threats(self.side)
        self.marks = field.marks(self.side)
        self.going = field.going()
        self.kinds = [field.kind(e) for e in group]
        self.starts = [field.at[e] for e in group]
        self.column = is_column(field, group)
        self.deep = field.river == "column"
        self.reach = max([kind.road for kind in self.kinds])
        #: What each member has spent so far on the straight way.
        self.spent = [0] * len(group)

    # --- straight ahead ---------------------------------------------------------------------------

    def may_start(self) -> bool:
        """dba.5c, 5.1a: no line turns its back on all enemies, none crosses a threat zone."""
        if not self.column and self._withdraws():
            return False
        return not any(cell in self.zones and not self._lined_up(cell) for cell in self.starts)

    def _withdraws(self) -> bool:
        """dba.5c: every enemy is behind the group: away from the enemy it goes only as a column."""
        field = self.field
        foes = field.of(1 - self.side)
        width, base = field.width, self.starts[0]
        last = min([forward(width, base, cell, self.facing) for cell in self.starts])
        for foe in foes:
            if forward(width, base, field.at[foe], self.facing) >= last:
                return False
        return bool(foes)

    def _lined_up(self, cell: int) -> bool:
        back = (self.facing + 2) % 4
        return any(self.field.facing[foe] == back for foe in self.zones[cell])

    def step(self, cells: list[int]) -> list[int]:
        """All one cell further ahead; empty if somebody cannot."""
        table, ends = self.field.grid.ahead[self.facing], []
        for i, here in enumerate(cells):
            to = table[here]
            if to == OUTSIDE or not self.is_open(i, here, to):
                return []
            self.spent[i] += self.going.cost(self.kinds[i], here, to, False)
            if self.spent[i] > WHOLE or (to in self.zones and not self._lined_up(to)):
                return []
            ends.append(to)
        return ends

    def is_open(self, member: int, here: int, to: int) -> bool:
        """dba.5c: lines stay out of bad going and of rivers that are felt, and use no road."""
        going = self.going
        if not going.passable(self.kinds[member], to):
            return False
        other = self.field.holder.get(to, "")
        if other and other not in self.group:
            return False
        if self.deep and going.wet[to] and crowded(self.field, to, self.group):
            return False
        return self.column or not (going.rough[to] or (going.road[here] and going.road[to]))

    def legal(self, ends: list[int]) -> bool:
        """dba.5.1a, 5.2a: every member may stop there."""
        for i, cell in enumerate(ends):
            if self.marks[cell] and not self.legal_one(i, cell, self.facing):
                return False
        return True

    def legal_one(self, member: int, cell: int, facing: int) -> bool:
        return legal_end(self.field, self.starts[member], cell, facing, self.side, self.zones)

    def straight(self, steps: int) -> list[int]:
        """dba.12g: where all stand after so many cells ahead; empty if they may not."""
        cells = self.starts if self.may_start() else []
        self.spent = [0] * len(self.group)
        for _ in range(steps):
            if cells:
                cells = self.step(cells)
        return cells if cells and self.legal(cells) else []

    # --- ahead and one cell aside -----------------------------------------------------------------

    def slant(self, cells: list[int], hand: int) -> list[int]:
        """dba.12g: one cell aside from where the straight way ends, if that brings a member into contact."""
        table = self.field.grid.ahead[(self.facing + hand) % 4]
        ends = [table[cell] for cell in cells]
        if not ends or not self._meets(ends) or any(cell in self.zones for cell in cells):
            return []
        for i, to in enumerate(ends):
            if to == OUTSIDE or not self.is_open(i, cells[i], to):
                return []
            if self.spent[i] + self.going.cost(self.kinds[i], cells[i], to, False) > WHOLE:
                return []
        return ends if self.legal(ends) else []

    def _meets(self, ends: list[int]) -> bool:
        """Whether a member has an enemy before it there."""
        field, table = self.field, self.field.grid.ahead[self.facing]
        for cell in ends:
            if cell != OUTSIDE and self.marks[cell] & BESIDE:
                foe = field.holder.get(table[cell], "")
                if foe and field.side(foe) != self.side:
                    return True
        return False

    # --- wheels -----------------------------------------------------------------------------------

    def wheel(self, hand: int) -> list[int]:
        """dba.12g: a quarter turn about the inner front corner, if the line is not wider than its move."""
        field, width = self.field, self.field.width
        slowest = min([kind.good for kind in self.kinds])
        if width_of(field, self.group) > slowest or any(cell in self.zones for cell in self.starts):
            return []
        turned, ends = (self.facing + hand) % 4, []
        far, inner = self._corner(hand)
        for i, start in enumerate(self.starts):
            deep = far - forward(width, self.starts[0], start, self.facing)
            aside = inner - forward(width, self.starts[0], start, turned)
            to = self._cell(far + aside, inner - deep, turned)
            if to == OUTSIDE or self.going.rough[to] or not self.is_open(i, start, to):
                return []
            if not self.legal_one(i, to, turned):
                return []
            ends.append(to)
        return ends

    def _corner(self, hand: int) -> tuple[int, int]:
        """How far ahead of the first member, and to the inner hand, the hinge of a wheel is."""
        width, base, inward = self.field.width, self.starts[0], (self.facing + hand) % 4
        far = max([forward(width, base, cell, self.facing) for cell in self.starts])
        return far, max([forward(width, base, cell, inward) for cell in self.starts])

    def _cell(self, far: int, aside: int, inward: int) -> int:
        """The cell so far ahead of the first member and aside to the inner hand."""
        cell = _walk(self.field, self.starts[0], self.facing, far)
        return cell if cell == OUTSIDE else _walk(self.field, cell, inward, aside)

    # --- columns ----------------------------------------------------------------------------------

    def follow(self, steps: int, hand: int) -> list[int]:
        """dba.5b: a column follows its head, whose first step slants."""
        if not self.column or any(cell in self.zones for cell in self.starts):
            return []
        ahead = self.field.grid.ahead
        order = self._from_head()
        to = ahead[(self.facing + hand) % 4][ahead[self.facing][self.starts[order[0]]]]
        trail = [self.starts[i] for i in reversed(order)]
        for _ in range(steps):
            trail.append(to)
            to = ahead[self.facing][to]
        ends = [OUTSIDE] * len(self.group)
        for rank, i in enumerate(order):
            at = len(order) - 1 - rank
            if not self._trail_open(i, trail[at : at + steps + 1]):
                return []
            ends[i] = trail[at + steps]
        return ends

    def _from_head(self) -> list[int]:
        base, width = self.starts[0], self.field.width
        ranks = [(-forward(width, base, cell, self.facing), i) for i, cell in enumerate(self.starts)]
        return [i for _, i in sorted(ranks)]

    def _trail_open(self, member: int, path: list[int]) -> bool:
        spent, width = 0, self.field.width
        for i in range(len(path) - 1):
            here, to = path[i], path[i + 1]
            if to == OUTSIDE or to in self.zones or not self.is_open(member, here, to):
                return False
            diagonal = here // width != to // width and here % width != to % width
            spent += self.going.cost(self.kinds[member], here, to, diagonal)
        return spent <= WHOLE and self.legal_one(member, path[-1], self.facing)


def _walk(field: Field, cell: int, facing: int, steps: int) -> int:
    table = field.grid.ahead[facing if steps >= 0 else (facing + 2) % 4]
    for _ in range(abs(steps)):
        cell = table[cell]
    return cell


def moves(field: Field, group: Group) -> dict[str, tuple[int, ...]]:
    """Every legal group move: verb -> the numbers of cells (wheels: 1)."""
    march = March(field, group)
    found: dict[str, list[int]] = {}
    cells = march.starts if march.may_start() else []
    for number in range(1, march.reach + 1):
        cells = march.step(cells) if cells else []
        if cells and march.legal(cells):
            found.setdefault("ahead", []).append(number)
            for name, hand in HANDS:
                if march.slant(cells, hand):
                    found.setdefault("slant_" + name, []).append(number)
        if march.column:
            for name, hand in HANDS:
                if march.follow(number, hand):
                    found.setdefault("follow_" + name, []).append(number)
    for name, hand in HANDS:
        if march.wheel(hand):
            found["wheel_" + name] = [1]
    return {verb: tuple(found[verb]) for verb in VERBS if verb in found}


VERBS: Final = (
    *("ahead", "slant_left", "slant_right", "follow_left", "follow_right"),
    *("wheel_left", "wheel_right"),
)


def ends_of(field: Field, group: Group, verb: str, number: int) -> Ends:
    """Where the members of a legal group move end."""
    march = March(field, group)
    hand = RIGHT if verb.endswith("right") else LEFT
    facing = march.facing
    if verb == "ahead":
        cells = march.straight(number)
    elif verb.startswith("slant"):
        cells = march.slant(march.straight(number), hand)
    elif verb.startswith("follow"):
        cells = march.follow(number, hand)
    else:
        cells, facing = march.wheel(hand), (facing + hand) % 4
    return [(member, cell, facing) for member, cell in zip(group, cells, strict=True)]
