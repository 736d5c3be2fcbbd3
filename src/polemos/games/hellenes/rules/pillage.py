"""5.5: besiegers lay waste to an adverse city-state and withdraw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PIECE, PLACE, Barrier, Gates, Note
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.printed import ATHENS, SIDES, foe
from polemos.games.hellenes.reasons.blocks import EARTHQUAKE, NOBODY_HERE, PICKED, no_passenger, stranger
from polemos.games.hellenes.reasons.cities import TOO_DEAR, not_besieging
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.formation import depart
from polemos.games.hellenes.rules.front import Front, Leave
from polemos.games.hellenes.rules.march import fleets_of, lands_of, loading, price, sicily_double
from polemos.games.hellenes.state import Hellenes

NO_TARGET: Final = Barrier("nothing-to-pillage", "5.5a")
NEW_SIEGE: Final = Barrier("siege-too-new", "5.5a")
LOYAL: Final = Barrier("loyal-city", "4.3a")
PILLAGED: Final = Barrier("pillaged-before", "5.5e")
ENTERED: Final = Barrier("entered-this-turn", "5.5d")
NO_WAY_OUT: Final = Barrier("besiegers-stay", "5.5f")
NEWCOMER: Final = Barrier("came-this-turn", "5.5b")
NOT_NEXT: Final = Barrier("not-next-to", "5.5b")
FOES_THERE: Final = Barrier("foes-there", "5.5b")
REST_STAYS: Final = Barrier("rest-stays", "5.5f")
NOT_TOGETHER: Final = Barrier("not-together", "5.5b")
PICK_FIRST: Final = Barrier("pick-first", "5.0d")
BEGUN: Final = Barrier("choice-begun", "5.0d")


def pillageable(state: Hellenes, side: str) -> tuple[str, ...]:
    """5.5: the cities that can be pillaged now."""
    return tuple(sorted([city for city in state.sieges if why_not_pillage(state, side, city) is None]))


def why_not_pillage(state: Hellenes, side: str, city: str | None) -> Barrier | None:
    """5.5a, 5.5e, 5.5f: a siege of an earlier season, not yet pillaged this year, and a way out for all."""
    if state.earthquake == side:
        return EARTHQUAKE
    barrier = NO_TARGET if city is None else not_besieging(state, side, city)
    if city is None or barrier is not None:
        return barrier
    if state.sieges[city][1] >= state.now:
        return NEW_SIEGE
    if city in state.pillaged:
        return PILLAGED
    if state.printed.places[city].loyalty != foe(side):
        return LOYAL
    return TOO_DEAR if price(state, city) > state.actions else why_not_leave(state, side, city)


def why_not_leave(state: Hellenes, side: str, city: str) -> Barrier | None:
    """5.5d, 5.5f: the besiegers must be able to leave, and nobody may have come."""
    if entered(state, side, city):
        return ENTERED
    units = raiders(state, side, city)
    if not units:
        return NOBODY_HERE  # they have left this turn
    return None if can_all_leave(state, side, city, units) else NO_WAY_OUT


def entered(state: Hellenes, side: str, city: str) -> bool:
    """5.5d: whether friendly units have entered the city-state this turn, or are forcing their way there."""
    return any(
        city in f.path[1:] or f.target == city for f in state.formations if state.side(f.units[0]) == side
    )


def raiders(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """5.5b: the besiegers as they were when the turn began."""
    return tuple(u for u in state.here(side, city) if u not in state.moved)


def exits(state: Hellenes, side: str, unit: str, city: str) -> tuple[str, ...]:
    """5.5b: adjacent areas without enemy units (besieged ones count) that the unit can enter by itself."""
    leave = Leave(Front(state, side), (unit,))
    spot = state.printed.places[city]
    near = (*spot.seas, *spot.shore) if state.printed.blocks[unit].fleet else spot.lands
    places = state.printed.places
    return tuple(
        p
        for p in near
        if leave.enter(places[p], city) and leave.end(places[p]) and not state.here(foe(side), p)
    )


def can_all_leave(state: Hellenes, side: str, city: str, units: tuple[str, ...]) -> bool:
    """5.5f: every besieger has somewhere to go, on foot, by sea or aboard."""
    stranded = tuple(u for u in lands_of(state, units) if not exits(state, side, u, city))
    fleets = fleets_of(state, units)
    if any(not exits(state, side, f, city) for f in fleets):
        return False
    return not stranded or loading(state, fleets, stranded) is not None


@dataclass
class Pillage(Frame):
    """5.5: the besiegers leave for one or more adjacent areas, then the Prestige is counted."""

    who: str
    city: str
    picked: tuple[str, ...] = ()
    loads: tuple[tuple[str, str], ...] = ()  # 5.21: who boards whom

    def ask(self, state: Hellenes) -> Ask | None:
        left = raiders(state, self.who, self.city)
        if not left:
            return None
        ask = Ask(self.who, "withdraw", "5.5b", {"place": self.city})
        rest = tuple(u for u in left if u not in self.picked)
        ask.pick("pick", rest, self.pick).pick("load", self._loadable(state, rest), self.load)
        if self.picked:
            ask.pick("withdraw", self._ways(state, rest), self.withdraw)
            return ask.alone("unpick", self.unpick)
        return ask.alone("pick_land", self.pick_land).alone("pick_fleets", self.pick_fleets)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "pick": offer.gate("pick", PIECE, self.why_not_pick),
            "load": offer.gate("load", PIECE, self.why_not_load),
            "withdraw": offer.gate("withdraw", PLACE, self.why_not_withdraw),
            "unpick": offer.alone("unpick", PICK_FIRST),
            "pick_land": offer.alone("pick_land", BEGUN),
            "pick_fleets": offer.alone("pick_fleets", BEGUN),
        }

    def why_not_pick(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        if unit is None:
            return PICKED
        return stranger(state, who, unit, self.city) or (PICKED if unit in self.picked else NEWCOMER)

    def why_not_load(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        return no_passenger(state, who, self.picked, unit) or NEWCOMER

    def why_not_withdraw(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """5.5b: those picked go together to an adjacent area without enemies; the rest can still leave."""
        if not self.picked or place is None:
            return None if self.picked else PICK_FIRST
        spot = state.printed.places[self.city]
        if place not in spot.seas and place not in spot.lands:
            return NOT_NEXT.of(to_place=self.city)
        goal, leave = state.printed.places[place], Leave(Front(state, who), self.picked)
        barrier = leave.closed(goal, spot) or leave.forbidden(goal) or leave.no_end(goal)
        if barrier is not None or state.here(foe(who), place):
            return barrier or FOES_THERE
        rest = tuple(u for u in raiders(state, who, self.city) if u not in self.picked)
        return NOT_TOGETHER if can_all_leave(state, who, self.city, rest) else REST_STAYS

    def selected(self, state: Hellenes, role: str | None) -> tuple[str, ...]:
        return self.picked if role == self.who else ()

    def _loadable(self, state: Hellenes, rest: tuple[str, ...]) -> tuple[str, ...]:
        """5.21: whom the fleet picked last may take aboard."""
        fleets = fleets_of(state, self.picked[-1:])
        return tuple(u for u in lands_of(state, rest) if loading(state, fleets, (u,)) is not None)

    def _ways(self, state: Hellenes, rest: tuple[str, ...]) -> tuple[str, ...]:
        """Where those picked can go together, if the others can still get away."""
        if not can_all_leave(state, self.who, self.city, rest):
            return ()
        open_to = {u: exits(state, self.who, u, self.city) for u in self.picked}
        near = {place for places in open_to.values() for place in places}
        return tuple(sorted(p for p in near if self._can_go(state, p, open_to)))

    def _can_go(self, state: Hellenes, dest: str, open_to: dict[str, tuple[str, ...]]) -> bool:
        if not state.printed.places[dest].sea:
            return all(dest in places for places in open_to.values())
        fleets, lands = fleets_of(state, self.picked), lands_of(state, self.picked)
        able = all(dest in open_to[fleet] for fleet in fleets)
        return able and loading(state, fleets, lands) is not None

    def pick(self, state: Hellenes, role: str, unit: str) -> None:
        state.become(Pillage(role, self.city, (*self.picked, unit), self.loads))

    def load(self, state: Hellenes, role: str, unit: str) -> None:
        loads = (*self.loads, (unit, self.picked[-1]))
        state.become(Pillage(role, self.city, (*self.picked, unit), loads))

    def unpick(self, state: Hellenes, role: str) -> None:
        state.become(Pillage(role, self.city))

    def pick_land(self, state: Hellenes, role: str) -> None:
        state.become(Pillage(role, self.city, lands_of(state, raiders(state, role, self.city))))

    def pick_fleets(self, state: Hellenes, role: str) -> None:
        """With those who cannot leave but aboard."""
        left = raiders(state, role, self.city)
        stranded = tuple(u for u in lands_of(state, left) if not exits(state, role, u, self.city))
        state.become(Pillage(role, self.city, (*fleets_of(state, left), *stranded)))

    def withdraw(self, state: Hellenes, role: str, dest: str) -> None:
        group = self.picked
        depart(state, Formation(group, (self.city, dest)), self.loads)
        state.log("withdraw", "5.5b", who=role, number=len(group), to_place=dest)
        state.become(Pillage(role, self.city))

    def run(self, state: Hellenes) -> None:
        plunder(state, self.who, self.city)
        state.end()


def plunder(state: Hellenes, side: str, city: str) -> None:
    """5.5c: Prestige at once, but none in a Sicily that is still neutral (15.2i)."""
    state.pillaged = tuple(sorted((*state.pillaged, city)))
    state.barred = (*state.barred, city)
    if city == ATHENS:
        state.athens_pillaged = state.now
    state.log("pillage", "5.5c", who=side, place=city)
    state.gain(side, plunder_worth(state, city), "14.12a", "pillage")


def plunder_worth(state: Hellenes, city: str) -> int:
    """5.5c, 15.2i: what a pillage brings."""
    if state.printed.places[city].region == "sicily" and sicily_double(state):
        return 0
    return state.printed.tables.prestige["pillage_capital" if city in SIDES else "pillage"]
