"""4.1b, 4.1.1, 4.1.3, 4.1.5: why points cannot be called up, why the leader cannot go somewhere or depart."""

from __future__ import annotations

from typing import Final

from polemos.engine.prompt import Arg
from polemos.engine.why import NOTHING, PIECE, PLACE, Barrier, Gate, Gates
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.reasons.roads import why_no_road
from polemos.games.peloponnesian_war.reasons.telling import alone, unless
from polemos.games.peloponnesian_war.rules.activation import (
    UNIT_COST,
    affordable,
    assembly_spaces,
    available,
    can_pay_some,
    may_brave_storms,
)
from polemos.games.peloponnesian_war.rules.strength_points import (
    KINDS,
    SPARTA,
    H,
    count_of,
    counts,
)
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War

NONE_HERE: Final = Barrier("none-here", "1.3a")
MOVED: Final = Barrier("moved-already", "4.3f")
HOME_GUARD: Final = Barrier("home-guard", "4.1.1k")
CIVIL_WAR: Final = Barrier("civil-war", "EV.10b")
TOO_DEAR: Final = Barrier("too-dear", "4.1.5a")
FUND: Final = Barrier("emergency-fund", "7.1.5a")
ONLY_ONE: Final = Barrier("only-one", "4.1.1e")
#: Of counters on the map.
A_LEADER: Final = Barrier("counter-leader", "1.3a")
AN_ENEMY: Final = Barrier("counter-enemy", "1.3a")
IN_THE_ARMY: Final = Barrier("counter-in-army", "4.1b")
IN_THE_BOX: Final = Barrier("counter-going-home", "1.3i")
GO_THERE: Final = Barrier("counter-elsewhere", "1.3a")
BY_KIND: Final = Barrier("counter-by-kind", "4.1.1e")
#: Of spaces where the leader might go.
NO_POINTS: Final = Barrier("no-points-there", "1.3c")
HE_IS_THERE: Final = Barrier("leader-is-there", "4.1b")
BEEN_THERE: Final = Barrier("been-there", "4.1b")
#: Of the departure.
NO_ARMY: Final = Barrier("no-army", "1.3m")
MUST_GO: Final = Barrier("army-can-get-there", "4.1c")
STORM_SHIPS: Final = Barrier("storm-ships", "4.1.4a")
STORM_LONGER: Final = Barrier("storm-no-shorter", "4.1.3a")


CALLS: Final = ("activate", "activate_all")


def muster_gates(state: War, offered: dict[str, tuple[Arg, ...]]) -> Gates:
    """The gates of the assembly; what is offered is known."""
    gates = {
        verb: Gate(PIECE, unless(offered.get(verb), why_not_called_up))
        for verb in ("activate", "activate_all")
    }
    gates["muster"] = Gate(PLACE, unless(offered.get("muster"), why_not_assembly))
    gates["muster_storm"] = Gate(PLACE, unless(offered.get("muster_storm"), why_not_stormed))
    for verb, why in (
        ("depart", why_not_departed(state)),
        ("depart_storm", why_no_storm(state) if state.op_force else NO_ARMY),
        ("halt", MUST_GO),
    ):
        gates[verb] = Gate(NOTHING, alone(verb in offered, why.of(place=state.op_goal)))
    return gates


def why_not_called_up(state: War, role: str, piece: str) -> Barrier:
    """Why points of a kind, or a counter on the map, cannot be called up where the leader is."""
    if piece in KINDS:
        return _why_not_kind(state, kind_index(piece), state.op_at)
    if piece in state.leader_at:
        return A_LEADER
    if piece.startswith("moving_"):
        return IN_THE_ARMY
    side, name, at = piece.split("_", 2)
    if side != state.op_side:
        return AN_ENEMY
    if at == "going_home":
        return IN_THE_BOX
    return _why_not_counter(state, role, name, at)


def _why_not_counter(state: War, role: str, name: str, at: str) -> Barrier:
    """Of a counter of one's own on the map."""
    if at == state.op_at:
        barrier = _why_not_kind(state, kind_index(name), at)
        return BY_KIND if barrier.key == ONLY_ONE.key else barrier
    if at in assembly_spaces(state, spendable(state, state.op_side))[0]:
        return GO_THERE.of(place=at)
    return why_not_assembly(state, role, at).of(place=at)


def _why_not_kind(state: War, kind: int, at: str) -> Barrier:
    """4.1.1e, 4.1.5: of points of a kind in a space."""
    side = state.op_side
    if not count_of(state.force(side, at), kind):
        return NONE_HERE.of(place=at)
    if not count_of(available(state, side, at), kind):
        return _why_not_free(state, kind, at).of(place=at)
    if not affordable(state, side, kind):
        return why_not_paid(state, side, UNIT_COST[side][kind])
    return ONLY_ONE.of(place=at)


def _why_not_free(state: War, kind: int, at: str) -> Barrier:
    """4.3f, 4.1.1k, EV.10b: of points that are there but may not leave."""
    side = state.op_side
    if state.civil_war and at == "corcyra":
        return CIVIL_WAR
    moved = count_of(state.moved[side].get(at, 0), kind)
    guard = kind == H and at == SPARTA == side and moved < count_of(state.force(side, at), kind)
    return HOME_GUARD.of(count=state.printed.home_guard) if guard else MOVED


def why_not_paid(state: War, side: str, price: int, dear: Barrier = TOO_DEAR) -> Barrier:
    """4.1.5a, 7.1.5a: too little money, or too little outside the Emergency Fund."""
    if state.treasury[side] >= price:
        return FUND.of(talents=price, total=spendable(state, side), count=state.printed.costs["fund"])
    return dear.of(talents=price, total=spendable(state, side))


def why_not_assembly(state: War, role: str, place: str) -> Barrier:
    """4.1b, 4.1.1e: why the leader does not go to a space now."""
    side = state.op_side
    if place == state.op_at:
        return HE_IS_THERE
    if place not in state.forces[side]:
        return NO_POINTS
    if not can_pay_some(side, available(state, side, place), spendable(state, side)):
        return _why_nobody_to_call(state, place)
    if place in state.op_visited:
        return BEEN_THERE
    return why_no_road(state, side, state.op_force, state.op_at, place)


def _why_nobody_to_call(state: War, place: str) -> Barrier:
    """Of a space with points of which none could be called up: the reason of its cheapest ones."""
    side = state.op_side
    here, free = counts(state.force(side, place)), counts(available(state, side, place))
    kinds = [kind for kind in range(6) if free[kind]] or [kind for kind in range(6) if here[kind]]
    return _why_not_kind(state, min(kinds, key=lambda kind: UNIT_COST[side][kind]), place)


def why_not_stormed(state: War, role: str, place: str) -> Barrier:
    """4.1.3a, 4.1.4a: why the storm crossing is no way to an assembly space."""
    side = state.op_side
    free = available(state, side, place)
    been = place == state.op_at or place in state.op_visited
    if been or not can_pay_some(side, free, spendable(state, side)):
        return why_not_assembly(state, role, place)
    return why_no_storm(state)


def why_no_storm(state: War) -> Barrier:
    return STORM_LONGER.of(places=state.map.storm) if may_brave_storms(state) else STORM_SHIPS


def why_not_departed(state: War) -> Barrier:
    """4.1c: why the Army does not set out for its objective."""
    if not state.op_force:
        return NO_ARMY
    return why_no_road(state, state.op_side, state.op_force, state.op_at, state.op_goal)
