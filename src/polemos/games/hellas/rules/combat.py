"""9.2, 12: one combat carried out: what its outcome takes off the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import NUMBER, Barrier, Gate, Gates, outside
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.contest import touched
from polemos.games.hellas.rules.leaders import Led
from polemos.games.hellas.rules.outcome import legion_outcome, neutral_outcome, ship_outcome
from polemos.games.hellas.rules.report import tell_combat, tell_force, tell_forces, tell_neutrals, tell_sunk
from polemos.games.hellas.rules.score import tell_points
from polemos.games.hellas.rules.shelter import seek_shelter
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.rules.stacks import LEGION, SHIP, remove
from polemos.games.hellas.state import Hellas


def fight(state: Hellas, side: str, verb: str, place: str, led: Led) -> None:
    """9.2d: the combat a verb of the attack action stands for."""
    if verb == "fight":
        fight_legions(state, side, place, led)
    elif verb == "fight_neutrals":
        fight_neutrals(state, side, place, led)
    else:
        fight_ships(state, side, place, led)


def fight_legions(state: Hellas, side: str, place: str, led: Led) -> None:
    """9.2f: all legions of both sides in the hex, and the fortress of the defender."""
    outcome = legion_outcome(state, side, place, led)
    tell_forces(state, side, place, LEGION, led)
    tell_combat(state, "battle", side, place, outcome)
    other = state.powers[foe(side)]
    if outcome.attacker_lost:
        remove(state, side, LEGION, place, outcome.attacker_lost)
    if outcome.defender_lost:
        remove(state, other.side, LEGION, place, outcome.defender_lost)
    if outcome.fortress:
        burn(state, other.side, place)
    if outcome.monument:
        other.monuments = tuple(h for h in other.monuments if h != place)
        state.log("monument-destroyed", "12k", who=side, foe=other.side, place=place)
        tell_points(state, other.side)
    touched(state, place)
    if outcome.monument:
        shift(state, other.side, "monument_lost", "12k")
    seek_shelter(state)


def burn(state: Hellas, owner: str, place: str) -> None:
    """9.2ab, 18.7c: nothing is left of a fortress, but a second post under it stays to be taken."""
    power = state.powers[owner]
    if power.fortresses.pop(place) > 1:
        power.posts[place] = 1
    state.log("fortress-destroyed", "9.2ab", who=foe(owner), place=place)


def fight_neutrals(state: Hellas, side: str, place: str, led: Led) -> None:
    """15: what falls is gone for good (15.1f, 15.2d, 15.2e)."""
    outcome = neutral_outcome(state, side, place, led)
    tell_force(state, side, place, LEGION, False, led)
    tell_neutrals(state, place)
    tell_combat(state, "battle-neutrals", side, place, outcome)
    if outcome.attacker_lost:
        remove(state, side, LEGION, place, outcome.attacker_lost)
    if outcome.defender_lost:
        state.neutral_legions[place] -= outcome.defender_lost
        if not state.neutral_legions[place]:
            del state.neutral_legions[place]
    if outcome.fortress:
        state.neutral_fortresses = tuple(h for h in state.neutral_fortresses if h != place)
        state.log("fortress-destroyed", "15.1k", who=side, place=place)
    touched(state, place)
    seek_shelter(state)


def fight_ships(state: Hellas, side: str, place: str, led: Led) -> None:
    """9.2b, 9.1.1b: owners choose which ships are lost (A43), the defender first."""
    outcome = ship_outcome(state, side, place, led)
    tell_forces(state, side, place, SHIP, led)
    tell_combat(state, "sea-battle", side, place, outcome)
    if outcome.attacker_lost:
        state.call(ShipLosses(side, place, outcome.attacker_lost))
    if outcome.defender_lost:
        state.call(ShipLosses(foe(side), place, outcome.defender_lost))


LOSSES: Final = Barrier("ship-losses", "9.1.1b")


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

    def ask(self, state: Hellas) -> Ask | None:
        loaded = self._loaded(state)
        if len(loaded) < 2:
            return None
        ask = Ask(self.who, "ship-losses", "9.1.1b", {"place": self.place, "count": self.count})
        return ask.number("lose_loaded", loaded, self.lose)

    def barriers(self, state: Hellas, who: str) -> Gates:
        loaded = self._loaded(state)
        limits = LOSSES.of(least=loaded[0], most=loaded[-1])
        return {"lose_loaded": Gate(NUMBER, outside(loaded, limits))}

    def lose(self, state: Hellas, role: str, loaded: int) -> None:
        remove(state, self.who, SHIP, self.place, self.count, loaded)
        tell_sunk(state, self.who, self.place, self.count, loaded)
        touched(state, self.place)
        state.end()
        seek_shelter(state)

    def run(self, state: Hellas) -> None:
        self.lose(state, self.who, self._loaded(state)[0])
