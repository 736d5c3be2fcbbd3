"""How well a side stands, in victory points it has or is on its way to; bots compare positions with it."""

from __future__ import annotations

from typing import Final

from polemos.games.hellas.attack import takeable
from polemos.games.hellas.charts import CULTURE, ECONOMY, FLEET, GOLDEN, MILITARY, ROWS
from polemos.games.hellas.distances import distances
from polemos.games.hellas.prospects import occupied, prospects
from polemos.games.hellas.score import control_boxes, last_turn, points, target
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.upkeep import hungry, upkeep
from polemos.games.hellas.world import foe

#: Worth in victory points of: a talent in hand, a talent of income (for the turns to come), a free unit.
TALENT: Final = 0.004
INCOME: Final = 0.035
LEGION: Final = 0.09
SHIP: Final = 0.16
FORTRESS: Final = 0.12

#: How much of a laurel or golden age the way towards it is worth.
UNDERWAY: Final = 0.75

#: Talents beyond this many lie idle.
PURSE: Final = 110


def evaluate(state: Hellas, role: str) -> float:
    """About -1 to 1: the difference of both standings against the points that win."""
    other, aim = foe(role), target(state) or 10
    ours, theirs = points(state, role), points(state, other)
    time, taken = _time_left(state, max(ours, theirs) / aim), occupied(state)
    lead = standing(state, role, ours, time, taken) - standing(state, other, theirs, time, taken)
    return lead / aim


def standing(state: Hellas, side: str, scored: int, time: float, taken: set[str]) -> float:
    worth = scored * 1.25
    worth += chart_worth(state, side) + stability_worth(state, side) + control_worth(state, side)
    worth += trade_worth(state, side, time) + force_worth(state, side)
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
    """9.5: the way to the golden age, and the nearness of a revolution."""
    box = state.powers[side].stability
    worth = UNDERWAY * (box / (state.charts.highest + 1))
    if box < -2:
        worth -= 0.12 * (-2 - box) ** 1.6
    return worth


def control_worth(state: Hellas, side: str) -> float:
    """11: boxes on the way to the next laurels, and areas partly held."""
    shade = state.charts.laurels["light" if state.option("light_laurels") else "dark"]
    islands, provinces = control_boxes(state, side)
    worth = UNDERWAY * _laurel_share(islands, shade["island"])
    worth += UNDERWAY * _laurel_share(provinces, shade["province"])
    part = distances(state.world).part
    for place in state.powers[side].active:
        worth += part[place]
    return worth


def _laurel_share(boxes: int, laurels: tuple[int, ...]) -> float:
    """How far the cube is on its way to the next laurel."""
    before = 0
    for laurel in laurels:
        if boxes < laurel:
            return (boxes - before) / (laurel - before)
        before = laurel
    return 0.0


def trade_worth(state: Hellas, side: str, time: float) -> float:
    """6: money, income for the turns that are left, and luxuries."""
    power = state.powers[side]
    purse = min(power.money, PURSE) + 0.12 * max(0, power.money - PURSE)
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
    worth = LEGION * strength * min(power.legion_count(), 9) + SHIP * min(power.ship_count(), 5)
    worth -= 0.08 * hungry(state, side)
    worth += FORTRESS * min(len(power.forts), 4)
    for place in state.intruders:
        if place in power.legions and takeable(state, side, place):
            worth += 0.18
        if place in power.legions and place in other.legions:
            edge = power.legions[place] * state.legion_combat(side) + state.modifier(side)
            against = other.legions[place] * state.legion_combat(other.side) + state.modifier(other.side)
            worth += 0.05 * max(-3, min(3, edge // 3 - against // 3))
    if state.world.capital[side] in power.legions:
        worth += 0.05
    for place in power.legions:
        if place in power.active:
            worth += 0.02
    return worth
