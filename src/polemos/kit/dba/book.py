"""The tables of the battle rules and the nine army lists, read from data files and checked."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.kit.data import load
from polemos.kit.dba.checking import check_armies, check_elements, check_terrain

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ("elements", "armies", "terrain")

#: dba.8: what may happen to a loser.
DESTROYED: Final = "D"
RECOIL: Final = "R"
FLEE: Final = "F"
NOTHING: Final = "N"

GOOD: Final = "good"
BAD: Final = "bad"
#: dba.12e: a whole move; every cost is a part of it, so that allowances of 2, 3, 4 and 5 stay whole numbers.
WHOLE: Final = 120

TOPOGRAPHIES: Final = ("fertile", "hilly", "coastal")


class Kind:
    """dba.1.1: one troop type."""

    def __init__(self, id: str, row: dict[str, Any]) -> None:
        self.id = id
        self.v_foot = int(row["foot"])
        self.v_mounted = int(row["mounted"])
        self.good = int(row["good"])
        self.bad = int(row["bad"])
        self.road = int(row["road"])
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

    def places(self) -> tuple[tuple[str, ...], ...]:
        """The types each of the twelve elements may have; the first is the general."""
        return tuple(of for n, of in self.slots for _ in range(n))

    def maximum(self, kind: str) -> int:
        """How many of a type the list allows."""
        return sum(n for n, of in self.slots if kind in of)


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
        self.kinds = {str(id): Kind(str(id), row) for id, row in tables["elements"].items()}
        self.outcomes = tables["outcomes"]
        self.ground = {str(letter): row for letter, row in tables["ground"].items() if letter != "tag"}
        self.letter = {str(row["is"]): letter for letter, row in self.ground.items()}
        armies = load(DATA, "armies", data, beside)["armies"]
        check_armies(armies)
        self.armies = {str(id): Army(str(id), row, self.kinds) for id, row in armies.items()}
        self.terrain = load(DATA, "terrain", data, beside)
        check_terrain(self.terrain, set(self.letter))
        self.bad = frozenset(letter for letter, row in self.ground.items() if row["going"] == BAD)
        #: Worked out once each: outcomes, and the odds of a duel (see `factors.duel`).
        self._fates: dict[tuple[str, str, int], str] = {}
        self.duels: dict[tuple[str, str, int, int, int], tuple[int, ...]] = {}

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


def _applies(rule: dict[str, Any], winner: str, going: str, charged: bool) -> bool:
    if "by" in rule and winner not in rule["by"]:
        return False
    if "charged" in rule and not charged:
        return False
    return bool(rule.get("going", going) == going)
