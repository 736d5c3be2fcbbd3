"""10: the start of a scenario."""

from __future__ import annotations

from typing import Any

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.games.hellespont.printed import Printed
from polemos.games.hellespont.rules.sequence import Game
from polemos.games.hellespont.state import Hellespont


def set_up(printed: Printed, scenario: str, options: dict[str, Value], chance: Chance) -> Hellespont:
    """10.1, 10.2: a new game, about to begin its first turn."""
    state = Hellespont(printed, scenario, options, chance)
    place_all(state)
    state.call(Game())
    return state


def place_all(state: Hellespont) -> None:
    """10.1, 10.2: who stands where, who comes when, markers and counters."""
    printed = state.printed
    data: dict[str, Any] = printed.scenarios[state.scenario]
    for unit, place in printed.start[state.scenario].items():
        state.relocate(unit, place)
    state.advantage = data["advantage"]
    state.supply = dict(data["supply"])
    state.removed = tuple(sorted(data["removed_counters"]))
    state.bowl = tuple([c for c in printed.counters if c not in state.removed])
    state.due = {line.id: line.turn for line in state.lines.values()}
