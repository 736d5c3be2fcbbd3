"""11, 9.1.4: how firmly each area is held, and which contested hexes the next attack would free."""

from __future__ import annotations

from typing import Final

from polemos.games.hellas.charts import FLEET, MILITARY
from polemos.games.hellas.evaluation.distances import FADE, distances
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.outcome import legion_total, ship_total
from polemos.games.hellas.rules.score import control_boxes
from polemos.games.hellas.state import Hellas

#: How much of a laurel the way towards it is worth.
UNDERWAY: Final = 0.75

#: An area of which nothing is missing but its control, by the square of the part that is held.
NEARLY: Final = 0.15

#: A contested post that the next attack frees; and the area that is controlled again with it.
FREED: Final = 0.08
RESTORED: Final = 0.12

#: The part of this that is left before the relief has arrived.
COMING: Final = 0.5


class Grip:
    """One side's hold on the areas. Its appetite for laurels grows as the points that win come near."""

    def __init__(self, state: Hellas, side: str, appetite: float) -> None:
        self.state = state
        self.side = side
        self.appetite = appetite
        self.power = state.powers[side]
        self.other = state.powers[foe(side)]
        self.table = distances(state.printed)
        #: Area -> its goods hexes that count for control: posts, fortresses, lone legions.
        self.held: dict[str, int] = {}
        area_of, held = self.table.area_of, self.held
        for place in self.power.active:
            held[area_of[place]] = held.get(area_of[place], 0) + 1
        for place in self.power.legions:
            if place not in self.power.active and place not in state.intruders and place in self.table.good:
                held[area_of[place]] = held.get(area_of[place], 0) + 1

    def worth(self) -> float:
        """Laurels to come, areas partly held, and hexes to be freed."""
        return self._laurels() + self._parts() + self._relief()

    def _laurels(self) -> float:
        """11: boxes on the way to the next laurels."""
        state = self.state
        shade = state.charts.laurels["light" if state.option("light_laurels") else "dark"]
        islands, provinces = control_boxes(state, self.side)
        share = _laurel_share(islands, shade["island"]) + _laurel_share(provinces, shade["province"])
        return UNDERWAY * self.appetite * share

    def _parts(self) -> float:
        """Posts in every area; most in areas of which little is missing."""
        worth, areas = 0.0, self.state.printed.areas
        for place in self.power.active:
            worth += self.table.part[place]
        for name, count in self.held.items():
            area = areas[name]
            if count < len(area.goods):
                worth += NEARLY * self.appetite * area.weight * (count / len(area.goods)) ** 2
        return worth

    # --- contested hexes --------------------------------------------------------------------

    def _relief(self) -> float:
        """9.2: own posts that the foe contests: freed by the next attack, or by units still on their way."""
        state, worth = self.state, 0.0
        if state.armistice:
            return 0.0
        for place, sides in state.intruders.items():
            if self.other.side in sides and self.power.owns(place):
                worth += self._stake(place) * self._nearness(place)
        return worth

    def _stake(self, place: str) -> float:
        area = self.state.printed.areas[self.table.area_of[place]]
        missing = len(area.goods) - self.held.get(area.id, 0)
        return FREED + (RESTORED * self.appetite * area.weight if missing == 1 else 0.0)

    def _nearness(self, place: str) -> float:
        """1 if the units there can drive the foe away, less the farther the nearest that could help are."""
        state, power, other = self.state, self.power, self.other
        each, near = state.charts.combat["unit"], 1.0
        if place in other.legions:
            strength = legion_total(state, self.side, place) if place in power.legions else 0
            if strength // each < other.legions[place]:
                pace = state.charts.legion_move[state.phase(self.side, MILITARY)]
                near = COMING * _fading(power.legions, self.table.roads[place], pace)
        if place in other.ships and state.contests(other.side, place):
            strength = ship_total(state, self.side, place) if place in power.ships else 0
            if strength // each < other.ships[place]:
                pace = state.charts.ship_move[state.phase(self.side, FLEET)]
                near *= COMING * _fading(power.ships, self.table.lanes.get(place, {}), pace)
        return near


def _fading(stacks: dict[str, int], ways: dict[str, int], pace: int) -> float:
    """What is left of a hope when the nearest of these stacks is so far away."""
    least = 99
    for stack in stacks:
        least = min(least, ways.get(stack, 99))
    return float(FADE ** (least / pace)) if least < 99 else 0.0


def _laurel_share(boxes: int, laurels: tuple[int, ...]) -> float:
    """How far the cube is on its way to the next laurel."""
    before = 0
    for laurel in laurels:
        if boxes < laurel:
            return (boxes - before) / (laurel - before)
        before = laurel
    return 0.0
