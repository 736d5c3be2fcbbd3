"""4: the action phase: group moves, musters, building, recruiting, garrisons, pillage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellenes.printed import ATHENS, foe
from polemos.games.hellenes.reasons.blocks import EARTHQUAKE, NOBODY_HERE, still, stranger
from polemos.games.hellenes.reasons.cities import NO_ACTIONS, NO_CITY, NOT_HELD, TOO_DEAR, too_dear
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import costs, strengths
from polemos.games.hellenes.rules.control import controls, why_not_build_at
from polemos.games.hellenes.rules.group_move import GroupMove
from polemos.games.hellenes.rules.march import expeditionaries, price, stirring
from polemos.games.hellenes.rules.muster import Muster, muster_cities
from polemos.games.hellenes.rules.pillage import Pillage, pillageable, plunder_worth, why_not_pillage
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


NOBODY_AT_HOME: Final = Barrier("nobody-at-home", "1.32b")
FULL_STRENGTH: Final = Barrier("full-strength", "4.21a")
OWN_CITY: Final = Barrier("own-city", "4.23b")
HAS_GARRISON: Final = Barrier("has-garrison", "7.3f")
BARBARIANS_ONLY: Final = Barrier("barbarians-only", "4.23b")
NO_MUSTER: Final = Barrier("no-muster", "5.0b")
NO_GROUP: Final = Barrier("no-group", "4.1a")
NO_SITE: Final = Barrier("no-site", "4.21a")
NO_POST: Final = Barrier("no-post", "4.23a")
POOL_EMPTY: Final = Barrier("pool-empty", "4.22h")


def buildable(state: Hellenes, side: str, place: str) -> tuple[str, ...]:
    """4.21a: units below full strength in a national city under control."""
    units = state.here(side, place)
    return tuple([u for u in units if why_not_raise(state, u, place) is None])


def why_not_raise(state: Hellenes, unit: str, place: str) -> Barrier | None:
    """1.32b, 4.21a: only in a city of its nation, and up to its maximum."""
    block = state.printed.blocks[unit]
    if block.nation != state.printed.places[place].nation:
        return NOBODY_AT_HOME
    return None if state.strength[unit] < block.max else FULL_STRENGTH


def why_not_build(state: Hellenes, side: str, place: str) -> Barrier | None:
    """4.2b, 4.21a: where no unit can gain a step now."""
    spot = state.printed.places.get(place)
    if spot is None or not spot.city:
        return NO_CITY
    if not controls(state, side, place):
        return NOT_HELD
    barrier = NOBODY_HERE
    for unit in state.here(side, place):
        found = why_not_raise(state, unit, place)
        if found is None:
            return why_not_pay(state, side, place)
        barrier = FULL_STRENGTH if barrier is FULL_STRENGTH else found
    return barrier


def why_not_pay(state: Hellenes, side: str, place: str) -> Barrier | None:
    """4.2b: the means, and no siege that shuts the city off."""
    if price(state, place) > state.actions:
        return TOO_DEAR
    return why_not_build_at(state, side, place)


def building_sites(state: Hellenes, side: str) -> tuple[str, ...]:
    """4.2b: cities where a unit can gain a step now."""
    return tuple(sorted([p for p in state.stacks[side] if why_not_build(state, side, p) is None]))


def why_not_garrison(state: Hellenes, side: str, place: str) -> Barrier | None:
    """4.23: only adverse cities held by Greek units, and one garrison in each."""
    spot = state.printed.places.get(place)
    if spot is None or not spot.city:
        return NO_CITY
    if not controls(state, side, place):
        return NOT_HELD
    if spot.loyalty != foe(side):
        return OWN_CITY
    if place in state.garrisons:
        return HAS_GARRISON
    return why_not_post(state, side, place)


def why_not_post(state: Hellenes, side: str, place: str) -> Barrier | None:
    """4.23b, 4.2b: nobody there who could post a garrison, or no means."""
    units = state.here(side, place)
    if all(state.printed.blocks[u].barbarian for u in units):
        return BARBARIANS_ONLY if units else NOBODY_HERE
    return why_not_pay(state, side, place)


def garrisonable(state: Hellenes, side: str) -> tuple[str, ...]:
    """4.23: adverse cities held by Greek units and without a garrison."""
    return tuple(sorted([p for p in state.stacks[side] if why_not_garrison(state, side, p) is None]))


def groups(state: Hellenes, ready: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """4.1a: areas whose units can still be set in motion, a second time too if some have not moved yet."""
    return tuple(sorted([place for place in ready if price(state, place) <= state.actions]))


#: What costs an action or two, and the clause.
COSTLY: Final = {"move": "4.1a", "pillage": "5.5a", "build": "4.21a", "garrison": "4.23a"}


@dataclass
class Actions(Frame):
    """4.0: spend the actions of the turn in any order."""

    who: str

    def ask(self, state: Hellenes) -> Ask | None:
        who = self.who
        if state.actions <= 0:
            return None
        ask = Ask(who, "actions", "4.0a", {"actions": state.actions})
        ready = stirring(state, who)
        ask.pick("move", groups(state, ready), move)
        if muster_cities(state, who, ready):
            ask.alone("muster", self.muster)
        ask.pick("pillage", pillageable(state, who), self.pillage)
        offer_building(ask, state, who)
        ask.pick("garrison", garrisonable(state, who), self.garrison)
        return ask.alone("pass", self.stop, ENDS)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        shaken = state.earthquake == who
        return {
            "move": offer.gate("move", PLACE, why_not_move),
            "muster": offer.alone("muster", EARTHQUAKE if shaken else NO_MUSTER),
            "pillage": offer.gate("pillage", PLACE, why_not_pillage),
            "build": offer.gate("build", PLACE, build_barrier),
            "recruit": offer.alone("recruit", POOL_EMPTY),
            "garrison": offer.gate("garrison", PLACE, garrison_barrier),
        }

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        choices = Offer(self, state, who).choices
        found: list[Note] = []
        for verb, rule in COSTLY.items():
            found += costs(state, verb, tuple([str(p) for p in choices.get(verb, ())]), rule)
        for city in choices.get("pillage", ()):
            points = plunder_worth(state, str(city))
            found.append(Note("pillage", city, "pillage-brings", "5.5c", {"points": points}))
        if "recruit" in choices:
            drawn = min(state.printed.tables.draw, len(state.here(who, POOL)))
            found.append(Note("recruit", None, "recruit-draws", "4.22c", {"number": drawn}))
        return [*found, Note("pass", None, "actions-lost", "4.0b", {"number": state.actions})]

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


def why_not_move(state: Hellenes, who: str, place: str | None) -> Barrier | None:
    """4.1a: why no group of that area can be set in motion."""
    if place is None:
        return EARTHQUAKE if state.earthquake == who else NO_GROUP
    return still(state, who, place) or too_dear(state, place)


def build_barrier(state: Hellenes, who: str, place: str | None) -> Barrier | None:
    if state.actions <= 0:
        return NO_ACTIONS
    return NO_SITE if place is None else why_not_build(state, who, place)


def garrison_barrier(state: Hellenes, who: str, place: str | None) -> Barrier | None:
    return NO_POST if place is None else why_not_garrison(state, who, place)


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

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"raise": Gate(PIECE, self.why_not_raise)}

    def why_not_raise(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        if unit is None:
            return None
        return stranger(state, who, unit, self.place) or why_not_raise(state, unit, self.place)

    def raise_step(self, state: Hellenes, role: str, unit: str) -> None:
        state.actions -= price(state, self.place)
        state.strength[unit] += 1
        blur(state, state.here(role, self.place), 0, 1)
        state.log("build", "4.21a", who=role, place=self.place)
        state.end()
