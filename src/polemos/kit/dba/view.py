"""What everybody sees of a battle: nothing is hidden once it has begun."""

from __future__ import annotations

from typing import Any

from polemos.kit.dba.book import DESTROYED, FLEE, RECOIL
from polemos.kit.dba.factors import fight_odds, items
from polemos.kit.dba.field import ATTACKER, DEFENDER, Field
from polemos.kit.dba.grid import DEPTH, FACINGS, OUTSIDE, name
from polemos.kit.dba.state import BattleState


def battle_view(state: BattleState) -> dict[str, Any]:
    field = state.field
    return {
        "field": {
            "width": field.width,
            "topography": field.topography,
            "rows": [field.ground[i * field.width : (i + 1) * field.width] for i in range(DEPTH)],
            "river": field.river,
            "bound": field.bound,
            "front": [FACINGS[facing] for facing in field.front],
            "camps": [name(field.width, c) for c in field.camps if c != OUTSIDE],
        },
        "pieces": {e: _piece(state, e) for e in sorted(field.at)},
        "tracks": {"lost": {state.commanders[s]: field.count(s) for s in (ATTACKER, DEFENDER)}},
        "lost": list(field.lost),
        "forecast": forecast(field),
    }


def _piece(state: BattleState, element: str) -> dict[str, Any]:
    field = state.field
    shown = {
        "at": name(field.width, field.at[element]),
        "kind": field.kinds[element].lower(),
        "side": state.commanders[field.side(element)],
        "face": field.facing[element],
    }
    return {**shown, "general": True} if element in field.generals else shown


def forecast(field: Field) -> dict[str, Any]:
    """Every pair in contact: the totals before the dice, item by item, and the odds of 36."""
    found: dict[str, Any] = {}
    for element in field.of(ATTACKER):
        foe = field.opponent(element)
        if foe:
            odds = fight_odds(field, element, foe)
            found[element] = {
                "foe": foe,
                "mine": {item: value for item, value in items(field, element, foe)},
                "theirs": {item: value for item, value in items(field, foe, element)},
                "loses": {k: odds.first[k] for k in (DESTROYED, FLEE, RECOIL)},
                "wins": {k: odds.second[k] for k in (DESTROYED, FLEE, RECOIL)},
            }
    return found
