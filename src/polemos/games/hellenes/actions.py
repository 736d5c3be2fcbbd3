"""4: the action phase: group moves, musters, building, recruiting, garrisons, pillage."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.book import ATHENS, foe
from polemos.games.hellenes.control import besieged, controls, may_build_at
from polemos.games.hellenes.march import expeditionaries, movable, price
from polemos.games.hellenes.movement import GroupMove, Muster, callable_units, muster_cities, offer
from polemos.games.hellenes.pillage import Pillage, pillageable
from polemos.games.hellenes.recruits import Recruit
from polemos.games.hellenes.secrecy import blur
from polemos.games.hellenes.state import POOL, Hellenes


def actions_due(state: Hellenes, role: str, coins: int) -> int:
    """4.0a, 4.0c: coins, leader, taxes, Persian gold, less public works (12.0k)."""
    total = coins + state.leader_value(role)
    if role == ATHENS:
        total += state.count("taxes")
        if state.peace and expeditionaries(state) < state.book.tables.expedition:
            total -= 1
    else:
        total += state.count("persian_aid")
    return max(0, total)


def buildable(state: Hellenes, side: str) -> tuple[str, ...]:
    """4.21a: units below full strength in a national city under control."""
    found: list[str] = []
    book = state.book
    for place, units in state.stacks[side].items():
        spot = book.places.get(place)
        if spot is None or not spot.city or not controls(state, side, place):
            continue
        if price(state, place) > state.actions or not may_build_at(state, side, place):
            continue
        found += [
            u for u in units if book.blocks[u].nation == spot.nation and state.cv[u] < book.blocks[u].max
        ]
    return tuple(sorted(found))


def garrisonable(state: Hellenes, side: str) -> tuple[str, ...]:
    """4.23: adverse cities held by Greek units and without a garrison."""
    found: list[str] = []
    for place, units in state.stacks[side].items():
        spot = state.book.places.get(place)
        if spot is None or not spot.city or spot.loyalty != foe(side) or not controls(state, side, place):
            continue
        if place in state.garrisons or price(state, place) > state.actions:
            continue
        if any(not state.book.blocks[u].barbarian for u in units) and may_build_at(state, side, place):
            found.append(place)
    return tuple(sorted(found))


def groups(state: Hellenes, side: str) -> tuple[str, ...]:
    """4.1a: areas whose units can still be set in motion."""
    found: list[str] = []
    for place in state.stacks[side]:
        if place not in state.book.places or price(state, place) > state.actions:
            continue
        units = movable(state, side, place)
        if not units or f"group {place}" in state.fought:
            continue
        if not besieged(state, side, place) or state.book.places[place].port:
            found.append(place)
    return tuple(sorted(found))


@dataclass
class Actions(Frame):
    """4.0: spend the actions of the turn in any order."""

    role: str

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.role,) if state.actions > 0 else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        if state.shaken != role:
            offer(choices, "move", groups(state, role))
            cities = muster_cities(state, role)
            offer(choices, "muster", tuple(c for c in cities if price(state, c) <= state.actions))
            offer(choices, "pillage", pillageable(state, role))
        offer(choices, "build", buildable(state, role))
        if state.here(role, POOL):
            choices["recruit"] = ALONE
        offer(choices, "garrison", garrisonable(state, role))
        choices["pass"] = ALONE
        return Prompt("actions", "4.0a", choices, {"actions": state.actions})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "pass":
            state.actions = 0
        elif verb == "recruit":
            state.actions -= 1
            state.call(Recruit(role))
        else:
            self._spend(state, role, verb, str(arg))

    def _spend(self, state: Hellenes, role: str, verb: str, target: str) -> None:
        if verb == "build":
            build(state, role, target)
        elif verb == "muster":
            self._muster(state, role, target)
        elif verb == "garrison":
            state.actions -= price(state, target)
            state.garrisons[target] = role
            state.log("garrison", "4.23a", who=role, place=target)
        elif verb == "pillage":
            state.actions -= price(state, target)
            state.call(Pillage(role, target))
        else:
            cost = price(state, target)
            state.actions -= cost
            state.fought = (*state.fought, f"group {target}")
            state.call(GroupMove(role, target, paid=cost))

    def _muster(self, state: Hellenes, role: str, city: str) -> None:
        """A muster to which nobody can come costs nothing and is not offered again."""
        state.fought = (*state.fought, f"muster {city}")
        if callable_units(state, role, city):
            state.actions -= price(state, city)
            state.call(Muster(role, city))

    def run(self, state: Hellenes) -> None:
        state.end()


def build(state: Hellenes, role: str, unit: str) -> None:
    """4.21: one step more."""
    place = state.at[unit]
    state.actions -= price(state, place)
    state.cv[unit] += 1
    blur(state, tuple(u for u in state.here(role, place)), 0, 1)
    state.log("build", "4.21a", who=role, place=place)
