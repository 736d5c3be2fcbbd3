"""5.0a: group moves, click by click: who goes, who boards whom, where to and by which way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, PLACE, Barrier, Gates, Note, outside
from polemos.games.hellenes.formation import ASHORE, Formation
from polemos.games.hellenes.reasons.blocks import PICKED, no_passenger, stranger, stuck
from polemos.games.hellenes.reasons.journeys import Journey
from polemos.games.hellenes.reasons.marches import (
    FREE_MOVE,
    HARBOUR_SHUT,
    NO_OTHER_WAY,
    ON_THE_WAY,
    Marching,
)
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import fight_risk, forced_risk, storm_risk, strengths
from polemos.games.hellenes.rules.arrivals import Arrivals, arrivals, winter_reach, winter_way
from polemos.games.hellenes.rules.control import blocked_by
from polemos.games.hellenes.rules.formation import set_out
from polemos.games.hellenes.rules.front import Front, Leave
from polemos.games.hellenes.rules.march import (
    NOWHERE,
    Loads,
    Reach,
    allowance,
    best_load,
    fleets_of,
    lands_of,
    loadable,
    marchers,
    movable,
    price,
    reach,
    sailors,
    sicily_double,
)
from polemos.games.hellenes.rules.routes import Routes
from polemos.games.hellenes.state import Hellenes


@dataclass
class Approach(Frame):
    """5.41a, 9.31d: by which way a formation comes where somebody is in its way.

    Returns the destination, the area entered last ("" by the open harbour, 5.2c), and `order` as it came.
    """

    who: str
    rule: str
    dest: str
    ways: tuple[str, ...]
    inside: bool
    order: tuple[Plain, ...]

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "approach", self.rule, {"place": self.dest}).pick("via", self.ways, self.via)
        return ask.alone("slip_in", self.slip_in) if self.inside else ask

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "via": offer.gate("via", PLACE, outside(self.ways, NO_OTHER_WAY.of(to_place=self.dest))),
            "slip_in": offer.alone("slip_in", HARBOUR_SHUT.of(place=self.dest)),
        }

    def via(self, state: Hellenes, role: str, area: str) -> None:
        state.end((self.dest, area, self.order))

    def slip_in(self, state: Hellenes, role: str) -> None:
        state.end((self.dest, "", self.order))


def way_chosen(result: Plain) -> tuple[str, str, tuple[Plain, ...]]:
    """What an Approach returns."""
    assert isinstance(result, tuple)
    dest, via, order = result
    assert isinstance(order, tuple)
    return str(dest), str(via), order


@dataclass
class GroupMove(Frame):
    """5.0a: one action moves a group: formations leave one after the other, each to its own destination.

    The action is paid for when the first of them sets out.
    """

    who: str
    place: str
    only: str = ""  # 4.22f: the free move of one barbarian
    picked: tuple[str, ...] = ()
    path: tuple[str, ...] = ()  # the steps chosen one by one
    paid: int = 0
    loads: tuple[tuple[str, str], ...] = ()  # 5.21: who boards whom

    def ask(self, state: Hellenes) -> Ask | None:
        units = self._units(state)
        if not units:
            return None
        ask = Ask(self.who, "group-move", "5.0a", {"place": self.place, "number": len(self.picked)})
        if not self.path and not self.only:
            ask.pick("pick", tuple([u for u in units if u not in self.picked]), self.pick)
            ask.pick("load", self._loadable(state), self.load)
        front = Front(state, self.who)
        self._offer_marches(ask, front, units)
        self._offer_voyages(ask, front, units)
        return ask.alone("done", self.stop, ENDS)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer, marching = Offer(self, state, who), self._marching_out(state)
        verbs = ("march", "forced_march", "march_on", "sail", "forced_sail", "sail_on")
        gates = {verb: offer.gate(verb, PLACE, marching.gate(verb)) for verb in verbs}
        gates["pick"] = offer.gate("pick", PIECE, self.why_not_pick)
        gates["load"] = offer.gate("load", PIECE, self.why_not_load)
        return gates

    def _marching_out(self, state: Hellenes) -> Marching:
        """What explains the destinations that are not offered."""
        front, units = Front(state, self.who), self._units(state)
        found = Marching(front, self._here(), self.picked or ((self.only,) if self.only else ()), self.path)
        if not self.only:
            found.dear = partial(self._too_dear, state)
        for sailing in (False, True):
            going = self._sailing(state, units) if sailing else self._marching(state, units)
            if going:
                limit = self._limit(state, going, sailing)
                reach_ = self._reach(front, going, sailing)
                found.add(sailing, Journey(Leave(front, going), self._here(), limit, sailing), reach_)
        return found

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        """What each destination costs and risks."""
        front, units = Front(state, who), self._units(state)
        found = strengths(self, state, who)
        for sailing in (False, True):
            going = self._sailing(state, units) if sailing else self._marching(state, units)
            reach_ = self._reach(front, going, sailing)
            verb = "sail" if sailing else "march"
            for dest, path in reach_.normal.items():
                found += self._risks(state, verb, dest, path, going)
            for dest, path in reach_.forced.items():
                found += forced_risk(state, f"forced_{verb}", dest, going, sailing)
                found += self._risks(state, f"forced_{verb}", dest, path, going)
        return found

    def _risks(
        self, state: Hellenes, verb: str, dest: str, path: tuple[str, ...], units: tuple[str, ...]
    ) -> list[Note]:
        way = (*(self.path or (self.place,)), *path)
        cost = 0 if self.only else self._cost(state, dest)
        paid = Note(verb, dest, "costs", "4.1a", {"number": cost, "of": state.actions})
        risks = storm_risk(state, verb, dest, way) if "sail" in verb else []
        if not state.winter:
            risks += fight_risk(state, self.who, verb, dest, units, way[-2])
        return [paid, *risks] if cost else risks

    def why_not_pick(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        """5.0a: who does not belong to the group, has moved, or has been chosen."""
        if self.path or self.only:
            return FREE_MOVE if self.only else ON_THE_WAY
        if unit is None:
            return PICKED
        barrier = stranger(state, who, unit, self.place)
        return barrier or (PICKED if unit in self.picked else stuck(state, who, unit))

    def why_not_load(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        if self.path or self.only:
            return FREE_MOVE if self.only else ON_THE_WAY
        return no_passenger(state, who, self.picked, unit)

    def selected(self, state: Hellenes, role: str | None) -> tuple[str, ...]:
        return self.picked if role == self.who else ()

    def _units(self, state: Hellenes) -> tuple[str, ...]:
        free = movable(state, self.who, self.place)
        return tuple([u for u in free if u == self.only]) if self.only else free

    def _offer_marches(self, ask: Ask, front: Front, units: tuple[str, ...]) -> None:
        found = self._reach(front, self._marching(front.state, units), False)
        ask.pick("march", tuple(sorted(found.normal)), self.march)
        ask.pick("forced_march", tuple(sorted(found.forced)), self.force_march)
        if self.picked or self.only:
            ask.pick("march_on", self._next(front.state, found, False), self.step_on)

    def _offer_voyages(self, ask: Ask, front: Front, units: tuple[str, ...]) -> None:
        found = self._reach(front, self._sailing(front.state, units), True)
        ask.pick("sail", tuple(sorted(found.normal)), self.sail)
        ask.pick("forced_sail", tuple(sorted(found.forced)), self.force_sail)
        if self.picked or self.only:
            ask.pick("sail_on", self._next(front.state, found, True), self.step_on)

    # --- who goes -----------------------------------------------------------------------------

    def _marching(self, state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
        """Those picked if all are on foot; without a selection all land units."""
        return marchers(state, self.picked or lands_of(state, units))

    def _sailing(self, state: Hellenes, units: tuple[str, ...]) -> tuple[str, ...]:
        """The fleets picked with their passengers; without a selection all fleets with the best load."""
        if self.picked:
            return sailors(state, self.picked)
        fleets = fleets_of(state, units)
        return sailors(state, (*fleets, *best_load(state, fleets, lands_of(state, units)))) if fleets else ()

    def _loadable(self, state: Hellenes) -> tuple[str, ...]:
        """5.21: whom the fleet picked last may take aboard; who is just picked boards where it suits."""
        fleet = self.picked[-1] if self.picked else ""
        if not fleet or not state.printed.blocks[fleet].fleet:
            return ()
        return tuple(u for u in loadable(state, self.who, fleet) if u not in self.picked)

    # --- where to -----------------------------------------------------------------------------

    def _here(self) -> str:
        return self.path[-1] if self.path else self.place

    def _limit(self, state: Hellenes, units: tuple[str, ...], sailing: bool) -> int:
        return allowance(state, units, sailing) - (len(self.path) - 1 if self.path else 0)

    def _reach(self, front: Front, units: tuple[str, ...], sailing: bool) -> Reach:
        if not units:
            return NOWHERE
        state = front.state
        limit = self._limit(state, units, sailing)
        if state.winter:
            found = Reach(winter_reach(front, units, self._here(), limit, sailing), {})
        else:
            found = reach(front, units, self._here(), limit, sailing)
        return Reach(self._within_means(state, found.normal), self._within_means(state, found.forced))

    def _within_means(self, state: Hellenes, routes: Routes) -> Routes:
        """15.2i: going to Sicily may cost a second action; and nobody comes by an area twice."""
        routes = {d: p for d, p in routes.items() if not any(step in self.path for step in p)}
        if self.only:
            return routes
        if not sicily_double(state):
            return routes if 1 - self.paid <= state.actions else {}
        return {d: p for d, p in routes.items() if not self._too_dear(state, d)}

    def _cost(self, state: Hellenes, dest: str) -> int:
        """What is still to be paid for the group if a formation goes there."""
        return max(0, max(price(state, self.place), price(state, dest)) - self.paid)

    def _too_dear(self, state: Hellenes, dest: str) -> bool:
        return self._cost(state, dest) > state.actions

    def _next(self, state: Hellenes, found: Reach, sailing: bool) -> tuple[str, ...]:
        """Single steps, for those who want to choose their own way."""
        near = [d for d, p in found.normal.items() if len(p) == 1]
        on = [d for d in near if not blocked_by(state, self.who, d)]
        return tuple(sorted(d for d in on if state.printed.places[d].sea == sailing))

    # --- answers ------------------------------------------------------------------------------

    def pick(self, state: Hellenes, role: str, unit: str) -> None:
        self._become(state, (*self.picked, unit), (), self.loads)

    def load(self, state: Hellenes, role: str, unit: str) -> None:
        self._become(state, (*self.picked, unit), (), (*self.loads, (unit, self.picked[-1])))

    def step_on(self, state: Hellenes, role: str, place: str) -> None:
        self._become(state, self.picked, (*(self.path or (self.place,)), place), self.loads)

    def _become(self, state: Hellenes, picked: tuple[str, ...], path: tuple[str, ...], loads: Loads) -> None:
        state.become(GroupMove(self.who, self.place, self.only, picked, path, self.paid, loads))

    def march(self, state: Hellenes, role: str, dest: str) -> None:
        self._head_for(state, dest, False, False)

    def force_march(self, state: Hellenes, role: str, dest: str) -> None:
        self._head_for(state, dest, False, True)

    def sail(self, state: Hellenes, role: str, dest: str) -> None:
        self._head_for(state, dest, True, False)

    def force_sail(self, state: Hellenes, role: str, dest: str) -> None:
        self._head_for(state, dest, True, True)

    def _head_for(self, state: Hellenes, dest: str, sailing: bool, forced: bool) -> None:
        """Straight there, unless an enemy waits and it matters by which way one comes."""
        units, found = self._arrivals(state, dest, sailing, forced)
        if found.count() > 1:
            ways = tuple(sorted(found.ways))
            state.call(Approach(self.who, "5.41a", dest, ways, bool(found.inside), (sailing, forced)))
        else:
            self._go(state, dest, forced, next(iter(found.ways), ""), units, found)

    def resume(self, state: Hellenes, result: Plain) -> None:
        """The owner has chosen his way."""
        dest, via, order = way_chosen(result)
        sailing, forced = order
        units, found = self._arrivals(state, dest, bool(sailing), bool(forced))
        self._go(state, dest, bool(forced), via, units, found)

    def _arrivals(
        self, state: Hellenes, dest: str, sailing: bool, forced: bool
    ) -> tuple[tuple[str, ...], Arrivals]:
        """Who comes there, and the ways among which the owner chooses."""
        free, front = self._units(state), Front(state, self.who)
        units = self._sailing(state, free) if sailing else self._marching(state, free)
        limit, leave = self._limit(state, units, sailing), Leave(front, units)
        if state.winter:
            return units, Arrivals(
                {"": winter_way(front, units, self._here(), limit, sailing, dest)}, (), False
            )
        found = self._reach(front, units, sailing)
        usual = (found.forced if forced else found.normal)[dest]
        ways = arrivals(leave, self._here(), usual, limit, sailing).past(self.path)
        return units, ways if ways.count() else Arrivals({"": usual}, (), ways.walls)

    def _go(
        self, state: Hellenes, dest: str, forced: bool, via: str, units: tuple[str, ...], found: Arrivals
    ) -> None:
        """The formation sets out; the rest of the group may follow."""
        route = found.ways.get(via, found.inside)
        path = (*(self.path or (self.place,)), *route)
        paid = self._pay(state, dest)
        errand = ASHORE if found.walls and via in found.ways else ""
        if forced:
            set_out(state, Formation(units, path[:-1], dest, errand), "5.3a", self.loads)
        else:
            set_out(state, Formation(units, path, "", errand), self._rule(state), self.loads)
        state.become(GroupMove(self.who, self.place, self.only, (), (), paid))

    def _rule(self, state: Hellenes) -> str:
        return "4.22f" if self.only else "9.214a" if state.winter else "5.0a"

    def _pay(self, state: Hellenes, dest: str) -> int:
        if self.only:
            return self.paid
        cost = self._cost(state, dest)
        state.actions -= cost
        return self.paid + cost

    def stop(self, state: Hellenes, role: str) -> None:
        state.end()

    def run(self, state: Hellenes) -> None:
        state.end()
