"""4.0-4.3: what the operations of players and of the matrix have in common."""

from __future__ import annotations

from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, EMPTY
from polemos.games.peloponnesian_war.state import War


def pass_turn(state: War, side: str, why: str, rule: str) -> None:
    """4.0b: a side that has passed conducts no more operations this turn."""
    state.passed[side] = True
    state.log(f"pass-{why}", rule, who=side)


def augury_fails(state: War, side: str) -> bool:
    """4.3c-d, 11.0e: 6 forbids the player's operation; 5 also the system's, or Sparta's with two players."""
    die = state.die("4.3", side)
    favoured = state.player if state.solitaire else ATHENS
    fails = die >= (6 if side == favoured else 5)
    if not fails:
        state.log("omens-good", "4.3", who=side)
    return fails


def appoint(state: War, side: str) -> None:
    """4.3e: a random available leader, placed in the home space, unless one already waits there."""
    if not state.chief[side]:
        name = state.draw("4.3", state.pool(side))
        state.leader_at[name] = side
        state.chief[side] = name
        state.log("leader-drawn", "4.3e", leader=name, who=side)


def begin_operation(state: War, side: str, goal: str, attempt: bool) -> None:
    """4.1b: the leader sets out from his home space; 4.4.2: or tries first to cause a rebellion."""
    state.operations_made[side] += 1
    state.op_side, state.op_leader = side, state.chief[side]
    state.chief[side] = ""
    state.leader_at[state.op_leader] = side
    state.op_at, state.op_goal, state.op_force = side, goal, EMPTY
    state.op_marching, state.op_path = False, ()
    state.op_caught, state.op_visited = frozenset(), ()
    state.let_pass = ()
    if attempt:
        tell_attempt(state, side, state.op_leader, goal, "4.4.2", 6)
    else:
        state.log("operation", "4.1", who=side, leader=state.op_leader, place=goal)


def tell_attempt(state: War, side: str, leader: str, place: str, rule: str, needed: int) -> None:
    """4.4.1a, 4.4.2a: who tries to raise which city, for how much, and what the die must show."""
    price = state.printed.costs["rebellion"]
    state.log("incite", rule, who=side, leader=leader, place=place, talents=price, count=needed)


def end_operation(state: War) -> None:
    """4.1d: the operation is over."""
    state.op_side = state.op_leader = state.op_at = state.op_goal = ""
    state.op_path, state.op_force, state.op_marching = (), EMPTY, False
    state.op_caught, state.op_visited = frozenset(), ()
