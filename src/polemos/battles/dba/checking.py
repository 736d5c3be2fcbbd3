"""The data files of the battle rules, looked through before they are used: a wrong entry is named."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.errors import BadData

NUMBERS: Final[tuple[str, ...]] = ("foot", "mounted", "good", "bad", "road")
FATES: Final[tuple[str, ...]] = ("D", "R", "F", "N")


def check_elements(tables: dict[str, Any]) -> None:
    """Numbers of every troop type, and an outcome for each of them."""
    for id, row in tables["elements"].items():
        where = f"elements.yaml: elements.{id}"
        for name in (*NUMBERS, *(n for n in ("shoots", "range") if n in _mapping(row, where))):
            _number(row, name, where, 0, 12)
    for name in ("beaten", "doubled"):
        for id in tables["elements"]:
            _check_fates(tables["outcomes"][name], str(id), f"elements.yaml: outcomes.{name}.{id}")
    for name in ("shot_beaten", "shot_doubled"):
        for id in tables["elements"]:
            if tables["outcomes"][name].get(id) not in FATES:
                raise BadData(f"elements.yaml: outcomes.{name}.{id}: one of {', '.join(FATES)} is expected")


def _check_fates(table: dict[str, Any], id: str, where: str) -> None:
    rules = table.get(id)
    if not isinstance(rules, list) or not rules:
        raise BadData(f"{where}: a list of outcomes is expected")
    if any(_mapping(rule, where).get("is") not in FATES for rule in rules):
        raise BadData(f"{where}: `is` must be one of {', '.join(FATES)}")
    if set(rules[-1]) != {"is"}:
        raise BadData(f"{where}: the last outcome must fit every case")


def check_armies(armies: Any) -> None:
    """Shape of every list; whether its numbers agree is the list's own business."""
    for id, row in _mapping(armies, "armies.yaml: armies").items():
        where = f"armies.yaml: {id}"
        for name in ("list", "topography"):
            if not isinstance(_mapping(row, where).get(name), str):
                raise BadData(f"{where}.{name}: a text is expected")
        for i, slot in enumerate(_items(row, "slots", where)):
            _number(_mapping(slot, f"{where}.slots[{i}]"), "n", f"{where}.slots[{i}]", 1, 12)
            _items(slot, "of", f"{where}.slots[{i}]")
        _items(row, "reference", where)


def check_terrain(tables: dict[str, Any], features: set[str]) -> None:
    """Only features that exist, numbers of them as pairs, sizes as columns and rows."""
    for id, row in tables["topographies"].items():
        if id == "tag":
            continue
        where = f"terrain.yaml: topographies.{id}"
        optional = [kind for group in _items(row, "optional", where) for kind in group]
        for kind in [*_items(row, "compulsory", where), *optional]:
            if kind not in features:
                raise BadData(f"{where}: there is no feature {kind!r}")
    pairs = [(f"limits.{name}", tables["limits"][name]) for name in ("compulsory", "optional")]
    pairs += [(f"lanes.{name}", value) for name, value in tables["lanes"].items() if name != "tag"]
    pairs += [(f"sizes.{name}", size) for name in ("areas", "thin") for size in tables["sizes"][name]]
    for name, pair in pairs:
        if not (isinstance(pair, list) and len(pair) == 2 and all(type(n) is int and n > 0 for n in pair)):
            raise BadData(f"terrain.yaml: {name}: two numbers from 1 on are expected, not {pair!r}")


def _mapping(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadData(f"{where}: entries with names are expected, not {value!r}")
    return value


def _items(row: dict[str, Any], name: str, where: str) -> list[Any]:
    value = row.get(name)
    if not isinstance(value, list) or not value:
        raise BadData(f"{where}.{name}: a list is expected, not {value!r}")
    return value


def _number(row: dict[str, Any], name: str, where: str, low: int, high: int) -> None:
    value = row.get(name)
    if type(value) is not int or not low <= value <= high:
        raise BadData(f"{where}.{name}: a number from {low} to {high} is expected, not {value!r}")
