"""dba.5b-c, 12f-h: moves of groups: straight ahead, slanting into contact, columns, wheels."""

from __future__ import annotations

from itertools import pairwise

from polemos.kit.dba.book import WHOLE
from polemos.kit.dba.field import ROAD, Field
from polemos.kit.dba.grid import OUTSIDE, ahead, beside, forward, opposite
from polemos.kit.dba.reach import Zones, legal_end, step_cost

Group = tuple[str, ...]
#: Where each member ends: (element, cell, facing).
Ends = list[tuple[str, int, int]]

LEFT = False
RIGHT = True


def able(field: Field, element: str) -> bool:
    """dba.5b: whether an element may be in a moving group at all."""
    return field.kinds[element] != "Cf" and element not in field.moved and not field.contacts(element)


def neighbours(field: Field, group: Group) -> list[str]:
    """dba.12f: friends of the same facing orthogonally beside a member, not yet in the group."""
    found: set[str] = set()
    for member in group:
        for facing in range(4):
            other = field.holder.get(ahead(field.width, field.at[member], facing), "")
            if other and other not in group and _alike(field, member, other):
                found.add(other)
    return sorted(found)


def _alike(field: Field, member: str, other: str) -> bool:
    same = not field.foes(member, other) and field.facing[member] == field.facing[other]
    return same and able(field, other)


def whole(field: Field, element: str) -> Group:
    """The largest group around an element."""
    group: Group = (element,)
    while True:
        more = neighbours(field, group)
        if not more:
            return tuple(sorted(group))
        group = (*group, *more)


def is_column(field: Field, group: Group) -> bool:
    """dba.5c: one wide: all in one line along their facing."""
    facing, width = field.facing[group[0]], field.width
    hand = (facing + 1) % 4
    return all(forward(width, field.at[group[0]], field.at[e], hand) == 0 for e in group)


def width_of(field: Field, group: Group) -> int:
    facing, width = field.facing[group[0]], field.width
    spread = [forward(width, field.at[group[0]], field.at[e], (facing + 1) % 4) for e in group]
    return max(spread) - min(spread) + 1


def straight(field: Field, group: Group, steps: int, zones: Zones) -> Ends:
    """dba.12g: all go so many cells ahead; empty if they may not."""
    facing, width = field.facing[group[0]], field.width
    if not is_column(field, group) and _withdraws(field, group):
        return []
    ends = []
    for member in group:
        cells = [ahead(width, field.at[member], facing, n) for n in range(steps + 1)]
        if not _path_open(field, group, member, cells, zones):
            return []
        ends.append((member, cells[-1], facing))
    return ends


def _withdraws(field: Field, group: Group) -> bool:
    """dba.5c: every enemy is behind the group: away from the enemy it goes only as a column."""
    facing, width = field.facing[group[0]], field.width
    foes = [field.at[foe] for foe in field.enemies(group[0])]
    return bool(foes) and all(forward(width, field.at[e], foe, facing) < 0 for e in group for foe in foes)


def _path_open(field: Field, group: Group, member: str, cells: list[int], zones: Zones) -> bool:
    """Each cell free and cheap enough, threat zones only towards that enemy."""
    spent, facing = 0, field.facing[member]
    if cells[0] in zones and not _lined_up(field, cells[0], facing, zones):
        return False
    for here, to in pairwise(cells):
        if not _open(field, group, member, here, to):
            return False
        spent += step_cost(field, member, here, to, False)
        if spent > WHOLE or (to in zones and not _lined_up(field, to, facing, zones)):
            return False
    return legal_end(field, cells[0], cells[-1], facing, field.side(member), zones)


def _open(field: Field, group: Group, member: str, here: int, to: int) -> bool:
    """dba.5c: lines stay out of bad going and of rivers that are felt, and use no road."""
    if not field.passable(field.kind(member), to):
        return False
    other = field.holder.get(to, "")
    if other and other not in group:
        return False
    if is_column(field, group):
        return True
    on_road = field.ground[here] == ROAD and field.ground[to] == ROAD
    return not field.is_bad(to) and not field.slows(to) and not on_road


def _lined_up(field: Field, cell: int, facing: int, zones: Zones) -> bool:
    return any(field.facing[foe] == opposite(facing) for foe in zones[cell])


def slant(field: Field, group: Group, steps: int, right: bool, zones: Zones) -> Ends:
    """dba.12g: ahead and one cell aside, if that brings a member into contact."""
    before = straight(field, group, steps, zones)
    if not before or any(cell in zones for _, cell, _ in before):
        return []
    facing, ends = field.facing[group[0]], []
    for member, cell, _ in before:
        to = beside(field.width, cell, facing, right)
        if not _slant_open(field, group, member, cell, to, steps, zones):
            return []
        ends.append((member, to, facing))
    return ends if any(_meets(field, member, cell, facing) for member, cell, _ in ends) else []


def _slant_open(
    field: Field, group: Group, member: str, cell: int, to: int, steps: int, zones: Zones
) -> bool:
    if to == OUTSIDE or not _open(field, group, member, cell, to):
        return False
    facing, start = field.facing[member], field.at[member]
    cells = [ahead(field.width, start, facing, n) for n in range(steps + 1)]
    spent = sum(step_cost(field, member, a, b, False) for a, b in pairwise(cells))
    if spent + step_cost(field, member, cell, to, False) > WHOLE:
        return False
    return legal_end(field, start, to, facing, field.side(member), zones)


def _meets(field: Field, member: str, cell: int, facing: int) -> bool:
    foe = field.holder.get(ahead(field.width, cell, facing), "")
    return bool(foe) and field.foes(member, foe)


def wheel(field: Field, group: Group, right: bool, zones: Zones) -> Ends:
    """dba.12g: a quarter turn about the inner front corner, if the line is no wider than its allowance."""
    slowest = min(field.kind(e).good for e in group)
    if len(group) < 2 or width_of(field, group) > slowest or any(field.at[e] in zones for e in group):
        return []
    facing, width = field.facing[group[0]], field.width
    pivot, turned = _pivot(field, group, right), (facing + (1 if right else 3)) % 4
    ends = []
    for member in group:
        deep = -forward(width, pivot, field.at[member], facing)
        aside = forward(width, pivot, field.at[member], opposite(turned))
        to = ahead(width, pivot, facing, aside)
        to = to if to == OUTSIDE else ahead(width, to, turned, -deep)
        if to == OUTSIDE or not _wheels_to(field, group, member, to, turned, zones):
            return []
        ends.append((member, to, turned))
    return ends


def _pivot(field: Field, group: Group, right: bool) -> int:
    """The foremost member at the inner hand; its cell is the hinge, occupied or not."""
    facing, width = field.facing[group[0]], field.width
    hand = (facing + (1 if right else 3)) % 4
    base = field.at[group[0]]
    far = max(forward(width, base, field.at[e], facing) for e in group)
    inner = max(forward(width, base, field.at[e], hand) for e in group)
    return ahead(width, ahead(width, base, facing, far), hand, inner)


def _wheels_to(field: Field, group: Group, member: str, to: int, facing: int, zones: Zones) -> bool:
    if not _open(field, group, member, field.at[member], to) or field.is_bad(to) or field.slows(to):
        return False
    return legal_end(field, field.at[member], to, facing, field.side(member), zones)


def column(field: Field, group: Group, steps: int, right: bool, zones: Zones) -> Ends:
    """dba.5b: a column follows its head, whose first step slants."""
    if len(group) < 2 or not is_column(field, group) or any(field.at[e] in zones for e in group):
        return []
    facing, width = field.facing[group[0]], field.width
    order = sorted(group, key=lambda e: -forward(width, field.at[group[0]], field.at[e], facing))
    first = ahead(width, field.at[order[0]], facing)
    first = first if first == OUTSIDE else beside(width, first, facing, right)
    if first == OUTSIDE:
        return []
    head = [first, *(ahead(width, first, facing, n) for n in range(1, steps))]
    trail = [field.at[e] for e in reversed(order)] + head
    return _followed(field, group, order, trail, steps, zones)


def _followed(
    field: Field, group: Group, order: list[str], trail: list[int], steps: int, zones: Zones
) -> Ends:
    """Each member goes along the trail of cells as many places as the head went."""
    ends = []
    for rank, member in enumerate(order):
        at = len(order) - 1 - rank
        path = trail[at : at + steps + 1]
        if not _trail_open(field, group, member, path, zones):
            return []
        ends.append((member, path[-1], field.facing[member]))
    return ends


def _trail_open(field: Field, group: Group, member: str, path: list[int], zones: Zones) -> bool:
    spent, width, facing = 0, field.width, field.facing[member]
    for here, to in pairwise(path):
        if to == OUTSIDE or to in zones or not _open(field, group, member, here, to):
            return False
        diagonal = here // width != to // width and here % width != to % width
        spent += step_cost(field, member, here, to, diagonal)
    if spent > WHOLE:
        return False
    return legal_end(field, path[0], path[-1], facing, field.side(member), zones)


def moves(field: Field, group: Group) -> dict[str, tuple[int, ...]]:
    """Every legal group move: verb -> the numbers of cells (wheels: 1)."""
    zones = field.threats(field.side(group[0]))
    reach = range(1, max(field.kind(e).road for e in group) + 1)
    found = {
        "ahead": tuple(n for n in reach if straight(field, group, n, zones)),
        "slant_left": tuple(n for n in reach if slant(field, group, n, LEFT, zones)),
        "slant_right": tuple(n for n in reach if slant(field, group, n, RIGHT, zones)),
        "follow_left": tuple(n for n in reach if column(field, group, n, LEFT, zones)),
        "follow_right": tuple(n for n in reach if column(field, group, n, RIGHT, zones)),
        "wheel_left": (1,) if wheel(field, group, LEFT, zones) else (),
        "wheel_right": (1,) if wheel(field, group, RIGHT, zones) else (),
    }
    return {verb: numbers for verb, numbers in found.items() if numbers}


def ends_of(field: Field, group: Group, verb: str, number: int) -> Ends:
    """Where the members of a legal group move end."""
    zones = field.threats(field.side(group[0]))
    right = verb.endswith("right")
    if verb == "ahead":
        return straight(field, group, number, zones)
    if verb.startswith("slant"):
        return slant(field, group, number, right, zones)
    if verb.startswith("follow"):
        return column(field, group, number, right, zones)
    return wheel(field, group, right, zones)
