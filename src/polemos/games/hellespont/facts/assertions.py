"""The facts of the rules that the data must satisfy (edition/assertions.yaml), as executable checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

from polemos.kit.data import load

EDITION: Final = Path(__file__).parents[1] / "edition"
DATA: Final = Path(__file__).parents[1] / "data"
FILES: Final[tuple[str, ...]] = ("map", "pieces", "combat", "stratagems", "turns", "scenarios")
SIDES: Final[tuple[str, ...]] = ("athens", "sparta")
Files: TypeAlias = dict[str, dict[str, Any]]


def load_files(data: Path | None) -> Files:
    """Every data file of the game by name, with the player's own merged over it."""
    return {name: load(DATA, name, data) for name in FILES}


def edition(name: str) -> dict[str, Any]:
    """What we say about this edition: assertions, rulings. Not data of the box, so never overridden."""
    return load(EDITION, name, None)


class Facts:
    """The loaded files, and who touches whom."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.places: dict[str, dict[str, Any]] = files["map"]["places"]
        self.near: dict[str, set[str]] = {place: set() for place in self.places}
        for a, b, _tag in files["map"]["edges"]:
            self.near.setdefault(a, set()).add(b)
            self.near.setdefault(b, set()).add(a)

    def kind(self, place: str) -> str:
        return str(self.places[place]["kind"])

    def of_kind(self, *kinds: str) -> set[str]:
        return {place for place in self.places if self.kind(place) in kinds}

    def beaches(self, place: str) -> set[str]:
        return set(self.places[place].get("beaches", ()))

    def reached(self, start: str, allowed: set[str]) -> set[str]:
        """All places that can be reached from `start` within `allowed`."""
        found, todo = {start}, [start]
        while todo:
            steps = (self.near[todo.pop()] & allowed) - found
            found |= steps
            todo.extend(steps)
        return found


# --- the map (0.2 and the movement examples) ------------------------------------------------------
def count(facts: Facts, kind: str, number: int) -> bool:
    return len(facts.of_kind(kind)) == number


def type_all(facts: Facts, places: list[str], kind: str) -> bool:
    return all(facts.places[place].get("type") == kind for place in places)


def rest_type(facts: Facts, kind: str, wanted: str) -> bool:
    strait = {"m1", "m2", "m3", "m4", "m5", "m6", "m7"}
    return type_all(facts, sorted(facts.of_kind(kind) - strait), wanted)


def beach_whole(facts: Facts, place: str) -> bool:
    return facts.beaches(place) == facts.near[place] & facts.of_kind("sea") != set()


def beach_partial(facts: Facts, place: str) -> bool:
    return set() < facts.beaches(place) < facts.near[place] & facts.of_kind("sea")


def beaches_only_clear(facts: Facts) -> bool:
    return all(p["type"] == "clear" for p in facts.places.values() if p.get("beaches"))


def port_is(facts: Facts, port: str, near: list[str], entry: list[str]) -> bool:
    return facts.near[port] == set(near) and set(facts.places[port]["entry"]) == set(entry)


def ports_two_neighbours_except(facts: Facts, port: str) -> bool:
    ports = facts.of_kind("port") - {port}
    return all(sorted(facts.kind(p) for p in facts.near[other]) == ["land", "sea"] for other in ports)


def adjacent(facts: Facts, one: str, other: str) -> bool:
    return other in facts.near[one]


def not_adjacent(facts: Facts, one: str, other: str) -> bool:
    return other not in facts.near[one]


def path(facts: Facts, places: list[str]) -> bool:
    return all(b in facts.near[a] for a, b in pairwise(places))


def base_access(facts: Facts, base: str, sides: list[str]) -> bool:
    return sorted(facts.places[base]["access"]) == sorted(sides)


def land_cost(facts: Facts, places: list[str], cost: int) -> bool:
    steps = [2 if facts.places[p].get("type") == "difficult" else 1 for p in places[1:]]
    return path(facts, places) and sum(steps) == cost


def cut_zone(facts: Facts, start: str, goal: str, cut: str) -> bool:
    water = facts.of_kind("sea", "port") - {cut}
    return goal in facts.reached(start, water | {cut}) and goal not in facts.reached(start, water)


def beaches(facts: Facts, place: str, seas: list[str]) -> bool:
    return facts.beaches(place) == set(seas)


def sea_has_beach(facts: Facts, sea: str, expected: bool) -> bool:
    return expected is any(sea in facts.beaches(place) for place in facts.places)


def exists(facts: Facts, place: str) -> bool:
    return place in facts.places


def strait_mouth_ports(facts: Facts, one: str, other: str) -> bool:
    """6.1: both on the first two strait zones, with no way by land from one to the other."""
    mouth = {"m1", "m2"}
    both = facts.near[one] & mouth and facts.near[other] & mouth
    return bool(both) and other not in facts.reached(one, facts.of_kind("land", "port"))


def sea_route_blocked_by_strait(facts: Facts) -> bool:
    water = facts.of_kind("sea")
    strait = {place for place in water if facts.places[place]["type"] == "strait"}
    return "m8" in facts.reached("m22", water) and "m8" not in facts.reached("m22", water - strait)


# --- the counters -----------------------------------------------------------------------------------
def unit_reduced(facts: Facts, kind: str, strength: int) -> bool:
    return bool(facts.files["pieces"]["units"][kind]["reduced"] == strength)


def faces(facts: Facts) -> list[tuple[list[str], list[str]]]:
    counters = facts.files["stratagems"]["counters"].values()
    return [(counter["recto"], counter["verso"]) for counter in counters]


def same_counter(facts: Facts, one: str, other: str) -> bool:
    return any({one, other} == {recto[0], verso[0]} for recto, verso in faces(facts))


def neutral(facts: Facts, stratagem: str) -> bool:
    colours = {face[1] for pair in faces(facts) for face in pair if face[0] == stratagem}
    return colours == {"neutral"}


def each_player_usable_face(facts: Facts) -> bool:
    return all(
        any(colour in (side, "neutral") for _stratagem, colour in pair)
        for side in SIDES
        for pair in faces(facts)
    )


def counter_total(facts: Facts, total: int) -> bool:
    pieces = facts.files["pieces"]
    units = sum(sum(pieces["mix"][side].values()) for side in SIDES)
    markers = sum(n for name, n in pieces["markers"].items() if isinstance(n, int))
    return units + len(pieces["leaders"]) + len(faces(facts)) + markers == total


def naval_total(facts: Facts, side: str, strength: int) -> bool:
    units = facts.files["pieces"]["units"]
    mix: dict[str, int] = facts.files["pieces"]["mix"][side]
    total: int = sum(n * units[k]["full"] for k, n in mix.items() if units[k]["type"] == "trireme")
    return total == strength


def turns(facts: Facts, number: int) -> bool:
    lengths = {scenario["turns"] for scenario in facts.files["scenarios"].values()}
    return lengths == {number} and len(facts.files["turns"]["turns"]) == number


CHECKS: Final[dict[str, Callable[..., bool]]] = {
    "count": count,
    "type_all": type_all,
    "rest_type": rest_type,
    "beach_whole": beach_whole,
    "beach_partial": beach_partial,
    "beaches_only_clear": beaches_only_clear,
    "port_is": port_is,
    "ports_two_neighbours_except": ports_two_neighbours_except,
    "adj": adjacent,
    "not_adj": not_adjacent,
    "path": path,
    "base_access": base_access,
    "land_cost": land_cost,
    "cut_zone": cut_zone,
    "beaches": beaches,
    "sea_has_beach": sea_has_beach,
    "exists": exists,
    "strait_mouth_ports": strait_mouth_ports,
    "sea_route_blocked_by_strait": sea_route_blocked_by_strait,
    "unit_reduced": unit_reduced,
    "same_counter": same_counter,
    "neutral": neutral,
    "each_player_usable_face": each_player_usable_face,
    "counter_total": counter_total,
    "naval_total": naval_total,
    "turns": turns,
}


def run(files: Files) -> list[dict[str, Any]]:
    """Each fact with whether it holds, ready for JSON. A place that is missing fails its facts."""
    facts = Facts(files)
    return [
        {
            "id": entry["id"],
            "what": {"en": entry["en"], "fr": entry["fr"]},
            "rule": entry["rule"],
            "tag": entry["tag"],
            "ok": _holds(facts, entry["check"], entry["args"]),
        }
        for entry in edition("assertions")["assertions"]
    ]


def _holds(facts: Facts, check: str, args: Iterable[Any]) -> bool:
    try:
        return CHECKS[check](facts, *args)
    except KeyError:
        return False
