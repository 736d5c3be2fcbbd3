"""What units are on their way to: free goods within reach, worth less the farther they are."""

from __future__ import annotations

from typing import Final

from polemos.games.hellas.charts import FLEET, MILITARY
from polemos.games.hellas.evaluation.distances import Fading, Towards, distances
from polemos.games.hellas.printed import SIDES, foe
from polemos.games.hellas.state import Hellas

#: How many of the nearest goods a stack looks at.
SIGHT: Final = 5

#: A good that opens a phase is looked for farther away, and fades more slowly.
QUEST_FADE: Final = 0.85
GOOD_HELD: Final = 0.22
GOOD_NEAR: Final = 0.14
LUXURY_NEAR: Final = 0.25

#: As many luxury posts as any phase needs.
LUXURIES: Final = 3

#: What a whole area is worth to a side that holds a part of it; twice as much to one that lacks a hex.
AREA: Final = 0.12

#: Farther than any way on the map.
NOWHERE: Final = 10_000

#: What a good is worth before anybody has judged it.
UNJUDGED: Final = -1.0

#: Worth, goods hex and stack.
Offer = tuple[float, str, str]


def occupied(state: Hellas) -> set[str]:
    """9.4d: hexes where nobody can found a post now, whoever he is."""
    taken = set(state.intruders)
    taken.update(state.neutral_legions)
    taken.update(state.neutral_fortresses)
    for side in SIDES:
        power = state.powers[side]
        taken.update(power.posts)
        taken.update(power.fortresses)
    return taken


def prospects(state: Hellas, side: str, taken: set[str]) -> float:
    """The best good for each stack, each good for one stack only, the best offers first."""
    power, table = state.powers[side], distances(state.printed)
    desk = Desk(state, side, taken)
    roads, lanes = table.by_land(desk.land_pace), table.by_sea(desk.sea_pace)
    offers: list[Offer] = []
    for place in power.legions:
        desk.look(roads, place, f"l{place}", offers)
    for place in desk.carriers if desk.founds else ():
        desk.look(lanes, place, f"s{place}", offers)
    return _assigned(offers, desk.posts_left or len(offers)) + quests(desk)


def quests(desk: Desk) -> float:
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
                    worth += GOOD_NEAR * desk.nearness(good)
    if desk.luxuries < LUXURIES:
        worth += LUXURY_NEAR * max([desk.nearness(i) for i in state.charts.luxuries])
    return worth


def _assigned(offers: list[Offer], most: int) -> float:
    """Best offers first, no more than there are posts for (else the last of them would never be founded).

    A good and a stack count once.
    """
    total = 0.0
    taken: set[str] = set()
    offers.sort(reverse=True)
    for worth, good, stack in offers:
        if good not in taken and stack not in taken:
            taken.add(good)
            taken.add(stack)
            total += worth
            if len(taken) >= 2 * most:
                break
    return total


class Desk:
    """What each good would be worth to one side now; each is judged once."""

    def __init__(self, state: Hellas, side: str, taken: set[str]) -> None:
        self.state = state
        self.side = side
        self.power = state.powers[side]
        self.other = state.powers[foe(side)]
        self.table = distances(state.printed)
        #: 17a: whether a post is left to found; without any only the legions have something to look for.
        self.posts_left = state.left(side, "posts")
        self.founds = self.posts_left > 0
        self.land_pace = state.charts.legion_move[state.phase(side, MILITARY)]
        self.sea_pace = state.charts.ship_move[state.phase(side, FLEET)]
        self.carriers = self.power.cargo if state.option("legions_found") else self.power.ships
        self.luxuries = sum([self.power.goods[i] for i in state.charts.luxuries])
        self._taken = taken
        self._judged: dict[str, float] = {}
        #: 11: posts and fortresses that count in each area.
        self._held: dict[str, int] = {}
        for place in self.power.active:
            area = self.table.area_of[place]
            self._held[area] = self._held.get(area, 0) + 1
        self._gains = self._gains_now()

    def _gains_now(self) -> list[float]:
        """What one more of each good brings: income, luxury, first of its kind, if a post can stand there."""
        charts, power, owned = self.state.charts, self.power, [0] * len(self.state.charts.goods)
        for stock in (power.posts, power.fortresses):
            for place, count in stock.items():
                owned[self.table.good[place]] += count
        gains: list[float] = []
        for good, income in enumerate(charts.income):
            have, last = power.goods[good], len(income) - 1
            worth = 0.03 * (income[min(have + 1, last)] - income[min(have, last)])
            if charts.luxury[good]:
                worth += 0.20 if self.luxuries < LUXURIES else 0.03
                worth += 0.08 if charts.goods[good] not in power.luxuries else 0.0
            elif not have:
                worth += 0.10
            gains.append(worth if owned[good] < last and self.founds else 0.0)
        return gains

    def look(self, ways: Fading, stack_at: str, stack: str, offers: list[Offer]) -> None:
        """The offers of the nearest goods that are to be had."""
        seen, judged = 0, self._judged
        for fade, good in ways.get(stack_at, ()):
            worth = judged.get(good, UNJUDGED)
            if worth < 0.0:
                worth = self.worth(good)
            if worth > 0.0:
                offers.append((worth * fade, good, stack))
                seen += 1
                if seen == SIGHT:
                    return

    def worth(self, place: str) -> float:
        """Free goods, and enemy posts without a garrison, by what they would bring."""
        known = self._judged.get(place, UNJUDGED)
        if known < 0.0:
            known = self._judged[place] = self._worth(place)
        return known

    def _worth(self, place: str) -> float:
        if place in self.other.legions:
            return 0.0
        if place in self.other.monuments and place not in self.other.posts:
            return 0.0  # H03: nothing is founded there until the monument has fallen
        area = self.state.printed.areas[self.table.area_of[place]]
        held = 1 + self._held.get(area.id, 0)
        part = AREA * area.weight * held / len(area.goods)
        if held == len(area.goods) and place not in self.power.legions:
            part *= 2  # a legion there completes the area at once; then only its post is still to come
        gain = self._gains[self.table.good[place]] + part
        if place not in self._taken:
            return 0.8 * gain
        return 0.5 * gain if place in self.other.posts and not self.state.armistice else 0.0

    def nearness(self, good: int) -> float:
        """1 where a unit stands on such a good that is to be had, less the farther the nearest is."""
        roads, lanes = self.table.towards(good)
        walk, sail = self._least(roads, self.power.legions), self._least(lanes, self.carriers)
        actions = min(walk / self.land_pace, sail / self.sea_pace)
        return float(QUEST_FADE**actions) if actions < 99 else 0.0

    def _least(self, ways: Towards, stacks: dict[str, int]) -> int:
        """What the shortest way of any stack to such a good costs."""
        least = NOWHERE
        for stack in stacks:
            for cost, place in ways.get(stack, ()):
                if cost >= least:
                    break
                if self.worth(place) > 0.0:
                    least = cost
                    break
        return least
