"""4.7: what a successful interception leads to: a skirmish, and perhaps a battle."""

from __future__ import annotations

from polemos.games.peloponnesian_war.printed.map import ISLAND, LAND
from polemos.games.peloponnesian_war.printed.names import OUT
from polemos.games.peloponnesian_war.rules.battle import ARMY, Fight, fight_battle, lose
from polemos.games.peloponnesian_war.rules.strength_points import (
    FOE,
    ISLAND_SKIRMISH,
    LAND_SKIRMISH,
    Force,
    land,
    naval,
)
from polemos.games.peloponnesian_war.state import War


def skirmish(state: War, by: str) -> bool:
    """4.7: returns whether the Army may go on."""
    side, enemy, place = state.op_side, FOE[state.op_side], state.op_at
    fight = Fight(side, ARMY, by, place)
    order = ISLAND_SKIRMISH if state.map.kind[place] == ISLAND else LAND_SKIRMISH
    state.log("skirmish", "4.7", place=place)
    ours = state.die("4.7", side)
    theirs = state.die("4.7", enemy)
    if ours == 1:
        lose(state, fight, side, order, 1, "4.7")
    if theirs == 1:
        lose(state, fight, enemy, order, 1, "4.7")
    if not state.op_force:
        state.leader_at[state.op_leader] = OUT
        state.log("army-gone", "4.7f", who=side, leader=state.op_leader, place=place)
        return False
    if by not in state.forces[enemy] or not _becomes_battle(state, by, ours + theirs):
        return True
    return fight_battle(state, fight) in (side, "none")


def _becomes_battle(state: War, by: str, dice: int) -> bool:
    """4.7c-e: 11 on the dice, or eight points of an arm of which the interceptor has half."""
    ours, theirs, kind = state.op_force, state.force(FOE[state.op_side], by), state.map.kind[state.op_at]
    battle = dice >= 11 or meets_in_battle(ours, theirs, kind)
    if state.journal is not None:
        _tell_why(state, ours, theirs, dice, battle)
    return battle


def _tell_why(state: War, ours: Force, theirs: Force, dice: int, battle: bool) -> None:
    """4.7c-f: by the dice, by the points of an arm, or not at all."""
    place = state.op_at
    if dice >= 11:
        state.log("skirmish-dice", "4.7c", total=dice)
    elif not battle:
        state.log("skirmish-over", "4.7f", total=dice, place=place)
    elif arm_decides(land(ours), land(theirs), state.map.kind[place] != ISLAND):
        state.log("skirmish-points", "4.7d", kind="land", total=land(ours) + land(theirs), count=land(theirs))
    else:
        both = naval(ours) + naval(theirs)
        state.log("skirmish-points", "4.7d", kind="naval", total=both, count=naval(theirs))


def meets_in_battle(ours: Force, theirs: Force, kind: str) -> bool:
    """4.7d-e: whether a skirmish of such an Army with such an interceptor is a battle whatever the dice."""
    on_land = arm_decides(land(ours), land(theirs), kind != ISLAND)
    return on_land or arm_decides(naval(ours), naval(theirs), kind != LAND)


def arm_decides(ours: int, theirs: int, counts: bool) -> bool:
    """4.7d-e: eight points of an arm that counts in such a space, at least half of them the interceptor's."""
    return counts and ours + theirs >= 8 and theirs >= ours
