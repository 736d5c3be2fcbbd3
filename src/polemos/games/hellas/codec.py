"""Positions of Hellas as readable JSON, and back with every mistake named."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.prompt import Value
from polemos.games.hellas.charts import ROWS
from polemos.games.hellas.count import recount, recount_control
from polemos.games.hellas.cycle import ACTIONS
from polemos.games.hellas.stacks import LEGION, SHIP, figure, limit, units
from polemos.games.hellas.state import Hellas, Power
from polemos.games.hellas.world import LAND, SEA, SIDES, World, foe

FIELDS: Final[tuple[str, ...]] = (
    "turn",
    "first",
    "cycle",
    "powers",
    "armistice",
    "asker",
    "intruders",
    "neutral_legions",
    "neutral_fortresses",
    "syracusans_left",
    "landed",
    "moved",
    "leader_moved",
)

POWER_FIELDS: Final[tuple[str, ...]] = (
    "money",
    "stability",
    "boxes",
    "legions",
    "ships",
    "cargo",
    "posts",
    "fortresses",
    "monuments",
    "markers",
    "luxuries",
    "leader",
)

RICHEST: Final = 10**6


def encode(state: Hellas) -> dict[str, Any]:
    return {
        "turn": state.turn,
        "first": state.first,
        "cycle": list(state.cycle),
        "powers": {side: _encode_power(state.powers[side]) for side in SIDES},
        "armistice": state.armistice,
        "asker": state.asker,
        "intruders": {h: list(sides) for h, sides in sorted(state.intruders.items())},
        "neutral_legions": dict(sorted(state.neutral_legions.items())),
        "neutral_fortresses": list(state.neutral_forts),
        "syracusans_left": state.pool,
        "landed": list(state.landed),
        "moved": {h: list(counts) for h, counts in sorted(state.moved.items())},
        "leader_moved": state.leader_moved,
    }


def _encode_power(power: Power) -> dict[str, Any]:
    return {
        "money": power.money,
        "stability": power.stability,
        "boxes": dict(power.boxes),
        "legions": dict(sorted(power.legions.items())),
        "ships": dict(sorted(power.ships.items())),
        "cargo": dict(sorted(power.cargo.items())),
        "posts": dict(sorted(power.posts.items())),
        "fortresses": dict(sorted(power.forts.items())),
        "monuments": list(power.monuments),
        "markers": dict(sorted(power.markers.items())),
        "luxuries": list(power.luxuries),
        "leader": power.leader,
    }


def decode(world: World, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> Hellas:
    data.only(FIELDS)
    state = Hellas(world, scenario, options, chance)
    state.turn = data.number("turn", 0, RICHEST)
    state.first = data.one_of("first", SIDES)
    state.cycle = _cycle(data, 2 * world.charts.actions)
    powers = data.reader("powers")
    powers.only(SIDES)
    for side in SIDES:
        _decode_power(state, side, powers.reader(side))
    state.armistice = data.number("armistice", 0, world.charts.armistice_turns)
    state.asker = data.one_of("asker", (*SIDES, ""))
    lands = [h for h in world.hexes if world.terrain[h] != SEA]
    state.neutral_legions = _counts(data, "neutral_legions", lands, world.yellow_limit)
    state.neutral_forts = tuple(sorted(data.texts("neutral_fortresses", world.cities)))
    state.pool = data.number("syracusans_left", 0, world.yellow_limit)
    state.landed = data.texts("landed", SIDES)
    intruders = data.reader("intruders")
    state.intruders = {_known(intruders, h, world.hexes): intruders.texts(h, SIDES) for h in intruders.value}
    moved = data.reader("moved")
    state.moved = {_known(moved, h, world.hexes): _five(moved, h) for h in moved.value}
    state.leader_moved = data.flag("leader_moved")
    _check_owners(state, data)
    recount(state)
    recount_control(state)
    return state


def _known(reader: Reader, key: str, known: Collection[str]) -> str:
    if key not in known:
        raise reader.fail(key, "is not such a hex")
    return key


def _cycle(data: Reader, most: int) -> tuple[str, ...]:
    found = data.texts("cycle")
    for action in found:
        if action not in ACTIONS:
            raise data.fail("cycle", f"unknown action {action!r}")
    if len(found) > most:
        raise data.fail("cycle", f"has more than {most} actions")
    return found


def _five(reader: Reader, key: str) -> tuple[int, int, int, int, int]:
    values = [n for n in reader.items(key) if isinstance(n, int) and not isinstance(n, bool) and n >= 0]
    if len(values) != 5 or len(reader.items(key)) != 5:
        raise reader.fail(key, "five numbers are expected")
    return values[0], values[1], values[2], values[3], values[4]


def _counts(reader: Reader, key: str, places: Collection[str], most: int) -> dict[str, int]:
    """Hex -> number of pieces, at least one, on hexes where they can be."""
    inner = reader.reader(key)
    return {_known(inner, place, places): inner.number(place, 1, most) for place in inner.value}


def _decode_power(state: Hellas, side: str, data: Reader) -> None:
    data.only(POWER_FIELDS)
    world, charts, power = state.world, state.charts, state.powers[side]
    limits = world.limits[side]
    lands = frozenset(h for h in world.hexes if world.terrain[h] != SEA)
    waters = frozenset(h for h in world.hexes if world.terrain[h] != LAND)
    power.money = data.number("money", 0, RICHEST)
    power.stability = data.number("stability", charts.lowest - 1, charts.highest + 1)
    boxes = data.reader("boxes")
    boxes.only(ROWS)
    power.boxes = {row: boxes.number(row, 0, charts.rows[row].last) for row in ROWS}
    power.legions = _counts(data, "legions", lands, limits["legions"])
    power.ships = _counts(data, "ships", waters, limits["ships"])
    power.cargo = _counts(data, "cargo", waters, limits["legions"])
    power.posts = _counts(data, "posts", world.good, 2)
    power.forts = _counts(data, "fortresses", world.cities, 2)
    power.monuments = tuple(sorted(data.texts("monuments", world.cities)))
    power.luxuries = data.texts("luxuries", [charts.goods[i] for i in charts.luxuries])
    power.leader = data.one_of("leader", (*world.hexes, "") if state.option("leaders") else ("",))
    _check_reserves(state, side, data)
    _decode_markers(state, side, data)


def _check_reserves(state: Hellas, side: str, data: Reader) -> None:
    """17a: no side has more pieces than its box."""
    power = state.powers[side]
    for kind in ("legions", "ships", "fortresses", "posts", "monuments"):
        if state.left(side, kind) < 0:
            raise data.fail(kind, f"more than the {state.world.limits[side][kind]} there are")
    for place, cargo in power.cargo.items():
        if cargo > power.ships.get(place, 0):
            raise data.fail(f"cargo.{place}", "more legions aboard than ships")
    for place in power.posts:
        if place in power.forts:
            raise data.fail(f"posts.{place}", "a fortress stands there already")


def _decode_markers(state: Hellas, side: str, data: Reader) -> None:
    """13: each stack of several units has one figure; left out, figures are handed out in order."""
    power = state.powers[side]
    given = data.reader("markers") if "markers" in data.value else None
    for kind in (LEGION, SHIP):
        names = [f"{side}_{figure(kind)}_{n + 1}" for n in range(limit(state, side, kind))]
        places = sorted(h for h, n in units(power, kind).items() if n > 1)
        if given is None:
            found = dict(zip(names, places, strict=False))
        else:
            found = {m: given.one_of(m, places) for m in given.value if m in names}
        if sorted(found.values()) != places:
            raise data.fail("markers", f"each hex with several {kind}s needs one figure of its own")
        power.markers.update(found)
    if given is not None:
        given.only(power.markers)


def _check_owners(state: Hellas, data: Reader) -> None:
    """3.2: no hex has posts or monuments of two owners."""
    for side in SIDES:
        power, other = state.powers[side], state.powers[foe(side)]
        for place in (*power.posts, *power.forts):
            if other.owns(place) or place in state.neutral_forts:
                raise data.fail(f"powers.{side}", f"{place} belongs to somebody else too")
        for place in power.monuments:
            if place in other.monuments:
                raise data.fail(f"powers.{side}.monuments", f"{place} has two monuments")
    for place, sides in state.intruders.items():
        for side in sides:
            if not state.contests(side, place) or not state.enemies_at(side, place):
                raise data.fail(f"intruders.{place}", f"{side} contests nothing there")
