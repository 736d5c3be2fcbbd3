"""10: the start of a scenario."""

from __future__ import annotations

from typing import Any

from polemos.games.hellespont.state import Hellespont


def set_up(state: Hellespont) -> None:
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
