"""4.4 and 6.0: causing rebellion, quelling it, its spread, and the Helots."""

from __future__ import annotations

from polemos.games.peloponnesian_war.going_home import watch_chios
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.units import ATHENS, SPARTA, foe, of_kind


def rebels_against(state: War, place: str) -> str:
    """The side a rebellion there is aimed at: that of its colour; "" for a neutral."""
    return state.owner(place)


def start_rebellion(state: War, place: str, rule: str) -> None:
    """1.3n-p: the space befriends the enemy of its colour; a neutral whoever comes first."""
    owner = state.owner(place)
    state.rebels[place] = foe(owner) if owner else ""
    state.log("rebels", rule, place=place)
    state.update_control(place)


def may_incite(state: War, side: str, place: str) -> bool:
    """4.4b-f: legal targets of Cause Rebellion."""
    enemy = foe(side)
    if place in state.rebels or place in state.forces[enemy] or place in state.forces[side]:
        return False
    if place == enemy or state.coalition(place, enemy):
        return False
    owner = state.owner(place)
    if owner == side or state.controller(place) == side:
        return False
    return bool(owner) or place not in _great_neutrals(state)


def _great_neutrals(state: War) -> tuple[str, ...]:
    """4.4d: Argos, Syracuse and Pella while neutral (Sardis only joins by event, 4.5d)."""
    return tuple(p for name, p in state.book.neutrals.items() if not state.active[name] and name != "persia")


def quell(state: War) -> None:
    """6.1a: in its old side's influence and not in the new one's, a rebellion ends."""
    for place in sorted(state.rebels):
        old = rebels_against(state, place)
        if not old:
            continue
        if state.influenced(old, place) and not state.influenced(foe(old), place):
            del state.rebels[place]
            state.update_control(place)
            state.log("quelled", "6.1", place=place)


def spread(state: War) -> None:
    """6.2: along any line to the same league; one roll per space, no chain within the segment."""
    for place in _exposed(state):
        old = rebels_against(state, place)
        bonus = 2 if state.influenced(foe(old), place) else 0
        die = state.roll("6.2", 1)[0]
        state.log("spread-roll", "6.2", place=place, total=die + bonus)
        if die + bonus >= 6:
            start_rebellion(state, place, "6.2")


def _exposed(state: War) -> list[str]:
    """6.2a-b: neighbours of rebels, of the same colour, without a Force of that side."""
    found = set()
    for rebel in state.rebels:
        old = rebels_against(state, rebel)
        for place in state.atlas.beside[rebel]:
            same = old and state.owner(place) == old and place not in state.rebels
            if same and place not in state.forces[old] and state.controller(place) == old:
                found.add(place)
    return sorted(found)


def helots(state: War) -> None:
    """6.3: Delian Forces in all five spaces raise the Helots."""
    if not all(place in state.forces[ATHENS] for place in state.book.helots):
        state.helots = 0
        return
    state.helots += 1
    state.log("helots", "6.3", count=state.helots)
    if state.helots == 1:
        killed = min(2, state.force(SPARTA, SPARTA)[0])
        state.take(SPARTA, SPARTA, of_kind(0, killed))
        state.kill(SPARTA, of_kind(0, killed))


def rebellion_phase(state: War) -> None:
    """6.0a: continued rebellion, spread, Helots; then Chios and Samos (5.9c)."""
    state.phase = "rebellion"
    state.log("phase", "6.0", phase="rebellion")
    quell(state)
    spread(state)
    helots(state)
    watch_chios(state)
