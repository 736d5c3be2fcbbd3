"""A match as a record: what stands above the actions, and what the replay is compared with."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from polemos.engine.chance import commitment
from polemos.engine.sight import Sight

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
    sight = in_passing()
    views = [[number, match.game.seen(state, None, sight)] for number, state in moments_of(match)]
    return {
        "log": [line.to_json() for line in match.journal.lines],
        "views": [*views_before(match), *views],
        "position": match.position(),
    }


def in_passing() -> Sight:
    """For views that are kept: without forecasts that take long, which nobody decides by any more."""
    sight = Sight()
    sight.brief = True
    return sight


def views_before(match: Match) -> list[list[Any]]:
    """How it stood before its first checkpoint, as far as that is known."""
    past = [] if match.past is None else match.past.views
    return [list(view) for view in (*past, *match.before[:: 1 + len(match.before) // 12])]


def moments_of(match: Match) -> list[tuple[int, State]]:
    """A few moments of a match, the present one last. All but that never change any more."""
    found = [(point.number, point.state) for point in match.checkpoints()]
    if not found or found[-1][0] != match.number:
        found.append((match.number, match.state))
    return found
