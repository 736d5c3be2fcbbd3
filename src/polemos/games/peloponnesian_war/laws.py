"""Laws that hold at every moment: counted strength, known places, leaders in one place."""

from __future__ import annotations

from polemos.engine.errors import RuleBug
from polemos.games.peloponnesian_war.printed.map import LAND
from polemos.games.peloponnesian_war.rules.strength_points import SIDES, SPARTA, counts, least, naval
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces


def check(state: War) -> None:
    """1.1.2e, 1.3q, 4.1.1h: raises RuleBug where the state contradicts itself."""
    for side in SIDES:
        used = _in_play(state, side)
        if any(n > limit for n, limit in zip(used, counts(state.printed.counter_mix[side]), strict=True)):
            raise RuleBug(f"{side} has more points than counters: {used}")
        for place, force in state.forces[side].items():
            if force <= 0:
                raise RuleBug(f"{side} at {place}: {force}")
            if state.map.kind[place] == LAND and naval(force):
                raise RuleBug(f"ships inland at {place}")
        for place, moved in state.moved[side].items():
            if least(moved, state.force(side, place)) != moved:
                raise RuleBug(f"{side} at {place}: more moved than stand there")
        if not -6 <= state.confidence[side] <= 6 or state.treasury[side] < 0:
            raise RuleBug(f"{side}: confidence {state.confidence[side]}, treasury {state.treasury[side]}")
    _check_control(state)
    _check_sets(state)
    _check_peace(state)


def _in_play(state: War, side: str) -> list[int]:
    """How many points of each kind a side has, counted one kind by one."""
    found = [*state.forces[side].values(), state.box[side]]
    if state.op_side == side:
        found.append(state.op_force)
    return [sum(kind) for kind in zip(*[counts(force) for force in found], strict=True)]


def _check_control(state: War) -> None:
    for place, side in state.held.items():
        if state.owner[place] == side and place not in state.rebels:
            raise RuleBug(f"{place} is {side}'s own and needs no holder")
        if side not in SIDES:
            raise RuleBug(f"{place} is held by {side!r}")


def _check_sets(state: War) -> None:
    """Sets of spaces say the same as the markers one by one."""
    mask = state.map.mask
    told = {"rebelling": (state.rebel_set, state.rebels), "ravaged": (state.ravaged_set, state.ravaged)}
    for side in SIDES:
        held = [place for place, holder in state.held.items() if holder == side]
        told[f"held by {side}"] = (state.held_set[side], held)
        told[f"moved of {side}"] = (state.moved_set[side], state.moved[side])
        told[f"stands of {side}"] = (state.force_set[side], state.forces[side])
    for name, (found, places) in told.items():
        if found != mask(places):
            raise RuleBug(f"{name}: {state.map.places(found)}, but {sorted(places)}")
    for side in SIDES:
        _check_influence(state, side)
    if (state.owner["corcyra"] == "") != state.corcyra_neutral:
        raise RuleBug(f"Corcyra belongs to {state.owner['corcyra']!r}")


def _check_influence(state: War, side: str) -> None:
    """1.3s-v: what is kept of a side's influence is that of its Forces one by one."""
    reached: Spaces = 0
    for at in state.forces[side]:
        reached |= state.influence_from(side, at)
    if side == SPARTA:
        reached &= ~state.map.walls
    if state.influence_set(side) != reached:
        raise RuleBug(f"{side} influences {state.influenced_spaces(side)}, but {state.map.places(reached)}")


def _check_peace(state: War) -> None:
    """5.5a: after the Combat Phase nothing is left to fight."""
    if state.phase not in ("rebellion", "administrative", "surrender", "political", "planning"):
        return
    disputed = set(state.forces[SIDES[0]]) & set(state.forces[SIDES[1]])
    if state.phase == "rebellion" and (disputed or state.sieges):
        raise RuleBug(f"5.5: still disputed: {sorted(disputed)}")
    if any(state.box[side] for side in SIDES):
        raise RuleBug("5.5: somebody is still going home")
    at_large = [n for n, at in state.leader_at.items() if at in state.map.kind]
    if at_large and state.phase in ("rebellion", "administrative", "surrender"):
        raise RuleBug(f"5.5: leaders still on the map: {at_large}")
