"""6h, 11a: what is kept as an index, counted anew: goods by hex and good, control by area."""

from __future__ import annotations

from polemos.games.hellas.contest import holds
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import SIDES


def active_goods(state: Hellas, side: str) -> dict[str, int]:
    """6h: what each uncontested post or fortress yields."""
    power = state.powers[side]
    held = {**power.posts, **power.forts}
    return {h: n for h, n in held.items() if h not in state.intruders}


def goods_totals(state: Hellas, active: dict[str, int]) -> tuple[int, ...]:
    totals = [0] * len(state.charts.goods)
    for place, count in active.items():
        totals[state.world.good[place]] += count
    return tuple(totals)


def control_now(state: Hellas) -> dict[str, str]:
    """11a: who controls what."""
    return {
        area: side
        for area, facts in state.world.areas.items()
        for side in SIDES
        if all(holds(state, side, h) for h in facts.goods)
    }
