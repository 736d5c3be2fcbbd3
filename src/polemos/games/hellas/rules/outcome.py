"""9.2, 12: what a combat would do: two totals, losses at one unit for each three, walls and monuments."""

from __future__ import annotations

from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.leaders import Led, leader_bonus
from polemos.games.hellas.rules.neutrals import strength
from polemos.games.hellas.rules.stacks import LEGION, SHIP
from polemos.games.hellas.state import Hellas


class Outcome:
    """What a combat does, before anything is removed: totals, losses, and what falls with them."""

    def __init__(self, attack: int, defence: int, ours: int, theirs: int, left: int) -> None:
        self.attack = attack
        self.defence = defence
        self.attacker_lost = ours
        self.defender_lost = theirs
        self.fortress = False
        self.monument = False
        #: What is left of the attack for walls and monument, and what they need (0: none there).
        self.left_for_walls = left
        self.walls_need = 0
        self.left_for_monument = left
        self.monument_needs = 0


def mountain_bonus(state: Hellas, place: str) -> int:
    """9.1.3b, 9.1.3c, A41: for the side that did not choose to attack, once."""
    return state.charts.combat["mountain"] if place in state.printed.mountains else 0


def legion_total(state: Hellas, side: str, place: str, led: Led = ()) -> int:
    """9.2l-9.2p: legions, culture and stability, the leader."""
    legions = state.powers[side].legions.get(place, 0) * state.legion_combat(side)
    return legions + state.modifier(side) + leader_bonus(state, side, place, LEGION, led)


def ship_total(state: Hellas, side: str, place: str, led: Led = ()) -> int:
    """9.2k: ships count for themselves; what they carry does not (9.1.1c)."""
    ships = state.powers[side].ships.get(place, 0) * state.ship_combat(side)
    return ships + state.modifier(side) + leader_bonus(state, side, place, SHIP, led)


def weigh(state: Hellas, attack: int, defence: int, ours: int, theirs: int) -> Outcome:
    """9.2q, 9.2r, 9.2y: both losses come from the totals before any removal; no total is below 0."""
    each = state.charts.combat["unit"]
    attack, defence = max(0, attack), max(0, defence)
    lost, killed = min(ours, defence // each), min(theirs, attack // each)
    return Outcome(attack, defence, lost, killed, attack - theirs * each)


def legion_outcome(state: Hellas, side: str, place: str, led: Led = ()) -> Outcome:
    """9.2s-9.2aa, 12g, 12h: legions first, then the fortress, then the monument, from one total."""
    other, values = state.powers[foe(side)], state.charts.combat
    theirs, walled = other.legions.get(place, 0), place in other.fortresses
    defence = 0
    if theirs or walled:
        wall = values["fortress"] if walled else 0
        defence = legion_total(state, other.side, place, led) + wall + mountain_bonus(state, place)
    attack = legion_total(state, side, place, led)
    outcome = weigh(state, attack, defence, state.powers[side].legions[place], theirs)
    if walled:
        _walls(outcome, values["destroy_fortress"])
    if place in other.monuments:
        outcome.monument_needs = values["destroy_monument"]
        outcome.monument = outcome.left_for_monument >= outcome.monument_needs
    return outcome


def _walls(outcome: Outcome, needs: int) -> None:
    """9.2z: so many points are left for the walls, and the rest for what lies behind them."""
    outcome.walls_need = needs
    outcome.fortress = outcome.left_for_walls >= needs
    outcome.left_for_monument = outcome.left_for_walls - needs


def neutral_outcome(state: Hellas, side: str, place: str, led: Led = ()) -> Outcome:
    """15.1j, 15.1k: neutrals fight without modifiers but for the mountain."""
    legions, wall = strength(state, place)
    count = state.neutral_legions.get(place, 0)
    defence = legions + wall + mountain_bonus(state, place)
    attack = legion_total(state, side, place, led)
    outcome = weigh(state, attack, defence, state.powers[side].legions[place], count)
    if wall:
        _walls(outcome, state.charts.combat["destroy_neutral_fortress"])
    return outcome


def ship_outcome(state: Hellas, side: str, place: str, led: Led = ()) -> Outcome:
    """9.2b: ships fight ships."""
    other = state.powers[foe(side)]
    defence = ship_total(state, other.side, place, led) + mountain_bonus(state, place)
    ours, theirs = state.powers[side].ships[place], other.ships[place]
    return weigh(state, ship_total(state, side, place, led), defence, ours, theirs)
