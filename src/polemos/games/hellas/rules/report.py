"""9.2: the log of a combat: each side's points by reason, the totals, the losses, and what held."""

from __future__ import annotations

from polemos.games.hellas.charts import CULTURE
from polemos.games.hellas.printed import SICILY, foe
from polemos.games.hellas.rules.leaders import Led, leader_bonus
from polemos.games.hellas.rules.neutrals import strength
from polemos.games.hellas.rules.outcome import Outcome, mountain_bonus
from polemos.games.hellas.rules.stacks import LEGION, units
from polemos.games.hellas.state import Hellas


def tell_force(state: Hellas, side: str, place: str, arm: str, defends: bool, led: Led) -> None:
    """9.2l-9.2p: one side's points by reason."""
    power, charts = state.powers[side], state.charts
    walls = charts.combat["fortress"] if defends and arm == LEGION and place in power.fortresses else 0
    state.log(
        "force" if arm == LEGION else "force-at-sea",
        "9.2l",
        who=side,
        count=units(power, arm).get(place, 0),
        each=state.legion_combat(side) if arm == LEGION else state.ship_combat(side),
        culture=charts.culture_combat[power.boxes[CULTURE]],
        stability=charts.stability_combat[power.stability - charts.lowest],
        leading=leader_bonus(state, side, place, arm, led),
        walls=walls,
        mountain=mountain_bonus(state, place) if defends else 0,
    )


def tell_neutrals(state: Hellas, place: str) -> None:
    """15.1g, 15.1j: what the neutrals have, without any modifier but the mountain."""
    count = state.neutral_legions.get(place, 0)
    legions, walls = strength(state, place)
    sicilian = state.printed.area_of[place] == SICILY
    who = "syracuse" if sicilian else "rhodes" if count else "independent"
    state.log(
        "force-of-neutrals",
        "15.1j",
        who=who,
        count=count,
        each=legions // count if count else 0,
        walls=walls,
        mountain=mountain_bonus(state, place),
    )


def tell_combat(state: Hellas, key: str, side: str, place: str, outcome: Outcome) -> None:
    """9.2q: the totals and what they cost; then what was attacked and stands."""
    state.log(
        key,
        "9.2q",
        who=side,
        place=place,
        attack=outcome.attack,
        defence=outcome.defence,
        each=state.charts.combat["unit"],
        lost=outcome.attacker_lost,
        killed=outcome.defender_lost,
    )
    if outcome.walls_need and not outcome.fortress:
        _tell_standing(state, "fortress-stands", "9.2aa", place, outcome.left_for_walls, outcome.walls_need)
    if outcome.monument_needs and not outcome.monument:
        left, needs = outcome.left_for_monument, outcome.monument_needs
        _tell_standing(state, "monument-stands", "12h", place, left, needs)


def _tell_standing(state: Hellas, key: str, rule: str, place: str, left: int, needs: int) -> None:
    state.log(key, rule, place=place, left=max(0, left), needs=needs)


def tell_sunk(state: Hellas, side: str, place: str, count: int, drowned: int) -> None:
    """9.1.1b: ships lost, and the legions that went down with them."""
    state.log("sunk", "9.2q", who=side, place=place, count=count)
    if drowned:
        state.log("drowned", "9.1.1b", who=side, place=place, count=drowned)


def tell_forces(state: Hellas, side: str, place: str, arm: str, led: Led) -> None:
    """Both sides of a combat between players; a lone monument has no force at all (H04)."""
    tell_force(state, side, place, arm, False, led)
    other = state.powers[foe(side)]
    if place in units(other, arm) or (arm == LEGION and place in other.fortresses):
        tell_force(state, other.side, place, arm, True, led)
