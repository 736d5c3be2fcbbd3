"""The data of the game, read and checked once: board, leaders, tables, matrices, set-ups."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.games.peloponnesian_war.printed.map import COAST, ISLAND, LAND, Map
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    KINDS,
    SHIPS,
    SIDES,
    SPARTA,
    Force,
    force_of,
)
from polemos.kit.bits import Bits as Spaces
from polemos.kit.data import load

COLOURS: Final = {"delian": ATHENS, "peloponnesian": SPARTA, "neutral": ""}
#: Scenario ids of the two-player game end so.
TWO: Final = "_two"
FILES: Final[tuple[str, ...]] = ("map", "pieces", "tables", "matrices", "scenarios")


class Leader:
    """1.1.2d: a leader's side and ratings."""

    def __init__(self, side: str, tactical: int, strategic: int) -> None:
        self.side = side
        self.tactical = tactical
        self.strategic = strategic


class Condition:
    """3.1.2: one defensive condition of a matrix."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.kind = str(data["kind"])
        self.spaces = tuple(str(p) for p in data.get("spaces", ()))
        self.within = int(data.get("within", 0))
        self.zone = str(data.get("zone", ""))
        self.objective = str(data["objective"])
        self.army = _three(data["army"])
        #: AMB-02: the army that an option sends to the enemy Force itself.
        self.there = _three(data.get("there", data["army"]))
        #: The set of all spaces where an enemy Force might fulfil it.
        self.watch: Spaces = 0

    def index(self, map_: Map, side: str) -> None:
        spaces = self.spaces
        if self.kind == "enemy_force_within":
            spaces = map_.within(side, self.within)
        elif self.kind == "enemy_force_in_zone":
            spaces = map_.in_zone[self.zone]
        self.watch = map_.mask(set(spaces))


class Strategy:
    """1.3r: one column of a matrix: six zones, or six objectives, and the army by kind of space."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.zones = tuple(str(z) for z in data.get("zones", ()))
        self.objectives = tuple(str(p) for p in data.get("objectives", ()))
        self.force = {kind: _three(data["force"][kind]) for kind in (LAND, COAST, ISLAND)}
        self.rows: tuple[tuple[str, ...], ...] = ()
        self.row_sets: tuple[Spaces, ...] = ()
        self.all_rows: Spaces = 0


class Matrix:
    """The strategy matrix of one side."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.selection = {str(k): (int(v[0]), int(v[1])) for k, v in data["selection"].items()}
        self.defence = tuple(Condition(k, v) for k, v in data["defence"].items())
        self.strategies = {str(k): Strategy(k, v) for k, v in data["strategies"].items()}
        self.zones = {str(k): tuple(str(p) for p in v["dice"]) for k, v in data["zones"].items()}

    def index(self, map_: Map, side: str) -> None:
        """The six rows of spaces that each strategy's die may name, also as sets."""
        for condition in self.defence:
            condition.index(map_, side)
        for strategy in self.strategies.values():
            zones = strategy.zones
            strategy.rows = tuple([self.zones[z] for z in zones]) if zones else (strategy.objectives,) * 6
            strategy.row_sets = tuple([map_.mask(set(row)) for row in strategy.rows])
            for row in strategy.row_sets:
                strategy.all_rows |= row

    def chosen(self, total: int) -> str:
        """3.1f, 3.1g: the strategy a total picks."""
        for name, (low, high) in self.selection.items():
            if low <= total <= high:
                return name
        return next(iter(self.selection))


class Rule:
    """One line of the post-combat table: where points of one kind go."""

    def __init__(self, data: dict[str, Any]) -> None:
        fill = data.get("fill", ("", 0))
        self.fill = str(fill[0])
        self.number = int(fill[1])
        self.split = tuple(str(p) for p in data.get("split", ()))
        self.all = str(data.get("all", ""))
        self.active = str(data.get("active", ""))


class Income:
    """7.1: what a side earns in a turn, and what adds to it or reduces it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.base = {s: int(data["base"][s]) for s in SIDES}
        self.lost_space = int(data["lost_space"])
        self.great_allies = _names(data["great_ally"]["spaces"])
        self.great_ally = int(data["great_ally"]["talents"])
        self.syracuse_ally = int(data["syracuse_ally"])
        self.sicily = int(data["sicily"])
        self.euxine_cut = int(data["euxine_cut"])
        self.goal = str(data["epidamnus"]["space"])
        self.epidamnus = int(data["epidamnus"]["talents"])
        self.eisphora = int(data["eisphora"])
        self.persia = (int(data["persia"][0]), int(data["persia"][1]))


class Setup:
    """One of the three set-ups."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.turn = int(data["turn"])
        self.player = str(data["player"])
        self.strategy = str(data["strategy"])
        self.treasury = {s: int(data["treasury"][s]) for s in SIDES}
        self.bellicosity = {s: int(data["bellicosity"][s]) for s in SIDES}
        self.first = str(data["first"])
        self.operations_made = {s: int(data["operations_made"][s]) for s in SIDES}
        self.chiefs = {str(s): str(name) for s, name in data["chiefs"].items()}
        self.dead = tuple(str(name) for name in data["dead"])
        self.alcibiades = int(data["alcibiades"])
        self.active = {str(k): str(v) for k, v in data["active"].items()}
        self.pool = {str(k): force_of({}, v) for k, v in data["pool"].items()}
        self.rebels = tuple(str(p) for p in data["rebels"])
        self.held = {str(k): str(v) for k, v in data["held"].items()}
        self.armistice = bool(data["armistice"])
        self.naval_disaster = bool(data["sicilian_disaster"])
        self.larisa = bool(data["larisa"])
        self.forces: dict[str, dict[str, Force]] = {s: _forces(data[s]) for s in SIDES}
        self.leaders = {
            str(e["leader"]): str(place) for s in SIDES for place, e in data[s].items() if "leader" in e
        }


class Ending:
    """10.1-10.4: how a scenario ends and what wins it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rule = str(data["rule"])
        self.setup_of = str(data["setup_of"])
        self.last = int(data["last"])
        self.back_home = bool(data["starting_side_ends"])
        self.armistice = bool(data["armistice_ends"])
        self.points = int(data["points"])
        self.early = int(data["early_surrender"])


class Printed:
    """All data, shared by every state of a game and never changed."""

    #: Found at once, as those of the state are (`War`).
    # fmt: off
    __slots__ = (
        "argos", "argos_syracuse", "attica", "attica_set", "capital_of", "coalition",
        "coalition_set", "costs", "counter_mix", "ending_of", "endings", "eventful", "files",
        "fund_rebels", "fund_set", "fund_spaces", "great_allies", "guarded", "helots", "home_guard",
        "iasus", "income", "leaders", "macedonia", "map", "matrices", "neutrals", "points",
        "post_combat", "rebellion_sites", "setup_of", "setups", "staff", "strategies", "syracuse", "thrace",
    )
    # fmt: on

    def __init__(self, folder: Path, override: Path | None) -> None:
        self.files = {name: load(folder, name, override) for name in FILES}
        try:
            self._read()
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadData(f"peloponnesian_war data: an entry is missing or malformed ({error!r})") from None
        _check(self)
        self._index()

    def _read(self) -> None:
        files = self.files
        self.map = _map(files["map"])
        pieces, tables = files["pieces"], files["tables"]
        self.leaders = {
            str(name): Leader(str(e["side"]), int(e["tactical"]), int(e["strategic"]))
            for name, e in pieces["leaders"].items()
        }
        #: side -> its leaders, sorted.
        self.staff = {s: sorted(n for n, e in self.leaders.items() if e.side == s) for s in SIDES}
        self.counter_mix = {
            s: force_of(pieces["mix"][f"{s}_own"]["limit"], pieces["mix"][f"{s}_allied"]["limit"])
            for s in SIDES
        }
        self.home_guard = int(pieces["home_guard"]["hoplites"])
        self._read_tables(tables)
        self.matrices = {s: Matrix(files["matrices"][s]) for s in SIDES}
        self.strategies = tuple(dict.fromkeys(name for s in SIDES for name in self.matrices[s].strategies))
        self.setups = {str(k): Setup(v) for k, v in files["scenarios"]["setups"].items()}
        self.endings = {str(k): Ending(v) for k, v in files["scenarios"]["scenarios"].items()}

    def _index(self) -> None:
        """What is asked all the time, found once."""
        self.ending_of = {name + tail: e for name, e in self.endings.items() for tail in ("", TWO)}
        self.setup_of = {name: self.setups[e.setup_of] for name, e in self.ending_of.items()}
        #: Capital -> the neutral it belongs to.
        self.capital_of = {place: name for name, place in self.neutrals.items()}
        map_ = self.map
        self.attica_set = map_.mask(set(self.attica))
        self.fund_set = map_.mask(set(self.fund_spaces))
        self.argos, self.syracuse = map_.bit["argos"], map_.bit["syracuse"]
        self.argos_syracuse = self.argos | self.syracuse
        #: Where points may be bound to stay (4.1.1k, EV.10b).
        self.guarded = map_.bit[SPARTA] | map_.bit["corcyra"]
        self.great_allies = map_.mask(set(self.income.great_allies))
        #: Where an Army must stop and look: 4.5, 10.1.4, 10.3.4 its mere arrival may draw a neutral into the
        #: war; the isthmus and the storm crossing have rules of their own.
        self.eventful = map_.mask({"argos", "syracuse", *self.macedonia}) | map_.ends
        self.coalition_set = {s: map_.mask(self.coalition[s]) for s in SIDES}
        for side, matrix in self.matrices.items():
            matrix.index(map_, side)

    def _read_tables(self, t: dict[str, Any]) -> None:
        self.coalition = {s: frozenset(map(str, t["coalition"][s])) for s in SIDES}
        self.neutrals = {str(k): str(t["neutrals"][k]) for k in ("argos", "macedonia", "syracuse", "persia")}
        self.attica = _names(t["attica"]["spaces"])
        self.fund_spaces = _names(t["fund_release"]["spaces"])
        self.fund_rebels = int(t["fund_release"]["rebels"])
        self.helots = _names(t["helots"]["spaces"])
        self.thrace = _names(t["thrace"]["spaces"])
        self.macedonia = _names(t["macedonia"]["spaces"])
        self.iasus = str(t["amorges"]["space"])
        self.rebellion_sites = _names(t["rebellion_sites"]["dice_2_to_12"])
        self.income = Income(t["income"])
        self.costs: dict[str, int] = {k: int(v) for k, v in t["costs"].items() if k != "tag"}
        self.points: dict[str, int] = {k: int(v) for k, v in t["points"].items() if k != "tag"}
        self.post_combat: dict[str, tuple[tuple[Rule, ...], ...]] = {}
        for side in SIDES:
            rows = [
                t["post_combat"][f"{side}_{who}"][kind]
                for who in ("own", "allied")
                for kind in ("h", "c", "n")
            ]
            self.post_combat[side] = tuple(tuple(Rule(line) for line in row) for row in rows)


def _names(items: list[Any]) -> tuple[str, ...]:
    return tuple(str(item) for item in items)


def _three(army: dict[str, int]) -> tuple[int, int, int]:
    return (int(army.get("h", 0)), int(army.get("c", 0)), int(army.get("n", 0)))


def _forces(data: dict[str, Any]) -> dict[str, Force]:
    return {str(place): force_of(e.get("own", {}), e.get("allied", {})) for place, e in data.items()}


def _map(data: dict[str, Any]) -> Map:
    map_ = Map()
    spaces = data["spaces"]
    map_.spaces = tuple(sorted(str(p) for p in spaces))
    map_.kind = {p: str(spaces[p]["type"]) for p in map_.spaces}
    map_.fortress = frozenset(p for p in map_.spaces if spaces[p]["fortress"])
    map_.colour = {p: COLOURS[spaces[p]["league"]] for p in map_.spaces}
    map_.zone = {p: str(spaces[p]["zone"]) for p in map_.spaces}
    map_.in_zone = {str(z): tuple(p for p in map_.spaces if map_.zone[p] == z) for z in data["zones"]}
    map_.lines = {kind: {p: () for p in map_.spaces} for kind in ("land", "naval", "mixed")}
    for line in data["lines"].values():
        steps = map_.lines[line["kind"]]
        for a, b in ((line["a"], line["b"]), (line["b"], line["a"])):
            steps[a] = tuple(sorted((*steps[a], str(b))))
    map_.isthmus = (data["isthmus"]["a"], data["isthmus"]["b"])
    map_.storm = (data["storm_crossing"]["a"], data["storm_crossing"]["b"])
    map_.gate = data["euxine"]["reached_from"]
    map_.narrows = data["naupactus"]["space"]
    map_.south_shore = frozenset(data["naupactus"]["south_shore"])
    map_.finish()
    return map_


def _check(printed: Printed) -> None:
    """Ids that the files use of each other must exist; naval points never stand in a Land space."""
    for name, setup in printed.setups.items():
        _check_setup(printed, setup, f"scenarios: {name}")
    for side, matrix in printed.matrices.items():
        _check_matrix(printed, matrix, f"matrices: {side}")
    for place in (*printed.rebellion_sites, *printed.helots, *printed.attica, *printed.thrace, printed.iasus):
        _known(place, printed.map.kind, "tables")


def _check_setup(printed: Printed, setup: Setup, where: str) -> None:
    kind = printed.map.kind
    for side in SIDES:
        for place, force in setup.forces[side].items():
            _known(place, kind, f"{where}.{side}")
            if kind[place] == LAND and force & SHIPS:
                raise BadData(f"{where}.{side}.{place}: ships cannot stand in a Land space")
    for leader in (*setup.leaders, *setup.dead, *setup.chiefs.values()):
        _known(leader, printed.leaders, where)


def _check_matrix(printed: Printed, matrix: Matrix, where: str) -> None:
    for strategy in matrix.strategies.values():
        _six(strategy.zones or strategy.objectives, f"{where}.{strategy.name}")
        for zone in strategy.zones:
            _known(zone, matrix.zones, f"{where}.{strategy.name}")
    for zone, dice in matrix.zones.items():
        _six(dice, f"{where}.zones.{zone}")
        for place in dice:
            _known(place, printed.map.kind, f"{where}.zones.{zone}")


def _six(dice: tuple[str, ...], where: str) -> None:
    if len(dice) != 6:
        raise BadData(f"{where}: six entries are expected, not {len(dice)}")


def _known(name: str, known: Any, where: str) -> None:
    if name not in known:
        raise BadData(f"{where}: unknown id {name!r}")


def kind_index(name: str) -> int:
    """The index of a kind's id (`h` ... `an`)."""
    return KINDS.index(name)
