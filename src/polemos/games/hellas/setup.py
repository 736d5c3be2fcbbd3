"""4: set-up. Sparta first, then Athens, then the neutrals; posts nearest the capital first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.why import PLACE, Barrier, Gate, Gates, outside
from polemos.games.hellas.printed import ATHENS, SIDES, SPARTA
from polemos.games.hellas.reasons.roads import no_figure
from polemos.games.hellas.rules.contest import first_luxury, touched
from polemos.games.hellas.rules.stacks import LEGION, SHIP, add, may_join
from polemos.games.hellas.state import Hellas


def sheet(state: Hellas, side: str) -> dict[str, Any]:
    """4a: what the side's sheet lists."""
    facts: dict[str, Any] = state.printed.scenarios[state.scenario]["sides"][side]
    return facts


def deal_sheets(state: Hellas) -> None:
    """4.1, 4.6, 4.7, 4.10: capitals, tracks and treasuries; in a scenario also the posts it names."""
    for side in SIDES:
        facts, power = sheet(state, side), state.powers[side]
        power.money, power.stability = int(facts["talents"]), int(facts["stability"])
        power.boxes = {row: int(facts["boxes"][row]) for row in power.boxes}
        power.fortresses = {str(h): 1 for h in facts["fortresses"]}
        power.posts = {str(h): 1 for h in facts["held"]}
        lux = {state.charts.goods[state.printed.good[h]] for h in power.posts} & _luxuries(state)
        power.luxuries = tuple(sorted(lux))
        touched(state, *power.fortresses, *power.posts)


def _luxuries(state: Hellas) -> set[str]:
    return {state.charts.goods[i] for i in state.charts.luxuries}


NO_GOODS: Final = Barrier("no-goods-here", "3.2d")
TAKEN: Final = Barrier("setup-taken", "4.2a")
BARRED: Final = Barrier("setup-barred", "4c")
NO_LAND_WAY: Final = Barrier("setup-no-land-way", "4.2b")
NOT_NEAREST: Final = Barrier("setup-not-nearest", "4.2a")
NO_OWN_SHORE: Final = Barrier("setup-no-own-shore", "4.3c")
NOTHING_OWN: Final = Barrier("setup-nothing-own", "4.3a")
SHIP_THERE: Final = Barrier("setup-ship-there", "4.3b")
NO_SHIP: Final = Barrier("setup-no-ship", "4.3a")
SHIP_FULL: Final = Barrier("setup-ship-full", "9.1.1a")
NO_ROOM_ABOARD: Final = Barrier("setup-no-room-aboard", "9.1.1a")
NO_ROOM_ASHORE: Final = Barrier("setup-no-room-ashore", "4.3b")
NO_UNIT: Final = Barrier("setup-no-unit", "18.5a")


@dataclass
class SetUp(Sequence):
    """4b: Sparta complete, Athens complete, then the neutrals."""

    def phase(self, state: Hellas) -> str:
        return "setup"

    def steps(self) -> tuple[Step, ...]:
        return (deal_sheets, place_sparta, place_athens, place_neutrals)


def place_sparta(state: Hellas) -> None:
    place_side(state, SPARTA)


def place_athens(state: Hellas) -> None:
    place_side(state, ATHENS)


def place_side(state: Hellas, side: str) -> None:
    """4.1-4.3, 18.5a: posts, then ships, then legions (which may go aboard), then the leader."""
    facts = sheet(state, side)
    if state.option("leaders"):
        state.call(PlaceLeader(side))
    state.call(PlaceLegions(side, int(facts["legions"])))
    state.call(PlaceShips(side, int(facts["ships"])))
    state.call(PlacePosts(side, int(facts["posts"])))


def place_neutrals(state: Hellas) -> None:
    """4.9: Syracuse, the three independent cities, Rhodes."""
    printed = state.printed
    state.neutral_legions = dict.fromkeys(printed.yellow, 1)
    state.neutral_legions.update(dict.fromkeys(printed.rhodes, printed.rhodes_each))
    state.neutral_fortresses = tuple(sorted((printed.syracuse, *printed.purple)))
    state.syracusans_left = printed.yellow_limit - len(printed.yellow)
    state.log("neutrals-placed", "4.9a")


@dataclass
class PlacePosts(Frame):
    """4.2: the nearest free goods hexes, by land; equal ones as the owner likes."""

    who: str
    left: int

    def nearest(self, state: Hellas) -> tuple[str, ...]:
        """4.2a, 4c: free goods hexes at the least distance, outside the province barred to the side."""
        barred = sheet(state, self.who)["barred"]
        near = {h: d for h, d in state.printed.near[self.who].items() if self._free(state, h, barred)}
        least = min(near.values(), default=0)
        return tuple(sorted(h for h, d in near.items() if d == least))

    def _free(self, state: Hellas, place: str, barred: str) -> bool:
        taken = any(state.powers[side].owns(place) for side in SIDES)
        return not taken and state.printed.area_of[place] != barred

    def ask(self, state: Hellas) -> Ask | None:
        places = self.nearest(state) if self.left else ()
        if self.left >= len(places):
            return None  # nothing to choose among
        return Ask(self.who, "place-post", "4.2a", {"count": self.left}).pick("post", places, self.found)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"post": Gate(PLACE, self.why_not_post)}

    def why_not_post(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        if place is None or place in self.nearest(state):
            return None
        if place not in state.printed.good:
            return NO_GOODS
        if not self._free(state, place, ""):
            return TAKEN
        barred, near = sheet(state, who)["barred"], state.printed.near[who]
        if state.printed.area_of[place] == barred:
            return BARRED.of(area=barred)
        nearest = self.nearest(state)
        return NOT_NEAREST.of(count=near[nearest[0]], of=near[place]) if place in near else NO_LAND_WAY

    def found(self, state: Hellas, role: str, place: str) -> None:
        self._place(state, place)
        state.become(PlacePosts(self.who, self.left - 1))

    def run(self, state: Hellas) -> None:
        """Hexes nobody can choose among are taken at once."""
        places = self.nearest(state) if self.left else ()
        for place in places:
            self._place(state, place)
        if places:
            state.become(PlacePosts(self.who, self.left - len(places)))
        else:
            state.end()

    def _place(self, state: Hellas, place: str) -> None:
        state.powers[self.who].posts[place] = 1
        state.log("post-placed", "4.2a", who=self.who, place=place)
        touched(state, place)
        first_luxury(state, self.who, place)


@dataclass
class PlaceShips(Frame):
    """4.3c: in the capital if it is a port, or on the shore beside an own post."""

    who: str
    left: int

    def places(self, state: Hellas) -> tuple[str, ...]:
        power, shore = state.powers[self.who], state.printed.shore
        found = [h for h in (*power.fortresses, *power.posts) if h in shore]
        return tuple(sorted(h for h in found if may_join(state, self.who, SHIP, h)))

    def ask(self, state: Hellas) -> Ask | None:
        places = self.places(state) if self.left else ()
        if len(places) < 2:
            return None
        return Ask(self.who, "place-ship", "4.3c", {"count": self.left}).pick("ship", places, self.launch)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"ship": Gate(PLACE, self.why_not_ship)}

    def why_not_ship(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        if place is None or place in self.places(state):
            return None
        own = state.powers[who].owns(place) and place in state.printed.shore
        return no_figure(state, who, SHIP) if own else NO_OWN_SHORE

    def launch(self, state: Hellas, role: str, place: str) -> None:
        add(state, self.who, SHIP, place, 1)
        state.log("ship-placed", "4.3c", who=self.who, place=place)
        state.become(PlaceShips(self.who, self.left - 1))

    def run(self, state: Hellas) -> None:
        places = self.places(state)
        if self.left and places:
            self.launch(state, self.who, places[0])
        else:
            state.end()


@dataclass
class PlaceLegions(Frame):
    """4.3a, 4.3b: in the capital, beside own posts, or aboard; not ashore where own ships lie (A46)."""

    who: str
    left: int

    def ask(self, state: Hellas) -> Ask | None:
        if not self.left:
            return None
        power = state.powers[self.who]
        aboard = [h for h in power.ships if self.why_not_embark(state, self.who, h) is None]
        ashore = [
            h for h in (*power.fortresses, *power.posts) if self.why_not_land(state, self.who, h) is None
        ]
        free = tuple(sorted(ashore))
        ask = Ask(self.who, "place-legion", "4.3a", {"count": self.left})
        return ask.pick("embark", tuple(sorted(aboard)), self.embark).pick("legion", free, self.land)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"embark": Gate(PLACE, self.why_not_embark), "legion": Gate(PLACE, self.why_not_land)}

    def why_not_embark(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        power = state.powers[who]
        if place is None:
            return NO_ROOM_ABOARD
        if place not in power.ships:
            return NO_SHIP
        return None if power.cargo.get(place, 0) < power.ships[place] else SHIP_FULL

    def why_not_land(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        power = state.powers[who]
        if place is None:
            return NO_ROOM_ASHORE
        if not power.owns(place):
            return NOTHING_OWN
        if place in power.ships:
            return SHIP_THERE
        return None if may_join(state, who, LEGION, place) else no_figure(state, who, LEGION)

    def embark(self, state: Hellas, role: str, place: str) -> None:
        cargo = state.powers[self.who].cargo
        cargo[place] = cargo.get(place, 0) + 1
        state.log("legion-embarked", "4.3a", who=self.who, place=place)
        state.become(PlaceLegions(self.who, self.left - 1))

    def land(self, state: Hellas, role: str, place: str) -> None:
        add(state, self.who, LEGION, place, 1)
        state.log("legion-placed", "4.3a", who=self.who, place=place)
        touched(state, place)
        state.become(PlaceLegions(self.who, self.left - 1))

    def run(self, state: Hellas) -> None:
        state.end()


@dataclass
class PlaceLeader(Frame):
    """18.5a: the leader starts with any own unit."""

    who: str

    def ask(self, state: Hellas) -> Ask:
        return Ask(self.who, "place-leader", "18.5a").pick("leader", self.units(state), self.join)

    def units(self, state: Hellas) -> tuple[str, ...]:
        power = state.powers[self.who]
        return tuple(sorted({*power.legions, *power.ships}))

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"leader": Gate(PLACE, outside(self.units(state), NO_UNIT))}

    def join(self, state: Hellas, role: str, place: str) -> None:
        state.powers[self.who].leader = place
        state.log("leader-placed", "18.5a", who=self.who, place=place)
        state.end()
