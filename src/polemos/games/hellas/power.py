"""One side of a Hellas match: what it has, and the questions that many paragraphs ask of it."""

from __future__ import annotations

from polemos.games.hellas.charts import Charts
from polemos.games.hellas.printed import SIDES
from polemos.games.hellas.stored_power import StoredPower


class Power(StoredPower):
    """One side: treasury, tracks and pieces."""

    __slots__ = ()

    def legion_count(self) -> int:
        """10d: all legions in play, those aboard too."""
        return sum(self.legions.values()) + sum(self.cargo.values())

    def ship_count(self) -> int:
        return sum(self.ships.values())

    def owns(self, place: str) -> bool:
        """Whether a post or fortress of this side stands there."""
        return place in self.posts or place in self.fortresses

    def has_unit(self, place: str) -> bool:
        return place in self.legions or place in self.ships

    def present(self, place: str) -> bool:
        """Whether any piece of this side is there."""
        return self.has_unit(place) or self.owns(place) or place in self.monuments or place == self.leader


def new_powers(charts: Charts) -> dict[str, Power]:
    """Both sides before the set-up: nothing, and no goods of any kind."""
    powers = {side: Power(side) for side in SIDES}
    for power in powers.values():
        power.goods = (0,) * len(charts.goods)
    return powers
