"""What everybody sees of a battle: nothing is hidden once it has begun (shapes: docs/games/dba.md)."""

from __future__ import annotations

from typing import Any, Final

from polemos.battles.dba.field import ATTACKER, DEFENDER, Field
from polemos.battles.dba.forecast import forecast, shots
from polemos.battles.dba.grid import DEPTH, FACINGS, OUTSIDE, name
from polemos.battles.dba.rules.bound import LAST
from polemos.battles.dba.rules.command import Command
from polemos.battles.dba.rules.deployment import waiting
from polemos.battles.dba.rules.terrain import ACROSS, ALONG
from polemos.battles.dba.state import BattleState
from polemos.engine.sight import Sight
from polemos.engine.why import PIECE, PLACE

SIDES: Final = (ATTACKER, DEFENDER)
#: Counts are told by these, not by seat: in a campaign one seat may have both armies.
NAMES: Final[tuple[str, ...]] = ("attacker", "defender")


def battle_view(state: BattleState, sight: Sight) -> dict[str, Any]:
    field = state.field
    return {
        "field": ground(state, sight),
        "stage": state.step(),
        **_orders(state),
        "pieces": pieces(state, sight),
        "roster": roster(state, sight),
        "waiting": [e for side in SIDES for e in waiting(field, side)],
        "aboard": list(field.aboard),
        "lost": list(field.lost),
        "tracks": {"lost": {name: field.count(side) for side, name in zip(SIDES, NAMES, strict=True)}},
        "forecast": forecast(field),
        "shots": shots(field),
    }


def ground(state: BattleState, sight: Sight) -> dict[str, Any]:
    """What the armies stand on; it changes once a bound, if at all."""
    field = state.field
    key = (
        field.width,
        field.topography,
        field.ground,
        field.features,
        field.river,
        field.bound,
        field.front,
        field.camps,
        field.sacked,
        state.commanders,
    )
    shown: dict[str, Any] | None = sight.kept("field", key)
    return sight.keep("field", key, _ground(state)) if shown is None else shown


def pieces(state: BattleState, sight: Sight) -> dict[str, Any]:
    """The elements on the field."""
    field = state.field
    key = (
        field.width,
        field.at,
        field.facing,
        field.moved,
        field.moved_twice,
        field.kinds,
        field.generals,
        state.commanders,
    )
    shown: dict[str, Any] | None = sight.kept("elements", key)
    if shown is None:
        shown = sight.keep("elements", key, {e: _piece(state, e) for e in sorted(field.at)})
    return shown


def roster(state: BattleState, sight: Sight) -> dict[str, Any]:
    """All elements of both armies, also those that are lost or still to come."""
    field = state.field
    key = (field.kinds, field.generals, state.commanders)
    shown: dict[str, Any] | None = sight.kept("roster", key)
    if shown is None:
        shown = sight.keep("roster", key, {e: _member(state, e) for e in sorted(field.kinds)})
    return shown


def _ground(state: BattleState) -> dict[str, Any]:
    field, width = state.field, state.field.width
    return {
        "width": width,
        "depth": DEPTH,
        "topography": field.topography,
        "rows": [field.ground[i * width : (i + 1) * width] for i in range(DEPTH)],
        "features": [
            {"kind": kind, "at": name(width, corner), "columns": columns, "rows": rows}
            for kind, corner, columns, rows, _ in field.features
        ],
        "river": field.river,
        "bound": field.bound,
        "last": LAST,
        "front": [FACINGS[facing] for facing in field.front],
        "camps": {state.commanders[s]: _camp(field, s) for s in SIDES if field.camps[s] != OUTSIDE},
    }


def _camp(field: Field, side: int) -> dict[str, Any]:
    return {"at": name(field.width, field.camps[side]), "sacked": side in field.sacked}


def _orders(state: BattleState) -> dict[str, Any]:
    """dba.4a: whose bound it is, and the command points not yet spent while there are any to spend."""
    if not state.field.bound:
        return {}
    shown: dict[str, Any] = {"active": state.commanders[state.field.active()]}
    for frame in state.frames:
        if isinstance(frame, Command) and frame.pips > 0:
            shown["pips"] = frame.pips
    return shown


def _member(state: BattleState, element: str) -> dict[str, Any]:
    field = state.field
    shown: dict[str, Any] = {
        "kind": field.kinds[element].lower(),
        "side": state.commanders[field.side(element)],
    }
    return {**shown, "general": True} if element in field.generals else shown


def _piece(state: BattleState, element: str) -> dict[str, Any]:
    field = state.field
    shown = {
        "at": name(field.width, field.at[element]),
        **_member(state, element),
        "face": field.facing[element],
        "zone": [name(field.width, cell) for cell in field.zone(element)],
    }
    moved = (element in field.moved) + (element in field.moved_twice)
    return {**shown, "moved": moved} if moved else shown


def things_of_battle(state: BattleState) -> dict[str, tuple[str, ...]]:
    """What anybody can point at in a battle, by kind: cells, elements on and off the field, and so on."""
    field, book = state.field, state.book
    sizes = (ACROSS, ALONG, *book.shapes[False], *book.shapes[True])
    return {
        PLACE: tuple(field.grid.names),
        PIECE: tuple(field.kinds),
        "facing": FACINGS,
        "edge": FACINGS,
        "kind": tuple([kind.lower() for kind in book.kinds]),
        "feature": tuple(book.letter),
        "size": tuple(dict.fromkeys(sizes)),
    }
