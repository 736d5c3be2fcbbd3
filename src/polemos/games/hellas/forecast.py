"""What would follow, exactly, since nothing is left to luck: income, combats, development, reach."""

from __future__ import annotations

from typing import Any

from polemos.engine.sight import Sight
from polemos.games.hellas.charts import ECONOMY, FLEET, GOLDEN, MILITARY, ROWS, Need
from polemos.games.hellas.rules.attack import Attack, begin_attack
from polemos.games.hellas.rules.cycle import ChooseAction
from polemos.games.hellas.rules.develop import can_meet, next_cost
from polemos.games.hellas.rules.march import March
from polemos.games.hellas.rules.outcome import Outcome, legion_outcome, neutral_outcome, ship_outcome
from polemos.games.hellas.rules.routes import reach
from polemos.games.hellas.rules.setbacks import luxury_posts
from polemos.games.hellas.rules.stacks import LEGION, SHIP
from polemos.games.hellas.rules.upkeep import hungry, upkeep
from polemos.games.hellas.rules.voyage import Voyage
from polemos.games.hellas.state import Hellas


def forecast(state: Hellas) -> dict[str, Any]:
    """Combats and reach when they are the question."""
    shown: dict[str, Any] = {"combats": _combats(state)}
    costs = _reach(state)
    if costs:
        shown["reach"] = costs
    return shown


def treasury(state: Hellas, side: str, income: int) -> dict[str, int]:
    """What the treasury will hold after this turn's upkeep and the next income."""
    due = upkeep(state, side)
    after = max(0, state.powers[side].money - due) + income
    return {"income": income, "upkeep": due, "next": after, "hungry": hungry(state, side)}


def development(state: Hellas, side: str, sight: Sight) -> dict[str, Any]:
    """The next box of every row; what it needs are goods and other rows."""
    power = state.powers[side]
    name, key = f"development:{side}", (power.boxes, power.goods, power.active)
    shown: dict[str, Any] | None = sight.kept(name, key)
    if shown is None:
        shown = sight.keep(name, key, {row: next_box(state, side, row) for row in ROWS})
    return shown


# --- 9.6 --------------------------------------------------------------------------------------------


def next_box(state: Hellas, side: str, row: str) -> dict[str, Any]:
    """The next box of a row: price, phase, whether it can be entered, and what it gives."""
    chart, box = state.charts.rows[row], state.powers[side].boxes[row]
    if box == chart.last:
        return {"end": True}
    before, after = chart.phases[box], chart.phases[box + 1]
    shown: dict[str, Any] = {
        "cost": next_cost(state, side, row),
        "phase": after,
        "ready": can_meet(state, side, row),
        "gives": _gives(state, row, box, before, after),
    }
    if after != before and after in chart.needs:
        shown["needs"] = _needs(state, side, chart.needs[after])
    return shown


def _gives(state: Hellas, row: str, box: int, before: int, after: int) -> dict[str, int]:
    """Changes by name: points, stability, income, combat, movement."""
    charts = state.charts
    gives: dict[str, int] = {}
    if after == GOLDEN:
        gives["points"] = 1
    elif after != before and charts.phase_step[row]:
        gives["stability"] = charts.phase_step[row]
    if row == ECONOMY:
        gives["income"] = charts.bonus[after] - charts.bonus[before]
    elif row == MILITARY:
        gives["combat"] = charts.legion_combat[after] - charts.legion_combat[before]
        gives["move"] = charts.legion_move[after] - charts.legion_move[before]
    elif row == FLEET:
        gives["combat"] = charts.ship_combat[after] - charts.ship_combat[before]
        gives["move"] = charts.ship_move[after] - charts.ship_move[before]
    else:
        gives["total"] = charts.culture_combat[box + 1] - charts.culture_combat[box]
    return {name: value for name, value in gives.items() if value}


def _needs(state: Hellas, side: str, need: Need) -> dict[str, Any]:
    """Each condition and whether it holds."""
    shown: dict[str, Any] = {}
    goods = state.powers[side].goods
    if need.goods:
        shown["goods"] = {state.charts.goods[g]: bool(goods[g]) for g in need.goods}
    if need.luxuries:
        shown["luxuries"] = [luxury_posts(state, side), need.luxuries]
    if need.row:
        shown["row"] = [need.row, need.phase, state.phase(side, need.row) >= need.phase]
    return shown


# --- 9.2 --------------------------------------------------------------------------------------------


def _combats(state: Hellas) -> list[dict[str, Any]]:
    """What each combat on offer would do, or would be on offer with an attack."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, ChooseAction):
        top = begin_attack(state, top.who)
    if not isinstance(top, Attack):
        return []
    found: list[dict[str, Any]] = []
    fights = top.combats(state)
    outcomes = {"fight": legion_outcome, "fight_neutrals": neutral_outcome, "fight_ships": ship_outcome}
    for verb, judge in outcomes.items():
        for place in fights.get(verb, ()):
            found.append(_combat(verb, place, judge(state, top.who, place, top.led)))
    return found


def _combat(verb: str, place: str, outcome: Outcome) -> dict[str, Any]:
    return {
        "verb": verb,
        "place": place,
        "attack": outcome.attack,
        "defence": outcome.defence,
        "lost": outcome.attacker_lost,
        "killed": outcome.defender_lost,
        "fortress": outcome.fortress,
        "monument": outcome.monument,
    }


# --- 9.1 --------------------------------------------------------------------------------------------


def _reach(state: Hellas) -> dict[str, int]:
    """What it costs to get where the picked units can go."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, March):
        return dict(reach(state, top.who, LEGION, top.source)[1])
    if isinstance(top, Voyage):
        return dict(reach(state, top.who, SHIP, top.source)[1])
    return {}
