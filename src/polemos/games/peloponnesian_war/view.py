"""What everybody may see: nothing is hidden in this game. And the board for clients."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from polemos.engine.sight import Sight
from polemos.games.peloponnesian_war.forecast.forecast import forecast
from polemos.games.peloponnesian_war.rules.random_events import where_is_alcibiades
from polemos.games.peloponnesian_war.rules.strength_points import (
    FOE,
    KINDS,
    SIDES,
    Force,
    counts,
    force_to_json,
)
from polemos.games.peloponnesian_war.state import War

#: Where counters stand that are not on the map.
BOX: Final = "going_home"

#: The counters of a Force as they are shown; whoever gets them changes nothing in them.
Counters: TypeAlias = dict[str, dict[str, Any]]

#: Counters that were shown before, by whether they move, side, space and Force.
_KNOWN: Final[dict[tuple[str, str, str, Force], Counters]] = {}


def view(state: War, role: str | None, sight: Sight) -> dict[str, Any]:
    """The whole table."""
    return {
        "turn": state.turn,
        "phase": state.phase,
        "pieces": pieces(state, sight),
        "tracks": tracks(state),
        "markers": markers(state, sight),
        "matrix": matrix(state),
        "command": {"player": state.player, "passed": {s: state.passed[s] for s in SIDES}},
        "operation": operation(state),
        "score": {role: {"total": points, "lines": {}} for role, points in state.points.items()},
        "leaders": dict(state.leader_at),
        "selected": list(state.selected(None)),
        "focus": list(state.focus()),
        "forecast": ahead(state, sight),
    }


def ahead(state: War, sight: Sight) -> dict[str, Any]:
    """What lies ahead, over all routes and meetings, is reckoned for milliseconds: soon, if not at once."""
    busy = state.op_side and not state.op_marching and state.op_force
    return {} if busy and sight.later() else forecast(state)


def pieces(state: War, sight: Sight | None = None) -> dict[str, Any]:
    """One counter per kind and space, with its count; leaders; the moving Army; the Going Home box."""
    shown: dict[str, Any] = {}
    for side in SIDES:
        shown.update(_standing(state, side) if sight is None else _seen(state, side, sight))
    if state.op_side:
        shown.update(_counters("moving_", state.op_side, state.op_at, state.op_force))
    for name, at in state.leader_at.items():
        place = state.op_at if at == "moving" else at
        if place in state.map.kind:
            shown[name] = {"at": place, "kind": "leader", "side": state.printed.leaders[name].side, "face": 0}
    court = where_is_alcibiades(state)
    if court:
        shown["alcibiades"] = {"at": court, "kind": "leader", "side": "sparta", "face": 1}
    return shown


def _seen(state: War, side: str, sight: Sight) -> Counters:
    """The counters of a side on the map and in its box, as they stood when somebody looked last."""
    key = (state.forces[side], state.box[side])
    known: Counters | None = sight.kept(side, key)
    return sight.keep(side, key, _standing(state, side)) if known is None else known


def _standing(state: War, side: str) -> Counters:
    shown: Counters = {}
    for place, force in state.forces[side].items():
        shown.update(_counters("", side, place, force))
    shown.update(_counters("", side, BOX, state.box[side]))
    return shown


def _counters(prefix: str, side: str, place: str, force: Force) -> Counters:
    """The counters of a Force: most of them stand where they stood when somebody looked last."""
    key = (prefix, side, place, force)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) > 5000:
            _KNOWN.clear()
        known = {
            f"{prefix}{side}_{name}_{place}": _counter(side, name, place, count)
            for name, count in zip(KINDS, counts(force), strict=True)
            if count
        }
        _KNOWN[key] = known
    return known


def _counter(side: str, name: str, place: str, count: int) -> dict[str, Any]:
    return {"at": place, "kind": f"{side}_{name}", "side": side, "face": 0, "count": count}


def tracks(state: War) -> dict[str, Any]:
    return {
        "treasury": dict(state.treasury),
        "bellicosity": dict(state.bellicosity),
        "confidence": dict(state.confidence),
        "operations": dict(state.operations_made),
    }


def markers(state: War, sight: Sight) -> dict[str, Any]:
    """Rebellions, ravaged and besieged spaces, captured ones, hostages, active neutrals."""
    key = (
        state.rebels,
        state.ravaged,
        state.sieges,
        state.held,
        state.hostages,
        state.active,
        state.event,
        state.corcyra_neutral,
        state.losses,
    )
    shown: dict[str, Any] | None = sight.kept("markers", key)
    return sight.keep("markers", key, _markers(state)) if shown is None else shown


def _markers(state: War) -> dict[str, Any]:
    return {
        "rebels": {place: friend or "neutral" for place, friend in sorted(state.rebels.items())},
        "ravaged": sorted(state.ravaged),
        "sieges": dict(sorted(state.sieges.items())),
        "held": dict(sorted(state.held.items())),
        "hostages": [side for side in SIDES if state.hostages[side]],
        "active": {name: side for name, side in state.active.items() if side},
        "event": state.event,
        "corcyra_neutral": state.corcyra_neutral,
        "losses": {side: force_to_json(state.losses[side]) for side in SIDES},
    }


def matrix(state: War) -> dict[str, Any]:
    """Which matrix is in use, and its lit column."""
    if not state.solitaire:
        return {}
    return {"side": FOE[state.player], "strategy": state.strategy}


def operation(state: War) -> dict[str, Any]:
    if not state.op_side:
        return {}
    return {
        "side": state.op_side,
        "leader": state.op_leader,
        "at": state.op_at,
        "goal": state.op_goal,
        "force": force_to_json(state.op_force),
        "path": list(state.op_path),
    }
