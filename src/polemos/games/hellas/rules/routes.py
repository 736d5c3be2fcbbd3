"""9.1: where a stack may go now: allowance, stops, armistice, and the shortage of figures."""

from __future__ import annotations

from polemos.games.hellas.charts import FLEET, MILITARY
from polemos.games.hellas.power import Power
from polemos.games.hellas.printed import foe
from polemos.games.hellas.reach import LAND_ROUTE, NOTHING, SEA_ROUTE, STRICT_ROUTE, Journey, Reach
from polemos.games.hellas.rules.stacks import LEGION, limit, stacks, units
from polemos.games.hellas.state import Hellas


def journey(state: Hellas, side: str, kind: str, source: str) -> Journey:
    """9.1b-9.1e, 9.1.2b: the unit's allowance in its present phase."""
    if kind == LEGION:
        return LAND_ROUTE, source, state.charts.legion_move[state.phase(side, MILITARY)], True
    phase = state.phase(side, FLEET)
    route = STRICT_ROUTE if state.option("strict_ships") else SEA_ROUTE
    return route, source, state.charts.ship_move[phase], phase >= state.charts.far_sea_phase


def pieces(power: Power) -> set[str]:
    """9.1n: hexes whose units, posts or fortresses stop an enemy; a lone monument does not."""
    return power.legions.keys() | power.ships.keys() | power.posts.keys() | power.fortresses.keys()


def no_entry(state: Hellas, side: str) -> set[str]:
    """9.8f: during an armistice, every hex with any piece of the other side."""
    other = state.powers[foe(side)]
    return pieces(other) | {*other.monuments, other.leader}


def stops(state: Hellas, side: str) -> set[str]:
    """9.1n, 15.1l: where a unit must stop; what an armistice keeps it out of does not stop it."""
    neutral = state.neutral_legions.keys() | set(state.neutral_fortresses)
    return neutral if state.armistice else pieces(state.powers[foe(side)]) | neutral


def reach(state: Hellas, side: str, kind: str, source: str) -> Reach:
    """Every hex the units can get to, with its cost; figures are not considered."""
    barred = no_entry(state, side) if state.armistice else NOTHING
    return state.printed.atlas.reach(journey(state, side, kind, source), stops(state, side), barred)


def endings(
    state: Hellas, side: str, kind: str, source: str, count: int, found: tuple[str, ...]
) -> tuple[str, ...]:
    """13n: of the hexes within reach those where `count` units from a stack may end their move."""
    if _has_figure(state, side, kind, source, count):
        return found
    return _without_figure(units(state.powers[side], kind), found, count)


def _has_figure(state: Hellas, side: str, kind: str, source: str, count: int) -> bool:
    """13a, 13l: whether `count` units from a stack could form a new one: theirs or a free figure."""
    power = state.powers[side]
    used, before = stacks(power, kind), units(power, kind)[source]
    if before > 1 and before - count < 2:
        used -= 1
    return used < limit(state, side, kind)


def _without_figure(where: dict[str, int], found: tuple[str, ...], count: int) -> tuple[str, ...]:
    """Several units can only join a stack; a single one goes anywhere but to another single one."""
    if count > 1:
        return tuple(h for h in found if where.get(h, 0) > 1)
    return tuple(h for h in found if where.get(h, 0) != 1)


def can_depart(state: Hellas, side: str, kind: str, source: str) -> bool:
    """Whether something fresh stands there and has somewhere to go."""
    power = state.powers[side]
    fresh = power.legions[source] if kind == LEGION else power.ships[source]
    if source in state.moved:
        fresh -= state.moved[source][0 if kind == LEGION else 2]
        if fresh <= 0:
            return False
    if _free_neighbour(state, side, kind, source):
        return True
    found = reach(state, side, kind, source)[0]
    one = endings(state, side, kind, source, 1, found)
    return bool(one or endings(state, side, kind, source, fresh, found))


def _free_neighbour(state: Hellas, side: str, kind: str, source: str) -> bool:
    """The quick answer: one unit can always step into a neighbouring hex that nobody occupies."""
    name, _, allowance, far = journey(state, side, kind, source)
    own, other, far_sea = units(state.powers[side], kind), state.powers[foe(side)], state.printed.far_sea
    for there, cost in state.printed.atlas.graphs[name].get(source, ()):
        if cost > allowance or there in own or (not far and there in far_sea):
            continue
        if not state.armistice or not other.present(there):
            return True
    return False


def part_sizes(
    state: Hellas, side: str, kind: str, source: str, count: int, found: tuple[str, ...]
) -> tuple[int, ...]:
    """13e: how many of a picked stack may stay behind so that the rest still has somewhere to go."""
    if count < 2:
        return ()
    return tuple([n for n in range(1, count) if endings(state, side, kind, source, count - n, found)])
