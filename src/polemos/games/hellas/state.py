"""The state of a Hellas match: two powers, the neutrals, and who contests what."""

from __future__ import annotations

from typing import Final

from polemos.engine.chance import Chance
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.hellas.charts import CULTURE, ECONOMY, FLEET, MILITARY, ROWS, Charts
from polemos.games.hellas.world import ATHENS, SEA, SIDES, SPARTA, World, foe

#: 9.1: what the units of one hex have done in the present move action:
#: legions that are done, legions that landed, ships that are done, cargo on those, cargo loaded just now.
Moved = tuple[int, int, int, int, int]
UNMOVED: Final[Moved] = (0, 0, 0, 0, 0)


class Power:
    """One side: treasury, tracks and pieces. Pieces are counts by hex, since those of a kind are alike."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.money = 0
        self.stability = 0
        #: 9.6: box reached on each row of the development chart.
        self.boxes: dict[str, int] = dict.fromkeys(ROWS, 0)
        #: Legions on land, ships, and legions aboard those ships, by hex.
        self.legions: dict[str, int] = {}
        self.ships: dict[str, int] = {}
        self.cargo: dict[str, int] = {}
        #: Goods counted by hex: 1 for the post or fortress, 2 with the second post of 18.7.
        self.posts: dict[str, int] = {}
        self.forts: dict[str, int] = {}
        self.monuments: tuple[str, ...] = ()
        #: 13: army and fleet figure -> hex.
        self.markers: dict[str, str] = {}
        #: 9.5g: luxuries that have given their step.
        self.luxuries: tuple[str, ...] = ()
        self.leader = ""
        #: Index: hex -> goods it yields now (uncontested), and the totals by good.
        self.active: dict[str, int] = {}
        self.goods: tuple[int, ...] = ()

    def clone(self) -> Power:
        copy = Power(self.side)
        copy.money, copy.stability, copy.boxes = self.money, self.stability, self.boxes.copy()
        copy.legions, copy.ships, copy.cargo = self.legions.copy(), self.ships.copy(), self.cargo.copy()
        copy.posts, copy.forts, copy.monuments = self.posts.copy(), self.forts.copy(), self.monuments
        copy.markers, copy.luxuries, copy.leader = self.markers.copy(), self.luxuries, self.leader
        copy.active, copy.goods = self.active.copy(), self.goods
        return copy

    def legion_count(self) -> int:
        """10d: all legions in play, those aboard too."""
        return sum(self.legions.values()) + sum(self.cargo.values())

    def ship_count(self) -> int:
        return sum(self.ships.values())

    def owns(self, place: str) -> bool:
        """Whether a post or fortress of this side stands there."""
        return place in self.posts or place in self.forts

    def has_unit(self, place: str) -> bool:
        return place in self.legions or place in self.ships

    def present(self, place: str) -> bool:
        """Whether any piece of this side is there."""
        return self.has_unit(place) or self.owns(place) or place in self.monuments or place == self.leader


def _new_powers(charts: Charts) -> dict[str, Power]:
    powers = {side: Power(side) for side in SIDES}
    for power in powers.values():
        power.goods = (0,) * len(charts.goods)
    return powers


class Hellas(State):
    """One game in progress."""

    def __init__(
        self,
        world: World,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        powers: dict[str, Power] | None = None,
    ) -> None:
        super().__init__(scenario, options, chance)
        self.world = world
        self.charts: Charts = world.charts
        self.turn = 0
        #: The first player of the turn, and the actions chosen so far in this cycle, alternating.
        self.first = ATHENS
        self.cycle: tuple[str, ...] = ()
        self.powers: dict[str, Power] = powers if powers is not None else _new_powers(world.charts)
        #: 9.8: box of the armistice track (0: none runs) and who asked for it.
        self.armistice = 0
        self.asker = ""
        #: 9.1.4: contested hex -> the sides that contest it.
        self.intruders: dict[str, tuple[str, ...]] = {}
        #: 11: area -> the side that controls it.
        self.control: dict[str, str] = {}
        #: 15: neutral legions and fortresses by hex; yellow legions still to come; who has landed on Sicily.
        self.neutral_legions: dict[str, int] = {}
        self.neutral_forts: tuple[str, ...] = ()
        self.pool = 0
        self.landed: tuple[str, ...] = ()
        #: Of the present move action.
        self.moved: dict[str, Moved] = {}
        self.leader_moved = False

    def clone(self) -> Hellas:
        powers = {ATHENS: self.powers[ATHENS].clone(), SPARTA: self.powers[SPARTA].clone()}
        copy = Hellas(self.world, self.scenario, self.options, self.chance, powers)
        self.copy_engine_fields(copy)
        copy.turn, copy.first, copy.cycle = self.turn, self.first, self.cycle
        copy.armistice, copy.asker = self.armistice, self.asker
        copy.intruders, copy.control = self.intruders.copy(), self.control.copy()
        copy.neutral_legions, copy.neutral_forts = self.neutral_legions.copy(), self.neutral_forts
        copy.pool, copy.landed = self.pool, self.landed
        copy.moved, copy.leader_moved = self.moved.copy(), self.leader_moved
        return copy

    # --- flow: nothing moves on once somebody has lost in the middle of an action (14a) -------

    def call(self, frame: Frame) -> None:
        if self.result is None:
            super().call(frame)

    def become(self, frame: Frame) -> None:
        if self.result is None:
            super().become(frame)

    def end(self, result: Plain = None) -> None:
        if self.result is None:
            super().end(result)

    # --- questions that many paragraphs ask -------------------------------------------------

    def option(self, name: str) -> bool:
        """Whether an optional rule is on."""
        return bool(self.options[name])

    def phase(self, side: str, row: str) -> int:
        """9.6: phase reached on a row: 0 before I, 5 in the golden age."""
        return self.charts.rows[row].phases[self.powers[side].boxes[row]]

    def price(self, side: str, item: str) -> int:
        """9.3b: what a thing costs this side now; 0 if it cannot be had."""
        return self.charts.prices[item][self.phase(side, self.charts.price_row[item])]

    def legion_combat(self, side: str) -> int:
        return self.charts.legion_combat[self.phase(side, MILITARY)]

    def ship_combat(self, side: str) -> int:
        return self.charts.ship_combat[self.phase(side, FLEET)]

    def modifier(self, side: str) -> int:
        """9.2n-p: what culture and stability add to a side's total, once per combat."""
        power = self.powers[side]
        culture = self.charts.culture_combat[power.boxes[CULTURE]]
        return culture + self.charts.stability_combat[power.stability - self.charts.lowest]

    def income(self, side: str) -> int:
        """6h: the goods rows and the bonus of the economy."""
        goods = self.powers[side].goods
        trade = 0
        for row, n in zip(self.charts.income, goods, strict=True):
            trade += row[min(n, len(row) - 1)]
        return trade + self.charts.bonus[self.phase(side, ECONOMY)]

    def food(self, side: str) -> int:
        """10a: posts that feed legions."""
        goods = self.powers[side].goods
        return sum(goods[i] for i in self.charts.foods)

    def supply(self, side: str) -> int:
        """10c: how many legions the side can feed."""
        return self.charts.supply[min(self.food(side), len(self.charts.supply) - 1)]

    def left(self, side: str, kind: str) -> int:
        """17a: pieces of a kind in the reserve."""
        power = self.powers[side]
        limit = self.world.limits[side][kind]
        if kind == "legions":
            return limit - power.legion_count()
        if kind == "ships":
            return limit - power.ship_count()
        if kind == "fortresses":
            return limit - len(power.forts)
        if kind == "posts":
            extra = sum(power.forts.values()) - len(power.forts)
            return limit - sum(power.posts.values()) - extra
        return limit - len(power.monuments)

    def neutral_at(self, place: str) -> bool:
        return place in self.neutral_legions or place in self.neutral_forts

    def enemies_at(self, side: str, place: str) -> bool:
        """Whether a piece of anybody else is there."""
        return self.neutral_at(place) or self.powers[foe(side)].present(place)

    def contests(self, side: str, place: str) -> bool:
        """9.1.4a, 9.1l: whether the side has units there that can contest a hex."""
        power = self.powers[side]
        if place in power.legions:
            return True
        ready = place in power.ships and self.world.terrain[place] != SEA
        return ready and self.phase(side, FLEET) >= self.charts.contest_phase
