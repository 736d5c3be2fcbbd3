"""4.4 and 6.0: causing rebellion, quelling it, its spread, and the Helots."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.peloponnesian_war.rules.going_home import watch_chios
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    FOE,
    SIDES,
    SPARTA,
    H,
    count_of,
    of_kind,
    words,
)
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces


def start_rebellion(state: War, place: str, rule: str) -> None:
    """1.3n-p: the space befriends the enemy of its colour; a neutral whoever comes first."""
    owner = state.owner[place]
    state.rebel(place, FOE[owner] if owner else "")
    state.log("rebels", rule, place=place)
    state.update_control(place)


def incitable(state: War, side: str, shut: Spaces) -> tuple[str, ...]:
    """4.4b-f: the legal targets of Cause Rebellion, outside of a set of spaces."""
    return state.map.places(state.map.whole & ~(shut | quiet(state, side)))


QUIET_OWN: Final = Barrier("quiet-own", "4.4.2b")
QUIET_HELD: Final = Barrier("quiet-held", "4.4.2b")
QUIET_HOME: Final = Barrier("quiet-home", "4.4b")
QUIET_GARRISON: Final = Barrier("quiet-garrison", "4.4b")
QUIET_REBELS: Final = Barrier("quiet-rebels", "4.4f")
QUIET_COALITION: Final = Barrier("quiet-coalition", "4.4b")
QUIET_NEUTRAL: Final = Barrier("quiet-neutral", "4.4d")


def quiet(state: War, side: str) -> Spaces:
    """4.4b-f: the set of spaces where a side cannot cause a rebellion."""
    shut: Spaces = 0
    for _, spaces in quiet_spaces(state, side):
        shut |= spaces
    return shut


def quiet_spaces(state: War, side: str) -> tuple[tuple[Barrier, Spaces], ...]:
    """4.4b-f: the same by what keeps each of them quiet, the plainest reason first."""
    map_, enemy = state.map, FOE[side]
    allied = state.printed.coalition_set[enemy] & state.colours[enemy]
    if enemy == ATHENS and state.coalition("samos", ATHENS):
        allied |= map_.bit["samos"]  # 5.9a: while it stands in for Chios
    neutral: Spaces = 0
    for name, capital in state.printed.neutrals.items():
        if state.active[name]:
            allied |= map_.bit[capital]
        elif name != "persia":
            neutral |= map_.bit[capital]
    return (
        (QUIET_OWN, state.colours[side]),
        (QUIET_HOME, map_.bit[enemy]),
        (QUIET_HELD, state.force_set[side]),
        (QUIET_GARRISON, state.force_set[enemy]),
        (QUIET_REBELS, state.rebel_set),
        (QUIET_COALITION, allied),
        (QUIET_NEUTRAL, neutral),
    )


def quell(state: War) -> None:
    """6.1a: in its old side's influence and not in the new one's, a rebellion ends."""
    if not state.rebels:
        return
    held_down = {side: state.influence_set(side) & ~state.influence_set(FOE[side]) for side in SIDES}
    bit = state.map.bit
    for place in sorted(state.rebels):
        old = state.owner[place]
        if old and held_down[old] & bit[place]:
            state.calm(place)
            state.update_control(place)
            state.log("quelled", "6.1", place=place)


def spread(state: War) -> None:
    """6.2: along any line to the same league; one roll per space, no chain within the segment."""
    for place in _exposed(state):
        bonus = 2 if state.influenced(FOE[state.owner[place]], place) else 0
        state.log("spread-near" if bonus else "spread-asked", "6.2", place=place)
        die = state.die("6.2")
        if die + bonus >= 6:
            start_rebellion(state, place, "6.2")


def _exposed(state: War) -> tuple[str, ...]:
    """6.2a-b: neighbours of rebels, of the same colour, without a Force of that side; captured ones too."""
    near: dict[str, Spaces] = {"": 0, ATHENS: 0, SPARTA: 0}
    for rebel in state.rebels:
        near[state.owner[rebel]] |= state.map.around[rebel]
    found: Spaces = 0
    for side in SIDES:
        guarded = near[side] & state.colours[side] & state.force_set[side] & ~state.rebel_set
        if guarded:
            state.log("spread-guarded", "6.2b", who=side, places=state.map.places(guarded))
        found |= near[side] & state.colours[side] & ~(state.force_set[side] | state.rebel_set)
    return state.map.places(found)


def helots(state: War) -> None:
    """6.3: Delian Forces in all five spaces raise the Helots."""
    if not all(place in state.forces[ATHENS] for place in state.printed.helots):
        state.helots = 0
        return
    state.helots += 1
    state.log("helots", "6.3", count=state.helots)
    if state.helots == 1:
        killed = min(2, count_of(state.force(SPARTA, SPARTA), H))
        state.take(SPARTA, SPARTA, of_kind(H, killed))
        state.kill(SPARTA, of_kind(H, killed))
        if killed:
            state.log("losses", "6.3b", who=SPARTA, force=words(of_kind(H, killed)))


def rebellion_phase(state: War) -> None:
    """6.0a: continued rebellion, spread, Helots; then Chios and Samos (5.9c)."""
    state.enter_phase("rebellion", "6.0")
    quell(state)
    spread(state)
    helots(state)
    watch_chios(state)
