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
    """4.4b-f: whether a space is a legal target of Cause Rebellion."""
    return bool(incitable(state, side, (place,)))


def incitable(state: War, side: str, places: tuple[str, ...]) -> tuple[str, ...]:
    """4.4b-f: the legal targets of Cause Rebellion among some spaces."""
    enemy = foe(side)
    shut = {enemy, *state.rebels, *state.forces[enemy], *state.forces[side], *state.book.coalition[enemy]}
    if enemy == ATHENS:
        shut.update(_changing_coalition(state))
    for name, capital in state.book.neutrals.items():
        if state.active[name] == enemy or (not state.active[name] and name != "persia"):
            shut.add(capital)
    shut |= state.atlas.coloured[side]
    return tuple(p for p in places if p not in shut)


def _changing_coalition(state: War) -> tuple[str, ...]:
    """5.9a: Samos while it stands in for Chios."""
    return ("samos",) if state.coalition("samos", ATHENS) else ()


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
    state.enter_phase("rebellion", "6.0")
    quell(state)
    spread(state)
    helots(state)
    watch_chios(state)
