"""4.1.4, 5.4, 7.2, PCT.i, EV.6: why points of a kind, or a space, are not to be chosen by their owner."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates
from polemos.games.peloponnesian_war.printed.map import WALLS
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.reasons.telling import FREE, unless
from polemos.games.peloponnesian_war.rules.strength_points import AN, KINDS, N, count_of
from polemos.games.peloponnesian_war.state import War

ON_THE_MAP: Final = Barrier("counter-by-kind", "7.2a")
NO_COUNTERS: Final = Barrier("no-counters-left", "1.1.2e")
NO_REFUGE: Final = Barrier("build-no-refuge", "7.2a")
SHIPS_SAIL: Final = Barrier("ships-sail", "4.1.4c")
NOT_ABOARD: Final = Barrier("not-aboard", "4.1.4c")
OWN_FIRST: Final = Barrier("own-point-first", "5.4b")
NONE_TO_STAY: Final = Barrier("none-to-stay", "5.4b")
NO_HARBOUR: Final = Barrier("no-harbour", "PCT.i")
HARBOUR_LOST: Final = Barrier("harbour-lost", "PCT.b")
ONE_SHIP: Final = Barrier("one-ship-left", "PCT.i")
NOT_SICK: Final = Barrier("no-plague-there", "EV.6b")
NO_HOPLITES: Final = Barrier("no-hoplites-there", "EV.6b")
SHIPS: Final = (KINDS[N], KINDS[AN])
#: PCT.i: where Athenian ships go that have lost Piraeus.
REFUGES: Final = ("corcyra", "chios")


def building_gates(side: str, kinds: tuple[str, ...]) -> Gates:
    """1.1.2e, 7.2a: what a side that builds cannot have: no counters, or no space to go to."""

    def why(state: War, role: str, piece: str) -> Barrier:
        if piece not in KINDS:
            return ON_THE_MAP
        return NO_REFUGE if count_of(state.counters_left(side), kind_index(piece)) else NO_COUNTERS

    return {"build": Gate(PIECE, unless(kinds, why)), "done": FREE}


def leaving_gates(kinds: tuple[str, ...]) -> Gates:
    """4.1.4: who does not stay behind."""

    def why(state: War, role: str, piece: str) -> Barrier:
        return SHIPS_SAIL if piece in SHIPS else NOT_ABOARD

    return {"leave": Gate(PIECE, unless(kinds, why))}


def garrison_gates(side: str, place: str, kinds: tuple[str, ...]) -> Gates:
    """5.4b: who does not hold an island."""

    def why(state: War, role: str, piece: str) -> Barrier:
        there = piece in KINDS and count_of(state.force(side, place), kind_index(piece))
        return OWN_FIRST if there else NONE_TO_STAY.of(place=place)

    return {"garrison": Gate(PIECE, unless(kinds, why))}


def harbour_gates(places: tuple[str, ...], several: bool) -> Gates:
    """PCT.i: where ships without Piraeus do not go."""

    def why(state: War, role: str, place: str) -> Barrier:
        if place in places:
            return ONE_SHIP
        return HARBOUR_LOST if place in REFUGES else NO_HARBOUR

    every = unless(places if several else (), why, ONE_SHIP)
    return {"harbour": Gate(PLACE, unless(places, why)), "harbour_all": Gate(PLACE, every)}


def plague_gates(places: tuple[str, ...]) -> Gates:
    """EV.6b: where nobody dies."""

    def why(state: War, role: str, place: str) -> Barrier:
        return NO_HOPLITES if place in WALLS else NOT_SICK

    return {"bury": Gate(PLACE, unless(places, why))}
