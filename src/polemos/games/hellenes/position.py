"""Positions: the state as JSON that a person can read and write, and back with every field checked."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.prompt import Value
from polemos.games.hellenes.printed import GODS, SIDES, Printed
from polemos.games.hellenes.state import (
    ASHORE,
    ASIDE,
    GARRISON,
    HOME,
    OUT,
    POOL,
    SALLY,
    Fight,
    Formation,
    Hellenes,
    Play,
)

NUMBERS: Final[tuple[str, ...]] = (
    "year",
    "season",
    "prestige",
    "actions",
    "athens_pillaged",
    "athens_plagues",
    "sicily_since",
    "aliases",
)
FLAGS: Final[tuple[str, ...]] = ("plague_struck", "peace", "renewed", "gela_open")
WORDS: Final[tuple[str, ...]] = ("active", "earthquake", "augury", "hungry", "traitors")
BLOCK_LISTS: Final[tuple[str, ...]] = ("moved", "spent", "drawn", "kept", "sheltered")
PLACE_LISTS: Final[tuple[str, ...]] = ("pillaged", "barred")
CARD_LISTS: Final[tuple[str, ...]] = ("deck", "discard", "removed", "in_play")
OTHER: Final[tuple[str, ...]] = (
    "order",
    "blocks",
    "cargo",
    "holder",
    "garrisons",
    "sieges",
    "patrols",
    "civil_war",
    "hands",
    "buried",
    "leaders",
    "chosen",
    "played",
    "sacrifices",
    "appealed",
    "formations",
    "fought",
    "fight",
)
FIELDS: Final[tuple[str, ...]] = (*NUMBERS, *FLAGS, *WORDS, *BLOCK_LISTS, *PLACE_LISTS, *CARD_LISTS, *OTHER)

#: Fields that positions have always known by another name.
KEYS: Final[dict[str, str]] = {
    "earthquake": "shaken",
    "augury": "cowed",
    "aggressors": "att",
    "defenders": "dfn",
}


def key_of(name: str) -> str:
    """What a field is called in a position."""
    return KEYS.get(name, name)


FIGHT_WORDS: Final[tuple[str, ...]] = ("kind", "place", "aggressor", "origin", "half")
FIGHT_FLAGS: Final[tuple[str, ...]] = ("silent", "landing", "doubled", "one_round")
FIGHT_LISTS: Final[tuple[str, ...]] = (
    "aggressors",
    "defenders",
    "origins",
    "routed",
    "struck",
    "asked",
    "hurt",
)


# --- writing --------------------------------------------------------------------------------------


def encode(state: Hellenes) -> dict[str, Any]:
    """Every field of the state under its own name; blocks with place, strength and what is known of them."""
    data: dict[str, Any] = {}
    for name in (*NUMBERS, *FLAGS, *WORDS):
        data[key_of(name)] = getattr(state, name)
    for name in (*BLOCK_LISTS, *PLACE_LISTS, *CARD_LISTS):
        data[name] = list(getattr(state, name))
    data["blocks"] = {b: _block(state, b) for b in state.at if state.at[b] != OUT}
    for name in ("cargo", "holder", "garrisons", "civil_war", "leaders"):
        data[name] = dict(getattr(state, name))
    for name in ("chosen", "played"):
        data[name] = {side: " ".join(play) for side, play in getattr(state, name).items()}
    for name in ("hands", "buried", "sacrifices"):
        data[name] = {side: list(cards) for side, cards in getattr(state, name).items()}
    for name in ("sieges", "patrols"):
        data[name] = {place: list(pair) for place, pair in getattr(state, name).items()}
    data["order"], data["appealed"], data["fought"] = (
        list(state.order),
        list(state.appealed),
        list(state.fought),
    )
    data["formations"] = [_formation(f) for f in state.formations]
    data["fight"] = None if state.fight is None else _fight(state.fight)
    return data


def _block(state: Hellenes, block: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"at": state.at[block], "cv": state.strength[block]}
    if block in state.alias:
        entry["alias"] = state.alias[block]
    may_be = state.mask[block] << state.printed.first[state.side(block)]
    return {**entry, "may_be": f"{may_be:x}", "low": state.low[block], "high": state.high[block]}


def _formation(formation: Formation) -> dict[str, Any]:
    return {
        "units": list(formation.units),
        "path": list(formation.path),
        "target": formation.target,
        "errand": formation.errand,
        "column": formation.column,
    }


def _fight(fight: Fight) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(fight, name) for name in (*FIGHT_WORDS, *FIGHT_FLAGS)}
    data |= {key_of(name): list(getattr(fight, name)) for name in FIGHT_LISTS}
    data["ares"] = " ".join(fight.ares)
    return {**data, "round": fight.round, "flights": [_formation(f) for f in fight.flights]}


# --- reading --------------------------------------------------------------------------------------


def decode(
    printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, data: Reader
) -> Hellenes:
    """The state that `encode` wrote; BadData names the field at fault."""
    data.only(tuple(key_of(name) for name in FIELDS))
    state = Hellenes(printed, scenario, options, chance)
    for name in NUMBERS:
        setattr(state, name, data.number(name, -1000, 10**9))
    for name in FLAGS:
        setattr(state, name, data.flag(name))
    for name in WORDS:
        setattr(state, name, data.text(key_of(name)))
    _read_lists(state, printed, data)
    _read_blocks(state, printed, data.reader("blocks"))
    _read_cities(state, printed, data)
    _read_cards(state, printed, data)
    state.formations = _read_formations(data, "formations", printed)
    state.fight = None if data.get("fight") is None else _read_fight(data.reader("fight"), printed)
    return state


def _read_lists(state: Hellenes, printed: Printed, data: Reader) -> None:
    for name in BLOCK_LISTS:
        setattr(state, name, data.texts(name, printed.blocks))
    for name in PLACE_LISTS:
        setattr(state, name, data.texts(name, printed.places))
    for name in CARD_LISTS:
        setattr(state, name, data.texts(name, printed.cards))
    state.order = data.texts("order", SIDES)
    state.appealed = data.texts("appealed", GODS)
    state.fought = data.texts("fought")


def _read_blocks(state: Hellenes, printed: Printed, blocks: Reader) -> None:
    blocks.only(printed.blocks)
    spots = {*printed.places, POOL, ASIDE}
    for name, block in printed.blocks.items():
        if name not in blocks.value:
            state.put(name, OUT)
            state.strength[name] = 0
            continue
        entry = blocks.reader(name)
        entry.only(("at", "cv", "alias", "may_be", "low", "high"))
        state.put(name, entry.one_of("at", spots))
        state.strength[name] = entry.number("cv", 0, block.max)
        state.low[name] = entry.number("low", 1, block.max)
        state.high[name] = entry.number("high", 1, block.max)
        state.mask[name] = _hex(entry, "may_be") >> printed.first[block.side]
        if "alias" in entry.value:
            state.alias[name] = entry.text("alias")


def _hex(entry: Reader, key: str) -> int:
    try:
        return int(entry.text(key), 16)
    except ValueError:
        raise entry.fail(key, "hex digits are expected") from None


def _read_cities(state: Hellenes, printed: Printed, data: Reader) -> None:
    for name, into in (("holder", state.holder), ("garrisons", state.garrisons)):
        reader = data.reader(name)
        reader.only(printed.cities)
        for city in reader.value:
            into[city] = reader.one_of(city, SIDES)
    civil = data.reader("civil_war")
    state.civil_war = {city: civil.one_of(city, printed.cards) for city in civil.value}
    cargo = data.reader("cargo")
    cargo.only(printed.blocks)
    state.cargo = {unit: cargo.one_of(unit, printed.blocks) for unit in cargo.value}
    state.sieges, state.patrols = _pairs(data, "sieges", printed), _pairs(data, "patrols", printed)


def _pairs(data: Reader, name: str, printed: Printed) -> dict[str, tuple[str, int]]:
    reader = data.reader(name)
    reader.only(printed.places)
    found: dict[str, tuple[str, int]] = {}
    for place in reader.value:
        pair = reader.items(place)
        if (
            len(pair) != 2
            or pair[0] not in SIDES
            or isinstance(pair[1], bool)
            or not isinstance(pair[1], int)
        ):
            raise reader.fail(place, "[side, season] is expected")
        found[place] = (str(pair[0]), pair[1])
    return found


def _read_cards(state: Hellenes, printed: Printed, data: Reader) -> None:
    for name, into, known in (
        ("hands", state.hands, printed.cards.keys()),
        ("buried", state.buried, printed.cards.keys()),
        ("sacrifices", state.sacrifices, GODS),
    ):
        reader = data.reader(name)
        reader.only(SIDES)
        for side in SIDES:
            into[side] = reader.texts(side, known)
    leaders = data.reader("leaders")
    leaders.only(SIDES)
    state.leaders = {side: leaders.one_of(side, printed.cards) for side in leaders.value}
    for name, plays in (("chosen", state.chosen), ("played", state.played)):
        reader = data.reader(name)
        reader.only(SIDES)
        for side in reader.value:
            plays[side] = _play(reader, side, printed)


def _play(reader: Reader, side: str, printed: Printed) -> Play:
    words = reader.text(side).split()
    if len(words) != 2 or words[0] not in ("event", "coins") or words[1] not in printed.cards:
        raise reader.fail(side, '"event" or "coins" and a card are expected')
    return words[0], words[1]


def _read_formations(data: Reader, name: str, printed: Printed) -> tuple[Formation, ...]:
    found: list[Formation] = []
    for i, item in enumerate(data.items(name)):
        reader = Reader(item, f"{data.path}.{name}[{i}]")
        reader.only(("units", "path", "target", "errand", "column"))
        units, path = reader.texts("units", printed.blocks), reader.texts("path")
        if not path or any(p not in printed.places for p in path):
            raise reader.fail("path", "a list of places is expected")
        errand = reader.one_of("errand", ("", HOME, ASHORE, SALLY))
        column = reader.number("column", 0, 1000)
        found.append(Formation(units, path, reader.text("target"), errand, column))
    return tuple(found)


def _read_fight(data: Reader, printed: Printed) -> Fight:
    data.only(
        (*FIGHT_WORDS, *FIGHT_FLAGS, *(key_of(name) for name in FIGHT_LISTS), "ares", "round", "flights")
    )
    fight = Fight(data.text("kind"), data.one_of("place", printed.places), data.one_of("aggressor", SIDES))
    fight.origin, fight.half = data.text("origin"), data.text("half")
    fight.ares = tuple(data.text("ares").split())
    for name in FIGHT_FLAGS:
        setattr(fight, name, data.flag(name))
    for name in FIGHT_LISTS:
        known = (
            {*printed.blocks, GARRISON} if name in ("aggressors", "defenders", "routed", "struck") else None
        )
        setattr(fight, name, data.texts(key_of(name), known))
    fight.round = data.number("round", 1, 1000)
    fight.flights = _read_formations(data, "flights", printed)
    return fight
