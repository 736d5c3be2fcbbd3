"""The charts and tracks beside the map: goods, development, prices, unit values, stability, control."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.kit.data import load

MILITARY: Final = "military"
FLEET: Final = "fleet"
ECONOMY: Final = "economy"
CULTURE: Final = "culture"

#: In the order in which one develop action is best carried out (A19).
ROWS: Final[tuple[str, ...]] = (CULTURE, ECONOMY, FLEET, MILITARY)

#: Phase number of a golden-age box; everything but its point is as in phase IV.
GOLDEN: Final = 5


class Need:
    """9.6i: what must be held before a phase is entered."""

    def __init__(self, goods: tuple[int, ...], luxuries: int, row: str, phase: int) -> None:
        self.goods = goods
        self.luxuries = luxuries
        self.row = row
        self.phase = phase


class Row:
    """9.6: one row of the development chart. Box 0 is the start, before the first box."""

    def __init__(self, id: str, costs: tuple[int, ...], phases: tuple[int, ...]) -> None:
        self.id = id
        self.costs = costs
        #: Phase by box; box 0 has none.
        self.phases = (0, *phases)
        self.last = len(costs)
        #: By box, how far the golden age is: three quarters by what was paid, the rest by boxes.
        self.progress = tuple(
            0.75 * sum(costs[:box]) / sum(costs) + 0.25 * box / self.last for box in range(self.last + 1)
        )
        self.needs: dict[int, Need] = {}


class Charts:
    """Every table of numbers; one per set of data files."""

    def __init__(self, folder: Path, data: Path | None) -> None:
        self.files: dict[str, dict[str, Any]] = {
            name: load(folder, name, data) for name in ("goods", "development", "prices", "units", "tracks")
        }
        self._read_goods()
        self._read_rows()
        self._read_prices()
        self._read_units()
        self._read_tracks()

    def _read_goods(self) -> None:
        """6: income for n posts of a good; the length of the row is its limit (17c)."""
        goods: dict[str, dict[str, Any]] = self.files["goods"]["goods"]
        self.goods = tuple(goods)
        self.income = tuple((0, *(int(n) for n in goods[g]["income"])) for g in goods)
        self.caps = tuple(len(row) - 1 for row in self.income)
        self.food = tuple(bool(goods[g]["food"]) for g in goods)
        self.luxury = tuple(bool(goods[g]["luxury"]) for g in goods)
        self.foods = tuple(i for i, yes in enumerate(self.food) if yes)
        self.luxuries = tuple(i for i, yes in enumerate(self.luxury) if yes)
        self.luxury_names = tuple(self.goods[i] for i in self.luxuries)

    def _read_rows(self) -> None:
        chart = self.files["development"]
        self.rows: dict[str, Row] = {}
        for name in ROWS:
            facts: dict[str, Any] = chart["rows"][name]
            row = Row(name, _numbers(facts["boxes"]), _numbers(facts["phases"]))
            if len(row.costs) + 1 != len(row.phases) or row.phases[-1] != GOLDEN:
                raise BadData(f"development.rows.{name}: boxes and phases do not fit together")
            for key, need in facts["needs"].items():
                row.needs[int(key[1:])] = self._need(need, f"development.rows.{name}.needs.{key}")
            self.rows[name] = row
        self.culture_combat = (0, *_numbers(chart["rows"][CULTURE]["combat"]))
        bonus = (0, *_numbers(chart["income"]["bonus"]), 0)
        #: By economy phase, all bonuses up to it together.
        self.bonus = tuple(sum(bonus[: phase + 1]) for phase in range(GOLDEN + 1))
        self.phase_step = {row: int(chart["stability"].get(row, 0)) for row in ROWS}

    def _need(self, facts: dict[str, Any], where: str) -> Need:
        for good in facts.get("goods", ()):
            if good not in self.goods:
                raise BadData(f"{where}: unknown good {good!r}")
        goods = tuple(self.goods.index(good) for good in facts.get("goods", ()))
        return Need(
            goods, int(facts.get("luxuries", 0)), str(facts.get("row", "")), int(facts.get("phase", 0))
        )

    def _read_prices(self) -> None:
        """9.3b: item -> (row, price by phase); 0 is not for sale."""
        prices: dict[str, dict[str, Any]] = self.files["prices"]["prices"]
        self.price_row = {item: str(facts["row"]) for item, facts in prices.items()}
        self.prices = {item: _by_phase(facts["values"], f"prices.{item}") for item, facts in prices.items()}
        self.agitation = int(self.files["prices"]["agitation"]["value"])

    def _read_units(self) -> None:
        units: dict[str, dict[str, Any]] = self.files["units"]["units"]
        self.legion_combat = _by_phase(units["legion_combat"]["values"], "units.legion_combat")
        self.legion_move = _by_phase(units["legion_move"]["values"], "units.legion_move")
        self.ship_combat = _by_phase(units["ship_combat"]["values"], "units.ship_combat")
        self.ship_move = _by_phase(units["ship_move"]["values"], "units.ship_move")
        self.ship_upkeep = _by_phase(units["ship_upkeep"]["values"], "units.ship_upkeep")
        self.combat = {name: int(facts["value"]) for name, facts in self.files["units"]["combat"].items()}
        movement = {name: int(facts["value"]) for name, facts in self.files["units"]["movement"].items()}
        self.plain_cost = movement["plain"]
        self.mountain_cost = movement["mountain"]
        self.far_sea_cost = movement["far_sea"]
        self.far_sea_phase = movement["far_sea_phase"]
        self.leader_move = movement["leader"]
        self.contest_phase = movement["contest_phase"]

    def _read_tracks(self) -> None:
        tracks = self.files["tracks"]
        self.supply = _numbers(tracks["supply"]["legions"])
        self.lowest = int(tracks["stability"]["lowest"])
        self.highest = int(tracks["stability"]["highest"])
        self.stability_combat = _numbers(tracks["stability"]["combat"])
        if len(self.stability_combat) != self.highest - self.lowest + 2:
            raise BadData("tracks.stability.combat: one number for each box and the golden age is expected")
        laurels: dict[str, dict[str, Any]] = tracks["control"]
        self.laurels = {
            shade: {kind: _numbers(laurels[shade][kind]) for kind in ("island", "province")}
            for shade in ("dark", "light")
        }
        cycle = tracks["cycle"]
        self.actions, self.both_limit, self.own_limit = (
            int(cycle["actions"]),
            int(cycle["both"]),
            int(cycle["own"]),
        )
        self.armistice_turns = int(cycle["armistice"])
        self.steps = {name: int(n) for name, n in tracks["steps"].items() if name != "tags"}


def _numbers(values: list[Any]) -> tuple[int, ...]:
    return tuple(int(n) for n in values)


def _by_phase(values: list[Any], where: str) -> tuple[int, ...]:
    """Values before phase I and in I to IV; a golden age keeps those of IV."""
    if len(values) != GOLDEN:
        raise BadData(f"{where}: five values are expected")
    return (*_numbers(values), int(values[-1]))
