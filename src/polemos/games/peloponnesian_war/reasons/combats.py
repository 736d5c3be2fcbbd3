"""4.6, 5.2, 5.3, 11.0: why a Force cannot intercept, and why a combat is not to be chosen now."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import PLACE, Barrier, Gate, Gates
from polemos.games.peloponnesian_war.printed.map import BOTH, FLEET, WALLS, Map, influence_by
from polemos.games.peloponnesian_war.reasons.telling import FREE, unless
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, FOE, SIDES, SPARTA, Combat
from polemos.games.peloponnesian_war.state import War

NOBODY_THERE: Final = Barrier("interceptor-none", "4.6.1b")
IN_CIVIL_WAR: Final = Barrier("interceptor-civil-war", "EV.10b")
GUARDED: Final = Barrier("interceptor-isthmus", "4.1.2d")
NO_SHIPS_ACROSS: Final = Barrier("watches-not-isthmus", "4.1.2b")
#: How the composition of a Force makes it watch (1.3s-v) -> why it does not reach.
TOO_FAR: Final = (
    Barrier("watches-own-space", "1.3s"),
    Barrier("watches-one-line", "1.3t"),
    Barrier("watches-two-lines", "1.3u"),
    Barrier("watches-both", "1.3v"),
)
RESOLVED: Final = Barrier("combat-resolved", "5.2b")
BESIEGED: Final = Barrier("combat-siege", "5.3b")
OTHER_SIEGES: Final = Barrier("siege-category", "5.3b")
OTHER_BATTLES: Final = Barrier("combat-category", "5.2a")
NO_COMBAT: Final = Barrier("combat-none", "5.2a")
NO_SIEGE: Final = Barrier("siege-none", "5.1a")
SPACE_CHOSEN: Final = Barrier("combat-chosen", "11.0c")
SPACE_FIRST: Final = Barrier("combat-first", "11.0c")
NOT_NEAR: Final = Barrier("combat-not-near", "5.2c")
OTHER_NAME: Final = Barrier("combat-other-name", "5.2c")
BEHIND_WALLS: Final = Barrier("combat-behind-walls", "5.3.1e")


def interception_gates(place: str, watchers: tuple[str, ...]) -> Gates:
    """The gates of who may intercept an enemy who has entered a space."""

    def why(state: War, role: str, by: str) -> Barrier:
        return why_no_interceptor(state, place, by)

    return {"intercept": Gate(PLACE, unless(watchers, why)), "decline": FREE}


def why_no_interceptor(state: War, watched: str, by: str) -> Barrier:
    """4.6.1b, 1.3s-v: of a space from which nobody intercepts the enemy who has entered another."""
    enemy = FOE[state.op_side]
    force = state.force(enemy, by)
    if not force:
        return NOBODY_THERE
    if state.civil_war and by == "corcyra":
        return IN_CIVIL_WAR
    if by in state.influencers(enemy, watched):
        return GUARDED
    kind = influence_by(force)
    across = kind in (FLEET, BOTH) and _two_lines_by_isthmus(state.map, by, watched)
    return (NO_SHIPS_ACROSS if across else TOO_FAR[kind]).of(to_place=watched)


def _two_lines_by_isthmus(map_: Map, by: str, watched: str) -> bool:
    """4.1.2b: whether ships would watch a space if the isthmus were like other lines."""
    a, b = map_.isthmus
    near = {end: {end, *map_.lines["naval"][end], *map_.lines["mixed"][end]} for end in (a, b)}
    from_an_end = (by == a and watched in near[b]) or (by == b and watched in near[a])
    return from_an_end or (by in near[a] and watched == b) or (by in near[b] and watched == a)


def combat_gates(
    sieges: bool, pending: tuple[Combat, ...], every: tuple[Combat, ...], done: tuple[Combat, ...], one: bool
) -> Gates:
    """The gates of who chooses the next combat, and then its enemy if one space is left or chosen; and of all
    that are not resolved yet, wherever they are fought."""
    places, enemies = [place for place, _ in pending], [at for _, at in pending]
    fought = [place for place, _ in done]

    def why_not_resolved(state: War, role: str, place: str) -> Barrier:
        if one and place in places:
            return SPACE_CHOSEN
        return why_no_combat(state, sieges, place, fought)

    def why_not_against(state: War, role: str, place: str) -> Barrier:
        if not one:
            return SPACE_FIRST
        if (places[0], place) in done or (place, places[0]) in done:
            return RESOLVED
        if (place, places[0]) in every:
            return OTHER_NAME
        return why_no_enemy(state, place, places[0])

    return {
        "resolve": Gate(PLACE, unless([] if one else places, why_not_resolved)),
        "against": Gate(PLACE, unless(enemies if one else [], why_not_against)),
    }


def why_no_enemy(state: War, at: str, place: str) -> Barrier:
    """5.2a, 5.2c, 5.3.1e: of a space from which nobody fights the Force in another."""
    if not any([_reaches_out(state, side, at, place) for side in SIDES]):
        return NOT_NEAR.of(to_place=place)
    if at in WALLS:
        return BEHIND_WALLS.of(to_place=place)
    return BESIEGED if at in state.sieges else NOT_NEAR.of(to_place=place)


def _reaches_out(state: War, side: str, at: str, place: str) -> bool:
    """Whether a Force would be in contact with a space but for walls and sieges."""
    force = state.force(side, at)
    return bool(force and state.map.influence[influence_by(force)][at] & state.map.bit[place])


def why_no_combat(state: War, sieges: bool, place: str, fought: list[str]) -> Barrier:
    """5.0a, 5.2a, 5.3b: of a space whose combat is not among those to choose from now."""
    if place in fought:
        return RESOLVED
    if sieges:
        return OTHER_SIEGES if place in state.sieges else NO_SIEGE
    if place in state.sieges:
        return BESIEGED
    both = place in state.forces[ATHENS] and place in state.forces[SPARTA]
    return OTHER_BATTLES if both else NO_COMBAT
