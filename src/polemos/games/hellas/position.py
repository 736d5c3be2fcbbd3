"""Positions as readable JSON, and back with every mistake named.

Written by `python tools/fields.py` from src/polemos/games/hellas/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader, differing
from polemos.engine.errors import BadData, RuleBug
from polemos.engine.prompt import Value
from polemos.games.hellas.charts import ROWS
from polemos.games.hellas.laws import active_goods, broken, control_now, goods_totals
from polemos.games.hellas.power import Power
from polemos.games.hellas.printed import SIDES, Printed
from polemos.games.hellas.rules.cycle import ACTIONS
from polemos.games.hellas.rules.stacks import read_markers
from polemos.games.hellas.state import Hellas

# fmt: off
POWER_FIELDS: Final[tuple[str, ...]] = (
    "money", "stability", "boxes", "legions", "ships", "cargo", "posts", "fortresses",
    "monuments", "markers", "luxuries", "leader",
)
# fmt: on


# fmt: off
FIELDS: Final[tuple[str, ...]] = (
    "turn", "first", "cycle", "powers", "armistice", "asker", "intruders", "neutral_legions",
    "neutral_fortresses", "syracusans_left", "landed", "moved", "leader_moved",
)
# fmt: on


def write_power(power: Power) -> dict[str, Any]:
    """What a position says of one Power."""
    return {
        "money": power.money,
        "stability": power.stability,
        "boxes": {key: power.boxes[key] for key in ROWS},
        "legions": dict(sorted(power.legions.items())),
        "ships": dict(sorted(power.ships.items())),
        "cargo": dict(sorted(power.cargo.items())),
        "posts": dict(sorted(power.posts.items())),
        "fortresses": dict(sorted(power.fortresses.items())),
        "monuments": list(power.monuments),
        "markers": dict(sorted(power.markers.items())),
        "luxuries": list(power.luxuries),
        "leader": power.leader,
    }


def encode(state: Hellas) -> dict[str, Any]:
    """Every field under its key."""
    return {
        "turn": state.turn,
        "first": state.first,
        "cycle": list(state.cycle),
        "powers": {key: write_power(state.powers[key]) for key in SIDES},
        "armistice": state.armistice,
        "asker": state.asker,
        "intruders": {key: list(value) for key, value in sorted(state.intruders.items())},
        "neutral_legions": dict(sorted(state.neutral_legions.items())),
        "neutral_fortresses": list(state.neutral_fortresses),
        "syracusans_left": state.syracusans_left,
        "landed": list(state.landed),
        "moved": {key: list(value) for key, value in sorted(state.moved.items())},
        "leader_moved": state.leader_moved,
    }


def read_power(state: Hellas, whose: str, data: Reader) -> Power:
    """The Power that `write_power` wrote, under this key."""
    data.only(POWER_FIELDS)
    power = Power(whose)
    power.money = data.number("money", 0, 10**6)
    power.stability = data.number("stability", state.charts.lowest - 1, state.charts.highest + 1)
    power.boxes = data.every("boxes", ROWS, lambda r, key: r.number(key, 0, state.charts.rows[key].last))
    power.legions = data.some(
        "legions",
        state.printed.lands,
        lambda r, key: r.number(key, 1, state.printed.limits[whose]["legions"]),
    )
    power.ships = data.some(
        "ships", state.printed.waters, lambda r, key: r.number(key, 1, state.printed.limits[whose]["ships"])
    )
    power.cargo = data.some(
        "cargo", state.printed.waters, lambda r, key: r.number(key, 1, state.printed.limits[whose]["legions"])
    )
    power.posts = data.some("posts", state.printed.good, lambda r, key: r.number(key, 1, 2))
    power.fortresses = data.some("fortresses", state.printed.cities, lambda r, key: r.number(key, 1, 2))
    power.monuments = tuple(sorted(data.texts("monuments", state.printed.cities)))
    power.markers = read_markers(state, whose, power, data)
    power.luxuries = data.texts("luxuries", state.charts.luxury_names)
    power.leader = data.one_of("leader", state.leader_places())
    return power


def decode(
    printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, data: Reader
) -> Hellas:
    """The state that `encode` wrote; BadData names the field at fault."""
    data.only(FIELDS)
    state = Hellas(printed, scenario, options, chance)
    state.turn = data.number("turn", 0, 10**6)
    state.first = data.one_of("first", SIDES)
    state.cycle = data.each("cycle", lambda r, key: r.one_of(key, ACTIONS), 2 * state.charts.actions)
    state.powers = data.every("powers", SIDES, lambda r, key: read_power(state, key, r.reader(key)))
    state.armistice = data.number("armistice", 0, state.charts.armistice_turns)
    state.asker = data.one_of("asker", (*SIDES, ""))
    state.intruders = data.some("intruders", state.printed.hexes, lambda r, key: r.texts(key, SIDES))
    state.neutral_legions = data.some(
        "neutral_legions", state.printed.lands, lambda r, key: r.number(key, 1, state.printed.yellow_limit)
    )
    state.neutral_fortresses = tuple(sorted(data.texts("neutral_fortresses", state.printed.cities)))
    state.syracusans_left = data.number("syracusans_left", 0, state.printed.yellow_limit)
    state.landed = data.texts("landed", SIDES)
    state.moved = data.some(
        "moved",
        state.printed.hexes,
        lambda r, key: r.row(
            key,
            5,
            lambda row: (
                row.number("0", 0, 99),
                row.number("1", 0, 99),
                row.number("2", 0, 99),
                row.number("3", 0, 99),
                row.number("4", 0, 99),
            ),
        ),
    )
    state.leader_moved = data.flag("leader_moved")
    data.obey(broken(state))
    recount(state)
    return state


def recount(state: Hellas) -> None:
    """Every index anew from what it is derived from."""
    for whose, power in state.powers.items():
        power.active = active_goods(state, whose)
        power.goods = goods_totals(state, power.active)
    state.control = control_now(state)


def check(state: Hellas) -> None:
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
