"""What the operation being prepared would meet: route, price, watchers, odds at the objective; and what an
interception would lead to."""

from __future__ import annotations

from typing import Any

from polemos.games.peloponnesian_war.forecast.journey import journey
from polemos.games.peloponnesian_war.forecast.odds import battle_chances, siege_chance
from polemos.games.peloponnesian_war.forecast.prices import interception
from polemos.games.peloponnesian_war.rules.battle import ARMY, Fight
from polemos.games.peloponnesian_war.rules.march import INTERCEPTION, isthmus_guard, watchers_of
from polemos.games.peloponnesian_war.rules.routes import best_routes, course_to
from polemos.games.peloponnesian_war.rules.siege import opens_its_gates
from polemos.games.peloponnesian_war.rules.strength_points import FOE, cost, land, naval, total, words
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War


def forecast(state: War) -> dict[str, Any]:
    """Empty unless an Army is being gathered for an objective, or somebody may intercept it."""
    if state.step() == INTERCEPTION:
        watchers = watchers_of(state, state.op_at)
        return {"interception": {by: interception(state, by) for by in watchers}}
    if not state.op_side or state.op_marching:
        return {}
    course = course_to(state, state.op_side, state.op_force, state.op_at, state.op_goal)
    price = {
        "spent": cost(state.op_side, state.op_force),
        "purse": spendable(state, state.op_side),
        "army": words(state.op_force) if state.op_force else "",
    }
    if course is None:
        return {"place": state.op_goal, "reachable": False, **price}
    count, path = best_routes(state, course)
    enemy = FOE[state.op_side]
    found: dict[str, Any] = {
        "place": state.op_goal,
        "reachable": True,
        **price,
        "route": [state.op_at, *path],
        "equal_routes": count,
        "ravages": [p for p in path if state.controller(p) == enemy and p not in state.forces[enemy]],
    }
    if state.op_force:
        found.update(_on_the_way(state))
    return found


def _on_the_way(state: War) -> dict[str, Any]:
    """4.6, 4.7: each space where somebody may intercept (on all equal routes), who, how likely that is as
    things stand and how likely it becomes a battle; how the march ends, and what waits at the objective."""
    ahead = journey(state)
    checks = [p for p in ahead.watchers if ahead.met.get(p)]
    sure = [p for p in checks if ahead.watchers[p] == (isthmus_guard(state, FOE[state.op_side], p),)]
    return {
        "checks": checks,
        "watchers": [list(ahead.watchers[p]) for p in checks],
        "sure": sure,
        "intercepted": [_percent(ahead.met[p]) for p in checks],
        "fought": [_percent(ahead.fought[p]) for p in checks],
        "ends": {how: _percent(chance) for how, chance in ahead.ends.items()},
        **_at_the_goal(ahead.arrivals),
    }


def _percent(chance: float) -> int:
    return round(100 * chance)


def _at_the_goal(arrivals: list[tuple[War, float]]) -> dict[str, Any]:
    """Percent chances of the siege or battle that would follow in the Combat Phase, if the Army arrives."""
    siege, win, lose, fights, sieges = 0.0, 0.0, 0.0, 0.0, 0.0
    for state, chance in arrivals:
        side, place = state.op_side, state.op_goal
        if place in state.forces[FOE[side]] and not _would_besiege(state, side, place):
            won, lost = battle_chances(state, Fight(side, ARMY, place, place))
            fights, win, lose = fights + chance, win + chance * won, lose + chance * lost
        elif _to_besiege(state, side, place):
            skill = state.printed.leaders[state.op_leader].tactical
            sieges += chance
            siege += chance * siege_chance(state, side, place, skill, naval(state.op_force))
    found: dict[str, Any] = {}
    if fights:
        found["battle"] = {"win": _percent(win / fights), "lose": _percent(lose / fights)}
    if sieges:
        found["siege"] = _percent(siege / sieges)
    return found


def _to_besiege(state: War, side: str, place: str) -> bool:
    """5.1a: a fortress that neither is the side's nor lets it in."""
    hostile = state.controller(place) != side and not opens_its_gates(state, side, place)
    return place in state.map.fortress and hostile


def _would_besiege(state: War, side: str, place: str) -> bool:
    """5.1c, 5.3.1a as it would stand on arrival."""
    if not _to_besiege(state, side, place):
        return False
    garrison = state.force(FOE[side], place)
    if side == "sparta" and place in ("athens", "piraeus"):
        return land(garrison) < land(state.op_force) + 3
    weak = total(garrison) + 4 <= total(state.op_force)
    return weak and not state.led(FOE[side], place)
