"""What units are on their way to: free goods within reach, worth less the farther they are."""

from __future__ import annotations

from typing import Final

from polemos.games.hellas.charts import FLEET, MILITARY
from polemos.games.hellas.posts import is_free
from polemos.games.hellas.reach import Step
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import LAND, World, foe

#: Each further move action that a good is away makes it worth this share of what it was.
FADE: Final = 0.62

#: A good farther than this many move actions is out of sight.
HORIZON: Final = 4.0


#: How many of the nearest goods a stack looks at.
SIGHT: Final = 9

#: Hex -> its nearest goods hexes with what the way costs, nearest first.
Near = dict[str, tuple[tuple[int, str], ...]]


#: A good that opens a phase is looked for farther away, and fades more slowly.
QUEST_FADE: Final = 0.85
GOOD_HELD: Final = 0.22
GOOD_NEAR: Final = 0.14
LUXURY_NEAR: Final = 0.25

#: As many luxury posts as any phase needs.
LUXURIES: Final = 3

#: Goods hex -> every hex -> what the way costs.
Ways = dict[str, dict[str, int]]


class Distances:
    """The ways from every goods hex, by land and by sea, and the goods nearest to every hex."""

    def __init__(self, world: World) -> None:
        dear = world.charts.far_sea_cost
        shores = [h for h in world.goods_hexes if world.terrain[h] != LAND]
        self.roads: Ways = {h: _steps(world.roads, h, dear) for h in world.goods_hexes}
        self.lanes: Ways = {h: _steps(world.lanes, h, dear) for h in shores}
        self.land = _nearest(self.roads)
        self.sea = _nearest(self.lanes)
        #: Good -> its hexes.
        self.hexes: dict[int, tuple[str, ...]] = {
            good: tuple(h for h in world.goods_hexes if world.good[h] == good)
            for good in range(len(world.charts.goods))
        }


def _nearest(ways: dict[str, dict[str, int]]) -> Near:
    found: dict[str, list[tuple[int, str]]] = {}
    for good, costs in ways.items():
        for place, cost in costs.items():
            found.setdefault(place, []).append((cost, good))
    return {place: tuple(sorted(goods)[: SIGHT * 3]) for place, goods in found.items()}


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
    """The best good for each stack, each good for one stack only, the best offers first."""
    power, table = state.powers[side], distances(state.world)
    desk = Desk(state, side)
    land_pace = state.charts.legion_move[state.phase(side, MILITARY)]
    sea_pace = state.charts.ship_move[state.phase(side, FLEET)]
    offers: list[tuple[float, str, str]] = []
    for place in power.legions:
        desk.look(table.land.get(place, ()), land_pace, f"l{place}", offers)
    for place in power.cargo if state.option("legions_found") else power.ships:
        desk.look(table.sea.get(place, ()), sea_pace, f"s{place}", offers)
    return _assigned(offers) + quests(desk, table, land_pace, sea_pace)


def quests(desk: Desk, table: Distances, land_pace: int, sea_pace: int) -> float:
    """9.6i: goods that phases need: those held or no longer needed count whole, the next ones by nearness.

    What is reached is always worth more than being near it, so that nobody lingers before the goal.
    """
    state, side = desk.state, desk.side
    goods, worth = state.powers[side].goods, 0.0
    for row, chart in state.charts.rows.items():
        now = state.phase(side, row)
        for phase, need in chart.needs.items():
            for good in need.goods:
                if phase <= now or goods[good]:
                    worth += GOOD_HELD
                elif phase == now + 1:
                    worth += GOOD_NEAR * desk.nearness(good, table, land_pace, sea_pace)
    if sum(goods[i] for i in state.charts.luxuries) < LUXURIES:
        near = [desk.nearness(i, table, land_pace, sea_pace) for i in state.charts.luxuries]
        worth += LUXURY_NEAR * max(near)
    return worth


def _assigned(offers: list[tuple[float, str, str]]) -> float:
    """Best offers first; a good and a stack count once."""
    total = 0.0
    taken: set[str] = set()
    offers.sort(reverse=True)
    for worth, good, stack in offers:
        if good not in taken and stack not in taken:
            taken.add(good)
            taken.add(stack)
            total += worth
    return total


class Desk:
    """What each good would be worth to one side now; each is judged once."""

    def __init__(self, state: Hellas, side: str) -> None:
        self.state = state
        self.side = side
        self.power = state.powers[side]
        self.other = state.powers[foe(side)]
        self.luxuries = sum(self.power.goods[i] for i in state.charts.luxuries)
        self._judged: dict[str, float] = {}
        #: 17c: posts of each good, contested ones too; 11: goods held in each area.
        self.owned = [0] * len(state.charts.goods)
        self.held: dict[str, int] = {}
        for place, count in (*self.power.posts.items(), *self.power.forts.items()):
            self.owned[state.world.good[place]] += count
            if place in self.power.active:
                area = state.world.area_of[place]
                self.held[area] = self.held.get(area, 0) + 1

    def look(
        self, goods: tuple[tuple[int, str], ...], pace: int, stack: str, offers: list[tuple[float, str, str]]
    ) -> None:
        """The offers of the nearest goods that are to be had."""
        seen = 0
        for cost, good in goods:
            actions = cost / pace
            if actions > HORIZON or seen == SIGHT:
                return
            worth = self.worth(good)
            if worth:
                seen += 1
                offers.append((worth * FADE**actions, good, stack))

    def worth(self, place: str) -> float:
        known = self._judged.get(place)
        if known is None:
            known = self._judged[place] = self._worth(place)
        return known

    def nearness(self, good: int, table: Distances, land_pace: int, sea_pace: int) -> float:
        """1 where a unit stands on such a good that is to be had, less the farther the nearest is."""
        best = 0.0
        for place in table.hexes[good]:
            if self.worth(place):
                best = max(best, QUEST_FADE ** self.actions_to(place, table, land_pace, sea_pace))
        return best

    def actions_to(self, place: str, table: Distances, land_pace: int, sea_pace: int) -> float:
        """Move actions until a unit of the side is there."""
        roads, least = table.roads[place], 99.0
        for legion in self.power.legions:
            least = min(least, roads.get(legion, 99) / land_pace)
        lanes = table.lanes.get(place)
        if lanes is not None:
            carriers = self.power.cargo if self.state.option("legions_found") else self.power.ships
            for ship in carriers:
                least = min(least, lanes.get(ship, 99) / sea_pace)
        return least

    def _worth(self, place: str) -> float:
        """Free goods, and enemy posts without a garrison, by what they would bring."""
        state = self.state
        good = state.world.good[place]
        if self.power.owns(place) or self.owned[good] >= state.charts.caps[good]:
            return 0.0
        if is_free(state, self.side, place):
            return 0.8 * self._gain(place)
        open_post = place in self.other.posts and place not in self.other.legions
        return 0.5 * self._gain(place) if open_post and not state.armistice else 0.0

    def _gain(self, place: str) -> float:
        """Income, luxury, first of its kind, and its part in an area."""
        charts, world, power = self.state.charts, self.state.world, self.power
        good = world.good[place]
        income, have = charts.income[good], power.goods[good]
        last = len(income) - 1
        worth = 0.03 * (income[min(have + 1, last)] - income[min(have, last)])
        if charts.luxury[good]:
            worth += 0.20 if self.luxuries < LUXURIES else 0.03
            worth += 0.08 if charts.goods[good] not in power.luxuries else 0.0
        elif not have:
            worth += 0.10
        area = world.areas[world.area_of[place]]
        held = self.held.get(area.id, 0)
        return worth + 0.12 * area.weight * (1 + held) / len(area.goods)
