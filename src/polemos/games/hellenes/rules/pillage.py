"""5.5: besiegers lay waste to an adverse city-state and withdraw."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.printed import ATHENS, SIDES, foe
from polemos.games.hellenes.rules.formation import depart
from polemos.games.hellenes.rules.front import Front, Leave
from polemos.games.hellenes.rules.group_move import offer
from polemos.games.hellenes.rules.march import fleets_of, lands_of, loading, price, sicily_double
from polemos.games.hellenes.state import Formation, Hellenes


def pillageable(state: Hellenes, side: str) -> tuple[str, ...]:
    """5.5a, 5.5e, 5.5f: a siege of an earlier season, not yet pillaged this year, and a way out for all."""
    found: list[str] = []
    for city, (besieger, since) in state.sieges.items():
        if besieger != side or since >= state.now or city in state.pillaged:
            continue
        if state.printed.places[city].loyalty != foe(side) or price(state, city) > state.actions:
            continue
        if not entered(state, side, city) and can_all_leave(state, side, city, raiders(state, side, city)):
            found.append(city)
    return tuple(sorted(found))


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
    if not units:
        return False
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
    started: bool = False
    loads: tuple[str, ...] = ()  # 5.21: who boards whom: unit, fleet, unit, fleet ...

    def _left(self, state: Hellenes) -> tuple[str, ...]:
        return raiders(state, self.who, self.city)

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if self.started and self._left(state) else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        rest = tuple(u for u in self._left(state) if u not in self.picked)
        if rest:
            choices["pick"] = rest
        offer(choices, "load", self._loadable(state, rest))
        if self.picked:
            ways = tuple(sorted(d for d in self._exits(state) if self._group(state, d)))
            choices |= {"withdraw": ways} if ways else {}
            choices["unpick"] = ALONE
        else:
            choices["pick_land"] = ALONE
            choices["pick_fleets"] = ALONE
        return Prompt("withdraw", "5.5b", choices, {"place": self.city})

    def _loadable(self, state: Hellenes, rest: tuple[str, ...]) -> tuple[str, ...]:
        """5.21: whom the fleet picked last may take aboard."""
        fleets = fleets_of(state, self.picked[-1:])
        return tuple(u for u in lands_of(state, rest) if fleets and loading(state, fleets, (u,)) is not None)

    def _exits(self, state: Hellenes) -> set[str]:
        return {p for u in self.picked for p in exits(state, self.who, u, self.city)}

    def _group(self, state: Hellenes, dest: str) -> tuple[str, ...]:
        """The picked units, if they can go there together and the others can still get away."""
        able = tuple(u for u in self.picked if dest in exits(state, self.who, u, self.city))
        if state.printed.places[dest].sea:
            fleets, lands = fleets_of(state, able), lands_of(state, self.picked)
            able = (*fleets, *lands) if loading(state, fleets, lands) is not None else ()
        if set(able) != set(self.picked):
            return ()
        rest = tuple(u for u in self._left(state) if u not in able)
        return able if not rest or can_all_leave(state, self.who, self.city, rest) else ()

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "withdraw":
            self._withdraw(state, str(arg))
        else:
            loads = (*self.loads, str(arg), self.picked[-1]) if verb == "load" else self.loads
            picked = self._picks(state, verb, arg)
            state.become(Pillage(role, self.city, picked, True, loads if picked else ()))

    def _picks(self, state: Hellenes, verb: str, arg: Arg) -> tuple[str, ...]:
        left = self._left(state)
        if verb in ("pick", "load"):
            return (*self.picked, str(arg))
        if verb == "pick_land":
            return lands_of(state, left)
        fleets = fleets_of(state, left)
        stranded = tuple(u for u in lands_of(state, left) if not exits(state, self.who, u, self.city))
        return (*fleets, *stranded) if verb == "pick_fleets" else ()

    def _withdraw(self, state: Hellenes, dest: str) -> None:
        group = self._group(state, dest)
        depart(state, Formation(group, (self.city, dest)), self.loads)
        state.log("withdraw", "5.5b", who=self.who, number=len(group), to_place=dest)
        state.become(Pillage(self.who, self.city, (), True))

    def run(self, state: Hellenes) -> None:
        if not self.started:
            state.become(Pillage(self.who, self.city, (), True))
            return
        plunder(state, self.who, self.city)
        state.end()


def plunder(state: Hellenes, side: str, city: str) -> None:
    """5.5c: Prestige at once, but none in a Sicily that is still neutral (15.2i)."""
    table = state.printed.tables.prestige
    state.pillaged = tuple(sorted((*state.pillaged, city)))
    state.barred = (*state.barred, city)
    if city == ATHENS:
        state.athens_pillaged = state.now
    state.log("pillage", "5.5c", who=side, place=city)
    if state.printed.places[city].region == "sicily" and sicily_double(state):
        return
    state.gain(side, table["pillage_capital" if city in SIDES else "pillage"], "14.12a", "pillage")
