"""The indexes counted anew: goods by hex and good, control by area; and the laws that always hold."""

from __future__ import annotations

from polemos.engine.errors import RuleBug
from polemos.games.hellas.contest import holds
from polemos.games.hellas.stacks import LEGION, SHIP, figure, limit, units
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import LAND, SEA, SIDES, foe


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


def recount(state: Hellas) -> None:
    for side in SIDES:
        power = state.powers[side]
        power.active = active_goods(state, side)
        power.goods = goods_totals(state, power.active)


def recount_control(state: Hellas) -> None:
    state.control = control_now(state)


def check(state: Hellas) -> None:
    """17 and the indexes: raises RuleBug where the state contradicts itself."""
    for side in SIDES:
        _check_power(state, side)
    if state.control != control_now(state):
        raise RuleBug(f"control is {state.control}, counted {control_now(state)}")
    for place, sides in state.intruders.items():
        for side in sides:
            if not state.contests(side, place) or not state.enemies_at(side, place):
                raise RuleBug(f"{side} is an intruder in {place} without a reason")
    if (
        state.pool + sum(state.neutral_legions.get(h, 0) for h in state.world.yellow)
        > state.world.yellow_limit
    ):
        raise RuleBug("more yellow legions than there are")


def _check_power(state: Hellas, side: str) -> None:
    power, world = state.powers[side], state.world
    if power.active != active_goods(state, side) or power.goods != goods_totals(state, power.active):
        raise RuleBug(f"goods of {side} are {power.active} {power.goods}")
    for kind in ("legions", "ships", "fortresses", "posts", "monuments"):
        if not 0 <= state.left(side, kind) <= world.limits[side][kind]:
            raise RuleBug(f"{side} has a wrong number of {kind}")
    for kind, barred in ((LEGION, SEA), (SHIP, LAND)):
        stacks = sorted(h for h, n in units(power, kind).items() if n > 1)
        figures = sorted(h for m, h in power.markers.items() if f"_{figure(kind)}_" in m)
        if stacks != figures or len(stacks) > limit(state, side, kind):
            raise RuleBug(f"{side}: figures {figures} for stacks {stacks}")
        if any(world.terrain[h] == barred or n < 1 for h, n in units(power, kind).items()):
            raise RuleBug(f"{side} has a {kind} where none can be")
    if any(n > power.ships.get(h, 0) or n < 1 for h, n in power.cargo.items()) or power.money < 0:
        raise RuleBug(f"{side}: cargo without ships, or debts")
    if any(state.powers[foe(side)].owns(h) or state.neutral_at(h) for h in (*power.posts, *power.forts)):
        raise RuleBug(f"{side} shares a post with somebody")
