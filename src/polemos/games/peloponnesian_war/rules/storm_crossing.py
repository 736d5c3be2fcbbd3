"""4.1.3: the storm crossing between Cape Taenarum and Syracuse."""

from __future__ import annotations

from polemos.engine.errors import RuleBug
from polemos.games.peloponnesian_war.printed.names import OUT
from polemos.games.peloponnesian_war.rules.routes import course_to, lines_to, route
from polemos.games.peloponnesian_war.rules.strength_points import EMPTY, words
from polemos.games.peloponnesian_war.state import War


def storm_crossing(state: War, target: str) -> None:
    """4.1.3: by Cape Taenarum and the open sea."""
    side, force = state.op_side, state.op_force
    near, far = storm_ends(state)
    there = course_to(state, side, force, state.op_at, near)
    onward = course_to(state, side, force, far, target)
    if there is None or onward is None:
        raise RuleBug("the storm crossing helps nobody here")
    path = route(state, "4.1.1", there)
    state.op_path = (*path, far, *route(state, "4.1.1", onward))


def storm_ends(state: War) -> tuple[str, str]:
    """The end of the crossing that comes first on the way, and the other: whichever is nearer."""
    a, b = state.map.storm
    side, force = state.op_side, state.op_force
    near_a = lines_to(state, side, force, state.op_at, a)
    near_b = lines_to(state, side, force, state.op_at, b)
    return (a, b) if near_a <= near_b else (b, a)


def crosses(state: War, one: str, two: str) -> bool:
    """4.1.3: the step from one space to the other is the storm crossing."""
    a, b = state.map.storm
    return (two == b and one == a) or (two == a and one == b)


def crossing_ahead(state: War) -> bool:
    at = state.op_at
    for place in state.op_path:
        if crosses(state, at, place):
            return True
        at = place
    return False


def wrecks(state: War) -> bool:
    """4.1.3b-c: on 5-6 the whole Army is lost, the leader is set aside."""
    die = state.die("4.1.3", state.op_side)
    if die < 5:
        state.log("no-storm", "4.1.3b", who=state.op_side)
        return False
    state.log("storm", "4.1.3", who=state.op_side, force=words(state.op_force))
    state.kill(state.op_side, state.op_force)
    state.op_force = EMPTY
    state.leader_at[state.op_leader] = OUT
    return True
