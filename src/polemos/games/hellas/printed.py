"""3: what is printed: hexes and their links, areas, goods. Read from data/, never changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.engine.sight import Entries
from polemos.games.hellas import hexgrid
from polemos.games.hellas.charts import Charts
from polemos.games.hellas.reach import LAND_ROUTE, SEA_ROUTE, STRICT_ROUTE, Atlas, Step
from polemos.kit.data import load
from polemos.kit.search import steps_from
from polemos.kit.sides import ATHENS as ATHENS
from polemos.kit.sides import SIDES as SIDES
from polemos.kit.sides import SPARTA as SPARTA
from polemos.kit.sides import foe as foe

DATA: Final = Path(__file__).parent / "data"

SEA: Final = "sea"
COAST: Final = "coast"
LAND: Final = "land"
ISLAND: Final = "island"

#: The letters of map.yaml; a capital letter is a mountain.
TERRAIN: Final = {"~": SEA, "5": SEA, "c": COAST, "l": LAND, "i": ISLAND}

SICILY: Final = "sicily"
PROVINCE: Final = "province"


def hex_id(cell: hexgrid.Cell) -> str:
    return f"h{cell[0]:02d}{cell[1]:02d}"


class Area:
    """11: a province or an island, with the goods hexes that decide who controls it."""

    def __init__(
        self, id: str, kind: str, weight: int, hexes: tuple[str, ...], goods: tuple[str, ...]
    ) -> None:
        self.id = id
        self.kind = kind
        self.weight = weight
        self.hexes = hexes
        self.goods = goods


class Printed:
    """Everything that is printed. One per set of data files, shared by all states."""

    def __init__(self, data: Path | None) -> None:
        self.map = load(DATA, "map", data)
        self.scenarios = load(DATA, "scenarios", data)
        self.pieces = load(DATA, "pieces", data)
        self.charts = Charts(DATA, data)
        #: What views say of pieces.
        self.entries = Entries()
        self.cells: dict[str, hexgrid.Cell] = {}
        self.terrain: dict[str, str] = {}
        self.mountains: frozenset[str] = frozenset()
        self.far_sea: frozenset[str] = frozenset()
        self._read_terrain()
        self._read_places()
        self._read_areas()
        self._link()
        self._read_neutrals()
        self.limits: dict[str, dict[str, int]] = {side: self._limits(side) for side in SIDES}
        self.capital = {side: str(self.scenarios["standard"]["sides"][side]["capital"]) for side in SIDES}
        self.near = {side: self._near(self.capital[side]) for side in SIDES}

    # --- 3.2 hexes --------------------------------------------------------------------------

    def _read_terrain(self) -> None:
        mountains: list[str] = []
        far: list[str] = []
        for row in range(int(self.map["grid"]["rows"])):
            line = str(self.map["terrain"][f"r{row:02d}"])
            for column, letter in enumerate(line):
                if letter == " ":
                    continue
                if letter.lower() not in TERRAIN:
                    raise BadData(f"map.terrain.r{row:02d}: {letter!r} is not a kind of terrain")
                place = hex_id((column, row))
                self.cells[place] = (column, row)
                self.terrain[place] = TERRAIN[letter.lower()]
                if letter.isupper():
                    mountains.append(place)
                if letter == "5":
                    far.append(place)
        self.hexes = tuple(sorted(self.cells))
        self.mountains, self.far_sea = frozenset(mountains), frozenset(far)

    def _read_places(self) -> None:
        """3.2: hexes with goods, and those of them that are cities."""
        places: dict[str, dict[str, Any]] = self.map["places"]
        self.good: dict[str, int] = {}
        for place, facts in places.items():
            if self.terrain.get(place, SEA) == SEA:
                raise BadData(f"map.places.{place}: is not a land hex of the map")
            if facts["good"] not in self.charts.goods:
                raise BadData(f"map.places.{place}.good: unknown good {facts['good']!r}")
            self.good[place] = self.charts.goods.index(facts["good"])
        self.goods_hexes = tuple(sorted(places))
        self.cities = frozenset(p for p in places if places[p]["city"])
        shores = (COAST, ISLAND)
        self.shore = frozenset(p for p in self.hexes if self.terrain[p] in shores)
        self.ports = frozenset(p for p in self.cities if p in self.shore)
        self.lands = frozenset(p for p in self.hexes if self.terrain[p] != SEA)
        self.waters = frozenset(p for p in self.hexes if self.terrain[p] != LAND)

    def _read_areas(self) -> None:
        """3.1: seventeen provinces and seventeen islands."""
        self.areas: dict[str, Area] = {}
        self.area_of: dict[str, str] = {}
        for name, facts in self.map["areas"].items():
            hexes = tuple(str(h) for h in facts["hexes"])
            for place in hexes:
                if place not in self.cells or place in self.area_of:
                    raise BadData(f"map.areas.{name}.hexes: {place} is off the map or in two areas")
                self.area_of[place] = name
            goods = tuple(h for h in hexes if h in self.good)
            self.areas[name] = Area(name, str(facts["kind"]), int(facts["weight"]), hexes, goods)
        for place in self.good:
            if place not in self.area_of:
                raise BadData(f"map.places.{place}: belongs to no area")
        self.area_names = tuple(self.areas)

    # --- 9.1 links --------------------------------------------------------------------------

    def _link(self) -> None:
        self.barriers = self._pairs("barriers")
        dry = self._pairs("dry_sides")
        self.neighbours: dict[str, tuple[str, ...]] = {}
        for place in self.hexes:
            around = (hex_id(cell) for cell in hexgrid.neighbours(self.cells[place]))
            self.neighbours[place] = tuple(sorted(n for n in around if n in self.cells))
        self.roads = {p: self._steps(p, self._walks) for p in self.hexes if self.terrain[p] != SEA}
        self.lanes = {p: self._steps(p, self._sails) for p in self.hexes if self.terrain[p] != LAND}
        #: The option of strict hexsides (A24): no ship crosses a neck of land.
        self.strict_lanes = {
            p: tuple(s for s in steps if frozenset((p, s[0])) not in dry) for p, steps in self.lanes.items()
        }
        graphs = {LAND_ROUTE: self.roads, SEA_ROUTE: self.lanes, STRICT_ROUTE: self.strict_lanes}
        self.atlas = Atlas(graphs, self.far_sea)

    def _pairs(self, field: str) -> frozenset[frozenset[str]]:
        pairs = []
        for a, b in self.map[field]:
            if a not in self.cells or b not in self.cells:
                raise BadData(f"map.{field}: unknown hex in [{a}, {b}]")
            pairs.append(frozenset((str(a), str(b))))
        return frozenset(pairs)

    def _steps(self, place: str, fits: Any) -> tuple[Step, ...]:
        return tuple((n, self._cost(n)) for n in self.neighbours[place] if fits(place, n))

    def _walks(self, here: str, there: str) -> bool:
        """9.1: legions keep to land, and stop at the blue barriers."""
        return self.terrain[there] != SEA and frozenset((here, there)) not in self.barriers

    def _sails(self, here: str, there: str) -> bool:
        return self.terrain[there] != LAND

    def _cost(self, place: str) -> int:
        """9.1i, 9.1.2a: what it costs to enter a hex."""
        if place in self.far_sea:
            return self.charts.far_sea_cost
        return self.charts.mountain_cost if place in self.mountains else self.charts.plain_cost

    def _near(self, capital: str) -> dict[str, int]:
        """4.2b: distance of the goods hexes from a capital, through land and coast, barriers closed."""
        beside = {
            here: [there for there, _ in steps if self.terrain[there] != ISLAND]
            for here, steps in self.roads.items()
        }
        count = steps_from([capital], beside)
        return {p: d for p, d in count.items() if p in self.good and p != capital}

    # --- 15, 17 -----------------------------------------------------------------------------

    def _read_neutrals(self) -> None:
        neutrals: dict[str, dict[str, Any]] = self.scenarios["neutrals"]
        self.syracuse = str(neutrals["syracuse"]["fortress"])
        self.yellow = tuple(str(h) for h in neutrals["syracuse"]["legions"])
        self.purple = tuple(str(h) for h in neutrals["independents"]["fortresses"])
        self.rhodes = tuple(str(h) for h in neutrals["rhodes"]["legions"])
        self.rhodes_each = int(neutrals["rhodes"]["each"])
        self.yellow_limit = int(self.pieces["neutral"]["syracuse_legions"])
        for place in (self.syracuse, *self.yellow, *self.purple, *self.rhodes):
            if place not in self.good:
                raise BadData(f"scenarios.neutrals: {place} is not a goods hex")
        if len(self.yellow) > self.yellow_limit:
            raise BadData("scenarios.neutrals.syracuse.legions: more than the pieces have")

    def _limits(self, side: str) -> dict[str, int]:
        facts: dict[str, Any] = self.pieces["sides"][side]
        kinds = ("legions", "ships", "fortresses", "posts", "monuments", "armies", "fleets")
        return {kind: int(facts[kind]) for kind in kinds}
