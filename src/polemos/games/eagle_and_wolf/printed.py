"""The campaign's data: map, nations, generals, tables. Read and checked once."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Any, Final

from polemos.battles.dba.book import DATA as BATTLES
from polemos.engine.errors import BadData
from polemos.kit.data import load
from polemos.kit.search import steps_from

DATA: Final = Path(__file__).parent / "data"
FILES: Final[tuple[str, ...]] = ("map", "nations", "scenarios", "tables", "outlines")

WINTER: Final = "winter"
SPRING: Final = "spring"
SUMMER: Final = "summer"
AUTUMN: Final = "autumn"
SEASONS: Final[tuple[str, ...]] = (WINTER, SPRING, SUMMER, AUTUMN)

ROME: Final = "rome"
EPIRUS: Final = "epirus"
CARTHAGE: Final = "carthage"
SYRACUSE: Final = "syracuse"
ITALIOTS: Final = "italiots"
SAMNITES: Final = "samnites"
MAMERTINES: Final = "mamertines"
GAULS: Final = "gauls"

AFRICA: Final = "africa"
ROLES: Final[tuple[str, ...]] = ("rome", "epirus", "carthage", "mamertines", "syracuse", "rome_2")
CONSULS: Final[tuple[str, ...]] = ("consul_urb", "consul_prg")
PROCONSULS: Final[tuple[str, ...]] = ("proconsul_1", "proconsul_2")
#: 2.0i: the order of the first winter.
FIRST_ORDER: Final[tuple[str, ...]] = (
    ROME,
    ITALIOTS,
    EPIRUS,
    CARTHAGE,
    SYRACUSE,
    MAMERTINES,
    SAMNITES,
    GAULS,
)
MOST_ZONES: Final = 4
#: 8.23: how far the revolt of the Samnites has come.
REVOLTS: Final[tuple[str, ...]] = ("", "partial", "crushed", "general")


class Printed:
    """Everything that never changes."""

    def __init__(self, data: Path | None = None) -> None:
        self.map = load(DATA, "map", data, BATTLES)
        self.nations: dict[str, Any] = load(DATA, "nations", data, BATTLES)
        self.scenarios = load(DATA, "scenarios", data, BATTLES)["scenarios"]
        self.tables = load(DATA, "tables", data, BATTLES)
        rows = self.map["territories"]
        self.territories = tuple(sorted(t for t in rows if t != AFRICA))
        self.land = {t: tuple(sorted(row["land"])) for t, row in rows.items()}
        self.sea = {t: tuple(row["sea"]) for t, row in rows.items()}
        self.strait = {t: str(row["strait"]) for t, row in rows.items() if "strait" in row}
        self.province = {t: p for p, row in self.map["provinces"].items() for t in row["territories"]}
        self.provinces = {p: tuple(row["territories"]) for p, row in self.map["provinces"].items()}
        self.national = {n: tuple(row["national"]) for n, row in self.nations["nations"].items()}
        self.capital = {n: str(row["capital"]) for n, row in self.nations["nations"].items()}
        self.counters = {n: tuple(row["generals"]) for n, row in self.nations["nations"].items()}
        self.lists = {n: tuple(row["lists"]) for n, row in self.nations["nations"].items()}
        self.nation_of: dict[str, str] = {c: n for n, counters in self.counters.items() for c in counters}
        #: Sheets for armies that a bot must imagine, by list (see `hidden`).
        self.deals: dict[str, tuple[tuple[str, ...], ...]] = {}
        self.zones = _zones(self.map["zone_edges"])
        #: Counters of each nation in the order of their names.
        self.ranks = {n: tuple(sorted(counters)) for n, counters in self.counters.items()}
        ranked = {**self.nations["generals"], **self.nations["magistrates"]}
        self._stars: dict[str, int] = {c: int(ranked[c]["stars"]) for c in self.nation_of}
        #: 9.0b: and in the order of their ranks, the highest first.
        self.seniority = {
            n: tuple(sorted(counters, key=lambda c: (self.stars(c), c), reverse=True))
            for n, counters in self.counters.items()
        }
        self._crossings = {(a, b): self._routes(a, b) for a in self.sea for b in self.sea}
        #: 3.2b: by coast, the territories within reach over sea, and the points that it costs.
        self.voyages = {start: self._voyages(start) for start in self.sea}
        #: What still fits in a purchase of a list (see `levy`), worked out once each.
        self.purchases: dict[tuple[str, tuple[str, ...], int], tuple[str, ...]] = {}
        self.usual: dict[tuple[str, int, int, tuple[str, ...], bool], tuple[str, ...]] = {}
        self._check()

    def _check(self) -> None:
        for here, others in self.land.items():
            for other in others:
                if here not in self.land.get(other, ()):
                    raise BadData(f"map.yaml: {here} borders {other}, but not the other way round")
        if len(self.territories) != 14 or set(self.province) != set(self.territories):
            raise BadData("map.yaml: fourteen territories are expected, each in one province")

    def stars(self, counter: str) -> int:
        return self._stars[counter]

    def attitude(self, counter: str, vote: int = 1) -> int:
        if counter in self.nations["magistrates"]:
            return int(self.nations["magistrates"][counter]["attitudes"][vote - 1])
        return int(self.nations["generals"][counter]["attitude"])

    def crossings(self, start: str, end: str) -> tuple[tuple[str, ...], ...]:
        """3.2c-d: all shortest routes of sea zones from coast to coast, four zones at most."""
        return self._crossings[start, end]

    def sea_cost(self, route: tuple[str, ...]) -> int:
        """3.2b: points lost by the length of the crossing."""
        return int(self.tables["sea_cost"][len(route)])

    def _voyages(self, start: str) -> tuple[tuple[str, int], ...]:
        found: list[tuple[str, int]] = []
        for place in self.territories:
            routes = self._crossings[start, place]
            if place != start and routes:
                found.append((place, self.sea_cost(routes[0])))
        return tuple(found)

    def _routes(self, start: str, end: str) -> tuple[tuple[str, ...], ...]:
        found: list[tuple[str, ...]] = []
        queue: deque[tuple[str, ...]] = deque((zone,) for zone in self.sea[start])
        while queue:
            path = queue.popleft()
            if (found and len(path) > len(found[0])) or len(path) > MOST_ZONES:
                break
            if path[-1] in self.sea[end]:
                found.append(path)
                continue
            queue.extend((*path, zone) for zone in self.zones[path[-1]] if zone not in path)
        return tuple(sorted(found))

    def march(self, start: str, goals: tuple[str, ...]) -> list[str]:
        """11.1f: the neighbours of a territory that lie on a shortest land way to the nearest goal."""
        distance = self.distances(goals)
        if start not in distance or not distance[start]:
            return []
        return [t for t in self.land[start] if distance.get(t, 99) == distance[start] - 1]

    def distances(self, goals: tuple[str, ...]) -> dict[str, int]:
        """Land steps from each territory to the nearest goal."""
        return steps_from(goals, self.land)


def _zones(edges: list[list[str]]) -> dict[str, tuple[str, ...]]:
    table: dict[str, list[str]] = {}
    for a, b in edges:
        table.setdefault(a, []).append(b)
        table.setdefault(b, []).append(a)
    return {zone: tuple(sorted(others)) for zone, others in table.items()}
