"""6.1, 6.2: when a side is short of supplies. The markers turn as soon as a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polemos.games.hellespont.printed import ATHENS, SIDES, SPARTA, foe

if TYPE_CHECKING:
    from polemos.games.hellespont.state import Hellespont

#: 6.1, 6.2: ports that, all in enemy hands, cut a side off; and those of which one must hold a ship.
BLOCKADES: Final[dict[str, tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]]] = {
    ATHENS: (
        ("6.1a", ("elaeus", "rhoeteum"), ("elaeus", "rhoeteum")),
        ("6.1b", ("sestos", "abydos"), ("sestos", "abydos")),
    ),
    SPARTA: (("6.2a", ("cardia", "parium", "lampsacus", "abydos"), ("lampsacus", "abydos")),),
}
IDLE: Final = {ATHENS: "6.1c", SPARTA: "6.2b"}


def shortage(state: Hellespont, side: str) -> str:
    """6.1, 6.2: the paragraph of a condition that holds now, or ""."""
    held = state.units[foe(side)]
    for rule, ports, watched in BLOCKADES[side]:
        if all([p in held for p in ports]) and any([state.ships_at(foe(side), p) for p in watched]):
            return rule
    bases, at_sea = fleet_split(state, side)
    return IDLE[side] if bases > at_sea else ""


def fleet_split(state: Hellespont, side: str) -> tuple[int, int]:
    """6.1c, 6.2b: naval strength in the bases, and at sea and in ports."""
    printed, at, weak = state.printed, state.at, state.weak
    bases = at_sea = 0
    for ship in printed.fleets[side]:
        place = at[ship]
        if place in printed.kind:
            strength = printed.reduced[ship] if ship in weak else printed.full[ship]
            if place in printed.all_bases:
                bases += strength
            else:
                at_sea += strength
    return bases, at_sea


def turn_markers(state: Hellespont, adjusting: bool = False) -> None:
    """6.1, 6.2, 6d: turn the markers; with option supply_face "sticky" back only in D.4."""
    for side in SIDES:
        rule = shortage(state, side)
        if rule and not state.in_shortage[side]:
            state.in_shortage[side] = True
            log_shortage(state, side, rule)
        elif state.in_shortage[side] and not rule and (adjusting or state.option("supply_face") != "sticky"):
            state.in_shortage[side] = False
            state.log("supplied", "6d", who=side)


def log_shortage(state: Hellespont, side: str, rule: str) -> None:
    """Say why: which ports are lost, or how much of the fleet lies idle."""
    for name, ports, _ in BLOCKADES[side]:
        if name == rule:
            state.log("shortage-ports", rule, who=side, places=ports)
            return
    bases, at_sea = fleet_split(state, side)
    state.log("shortage-fleet", rule, who=side, count=bases, left=at_sea)
