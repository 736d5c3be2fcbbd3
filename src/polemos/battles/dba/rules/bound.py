"""dba.3: the sequence of a bound, the rout test of 11.3, and the end of a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import ATTACKER, DEFENDER, Field
from polemos.battles.dba.rules.close_combat import Fights, pairs
from polemos.battles.dba.rules.command import Command
from polemos.battles.dba.rules.facing_about import face_about
from polemos.battles.dba.rules.shooting import Shooting, shooters
from polemos.battles.dba.state import BattleState
from polemos.battles.dba.telling import elements
from polemos.engine.flow import Frame, Sequence, Step

#: dba.9d: after so many bounds the attacker withdraws.
LAST: Final = 30


@dataclass
class Bound(Sequence):
    """dba.3a: command, moves, shooting, close combat; the rout tests follow in `Fighting`."""

    def steps(self) -> tuple[Step, ...]:
        return (begin, command, face_about, shoot, fight)

    def run(self, state: BattleState) -> None:
        """Step after step, until somebody has something to decide or to carry out."""
        steps, below = self.steps(), len(state.frames)
        for at in range(self.at, len(steps)):
            state.become(Bound(self.who, at + 1))
            steps[at](state)
            if len(state.frames) != below:
                return
        state.end(None)


def begin(state: BattleState) -> None:
    field = state.field
    field.next_bound()
    state.log("bound", "dba.3a", turn=field.bound, side=state.banner(field.active()))


def command(state: BattleState) -> None:
    """dba.4a: the die is the number of command points.

    The frame without points below asks nothing: it marks where the side's orders end, so that a plan can be
    judged by the odds of its combats before their dice are thrown.
    """
    side = state.field.active()
    pips = state.throw("dba.4a", side)
    state.log("pips", "dba.4a", side=state.banner(side), number=pips)
    state.call(Command(side, 0))
    state.call(Command(side, pips))


def shoot(state: BattleState) -> None:
    side = state.field.active()
    ready = shooters(state.field, side)
    if ready:
        state.call(Shooting(side, ready, ()))


def fight(state: BattleState) -> None:
    field = state.field
    if not field.touching():
        return
    side = field.active()
    camp = tuple(e for e in pairs(field, 1 - side) if not field.opponent(e))
    pending = (*pairs(field, side), *camp)
    if pending:
        state.call(Fights(side, pending))


@dataclass
class Fighting(Frame):
    """dba.9: bounds alternate until an army routs; returns how it ended and which side lost."""

    def run(self, state: BattleState) -> None:
        if state.field.bound:
            reason, loser = after_bound(state)
            if reason:
                state.end((reason, loser))
                return
        state.call(Bound())


def after_bound(state: BattleState) -> tuple[str, int]:
    """11.3, dba.9: rout tests, then the limit of bounds."""
    field = state.field
    routed = [side for side in (ATTACKER, DEFENDER) if routs(state, side)]
    if len(routed) == 2:
        return "rout", worse(field)
    if routed:
        return "rout", routed[0]
    return ("withdrawal", ATTACKER) if field.bound >= LAST else ("", ATTACKER)


def routs(state: BattleState, side: int) -> bool:
    """11.3, dba.9b: after a loss in this bound, a die below the number destroyed is a rout."""
    field = state.field
    if field.count(side) == field.before[side]:
        return False
    fighting = any(field.kinds[e] != "Cf" for e in field.of(side))
    die = state.throw("11.3a", side)
    lost = 2 * die < field.count(side) or not fighting
    tell_rout(state, side, die, lost, fighting)
    return lost


def tell_rout(state: BattleState, side: int, die: int, lost: bool, fighting: bool) -> None:
    """11.3a: the die, what it had to reach, and what came of it."""
    key = "stands" if not lost else "routs" if fighting else "annihilated"
    count = elements(state.field.count(side))
    state.log(key, "11.3a", side=state.banner(side), die=die, lost=count)


def worse(field: Field) -> int:
    """R17: if both rout the higher count loses, the attacker if equal."""
    return DEFENDER if field.count(DEFENDER) > field.count(ATTACKER) else ATTACKER


def zones_of(field: Field, winner: int) -> tuple[int, int]:
    """11.7, dba.12s: the winner's elements in the enemy's flank zones and in his rear zone."""
    flank = rear = 0
    for element in field.of(winner):
        if field.kinds[element] == "Cf":
            continue
        far, aside = _from_base(field, winner, field.at[element])
        if far >= 18:
            rear += 1
        elif far >= 12 and aside < 6:
            flank += 1
    return flank, rear


def _from_base(field: Field, side: int, cell: int) -> tuple[int, int]:
    """How far from the own base edge, and from the nearer of the two side edges."""
    row, column = cell // field.width, cell % field.width
    ranks = (23 - row, column, row, field.width - 1 - column)
    front = field.front[side]
    side_edges = (column, field.width - 1 - column) if front in (0, 2) else (row, 23 - row)
    return ranks[front], min(side_edges)
