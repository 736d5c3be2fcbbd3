"""A match as a record: what stands above the actions, and what the replay is compared with."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from polemos.engine.chance import commitment

if TYPE_CHECKING:
    from polemos.engine.match import Match
    from polemos.engine.state import State

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
    if match.game.data_name:
        record["data"] = match.game.data_name
    if match.past is not None:
        record["past"] = match.past.to_json()
        record["actions"] = record["actions"][len(match.past.actions) :]
    if match.given:
        record["given"] = list(match.given)
    if match.origin is not None:
        record["position"] = deepcopy(match.origin)
    if state.result is not None:
        record["result"] = state.result.to_json()
    record["kept"] = kept_of(match)
    return record


def kept_of(match: Match) -> dict[str, Any]:
    """What can be read of a match whatever the rules are by then: its log, how it stood a few times on the
    way, as everybody may see it, and its last position."""
    views: list[list[Any]] = [] if match.past is None else [list(view) for view in match.past.views]
    views += [[point.number, _seen(match, point.state)] for point in match.checkpoints()]
    if not views or views[-1][0] != match.number:
        views.append([match.number, _seen(match, match.state)])
    return {
        "log": [line.to_json() for line in match.journal.lines],
        "views": views,
        "position": match.position(),
    }


def _seen(match: Match, state: State) -> dict[str, Any]:
    return match.game.view(state, None)
