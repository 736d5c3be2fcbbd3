"""9: total victory, victory points, and how the game ends."""

from __future__ import annotations

from typing import Final

from polemos.engine.result import Result
from polemos.games.hellespont.printed import ATHENS, ELIMINATED, KILLED, SIDES, SPARTA, foe
from polemos.games.hellespont.state import Hellespont

#: 9.2b-d: victory points of each port; any other is worth 1.
PORT_POINTS: Final = {"cyzicus": 5, "sestos": 3, "abydos": 3}
#: 9.1b: Sparta need not hold this one.
SPARED: Final = "cardia"
DRAW_MARGIN: Final = 5


def check_victory(state: Hellespont) -> bool:
    """9.1a, 9.1b: at the end of D a side that holds its ports has won at once."""
    for side in SIDES:
        needed = [p for p in state.printed.ports if side == ATHENS or p != SPARED]
        if all([p in state.units[side] for p in needed]):
            rule = "9.1a" if side == ATHENS else "9.1b"
            state.finish(Result(side, "total", "ports", rule, totals(state)))
            state.log("victory", rule, who=side)
            return True
    return False


def final_result(state: Hellespont) -> Result:
    """9.1c-d, 9.2: the end of the last turn: fleets first, then victory points."""
    athens, sparta = fleet(state, ATHENS), fleet(state, SPARTA)
    scores = totals(state)
    if athens <= 30 and sparta >= 45:
        return Result(SPARTA, "total", "fleet", "9.1c", scores)
    if sparta <= 20 and athens >= 40:
        return Result(ATHENS, "total", "fleet", "9.1d", scores)
    margin = scores[ATHENS] - scores[SPARTA]
    if abs(margin) <= DRAW_MARGIN:
        return Result(None, "draw", "points", "9.2l", scores)
    winner = ATHENS if margin > 0 else SPARTA
    if scores[winner] > 2 * scores[foe(winner)]:
        return Result(winner, "strategic", "points", "9.2n", scores)
    return Result(winner, "tactical", "points", "9.2m", scores)


def fleet(state: Hellespont, side: str) -> int:
    """9.1: all naval strength in play, bases included."""
    return sum([state.naval(side, p) for p in state.units[side]])


def totals(state: Hellespont) -> dict[str, int]:
    return {side: sum(score_lines(state, side).values()) for side in SIDES}


def score_lines(state: Hellespont, side: str) -> dict[str, int]:
    """9.2b-k: a side's victory points if the game were counted now, line by line."""
    return lines_of(state, side, held(state, side), losses(state, foe(side)))


def lines_of(
    state: Hellespont, side: str, own: tuple[int, int], theirs: tuple[int, int, int]
) -> dict[str, int]:
    """The lines of a side that holds so much and whose enemy has lost so much."""
    return {
        "ports": own[0],
        "supply": 3 * max(0, state.supply[side] - state.supply[foe(side)]),
        "fleet": own[1],
        "hoplites": theirs[0],
        "others": theirs[1],
        "leaders": theirs[2],
        "safe_conduct": state.spartan_bonus if side == SPARTA else 0,
    }


def held(state: Hellespont, side: str) -> tuple[int, int]:
    """9.2b-f: points for the ports, and for the fleet at sea."""
    printed = state.printed
    ports = at_sea = 0
    for place, units in state.units[side].items():
        if printed.kind[place] == "port":
            ports += PORT_POINTS.get(place, 1)
        if place not in printed.all_bases:
            for unit in units:
                if unit in printed.ships:
                    at_sea += state.strength(unit)
    return ports, 3 * (at_sea // 10)


def losses(state: Hellespont, loser: str) -> tuple[int, int, int]:
    """9.2g-i: 2 per eliminated hoplite unit, 1 per other land unit, 1 per leader killed in combat."""
    printed = state.printed
    hoplites = others = leaders = 0
    for piece in state.out:
        if printed.side_of[piece] != loser or piece in printed.ships:
            continue
        if piece in printed.leader_set:
            leaders += state.at[piece] == KILLED
        elif state.at[piece] == ELIMINATED:
            if printed.type_of[piece] == "hoplite":
                hoplites += 2
            else:
                others += 1
    return hoplites, others, leaders
