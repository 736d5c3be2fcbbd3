"""dba.5, 12: where a single element may go, and which way it may face there."""

from __future__ import annotations

from heapq import heappop, heappush

from polemos.kit.dba.book import WHOLE
from polemos.kit.dba.field import ROAD, Field
from polemos.kit.dba.grid import OUTSIDE, STEPS, ahead, distance, forward, opposite, shifted

#: cell -> the facings an element may end with there.
Ways = dict[int, tuple[int, ...]]
Zones = dict[int, tuple[str, ...]]

#: dba.5e: "within one base width" leaves at most one empty cell between.
NEAR = 2


def step_cost(field: Field, element: str, source: int, to: int, diagonal: bool) -> int:
    """dba.12b-e: the part of a move that one step costs."""
    kind = field.kind(element)
    if field.slows(to):
        return WHOLE
    if field.is_bad(to):
        allowance = kind.bad
    elif field.ground[to] == ROAD and field.ground[source] == ROAD and not diagonal:
        allowance = max(kind.road, kind.good)
    else:
        allowance = kind.good
    cost = WHOLE // allowance
    return cost * 3 // 2 if diagonal else cost


def ways(field: Field, element: str) -> Ways:
    """Every legal end of a single move: first moves, break-offs and second moves."""
    if field.kinds[element] == "Cf" or element in field.moved_twice:
        return {}
    if field.contacts(element):
        return {} if field.flankers(element) or element in field.moved else _straight_back(field, element)
    zones = field.threats(field.side(element))
    if element in field.moved:
        return _second(field, element, zones)
    if field.at[element] in zones:
        return _threatened(field, element, zones)
    return _free(field, element, zones)


def _straight_back(field: Field, element: str) -> Ways:
    """dba.5f, 5.1a: straight back one cell or more, facing kept."""
    found: Ways = {}
    kind, facing, spent, here = field.kind(element), field.facing[element], 0, field.at[element]
    while True:
        to = ahead(field.width, here, facing, -1)
        if not field.passable(kind, to) or to in field.holder:
            return found
        spent += step_cost(field, element, here, to, False)
        if spent > WHOLE:
            return found
        found[to] = (facing,)
        here = to


def _threatened(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5.1a: contact that enemy, face it, or go straight back."""
    found = _straight_back(field, element)
    here, facing = field.at[element], field.facing[element]
    for foe in zones[here]:
        face = opposite(field.facing[foe])
        if face != facing:
            found[here] = (*found.get(here, ()), face)
        first = field.front_cell(foe)
        if first != here and field.passable(field.kind(element), first):
            found[first] = (*found.get(first, ()), face)
    return {cell: tuple(sorted(set(faces))) for cell, faces in found.items()}


def _free(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5a: anywhere within the allowance, stopping in a threat zone."""
    found: Ways = {}
    for cell, spent in costs(field, element, zones).items():
        if cell in field.holder and cell != field.at[element]:
            continue
        faces = _faces(field, element, cell, spent, zones)
        if faces:
            found[cell] = faces
    return found


def costs(field: Field, element: str, zones: Zones) -> dict[int, int]:
    """The cheapest way to each cell within reach; cells of friends that can be passed are among them."""
    start = field.at[element]
    best = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, cell = heappop(queue)
        if spent > best[cell]:
            continue
        for to, diagonal in _next(field, element, cell, zones):
            cost = spent + step_cost(field, element, cell, to, diagonal)
            if cost <= WHOLE and cost < best.get(to, WHOLE + 1):
                best[to] = cost
                heappush(queue, (cost, to))
    return best


def _next(field: Field, element: str, cell: int, zones: Zones) -> list[tuple[int, bool]]:
    """The cells one step away that the element may enter."""
    if cell in zones:
        firsts = [field.front_cell(foe) for foe in zones[cell]]
        return [(to, False) for to in firsts if to != cell and to not in field.holder]
    found = []
    for rows, columns in STEPS:
        to = shifted(field.width, cell, rows, columns)
        if to != OUTSIDE and _enterable(field, element, to):
            found.append((to, bool(rows and columns)))
    return found


def _enterable(field: Field, element: str, to: int) -> bool:
    kind = field.kind(element)
    if not field.passable(kind, to):
        return False
    other = field.holder.get(to, "")
    if not other or other == element:
        return True
    return not field.foes(element, other) and kind.passes(field.kind(other))


def _faces(field: Field, element: str, cell: int, spent: int, zones: Zones) -> tuple[int, ...]:
    """dba.12d: a quarter turn at the end is free, turning about costs one cell more."""
    start, facing = field.at[element], field.facing[element]
    found = []
    for face in range(4):
        about = face == opposite(facing)
        cost = spent + (WHOLE // field.kind(element).good if about else 0)
        if cost > WHOLE or (cell == start and face == facing):
            continue
        if legal_end(field, start, cell, face, field.side(element), zones):
            found.append(face)
    return tuple(found)


def legal_end(field: Field, start: int, cell: int, face: int, side: int, zones: Zones) -> bool:
    """dba.5.1a, 5.2a: in a zone only facing that enemy; flank and rear only from beyond that edge."""
    if cell in zones and not any(field.facing[foe] == opposite(face) for foe in zones[cell]):
        return False
    foe = field.holder.get(ahead(field.width, cell, face), "")
    if not foe or field.side(foe) == side or field.kinds[foe] == "Cf" or field.facing[foe] == opposite(face):
        return True
    return forward(field.width, field.at[foe], start, opposite(face)) >= 1


# --- second moves -----------------------------------------------------------------------------


def _second(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5e: light horse far from the enemy, warbands into contact, psiloi in the first bound, roads."""
    kind = field.kinds[element]
    if field.at[element] in zones and kind != "Wb":
        return {}
    if kind == "Wb":
        reached = (
            _threatened(field, element, zones) if field.at[element] in zones else _free(field, element, zones)
        )
        return _only_contacts(field, element, reached)
    if kind == "LH":
        return {} if near(field, element, field.at[element]) else _far_ways(field, element, zones)
    if kind == "Ps" and field.bound <= 2:
        return _free(field, element, zones)
    return _road_ways(field, element, zones)


def near(field: Field, element: str, cell: int) -> bool:
    return any(distance(field.width, cell, field.at[foe]) <= NEAR for foe in field.enemies(element))


def _far_ways(field: Field, element: str, zones: Zones) -> Ways:
    found = _free(field, element, zones)
    good = {c: f for c, f in found.items() if not field.is_bad(c)}
    return {c: faces for c, faces in good.items() if not near(field, element, c)}


def _only_contacts(field: Field, element: str, found: Ways) -> Ways:
    side = field.side(element)
    kept: Ways = {}
    for cell, faces in found.items():
        touching = tuple(f for f in faces if _touches(field, cell, f, side))
        if touching:
            kept[cell] = touching
    return kept


def _touches(field: Field, cell: int, face: int, side: int) -> bool:
    foe = field.holder.get(ahead(field.width, cell, face), "")
    return bool(foe) and field.side(foe) != side


def _road_ways(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5e: a second move that never leaves the road."""
    found: Ways = {}
    start = field.at[element]
    if field.ground[start] != ROAD:
        return found
    for facing in range(4):
        here, spent = start, 0
        while True:
            to = ahead(field.width, here, facing)
            if to == OUTSIDE or field.ground[to] != ROAD or to in field.holder or to in zones:
                break
            spent += step_cost(field, element, here, to, False)
            if spent > WHOLE:
                break
            faces = _faces(field, element, to, spent, zones)
            if faces:
                found[to] = faces
            here = to
    return found


def may_move(field: Field, element: str, zones: Zones) -> bool:
    """Whether a single move exists; the dear question is asked only of those in contact or threatened."""
    if field.kinds[element] == "Cf":
        return False
    if element not in field.moved and not field.contacts(element) and field.at[element] not in zones:
        return True
    return bool(ways(field, element))
