"""Positions as readable JSON, and back with every mistake named.

Written by `python tools/fields.py` from src/polemos/games/hellenes/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader, differing
from polemos.engine.errors import BadData, RuleBug
from polemos.engine.prompt import Value
from polemos.games.hellenes.fight import KINDS, Fight
from polemos.games.hellenes.formation import ERRANDS, Formation
from polemos.games.hellenes.laws import broken, presence_now, stacks_now
from polemos.games.hellenes.printed import GODS, SIDES, WINTER, Printed
from polemos.games.hellenes.state import Hellenes
from polemos.games.hellenes.written import read_blocks, read_path, read_plays, write_blocks, write_plays

FORMATION_FIELDS: Final[tuple[str, ...]] = ("units", "path", "target", "errand", "column")


# fmt: off
FIGHT_FIELDS: Final[tuple[str, ...]] = (
    "kind", "place", "aggressor", "att", "dfn", "origin", "origins", "silent", "landing",
    "doubled", "one_round", "round", "routed", "struck", "asked", "hurt", "half", "ares",
    "flights",
)
# fmt: on


# fmt: off
FIELDS: Final[tuple[str, ...]] = (
    "year", "season", "order", "active", "blocks", "aliases", "cargo", "holder", "garrisons",
    "sieges", "patrols", "civil_war", "pillaged", "athens_pillaged", "hands", "deck", "discard",
    "buried", "removed", "in_play", "leaders", "chosen", "played", "prestige", "sacrifices",
    "appealed", "shaken", "cowed", "hungry", "traitors", "plague_struck", "athens_plagues",
    "peace", "renewed", "gela_open", "sicily_since", "actions", "moved", "spent", "barred",
    "formations", "drawn", "kept", "fought", "sheltered", "fight",
)
# fmt: on


def write_formation(formation: Formation) -> dict[str, Any]:
    """What a position says of one Formation."""
    return {
        "units": list(formation.units),
        "path": list(formation.path),
        "target": formation.target,
        "errand": formation.errand,
        "column": formation.column,
    }


def write_fight(fight: Fight) -> dict[str, Any]:
    """What a position says of one Fight."""
    return {
        "kind": fight.kind,
        "place": fight.place,
        "aggressor": fight.aggressor,
        "att": list(fight.aggressors),
        "dfn": list(fight.defenders),
        "origin": fight.origin,
        "origins": list(fight.origins),
        "silent": fight.silent,
        "landing": fight.landing,
        "doubled": fight.doubled,
        "one_round": fight.one_round,
        "round": fight.round,
        "routed": list(fight.routed),
        "struck": list(fight.struck),
        "asked": list(fight.asked),
        "hurt": list(fight.hurt),
        "half": fight.half,
        "ares": " ".join(fight.ares),
        "flights": [write_formation(value) for value in fight.flights],
    }


def encode(state: Hellenes) -> dict[str, Any]:
    """Every field under its key."""
    return {
        "year": state.year,
        "season": state.season,
        "order": list(state.order),
        "active": state.active,
        "blocks": write_blocks(state),
        "aliases": state.aliases,
        "cargo": dict(state.cargo),
        "holder": dict(state.holder),
        "garrisons": dict(state.garrisons),
        "sieges": {key: list(value) for key, value in state.sieges.items()},
        "patrols": {key: list(value) for key, value in state.patrols.items()},
        "civil_war": dict(state.civil_war),
        "pillaged": list(state.pillaged),
        "athens_pillaged": state.athens_pillaged,
        "hands": {key: list(state.hands[key]) for key in SIDES},
        "deck": list(state.deck),
        "discard": list(state.discard),
        "buried": {key: list(state.buried[key]) for key in SIDES},
        "removed": list(state.removed),
        "in_play": list(state.in_play),
        "leaders": dict(state.leaders),
        "chosen": write_plays(state.chosen),
        "played": write_plays(state.played),
        "prestige": state.prestige,
        "sacrifices": {key: list(state.sacrifices[key]) for key in SIDES},
        "appealed": list(state.appealed),
        "shaken": state.earthquake,
        "cowed": state.augury,
        "hungry": state.hungry,
        "traitors": state.traitors,
        "plague_struck": state.plague_struck,
        "athens_plagues": state.athens_plagues,
        "peace": state.peace,
        "renewed": state.renewed,
        "gela_open": state.gela_open,
        "sicily_since": state.sicily_since,
        "actions": state.actions,
        "moved": list(state.moved),
        "spent": list(state.spent),
        "barred": list(state.barred),
        "formations": [write_formation(value) for value in state.formations],
        "drawn": list(state.drawn),
        "kept": list(state.kept),
        "fought": list(state.fought),
        "sheltered": list(state.sheltered),
        "fight": None if state.fight is None else write_fight(state.fight),
    }


def read_formation(state: Hellenes, whose: str, data: Reader) -> Formation:
    """The Formation that `write_formation` wrote, under this key."""
    data.only(FORMATION_FIELDS)
    return Formation(
        data.texts("units", state.printed.blocks),
        read_path(state, data),
        data.text("target"),
        data.one_of("errand", ERRANDS),
        data.number("column", 0, 1000),
    )


def read_fight(state: Hellenes, whose: str, data: Reader) -> Fight:
    """The Fight that `write_fight` wrote, under this key."""
    data.only(FIGHT_FIELDS)
    fight = Fight(
        data.one_of("kind", KINDS),
        data.one_of("place", state.printed.places),
        data.one_of("aggressor", SIDES),
    )
    fight.aggressors = data.texts("att", state.printed.fighters)
    fight.defenders = data.texts("dfn", state.printed.fighters)
    fight.origin = data.text("origin")
    fight.origins = data.texts("origins")
    fight.silent = data.flag("silent")
    fight.landing = data.flag("landing")
    fight.doubled = data.flag("doubled")
    fight.one_round = data.flag("one_round")
    fight.round = data.number("round", 1, 1000)
    fight.routed = data.texts("routed", state.printed.fighters)
    fight.struck = data.texts("struck", state.printed.fighters)
    fight.asked = data.texts("asked")
    fight.hurt = data.texts("hurt")
    fight.half = data.text("half")
    fight.ares = tuple(data.text("ares").split())
    fight.flights = data.each("flights", lambda r, key: read_formation(state, key, r.reader(key)))
    return fight


def decode(
    printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, data: Reader
) -> Hellenes:
    """The state that `encode` wrote; BadData names the field at fault."""
    data.only(FIELDS)
    state = Hellenes(printed, scenario, options, chance)
    state.year = data.number("year", 0, 1000)
    state.season = data.number("season", 0, WINTER)
    state.order = data.texts("order", SIDES)
    state.active = data.one_of("active", (*SIDES, ""))
    read_blocks(state, data.reader("blocks"))
    state.aliases = data.number("aliases", 0, 10**9)
    state.cargo = data.some("cargo", state.printed.blocks, lambda r, key: r.one_of(key, state.printed.blocks))
    state.holder = data.some("holder", state.printed.cities, lambda r, key: r.one_of(key, SIDES))
    state.garrisons = data.some("garrisons", state.printed.cities, lambda r, key: r.one_of(key, SIDES))
    state.sieges = data.some(
        "sieges",
        state.printed.cities,
        lambda r, key: r.row(key, 2, lambda row: (row.one_of("0", SIDES), row.number("1", -1, 10**6))),
    )
    state.patrols = data.some(
        "patrols",
        state.printed.places,
        lambda r, key: r.row(key, 2, lambda row: (row.one_of("0", SIDES), row.number("1", -1, 10**6))),
    )
    state.civil_war = data.some(
        "civil_war", state.printed.cities, lambda r, key: r.one_of(key, state.printed.cards)
    )
    state.pillaged = data.texts("pillaged", state.printed.cities)
    state.athens_pillaged = data.number("athens_pillaged", -1, 10**6)
    state.hands = data.every("hands", SIDES, lambda r, key: r.texts(key, state.printed.cards))
    state.deck = data.texts("deck", state.printed.cards)
    state.discard = data.texts("discard", state.printed.cards)
    state.buried = data.every("buried", SIDES, lambda r, key: r.texts(key, state.printed.cards))
    state.removed = data.texts("removed", state.printed.cards)
    state.in_play = data.texts("in_play", state.printed.cards)
    state.leaders = data.some("leaders", SIDES, lambda r, key: r.one_of(key, state.printed.cards))
    state.chosen = read_plays(state, data.reader("chosen"))
    state.played = read_plays(state, data.reader("played"))
    state.prestige = data.number("prestige", -1000, 1000)
    state.sacrifices = data.every("sacrifices", SIDES, lambda r, key: r.texts(key, GODS))
    state.appealed = data.texts("appealed", GODS)
    state.earthquake = data.one_of("shaken", (*SIDES, ""))
    state.augury = data.one_of("cowed", (*SIDES, ""))
    state.hungry = data.text("hungry")
    state.traitors = data.text("traitors")
    state.plague_struck = data.flag("plague_struck")
    state.athens_plagues = data.number("athens_plagues", 0, 1000)
    state.peace = data.flag("peace")
    state.renewed = data.flag("renewed")
    state.gela_open = data.flag("gela_open")
    state.sicily_since = data.number("sicily_since", -1, 10**6)
    state.actions = data.number("actions", 0, 1000)
    state.moved = data.texts("moved", state.printed.blocks)
    state.spent = data.texts("spent", state.printed.blocks)
    state.barred = data.texts("barred", state.printed.places)
    state.formations = data.each("formations", lambda r, key: read_formation(state, key, r.reader(key)))
    state.drawn = data.texts("drawn", state.printed.blocks)
    state.kept = data.texts("kept", state.printed.blocks)
    state.fought = data.texts("fought")
    state.sheltered = data.texts("sheltered", state.printed.blocks)
    state.fight = None if data.get("fight") is None else read_fight(state, "fight", data.reader("fight"))
    data.obey(broken(state))
    recount(state)
    return state


def recount(state: Hellenes) -> None:
    """Every index anew from what it is derived from."""
    state.stacks = stacks_now(state)
    state.presence = presence_now(state)


def check(state: Hellenes) -> None:
    """Raises RuleBug where the state contradicts itself: it must be the same when written and read again,
    each field within its bounds, no law broken, each index counted anew."""
    try:
        fresh = decode(
            state.printed, state.scenario, state.options, state.chance, Reader(encode(state), "state")
        )
    except BadData as error:
        raise RuleBug(str(error)) from None
    for path in differing(state, fresh):
        raise RuleBug(f"state.{path}: differs from a recount")
