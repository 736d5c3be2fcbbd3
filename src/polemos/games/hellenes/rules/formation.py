"""5.0d, 5.21-5.23: formations set out, join those on the same road, and land when the storms are over."""

from __future__ import annotations

from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.printed import ATHENS
from polemos.games.hellenes.rules.control import blocked_by
from polemos.games.hellenes.rules.front import OVERSEAS, expedition_ok, waiting
from polemos.games.hellenes.rules.march import Loads, fleets_of, lands_of, stow
from polemos.games.hellenes.rules.routes import slips_in
from polemos.games.hellenes.secrets.knowledge import blur, part
from polemos.games.hellenes.state import Hellenes


def set_out(state: Hellenes, order: Formation, rule: str, loads: Loads = ()) -> None:
    """Move units along the path of their formation, and tell it."""
    depart(state, order, loads)
    key = "forced-move" if order.target and not order.home else "move"
    where = {"from": order.path[0], "to_place": order.target or order.place}
    state.log(key, rule, who=state.side(order.units[0]), number=len(order.units), **where)


def depart(state: Hellenes, order: Formation, loads: Loads) -> None:
    """The path begins where the units stand; `loads`: who boards whom."""
    units, path = order.units, order.path
    side = state.side(units[0])
    if any(state.printed.places[p].sea for p in path):
        embark(state, units, loads)
    done = (*state.moved, *units)
    part(state, units, tuple(u for u in state.here(side, path[0]) if u not in done))
    for unit in units:
        state.put(unit, path[-1])
    if any(state.printed.blocks[u].nation == "gela" for u in units):
        state.gela_open = True  # 15.2b: until it leaves its city no unit of Gela is elsewhere
    note_march(state, units, path)
    state.moved = (*state.moved, *units)
    join(state, order)


def embark(state: Hellenes, units: tuple[str, ...], loads: Loads) -> None:
    """5.21b: passengers go aboard, losing steps where they must; 5.23: they stay there until the storms."""
    fleets = fleets_of(state, units)
    lands = tuple(u for u in lands_of(state, units) if u not in state.cargo)
    for unit, fleet in (stow(state, fleets, lands, loads) or {}).items():
        state.cargo[unit] = fleet
        if state.strength[unit] >= state.strength[fleet]:
            state.strength[unit] = state.strength[fleet] - 1
            blur(state, (unit,), 4, 0)
            state.log("cargo-cut", "5.21b", to=state.side(unit), piece=unit, left=state.strength[unit])


def join(state: Hellenes, order: Formation) -> None:
    """5.0d: whoever takes the road of a formation to its destination belongs to it, whenever he left."""
    for number, old in enumerate(state.formations):
        if old.like(order):  # the other side never makes for the same place by the same road
            merged = old.of((*old.units, *order.units))
            state.formations = (*state.formations[:number], merged, *state.formations[number + 1 :])
            return
    column = 1 + max((f.column for f in state.formations), default=0)
    alone = Formation(tuple(sorted(order.units)), order.path, order.target, order.errand, column)
    state.formations = (*state.formations, alone)


def named(state: Hellenes, indexes: list[int]) -> dict[str, int]:
    """A name for each of these: the area it came by last, or where it set out, if that tells them apart."""
    found = [state.formations[index] for index in indexes]
    by_road = [f.origin or f.place for f in found]
    by_start = [f.path[0] for f in found]
    for names in (by_road, by_start):
        if len(set(names)) == len(names):
            return dict(zip(names, indexes, strict=True))
    return {f"road_{number + 1}": index for number, index in enumerate(indexes)}


def regroup(state: Hellenes) -> None:
    """5.0d, 5.3e: after the forced moves, those who came to one place by one road are one formation again."""
    found: list[Formation] = []
    same: dict[int, int] = {}
    for formation in state.formations:
        for number, old in enumerate(found):
            if old.like(formation):
                found[number] = old.of((*old.units, *formation.units))
                same[formation.column] = old.column
                break
        else:
            found.append(formation)
    state.formations = tuple([_in_column(f, same.get(f.column, f.column)) for f in found])


def _in_column(formation: Formation, column: int) -> Formation:
    if formation.column == column:
        return formation
    return Formation(formation.units, formation.path, formation.target, formation.errand, column)


def note_march(state: Hellenes, units: tuple[str, ...], path: tuple[str, ...]) -> None:
    """What the way of a formation tells of its units: who could not have gone it was not in it."""
    printed, side = state.printed, state.side(units[0])
    by_sea = any([printed.places[p].sea for p in path])
    bits = (
        printed.seaborne[side]
        if by_sea
        else printed.on_foot[side]
        if len(path) > 2
        else printed.side_bits[side]
    )
    if path[0] == ATHENS and side == ATHENS:
        for block in waiting(state):
            bits &= ~printed.blocks[block].bit
    regions = [printed.places[p].region for p in path]
    overseas = regions[0] not in OVERSEAS and any(region in OVERSEAS for region in regions)
    if by_sea and overseas:
        bits &= sum(b.bit for b in printed.units[side] if expedition_ok(state, b))
    for unit in units:
        state.mask[unit] &= bits | printed.blocks[unit].bit


def land(state: Hellenes, role: str) -> None:
    """5.23: once the storms are over, passengers who met no enemy ashore leave their fleets."""
    for formation in state.formations:
        place = formation.place
        if state.printed.places[place].sea or state.side(formation.units[0]) != role:
            continue
        if not blocked_by(state, role, place) or slips_in(state, role, formation):
            for unit in formation.units:
                state.cargo.pop(unit, None)
