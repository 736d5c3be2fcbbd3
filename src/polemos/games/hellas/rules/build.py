"""9.3, 12: building legions, ships, fortresses and monuments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.games.hellas.printed import ISLAND, SIDES
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.contest import touched
from polemos.games.hellas.rules.score import tell_points
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.rules.stacks import SHIP, add, may_join
from polemos.games.hellas.state import Hellas

#: What a build action may make, and the reserve it comes from.
RESERVES: Final = {"fortress": "fortresses", "legion": "legions", "monument": "monuments", "ship": "ships"}


def can_pay(state: Hellas, side: str, item: str) -> bool:
    """9.3b, 17a: for sale in this phase, with the money and a piece for it."""
    money = state.powers[side].money
    return 0 < state.price(side, item) <= money and state.left(side, RESERVES[item]) > 0


def can_build(state: Hellas, side: str) -> bool:
    fresh = Build(side, (), (), False)
    for item in RESERVES:  # noqa: SIM110 - asked with every choice of an action: a generator costs a frame
        if can_pay(state, side, item) and fresh.places(state, item):
            return True
    return False


def yards(state: Hellas, side: str, kind: str, used: tuple[str, ...]) -> list[str]:
    """9.3g, 9.3j, 9.3n-9.3r: uncontested fortresses that have made nothing yet; ships only in ports."""
    places = [h for h in state.powers[side].fortresses if h not in used and h not in state.intruders]
    if kind == SHIP:
        places = [h for h in places if h in state.printed.ports]
    return [h for h in places if may_join(state, side, kind, h)]


def walls(state: Hellas, side: str, built: tuple[str, ...]) -> list[str]:
    """9.3h, 9.3k, 9.3o: an own post in a city, not on an island."""
    cities, terrain = state.printed.cities, state.printed.terrain
    places = [h for h in state.powers[side].posts if h in cities and terrain[h] != ISLAND]
    return [h for h in places if h not in built and h not in state.intruders]


def shrines(state: Hellas, side: str, built: tuple[str, ...]) -> list[str]:
    """12a: a city with an own post or fortress, and no monument yet."""
    power, cities = state.powers[side], state.printed.cities
    taken = {h for either in SIDES for h in state.powers[either].monuments}
    places = [h for h in (*power.posts, *power.fortresses) if h in cities and h not in taken]
    return [h for h in places if h not in built and h not in state.intruders]


@dataclass
class Build(Action):
    """9.3a: any mix one can pay; one unit for each fortress that stood when the action began."""

    #: Fortresses that have made their unit, or are new.
    used: tuple[str, ...]
    #: Hexes where a fortress or monument was built in this action (9.3k).
    built: tuple[str, ...]
    #: 12b: whether this action's monument is built.
    monument: bool

    def question(self, state: Hellas) -> Ask:
        return Ask(self.who, "build", "9.3a", {"talents": state.powers[self.who].money})

    def offer(self, ask: Ask, state: Hellas) -> None:
        for item in RESERVES:
            if can_pay(state, self.who, item):
                ask.family(item, tuple(sorted(self.places(state, item))), self.build)

    def places(self, state: Hellas, item: str) -> list[str]:
        if item == "fortress":
            return walls(state, self.who, self.built)
        if item == "monument":
            return [] if self.monument else shrines(state, self.who, self.built)
        return yards(state, self.who, item, self.used)

    def busy(self, state: Hellas) -> bool:
        return bool(self.used or self.built)

    def build(self, state: Hellas, role: str, item: str, place: str) -> None:
        price, power = state.price(role, item), state.powers[role]
        power.money -= price
        state.log("built", "9.3a", who=role, piece=item, place=place, talents=price, left=power.money)
        if item == "fortress":
            fortify(state, role, place)
            state.become(Build(self.who, (*self.used, place), (*self.built, place), self.monument))
        elif item == "monument":
            erect(state, role, place)
            state.become(Build(self.who, self.used, (*self.built, place), True))
        else:
            add(state, role, item, place, 1)
            touched(state, place)
            state.become(Build(self.who, (*self.used, place), self.built, self.monument))


def fortify(state: Hellas, side: str, place: str) -> None:
    """3.2g, 9.3i: the fortress takes the place of the post and goes on trading."""
    power = state.powers[side]
    power.fortresses[place] = power.posts.pop(place)
    touched(state, place)


def erect(state: Hellas, side: str, place: str) -> None:
    """12j: a point and a box of stability."""
    power = state.powers[side]
    power.monuments = tuple(sorted((*power.monuments, place)))
    tell_points(state, side)
    shift(state, side, "monument", "12j")
