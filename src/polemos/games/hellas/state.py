"""The state of a Hellas match: two powers, the neutrals, and who contests what."""

from __future__ import annotations

from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.games.hellas.charts import CULTURE, ECONOMY, FLEET, MILITARY
from polemos.games.hellas.printed import SEA, foe
from polemos.games.hellas.stored import StoredHellas

#: 9.1: what the units of one hex have done in the present move action:
#: legions that are done, legions that landed, ships that are done, cargo on those, cargo loaded just now.
Moved = tuple[int, int, int, int, int]
UNMOVED: Final[Moved] = (0, 0, 0, 0, 0)


class Hellas(StoredHellas):
    """One game in progress."""

    def clone(self) -> Hellas:
        return Hellas(self.printed, self.scenario, self.options, self.chance, self)

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

    def leader_places(self) -> tuple[str, ...]:
        """18.5: where a leader can be; "": he is not in play."""
        return (*self.printed.hexes, "") if self.option("leaders") else ("",)

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
        limit = self.printed.limits[side][kind]
        if kind == "legions":
            return limit - power.legion_count()
        if kind == "ships":
            return limit - power.ship_count()
        if kind == "fortresses":
            return limit - len(power.fortresses)
        if kind == "posts":
            extra = sum(power.fortresses.values()) - len(power.fortresses)
            return limit - sum(power.posts.values()) - extra
        return limit - len(power.monuments)

    def neutral_at(self, place: str) -> bool:
        return place in self.neutral_legions or place in self.neutral_fortresses

    def enemies_at(self, side: str, place: str) -> bool:
        """Whether a piece of anybody else is there."""
        return self.neutral_at(place) or self.powers[foe(side)].present(place)

    def contests(self, side: str, place: str) -> bool:
        """9.1.4a, 9.1l: whether the side has units there that can contest a hex."""
        power = self.powers[side]
        if place in power.legions:
            return True
        ready = place in power.ships and self.printed.terrain[place] != SEA
        return ready and self.phase(side, FLEET) >= self.charts.contest_phase
