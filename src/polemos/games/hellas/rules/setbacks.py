"""9.6i, 18.2: conditions of the development chart, and what is lost with them by option."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellas.charts import GOLDEN, ROWS, Need
from polemos.games.hellas.rules.score import tell_points
from polemos.games.hellas.state import Hellas

NO_GOOD: Final = Barrier("needs-good", "9.6i")
NO_LUXURIES: Final = Barrier("needs-luxuries", "9.6o")
NO_PHASE: Final = Barrier("needs-phase", "9.6i")


def why_unmet(state: Hellas, side: str, need: Need) -> Barrier | None:
    """9.6i: uncontested posts of the goods, luxuries, and phases of other rows."""
    if missing_good(state, side, need) >= 0:
        return NO_GOOD
    if need.luxuries and luxury_posts(state, side) < need.luxuries:
        return NO_LUXURIES
    return NO_PHASE if need.row and state.phase(side, need.row) < need.phase else None


def missing_good(state: Hellas, side: str, need: Need) -> int:
    """The first good asked for that the side does not trade in; -1: none is missing."""
    goods = state.powers[side].goods
    for good in need.goods:
        if not goods[good]:
            return good
    return -1


def luxury_posts(state: Hellas, side: str) -> int:
    """9.6p: different posts with luxuries, or by option kinds; a second post (18.7) adds to neither."""
    goods, luxury = state.printed.good, state.charts.luxury
    found = [goods[place] for place in state.powers[side].active if luxury[goods[place]]]
    return len(set(found)) if state.options["luxuries"] == "kinds" else len(found)


def setbacks(state: Hellas, side: str) -> None:
    """18.2a, 18.2d: cubes of a side that lost a good fall back to the last box whose conditions hold."""
    while any(_fall_back(state, side, row) for row in ROWS):
        pass


def _retreat(state: Hellas, side: str, row: str, box: int) -> None:
    """18.2b: the phase and its benefits are gone, a golden age with its point."""
    power, chart = state.powers[side], state.charts.rows[row]
    before, power.boxes[row] = power.boxes[row], box
    if box:
        to, left = chart.costs[box - 1], chart.costs[before - 1]
        state.log(
            "setback", "18.2a", who=side, row=row, before=left, box=to, level=f"{row}_{chart.phases[box]}"
        )
    else:
        state.log("setback-to-start", "18.2a", who=side, row=row, before=chart.costs[before - 1])
    if chart.phases[before] == GOLDEN:
        tell_points(state, side)


def _fall_back(state: Hellas, side: str, row: str) -> bool:
    power, chart = state.powers[side], state.charts.rows[row]
    box = power.boxes[row]
    for phase in range(1, chart.phases[box] + 1):
        if phase in chart.needs and why_unmet(state, side, chart.needs[phase]) is not None:
            _retreat(state, side, row, chart.phases.index(phase) - 1)
            return True
    return False
