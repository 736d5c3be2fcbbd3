"""10: the start of a scenario: who stands where, who comes when."""

from __future__ import annotations

from typing import Any

from polemos.engine.errors import BadData
from polemos.games.hellespont.printed import SIDES, Arrival, Printed
from polemos.games.hellespont.state import WAITING, Hellespont


def set_up(state: Hellespont) -> None:
    """10.1, 10.2: the start of a scenario."""
    printed = state.printed
    data: dict[str, Any] = printed.scenarios[state.scenario]
    state.at = dict.fromkeys(printed.all_pieces, WAITING)
    for unit, place in arrivals(printed, state.scenario)[2].items():
        state.relocate(unit, place)
    state.advantage = data["advantage"]
    state.supply = dict(data["supply"])
    state.removed = tuple(sorted(data["removed_counters"]))
    state.bowl = tuple([c for c in printed.counters if c not in state.removed])
    state.due = {line.id: line.turn for line in state.lines.values()}


def arrivals(
    printed: Printed, scenario: str
) -> tuple[dict[str, Arrival], dict[str, Arrival], dict[str, str]]:
    """10: the scenario's reinforcement lines, its optional ones, and the place of each set-up unit.

    Counters of a kind are interchangeable, so they are handed out in order of number.
    """
    lines: dict[str, Arrival] = {}
    options: dict[str, Arrival] = {}
    setup: dict[str, str] = {}
    for side in SIDES:
        data: dict[str, Any] = printed.scenarios[scenario]["sides"][side]
        stock = list(printed.units[side])
        for place, kinds in data["setup"].items():
            setup.update(dict.fromkeys(_take(printed, stock, kinds), place))
        for entry in data["reinforcements"]:
            lines[entry["id"]] = _arrival(printed, side, stock, entry)
        for entry in data["optional"]:
            options[entry["id"]] = _arrival(printed, side, stock, {**entry, "turn": 0})
    return lines, options, setup


def _arrival(printed: Printed, side: str, stock: list[str], entry: dict[str, Any]) -> Arrival:
    line = Arrival(entry["id"], side, entry["turn"], entry["at"], str(entry["rule"]))
    line.units = _take(printed, stock, entry.get("units", {}))
    line.weakened = _take(printed, stock, entry.get("weakened", {}))
    line.leaders = tuple(entry.get("leaders", ()))
    return line


def _take(printed: Printed, stock: list[str], kinds: dict[str, int]) -> tuple[str, ...]:
    taken: list[str] = []
    for kind, count in kinds.items():
        found = [u for u in stock if printed.unit_kind[u] == kind][:count]
        if len(found) < count:
            raise BadData(f"scenarios: more {kind} counters are used than the mix has")
        for unit in found:
            stock.remove(unit)
        taken.extend(found)
    return tuple(taken)
