"""What the dice may bring in the combat or siege at hand, by the game's own tables."""

from __future__ import annotations

from typing import Any

from polemos.engine.prompt import Value
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.combat_table import Odds, combat_odds, read_table
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


# --- fights not yet begun ---------------------------------------------------------------------------


def prospect(state: Hellespont, attacker: str, place: str) -> dict[str, Value]:
    """4.2.2: a combat as it would be fought now, without stratagems or evasion: the odds, on how many faces
    the attacker wins, and what each side loses on the worst and the best of them."""
    odds = combat_odds(state, place, attacker, {}, frozenset())
    rows = [read_table(state, face + odds.die.total, odds.column) for face in range(1, 7)]
    over, under = state.printed.columns[odds.column]
    return {
        "attack": odds.attack,
        "defence": odds.defence,
        "column": f"{over}/{under}",
        "wins": len([winner for _, _, winner in rows if winner == "A"]),
        "worst": rows[0][0],
        "best": rows[-1][1],
    }


def siege_prospect(state: Hellespont, besieger: str, port: str, parts: Modifiers) -> dict[str, Value]:
    """5.2: a siege as it would be made now: dice, and in how many of 100 cases the port falls or is weakened.
    A 5 takes a port, too, whose units are all weakened already."""
    told = siege_forecast(port, besieger, parts)
    frail = all([u in state.weak for u in state.units[foe(besieger)].get(port, ())])
    fall = told["fall"] + (told["weaken"] if frail else 0)
    weaken = 0 if frail else told["weaken"]
    return {"dice": told["dice"], "fall": round(100 * fall), "weaken": round(100 * weaken)}


def evasion_faces(needed: int, modifier: int) -> int:
    """4.2.1d: on how many faces a modified die reaches a number."""
    return len([face for face in range(1, 7) if face + modifier >= needed])
