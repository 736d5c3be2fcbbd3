"""What holds in every state across its fields: a position that breaks it is refused, a match is at fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from polemos.engine.errors import RuleBug
from polemos.games.peloponnesian_war.printed.map import LAND
from polemos.games.peloponnesian_war.rules.strength_points import SIDES, SPARTA, counts, least, naval
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: Where a law is broken, and how.
Fault: TypeAlias = tuple[str, str]


def broken(state: War) -> Iterator[Fault]:
    """1.1.2e, 4.1.1h: every law that does not hold."""
    for side in SIDES:
        yield from _counters(state, side)
        yield from _standing(state, side)
    for place, side in state.held.items():
        if state.owner_now()[place] == side and place not in state.rebels:
            yield f"held.{place}", f"it is {side}'s own and needs no holder"


def _counters(state: War, side: str) -> Iterator[Fault]:
    """1.1.2e: no side has more points of a kind than counters, counted one kind by one."""
    found = [*state.forces[side].values(), state.box[side]]
    if state.op_side == side:
        found.append(state.op_force)
    used = [sum(kind) for kind in zip(*[counts(force) for force in found], strict=True)]
    if any(n > limit for n, limit in zip(used, counts(state.printed.counter_mix[side]), strict=True)):
        yield f"forces.{side}", f"more points than counters: {used}"


def _standing(state: War, side: str) -> Iterator[Fault]:
    for place, force in state.forces[side].items():
        if not force:
            yield f"forces.{side}.{place}", "an empty Force is left out"
        if state.map.kind[place] == LAND and naval(force):
            yield f"forces.{side}.{place}", "ships cannot stand in a Land space"
    for place, moved in state.moved[side].items():
        if least(moved, state.force(side, place)) != moved or not moved:
            yield f"moved.{side}.{place}", "other points have moved than stand there"


def standing_now(state: War) -> dict[str, Spaces]:
    """Side -> the set of the spaces where it stands."""
    return {side: state.map.mask(state.forces[side]) for side in SIDES}


def moved_now(state: War) -> dict[str, Spaces]:
    """4.3f: side -> the set of the spaces to which its points have moved."""
    return {side: state.map.mask(state.moved[side]) for side in SIDES}


def held_now(state: War) -> dict[str, Spaces]:
    """1.3f: side -> the set of the spaces that it holds."""
    held = state.held.items()
    return {side: state.map.mask([place for place, holder in held if holder == side]) for side in SIDES}


def check_influence(state: War) -> None:
    """1.3s-v: what is kept of a side's influence is that of its Forces one by one."""
    for side in SIDES:
        reached: Spaces = 0
        for at in state.forces[side]:
            reached |= state.influence_from(side, at)
        if side == SPARTA:
            reached &= ~state.map.walls
        if state.influence_set(side) != reached:
            told, found = state.influenced_spaces(side), state.map.places(reached)
            raise RuleBug(f"{side} influences {told}, but {found}")


def check_peace(state: War) -> None:
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
