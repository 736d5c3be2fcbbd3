"""0-1: the printed things: zones and links, counters, table, calendar. Read from data/, never changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.engine.sight import Entries
from polemos.games.hellespont.graph import Graph
from polemos.games.hellespont.tables import Table
from polemos.kit.data import load
from polemos.kit.sides import ATHENS as ATHENS
from polemos.kit.sides import SIDES as SIDES
from polemos.kit.sides import SPARTA as SPARTA
from polemos.kit.sides import foe as foe

DATA: Final = Path(__file__).parent / "data"
NEUTRAL: Final = "neutral"
LAND: Final = "land"
SEA: Final = "sea"

#: 2: the phases of a turn.
PHASES: Final[tuple[str, ...]] = ("A", "B.1", "B.2", "B.3", "C", "D.1", "D.2", "D.3", "D.4", "D.5")

#: Where a piece is when it is not on the board.
WAITING: Final = "waiting"  # has not entered play
ELIMINATED: Final = "eliminated"  # may come back with the Advantage (8f, 8g)
KILLED: Final = "killed"  # a leader lost in combat: may come back, scores (9.2i)
REMOVED: Final = "removed"  # out of the game for good
RECALLED: Final = "recalled"  # a leader called home (10.1m)
PRISONER: Final = "prisoner"  # Alcibiades held by Tissaphernes (7.S17)
FATES: Final[tuple[str, ...]] = (WAITING, ELIMINATED, KILLED, REMOVED, RECALLED, PRISONER)

WOUNDED: Final = "wounded"
SICK: Final = "sick"

#: What a side has committed to a combat besides a stratagem (4.2.2b).
UNDECIDED: Final[tuple[str, ...]] = ()
NO_STRATAGEM: Final[tuple[str, ...]] = ("none",)
TARGETED: Final[tuple[str, ...]] = ("named",)  # S8 or S15, whose zone or leader has been named

#: Neither side has let anything pass since something happened; never changed, so states share it.
NOTHING_PASSED: Final[dict[str, tuple[str, ...]]] = {ATHENS: (), SPARTA: ()}


class Month:
    """One turn of the calendar."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.points: int = data["points"]
        self.winter: bool = data["winter"]
        self.free_double: bool = data["free_double"]
        self.attrition: int = data["attrition"]


class Arrival:
    """10: one reinforcement line: pieces that come at one place on one turn."""

    def __init__(self, line: str, side: str, turn: int, at: str, rule: str) -> None:
        self.id = line
        self.side = side
        self.turn = turn
        self.at = at
        self.rule = rule
        self.units: tuple[str, ...] = ()
        self.weakened: tuple[str, ...] = ()
        self.leaders: tuple[str, ...] = ()


class Printed:
    """Everything that is printed. One per set of data files, shared by all states."""

    def __init__(self, data: Path | None) -> None:
        self.map = load(DATA, "map", data)
        self.pieces = load(DATA, "pieces", data)
        self.combat = load(DATA, "combat", data)
        self.cards = load(DATA, "stratagems", data)
        self.scenarios = load(DATA, "scenarios", data)
        months: list[dict[str, Any]] = load(DATA, "turns", data)["turns"]
        self.months = tuple(Month(month) for month in months)
        #: What views say of pieces.
        self.entries = Entries()
        self._read_places()
        self._link_places()
        self._read_units()
        self._read_leaders()
        self._read_counters()
        self._read_table()
        self._read_arrivals()

    # --- 0.2 the map ----------------------------------------------------------------------------

    def _read_places(self) -> None:
        places: dict[str, dict[str, Any]] = self.map["places"]
        self.places = tuple(sorted(places))
        self.kind = {p: str(places[p]["kind"]) for p in places}
        self.type = {p: str(places[p].get("type", places[p]["kind"])) for p in places}
        self.ports = tuple(p for p in self.places if self.kind[p] == "port")
        self.seas = frozenset(p for p in places if self.kind[p] == SEA)
        self.lands = frozenset(p for p in places if self.kind[p] == LAND)
        self.bases = {side: self._bases_of(places, side) for side in SIDES}
        self.all_bases = frozenset(p for p in places if self.kind[p] == "base")
        self.exits = {b: tuple(sorted(places[b]["exits"])) for b in self.all_bases}
        #: Sea zone -> the land zones whose beaches face it.
        self.beaches: dict[str, tuple[str, ...]] = {
            sea: tuple(p for p in self.places if sea in places[p].get("beaches", ())) for sea in self.seas
        }

    @staticmethod
    def _bases_of(places: dict[str, dict[str, Any]], side: str) -> tuple[str, ...]:
        return tuple(sorted(p for p in places if side in places[p].get("access", ())))

    def _link_places(self) -> None:
        """0.2: ports are land to troops and sea to ships, which use only the anchored side."""
        self.adjacent: dict[str, tuple[str, ...]] = dict.fromkeys(self.places, ())
        self.graph = Graph((LAND, SEA, "coast"))
        for a, b, _tag in self.map["edges"]:
            for here, there in ((a, b), (b, a)):
                if here not in self.kind or there not in self.kind:
                    raise BadData(f"map.edges: unknown place in [{a}, {b}]")
                self.adjacent[here] = tuple(sorted((*self.adjacent[here], there)))
                self._link(here, there)

    def _link(self, here: str, there: str) -> None:
        landward = (LAND, "port")
        seaward = (SEA, "port")
        if self.kind[here] in landward and self.kind[there] in landward:
            self.graph.link(LAND, here, there, 2 if self.type[there] == "difficult" else 1)
        elif self.kind[here] in seaward and self.kind[there] in seaward:
            if self._anchored(here, there):
                self.graph.link(SEA, here, there)
        elif self.kind[here] == "base":
            self.graph.link(SEA, here, there)
        if self._coastal(here, there):
            self.graph.link("coast", here, there)

    def _anchored(self, here: str, there: str) -> bool:
        """0.2g: ships use a port only through the sea zone its anchor marks."""
        for port, sea in ((here, there), (there, here)):
            if self.kind[port] == "port" and sea not in self.map["places"][port]["entry"]:
                return False
        return True

    def _coastal(self, here: str, there: str) -> bool:
        """3.4a: troops embark and land at ports and on clear coasts."""
        sea, shore = (here, there) if here in self.seas else (there, here)
        if sea not in self.seas:
            return False
        return self.type[shore] == "clear" or (self.kind[shore] == "port" and self._anchored(shore, sea))

    # --- 1 counters -----------------------------------------------------------------------------

    def _read_units(self) -> None:
        kinds: dict[str, dict[str, Any]] = self.pieces["units"]
        self.units: dict[str, tuple[str, ...]] = {}
        self.unit_kind: dict[str, str] = {}
        self.side_of: dict[str, str] = {}
        for side in SIDES:
            names = [f"{side}_{k}_{i + 1}" for k, n in self.pieces["mix"][side].items() for i in range(n)]
            self.units[side] = tuple(sorted(names))
            for name in names:
                self.unit_kind[name] = name.split("_")[1]
                self.side_of[name] = side
        self.all_units = (*self.units[ATHENS], *self.units[SPARTA])
        facts = {u: kinds[self.unit_kind[u]] for u in self.all_units}
        self.type_of = {u: str(f["type"]) for u, f in facts.items()}
        self.full = {u: int(f["full"]) for u, f in facts.items()}
        self.reduced = {u: int(f["reduced"]) for u, f in facts.items()}
        self.sword_hoplites = frozenset(u for u, f in facts.items() if f["bonus"] and f["type"] == "hoplite")
        self.persians = {u for u, f in facts.items() if f["persian"]}
        self.ships = frozenset(u for u, f in facts.items() if f["type"] == "trireme")
        self.fleets = {side: tuple(u for u in self.units[side] if u in self.ships) for side in SIDES}
        self.land_units = frozenset(u for u in facts if u not in self.ships)

    def _read_leaders(self) -> None:
        leaders: dict[str, dict[str, Any]] = self.pieces["leaders"]
        self.leaders = tuple(sorted(leaders))
        self.leader_set = frozenset(leaders)
        self.bonus = {name: int(leaders[name]["bonus"]) for name in leaders}
        self.side_of.update({name: str(leaders[name]["side"]) for name in leaders})
        self.persians |= {name for name in leaders if leaders[name]["persian"]}
        self.all_pieces = (*self.all_units, *self.leaders)

    # --- 1.3 stratagem counters -------------------------------------------------------------------

    def _read_counters(self) -> None:
        counters: dict[str, dict[str, Any]] = self.cards["counters"]
        self.counters = tuple(sorted(counters))
        #: counter -> ((stratagem, colour), (stratagem, colour))
        self.faces = {
            c: (
                (str(counters[c]["recto"][0]), str(counters[c]["recto"][1])),
                (str(counters[c]["verso"][0]), str(counters[c]["verso"][1])),
            )
            for c in counters
        }
        #: side -> counter -> stratagems it may use on it (7a)
        self.usable = {side: {c: self._usable(c, side) for c in counters} for side in SIDES}
        #: side -> stratagem -> the counters on which it may use it
        self.carriers = {side: self._carriers(side) for side in SIDES}

    def _usable(self, counter: str, side: str) -> tuple[str, ...]:
        faces = {s for s, colour in self.faces[counter] if colour in (side, NEUTRAL)}
        return tuple(sorted(faces))

    def _carriers(self, side: str) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for counter, stratagems in self.usable[side].items():
            for stratagem in stratagems:
                found[stratagem] = (*found.get(stratagem, ()), counter)
        return found

    def coloured(self, counter: str, side: str) -> bool:
        """5.1d: whether a face has the side's own colour."""
        return any(colour == side for _, colour in self.faces[counter])

    # --- the combat table -------------------------------------------------------------------------

    def _read_table(self) -> None:
        self.columns = tuple((int(a), int(d)) for a, d in self.combat["columns"])
        rows = {int(k): tuple(str(c) for c in cells) for k, cells in self.combat["rows"].items()}
        self.table = Table(rows)

    # --- 10 who stands where at the start, who comes when -------------------------------------------

    def _read_arrivals(self) -> None:
        """10: by scenario: reinforcement lines, optional ones, and the place of each set-up unit."""
        self.lines: dict[str, dict[str, Arrival]] = {}
        self.optional: dict[str, dict[str, Arrival]] = {}
        self.start: dict[str, dict[str, str]] = {}
        for scenario in self.scenarios:
            self.lines[scenario], self.optional[scenario], self.start[scenario] = arrivals(self, scenario)


def arrivals(
    printed: Printed, scenario: str
) -> tuple[dict[str, Arrival], dict[str, Arrival], dict[str, str]]:
    """10: the scenario's reinforcement lines, its optional ones, and the place of each set-up unit.

    Counters of a kind are interchangeable, so they are handed out in order of number.
    """
    lines: dict[str, Arrival] = {}
    options: dict[str, Arrival] = {}
    setup: dict[str, str] = {}
    for side in SIDES:
        data: dict[str, Any] = printed.scenarios[scenario]["sides"][side]
        stock = list(printed.units[side])
        for place, kinds in data["setup"].items():
            setup.update(dict.fromkeys(_take(printed, stock, kinds), place))
        for entry in data["reinforcements"]:
            lines[entry["id"]] = _arrival(printed, side, stock, entry)
        for entry in data["optional"]:
            options[entry["id"]] = _arrival(printed, side, stock, {**entry, "turn": 0})
    return lines, options, setup


def _arrival(printed: Printed, side: str, stock: list[str], entry: dict[str, Any]) -> Arrival:
    line = Arrival(entry["id"], side, entry["turn"], entry["at"], str(entry["rule"]))
    line.units = _take(printed, stock, entry.get("units", {}))
    line.weakened = _take(printed, stock, entry.get("weakened", {}))
    line.leaders = tuple(entry.get("leaders", ()))
    return line


def _take(printed: Printed, stock: list[str], kinds: dict[str, int]) -> tuple[str, ...]:
    taken: list[str] = []
    for kind, count in kinds.items():
        found = [u for u in stock if printed.unit_kind[u] == kind][:count]
        if len(found) < count:
            raise BadData(f"scenarios: more {kind} counters are used than the mix has")
        for unit in found:
            stock.remove(unit)
        taken.extend(found)
    return tuple(taken)
