"""What units are on their way to: free goods within reach, worth less the farther they are."""

from __future__ import annotations

from typing import Final

from polemos.games.hellas.charts import FLEET, MILITARY
from polemos.games.hellas.posts import is_free, row_has_room
from polemos.games.hellas.reach import Step
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import LAND, World, foe

#: Each further move action that a good is away makes it worth this share of what it was.
FADE: Final = 0.62

#: A good farther than this many move actions is out of sight.
HORIZON: Final = 4.0


class Distances:
    """Steps from every goods hex to every other hex, by land and by sea; filled when first asked."""

    def __init__(self, world: World) -> None:
        self.land = {h: _steps(world.roads, h, world.charts.far_sea_cost) for h in world.goods_hexes}
        shores = [h for h in world.goods_hexes if world.terrain[h] != LAND]
        self.sea = {h: _steps(world.lanes, h, world.charts.far_sea_cost) for h in shores}


def _steps(graph: dict[str, tuple[Step, ...]], start: str, dear: int) -> dict[str, int]:
    """Cost of the cheapest way from a hex to every other (close enough: the way back is as long)."""
    cost = {start: 0}
    edges: list[list[str]] = [[start]]
    at = 0
    while at < len(edges):
        for here in edges[at]:
            if cost[here] < at:
                continue
            for there, step in graph.get(here, ()):
                total = at + step
                if total < cost.get(there, 10**6):
                    cost[there] = total
                    while len(edges) <= total + dear:
                        edges.append([])
                    edges[total].append(there)
        at += 1
    return cost


_KNOWN: dict[int, tuple[World, Distances]] = {}


def distances(world: World) -> Distances:
    known = _KNOWN.get(id(world))
    if known is None or known[0] is not world:
        known = _KNOWN[id(world)] = (world, Distances(world))
    return known[1]


def prospects(state: Hellas, side: str) -> float:
    """The best good for each stack, each good for one stack only, nearest first."""
    power, table = state.powers[side], distances(state.world)
    goods = _targets(state, side)
    land_pace = state.charts.legion_move[state.phase(side, MILITARY)]
    sea_pace = state.charts.ship_move[state.phase(side, FLEET)]
    offers: list[tuple[float, str, str]] = []
    for good, worth in goods.items():
        for place in power.legions:
            offers.append((_faded(worth, table.land[good].get(place, 99) / land_pace), good, f"l{place}"))
        if good in table.sea and not state.option("legions_found"):
            for place in power.ships:
                offers.append((_faded(worth, table.sea[good].get(place, 99) / sea_pace), good, f"s{place}"))
        elif good in table.sea:
            for place in power.cargo:
                offers.append((_faded(worth, table.sea[good].get(place, 99) / sea_pace), good, f"s{place}"))
    return _assigned(offers)


def _faded(worth: float, actions: float) -> float:
    return worth * FADE**actions if actions <= HORIZON else 0.0


def _assigned(offers: list[tuple[float, str, str]]) -> float:
    """Best offers first; a good and a stack count once."""
    total = 0.0
    taken: set[str] = set()
    for worth, good, stack in sorted(offers, reverse=True):
        if worth <= 0.0:
            break
        if good not in taken and stack not in taken:
            taken.add(good)
            taken.add(stack)
            total += worth
    return total


def _targets(state: Hellas, side: str) -> dict[str, float]:
    """Goods hexes worth going to: free ones, and enemy posts without a garrison."""
    power, charts, world = state.powers[side], state.charts, state.world
    other = state.powers[foe(side)]
    luxuries = sum(power.goods[i] for i in charts.luxuries)
    found: dict[str, float] = {}
    for place, good in world.good.items():
        if power.owns(place) or not row_has_room(state, side, place):
            continue
        income = charts.income[good]
        have = power.goods[good]
        worth = 0.03 * (income[min(have + 1, len(income) - 1)] - income[min(have, len(income) - 1)])
        if charts.luxury[good]:
            worth += 0.20 if luxuries < 3 else 0.03
            worth += 0.08 if charts.goods[good] not in power.luxuries else 0.0
        elif not have:
            worth += 0.10
        area = world.areas[world.area_of[place]]
        held = sum(1 for h in area.goods if h in power.active)
        worth += 0.12 * area.weight * (1 + held) / len(area.goods)
        if is_free(state, side, place):
            found[place] = worth * 0.8
        elif place in other.posts and place not in other.legions and not state.armistice:
            found[place] = worth * 0.5
    return found
