"""What choices cost, use up and bring, told before the click: exact, since nothing is left to luck."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.prompt import Value
from polemos.engine.why import Note
from polemos.games.hellas.charts import ECONOMY, FLEET, GOLDEN, MILITARY
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.outcome import Outcome, legion_outcome, neutral_outcome, ship_outcome
from polemos.games.hellas.state import Hellas

JUDGES: Final = {"fight": legion_outcome, "fight_neutrals": neutral_outcome, "fight_ships": ship_outcome}
RULES: Final = {"fight": "9.2q", "fight_neutrals": "15.1j", "fight_ships": "9.2k"}

#: What a phase changes, by row: the word, its paragraph, and the table of values by phase.
GAINS: Final = {
    ECONOMY: (("income", "9.6v", "bonus"),),
    MILITARY: (("legion-combat", "9.2m", "legion_combat"), ("legion-move", "9.1b", "legion_move")),
    FLEET: (("ship-combat", "9.2m", "ship_combat"), ("ship-move", "9.1d", "ship_move")),
}


def spent(verb: str, arg: str | None, rule: str, talents: int, have: int) -> Note:
    """A price, and what is left of the treasury."""
    return Note(verb, arg, "price", rule, {"talents": talents, "left": have - talents})


def blocked(verb: str, arg: str | None, side: str, action: str) -> Note:
    """9.7b: an action that does nothing but keep the other side from it."""
    return Note(verb, arg, "only-blocks", "9.7b", {"action": action, "foe": foe(side)})


def ending(verb: str, money: int, due: int, legions: int) -> list[Note]:
    """10e, 10f: what the end of the cycle will ask of the side that ends it: talents and legions."""
    found = [Note(verb, None, "ends-cycle", "9.7c")]
    if due:
        key = "upkeep-due" if due <= money else "upkeep-unpaid"
        found.append(Note(verb, None, key, "10f", {"talents": due, "have": money}))
    if legions:
        found.append(Note(verb, None, "legions-starve", "10e", {"count": legions}))
    return found


# --- 9.2 --------------------------------------------------------------------------------------------


def combat(
    state: Hellas, side: str, verb: str, place: str, led: Any = (), told: str = "combat"
) -> list[Note]:
    """9.2q: both totals and both losses, and what falls with them."""
    outcome = JUDGES[verb](state, side, place, led)
    args: dict[str, Value] = {
        "attack": outcome.attack,
        "defence": outcome.defence,
        "lost": outcome.attacker_lost,
        "killed": outcome.defender_lost,
    }
    key = "combat-ships" if verb == "fight_ships" else told
    return [Note(verb, place, key, RULES[verb], args), *_falls(verb, place, outcome)]


def _falls(verb: str, place: str, outcome: Outcome) -> list[Note]:
    """9.2z, 12g: walls and monuments that fall, or for which too little is left."""
    found: list[Note] = []
    if outcome.walls_need:
        key = "walls-fall" if outcome.fortress else "walls-stand"
        args: dict[str, Value] = {"need": outcome.walls_need, "left": max(0, outcome.left_for_walls)}
        found.append(Note(verb, place, key, "9.2z" if verb == "fight" else "15.1k", args))
    if outcome.monument_needs:
        key = "monument-falls" if outcome.monument else "monument-stands"
        args = {"need": outcome.monument_needs, "left": max(0, outcome.left_for_monument)}
        found.append(Note(verb, place, key, "12g", args))
    return found


def taken(state: Hellas, side: str, place: str) -> list[Note]:
    """9.2af, 9.2ag: a post taken costs nothing and trades at once, if nobody else contests the hex."""
    good = state.charts.goods[state.printed.good[place]]
    found = [Note("take", place, "take", "9.2af", {"good": good})]
    if place == state.printed.capital[foe(side)]:
        found.append(Note("take", place, "capital", "9.5i", {"foe": foe(side)}))
    return found


# --- 9.1 --------------------------------------------------------------------------------------------


def entering(state: Hellas, side: str, place: str) -> list[Note]:
    """9.1n, 9.1o: whom legions meet there: they stop and contest the hex."""
    other = state.powers[foe(side)]
    if state.neutral_at(place):
        return [Note("to", place, "meets-neutrals", "15.1l")]
    if other.owns(place) or place in other.legions:
        return [Note("to", place, "contests", "9.1.4a", {"foe": foe(side)})]
    return []


def attacking_later(there: Hellas, side: str, place: str) -> list[Note]:
    """9.2q: what a later attack would do, seen in a copy in which the legions have arrived."""
    other, judged = there.powers[foe(side)], ""
    if there.neutral_at(place):
        judged = "fight_neutrals"
    elif place in other.legions or place in other.fortresses or place in other.monuments:
        judged = "fight"
    if not judged or place not in there.powers[side].legions:
        return []
    return [
        Note("to", place, n.key, n.rule, n.args)
        for n in combat(there, side, judged, place, (), "combat-later")
    ]


# --- 9.4, 9.6 ---------------------------------------------------------------------------------------


def founding(state: Hellas, side: str, verb: str, place: str) -> list[Note]:
    """9.4e-9.4g: the price, the good and the income that follow, the people's joy at a first luxury."""
    power, charts = state.powers[side], state.charts
    good = state.printed.good[place]
    row, held = charts.income[good], power.goods[good]
    more = row[min(held + 1, len(row) - 1)] - row[min(held, len(row) - 1)]
    found = [spent(verb, place, "9.4e", state.price(side, "post"), power.money)]
    found.append(Note(verb, place, "trades", "9.4f", {"good": charts.goods[good], "income": more}))
    if charts.luxury[good] and charts.goods[good] not in power.luxuries:
        found.append(Note(verb, place, "first-luxury", "9.5g"))
    if verb == "post" and place == state.printed.capital[foe(side)]:
        found.append(Note(verb, place, "capital", "9.5i", {"foe": foe(side)}))
    return found


def advancing(state: Hellas, side: str, row: str) -> list[Note]:
    """9.6b, 9.6f, 9.6y: the price of the next box, and what its phase changes."""
    charts, power = state.charts, state.powers[side]
    chart, box = charts.rows[row], power.boxes[row]
    before, after = chart.phases[box], chart.phases[box + 1]
    found = [spent("advance", row, "9.6b", chart.costs[box], power.money)]
    if after == GOLDEN:
        found.append(Note("advance", row, "golden-point", "9.6y"))
    elif after != before:
        found.append(Note("advance", row, "new-phase", "9.6i", {"level": f"{row}_{after}"}))
        if charts.phase_step[row]:
            found.append(Note("advance", row, "people-pleased", "9.6f"))
    for name, rule, table in GAINS.get(row, ()):
        values = getattr(charts, table)
        if values[after] != values[before]:
            found.append(Note("advance", row, name, rule, {"count": values[after] - values[before]}))
    return found


def stability(
    state: Hellas, verb: str, side: str, steps: int, rule: str, arg: str | None = None
) -> list[Note]:
    """9.5e, 9.5f: from which box to which; past the ends of the track wait a golden age and revolution."""
    charts, before = state.charts, state.powers[side].stability
    after = before + steps
    args: dict[str, Value] = {"who": side, "before": min(before, charts.highest), "box": after}
    if after > charts.highest:
        return [Note(verb, arg, "stability-to-gold", "9.5f", args)]
    if after < charts.lowest:
        return [Note(verb, arg, "revolution", "14a", args)]
    return [Note(verb, arg, "stability-moves", rule, args)]
