"""7: what each stratagem may be aimed at. Questions only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.state import Hellespont

MAX_DESERTER: Final = 10


def archer_zones(state: Hellespont, side: str) -> tuple[str, ...]:
    """7.S6a: land zones holding a friendly archer unit."""
    return tuple(
        sorted(
            [
                place
                for place, units in state.units[side].items()
                if place in state.printed.lands
                and place not in state.barred
                and any([state.printed.type_of[u] == "archer" for u in units])
            ]
        )
    )


def discord_targets(state: Hellespont, side: str) -> tuple[str, ...]:
    """7.S16: enemy leaders in play without a double bonus (the printed side counts)."""
    return tuple(
        sorted(
            [
                leader
                for leaders in state.leaders[foe(side)].values()
                for leader in leaders
                if state.printed.bonus[leader] < 2
            ]
        )
    )


def plague_zones(state: Hellespont, side: str) -> tuple[str, ...]:
    """7.S20: map zones with enemy land units or enemy leaders."""
    enemy = foe(side)
    found = {p for p in state.leaders[enemy] if p not in state.printed.all_bases}
    for place in state.units[enemy]:
        if place not in state.printed.all_bases and state.troops_at(enemy, place):
            found.add(place)
    return tuple(sorted(found))


def delayable(state: Hellespont, side: str) -> tuple[str, ...]:
    """7.S13a: enemy reinforcement lines that would arrive this turn."""
    return tuple(
        sorted([i for i, turn in state.due.items() if turn == state.turn and state.lines[i].side != side])
    )


def optional_lines(state: Hellespont, side: str) -> tuple[str, ...]:
    """10.1p, 10.1v: optional reinforcements not yet brought in."""
    return tuple(
        sorted([i for i, o in state.optional.items() if o.side == side and i not in state.optional_used])
    )


def deserters(state: Hellespont, side: str) -> tuple[str, ...]:
    """7.S23: enemy units in play of at most 10 strength points as they stand."""
    enemy = foe(side)
    return tuple(
        sorted([u for us in state.units[enemy].values() for u in us if state.strength(u) <= MAX_DESERTER])
    )


def beached_ships(state: Hellespont, side: str) -> tuple[str, ...]:
    """7.S5: ships in sea zones on which some beach faces."""
    beaches = state.printed.beaches
    return tuple(sorted([u for p in state.units[side] if beaches.get(p) for u in state.ships_at(side, p)]))


#: stratagem -> what it may be aimed at.
TARGETS: Final[dict[str, Callable[[Hellespont, str], tuple[str, ...]]]] = {
    "s6": archer_zones,
    "s13": delayable,
    "s14": optional_lines,
    "s16": discord_targets,
    "s20": plague_zones,
    "s23": deserters,
}
