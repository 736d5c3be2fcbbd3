"""13: armies and fleets: several units of a kind in one hex need a figure, and figures are few."""

from __future__ import annotations

from typing import Final

from polemos.engine.codec import Reader
from polemos.games.hellas.power import Power
from polemos.games.hellas.state import Hellas

ARMY: Final = "army"
FLEET: Final = "fleet"
LEGION: Final = "legion"
SHIP: Final = "ship"


def units(power: Power, kind: str) -> dict[str, int]:
    """Legions on land or ships, by hex."""
    return power.legions if kind == LEGION else power.ships


def figure(kind: str) -> str:
    return ARMY if kind == LEGION else FLEET


def limit(state: Hellas, side: str, kind: str) -> int:
    """13a, 13l: how many armies or fleets the side may have."""
    return state.printed.limits[side]["armies" if kind == LEGION else "fleets"]


def stacks(power: Power, kind: str) -> int:
    """How many armies or fleets there are now."""
    return sum(1 for n in units(power, kind).values() if n > 1)


def may_join(state: Hellas, side: str, kind: str, place: str) -> bool:
    """13n: whether one more unit may be in a hex: beside a single one only if a figure is free."""
    power = state.powers[side]
    return units(power, kind).get(place, 0) != 1 or stacks(power, kind) < limit(state, side, kind)


def add(state: Hellas, side: str, kind: str, place: str, count: int, cargo: int = 0) -> None:
    """Units come to a hex; a second one of the kind makes an army or a fleet (13b)."""
    power = state.powers[side]
    where = units(power, kind)
    where[place] = where.get(place, 0) + count
    if cargo:
        power.cargo[place] = power.cargo.get(place, 0) + cargo
    if where[place] > 1 and not marker_at(power, kind, place):
        power.markers[_free_marker(state, side, kind)] = place


def remove(state: Hellas, side: str, kind: str, place: str, count: int, cargo: int = 0) -> None:
    """Units leave a hex or die; a single one left gives its figure back (13i)."""
    power = state.powers[side]
    where = units(power, kind)
    where[place] -= count
    if cargo:
        power.cargo[place] -= cargo
        if not power.cargo[place]:
            del power.cargo[place]
    if where[place] < 2:
        marker = marker_at(power, kind, place)
        if marker:
            del power.markers[marker]
    if not where[place]:
        del where[place]


def transfer(state: Hellas, side: str, kind: str, source: str, place: str, count: int, cargo: int) -> None:
    """Units go from hex to hex; an army that goes whole keeps its own figure where it can."""
    power = state.powers[side]
    marker = marker_at(power, kind, source)
    remove(state, side, kind, source, count, cargo)
    where = units(power, kind)
    if marker and marker not in power.markers and where.get(place, 0) < 2 <= where.get(place, 0) + count:
        power.markers[marker] = place
    add(state, side, kind, place, count, cargo)


def marker_at(power: Power, kind: str, place: str) -> str:
    """The figure of an army or fleet in a hex, or ""."""
    name = f"_{figure(kind)}_"
    for marker, where in power.markers.items():
        if where == place and name in marker:
            return marker
    return ""


def name_of(state: Hellas, side: str, kind: str, place: str) -> str:
    """The id of the piece that stands for the units of a kind in a hex: their figure, or a single one."""
    return marker_at(state.powers[side], kind, place) or f"{side}_{kind}_{place}"


def _free_marker(state: Hellas, side: str, kind: str) -> str:
    power = state.powers[side]
    names = [f"{side}_{figure(kind)}_{n + 1}" for n in range(limit(state, side, kind))]
    return next(name for name in names if name not in power.markers)


def read_markers(state: Hellas, side: str, power: Power, data: Reader) -> dict[str, str]:
    """13: each stack of several units has one figure; left out, figures are handed out in order."""
    given = data.reader("markers") if "markers" in data.value else None
    markers: dict[str, str] = {}
    for kind in (LEGION, SHIP):
        names = [f"{side}_{figure(kind)}_{n + 1}" for n in range(limit(state, side, kind))]
        places = sorted(h for h, n in units(power, kind).items() if n > 1)
        if given is None:
            found = dict(zip(names, places, strict=False))
        else:
            found = {m: given.one_of(m, places) for m in given.value if m in names}
        if sorted(found.values()) != places:
            raise data.fail("markers", f"each hex with several {kind}s needs one figure of its own")
        markers.update(found)
    if given is not None:
        given.only(markers)
    return markers
