"""dba.5, 12: where a single element may go, and which way it may face there."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import WHOLE, Kind, Pace
from polemos.battles.dba.derived import ALL, Reach, Ways
from polemos.battles.dba.field import ROAD, Field
from polemos.battles.dba.grid import FILE, OUTSIDE, Cells, forward

#: Cells reached with a step to spare, and all that are reached.
Spread = tuple[Cells, Cells]

#: Where one gets on open ground with nobody near: width, allowance, cell -> cells; the same in all battles.
_open: Final[dict[tuple[int, int, int], Spread]] = {}


def reach(field: Field, element: str) -> Reach:
    """Every legal end of a single move: first moves, break-offs and second moves."""
    known = field.derived().reaches
    found = known.get(element)
    if found is None:
        found = known[element] = _reach(field, element)
    return found


def _reach(field: Field, element: str) -> Reach:
    if field.kinds[element] == "Cf" or element in field.moved_twice:
        return _only(field, element, {})
    if field.contacts(element):
        held = field.flankers(element) or element in field.moved
        return _only(field, element, {} if held else _straight_back(field, element))
    if element in field.moved:
        return _second(field, element)
    return _threatened(field, element) if is_threatened(field, element) else _free(field, element)


def is_threatened(field: Field, element: str) -> bool:
    zones = field.derived().of(field.side(element)).threats()[ALL]
    return bool(zones & field.grid.bit[field.at[element]])


def _only(field: Field, element: str, ends: Ways) -> Reach:
    """Nothing but these ends."""
    return Reach(field.facing[element], 0, 0, 0, ends)


def _straight_back(field: Field, element: str) -> Ways:
    """dba.5f, 5.1a: straight back one cell or more, facing kept."""
    found: Ways = {}
    kind, facing, spent, here = field.kind(element), field.facing[element], 0, field.at[element]
    going, back = field.going(), field.grid.ahead[(facing + 2) % 4]
    while True:
        to = back[here]
        if to == OUTSIDE or not going.passable(kind, to) or to in field.holder:
            return found
        spent += going.cost(kind, here, to, False)
        if spent > WHOLE:
            return found
        found[to] = (facing,)
        here = to


def _threatened(field: Field, element: str) -> Reach:
    """dba.5.1a: contact that enemy, face it, or go straight back."""
    found = _straight_back(field, element)
    here, facing = field.at[element], field.facing[element]
    for foe in field.threatening(field.side(element), here):
        face = (field.facing[foe] + 2) % 4
        if face != facing:
            found[here] = (*found.get(here, ()), face)
        first = field.front_cell(foe)
        if field.passable(field.kind(element), first):
            found[first] = (*found.get(first, ()), face)
    ends = {cell: tuple(sorted(set(faces))) for cell, faces in found.items()}
    return _only(field, element, ends)


def _free(field: Field, element: str) -> Reach:
    """dba.5a: anywhere within the allowance, stopping in a threat zone."""
    derived, grid, side = field.derived(), field.grid, field.side(element)
    start, facing = field.at[element], field.facing[element]
    near, within = reached(field, element)
    hostile, here = derived.of(side).hostile(), grid.bit[start]
    free = within & ~derived.held
    ends: Ways = {}
    met = (free | here) & hostile
    if met:
        for cell in grid.each(met):
            faces = _faces(field, element, cell, bool(near & grid.bit[cell]))
            if faces:
                ends[cell] = faces
        free &= ~hostile
    about = free & near
    return Reach(facing, about, free ^ about, 0 if here & met else here, ends)


# --- how far one gets ---------------------------------------------------------------------------


def reached(field: Field, element: str) -> Spread:
    """The cells within reach, its own and those of friends that can be passed among them."""
    grid, going, derived, kind = field.grid, field.going(), field.derived(), field.kind(element)
    side, start = field.side(element), field.at[element]
    here, outlook = grid.bit[start], derived.of(side)
    zones = outlook.threats()[ALL]
    shut = going.closed(kind) | derived.held & ~(passed(field, side, kind) | here)
    nearby = grid.within(start, kind.pace.far)
    if not nearby & (shut | zones | going.hard_cells):
        return _in_the_open(field, element)
    if field.river == "column":
        shut |= crowded(field, outlook.host.own & ~here)
    return spread(field, element, nearby, grid.board & ~shut, zones)


def passed(field: Field, side: int, kind: Kind) -> Cells:
    """dba.5d: psiloi pass through friends, mounted through friendly psiloi."""
    host = field.derived().of(side).host
    if kind.skirmishes:
        return host.own
    if not kind.mounted:
        return 0
    if host.psiloi is None:
        host.psiloi = field.cells_of(tuple([e for e in field.of(side) if field.kinds[e] == "Ps"]))
    return host.psiloi


def _in_the_open(field: Field, element: str) -> Spread:
    key = (field.width, field.kind(element).good, field.at[element])
    found = _open.get(key)
    if found is None:
        found = _open[key] = spread(field, element, 0, field.grid.board, 0)
    return found


def spread(field: Field, element: str, nearby: Cells, free: Cells, zones: Cells) -> Spread:
    """All cells that cost the same at once; a threatened cell ends the way that led there (dba.5.1a).

    `nearby`: where roads and difficult ground matter.
    """
    grid, going, pace = field.grid, field.going(), field.kind(element).pace
    hard = going.hard_cells if going.hard_cells & nearby else 0
    cheapest = pace.road if going.road_cells & nearby else min(pace.good, pace.bad)
    spent_by: list[Cells] = [0] * (3 * pace.whole)
    spent_by[0] = grid.bit[field.at[element]]
    near = seen = 0
    for spent in range(pace.whole + 1):
        new = spent_by[spent]
        if new:
            new &= ~seen
            seen |= new
            if zones and new & zones:
                _close_in(field, element, new & zones, spent, spent_by)
                new &= ~zones
            if spent + cheapest <= pace.whole:
                up_and_down = new << 1 | new >> 1
                straight = (up_and_down | new << FILE | new >> FILE) & free
                slanting: Cells = 0
                if spent <= pace.slanting:
                    slanting = (up_and_down << FILE | up_and_down >> FILE) & free
                if hard and hard & (straight | slanting):
                    slow = _hard_steps(field, pace, new, spent, straight, slanting, spent_by)
                    straight, slanting = straight & ~slow, slanting & ~slow
                spent_by[spent + pace.good] |= straight
                spent_by[spent + pace.good_slant] |= slanting
        if spent == pace.turning:
            near = seen
    return near, seen


def _hard_steps(
    field: Field, pace: Pace, new: Cells, spent: int, straight: Cells, slanting: Cells, spent_by: list[Cells]
) -> Cells:
    """dba.12b-e: steps along roads, into bad going and rivers; returns the cells of the last two."""
    going = field.going()
    wet, road = going.wet_cells, going.road_cells
    bad = going.bad_cells & ~wet if pace.slowed else 0
    if not spent:
        spent_by[pace.whole] |= (straight | slanting) & wet
    spent_by[spent + pace.bad] |= straight & bad
    spent_by[spent + pace.bad_slant] |= slanting & bad
    spent_by[spent + pace.road] |= field.grid.touching(new & road) & road & straight
    return wet | bad


def _close_in(field: Field, element: str, cells: Cells, spent: int, spent_by: list[Cells]) -> None:
    """dba.5.1a: from a threatened cell only on to the cell before that enemy."""
    going, kind, side = field.going(), field.kind(element), field.side(element)
    for cell in field.grid.each(cells):
        for foe in field.threatening(side, cell):
            to = field.front_cell(foe)
            if going.passable(kind, to):
                cost = going.cost(kind, cell, to, False) // kind.pace.part
                spent_by[spent + cost] |= field.grid.bit[to]


def crowded(field: Field, friends: Cells) -> Cells:
    """dba.2.2c: a river of 5-6 is crossed in single column: nobody enters it beside a friend who is in it."""
    wet = field.going().wet_cells
    return wet & field.grid.touching(friends & wet)


# --- which way to face --------------------------------------------------------------------------


def _faces(field: Field, element: str, cell: int, about: bool) -> tuple[int, ...]:
    """dba.12d: a quarter turn at the end is free, turning about costs one cell more."""
    start, facing, side = field.at[element], field.facing[element], field.side(element)
    found: list[int] = []
    for face in range(4):
        if (cell == start and face == facing) or (not about and face == (facing + 2) % 4):
            continue
        if legal_end(field, start, cell, face, side):
            found.append(face)
    return tuple(found)


def legal_end(field: Field, start: int, cell: int, face: int, side: int) -> bool:
    """dba.5.1a, 5.2a: in a zone only facing that enemy; flank and rear only from beyond that edge."""
    back, bit, threats = (face + 2) % 4, field.grid.bit[cell], field.derived().of(side).threats()
    if threats[ALL] & bit and not threats[back] & bit:
        return False
    foe = field.holder.get(field.grid.ahead[face][cell], "")
    if not foe or field.side(foe) == side or field.kinds[foe] == "Cf" or field.facing[foe] == back:
        return True
    return forward(field.width, field.at[foe], start, back) >= 1


def contacting(field: Field, element: str, cell: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the facings that bring the element into contact with an enemy there."""
    found: list[int] = []
    for face in faces:
        foe = field.holder.get(field.grid.ahead[face][cell], "")
        if foe and foe[0] != element[0]:
            found.append(face)
    return tuple(found)


# --- second moves -----------------------------------------------------------------------------


def _second(field: Field, element: str) -> Reach:
    """dba.5e: light horse far from the enemy, warbands into contact, psiloi in the first bound, roads."""
    kind, threatened = field.kinds[element], is_threatened(field, element)
    if kind == "Wb":
        return _only_contacts(
            field, element, _threatened(field, element) if threatened else _free(field, element)
        )
    if threatened:
        return _only(field, element, {})
    if kind == "LH":
        return _far_from_enemies(field, element)
    if kind == "Ps" and field.bound <= 2:
        return _free(field, element)
    return _only(field, element, _road_ways(field, element))


def _far_from_enemies(field: Field, element: str) -> Reach:
    """dba.5e: not within one base width of an enemy, which leaves at most one empty cell between."""
    bit, close = field.grid.bit, field.derived().of(field.side(element)).enemy.near()
    if close & bit[field.at[element]]:
        return _only(field, element, {})
    found, barred = _free(field, element), close | field.going().bad_cells
    ends = {cell: faces for cell, faces in found.ends.items() if not barred & bit[cell]}
    kept = ~barred
    return Reach(found.facing, found.round & kept, found.ahead & kept, found.spot & kept, ends)


def _only_contacts(field: Field, element: str, found: Reach) -> Reach:
    kept: Ways = {}
    for cell, faces in found.ends.items():
        touching = contacting(field, element, cell, faces)
        if touching:
            kept[cell] = touching
    return _only(field, element, kept)


def _road_ways(field: Field, element: str) -> Ways:
    """dba.5e: a second move that never leaves the road."""
    found: Ways = {}
    start, kind, going = field.at[element], field.kind(element), field.going()
    if field.ground[start] != ROAD:
        return found
    zones = field.derived().of(field.side(element)).threats()[ALL]
    for facing in range(4):
        here, spent = start, 0
        while True:
            to = field.grid.ahead[facing][here]
            if not going.road[to] or to in field.holder or zones & field.grid.bit[to]:
                break
            spent += going.cost(kind, here, to, False)
            if spent > WHOLE:
                break
            faces = _faces(field, element, to, spent + WHOLE // kind.good <= WHOLE)
            if faces:
                found[to] = faces
            here = to
    return found


def movable(field: Field, side: int, elements: list[str], hampered: Cells) -> list[str]:
    """Those that have a single move; the dear question is asked only of those in contact or threatened."""
    stuck = hampered | field.derived().of(side).host.followers
    if not stuck and not field.moved:
        return elements
    moved, bit, at, found = set(field.moved), field.grid.bit, field.at, []
    for element in elements:
        if element in moved:
            able = _moves_again(field, element, hampered)
        else:
            able = not (stuck and stuck & bit[at[element]]) or reach(field, element).exists()
        if able:
            found.append(element)
    return found


def _moves_again(field: Field, element: str, hampered: Cells) -> bool:
    """dba.5e: whether somebody who has moved has a second move."""
    here = field.at[element]
    if field.ground[here] != ROAD and not second_mover(field, element):
        return False
    light = field.kinds[element] == "LH" and element not in field.moved_twice
    if light and not hampered and not field.going().bad[here]:
        # it may at least turn on the spot, unless an enemy is near
        return not field.derived().of(field.side(element)).enemy.near() & field.grid.bit[here]
    return reach(field, element).exists()


def second_mover(field: Field, element: str) -> bool:
    """dba.5e: a type that may move twice even off the road."""
    kind = field.kinds[element]
    return kind in ("Wb", "LH") or (kind == "Ps" and field.bound <= 2)
