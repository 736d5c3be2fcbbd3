"""8.2, 9.0, 10.1.5, 10.2-10.4: how the game ends and what it is worth."""

from __future__ import annotations

from polemos.engine.result import Result
from polemos.games.peloponnesian_war.printed.names import PLAYER
from polemos.games.peloponnesian_war.rules.scoring import score
from polemos.games.peloponnesian_war.rules.strength_points import FOE, SIDES
from polemos.games.peloponnesian_war.state import War


def turns_elapsed(state: War) -> int:
    """OPEN-06: turns of this scenario so far, the present one included."""
    return state.turn - state.first_turn + 1


def surrender_bonus(state: War) -> int:
    """9.0c: 200 divided by the turns elapsed, rounded up."""
    return -(-state.printed.points["surrender"] // turns_elapsed(state))


def surrendered(state: War) -> str:
    """8.2a-b: home space in enemy hands, or bellicosity 0; "" if nobody gives up. Both: the lower one."""
    broken = [s for s in SIDES if state.controller(s) == FOE[s] or state.bellicosity[s] <= 0]
    if not broken:
        return ""
    return min(broken, key=lambda s: (state.controller(s) == s, state.bellicosity[s]))


def surrender(state: War, side: str) -> None:
    """8.2c: the game ends at once."""
    state.log("surrender", "8.2", who=side)
    score(state, PLAYER if state.solitaire else FOE[side], surrender_bonus(state), "9.0c")
    finish(state, "surrender", "8.2", side)


def finish(state: War, reason: str, rule: str, loser: str = "") -> None:
    """The result: a player against the target, or two players against each other."""
    state.log("game-over", rule, reason=reason)
    if state.solitaire:
        state.finish(_alone(state, reason, rule, loser))
    else:
        state.finish(_between_two(state, reason, rule, loser))


def _alone(state: War, reason: str, rule: str, loser: str) -> Result:
    """10.1.5a, 10.2c: enough points, or in the campaign the enemy's surrender by the end of turn 3."""
    points = state.points[PLAYER]
    early = reason == "surrender" and state.turn <= state.ending.early and loser != state.player
    won = points >= state.ending.points or early
    level = ("decisive" if state.ending.early else "victory") if won else "defeat"
    return Result(PLAYER if won else None, level, reason, rule, {PLAYER: points}, (PLAYER,) if won else ())


def _between_two(state: War, reason: str, rule: str, loser: str) -> Result:
    """11 (our reading): a surrender decides, else the points of 9.0 counted for each side."""
    points = dict(state.points)
    if loser:
        return Result(FOE[loser], "decisive", reason, rule, points, (FOE[loser],))
    if points[SIDES[0]] == points[SIDES[1]]:
        return Result(None, "draw", reason, rule, points)
    winner = max(SIDES, key=lambda s: points[s])
    return Result(winner, "victory", reason, rule, points, (winner,))
