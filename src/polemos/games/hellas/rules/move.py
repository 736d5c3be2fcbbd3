"""9.1, 9.1.1: the move action: every unit once, in any order; loading, landing, armies and fleets on the way.

Dropping units on the way and taking others in (13e, 13f) equals moving each part by itself: a stack is
picked, some of it may be left behind, and what ends in one hex merges there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.why import PLACE, Barrier, Gate, Gates
from polemos.games.hellas.printed import foe
from polemos.games.hellas.reasons.roads import NO_ENTRY, NO_FIGURE, no_figure, why_not_depart
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.contest import entered, landed_on_sicily, touched
from polemos.games.hellas.rules.leaders import Lead, may_lead, why_not_lead
from polemos.games.hellas.rules.march import March
from polemos.games.hellas.rules.routes import can_depart, pieces
from polemos.games.hellas.rules.shelter import seek_shelter
from polemos.games.hellas.rules.stacks import LEGION, SHIP, add, may_join, remove
from polemos.games.hellas.rules.voyage import Voyage
from polemos.games.hellas.state import UNMOVED, Hellas

NO_LEGION_TO_LOAD: Final = Barrier("no-legion-to-load", "9.1.1d")
NO_SHIP_TO_LOAD: Final = Barrier("no-ship-to-load", "9.1.1d")
NO_EMPTY_SHIP: Final = Barrier("no-empty-ship", "9.1.1a")
LEGION_SPENT: Final = Barrier("no-legion-left-to-load", "9.1.1d")
NOTHING_TO_LOAD: Final = Barrier("nothing-to-load", "9.1.1d")
NOTHING_ABOARD: Final = Barrier("nothing-aboard", "9.1.1f")
OUT_AT_SEA: Final = Barrier("landing-at-sea", "9.1.1f")
BOARDED_NOW: Final = Barrier("boarded-in-this-move", "9.1.1g")
NOTHING_TO_LAND: Final = Barrier("nothing-to-land", "9.1.1f")


def why_not_load(state: Hellas, side: str, place: str) -> Barrier | None:
    """9.1.1a, 9.1.1d: a legion and an empty ship that both began the action here; not one just landed."""
    power = state.powers[side]
    if place not in power.legions:
        return NO_LEGION_TO_LOAD
    if place not in power.ships:
        return NO_SHIP_TO_LOAD
    done, landed, ships_done, cargo_done, _ = state.moved.get(place, UNMOVED)
    if power.ships[place] - ships_done <= power.cargo.get(place, 0) - cargo_done:
        return NO_EMPTY_SHIP
    return None if power.legions[place] > done + landed else LEGION_SPENT


def why_not_land(state: Hellas, side: str, place: str) -> Barrier | None:
    """9.1.1f, 9.1.1g: a legion that began the action aboard a ship that lies here on the shore."""
    if place not in state.powers[side].cargo:
        return NOTHING_ABOARD
    if place not in state.printed.shore:
        return OUT_AT_SEA
    _, _, _, cargo_done, boarded = state.moved.get(place, UNMOVED)
    if state.powers[side].cargo[place] - cargo_done - boarded <= 0:
        return BOARDED_NOW
    if state.armistice and state.powers[foe(side)].present(place):
        return NO_ENTRY
    return None if may_join(state, side, LEGION, place) else NO_FIGURE[LEGION]


def can_move(state: Hellas, side: str) -> bool:
    """Whether anything at all can move, land or go aboard; mostly the first unit can."""
    power = state.powers[side]
    for place in power.legions:
        if can_depart(state, side, LEGION, place):
            return True
    for place in power.ships:
        if can_depart(state, side, SHIP, place):
            return True
    ask = Ask(side, "", "")
    Move(side).offer(ask, state)
    return bool(ask.choices)


@dataclass
class Move(Action):
    """9.1a: pick a stack to move, load or land legions, or end the action."""

    def question(self, state: Hellas) -> Ask:
        return Ask(self.who, "move", "9.1a")

    def offer(self, ask: Ask, state: Hellas) -> None:
        power, side = state.powers[self.who], self.who
        load = [h for h in power.legions if h in power.ships and why_not_load(state, side, h) is None]
        march = [h for h in power.legions if can_depart(state, side, LEGION, h)]
        sail = [h for h in power.ships if can_depart(state, side, SHIP, h)]
        unload = [h for h in power.cargo if why_not_land(state, side, h) is None]
        ask.pick("load", tuple(sorted(load)), self.load).pick("march", tuple(sorted(march)), self.march)
        ask.pick("sail", tuple(sorted(sail)), self.sail).pick("unload", tuple(sorted(unload)), self.unload)
        ask.pick("lead", may_lead(state, side), self.lead)

    def barriers(self, state: Hellas, who: str) -> Gates:
        gates = {
            "march": Gate(PLACE, self.why_not_march),  # first: why nobody marches is why nobody moves
            "sail": Gate(PLACE, self.why_not_sail),
            "load": Gate(PLACE, self.why_not_load),
            "unload": Gate(PLACE, self.why_not_unload),
        }
        if state.option("leaders"):
            gates["lead"] = Gate(PLACE, why_not_lead)
        return gates

    def why_not_march(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        return why_not_depart(state, who, LEGION, place)

    def why_not_sail(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        return why_not_depart(state, who, SHIP, place)

    def why_not_load(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        return NOTHING_TO_LOAD if place is None else why_not_load(state, who, place)

    def why_not_unload(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        barrier = NOTHING_TO_LAND if place is None else why_not_land(state, who, place)
        return no_figure(state, who, LEGION) if barrier is NO_FIGURE[LEGION] else barrier

    def busy(self, state: Hellas) -> bool:
        return bool(state.moved) or state.leader_moved

    def done(self, state: Hellas, role: str) -> None:
        state.moved, state.leader_moved = {}, False
        state.end()
        seek_shelter(state)

    def march(self, state: Hellas, role: str, place: str) -> None:
        fresh = state.powers[role].legions[place] - state.moved.get(place, UNMOVED)[0]
        state.call(March(role, place, fresh))

    def sail(self, state: Hellas, role: str, place: str) -> None:
        power = state.powers[role]
        _, _, ships_done, cargo_done, _ = state.moved.get(place, UNMOVED)
        loaded = power.cargo.get(place, 0) - cargo_done
        empty = power.ships[place] - ships_done - loaded
        state.call(Voyage(role, place, empty, loaded, False))

    def lead(self, state: Hellas, role: str, place: str) -> None:
        state.call(Lead(role))

    def load(self, state: Hellas, role: str, place: str) -> None:
        load(state, role, place)

    def unload(self, state: Hellas, role: str, place: str) -> None:
        land(state, role, place)
        seek_shelter(state, role)


def load(state: Hellas, side: str, place: str) -> None:
    """9.1.1d, 9.1.1e: the legion goes aboard; the ship keeps its whole allowance."""
    power = state.powers[side]
    remove(state, side, LEGION, place, 1)
    power.cargo[place] = power.cargo.get(place, 0) + 1
    done, landed, ships_done, cargo_done, boarded = state.moved.get(place, UNMOVED)
    state.moved[place] = (done, landed, ships_done, cargo_done, boarded + 1)
    state.log("loaded", "9.1.1d", who=side, place=place)
    touched(state, place)


def land(state: Hellas, side: str, place: str) -> None:
    """9.1.1f, 9.1.1h, 9.1.1i: ashore with its whole allowance, or stopped by what stops a march (A40)."""
    power = state.powers[side]
    power.cargo[place] -= 1
    if not power.cargo[place]:
        del power.cargo[place]
    add(state, side, LEGION, place, 1)
    done, landed, ships_done, cargo_done, boarded = state.moved.get(place, UNMOVED)
    stopped = place in pieces(state.powers[foe(side)]) or state.neutral_at(place)
    state.moved[place] = (done + stopped, landed + (not stopped), ships_done, cargo_done, boarded)
    state.log("unloaded", "9.1.1f", who=side, place=place)
    landed_on_sicily(state, side, place)
    entered(state, side, place)
    touched(state, place)
