"""9.3, 12: building legions, ships, fortresses and monuments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.why import PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellas.printed import ISLAND, SIDES
from polemos.games.hellas.reasons.notes import spent
from polemos.games.hellas.reasons.roads import NO_FIGURE, no_figure
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.contest import touched
from polemos.games.hellas.rules.score import tell_points
from polemos.games.hellas.rules.stability import shift
from polemos.games.hellas.rules.stacks import SHIP, add, may_join
from polemos.games.hellas.state import Hellas

#: What a build action may make, and the reserve it comes from.
RESERVES: Final = {"fortress": "fortresses", "legion": "legions", "monument": "monuments", "ship": "ships"}


#: What no phase reached so far sells.
NOT_YET: Final = {
    "legion": Barrier("no-legions-yet", "9.3l"),
    "monument": Barrier("no-monuments-yet", "9.3f"),
    "ship": Barrier("no-ships-yet", "9.3m"),
}
TOO_DEAR: Final = Barrier("too-dear", "9.3a")
NONE_LEFT: Final = {
    "fortress": Barrier("no-fortress-left", "9.3t"),
    "legion": Barrier("no-legion-left", "17a"),
    "monument": Barrier("no-monument-left", "12l"),
    "ship": Barrier("no-ship-left", "17a"),
}
CONTESTED: Final = Barrier("contested-no-building", "9.3g")
NO_FORTRESS: Final = {
    "legion": Barrier("no-fortress-for-legion", "9.3n"),
    "ship": Barrier("no-port-for-ship", "9.3p"),
}
NO_PORT: Final = Barrier("fortress-inland", "9.3p")
NEW_FORTRESS: Final = Barrier("fortress-new", "9.3q")
MADE_ONE: Final = Barrier("fortress-made-one", "9.3j")
NO_CITY: Final = Barrier("no-city", "3.2f")
NO_POST: Final = Barrier("no-post-for-fortress", "9.3h")
WALLED: Final = Barrier("fortress-stands", "9.3h")
ON_ISLAND: Final = Barrier("no-fortress-on-island", "9.3o")
BUILT_HERE: Final = Barrier("built-here-now", "9.3k")
ONE_MONUMENT: Final = Barrier("one-monument-each-time", "12b")
MONUMENT_STANDS: Final = Barrier("monument-stands", "12a")
NOTHING_OWN: Final = Barrier("nothing-own-for-monument", "12a")
#: Why an item that can be paid finds no place anywhere.
NOWHERE: Final = {
    "fortress": Barrier("no-city-for-fortress", "9.3h"),
    "legion": Barrier("no-fortress-free", "9.3n"),
    "monument": Barrier("no-city-for-monument", "12a"),
    "ship": Barrier("no-port-free", "9.3p"),
}


def why_not_pay(state: Hellas, side: str, item: str) -> Barrier | None:
    """9.3b, 17a: for sale in this phase, with the money and a piece for it."""
    price = state.price(side, item)
    if not price:
        return NOT_YET[item]
    if price > state.powers[side].money:
        return TOO_DEAR
    return None if state.left(side, RESERVES[item]) > 0 else NONE_LEFT[item]


def can_build(state: Hellas, side: str) -> bool:
    fresh = Build(side, (), (), False)
    for item in RESERVES:  # noqa: SIM110 - asked with every choice of an action: a generator costs a frame
        if why_not_pay(state, side, item) is None and fresh.places(state, item):
            return True
    return False


def yards(state: Hellas, side: str, kind: str, used: tuple[str, ...]) -> list[str]:
    """9.3g, 9.3j, 9.3n-9.3r: uncontested fortresses that have made nothing yet; ships only in ports."""
    return [h for h in state.powers[side].fortresses if why_no_yard(state, side, kind, used, h) is None]


def why_no_yard(state: Hellas, side: str, kind: str, used: tuple[str, ...], place: str) -> Barrier | None:
    if place not in state.powers[side].fortresses:
        return NO_FORTRESS[kind]
    if place in used:
        return MADE_ONE
    if place in state.intruders:
        return CONTESTED
    if kind == SHIP and place not in state.printed.ports:
        return NO_PORT
    return None if may_join(state, side, kind, place) else NO_FIGURE[kind]


def walls(state: Hellas, side: str, built: tuple[str, ...]) -> list[str]:
    """9.3h, 9.3k, 9.3o: an own post in a city, not on an island."""
    cities = state.printed.cities
    return [h for h in state.powers[side].posts if h in cities and why_no_wall(state, side, built, h) is None]


def why_no_wall(state: Hellas, side: str, built: tuple[str, ...], place: str) -> Barrier | None:
    if state.printed.terrain[place] == ISLAND:
        return ON_ISLAND
    if place not in state.printed.cities:
        return NO_CITY
    if place not in state.powers[side].posts:
        return WALLED if place in state.powers[side].fortresses else NO_POST
    if place in built:
        return BUILT_HERE
    return CONTESTED if place in state.intruders else None


def shrines(state: Hellas, side: str, built: tuple[str, ...]) -> list[str]:
    """12a: a city with an own post or fortress, and no monument yet."""
    power, cities = state.powers[side], state.printed.cities
    places = [h for h in (*power.posts, *power.fortresses) if h in cities]
    return [h for h in places if why_no_shrine(state, side, built, h) is None]


def why_no_shrine(state: Hellas, side: str, built: tuple[str, ...], place: str) -> Barrier | None:
    if place not in state.printed.cities:
        return NO_CITY
    if any([place in state.powers[either].monuments for either in SIDES]):
        return MONUMENT_STANDS
    if not state.powers[side].owns(place):
        return NOTHING_OWN
    if place in built:
        return BUILT_HERE
    return CONTESTED if place in state.intruders else None


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
            if why_not_pay(state, self.who, item) is None:
                ask.family(item, tuple(sorted(self.places(state, item))), self.build)

    def places(self, state: Hellas, item: str) -> list[str]:
        if item == "fortress":
            return walls(state, self.who, self.built)
        if item == "monument":
            return [] if self.monument else shrines(state, self.who, self.built)
        return yards(state, self.who, item, self.used)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {item: Gate.family(PLACE, self.why_not_build) for item in RESERVES}

    def why_not_build(self, state: Hellas, who: str, item: str, place: str | None) -> Barrier | None:
        unpaid = why_not_pay(state, who, item)
        if unpaid is not None:
            return unpaid.of(talents=state.price(who, item), have=state.powers[who].money)
        if item == "monument" and self.monument:
            return ONE_MONUMENT
        return NOWHERE[item] if place is None else self.why_not_here(state, who, item, place)

    def why_not_here(self, state: Hellas, who: str, item: str, place: str) -> Barrier | None:
        if item == "fortress":
            return why_no_wall(state, who, self.built, place)
        if item == "monument":
            return why_no_shrine(state, who, self.built, place)
        barrier = why_no_yard(state, who, item, self.used, place)
        if barrier is MADE_ONE and place in self.built:
            return NEW_FORTRESS
        return no_figure(state, who, item, "9.3r") if barrier is NO_FIGURE[item] else barrier

    def worth(self, state: Hellas, who: str, ask: Ask) -> list[Note]:
        """9.3b: the price of each thing."""
        money = state.powers[who].money
        return [
            spent(item, str(place), "9.3b", state.price(who, item), money)
            for item in RESERVES
            for place in ask.choices.get(item, ())
        ]

    def busy(self, state: Hellas) -> bool:
        return bool(self.used or self.built)

    def build(self, state: Hellas, role: str, item: str, place: str) -> None:
        price, power = state.price(role, item), state.powers[role]
        power.money -= price
        state.log(f"built-{item}", "9.3a", who=role, place=place, talents=price, left=power.money)
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
