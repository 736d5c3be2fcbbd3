"""dba.8.1: recoil, flight, follow-up and destruction on the field. Nobody decides anything here."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.factors import dies_with
from polemos.kit.dba.field import Field
from polemos.kit.dba.grid import OUTSIDE, ahead, beside, opposite
from polemos.kit.dba.state import BattleState

FLIGHT: Final = 6


def destroy(state: BattleState, element: str, rule: str) -> None:
    """dba.8.1: off the field; it counts as lost."""
    field = state.field
    field.take(element)
    field.lost = (*field.lost, element)
    state.log("destroyed", rule, piece=element, side=state.commanders[field.side(element)])


def destroy_in_combat(state: BattleState, element: str, foe: str) -> None:
    """dba.7k: with the front dies the supporter that gave +1."""
    behind = dies_with(state.field, element, foe)
    destroy(state, element, "dba.8a")
    if behind:
        destroy(state, behind, "dba.7k")


def recoil(state: BattleState, element: str) -> None:
    """dba.8.1a-d: one cell straight back, facing kept; destroyed if flanked or blocked."""
    field = state.field
    if field.flankers(element):
        destroy(state, element, "dba.8.1b")
        return
    facing = field.facing[element]
    to = ahead(field.width, field.at[element], facing, -1)
    friend = field.holder.get(to, "")
    if friend and not field.foes(element, friend):
        to = _through(state, element, friend, to)
    if not field.passable(field.kind(element), to) or to in field.holder:
        destroy(state, element, "dba.8.1b")
        return
    field.put(element, to, facing)
    state.log("recoils", "dba.8.1a", piece=element, to_place=state.place(to))


def _through(state: BattleState, element: str, friend: str, to: int) -> int:
    """dba.8.1c-d: where a recoil ends that meets a friend; OUTSIDE if it cannot go on."""
    field = state.field
    kind, other = field.kind(element), field.kind(friend)
    if kind.id == "El":
        destroy(state, friend, "dba.8.1d")
        return to
    if kind.id == "Ps" or (kind.mounted and not other.mounted and other.id != "Pk"):
        return _beyond(field, element)
    return to if push(field, friend, field.facing[element]) else OUTSIDE


def _beyond(field: Field, element: str) -> int:
    """dba.8.1c: the first free cell behind the friends passed through."""
    step = 1
    while True:
        cell = ahead(field.width, field.at[element], field.facing[element], -step)
        other = field.holder.get(cell, "")
        if not other or field.foes(element, other):
            return cell
        step += 1


def push(field: Field, friend: str, facing: int) -> bool:
    """dba.8.1c: a friend facing the same way goes back one cell, and those behind it too; never elephants."""
    if field.facing[friend] != facing or field.kinds[friend] in ("El", "Cf"):
        return False
    to = ahead(field.width, field.at[friend], facing, -1)
    if not field.passable(field.kind(friend), to):
        return False
    other = field.holder.get(to, "")
    if other and (field.foes(friend, other) or not push(field, other, facing)):
        return False
    field.put(friend, to, facing)
    return True


def flee(state: BattleState, element: str) -> None:
    """dba.8.1g, 12q: turn about and run six cells in all."""
    field = state.field
    if field.flankers(element):
        destroy(state, element, "dba.8.1b")
        return
    field.turn(element, opposite(field.facing[element]))
    for _ in range(FLIGHT):
        straight = field.front_cell(element)
        if straight == OUTSIDE:
            destroy(state, element, "dba.8.1g")
            return
        to = _way_out(field, element, straight)
        if to == OUTSIDE:
            if not _friend_at(field, element, straight):
                destroy(state, element, "dba.8.1g")
                return
            break
        field.put(element, to, field.facing[element])
    state.log("flees", "dba.8.1g", piece=element, to_place=state.place(field.at[element]))


def _way_out(field: Field, element: str, straight: int) -> int:
    """The cell ahead, or the next one to its left or right; OUTSIDE if all three are closed."""
    kind, facing = field.kind(element), field.facing[element]
    sides = [beside(field.width, straight, facing, right) for right in (False, True)]
    for cell in (straight, *sides):
        if field.passable(kind, cell) and cell not in field.holder:
            return cell
    return OUTSIDE


def _friend_at(field: Field, element: str, cell: int) -> bool:
    other = field.holder.get(cell, "")
    return bool(other) and not field.foes(element, other)


def follow_up(state: BattleState, winner: str, vacated: int) -> None:
    """dba.8.1e: knights, warbands and hordes advance into the cell their enemy left."""
    field = state.field
    if winner not in field.at or not field.kind(winner).follows or field.front_cell(winner) != vacated:
        return
    if vacated in field.holder or not field.passable(field.kind(winner), vacated):
        return
    field.put(winner, vacated, field.facing[winner])
    state.log("follows", "dba.8.1e", piece=winner, to_place=state.place(vacated))
    enter_camp(state, winner)


def helpers_recoil(state: BattleState, loser: str, winner: str) -> None:
    """dba.8.1f: friends on the winner's flank or rear fall back with the loser."""
    field = state.field
    if winner not in field.at:
        return
    for other in field.flankers(winner):
        if other != loser and other in field.at:
            recoil(state, other)


def enter_camp(state: BattleState, element: str) -> None:
    """dba.9e: an enemy in an undefended camp has sacked it."""
    field = state.field
    theirs = 1 - field.side(element)
    if field.at[element] == field.camps[theirs] and theirs not in field.sacked:
        field.sacked = (*field.sacked, theirs)
        state.log("sacked", "dba.9e", piece=element, side=state.commanders[theirs])
