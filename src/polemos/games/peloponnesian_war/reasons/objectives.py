"""4.1a, 4.3, 4.4: why an operation, an objective or an attempt at rebellion is not to be had."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import NOTHING, PLACE, Barrier, Gate, Gates, outside
from polemos.games.peloponnesian_war.reasons.mustering import why_not_paid
from polemos.games.peloponnesian_war.reasons.telling import FREE, alone, unless
from polemos.games.peloponnesian_war.rules.activation import anything_to_lead
from polemos.games.peloponnesian_war.rules.objectives import objectives, out_of_bounds, rebels_to_be
from polemos.games.peloponnesian_war.rules.rebellion import quiet_spaces
from polemos.games.peloponnesian_war.rules.routes import barred
from polemos.games.peloponnesian_war.rules.strength_points import FOE
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War

OMENS_FIRST: Final = Barrier("omens-first", "4.3a")
FIRST_OPERATION: Final = Barrier("first-operation", "4.3a")
OMENS_READ: Final = Barrier("omens-read", "4.3e")
NOTHING_TO_LEAD: Final = Barrier("nothing-to-lead", "4.3h")
NOWHERE_TO_INCITE: Final = Barrier("nowhere-to-incite", "4.4.2b")
ATTEMPT_DEAR: Final = Barrier("too-dear", "4.4.2a")
HOSTAGES: Final = Barrier("hostages-bar", "5.6d")
#: 10.1.4: a neutral city -> why the side that may not enter it does not.
NEVER_ENTERED: Final = {
    "argos": Barrier("never-entered", "10.1.4d"),
    "syracuse": Barrier("never-entered", "10.1.4c"),
}
ARGOS_IN_413: Final = Barrier("never-entered", "10.3.4c")


def operation_gates(state: War, side: str, favoured: bool) -> Gates:
    """The gates of a player's operation, before and after the omens."""
    if not favoured:
        wait = {verb: Gate(PLACE, outside((), OMENS_FIRST, OMENS_FIRST)) for verb in ("march", "incite")}
        return {"consult": FREE, "pass": FREE, **wait}
    spaces = objectives(state, side) if anything_to_lead(state, side) else ()
    rebels = rebels_to_be(state, side)
    read = OMENS_READ if state.operations_made[side] else FIRST_OPERATION
    return {
        "consult": Gate(NOTHING, alone(False, read)),
        "pass": FREE,
        "march": Gate(PLACE, unless(spaces, why_no_objective, NOTHING_TO_LEAD)),
        "incite": Gate(PLACE, unless(rebels, why_no_incitement, why_no_attempt(state, side))),
    }


def why_no_objective(state: War, role: str, place: str) -> Barrier:
    """4.3h, 5.6d, 10.1.4: of a space that may not be an objective."""
    side = mover(state, role)
    if not anything_to_lead(state, side):
        return NOTHING_TO_LEAD
    return why_shut(state, side, place)


def why_shut(state: War, side: str, place: str) -> Barrier:
    """5.6d, 10.1.4, 10.3.4: which standing rule forbids it."""
    if barred(state, side, place):
        in_413 = place == "argos" and state.ending.setup_of == "decelean_war"
        return (ARGOS_IN_413 if in_413 else NEVER_ENTERED[place]).of(who=side)
    return HOSTAGES.of(who=side, foe=FOE[side])


def why_no_attempt(state: War, side: str) -> Barrier:
    """4.4.2a: of any attempt at rebellion: money, or nobody who would listen."""
    price = state.printed.costs["rebellion"]
    if spendable(state, side) >= price:
        return NOWHERE_TO_INCITE
    return why_not_paid(state, side, price, ATTEMPT_DEAR)


def why_no_incitement(state: War, role: str, place: str) -> Barrier:
    """4.4b-f: of a space where no rebellion can be tried."""
    side = mover(state, role)
    if spendable(state, side) < state.printed.costs["rebellion"]:
        return why_no_attempt(state, side)
    mark = state.map.bit[place]
    if out_of_bounds(state, side) & mark:
        return why_shut(state, side, place)
    found = [barrier for barrier, spaces in quiet_spaces(state, side) if spaces & mark]
    return found[0].of(who=side, foe=FOE[side])


def mover(state: War, role: str) -> str:
    """The side for which a role decides."""
    return state.player or role
