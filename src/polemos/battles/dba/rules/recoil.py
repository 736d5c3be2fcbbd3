"""dba.8.1: recoil, follow-up and destruction on the field. Nobody decides anything here."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import OUTSIDE, ahead
from polemos.battles.dba.rules.factors import dies_with
from polemos.battles.dba.state import BattleState

#: Why an element is lost, as the log tells it.
OVERCOME: Final = "overcome"
SHARED: Final = "shared"
BLOCKED: Final = "blocked"
CAUGHT: Final = "caught"
TRAMPLED: Final = "trampled"
SHOT: Final = "shot"
ESCAPED: Final = "escaped"


def destroy(state: BattleState, element: str, rule: str, cause: str) -> None:
    """dba.8.1: off the field; it counts as lost."""
    field = state.field
    place = state.place(field.at[element])
    field.take(element)
    field.lost = (*field.lost, element)
    state.log(
        "destroyed",
        rule,
        piece=element,
        side=state.banner(field.side(element)),
        place=place,
        cause=cause,
    )


def destroy_in_combat(state: BattleState, element: str, foe: str) -> None:
    """dba.7k: with the front dies the supporter that gave +1."""
    behind = dies_with(state.field, element, foe)
    destroy(state, element, "dba.8a", OVERCOME)
    if behind:
        destroy(state, behind, "dba.7k", SHARED)


def recoil(state: BattleState, element: str) -> None:
    """dba.8.1a-d: one cell straight back, facing kept; destroyed if flanked or blocked."""
    field = state.field
    if field.flankers(element):
        destroy(state, element, "dba.8.1b", CAUGHT)
        return
    facing = field.facing[element]
    to = ahead(field.width, field.at[element], facing, -1)
    friend = field.holder.get(to, "")
    if friend and not field.foes(element, friend):
        to = _through(state, element, friend, to)
    if not field.passable(field.kind(element), to) or to in field.holder:
        destroy(state, element, "dba.8.1b", BLOCKED)
        return
    field.put(element, to, facing)
    side = state.banner(field.side(element))
    state.log("recoils", "dba.8.1a", piece=element, side=side, to_place=state.place(to))
    wade(state)


def _through(state: BattleState, element: str, friend: str, to: int) -> int:
    """dba.8.1c-d: where a recoil ends that meets a friend; OUTSIDE if it cannot go on."""
    field = state.field
    if field.kinds[element] == "El":
        destroy(state, friend, "dba.8.1d", TRAMPLED)
        return to
    while friend and not field.foes(element, friend):
        if not _passes(field, element, friend):
            return to if push(state, friend, field.facing[element]) else OUTSIDE
        to = ahead(field.width, to, field.facing[element], -1)
        friend = field.holder.get(to, "")
    return to


def _passes(field: Field, element: str, friend: str) -> bool:
    """dba.8.1c: psiloi recoil through anybody, mounted through foot other than pikes."""
    kind, other = field.kind(element), field.kind(friend)
    return kind.skirmishes or (kind.mounted and not other.mounted and other.id != "Pk")


def push(state: BattleState, friend: str, facing: int) -> bool:
    """dba.8.1c: a friend facing the same way goes back one cell, and those behind it too; never elephants."""
    field = state.field
    if field.facing[friend] != facing or field.kinds[friend] in ("El", "Cf"):
        return False
    to = ahead(field.width, field.at[friend], facing, -1)
    if not field.passable(field.kind(friend), to):
        return False
    other = field.holder.get(to, "")
    if other and (field.foes(friend, other) or not push(state, other, facing)):
        return False
    field.put(friend, to, facing)
    state.log("pushed", "dba.8.1c", piece=friend, to_place=state.place(to))
    return True


def follow_up(state: BattleState, winner: str, vacated: int) -> None:
    """dba.8.1e: knights, warbands and hordes advance into the cell their enemy left."""
    field = state.field
    if not field.kind(winner).follows or field.front_cell(winner) != vacated:
        return
    if vacated in field.holder or not field.passable(field.kind(winner), vacated):
        return
    field.put(winner, vacated, field.facing[winner])
    side = state.banner(field.side(winner))
    state.log("follows", "dba.8.1e", piece=winner, side=side, to_place=state.place(vacated))
    wade(state)
    enter_camp(state, winner)


def helpers_recoil(state: BattleState, winner: str) -> None:
    """dba.8.1f: friends on the winner's flank or rear fall back with the loser. They go apart in different
    directions, so that it does not matter who goes first."""
    field = state.field
    for other in field.flankers(winner):
        if other in field.at:
            recoil(state, other)


def wade(state: BattleState) -> None:
    """dba.2.2c: a die says how the river is when somebody first stands in it, however he came there."""
    field = state.field
    if field.river != "unknown" or not field.derived().held & field.going().wet_cells:
        return
    die = state.throw("dba.2.2c", field.active())
    field.river = ("paltry", "slow", "column")[(die - 1) // 2]
    field.resurvey()
    state.log("river", "dba.2.2c", die=die, river=field.river)


def enter_camp(state: BattleState, element: str) -> None:
    """dba.9e: an enemy in an undefended camp has sacked it."""
    field = state.field
    theirs = 1 - field.side(element)
    if field.at[element] == field.camps[theirs] and theirs not in field.sacked:
        field.sacked = (*field.sacked, theirs)
        state.log("sacked", "dba.9e", piece=element, side=state.banner(theirs))
