"""5: group moves and musters, click by click; forced moves and storms when all actions are done."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellenes.book import foe
from polemos.games.hellenes.control import besieged, blocked_by, controls
from polemos.games.hellenes.march import (
    NOWHERE,
    Reach,
    Trip,
    allowance,
    best_load,
    carried,
    fleets_of,
    lands_of,
    loading,
    marchers,
    movable,
    price,
    reach,
    sailors,
    set_out,
)
from polemos.games.hellenes.olympians import Oracle, verdict
from polemos.games.hellenes.routes import Routes, enters_port, shut, unopposed
from polemos.games.hellenes.secrecy import blur, into_pool, part
from polemos.games.hellenes.state import Formation, Hellenes


def offer(choices: Choices, verb: str, args: tuple[str, ...]) -> None:
    """Add a verb only where it has arguments."""
    if args:
        choices[verb] = args


@dataclass
class GroupMove(Frame):
    """5.0a: one action moves a group: formations leave one after the other, each to its own destination."""

    role: str
    place: str
    only: str = ""  # 4.22f: the free move of one barbarian
    picked: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    paid: int = 1

    def _units(self, state: Hellenes) -> tuple[str, ...]:
        free = movable(state, self.role, self.place)
        return tuple(u for u in free if u == self.only) if self.only else free

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.role,) if self._units(state) else ()

    def _reach(self, state: Hellenes, sailing: bool) -> tuple[tuple[str, ...], Reach]:
        units = self._units(state)
        picked = self.picked or ((self.only,) if self.only in units else ())
        chosen = sailors(state, picked) if sailing else marchers(state, picked)
        if not chosen:
            return (), NOWHERE
        here = self.path[-1] if self.path else self.place
        limit = allowance(state, chosen, sailing) - max(0, len(self.path) - 1)
        found = reach(state, self.role, chosen, here, limit, sailing)
        return chosen, Reach(self._affordable(state, found.normal), self._affordable(state, found.forced))

    def _affordable(self, state: Hellenes, routes: Routes) -> Routes:
        """15.2i: going to Sicily may cost a second action; 9.214a: in winter nobody is challenged."""
        if state.winter:
            here = self.path[-1] if self.path else self.place
            routes = {d: p for d, p in routes.items() if unopposed(state, self.role, (here, *p))}
        if self.only or self.paid > 1 or state.actions > 0:
            return routes
        return {d: p for d, p in routes.items() if price(state, d) == 1}

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        if not self.path and not self.only:
            self._offer_picks(state, choices)
        for verb, sailing in (("march", False), ("sail", True)):
            _, found = self._reach(state, sailing)
            offer(choices, verb, tuple(sorted(found.normal)))
            offer(choices, f"forced_{verb}", tuple(sorted(found.forced)))
            if self.picked or self.only:
                offer(choices, f"{verb}_on", self._next(state, found, sailing))
        choices["done"] = ALONE
        args: dict[str, Value] = {"place": self.place, "number": len(self.picked)}
        return Prompt("group-move", "5.0a", choices, args)

    def _offer_picks(self, state: Hellenes, choices: Choices) -> None:
        units = self._units(state)
        offer(choices, "pick", tuple(u for u in units if u not in self.picked))
        if self.picked:
            return
        if lands_of(state, units):
            choices["pick_land"] = ALONE
        if fleets_of(state, units):
            choices["pick_fleets"] = ALONE

    def _picks(self, state: Hellenes, verb: str, arg: Arg) -> tuple[str, ...]:
        units = self._units(state)
        if verb == "pick":
            return (*self.picked, str(arg))
        if verb == "pick_land":
            return lands_of(state, units)
        fleets = fleets_of(state, units)
        return (*fleets, *best_load(state, fleets, lands_of(state, units)))

    def _next(self, state: Hellenes, found: Reach, sailing: bool) -> tuple[str, ...]:
        """Single steps, for those who want to choose their own way."""
        near = [d for d, p in found.normal.items() if len(p) == 1]
        on = [d for d in near if not blocked_by(state, self.role, d)]
        limit = 5 if sailing else 2
        if len(self.path) > limit or not self.picked:
            return ()
        return tuple(sorted(d for d in on if state.book.places[d].sea == sailing))

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
        elif verb.startswith("pick"):
            self._become(state, self._picks(state, verb, arg), ())
        elif verb.endswith("_on"):
            self._become(state, self.picked, (*(self.path or (self.place,)), str(arg)))
        else:
            self._go(state, "sail" in verb, str(arg), verb.startswith("forced"))

    def _become(self, state: Hellenes, picked: tuple[str, ...], path: tuple[str, ...]) -> None:
        state.become(GroupMove(self.role, self.place, self.only, picked, path, self.paid))

    def _go(self, state: Hellenes, sailing: bool, dest: str, forced: bool) -> None:
        units, found = self._reach(state, sailing)
        route = (found.forced if forced else found.normal)[dest]
        path = (*(self.path or (self.place,)), *route)
        paid = self._pay(state, dest)
        if forced:
            set_out(state, units, path[:-1], dest)
        else:
            set_out(state, units, path)
        state.become(GroupMove(self.role, self.place, self.only, (), (), paid))

    def _pay(self, state: Hellenes, dest: str) -> int:
        if self.only or self.paid > 1 or price(state, dest) == 1:
            return self.paid
        state.actions -= 1
        return 2

    def run(self, state: Hellenes) -> None:
        state.end()


@dataclass
class Muster(Frame):
    """5.0b: one action brings units from different areas to one friendly city-state."""

    role: str
    city: str
    place: str = ""  # the area whose units are being called
    fleet: str = ""  # 5.21: a fleet there that waits for its passenger

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.role,)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        args: dict[str, Value] = {"place": self.city}
        if self.fleet:
            offer(choices, "load", loadable(state, role, self.fleet))
            return Prompt("muster-load", "5.21a", {**choices, "cast_off": ALONE}, args)
        if self.place:
            offer(choices, "call", callable_units(state, role, self.place, self.city))
            return Prompt("muster-call", "5.0b", {**choices, "done": ALONE}, args)
        offer(choices, "from", muster_sources(state, role, self.city))
        return Prompt("muster", "5.0b", {**choices, "done": ALONE}, args)

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            if self.place:
                state.become(Muster(role, self.city))
            else:
                state.end()
        elif verb == "from":
            state.become(Muster(role, self.city, str(arg)))
        elif verb == "call":
            self._call(state, str(arg))
        else:
            self._come(state, (self.fleet,) if verb == "cast_off" else (self.fleet, str(arg)))

    def _call(self, state: Hellenes, unit: str) -> None:
        """A fleet is always asked for passengers: silence would tell that nobody could come aboard."""
        if state.book.blocks[unit].fleet:
            state.become(Muster(self.role, self.city, self.place, unit))
        else:
            self._come(state, (unit,))

    def _come(self, state: Hellenes, units: tuple[str, ...]) -> None:
        units = (*units, *(u for u in carried(state, units) if u not in units))
        start = state.at[units[0]]
        route = muster_route(state, self.role, units, self.city)
        set_out(state, units, (start, *route))
        state.become(Muster(self.role, self.city, self.place))


def muster_route(state: Hellenes, side: str, units: tuple[str, ...], city: str) -> tuple[str, ...]:
    """5.0c: the way to the muster without force and without engagement; () if there is none."""
    path = Trip(state, side, units, state.book.blocks[units[0]].fleet).to(city, False)
    if path and besieged(state, side, city) and not enters_port(state, side, (state.at[units[0]], *path)):
        return ()
    return path


def loadable(state: Hellenes, side: str, fleet: str) -> tuple[str, ...]:
    """Land units beside a fleet that could go aboard."""
    lands = lands_of(state, movable(state, side, state.at[fleet]))
    if fleet in state.cargo.values():
        return ()
    return tuple(u for u in lands if loading(state, (fleet,), (u,)) is not None)


def callable_units(state: Hellenes, side: str, place: str, city: str) -> tuple[str, ...]:
    """The units of one area that can come to the city this turn."""
    return tuple(u for u in movable(state, side, place) if can_come(state, side, place, u, city))


def can_come(state: Hellenes, side: str, place: str, unit: str, city: str) -> bool:
    if city not in state.book.cities_near(place, state.book.blocks[unit]):
        return False
    return bool(muster_route(state, side, (unit, *carried(state, (unit,))), city))


def muster_sources(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """The areas from which somebody can come."""
    found: list[str] = []
    for place in state.stacks[side]:
        if place == city or place not in state.book.places:
            continue
        if any(can_come(state, side, place, u, city) for u in movable(state, side, place)):
            found.append(place)
    return tuple(sorted(found))


def muster_cities(state: Hellenes, side: str) -> tuple[str, ...]:
    """5.0b: city-states under friendly control that two areas are near enough to reach; a cheap test.

    From one area alone a muster would be a group move, which is offered anyway.
    """
    once: set[str] = set()
    twice: set[str] = set()
    book = state.book
    for place in state.stacks[side]:
        if place not in book.places:
            continue
        near: set[str] = set()
        for unit in movable(state, side, place):
            near.update(book.cities_near(place, book.blocks[unit]))
        twice |= near & once
        once |= near
    closed = shut(state)
    return tuple(sorted(c for c in twice if controls(state, side, c) and c not in closed))


# --- after all actions ----------------------------------------------------------------------------


@dataclass
class ForcedMoves(Frame):
    """5.3, 5.22e: first all forced moves are rolled, formation by formation."""

    role: str
    at: int = 0

    def run(self, state: Hellenes) -> None:
        if self.at == len(state.formations):
            state.become(Storms(self.role))
            return
        formation = state.formations[self.at]
        if not formation.target:
            state.become(ForcedMoves(self.role, self.at + 1))
            return
        needs = tuple(need(state, unit) for unit in rolling(state, formation))
        state.call(Oracle("hermes", "5.3a", len(needs), self.role, needs))

    def resume(self, state: Hellenes, result: Plain) -> None:
        if not isinstance(result, tuple):
            return  # an Advance is done
        dice, _ = verdict(result)
        formation = state.formations[self.at]
        units = rolling(state, formation)
        ready = tuple(u for u, d in zip(units, dice, strict=True) if d >= need(state, u))
        state.become(ForcedMoves(self.role, self.at + 1))
        state.call(Advance(self.role, self.at, ready))


def rolling(state: Hellenes, formation: Formation) -> tuple[str, ...]:
    """5.3a: one die per unit; passengers follow their fleet."""
    fleets = fleets_of(state, formation.units)
    return fleets if fleets and any(state.book.places[p].sea for p in formation.path) else formation.units


def need(state: Hellenes, unit: str) -> int:
    """5.3c, 5.3d: the die that succeeds."""
    tables = state.book.tables
    return tables.elite if state.book.blocks[unit].elite else tables.regular


@dataclass
class Advance(Frame):
    """5.3e: a unit that succeeded may still stay where it is."""

    role: str
    index: int
    ready: tuple[str, ...]
    going: tuple[str, ...] = ()

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.role,) if self.ready else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        target = state.formations[self.index].target
        choices: Choices = {"advance": tuple(sorted(self.ready))}
        if not self.going:
            choices["advance_all"] = ALONE
        choices["done"] = ALONE
        return Prompt("advance", "5.3e", choices, {"place": target})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "advance":
            rest = tuple(u for u in self.ready if u != arg)
            state.become(Advance(role, self.index, rest, (*self.going, str(arg))))
        else:
            state.become(Advance(role, self.index, (), self.ready if verb == "advance_all" else self.going))

    def run(self, state: Hellenes) -> None:
        """Those who go on become a formation of their own; the others stay at the last area."""
        old = state.formations[self.index]
        going = tuple(sorted({*self.going, *(u for u in carried(state, self.going) if u in old.units)}))
        stay = tuple(u for u in old.units if u not in going)
        parts = [Formation(stay, old.path)] if stay else []
        if going:
            parts.append(Formation(going, (*old.path, old.target)))
            part(state, going, stay)
            for unit in going:
                state.put(unit, old.target)
        state.formations = (*state.formations[: self.index], *parts, *state.formations[self.index + 1 :])
        state.log("forced-result", "5.3e", who=self.role, number=len(going), place=old.target)
        state.end(len(parts))


@dataclass
class Storms(Frame):
    """5.22: each high-sea line that a formation crossed is tested, in the order crossed."""

    role: str
    formation: int = 0
    leg: int = 0

    def run(self, state: Hellenes) -> None:
        if self.formation == len(state.formations):
            state.end()
            return
        path = state.formations[self.formation].path
        if self.leg + 1 >= len(path):
            state.become(Storms(self.role, self.formation + 1))
            return
        state.become(Storms(self.role, self.formation, self.leg + 1))
        if state.book.high_sea(path[self.leg], path[self.leg + 1]):
            units = fleets_of(state, state.formations[self.formation].units)
            if any(state.cv[u] > 0 for u in units):
                state.call(Storm(self.role, units, path[self.leg + 1]))


@dataclass
class Storm(Frame):
    """5.22b-5.23: the opponent rolls for a storm; in a storm each fleet is tested."""

    role: str
    fleets: tuple[str, ...]
    place: str

    def run(self, state: Hellenes) -> None:
        state.call(Oracle("poseidon", "5.22a", 1, foe(self.role)))

    def resume(self, state: Hellenes, result: Plain) -> None:
        dice, _ = verdict(result)
        if dice[0] <= state.book.tables.storm[state.season]:
            state.log("storm", "5.22a", who=self.role, place=self.place)
            for fleet in self.fleets:
                if state.cv[fleet] > 0:
                    batter(state, self.role, fleet)
        state.end()


def batter(state: Hellenes, side: str, fleet: str) -> None:
    """5.23: lost with its cargo, or a step less; cargo must stay smaller."""
    die = state.roll("5.23a", 1, 6, side)[0]
    aboard = carried(state, (fleet,))
    sunk = die <= state.book.tables.storm_loss or state.cv[fleet] == 1
    if not sunk:
        state.cv[fleet] -= 1
        blur(state, (fleet,), 1, 0)
        trim_cargo(state, fleet)
        return
    state.log("fleet-lost", "5.23a", who=side, number=1 + len(aboard))
    for unit in (fleet, *aboard):
        into_pool(state, unit)


def trim_cargo(state: Hellenes, fleet: str) -> None:
    """5.23b, 5.23c, 6.5b: the passenger stays smaller than its fleet; on a cadre it is lost."""
    for unit in carried(state, (fleet,)):
        if state.cv[unit] >= state.cv[fleet]:
            blur(state, (unit,), 4, 0)
            state.cv[unit] = state.cv[fleet] - 1
            if state.cv[unit] == 0:
                into_pool(state, unit)
