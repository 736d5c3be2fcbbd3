"""dba.auto.e: what counts in the combat of a lane."""

from __future__ import annotations

from polemos.battles.dba.field import DEFENDER
from polemos.battles.dba.quick.lanes import GAP, HILLY, Lanes
from polemos.battles.dba.rules.factors import SCREENED, rank_bonus


def total(lanes: Lanes, lane: int, side: int) -> int:
    """dba.auto.e: the normal factors if everybody is where he should be."""
    mine, foe = lanes.lines[side][lane], lanes.lines[1 - side][lane]
    kind, other = lanes.kinds[mine], lanes.kinds[foe]
    value = kind.factor(other) + (1 if lanes.names[mine] in lanes.field.generals else 0)
    if lanes.bad[lane]:
        value += uphill(lanes, lane, side) - (0 if kind.rough else 2)
    else:
        value += ranks(lanes, lane, side) or screened(lanes, lane, side)
    return value - (1 if lanes.flanker[mine] else 0) - overlaps(lanes, lane, side)


def uphill(lanes: Lanes, lane: int, side: int) -> int:
    """dba.7c: in hilly country bad going is the slope of a hill, and the defender holds it."""
    return 1 if side == DEFENDER and lanes.bad[lane] and lanes.field.topography == HILLY else 0


def ranks(lanes: Lanes, lane: int, side: int) -> int:
    """dba.7g: what a second rank of pikes is worth here."""
    mine = lanes.lines[side][lane]
    if not lanes.second[mine]:
        return 0
    return rank_bonus(lanes.book, lanes.kinds[mine].id, lanes.kinds[lanes.lines[1 - side][lane]].id)


def screened(lanes: Lanes, lane: int, side: int) -> int:
    """dba.7j: psiloi behind this lane or the next against mounted."""
    line = lanes.lines[side]
    if not lanes.kinds[lanes.lines[1 - side][lane]].mounted or lanes.kinds[line[lane]].id not in SCREENED:
        return 0
    return 1 if any([lanes.behind[e] for e in line[max(0, lane - 1) : lane + 2]]) else 0


def overlaps(lanes: Lanes, lane: int, side: int) -> int:
    """dba.12m: enemies who fight nobody, in the row of the own enemy or in one's own."""
    enemies = lanes.lines[1 - side]
    found, row = 0, lanes.forward[enemies[lane]]
    for other in range(lane - 1, lane + 2, 2):
        foe = enemies[other] if 0 <= other < lanes.size else GAP
        if foe and 0 <= lanes.forward[foe] - row <= 1 and not lanes.held[foe] and lanes.apart(other):
            found += 1
    return found
