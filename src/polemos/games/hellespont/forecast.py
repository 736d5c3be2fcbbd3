"""What the dice may bring in the combat or siege at hand, by the game's own tables."""

from __future__ import annotations

from typing import Any

from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.combat import RETREAT, ROLL, Combat
from polemos.games.hellespont.rules.combat_table import Odds, read_table
from polemos.games.hellespont.rules.siege import Siege
from polemos.games.hellespont.state import Hellespont


def combat_forecast(state: Hellespont) -> dict[str, Any]:
    """What the dice may bring in the combat or siege at hand, by the game's own tables."""
    for frame in reversed(state.frames):
        if isinstance(frame, Combat) and frame.stage <= ROLL and frame.stage < RETREAT:
            return combat_table(state, frame)
        if isinstance(frame, Siege):
            return siege_table(state, frame)
    return {}


def combat_table(state: Hellespont, combat: Combat) -> dict[str, Any]:
    if combat.place not in state.units[combat.who] or combat.place not in state.units[foe(combat.who)]:
        return {}
    odds = combat.odds(state)
    over, under = state.printed.columns[odds.column]
    return {
        "kind": "combat",
        "place": combat.place,
        "attacker": combat.who,
        "attack": odds.attack,
        "defence": odds.defence,
        "column": f"{over}/{under}",
        "modifiers": list(odds.die.explained()),
        "shifts": list(odds.shifts.explained()),
        "rows": forecast(state, odds),
    }


def siege_table(state: Hellespont, siege: Siege) -> dict[str, Any]:
    parts = siege.parts(state)
    dice = max(0, parts.total)
    return {
        "kind": "siege",
        "place": siege.port,
        "attacker": siege.who,
        "dice": dice,
        "modifiers": list(parts.explained()),
        "fall": round(1 - (5 / 6) ** dice, 3),
        "weaken": round((5 / 6) ** dice - (4 / 6) ** dice, 3),
    }


def forecast(state: Hellespont, odds: Odds) -> list[dict[str, object]]:
    """What each face of the die would give, read from the same table."""
    rows: list[dict[str, object]] = []
    for face in range(1, 7):
        attacker, defender, winner = read_table(state, face + odds.die.total, odds.column)
        rows.append({"die": face, "attacker": attacker, "defender": defender, "winner": winner})
    return rows
