"""4: the action phase: group moves, musters, building, recruiting, garrisons, pillage."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.games.hellenes.printed import ATHENS, foe
from polemos.games.hellenes.rules.control import controls, may_build_at
from polemos.games.hellenes.rules.group_move import GroupMove
from polemos.games.hellenes.rules.march import expeditionaries, price, stirring
from polemos.games.hellenes.rules.muster import Muster, muster_cities
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


def groups(state: Hellenes, ready: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """4.1a: areas whose units can still be set in motion, a second time too if some have not moved yet."""
    return tuple(sorted([place for place in ready if price(state, place) <= state.actions]))


@dataclass
class Actions(Frame):
    """4.0: spend the actions of the turn in any order."""

    who: str

    def ask(self, state: Hellenes) -> Ask | None:
        who = self.who
        if state.actions <= 0:
            return None
        ask = Ask(who, "actions", "4.0a", {"actions": state.actions})
        if state.earthquake != who:
            ready = stirring(state, who)
            ask.pick("move", groups(state, ready), move)
            if muster_cities(state, who, ready):
                ask.alone("muster", self.muster)
            ask.pick("pillage", pillageable(state, who), self.pillage)
        offer_building(ask, state, who)
        ask.pick("garrison", garrisonable(state, who), self.garrison)
        return ask.alone("pass", self.stop, ENDS)

    def muster(self, state: Hellenes, role: str) -> None:
        state.call(Muster(role))

    def pillage(self, state: Hellenes, role: str, city: str) -> None:
        state.actions -= price(state, city)
        state.call(Pillage(role, city))

    def garrison(self, state: Hellenes, role: str, city: str) -> None:
        state.actions -= price(state, city)
        state.garrisons[city] = role
        state.log("garrison", "4.23a", who=role, place=city)

    def stop(self, state: Hellenes, role: str) -> None:
        state.actions = 0

    def run(self, state: Hellenes) -> None:
        state.end()


def move(state: Hellenes, role: str, place: str) -> None:
    """4.1a: the units of one area are set in motion."""
    state.call(GroupMove(role, place))


def offer_building(ask: Ask, state: Hellenes, who: str) -> None:
    """4.2: building and recruiting, in winter too."""
    ask.pick("build", building_sites(state, who), build)
    if state.here(who, POOL):
        ask.alone("recruit", recruit)


def build(state: Hellenes, role: str, city: str) -> None:
    """4.21: the city is named openly, the unit that gains a step is not."""
    state.call(Build(role, city))


def recruit(state: Hellenes, role: str) -> None:
    """4.22: paid for before the blocks are drawn."""
    state.actions -= 1
    state.call(Recruit(role))


@dataclass
class Build(Frame):
    """4.21: which unit of the city gains a step."""

    who: str
    place: str

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "build", "4.21a", {"place": self.place})
        return ask.pick("raise", buildable(state, self.who, self.place), self.raise_step)

    def raise_step(self, state: Hellenes, role: str, unit: str) -> None:
        state.actions -= price(state, self.place)
        state.strength[unit] += 1
        blur(state, state.here(role, self.place), 0, 1)
        state.log("build", "4.21a", who=role, place=self.place)
        state.end()
