"""9.2, 12: one combat: two totals, losses at one unit for each three, then walls and monuments."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Prompt, Value
from polemos.games.hellas.contest import touched
from polemos.games.hellas.leaders import leader_bonus
from polemos.games.hellas.neutrals import strength
from polemos.games.hellas.stability import shift
from polemos.games.hellas.stacks import LEGION, SHIP, remove
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import foe


class Outcome:
    """What a combat does, before anything is removed: totals, losses, and what falls with them."""

    def __init__(self, attack: int, defence: int) -> None:
        self.attack = attack
        self.defence = defence
        self.attacker_lost = 0
        self.defender_lost = 0
        self.fortress = False
        self.monument = False


def mountain_bonus(state: Hellas, place: str) -> int:
    """9.1.3b, 9.1.3c, A41: for the side that did not choose to attack, once."""
    return state.charts.combat["mountain"] if place in state.world.mountains else 0


def legion_total(state: Hellas, side: str, place: str) -> int:
    """9.2l-9.2p: legions, culture and stability, the leader."""
    legions = state.powers[side].legions.get(place, 0)
    return legions * state.legion_combat(side) + state.modifier(side) + leader_bonus(state, side, place)


def ship_total(state: Hellas, side: str, place: str) -> int:
    """9.2k: ships count for themselves; what they carry does not (9.1.1c)."""
    ships = state.powers[side].ships.get(place, 0)
    return ships * state.ship_combat(side) + state.modifier(side) + leader_bonus(state, side, place)


def weigh(state: Hellas, attack: int, defence: int, ours: int, theirs: int) -> Outcome:
    """9.2q, 9.2r, 9.2y: both losses come from the totals before any removal; no total is below 0."""
    each = state.charts.combat["unit"]
    outcome = Outcome(max(0, attack), max(0, defence))
    outcome.attacker_lost = min(ours, outcome.defence // each)
    outcome.defender_lost = min(theirs, outcome.attack // each)
    return outcome


def legion_outcome(state: Hellas, side: str, place: str) -> Outcome:
    """9.2s-9.2aa, 12g, 12h: legions first, then the fortress, then the monument, from one total."""
    other = state.powers[foe(side)]
    theirs, walled = other.legions.get(place, 0), place in other.forts
    defence = 0
    if theirs or walled:
        wall = state.charts.combat["fortress"] if walled else 0
        defence = legion_total(state, other.side, place) + wall + mountain_bonus(state, place)
    attack = legion_total(state, side, place)
    outcome = weigh(state, attack, defence, state.powers[side].legions[place], theirs)
    rest = outcome.attack - theirs * state.charts.combat["unit"]
    if walled:
        outcome.fortress = rest >= state.charts.combat["destroy_fortress"]
        rest -= state.charts.combat["destroy_fortress"]
    if place in other.monuments:
        outcome.monument = rest >= state.charts.combat["destroy_monument"]
    return outcome


def neutral_outcome(state: Hellas, side: str, place: str) -> Outcome:
    """15.1j, 15.1k: neutrals fight without modifiers but for the mountain."""
    legions, wall = strength(state, place)
    count = state.neutral_legions.get(place, 0)
    defence = legions + wall + mountain_bonus(state, place)
    outcome = weigh(
        state, legion_total(state, side, place), defence, state.powers[side].legions[place], count
    )
    rest = outcome.attack - count * state.charts.combat["unit"]
    outcome.fortress = bool(wall) and rest >= state.charts.combat["destroy_neutral_fortress"]
    return outcome


def ship_outcome(state: Hellas, side: str, place: str) -> Outcome:
    """9.2b: ships fight ships."""
    other = state.powers[foe(side)]
    defence = ship_total(state, other.side, place) + mountain_bonus(state, place)
    ours, theirs = state.powers[side].ships[place], other.ships[place]
    return weigh(state, ship_total(state, side, place), defence, ours, theirs)


def _tell(state: Hellas, key: str, side: str, place: str, outcome: Outcome) -> None:
    state.log(
        key,
        "9.2q",
        who=side,
        place=place,
        attack=outcome.attack,
        defence=outcome.defence,
        lost=outcome.attacker_lost,
        killed=outcome.defender_lost,
    )


def fight_legions(state: Hellas, side: str, place: str) -> None:
    """9.2f: all legions of both sides in the hex, and the fortress of the defender."""
    outcome = legion_outcome(state, side, place)
    _tell(state, "battle", side, place, outcome)
    other = state.powers[foe(side)]
    if outcome.attacker_lost:
        remove(state, side, LEGION, place, outcome.attacker_lost)
    if outcome.defender_lost:
        remove(state, other.side, LEGION, place, outcome.defender_lost)
    if outcome.fortress:
        burn(state, other.side, place)
    if outcome.monument:
        other.monuments = tuple(h for h in other.monuments if h != place)
        state.log("monument-destroyed", "12k", who=side, place=place)
    touched(state, place)
    if outcome.monument:
        shift(state, other.side, "monument_lost", "12k")


def burn(state: Hellas, owner: str, place: str) -> None:
    """9.2ab, 18.7c: nothing is left of a fortress, but a second post under it stays to be taken."""
    power = state.powers[owner]
    if power.forts.pop(place) > 1:
        power.posts[place] = 1
    state.log("fortress-destroyed", "9.2ab", who=foe(owner), place=place)


def fight_neutrals(state: Hellas, side: str, place: str) -> None:
    """15: what falls is gone for good (15.1f, 15.2d, 15.2e)."""
    outcome = neutral_outcome(state, side, place)
    _tell(state, "battle-neutrals", side, place, outcome)
    if outcome.attacker_lost:
        remove(state, side, LEGION, place, outcome.attacker_lost)
    if outcome.defender_lost:
        state.neutral_legions[place] -= outcome.defender_lost
        if not state.neutral_legions[place]:
            del state.neutral_legions[place]
    if outcome.fortress:
        state.neutral_forts = tuple(h for h in state.neutral_forts if h != place)
        state.log("fortress-destroyed", "15.1k", who=side, place=place)
    touched(state, place)


def fight_ships(state: Hellas, side: str, place: str) -> None:
    """9.2b, 9.1.1b: owners choose which ships are lost (A43), the defender first."""
    outcome = ship_outcome(state, side, place)
    _tell(state, "sea-battle", side, place, outcome)
    if outcome.attacker_lost:
        state.call(ShipLosses(side, place, outcome.attacker_lost))
    if outcome.defender_lost:
        state.call(ShipLosses(foe(side), place, outcome.defender_lost))


@dataclass
class ShipLosses(Frame):
    """A43: the owner says how many of the ships lost were loaded."""

    who: str
    place: str
    count: int

    def _loaded(self, state: Hellas) -> tuple[int, ...]:
        power = state.powers[self.who]
        cargo = power.cargo.get(self.place, 0)
        empty = power.ships[self.place] - cargo
        return tuple(range(max(0, self.count - empty), min(self.count, cargo) + 1))

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,) if len(self._loaded(state)) > 1 else ()

    def prompt(self, state: Hellas, role: str) -> Prompt:
        args: dict[str, Value] = {"place": self.place, "count": self.count}
        return Prompt("ship-losses", "9.1.1b", {"lose_loaded": self._loaded(state)}, args)

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        loaded = arg if isinstance(arg, int) else 0
        remove(state, self.who, SHIP, self.place, self.count, loaded)
        touched(state, self.place)
        state.end()

    def run(self, state: Hellas) -> None:
        self.act(state, self.who, "lose_loaded", self._loaded(state)[0])
