"""5.0a: group moves, click by click: who goes, who boards whom, where to and by which way."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellenes.rules.arrivals import Arrivals, arrivals, winter_reach
from polemos.games.hellenes.rules.control import blocked_by
from polemos.games.hellenes.rules.formation import set_out
from polemos.games.hellenes.rules.front import Front, Leave
from polemos.games.hellenes.rules.march import (
    NOWHERE,
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
)
from polemos.games.hellenes.rules.routes import Routes
from polemos.games.hellenes.state import ASHORE, Formation, Hellenes


def offer(choices: Choices, verb: str, args: tuple[str, ...]) -> None:
    """Add a verb only where it has arguments."""
    if args:
        choices[verb] = args


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
    loads: tuple[str, ...] = ()  # 5.21: who boards whom: unit, fleet, unit, fleet ...
    bound: str = ""  # the verb and the destination whose approach is to be chosen

    def _units(self, state: Hellenes) -> tuple[str, ...]:
        free = movable(state, self.who, self.place)
        return tuple(u for u in free if u == self.only) if self.only else free

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if self._units(state) else ()

    def _here(self) -> str:
        return self.path[-1] if self.path else self.place

    def _chosen(self, state: Hellenes, sailing: bool) -> tuple[str, ...]:
        picked = self.picked or self._everybody(state, sailing)
        return sailors(state, picked) if sailing else marchers(state, picked)

    def _everybody(self, state: Hellenes, sailing: bool) -> tuple[str, ...]:
        """Without a selection: all land units, or all fleets with the best load."""
        units = self._units(state)
        if not sailing:
            return lands_of(state, units)
        fleets = fleets_of(state, units)
        return (*fleets, *best_load(state, fleets, lands_of(state, units))) if fleets else ()

    def _limit(self, state: Hellenes, units: tuple[str, ...], sailing: bool) -> int:
        return allowance(state, units, sailing) - (len(self.path) - 1 if self.path else 0)

    def _reach(self, state: Hellenes, sailing: bool) -> tuple[tuple[str, ...], Reach]:
        units = self._chosen(state, sailing)
        if not units:
            return (), NOWHERE
        limit, front = self._limit(state, units, sailing), Front(state, self.who)
        if state.winter:
            found = Reach(winter_reach(front, units, self._here(), limit, sailing), {})
        else:
            found = reach(front, units, self._here(), limit, sailing)
        return units, Reach(self._within_means(state, found.normal), self._within_means(state, found.forced))

    def _within_means(self, state: Hellenes, routes: Routes) -> Routes:
        """15.2i: going to Sicily may cost a second action; and nobody comes by an area twice."""
        if self.path:
            routes = {d: p for d, p in routes.items() if not any(step in self.path for step in p)}
        if self.only:
            return routes
        return {d: p for d, p in routes.items() if self._cost(state, d) <= state.actions}

    def _cost(self, state: Hellenes, dest: str) -> int:
        """What is still to be paid for the group if a formation goes there."""
        return max(0, max(price(state, self.place), price(state, dest)) - self.paid)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        if self.bound:
            return self._approach(state)
        choices: Choices = {}
        if not self.path and not self.only:
            offer(choices, "pick", tuple([u for u in self._units(state) if u not in self.picked]))
            offer(choices, "load", self._loadable(state))
        for verb, sailing in (("march", False), ("sail", True)):
            _, found = self._reach(state, sailing)
            offer(choices, verb, tuple(sorted(found.normal)))
            offer(choices, f"forced_{verb}", tuple(sorted(found.forced)))
            if self.picked or self.only:
                offer(choices, f"{verb}_on", self._next(state, found, sailing))
        choices["done"] = ALONE
        args: dict[str, Value] = {"place": self.place, "number": len(self.picked)}
        return Prompt("group-move", "5.0a", choices, args)

    def _loadable(self, state: Hellenes) -> tuple[str, ...]:
        """5.21: whom the fleet picked last may take aboard; who is just picked boards where it suits."""
        fleet = self.picked[-1] if self.picked else ""
        if not fleet or not state.printed.blocks[fleet].fleet:
            return ()
        return tuple(u for u in loadable(state, self.who, fleet) if u not in self.picked)

    def _next(self, state: Hellenes, found: Reach, sailing: bool) -> tuple[str, ...]:
        """Single steps, for those who want to choose their own way."""
        near = [d for d, p in found.normal.items() if len(p) == 1]
        on = [d for d in near if not blocked_by(state, self.who, d)]
        return tuple(sorted(d for d in on if state.printed.places[d].sea == sailing))

    def _approach(self, state: Hellenes) -> Prompt:
        verb, dest = self.bound.split()
        _, found = self._arrivals(state, verb, dest)
        choices: Choices = {}
        offer(choices, "via", tuple(sorted(found.ways)))
        if found.inside:
            choices["slip_in"] = ALONE
        return Prompt("approach", "5.41a", choices, {"place": dest})

    def _arrivals(self, state: Hellenes, verb: str, dest: str) -> tuple[tuple[str, ...], Arrivals]:
        sailing = "sail" in verb
        units, found = self._reach(state, sailing)
        usual = (found.forced if verb.startswith("forced") else found.normal)[dest]
        limit, leave = self._limit(state, units, sailing), Leave(Front(state, self.who), units)
        ways = arrivals(leave, self._here(), usual, limit, sailing).past(self.path)
        return units, ways if ways.count() else Arrivals({"": usual}, (), ways.walls)

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
        elif verb in ("pick", "load"):
            self._pick(state, str(arg), verb == "load")
        elif verb.endswith("_on"):
            self._become(state, self.picked, (*(self.path or (self.place,)), str(arg)), self.loads)
        elif verb in ("via", "slip_in"):
            bound, dest = self.bound.split()
            self._go(state, bound, dest, str(arg or ""))
        else:
            self._head_for(state, verb, str(arg))

    def _pick(self, state: Hellenes, unit: str, aboard: bool) -> None:
        loads = (*self.loads, unit, self.picked[-1]) if aboard else self.loads
        self._become(state, (*self.picked, unit), (), loads)

    def _become(
        self,
        state: Hellenes,
        picked: tuple[str, ...],
        path: tuple[str, ...],
        loads: tuple[str, ...] = (),
        bound: str = "",
    ) -> None:
        state.become(GroupMove(self.who, self.place, self.only, picked, path, self.paid, loads, bound))

    def _head_for(self, state: Hellenes, verb: str, dest: str) -> None:
        """Straight there, unless an enemy waits and it matters by which way one comes."""
        _, found = self._arrivals(state, verb, dest)
        if found.count() > 1:
            self._become(state, self.picked, self.path, self.loads, f"{verb} {dest}")
        else:
            self._go(state, verb, dest, next(iter(found.ways), ""))

    def _go(self, state: Hellenes, verb: str, dest: str, via: str) -> None:
        units, found = self._arrivals(state, verb, dest)
        route = found.ways.get(via, found.inside)
        path = (*(self.path or (self.place,)), *route)
        paid = self._pay(state, dest)
        errand = ASHORE if found.walls and via in found.ways else ""
        if verb.startswith("forced"):
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

    def run(self, state: Hellenes) -> None:
        state.end()
