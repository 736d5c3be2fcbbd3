"""What the dice may bring in the combat or siege at hand, by the game's own tables."""

from __future__ import annotations

from typing import Any

from polemos.games.hellespont.rules.combat_table import Odds, read_table
from polemos.games.hellespont.state import Hellespont
from polemos.kit.modifiers import Modifiers


def combat_forecast(state: Hellespont, place: str, attacker: str, odds: Odds) -> dict[str, Any]:
    """4.2.2: a combat before the roll."""
    over, under = state.printed.columns[odds.column]
    return {
        "kind": "combat",
        "place": place,
        "attacker": attacker,
        "attack": odds.attack,
        "defence": odds.defence,
        "column": f"{over}/{under}",
        "modifiers": list(odds.die.explained()),
        "shifts": list(odds.shifts.explained()),
        "rows": table_rows(state, odds),
    }


def table_rows(state: Hellespont, odds: Odds) -> list[dict[str, object]]:
    """What each face of the die would give, read from the same table."""
    rows: list[dict[str, object]] = []
    for face in range(1, 7):
        attacker, defender, winner = read_table(state, face + odds.die.total, odds.column)
        rows.append({"die": face, "attacker": attacker, "defender": defender, "winner": winner})
    return rows


def siege_forecast(port: str, besieger: str, parts: Modifiers) -> dict[str, Any]:
    """5.2: a siege before the roll."""
    dice = max(0, parts.total)
    return {
        "kind": "siege",
        "place": port,
        "attacker": besieger,
        "dice": dice,
        "modifiers": list(parts.explained()),
        "fall": round(1 - (5 / 6) ** dice, 3),
        "weaken": round((5 / 6) ** dice - (4 / 6) ** dice, 3),
    }
