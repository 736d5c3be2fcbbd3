"""A campaign as readable JSON and back."""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.book import Book
from polemos.battles.dba.position import read_field, write_field
from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.prompt import Value
from polemos.games.eagle_and_wolf.printed import AFRICA, FIRST_ORDER, ROLES, SEASONS, Printed
from polemos.games.eagle_and_wolf.state import Army, Campaign, Pair, Siege

NUMBERS: Final[tuple[str, ...]] = ("box", "emergency", "reformed", "raided", "sicily_invaded")
LEDGER: Final[tuple[str, ...]] = ("raised", "fallen")
TUPLES: Final[tuple[str, ...]] = ("ravaged", "storms", "order", "moved_nations", "dead", "horses", "banners")
#: 8.23: how far the revolt of the Samnites has come.
REVOLTS: Final[tuple[str, ...]] = ("", "partial", "crushed", "general")
MARKS: Final[tuple[str, ...]] = (
    *("pm", "inside", "camp", "train", "omen", "unsupplied", "apathy", "entered", "acted", "sailed"),
    *("least", "most", "engaged"),
)
FIELDS: Final[tuple[str, ...]] = (
    *(
        "year",
        "last_year",
        "season",
        "control",
        "armies",
        "sieges",
        "wars",
        "allies",
        "seats",
        "votes",
        "ineligible",
    ),
    *(*NUMBERS, *LEDGER, *TUPLES, "lead", "riding", "revolt", "told", "field", "commanders"),
)


def encode(state: Campaign) -> dict[str, Any]:
    return {
        "year": state.year,
        "last_year": state.last_year,
        "season": state.time,
        "control": dict(sorted(state.control.items())),
        "armies": {c: _army(army) for c, army in sorted(state.armies.items())},
        "sieges": {t: {"by": s.by, "marker": s.marker} for t, s in sorted(state.sieges.items())},
        "wars": [list(p) for p in state.wars],
        "allies": [list(p) for p in state.allies],
        "seats": dict(sorted(state.seats.items())),
        "votes": dict(sorted(state.votes.items())),
        "ineligible": dict(sorted(state.ineligible.items())),
        **{name: getattr(state, name) for name in (*NUMBERS, *LEDGER)},
        **{name: list(getattr(state, name)) for name in TUPLES},
        "lead": state.lead,
        "riding": dict(sorted(state.riding.items())),
        "revolt": state.revolt,
        "told": {role: [c, n] for role, (c, n) in sorted(state.told.items())},
        "field": write_field(state.field),
        "commanders": list(state.commanders),
    }


def _army(army: Army) -> dict[str, Any]:
    marks = {name: getattr(army, name) for name in MARKS if getattr(army, name)}
    return {"at": army.at, "elements": list(army.elements), "attitude": army.attitude, **marks}


def decode(
    printed: Printed, book: Book, scenario: str, options: dict[str, Value], chance: Chance, data: Reader
) -> Campaign:
    data.only(FIELDS)
    state = Campaign(printed, book, scenario, options, chance)
    state.year, state.last_year = data.number("year", 272, 281), data.number("last_year", 272, 281)
    state.season = SEASONS.index(data.one_of("season", SEASONS))
    control = data.reader("control")
    state.control = {t: control.one_of(t, FIRST_ORDER) for t in printed.territories}
    armies = data.reader("armies")
    state.armies = {
        _counter(printed, armies, c): _read_army(printed, book, armies.reader(c)) for c in armies.value
    }
    state.sieges = {t: _siege(state, data.reader("sieges").reader(t)) for t in data.reader("sieges").value}
    state.wars, state.allies = _pairs(data, "wars"), _pairs(data, "allies")
    seats = data.reader("seats")
    state.seats = {n: seats.one_of(n, ROLES) for n in FIRST_ORDER}
    for name in ("votes", "ineligible"):
        table = data.reader(name)
        setattr(state, name, {_counter(printed, table, c): table.number(c, 0, 6) for c in table.value})
    for name in NUMBERS:
        setattr(state, name, data.number(name, 0, 6))
    for name in LEDGER:
        setattr(state, name, data.number(name, 0, 10**6))
    riding = data.reader("riding")
    state.riding = {_counter(printed, riding, c): riding.one_of(c, state.armies) for c in riding.value}
    for name in TUPLES:
        setattr(state, name, data.texts(name))
    state.lead = data.one_of("lead", ("", *FIRST_ORDER))
    state.revolt = data.one_of("revolt", REVOLTS)
    told = data.reader("told")
    state.told = {role: _told(told, role) for role in told.value}
    state.field = read_field(book, "field", data.reader("field"))
    state.commanders = tuple(str(role) for role in data.items("commanders"))
    return state


def _counter(printed: Printed, reader: Reader, counter: str) -> str:
    if counter not in printed.nation_of:
        raise reader.fail(counter, "is not a general")
    return counter


def _read_army(printed: Printed, book: Book, data: Reader) -> Army:
    data.only(("at", "elements", "attitude", *MARKS))
    elements = tuple(str(kind) for kind in data.items("elements"))
    for kind in elements:
        if kind not in book.kinds:
            raise data.fail("elements", f"unknown type {kind!r}")
    marks = {name: data.number(name, 0, 999) for name in MARKS if name in data.value}
    at = data.one_of("at", (*printed.territories, AFRICA))
    return Army(at, elements, data.number("attitude", 1, 6), **marks)


def _siege(state: Campaign, data: Reader) -> Siege:
    return Siege(data.one_of("by", state.armies), data.number("marker", -1, 99))


def _pairs(data: Reader, key: str) -> tuple[Pair, ...]:
    found = []
    for i, value in enumerate(data.items(key)):
        if not isinstance(value, list) or len(value) != 2 or not all(n in FIRST_ORDER for n in value):
            raise data.fail(f"{key}[{i}]", "two nations are expected")
        found.append((str(value[0]), str(value[1])))
    return tuple(found)


def _told(data: Reader, role: str) -> tuple[str, int]:
    value = data.items(role)
    if len(value) != 2 or not isinstance(value[0], str) or not isinstance(value[1], int):
        raise data.fail(role, "a general and a number are expected")
    return value[0], value[1]
