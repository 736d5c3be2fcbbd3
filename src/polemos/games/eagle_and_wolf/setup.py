"""15, 1.12: where a scenario begins and who plays what."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Book
from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.games.eagle_and_wolf.printed import CARTHAGE, EPIRUS, GAULS, ROME, SAMNITES, SYRACUSE, Printed
from polemos.games.eagle_and_wolf.rules.sequence import Opening
from polemos.games.eagle_and_wolf.state import Campaign, pair

PLAYERS: Final[tuple[int, ...]] = (2, 3, 4, 5, 6)


def set_up(
    printed: Printed, book: Book, scenario: str, options: dict[str, Value], chance: Chance
) -> Campaign:
    """15.12, 15.22: no army on the map; the first recruitment raises them."""
    name, players = scenario.rsplit("_", 1)
    facts = printed.scenarios[name]
    state = Campaign(printed, book, scenario, options, chance)
    state.year, state.last_year = (int(year) for year in facts["years"])
    state.control = {t: n for n, places in facts["control"].items() for t in places}
    state.wars = tuple(pair(a, b) for a, b in facts["wars"])
    state.ravaged = tuple(sorted(facts["ravaged"]))
    state.seats = seats(printed, int(players))
    if state.seats[CARTHAGE] == state.seats[SYRACUSE]:
        state.allies = (pair(CARTHAGE, SYRACUSE),)
    state.call(Opening())
    return state


def seats(printed: Printed, players: int) -> dict[str, str]:
    """1.12-3, 8.3p, 8.23g: nation -> role."""
    rows = printed.nations["seats"][f"players_{players}"]
    table = {nation: role for role, nations in rows.items() for nation in nations}
    table[SAMNITES] = table[EPIRUS]
    table[GAULS] = table[CARTHAGE] if table[CARTHAGE] != table[ROME] else table[EPIRUS]
    return table


def roles(printed: Printed, players: int) -> tuple[str, ...]:
    return tuple(role for role in printed.nations["seats"][f"players_{players}"])
