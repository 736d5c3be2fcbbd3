"""dba.5, 12: where a single element may go, and which way it may face there."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import WHOLE, Kind
from polemos.kit.dba.field import BESIDE, HELD, ROAD, THREATENED, Field, Ways, Zones
from polemos.kit.dba.going import UNKNOWN
from polemos.kit.dba.grid import OUTSIDE, forward

ROUND: Final = (0, 1, 2, 3)
#: dba.12d, by the facing before: ends without turning about; turns on the spot, all and quarter turns.
NOT_ABOUT: Final = tuple(tuple(face for face in ROUND if face != (facing + 2) % 4) for facing in ROUND)
OTHERS: Final = tuple(tuple(face for face in ROUND if face != facing) for facing in ROUND)
QUARTERS: Final = tuple(tuple(face for face in ROUND if (face - facing) % 2) for facing in ROUND)


def step_cost(field: Field, element: str, source: int, to: int, diagonal: bool) -> int:
    """dba.12b-e: the part of a move that one step costs."""
    return field.going().cost(field.kind(element), source, to, diagonal)


def ways(field: Field, element: str) -> Ways:
    """Every legal end of a single move: first moves, break-offs and second moves."""
    known = field.glance().ways
    found = known.get(element)
    if found is None:
        found = known[element] = _ways(field, element)
    return found


def _ways(field: Field, element: str) -> Ways:
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


def _threatened(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5.1a: contact that enemy, face it, or go straight back."""
    found = _straight_back(field, element)
    here, facing = field.at[element], field.facing[element]
    for foe in zones[here]:
        face = (field.facing[foe] + 2) % 4
        if face != facing:
            found[here] = (*found.get(here, ()), face)
        first = field.front_cell(foe)
        if first != here and field.passable(field.kind(element), first):
            found[first] = (*found.get(first, ()), face)
    return {cell: tuple(sorted(set(faces))) for cell, faces in found.items()}


def _free(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5a: anywhere within the allowance, stopping in a threat zone."""
    found: Ways = {}
    marks, start, facing = field.marks(field.side(element)), field.at[element], field.facing[element]
    turning = WHOLE - WHOLE // field.kind(element).good
    best = field.grid.unreached.copy()
    for cell in reached(field, element, zones, best):
        mark, spent = marks[cell], best[cell]
        if cell == start:
            if mark & BESIDE:
                faces = _faces(field, element, cell, spent, zones)
            else:
                faces = OTHERS[facing] if turning >= 0 else QUARTERS[facing]
        elif mark & HELD:
            continue
        elif mark:
            faces = _faces(field, element, cell, spent, zones)
        else:
            faces = ROUND if spent <= turning else NOT_ABOUT[facing]
        if faces:
            found[cell] = faces
    return found


def reached(field: Field, element: str, zones: Zones, best: list[int]) -> list[int]:
    """The cells within reach; cells of friends that can be passed are among them.

    The cheapest way to each is written into `best`: by cell, a list is looked up faster than a dictionary.
    """
    start, kind = field.at[element], field.kind(element)
    going, marks = field.going(), field.marks(field.side(element))
    steps = going.steps(kind)
    deep = field.river == "column"
    best[start] = 0
    found, queue = [start], [start]
    for cell in queue:
        spent = best[cell]
        if marks[cell] & THREATENED:
            _close_in(field, kind, cell, zones, best, found, queue)
            continue
        nearby = steps[cell]
        if nearby is UNKNOWN:
            nearby = going.learn(kind, cell)
        for to, cost in nearby:
            total, before = spent + cost, best[to]
            if total >= before:
                continue
            if marks[to] & HELD and not _passes(field, element, kind, field.holder[to]):
                continue
            if deep and going.wet[to] and crowded(field, to, (element,)):
                continue
            best[to] = total
            queue.append(to)
            if before > WHOLE:
                found.append(to)
    return found


def _close_in(
    field: Field, kind: Kind, cell: int, zones: Zones, best: list[int], found: list[int], queue: list[int]
) -> None:
    """dba.5.1a: from a threatened cell only on to the cell before that enemy."""
    going = field.going()
    for foe in zones[cell]:
        to = field.front_cell(foe)
        if to == cell or to in field.holder or not going.passable(kind, to):
            continue
        total, before = best[cell] + going.cost(kind, cell, to, False), best[to]
        if total < before:
            best[to] = total
            queue.append(to)
            if before > WHOLE:
                found.append(to)


def crowded(field: Field, cell: int, movers: tuple[str, ...]) -> bool:
    """dba.2.2c: a river of 5-6 is crossed in single column: nobody enters it beside a friend who is in it."""
    wet = field.going().wet
    for ahead in field.grid.ahead:
        other = ahead[cell]
        friend = field.holder.get(other, "") if wet[other] else ""
        if friend and friend[0] == movers[0][0] and friend not in movers:
            return True
    return False


def _passes(field: Field, element: str, kind: Kind, other: str) -> bool:
    """dba.5d: psiloi pass through friends, mounted through friendly psiloi."""
    return other[0] == element[0] and kind.passes(field.kind(other))


def _faces(field: Field, element: str, cell: int, spent: int, zones: Zones) -> tuple[int, ...]:
    """dba.12d: a quarter turn at the end is free, turning about costs one cell more."""
    start, facing, side = field.at[element], field.facing[element], field.side(element)
    about = spent + WHOLE // field.kind(element).good <= WHOLE
    found: list[int] = []
    for face in ROUND:
        if (cell == start and face == facing) or (not about and face == (facing + 2) % 4):
            continue
        if legal_end(field, start, cell, face, side, zones):
            found.append(face)
    return tuple(found)


def legal_end(field: Field, start: int, cell: int, face: int, side: int, zones: Zones) -> bool:
    """dba.5.1a, 5.2a: in a zone only facing that enemy; flank and rear only from beyond that edge."""
    back = (face + 2) % 4
    threats = zones.get(cell)
    if threats is not None and not _looks_at(field, threats, back):
        return False
    foe = field.holder.get(field.grid.ahead[face][cell], "")
    if not foe or field.side(foe) == side or field.kinds[foe] == "Cf" or field.facing[foe] == back:
        return True
    return forward(field.width, field.at[foe], start, back) >= 1


def _looks_at(field: Field, threats: tuple[str, ...], back: int) -> bool:
    for foe in threats:  # noqa: SIM110 - a generator costs a frame on a hot path
        if field.facing[foe] == back:
            return True
    return False


# --- second moves -----------------------------------------------------------------------------


def _second(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5e: light horse far from the enemy, warbands into contact, psiloi in the first bound, roads."""
    kind = field.kinds[element]
    if kind == "Wb":
        threatened = field.at[element] in zones
        reached = _threatened(field, element, zones) if threatened else _free(field, element, zones)
        return _only_contacts(field, element, reached)
    if field.at[element] in zones:
        return {}
    if kind == "LH":
        return _far_ways(field, element, zones)
    if kind == "Ps" and field.bound <= 2:
        return _free(field, element, zones)
    return _road_ways(field, element, zones)


def near(field: Field, element: str) -> set[int]:
    """dba.5e: the cells within one base width of an enemy, which leaves at most one empty cell between."""
    found: set[int] = set()
    for foe in field.enemies(element):
        found.update(field.grid.near[field.at[foe]])
    return found


def _far_ways(field: Field, element: str, zones: Zones) -> Ways:
    close = near(field, element)
    if field.at[element] in close:
        return {}
    bad = field.going().bad
    found = _free(field, element, zones)
    return {cell: faces for cell, faces in found.items() if not bad[cell] and cell not in close}


def _only_contacts(field: Field, element: str, found: Ways) -> Ways:
    kept: Ways = {}
    for cell, faces in found.items():
        touching = contacting(field, element, cell, faces)
        if touching:
            kept[cell] = touching
    return kept


def contacting(field: Field, element: str, cell: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the facings that bring the element into contact with an enemy there."""
    found: list[int] = []
    for face in faces:
        foe = field.holder.get(field.grid.ahead[face][cell], "")
        if foe and foe[0] != element[0]:
            found.append(face)
    return tuple(found)


def _road_ways(field: Field, element: str, zones: Zones) -> Ways:
    """dba.5e: a second move that never leaves the road."""
    found: Ways = {}
    start, kind, going = field.at[element], field.kind(element), field.going()
    if field.ground[start] != ROAD:
        return found
    for facing in ROUND:
        here, spent = start, 0
        while True:
            to = field.grid.ahead[facing][here]
            if not going.road[to] or to in field.holder or to in zones:
                break
            spent += going.cost(kind, here, to, False)
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
    if element not in field.moved:
        if field.at[element] not in zones and not field.contacts(element):
            return True
    elif field.ground[field.at[element]] != ROAD and not second_mover(field, element):
        return False
    return bool(ways(field, element))


def second_mover(field: Field, element: str) -> bool:
    """dba.5e: a type that may move twice even off the road."""
    kind = field.kinds[element]
    return kind in ("Wb", "LH") or (kind == "Ps" and field.bound <= 2)
