"""How well a side stands, in victory points it has or is on its way to; bots compare positions with it."""

from __future__ import annotations

from typing import Final

from polemos.games.hellas.charts import CULTURE, ECONOMY, FLEET, GOLDEN, MILITARY, ROWS
from polemos.games.hellas.evaluation.grip import UNDERWAY, Grip
from polemos.games.hellas.evaluation.prospects import occupied, prospects
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.attack import why_not_takeable
from polemos.games.hellas.rules.score import last_turn, points, target
from polemos.games.hellas.rules.upkeep import hungry, upkeep
from polemos.games.hellas.state import Hellas

#: Worth of a point scored, which can be lost again only if it is a laurel or a monument.
POINT: Final = 1.25

#: Worth in victory points of: a talent in hand, a talent of income (for the turns to come), a free unit.
TALENT: Final = 0.004
INCOME: Final = 0.035
LEGION: Final = 0.09
SHIP: Final = 0.16
FORTRESS: Final = 0.12

#: So many legions, ships and fortresses every side needs; what a further one is worth compared with these.
LEGIONS: Final = 9
SHIPS: Final = 5
FORTRESSES: Final = 4
SURPLUS: Final = 0.3

#: Talents beyond this many lie idle, and beyond the hoard they are of no use at all.
PURSE: Final = 110
HOARD: Final = 400

#: What disorder costs, by the square of its boxes: at the last one it outweighs any two points.
PERIL: Final = 0.055

#: What a side close to victory loses by an armistice: nothing but war brings its last points.
TRUCE: Final = 0.6

#: How much more a laurel is wanted by a side that lacks it to win than at the beginning.
APPETITE: Final = 1.5


def evaluate(state: Hellas, role: str) -> float:
    """About -1 to 1: the difference of both standings against the points that win."""
    other, aim = foe(role), target(state) or 10
    ours, theirs = points(state, role), points(state, other)
    time, taken = _time_left(state, max(ours, theirs) / aim), occupied(state)
    lead = standing(state, role, ours / aim, time, taken) - standing(state, other, theirs / aim, time, taken)
    return (lead + POINT * (ours - theirs)) / aim


def standing(state: Hellas, side: str, near: float, time: float, taken: set[str]) -> float:
    """All that is not yet a point. `near` is the part of the points that win which the side has."""
    grip = Grip(state, side, 1 + APPETITE * near**3)
    worth = chart_worth(state, side) + stability_worth(state, side) + grip.worth()
    worth += trade_worth(state, side, time) + force_worth(state, side)
    if state.armistice:
        worth -= TRUCE * near**2
    return worth + prospects(state, side, taken)


def chart_worth(state: Hellas, side: str) -> float:
    """9.6: boxes paid for, each row leading to a golden age; culture opens the others and monuments."""
    worth = 0.0
    boxes = state.powers[side].boxes
    for row in ROWS:
        worth += UNDERWAY * state.charts.rows[row].progress[boxes[row]]
    worth += 0.12 * min(state.phase(side, CULTURE), 3)
    worth += 0.08 * min(state.phase(side, MILITARY), 4) + 0.10 * min(state.phase(side, FLEET), 4)
    return worth + 0.05 * (state.phase(side, ECONOMY) == GOLDEN)


def stability_worth(state: Hellas, side: str) -> float:
    """9.5, 10h: the way to the golden age, and the nearness of a revolution; unpaid crews bring it nearer."""
    power = state.powers[side]
    box = power.stability
    if box <= state.charts.highest and power.money < upkeep(state, side):
        box -= 1
    worth = UNDERWAY * (box / (state.charts.highest + 1))
    return worth - PERIL * box * box if box < 0 else worth


def trade_worth(state: Hellas, side: str, time: float) -> float:
    """6: money, income for the turns that are left, and luxuries."""
    power = state.powers[side]
    purse = min(power.money, PURSE) + 0.12 * min(max(0, power.money - PURSE), HOARD)
    worth = TALENT * purse + INCOME * time * (state.income(side) - 0.7 * upkeep(state, side))
    luxuries = sum([power.goods[i] for i in state.charts.luxuries])
    worth += 0.45 * min(luxuries, 3) + 0.05 * max(0, luxuries - 3)
    return worth


def _time_left(state: Hellas, best: float) -> float:
    """Income counts less near the end."""
    share = max(0.25, 1.0 - 0.6 * best)
    last = last_turn(state)
    return min(share, (last - state.turn) / 12) if last else share


def force_worth(state: Hellas, side: str) -> float:
    """10, 13: fed legions, ships, walls; posts about to be taken; an armed foe beside one's posts."""
    power, other = state.powers[side], state.powers[foe(side)]
    strength = 1 + 0.2 * state.legion_combat(side)
    worth = LEGION * strength * _useful(power.legion_count(), LEGIONS) - 0.08 * hungry(state, side)
    worth += SHIP * _useful(power.ship_count(), SHIPS) + FORTRESS * _useful(len(power.fortresses), FORTRESSES)
    for place in state.intruders:
        if place in power.legions and why_not_takeable(state, side, place) is None:
            worth += 0.18
        if place in power.legions and place in other.legions:
            edge = power.legions[place] * state.legion_combat(side) + state.modifier(side)
            against = other.legions[place] * state.legion_combat(other.side) + state.modifier(other.side)
            worth += 0.05 * max(-3, min(3, edge // 3 - against // 3))
    if state.printed.capital[side] in power.legions:
        worth += 0.05
    for place in power.legions:
        if place in power.active:
            worth += 0.02
    return worth


def _useful(count: int, needed: int) -> float:
    """Those beyond what is needed count for less."""
    return count if count <= needed else needed + SURPLUS * (count - needed)
