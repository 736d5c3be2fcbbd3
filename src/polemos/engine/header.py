"""A match as a record: what stands above the actions, and what the replay is compared with."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from polemos.engine.chance import commitment

if TYPE_CHECKING:
    from polemos.engine.match import Match

RECORD_FORMAT: Final = 1


def record_of(match: Match) -> dict[str, Any]:
    """Header, seed, actions, dice and the fingerprint of the last position."""
    state = match.state
    record: dict[str, Any] = {
        "polemos": RECORD_FORMAT,
        "game": match.game.meta.id,
        "rules_version": match.game.meta.rules_version,
        "scenario": state.scenario,
        "options": dict(state.options),
        "commitment": commitment(match.seed),
        "seed": match.seed,
        "real_dice": state.chance.entered,
        "actions": [list(action) for action in match.actions],
        "dice": list(match.journal.dice),
        "final": match.fingerprint(),
    }
    if match.given:
        record["given"] = list(match.given)
    if match.origin is not None:
        record["position"] = deepcopy(match.origin)
    if state.result is not None:
        record["result"] = state.result.to_json()
    return record
