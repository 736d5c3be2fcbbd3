"""Positions as readable JSON, and back with every mistake named.

Written by `python tools/fields.py` from src/polemos/games/eagle_and_wolf/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.book import Book
from polemos.battles.dba.position import read_field, write_field
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader, differing
from polemos.engine.errors import BadData, RuleBug
from polemos.engine.prompt import Value
from polemos.games.eagle_and_wolf.army import Army, Siege
from polemos.games.eagle_and_wolf.laws import broken
from polemos.games.eagle_and_wolf.printed import AFRICA, FIRST_ORDER, REVOLTS, ROLES, SEASONS, Printed
from polemos.games.eagle_and_wolf.state import Campaign

# fmt: off
ARMY_FIELDS: Final[tuple[str, ...]] = (
    "at", "elements", "attitude", "pm", "inside", "camp", "train", "omen", "unsupplied", "apathy",
    "entered", "acted", "sailed", "least", "most", "engaged",
)
# fmt: on


SIEGE_FIELDS: Final[tuple[str, ...]] = ("by", "marker")


# fmt: off
FIELDS: Final[tuple[str, ...]] = (
    "year", "last_year", "season", "control", "armies", "sieges", "wars", "allies", "seats",
    "votes", "ineligible", "box", "emergency", "reformed", "raided", "sicily_invaded", "raised",
    "fallen", "ravaged", "storms", "order", "moved_nations", "dead", "horses", "banners", "lead",
    "riding", "revolt", "told", "field", "commanders",
)
# fmt: on


def write_army(army: Army) -> dict[str, Any]:
    """What a position says of one Army."""
    return {
        "at": army.at,
        "elements": list(army.elements),
        "attitude": army.attitude,
        **{
            name: value
            for name, value, start in (
                ("pm", army.pm, 0),
                ("inside", army.inside, 0),
                ("camp", army.camp, 0),
                ("train", army.train, 0),
                ("omen", army.omen, 0),
                ("unsupplied", army.unsupplied, 0),
                ("apathy", army.apathy, 0),
                ("entered", army.entered, 0),
                ("acted", army.acted, 0),
                ("sailed", army.sailed, 0),
                ("least", army.least, 0),
                ("most", army.most, 0),
                ("engaged", army.engaged, 0),
            )
            if value != start
        },
    }


def write_siege(siege: Siege) -> dict[str, Any]:
    """What a position says of one Siege."""
    return {"by": siege.by, "marker": siege.marker}


def encode(state: Campaign) -> dict[str, Any]:
    """Every field under its key."""
    return {
        "year": state.year,
        "last_year": state.last_year,
        "season": SEASONS[state.season],
        "control": {key: state.control[key] for key in state.printed.territories},
        "armies": {key: write_army(value) for key, value in sorted(state.armies.items())},
        "sieges": {key: write_siege(value) for key, value in sorted(state.sieges.items())},
        "wars": [list(value) for value in state.wars],
        "allies": [list(value) for value in state.allies],
        "seats": dict(sorted(state.seats.items())),
        "votes": dict(sorted(state.votes.items())),
        "ineligible": dict(sorted(state.ineligible.items())),
        "box": state.box,
        "emergency": state.emergency,
        "reformed": state.reformed,
        "raided": state.raided,
        "sicily_invaded": state.sicily_invaded,
        "raised": state.raised,
        "fallen": state.fallen,
        "ravaged": list(state.ravaged),
        "storms": list(state.storms),
        "order": list(state.order),
        "moved_nations": list(state.moved_nations),
        "dead": list(state.dead),
        "horses": list(state.horses),
        "banners": list(state.banners),
        "lead": state.lead,
        "riding": dict(sorted(state.riding.items())),
        "revolt": state.revolt,
        "told": {key: list(value) for key, value in sorted(state.told.items())},
        "field": write_field(state.field),
        "commanders": list(state.commanders),
    }


def read_army(state: Campaign, whose: str, data: Reader) -> Army:
    """The Army that `write_army` wrote, under this key."""
    data.only(ARMY_FIELDS)
    army = Army(
        data.one_of("at", (*state.printed.territories, AFRICA)),
        data.each("elements", lambda r, key: r.one_of(key, state.book.kinds)),
        data.number("attitude", 1, 6),
    )
    army.pm = data.number("pm", 0, 99) if "pm" in data.value else 0
    army.inside = data.number("inside", 0, 1) if "inside" in data.value else 0
    army.camp = data.number("camp", 0, 1) if "camp" in data.value else 0
    army.train = data.number("train", 0, 1) if "train" in data.value else 0
    army.omen = data.number("omen", 0, 1) if "omen" in data.value else 0
    army.unsupplied = data.number("unsupplied", 0, 1) if "unsupplied" in data.value else 0
    army.apathy = data.number("apathy", 0, 3) if "apathy" in data.value else 0
    army.entered = data.number("entered", 0, 1) if "entered" in data.value else 0
    army.acted = data.number("acted", 0, 1) if "acted" in data.value else 0
    army.sailed = data.number("sailed", 0, 1) if "sailed" in data.value else 0
    army.least = data.number("least", 0, 999) if "least" in data.value else 0
    army.most = data.number("most", 0, 999) if "most" in data.value else 0
    army.engaged = data.number("engaged", 0, 1) if "engaged" in data.value else 0
    return army


def read_siege(state: Campaign, whose: str, data: Reader) -> Siege:
    """The Siege that `write_siege` wrote, under this key."""
    data.only(SIEGE_FIELDS)
    return Siege(data.one_of("by", state.armies), data.number("marker", -1, 99))


def decode(
    printed: Printed, book: Book, scenario: str, options: dict[str, Value], chance: Chance, data: Reader
) -> Campaign:
    """The state that `encode` wrote; BadData names the field at fault."""
    data.only(FIELDS)
    state = Campaign(printed, book, scenario, options, chance)
    state.year = data.number("year", 272, 281)
    state.last_year = data.number("last_year", 272, 281)
    state.season = SEASONS.index(data.one_of("season", SEASONS))
    state.control = data.every(
        "control", state.printed.territories, lambda r, key: r.one_of(key, FIRST_ORDER)
    )
    state.armies = data.some(
        "armies", state.printed.nation_of, lambda r, key: read_army(state, key, r.reader(key))
    )
    state.sieges = data.some(
        "sieges", state.printed.territories, lambda r, key: read_siege(state, key, r.reader(key))
    )
    state.wars = data.each(
        "wars",
        lambda r, key: r.row(
            key, 2, lambda row: (row.one_of("0", FIRST_ORDER), row.one_of("1", FIRST_ORDER))
        ),
    )
    state.allies = data.each(
        "allies",
        lambda r, key: r.row(
            key, 2, lambda row: (row.one_of("0", FIRST_ORDER), row.one_of("1", FIRST_ORDER))
        ),
    )
    state.seats = data.every("seats", FIRST_ORDER, lambda r, key: r.one_of(key, ROLES))
    state.votes = data.some("votes", state.printed.nation_of, lambda r, key: r.number(key, 0, 6))
    state.ineligible = data.some("ineligible", state.printed.nation_of, lambda r, key: r.number(key, 0, 6))
    state.box = data.number("box", 0, 6)
    state.emergency = data.number("emergency", 0, 1)
    state.reformed = data.number("reformed", 0, 1)
    state.raided = data.number("raided", 0, 1)
    state.sicily_invaded = data.number("sicily_invaded", 0, 1)
    state.raised = data.number("raised", 0, 10**6)
    state.fallen = data.number("fallen", 0, 10**6)
    state.ravaged = tuple(sorted(data.texts("ravaged", state.printed.territories)))
    state.storms = tuple(sorted(data.texts("storms", state.printed.zones)))
    state.order = data.texts("order", FIRST_ORDER)
    state.moved_nations = data.texts("moved_nations", FIRST_ORDER)
    state.dead = data.texts("dead", state.printed.nation_of)
    state.horses = data.each("horses", lambda r, key: r.one_of(key, ROLES))
    state.banners = data.each("banners", lambda r, key: r.one_of(key, FIRST_ORDER))
    state.lead = data.one_of("lead", ("", *FIRST_ORDER))
    state.riding = data.some("riding", state.printed.nation_of, lambda r, key: r.one_of(key, state.armies))
    state.revolt = data.one_of("revolt", REVOLTS)
    state.told = data.some(
        "told",
        ROLES,
        lambda r, key: r.row(
            key, 2, lambda row: (row.one_of("0", state.printed.nation_of), row.number("1", 0, 999))
        ),
    )
    state.field = read_field(state.book, "field", data.reader("field"))
    state.commanders = data.texts("commanders")
    data.obey(broken(state))
    return state


def check(state: Campaign) -> None:
    """Raises RuleBug where the state contradicts itself: it must be the same when written and read again,
    each field within its bounds, no law broken, each index counted anew."""
    try:
        fresh = decode(
            state.printed,
            state.book,
            state.scenario,
            state.options,
            state.chance,
            Reader(encode(state), "state"),
        )
    except BadData as error:
        raise RuleBug(str(error)) from None
    for path in differing(state, fresh):
        raise RuleBug(f"state.{path}: differs from a recount")
