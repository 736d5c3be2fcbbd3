"""What holds in every state: every piece once, counters conserved, nobody stranded at sea."""

from __future__ import annotations

from polemos.engine.errors import RuleBug
from polemos.games.hellespont.printed import SIDES, foe
from polemos.games.hellespont.state import Hellespont


def check(state: Hellespont) -> None:
    """Every piece once, indexes equal to a recount, counters conserved, nobody stranded at sea."""
    for side in SIDES:
        recount(state, side)
        for place in state.units[side]:
            if place in state.printed.all_bases and place not in state.printed.bases[side]:
                raise RuleBug(f"{side} stands in {place}, a base it may not use")
            if place in state.printed.ports and place in state.units[foe(side)]:
                raise RuleBug(f"both sides stand in {place}")
    held = [*state.hands[SIDES[0]], *state.hands[SIDES[1]]]
    counters = sorted([*state.bowl, *state.removed, *state.posted, *held])
    if tuple(counters) != state.printed.counters:
        raise RuleBug("a stratagem counter was lost or doubled")
    for unit in state.weak:
        if not state.in_play(unit):
            raise RuleBug(f"{unit} is weakened but not in play")


def recount(state: Hellespont, side: str) -> None:
    for stacks, pool in ((state.units, state.printed.units[side]), (state.leaders, state.printed.leaders)):
        found: dict[str, list[str]] = {}
        for piece in pool:
            if state.printed.side_of[piece] == side and state.in_play(piece):
                found.setdefault(state.at[piece], []).append(piece)
        if {place: tuple(sorted(p)) for place, p in found.items()} != stacks[side]:
            raise RuleBug(f"the stacks of {side} differ from a recount")
    for place, units in state.units[side].items():
        for unit in units:
            ship = unit in state.printed.ships
            if (ship and place in state.printed.lands) or (
                not ship and place in state.printed.seas and not state.ships_at(side, place)
            ):
                raise RuleBug(f"{unit} cannot stand in {place}")
