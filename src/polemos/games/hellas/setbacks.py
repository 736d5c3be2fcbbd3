"""9.6i, 18.2: conditions of the development chart, and what is lost with them by option."""

from __future__ import annotations

from polemos.games.hellas.charts import ROWS, Need
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import SIDES


def meets(state: Hellas, side: str, need: Need) -> bool:
    """9.6i: uncontested posts of the goods, luxuries, and phases of other rows."""
    goods = state.powers[side].goods
    if not all(goods[good] for good in need.goods):
        return False
    if need.luxuries and luxury_posts(state, side) < need.luxuries:
        return False
    return not need.row or state.phase(side, need.row) >= need.phase


def luxury_posts(state: Hellas, side: str) -> int:
    """9.6p: posts with luxuries; by option only different kinds count."""
    counts = [state.powers[side].goods[i] for i in state.charts.luxuries]
    if state.options["luxuries"] == "kinds":
        return sum(1 for n in counts if n)
    return sum(counts)


def setbacks(state: Hellas) -> None:
    """18.2a, 18.2d: cubes fall back to the last box whose conditions hold, row after row."""
    for side in SIDES:
        while any(_fall_back(state, side, row) for row in ROWS):
            pass


def _fall_back(state: Hellas, side: str, row: str) -> bool:
    power, chart = state.powers[side], state.charts.rows[row]
    box = power.boxes[row]
    for phase in range(1, chart.phases[box] + 1):
        if phase in chart.needs and not meets(state, side, chart.needs[phase]):
            power.boxes[row] = chart.phases.index(phase) - 1
            state.log("setback", "18.2a", who=side, row=row)
            return True
    return False
