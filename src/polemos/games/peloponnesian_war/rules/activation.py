"""4.1.1, 4.1.5: which points a leader may activate, and what it costs."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.printed.shortest_routes import NEVER, Way
from polemos.games.peloponnesian_war.rules.routes import (
    closed_to_leader,
    ground_for,
    lines_along,
    reachable,
    usual_roads,
    way_at,
)
from polemos.games.peloponnesian_war.rules.storm_crossing import storm_ends
from polemos.games.peloponnesian_war.rules.strength_points import (
    EMPTY,
    KINDS,
    MEN,
    OWN,
    SPARTA,
    Force,
    H,
    N,
    carried,
    cost,
    count_of,
    counts,
    of_kind,
    words,
)
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces
from polemos.kit.bits import numbers

UNIT_COST: Final = {
    side: tuple([cost(side, of_kind(k, 1)) for k in range(6)]) for side in ("athens", "sparta")
}

#: The kinds in the order of their names, as prompts list them.
BY_NAME: Final = tuple(sorted(range(6), key=lambda kind: KINDS[kind]))


def available(state: War, side: str, place: str) -> Force:
    """4.1.1e, 4.1.1k, 4.3f, EV.10b: points in a space that have not moved and may leave it."""
    force = state.forces[side].get(place)
    if force is None:
        return EMPTY
    moved = state.moved[side].get(place)
    free = force if moved is None else force - moved
    if place == SPARTA and side == SPARTA:
        stay = min(count_of(free, H), state.printed.home_guard - count_of(force - free, H))
        if stay > 0:
            free -= of_kind(H, stay)
    elif state.civil_war and place == "corcyra":
        return EMPTY
    return free


def affordable(state: War, side: str, kind: int) -> int:
    """How many points of a kind the purse can pay."""
    return payable(side, kind, spendable(state, side))


def payable(side: str, kind: int, purse: int) -> int:
    price = UNIT_COST[side][kind]
    return purse // price if price else 99


def activate(state: War, kind: int, count: int) -> None:
    """4.1.5a: pay, and the points join the Army."""
    side, place = state.op_side, state.op_at
    force = of_kind(kind, count)
    price = cost(side, force)
    state.treasury[side] -= price
    state.take(side, place, force)
    state.op_force += force
    if state.journal is not None:
        left = spendable(state, side)
        state.log("activated", "4.1.5a", place=place, force=words(force), talents=price, total=left)


def offers(state: War, purse: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The kinds of which one point can be activated here and paid, and those of which several can."""
    side = state.op_side
    free = available(state, side, state.op_at)
    if not free:
        return (), ()
    one, many, there = [], [], counts(free)
    for kind in BY_NAME:
        count = there[kind]
        if count:
            count = min(count, payable(side, kind, purse))
        if count:
            one.append(KINDS[kind])
        if count > 1:
            many.append(KINDS[kind])
    return tuple(one), tuple(many)


def can_pay_some(side: str, free: Force, purse: int) -> bool:
    if side == SPARTA and free & MEN & OWN:
        return True
    if purse < 400:
        return purse >= 200 and free & MEN != 0
    return free != EMPTY


def assembly_spaces(state: War, purse: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """4.1b: where the leader could still activate points and get to; and where the storm crossing helps."""
    side, force, map_ = state.op_side, state.op_force, state.map
    candidates = activable(state, side, purse) & ~_visited(state)
    doubtful = candidates if force else _off_the_road(state, candidates)
    if not doubtful:
        return map_.places(candidates), ()
    found = reachable(state, side, force, state.op_at, doubtful)
    lost = doubtful & ~found
    near = map_.places(candidates & ~lost)
    if not may_brave_storms(state):
        return near, ()
    targets = found | _beyond_the_storm(state, lost) if lost else found
    return near, storm_targets(state, way_from_here(state), map_.places(targets))


def _visited(state: War) -> Spaces:
    """4.1.1e: where there is no point in going now: where the leader is, and where he has come to since he
    last activated somebody (only that makes an assembly space, 1.3c)."""
    bit = state.map.bit
    found = bit[state.op_at]
    for place in state.op_visited:
        found |= bit[place]
    return found


def _off_the_road(state: War, spaces: Spaces) -> Spaces:
    """Those of some spaces to which a lone leader cannot take the usual road."""
    roads, closed = usual_roads(state, state.op_side, state.op_at), closed_to_leader(state, state.op_side)
    found: Spaces = 0
    for node in numbers(spaces):
        if not roads.open(node, closed):
            found |= state.map.marks[node]
    return found


def _beyond_the_storm(state: War, spaces: Spaces) -> Spaces:
    """Those of some spaces that can be reached from an end of the storm crossing."""
    ground, map_ = ground_for(state, state.op_side, state.op_force), state.map
    found: Spaces = 0
    for end in map_.storm:
        found |= spaces & map_.bit[end]
        if ground.is_open(map_.number[end]):
            found |= ground.reached(map_.number[end], spaces)
    return found


def activable(state: War, side: str, purse: int) -> Spaces:
    """4.1.1e: the set of spaces where some point could be activated and paid.

    With a full purse all points can be had that have not moved: only a few spaces need a closer look."""
    map_, standing = state.map, state.force_set[side]
    doubtful = standing
    if purse >= UNIT_COST[side][N]:
        doubtful &= state.moved_set[side] | state.printed.guarded
    found = standing & ~doubtful
    for place in map_.places(doubtful):
        if can_pay_some(side, available(state, side, place), purse):
            found |= map_.bit[place]
    return found


def free_points(state: War, side: str) -> dict[str, Force]:
    """4.1.1e: space -> the points in it that may be activated, where there are any."""
    free = state.forces[side].copy()
    for place in (*state.moved[side], SPARTA, "corcyra"):
        if place in free:
            points = available(state, side, place)
            if not points:
                del free[place]
            else:
                free[place] = points
    return free


def way_from_here(state: War) -> Way:
    """All shortest routes of the Army, or lone leader, from where it is."""
    return way_at(state, state.op_side, state.op_force, state.op_at)


def can_reach(state: War, here: Way, target: str) -> bool:
    return lines_along(state, state.op_side, state.op_force, here, target) != NEVER


def may_brave_storms(state: War) -> bool:
    """4.1.3a: the crossing exists for players, for ships or lone leaders."""
    return state.role_of(state.op_side) != "" and carried(state.op_force)


def storm_targets(state: War, here: Way, targets: tuple[str, ...]) -> tuple[str, ...]:
    """4.1.3a: where the crossing is shorter than the way from here."""
    side, force, at, map_ = state.op_side, state.op_force, state.op_at, state.map
    by_storm = map_.by_storm(at)
    far_off = {
        target: direct
        for target in targets
        if (direct := lines_along(state, side, force, here, target)) > by_storm[map_.number[target]]
    }
    if not far_off:
        return ()
    near, far = storm_ends(state)
    ground = ground_for(state, side, force)
    if near != at and not ground.is_open(map_.number[near]):
        return ()
    if not ground.is_open(map_.number[far]):  # 4.1.1q: one may end there, but not go on
        far_off = {target: direct for target, direct in far_off.items() if target == far}
    start = lines_along(state, side, force, here, near) + 1
    beyond = way_at(state, side, force, far)
    return tuple(
        [t for t, direct in far_off.items() if start + lines_along(state, side, force, beyond, t) < direct]
    )


def anything_to_lead(state: War, side: str) -> bool:
    """4.3h: whether any point could be activated and paid at all."""
    purse = spendable(state, side)
    for place in state.forces[side]:  # noqa: SIM110 - asked before every operation; a generator costs a frame
        if can_pay_some(side, available(state, side, place), purse):
            return True
    return False
