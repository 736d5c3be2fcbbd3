"""4: the action phase: group moves, musters, building, recruiting, garrisons, pillage."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.printed import ATHENS, foe
from polemos.games.hellenes.rules.control import besieged, controls, may_build_at
from polemos.games.hellenes.rules.group_move import GroupMove, offer
from polemos.games.hellenes.rules.march import expeditionaries, price, stirring
from polemos.games.hellenes.rules.muster import Muster, can_muster
from polemos.games.hellenes.rules.pillage import Pillage, pillageable
from polemos.games.hellenes.rules.recruits import Recruit
from polemos.games.hellenes.secrets.knowledge import blur
from polemos.games.hellenes.state import POOL, Hellenes


def grant_actions(state: Hellenes, role: str, coins: int, rule: str) -> None:
    """4.0a, 4.0c: coins, leader, taxes or Persian gold, less public works (12.0k)."""
    leader = state.leader_value(role)
    extra = state.count("taxes" if role == ATHENS else "persian_aid")
    busy = role == ATHENS and state.peace and expeditionaries(state) < state.printed.tables.expedition
    works = 1 if busy else 0
    state.actions = max(0, coins + leader + extra - works)
    total = state.actions
    state.log("actions", rule, who=role, number=total, coins=coins, leader=leader, extra=extra, works=works)


def buildable(state: Hellenes, side: str, place: str) -> tuple[str, ...]:
    """4.21a: units below full strength in a national city under control."""
    printed = state.printed
    spot = printed.places.get(place)
    if spot is None or not spot.city or not controls(state, side, place):
        return ()
    blocks, strength, nation = printed.blocks, state.strength, spot.nation
    return tuple(
        [u for u in state.here(side, place) if blocks[u].nation == nation and strength[u] < blocks[u].max]
    )


def building_sites(state: Hellenes, side: str) -> tuple[str, ...]:
    """4.2b: cities where a unit can gain a step now."""
    return tuple(
        sorted(
            place
            for place in state.stacks[side]
            if buildable(state, side, place)
            and price(state, place) <= state.actions
            and may_build_at(state, side, place)
        )
    )


def garrisonable(state: Hellenes, side: str) -> tuple[str, ...]:
    """4.23: adverse cities held by Greek units and without a garrison."""
    found: list[str] = []
    for place, units in state.stacks[side].items():
        spot = state.printed.places.get(place)
        if spot is None or not spot.city or spot.loyalty != foe(side) or not controls(state, side, place):
            continue
        if place in state.garrisons or price(state, place) > state.actions:
            continue
        if any(not state.printed.blocks[u].barbarian for u in units) and may_build_at(state, side, place):
            found.append(place)
    return tuple(sorted(found))


def groups(state: Hellenes, side: str, ready: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """4.1a: areas whose units can still be set in motion, a second time too if some have not moved yet."""
    found: list[str] = []
    for place in ready:
        if price(state, place) > state.actions:
            continue
        if not besieged(state, side, place) or state.printed.places[place].port:
            found.append(place)
    return tuple(sorted(found))


@dataclass
class Actions(Frame):
    """4.0: spend the actions of the turn in any order."""

    who: str

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if state.actions > 0 else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        if state.earthquake != role:
            ready = stirring(state, role)
            offer(choices, "move", groups(state, role, ready))
            if can_muster(state, role, ready):
                choices["muster"] = ALONE
            offer(choices, "pillage", pillageable(state, role))
        offer(choices, "build", building_sites(state, role))
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
        elif verb == "muster":
            state.call(Muster(role))
        else:
            self._spend(state, role, verb, str(arg))

    def _spend(self, state: Hellenes, role: str, verb: str, target: str) -> None:
        if verb == "build":
            state.call(Build(role, target))
        elif verb == "garrison":
            state.actions -= price(state, target)
            state.garrisons[target] = role
            state.log("garrison", "4.23a", who=role, place=target)
        elif verb == "pillage":
            state.actions -= price(state, target)
            state.call(Pillage(role, target))
        else:
            state.call(GroupMove(role, target))

    def run(self, state: Hellenes) -> None:
        state.end()


@dataclass
class Build(Frame):
    """4.21: the city is named openly, the unit that gains a step is not."""

    who: str
    place: str

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        return Prompt("build", "4.21a", {"raise": buildable(state, role, self.place)}, {"place": self.place})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        state.actions -= price(state, self.place)
        state.strength[str(arg)] += 1
        blur(state, state.here(role, self.place), 0, 1)
        state.log("build", "4.21a", who=role, place=self.place)
        state.end()
