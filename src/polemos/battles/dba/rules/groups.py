"""dba.5b-c, 12f-h: moves of groups: straight ahead, slanting into contact, columns, wheels."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import WHOLE
from polemos.battles.dba.derived import ALL
from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import COLUMN, OUTSIDE, ROW, Cells, Grid, shifted
from polemos.battles.dba.rules.reach import crowded, legal_end

Group = tuple[str, ...]
#: Where each member ends: (element, cell, facing).
Ends = list[tuple[str, int, int]]

LEFT: Final = 3
RIGHT: Final = 1
#: Verbs of moves to a hand.
HANDS: Final[tuple[tuple[str, int], ...]] = (("left", LEFT), ("right", RIGHT))


def able(field: Field, side: int) -> list[Cells]:
    """dba.5b: who may be in a moving group at all, by facing."""
    outlook = field.derived().of(side)
    found = outlook.able
    if found is None:
        moved = field.cells_of(tuple([e for e in field.moved if e in field.at]))
        kept = ~(moved | outlook.host.followers | outlook.engaged())
        found = outlook.able = [stand & kept for stand in outlook.host.stands]
    return found


def parts(field: Field, side: int) -> list[Group]:
    """dba.12f: the side's groups of two and more, each as large as it can be."""
    outlook, grid = field.derived().of(side), field.grid
    found = outlook.parts
    if found is None:
        found = outlook.parts = []
        for line in able(field, side):
            left = grid.paired(line) if line else 0
            while left:
                cells = _joined(grid, left & -left, line)
                found.append(tuple(field.those_at(side, cells)))
                left &= ~cells
        found.sort()
    return found


def _joined(grid: Grid, cells: Cells, line: Cells) -> Cells:
    """dba.12f: these and all of the line that hang together with them, beside or behind one another."""
    more = grid.touching(cells) & line & ~cells
    while more:
        cells |= more
        more = grid.touching(more) & line & ~cells
    return cells


def can_march(field: Field, group: Group) -> bool:
    """Whether the group has any move at all; straight ahead is tried first, since it mostly can."""
    if _way_is_clear(field, group):
        return True
    march = March(field, group)
    return bool(march.straight(1)) or bool(march.wheels()) or bool(march.all_verbs())


def _way_is_clear(field: Field, group: Group) -> bool:
    """Open ground and nobody in the next cells, no enemy near them, and not every enemy behind a line."""
    grid, derived, going = field.grid, field.derived(), field.going()
    facing, side, cells = field.facing[group[0]], field.side(group[0]), field.cells_of(group)
    outlook = derived.of(side)
    if cells & (grid.edge[facing] | outlook.threats()[ALL]):
        return False
    to = grid.moved(cells, facing)
    if to & going.uneven_cells or to & outlook.hostile() or to & derived.held & ~cells:
        return False
    return not withdraws(field, side, facing, [field.at[group[0]]]) or width_of(field, group) == 1


def neighbours(field: Field, group: Group) -> list[str]:
    """dba.12f: friends of the same facing orthogonally beside a member, not yet in the group."""
    side, cells = field.side(group[0]), field.cells_of(group)
    line = able(field, side)[field.facing[group[0]]]
    return field.those_at(side, field.grid.touching(cells) & line & ~cells)


def whole(field: Field, group: Group) -> Group:
    """The largest group around these members."""
    side, cells = field.side(group[0]), field.cells_of(group)
    every = _joined(field.grid, cells, able(field, side)[field.facing[group[0]]])
    return group if every == cells else tuple(field.those_at(side, every))


def width_of(field: Field, group: Group) -> int:
    along_rows = field.facing[group[0]] % 2 == 1
    table = field.grid.row if along_rows else field.grid.column
    places = [table[field.at[element]] for element in group]
    return max(places) - min(places) + 1


def withdraws(field: Field, side: int, facing: int, cells: list[int]) -> bool:
    """dba.5c: every enemy is behind these cells: away from the enemy a group goes only as a column."""
    enemies = field.derived().of(side).enemy.own
    for cell in cells:
        if enemies & field.grid.onward(cell, facing):
            return False
    return bool(enemies)


class March:
    """One group about to move: what all its moves have in common."""

    def __init__(self, field: Field, group: Group) -> None:
        self.field = field
        self.group = group
        self.facing = field.facing[group[0]]
        self.side = field.side(group[0])
        derived = field.derived()
        outlook, self.cells = derived.of(self.side), field.cells_of(group)
        threats = outlook.threats()
        #: Threatened cells, those of them where no enemy is met head on, and all near an enemy.
        self.zones = threats[ALL]
        self.crossed = self.zones & ~threats[(self.facing + 2) % 4]
        self.hostile = outlook.hostile()
        self.crowd: Cells = 0
        if field.river == "column":
            self.crowd = crowded(field, outlook.host.own & ~self.cells)
        self.going = field.going()
        types = field.types()
        self.kinds = [types[e] for e in group]
        self.starts = [field.at[e] for e in group]
        self.width = width_of(field, group)
        #: dba.5c: one wide: all in one line along their facing.
        self.column = self.width == 1
        #: What no step straight ahead over open ground meets.
        others = derived.held & ~self.cells
        self.obstacles = others | self.crossed | self.going.uneven_cells
        #: On the straight way: where all stand now, and what each member has spent so far.
        self.there = self.cells
        self.spent = [0] * len(group)

    # --- straight ahead ---------------------------------------------------------------------------

    def may_start(self) -> bool:
        """dba.5c, 5.1a: no line turns its back on all enemies, none crosses a threat zone."""
        if self.cells & self.crossed:
            return False
        return self.column or not withdraws(self.field, self.side, self.facing, self.starts)

    def step(self, cells: list[int]) -> list[int]:
        """All one cell further ahead; empty if somebody cannot."""
        grid, bit, table = self.field.grid, self.field.grid.bit, self.field.grid.ahead[self.facing]
        if self.there & grid.edge[self.facing]:
            return []
        ends = [table[cell] for cell in cells]
        self.there = grid.moved(self.there, self.facing)
        if not self.obstacles & self.there:
            return ends if self._pay() else []
        for i, here in enumerate(cells):
            to = ends[i]
            if not self.is_open(i, to):
                return []
            self.spent[i] += self.step_cost(i, here, to)
            if self.spent[i] > WHOLE or (self.crossed and self.crossed & bit[to]):
                return []
        return ends

    def _pay(self) -> bool:
        """One ordinary step of everybody; False if somebody has no move left for it."""
        for i, kind in enumerate(self.kinds):
            self.spent[i] += WHOLE // kind.good
            if self.spent[i] > WHOLE:
                return False
        return True

    def is_open(self, member: int, to: int) -> bool:
        """dba.5c: lines stay out of bad going and of rivers that are felt; nobody leaves the board."""
        going = self.going
        if not going.passable(self.kinds[member], to):
            return False
        other = self.field.holder.get(to, "")
        if other and other not in self.group:
            return False
        if self.crowd and self.crowd & self.field.grid.bit[to]:
            return False
        return self.column or not (going.bad[to] or going.wet[to])

    def step_cost(self, member: int, here: int, to: int) -> int:
        """dba.5c, 12e: one step straight; only columns use a road, which speeds up nobody in a line."""
        going, kind = self.going, self.kinds[member]
        if not self.column and going.road[here] and going.road[to]:
            return WHOLE // kind.good
        return going.cost(kind, here, to, False)

    def legal(self, ends: list[int]) -> bool:
        """dba.5.1a, 5.2a: every member may stop there."""
        bit, hostile = self.field.grid.bit, self.hostile
        for i, cell in enumerate(ends):
            if hostile & bit[cell] and not self.legal_one(i, cell, self.facing):
                return False
        return True

    def legal_one(self, member: int, cell: int, facing: int) -> bool:
        return legal_end(self.field, self.starts[member], cell, facing, self.side)

    def straight(self, steps: int) -> list[int]:
        """dba.12g: where all stand after so many cells ahead; empty if they may not."""
        cells = self.starts if self.may_start() else []
        self.begin()
        for _ in range(steps):
            if cells:
                cells = self.step(cells)
        return cells if self.legal(cells) else []

    def begin(self) -> None:
        """Back to where everybody stands."""
        self.there, self.spent = self.cells, [0] * len(self.group)

    def verbs(self, cells: list[int], number: int) -> list[str]:
        """The moves of so many cells; `cells`: where all stand after so many straight ahead, if they can."""
        found: list[str] = []
        if cells and self.legal(cells):
            found.append("ahead")
            found.extend(["slant_" + name for name, hand in HANDS if self.slant(cells, hand)])
        if self.column:
            found.extend(["follow_" + name for name, hand in HANDS if self.follow(number, hand)])
        return found

    def all_verbs(self) -> dict[str, list[int]]:
        """Every move but wheels: verb -> the numbers of cells."""
        found: dict[str, list[int]] = {}
        cells = self.starts if self.may_start() else []
        self.begin()
        for number in range(1, max([kind.road for kind in self.kinds]) + 1):
            cells = self.step(cells)
            if not cells and not self.column:
                break
            for verb in self.verbs(cells, number):
                found.setdefault(verb, []).append(number)
        return found

    def wheels(self) -> list[str]:
        """dba.12g: no line wheels that is wider than its move."""
        if self.cells & self.zones:
            return []
        for kind in self.kinds:
            if self.width > kind.good:
                return []
        return ["wheel_" + name for name, hand in HANDS if self.wheel(hand)]

    # --- ahead and one cell aside -----------------------------------------------------------------

    def slant(self, cells: list[int], hand: int) -> list[int]:
        """dba.12g: one cell aside from where the straight way ends, if that brings a member into contact."""
        if not self.hostile & self.field.grid.moved(self.there, (self.facing + hand) % 4):
            return []
        table, bit = self.field.grid.ahead[(self.facing + hand) % 4], self.field.grid.bit
        ends = [table[cell] for cell in cells]
        if not ends or not self.meets(ends) or any([self.zones & bit[cell] for cell in cells]):
            return []
        for i, to in enumerate(ends):
            if not self.is_open(i, to):
                return []
            if self.spent[i] + self.step_cost(i, cells[i], to) > WHOLE:
                return []
        return ends if self.legal(ends) else []

    def meets(self, ends: list[int]) -> bool:
        """Whether a member has an enemy before it there."""
        field, table = self.field, self.field.grid.ahead[self.facing]
        for cell in ends:
            foe = field.holder.get(table[cell], "")
            if foe and field.side(foe) != self.side:
                return True
        return False

    # --- wheels -----------------------------------------------------------------------------------

    def wheel(self, hand: int) -> list[int]:
        """dba.12g: a quarter turn about the inner front corner."""
        turned, ends = (self.facing + hand) % 4, self.wheel_cells(hand)
        for i, to in enumerate(ends):
            if self.going.bad[to] or self.going.wet[to] or not self.is_open(i, to):
                return []
            if not self.legal_one(i, to, turned):
                return []
        return ends

    def wheel_cells(self, hand: int) -> list[int]:
        """Where a wheel would bring everybody, whatever is there."""
        turned = (self.facing + hand) % 4
        ranks, files = self._ahead(self.facing), self._ahead(turned)
        far, inner = max(ranks), max(files)
        return [
            self._cell(far + inner - files[i], inner - far + ranks[i], turned)
            for i in range(len(self.starts))
        ]

    def _ahead(self, facing: int) -> list[int]:
        """How far ahead of the first member each of them stands, seen along a facing."""
        grid, base = self.field.grid, self.starts[0]
        table, sign = (grid.column, COLUMN[facing]) if facing % 2 else (grid.row, ROW[facing])
        return [sign * (table[cell] - table[base]) for cell in self.starts]

    def _cell(self, far: int, aside: int, inward: int) -> int:
        """The cell so far ahead of the first member and aside to the inner hand."""
        rows = far * ROW[self.facing] + aside * ROW[inward]
        columns = far * COLUMN[self.facing] + aside * COLUMN[inward]
        return shifted(self.field.width, self.starts[0], rows, columns)

    # --- columns ----------------------------------------------------------------------------------

    def follow(self, steps: int, hand: int) -> list[int]:
        """dba.5b: a column follows its head, whose first step slants."""
        if self.cells & self.zones:
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
        ranks = [(-ahead, i) for i, ahead in enumerate(self._ahead(self.facing))]
        return [i for _, i in sorted(ranks)]

    def _trail_open(self, member: int, path: list[int]) -> bool:
        spent, width, bit = 0, self.field.width, self.field.grid.bit
        for i in range(len(path) - 1):
            here, to = path[i], path[i + 1]
            if self.zones & bit[to] or not self.is_open(member, to):
                return False
            diagonal = here // width != to // width and here % width != to % width
            spent += self.going.cost(self.kinds[member], here, to, diagonal)
        return spent <= WHOLE and self.legal_one(member, path[-1], self.facing)


def moves(field: Field, group: Group) -> dict[str, tuple[int, ...]]:
    """Every legal group move: verb -> the numbers of cells (wheels: 1)."""
    march = March(field, group)
    found = march.all_verbs()
    for verb in march.wheels():
        found[verb] = [1]
    return {verb: tuple(found[verb]) for verb in VERBS if verb in found}


VERBS: Final[tuple[str, ...]] = (
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
