"""1-3: the printed things: areas and their borders, blocks, cards, tables. Read from data/, never changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.kit.data import load
from polemos.kit.sides import ATHENS as ATHENS
from polemos.kit.sides import SIDES as SIDES
from polemos.kit.sides import SPARTA as SPARTA
from polemos.kit.sides import foe as foe

DATA: Final = Path(__file__).parent / "data"

SEASONS: Final[tuple[str, ...]] = ("new_year", "spring", "summer", "midsummer", "autumn", "winter")
NEW_YEAR: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
MIDSUMMER: Final = 3
AUTUMN: Final = 4
WINTER: Final = 5
GODS: Final[tuple[str, ...]] = ("apollo", "ares", "demeter", "hera", "hermes", "poseidon", "zeus")

FILES: Final[tuple[str, ...]] = (
    "edition",
    "nations",
    "places",
    "borders",
    "regions",
    "blocks",
    "events",
    "cards",
    "scenarios",
    "tables",
)


class Place:
    """1: one land or sea area, with its settlement."""

    def __init__(self, name: str, index: int, data: dict[str, Any]) -> None:
        settlement: dict[str, Any] = data.get("settlement") or {}
        self.id = name
        self.bit: int = 1 << index
        self.sea: bool = data["kind"] == "sea"
        self.nation: str = data.get("nation") or ""
        self.region: str = data.get("region", "greece")
        self.kind: str = settlement.get("type", "")
        self.city: bool = self.kind in ("city", "port")
        self.port: bool = self.kind == "port"
        self.town: bool = self.kind == "town"
        self.value: int = settlement.get("value") or 0
        self.loyalty: str = settlement.get("loyalty") or ""
        self.harbour: str = settlement.get("coastal_sea") or ""
        self.pos: tuple[float, float] = (data["pos"][0], data["pos"][1])
        #: Neighbours by kind, sorted.
        self.lands: tuple[str, ...] = ()
        self.seas: tuple[str, ...] = ()
        #: Coastal lands a fleet ashore may step to (5.1d).
        self.shore: tuple[str, ...] = ()
        self.coastal = False


class Block:
    """2: one of the 106 units."""

    def __init__(self, name: str, index: int, data: dict[str, Any]) -> None:
        self.id = name
        self.index = index
        #: Its place in a set of blocks of its side; set by the book.
        self.bit = 0
        self.side: str = data["side"]
        self.number: int = data["number"]
        self.nation: str = data["nation"]
        self.type: str = data["type"]
        self.barbarian: bool = data["barbarian"]
        self.elite: bool = data["elite"]
        self.max: int = data["max_cv"]
        self.move: int = data["move"]
        self.land: str = data["land_class"]
        self.naval: str = data.get("naval_class") or ""
        self.fleet: bool = self.type == "fleet"
        self.cavalry: bool = self.type == "cavalry"
        #: 2.1c: has its home in Sicily; set by the book.
        self.sicilian = False
        #: The same for blocks that move alike: nobody can tell them apart by where they go.
        self.gait = 0


class Card:
    """3: one card: coins at one end, an event at the other."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.id = name
        self.number: int = data["n"]
        self.border: str = data["border"]
        self.event: str = data["event"]
        self.coins: int = data["action"]
        self.leader: str = data.get("leader") or ""
        self.leader_side: str = data.get("leader_side") or ""
        self.leader_value: int = data.get("leader_value") or 0
        self.region: str = data.get("region") or ""
        self.extension: bool = data.get("extension") or False
        self.players: tuple[str, ...] = SIDES
        self.continuing = False
        self.new_year = True


class Tables:
    """The rulebook's tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.storm: tuple[int, ...] = tuple(data["storm"].get(s, 0) for s in SEASONS)
        self.storm_loss: int = data["storm_loss"]
        self.regular: int = data["forced_move"]["regular"]
        self.elite: int = data["forced_move"]["elite"]
        self.attrition: dict[str, int] = data["attrition"]
        self.hit: dict[int, int] = data["hit"]
        self.rout: dict[int, int] = data["rout"]
        self.city_defender: str = data["city_defender"]
        self.capacity: dict[str, int] = data["capacity"]
        self.prestige: dict[str, int] = data["prestige"]
        self.victory: dict[str, int] = data["victory"]
        self.renewal_cost: dict[str, dict[int, int]] = data["renewal_cost"]
        self.hand: int = data["hand_size"]
        self.draw: int = data["recruit_draw"]
        self.expedition: int = data["expedition"]


class Printed:
    """Everything that is printed. One per set of data files, shared by all states."""

    def __init__(self, data: Path | None = None) -> None:
        self.files: dict[str, dict[str, Any]] = {name: load(DATA, name, data) for name in FILES}
        self.places = {name: Place(name, i, d) for i, (name, d) in enumerate(self.files["places"].items())}
        self.place_bits = {name: place.bit for name, place in self.places.items()}
        self.greece = sum(p.bit for p in self.places.values() if p.region == "greece")
        self.boundary: dict[tuple[str, str], str] = {}
        self._join_places()
        self.regions: dict[str, tuple[str, ...]] = {
            name: tuple(cities)
            for name, cities in self.files["regions"]["subject"].items()
            if isinstance(cities, list)
        }
        self.region_of = {city: name for name, cities in self.regions.items() for city in cities}
        self.blocks = {name: Block(name, i, d) for i, (name, d) in enumerate(self.files["blocks"].items())}
        self.by_index = tuple(self.blocks)
        #: Who may stand in a line of battle: the blocks, and the defender of a city (2.3a).
        self.fighters = frozenset((*self.blocks, "garrison"))
        self.units = {s: tuple(b for b in self.blocks.values() if b.side == s) for s in SIDES}
        #: Sets of blocks hold one side only: sixty bits are a machine word, a hundred are not.
        self.first = {s: self.units[s][0].index for s in SIDES}
        for block in self.blocks.values():
            block.bit = 1 << (block.index - self.first[block.side])
        #: What kinds of blocks a side has, as sets of bits: all, those that can go by sea, those on foot.
        self.side_bits = {s: sum(b.bit for b in self.units[s]) for s in SIDES}
        self.seaborne = {s: sum(b.bit for b in self.units[s] if not b.barbarian) for s in SIDES}
        self.on_foot = {s: sum(b.bit for b in self.units[s] if not b.fleet) for s in SIDES}
        self.cards = {name: self._card(name, entry) for name, entry in self.files["cards"].items()}
        self.tables = Tables(self.files["tables"])
        self.scenarios: dict[str, dict[str, Any]] = self.files["scenarios"]
        self.first_year: dict[str, int] = {name: data["years"][0] for name, data in self.scenarios.items()}
        self.last_year: dict[str, int] = {name: data["years"][1] for name, data in self.scenarios.items()}
        self.expeditions = {name: self._expeditions(name) for name in self.scenarios}
        self.cities = tuple(sorted(p.id for p in self.places.values() if p.city))
        self.loyalty = {city: self.places[city].loyalty for city in self.cities}
        self.land_of: dict[str, tuple[str, ...]] = self._lands_by_nation()
        self._mark_sicilians()
        self.sicilians = {s: sum(b.bit for b in self.units[s] if b.sicilian) for s in SIDES}
        self.barbarians = {s: sum(b.bit for b in self.units[s] if b.barbarian) for s in SIDES}
        #: Side -> gait -> the blocks that move so.
        self.gaits = {s: self._by_gait(s) for s in SIDES}
        #: Neutral areas by circumstance, filled as they are asked for.
        self.shut: dict[tuple[str, bool, bool], frozenset[str]] = {}
        #: 9.211, 9.212: where winter may lead: area, nation, whether without a roof -> cities.
        self.shelters: dict[tuple[str, str, bool], tuple[str, ...]] = {}
        #: Route charts of the unobstructed map (routes.Chart), filled as they are asked for.
        self.charts: dict[tuple[object, ...], Any] = {}
        self.near: dict[tuple[str, int, bool], int] = {}
        self.home_seas = {nation: self._seas_of(nation) for nation in self.land_of}

    def _join_places(self) -> None:
        for name, edge in self.files["borders"].items():
            a, b = edge["a"], edge["b"]
            for end in (a, b):
                if end not in self.places:
                    raise BadData(f"borders.yaml: {name}: there is no place {end!r}")
            self.boundary[(a, b)] = self.boundary[(b, a)] = edge["boundary"]
        for place in self.places.values():
            ends = sorted(b for (a, b) in self.boundary if a == place.id)
            place.seas = tuple(e for e in ends if self.places[e].sea)
            place.lands = tuple(e for e in ends if not self.places[e].sea)
            place.coastal = not place.sea and bool(place.seas)
        for place in self.places.values():
            place.shore = tuple(e for e in place.lands if self._same_shore(place, self.places[e]))

    def _same_shore(self, one: Place, two: Place) -> bool:
        """5.1d and ruling 36: a common sea, or two seas that touch."""
        if one.sea or two.sea:
            return False
        return any(a == b or (a, b) in self.boundary for a in one.seas for b in two.seas)

    def _card(self, name: str, data: dict[str, Any]) -> Card:
        card = Card(name, data)
        event = self.files["events"].get(card.event)
        if event is None:
            raise BadData(f"cards.yaml: {name}: there is no event {card.event!r}")
        by: str = event["playable_by"]
        card.players = SIDES if by == "both" else (by,)
        card.continuing = event["continuing"]
        card.new_year = event["new_year"]
        return card

    def _lands_by_nation(self) -> dict[str, tuple[str, ...]]:
        nations: dict[str, tuple[str, ...]] = {}
        for name in self.files["nations"]:
            nations[name] = tuple(p.id for p in self.places.values() if p.nation == name)
        return nations

    def _mark_sicilians(self) -> None:
        for block in self.blocks.values():
            if block.nation not in self.land_of:
                raise BadData(f"blocks.yaml: {block.id}: there is no nation {block.nation!r}")
            homes = self.land_of[block.nation]
            block.sicilian = bool(homes) and self.places[homes[0]].region == "sicily"
            block.gait = block.move * 8 + block.fleet * 4 + block.barbarian * 2 + block.sicilian

    def _by_gait(self, side: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for block in self.units[side]:
            found[block.gait] = found.get(block.gait, 0) | block.bit
        return found

    def _seas_of(self, nation: str) -> frozenset[str]:
        """12.0i: any sea next to a province of the nation."""
        return frozenset(s for p in self.land_of[nation] for s in self.places[p].seas)

    def _expeditions(self, scenario: str) -> dict[str, frozenset[str]]:
        """15.2, 15.4: Athens' first and second expedition to Sicily, as the set-up names them."""
        found: dict[str, frozenset[str]] = {"first": frozenset(), "second": frozenset()}
        for line in self.scenarios[scenario][ATHENS]["deploy"]:
            which = str(line.get("role", "")).split(" ")[0]
            if which in found:
                found[which] = frozenset(line["units"])
        return found

    def cities_near(self, place: str, block: Block) -> int:
        """Cities within the block's allowance on an empty map, one bit each."""
        key = (place, block.move, block.fleet)
        known = self.near.get(key)
        if known is None:
            known = sum(self.place_bits[city] for city in self._within(place, block.move, block.fleet))
            self.near[key] = known
        return known

    def _within(self, start: str, steps: int, fleet: bool) -> set[str]:
        found: set[str] = set()
        edge = {start}
        for _ in range(steps):
            further: set[str] = set()
            for here in edge:
                spot = self.places[here]
                if not fleet:
                    further.update(spot.lands)
                elif spot.sea or here == start:
                    further.update((*spot.seas, *spot.lands))
            found |= further
            edge = further
        return {p for p in found if self.places[p].city and p != start}

    def neutral_nation(self, nation: str) -> bool:
        """1.31c: white settlements."""
        return bool(nation) and self.files["nations"][nation]["side"] == "neutral"

    def high_sea(self, a: str, b: str) -> bool:
        return self.boundary.get((a, b)) == "high_sea"

    def strait(self, a: str, b: str) -> bool:
        return self.boundary.get((a, b)) == "strait"
