"""The tables of the battle rules and the nine army lists, read from data files and checked."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import gcd
from pathlib import Path
from typing import Any, Final

from polemos.battles.dba.checking import check_armies, check_elements, check_terrain
from polemos.engine.errors import BadData
from polemos.kit.data import load

DATA: Final = Path(__file__).parent / "data"
FILES: Final[tuple[str, ...]] = ("elements", "armies", "terrain")

#: dba.8: what may happen to a loser.
DESTROYED: Final = "D"
RECOIL: Final = "R"
FLEE: Final = "F"
NOTHING: Final = "N"

GOOD: Final = "good"
BAD: Final = "bad"
#: dba.12e: a whole move; every cost is a part of it, so that allowances of 2, 3, 4 and 5 stay whole numbers.
WHOLE: Final = 120

#: dba.4b: types that cost a command point more.
SLOW: Final[tuple[str, ...]] = ("El", "Hd", "Art")

TOPOGRAPHIES: Final[tuple[str, ...]] = ("fertile", "hilly", "coastal")


class Pace:
    """dba.12e: how fast a troop type goes, in parts of a move of which every step takes a whole number."""

    def __init__(self, good: int, bad: int, road: int) -> None:
        step = WHOLE // max(1, good)
        slow = WHOLE // bad if bad else step
        fast = WHOLE // max(1, good, road)
        part = self.part = gcd(WHOLE, step, step * 3 // 2, slow, slow * 3 // 2, fast)
        #: A whole move, and the most that may be spent if one is to turn about at the end (dba.12d).
        self.whole, self.turning = WHOLE // part, (WHOLE - step) // part
        #: Steps straight and slanting, in good going and in bad, and along a road.
        self.good, self.good_slant = step // part, step * 3 // 2 // part
        self.bad, self.bad_slant = slow // part, slow * 3 // 2 // part
        self.road = fast // part
        #: The most that may be spent before a slanting step; the first one may always be tried.
        self.slanting = max(0, self.whole - min(self.good_slant, self.bad_slant))
        self.slowed = slow != step
        #: How many cells away anything matters: off the road nobody gets to one farther away.
        self.far = max(good, bad)


class Kind:
    """dba.1.1: one troop type."""

    def __init__(self, id: str, row: dict[str, Any], number: int) -> None:
        self.id = id
        #: Its place among the types: tables of pairs are kept by such numbers.
        self.number = number
        #: dba.5d, dba.4b: psiloi; who costs a command point more.
        self.skirmishes, self.slow = id == "Ps", id in SLOW
        self.v_foot = int(row["foot"])
        self.v_mounted = int(row["mounted"])
        self.good = int(row["good"])
        self.bad = int(row["bad"])
        self.road = int(row["road"])
        self.pace = Pace(self.good, self.bad, self.road)
        self.mounted = bool(row.get("rides", False))
        self.follows = bool(row.get("follows", False))
        #: dba.7e: fights in bad going without the -2.
        self.rough = bool(row.get("rough", False))
        #: 11.3: counts one half in the rout test.
        self.weight = 1 if row.get("half", False) else 2
        self.shoots = int(row.get("shoots", 0))
        self.range = int(row.get("range", 0))

    def factor(self, foe: Kind) -> int:
        """dba.1.1: the factor in close combat against that kind."""
        return self.v_mounted if foe.mounted else self.v_foot

    def passes(self, friend: Kind) -> bool:
        """dba.5d: whether this kind may pass through that friend."""
        return self.id == "Ps" or (self.mounted and friend.id == "Ps")


class Army:
    """dba.13: one list: slots of (number, types), and a composition to begin with."""

    def __init__(self, id: str, row: dict[str, Any], kinds: dict[str, Kind]) -> None:
        self.id = id
        self.list = str(row["list"])
        self.topography = str(row["topography"])
        self.slots = tuple((int(s["n"]), tuple(str(k) for k in s["of"])) for s in row["slots"])
        self.reference = tuple(str(k) for k in row["reference"])
        for kind in (*self.reference, *(k for _, of in self.slots for k in of)):
            if kind not in kinds:
                raise BadData(f"armies.yaml: {id}: there is no troop type {kind!r}")
        if sum(n for n, _ in self.slots) != 12 or not fits(self.places(), self.reference):
            raise BadData(f"armies.yaml: {id}: slots and reference must agree and make 12 elements")
        self.every = tuple(sorted({kind for _, of in self.slots for kind in of}))
        self.limits = limits(self.slots)

    def places(self) -> tuple[tuple[str, ...], ...]:
        """The types each of the twelve elements may have; the first is the general."""
        return tuple(of for n, of in self.slots for _ in range(n))

    def open(self, taken: tuple[str, ...]) -> tuple[str, ...]:
        """dba.13a: the types of which one more can be taken beside these."""
        closed: set[str] = set()
        for kinds, most in self.limits:
            number = sum([kind in kinds for kind in taken])
            if number > most:
                return ()
            if number == most:
                closed.update(kinds)
        return tuple([kind for kind in self.every if kind not in closed])

    def maximum(self, kind: str) -> int:
        """How many of a type the list allows."""
        return sum(n for n, of in self.slots if kind in of)


def limits(slots: tuple[tuple[int, tuple[str, ...]], ...]) -> tuple[tuple[frozenset[str], int], ...]:
    """Sets of types and how many elements of them there may be. Elements can all have a place of their own if
    no limit is exceeded (Hall's marriage theorem); a type that shares no slot needs but one of its own."""
    every = {kind for _, of in slots for kind in of}
    shared = sorted({kind for _, of in slots for kind in of if len(of) > 1})
    sets = [frozenset({kind}) for kind in sorted(every.difference(shared))]
    for size in range(1, len(shared) + 1):
        sets += [frozenset(kinds) for kinds in combinations(shared, size)]
    return tuple((kinds, sum(n for n, of in slots if not kinds.isdisjoint(of))) for kinds in sets)


def fits(places: tuple[tuple[str, ...], ...], chosen: tuple[str, ...]) -> bool:
    """dba.13a: whether the elements can each have a place of their own in the slots (any number up to 12)."""
    return _matched(tuple(sorted(chosen)), places) == len(chosen)


@lru_cache(maxsize=20_000)
def _matched(chosen: tuple[str, ...], places: tuple[tuple[str, ...], ...]) -> int:
    """How many elements find a place (augmenting paths; twelve places are few)."""
    holder: dict[int, int] = {}

    def seek(element: int, seen: set[int]) -> bool:
        for place, of in enumerate(places):
            if chosen[element] in of and place not in seen:
                seen.add(place)
                if place not in holder or seek(holder[place], seen):
                    holder[place] = element
                    return True
        return False

    return sum(seek(element, set()) for element in range(len(chosen)))


class Book:
    """Everything the battle rules look up."""

    def __init__(self, data: Path | None = None, beside: Path | None = None) -> None:
        """`beside`: the data folder of a game that keeps its own files in the same `data`."""
        tables = load(DATA, "elements", data, beside)
        check_elements(tables)
        rows = enumerate(tables["elements"].items())
        self.kinds = {str(id): Kind(str(id), row, number) for number, (id, row) in rows}
        #: The types as questions list them: the name in small letters, and the type.
        self.by_name = tuple(sorted([(id.lower(), id) for id in self.kinds]))
        self.named = dict(self.by_name)
        self.outcomes = tables["outcomes"]
        self.ground = {str(letter): row for letter, row in tables["ground"].items() if letter != "tag"}
        self.letter = {str(row["is"]): letter for letter, row in self.ground.items()}
        armies = load(DATA, "armies", data, beside)["armies"]
        check_armies(armies)
        self.armies = {str(id): Army(str(id), row, self.kinds) for id, row in armies.items()}
        self.terrain = load(DATA, "terrain", data, beside)
        check_terrain(self.terrain, set(self.letter))
        self.bad = frozenset(letter for letter, row in self.ground.items() if row["going"] == BAD)
        #: dba.2.1g: the sizes of areas, and with the thin ones that a marsh may have.
        areas, thin = (
            [(int(c), int(r)) for c, r in self.terrain["sizes"][name]] for name in ("areas", "thin")
        )
        self.shapes: tuple[tuple[str, ...], ...] = (_named(areas), _named([*areas, *thin]))
        #: Worked out once each: outcomes, the odds of a duel, what they are worth (`factors.duel`, `hope`).
        self._fates: dict[tuple[str, str, int], str] = {}
        self.duels: dict[tuple[str, str, int, int, int], tuple[int, ...]] = {}
        self.hopes: dict[int, float] = {}

    def outcome(
        self, loser: str, winner: str, totals: tuple[int, int], bad: bool, charged: bool = False
    ) -> str:
        """dba.8: what the loser suffers; totals are the loser's and the winner's."""
        low, high = totals
        if low >= high:
            return NOTHING
        doubled = high >= 2 * low
        key = (loser, winner, (4 if doubled else 0) + (2 if bad else 0) + (1 if charged else 0))
        found = self._fates.get(key)
        if found is None:
            found = self._fates[key] = self._looked_up(loser, winner, doubled, bad, charged)
        return found

    def _looked_up(self, loser: str, winner: str, doubled: bool, bad: bool, charged: bool) -> str:
        """The first rule of the outcome table that fits."""
        for rule in self.outcomes["doubled" if doubled else "beaten"][loser]:
            if _applies(rule, winner, BAD if bad else GOOD, charged):
                return str(rule["is"])
        raise BadData(f"elements.yaml: no outcome for {loser} against {winner}")

    def shot(self, target: str, shooter: str, totals: tuple[int, int]) -> str:
        """dba.6d: what a target suffers."""
        low, high = totals
        if low >= high:
            return NOTHING
        if high < 2 * low:
            return str(self.outcomes["shot_beaten"][target])
        return DESTROYED if shooter == "Bw" else str(self.outcomes["shot_doubled"][target])


def _named(shapes: list[tuple[int, int]]) -> tuple[str, ...]:
    """Columns by rows, as players choose them."""
    return tuple(sorted(f"{columns}x{rows}" for columns, rows in shapes))


def _applies(rule: dict[str, Any], winner: str, going: str, charged: bool) -> bool:
    if "by" in rule and winner not in rule["by"]:
        return False
    if "charged" in rule and not charged:
        return False
    return bool(rule.get("going", going) == going)
