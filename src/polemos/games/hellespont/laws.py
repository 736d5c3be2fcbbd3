"""What holds in every state across its fields: a position that breaks it is refused, a match is at fault."""

from __future__ import annotations

from collections.abc import Iterator

from polemos.games.hellespont.printed import ATHENS, ELIMINATED, KILLED, SIDES, SPARTA, foe
from polemos.games.hellespont.state import Hellespont

#: Where a law is broken, and how.
Fault = tuple[str, str]

#: side -> place -> pieces
Stacks = dict[str, dict[str, tuple[str, ...]]]


def broken(state: Hellespont) -> Iterator[Fault]:
    """Every law that does not hold."""
    units = units_of(state)
    for side in SIDES:
        for place in units[side]:
            yield from _misplaced(state, units, side, place)
    held = [*state.hands[ATHENS], *state.hands[SPARTA], *state.bowl, *state.removed, *state.posted]
    for counter in state.printed.counters:
        if held.count(counter) != 1:
            yield "hands", f"counter {counter} must stand once in hands, bowl, gone or posted"
    for unit in sorted(state.weak):
        if not state.in_play(unit):
            yield "weak", f"{unit} is weakened but not in play"


def _misplaced(state: Hellespont, units: Stacks, side: str, place: str) -> Iterator[Fault]:
    """0.2, 3.1d, 3.1g: ships keep to the water, troops at sea to their ships, ports have one owner."""
    printed, here = state.printed, units[side][place]
    if place in printed.all_bases and place not in printed.bases[side]:
        yield f"pieces.{here[0]}", f"{side} may not use the base {place}"
    if printed.kind[place] == "port" and place in units[foe(side)]:
        yield f"pieces.{here[0]}", f"both sides stand in {place}"
    ships = [u for u in here if u in printed.ships]
    if ships and place in printed.lands:
        yield f"pieces.{ships[0]}", f"a ship cannot stand in {place}"
    if not ships and place in printed.seas:
        yield f"pieces.{here[0]}", f"no ship carries it in {place}"


# --- what is kept as an index, counted anew ----------------------------------------------------------


def units_of(state: Hellespont) -> Stacks:
    """Every side's units by place."""
    return {side: _stacks(state, side, state.printed.units[side]) for side in SIDES}


def leaders_of(state: Hellespont) -> Stacks:
    """Every side's leaders by place."""
    return {side: _stacks(state, side, state.printed.leaders) for side in SIDES}


def _stacks(state: Hellespont, side: str, pool: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for piece in pool:
        if state.printed.side_of[piece] == side and state.in_play(piece):
            found.setdefault(state.at[piece], []).append(piece)
    return {place: tuple(sorted(pieces)) for place, pieces in found.items()}


def lost_pieces(state: Hellespont) -> set[str]:
    """Pieces eliminated or killed, which may come back (8f, 8g)."""
    return {piece for piece, place in state.at.items() if place in (ELIMINATED, KILLED)}
