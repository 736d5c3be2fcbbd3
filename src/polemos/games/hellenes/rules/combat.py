"""6.0: the combat phase: sorties are declared, battles fought from the smallest up, then sieges pressed."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.rules.battle import Rounds
from polemos.games.hellenes.rules.control import besieged, capacity, controls, lay_sieges, refresh
from polemos.games.hellenes.rules.formation import named
from polemos.games.hellenes.rules.group_move import offer
from polemos.games.hellenes.rules.march import expeditionaries, fleets_of
from polemos.games.hellenes.rules.retreat import may_shelter
from polemos.games.hellenes.rules.routes import slips_in, walled
from polemos.games.hellenes.rules.siege import Sieges
from polemos.games.hellenes.secrets.knowledge import expose, part
from polemos.games.hellenes.state import SALLY, Fight, Formation, Hellenes


@dataclass
class CombatPhase(Frame):
    """0.0e, 6.0a: battles, then sieges. On an event turn only attrition is possible (3.1g)."""

    who: str
    event: bool
    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(CombatPhase(self.who, self.event, self.stage + 1))
        if self.stage == 0 and not self.event:
            _meet_at_sea(state, self.who)
            if state.augury != self.who:
                state.call(Sorties(self.who))
        elif self.stage == 1 and not self.event:
            state.call(Battles(self.who))
        elif self.stage == 2:
            state.sheltered = ()
            lay_sieges(state, self.who)
            state.call(Sieges(self.who, self.event))
        elif self.stage > 2:
            end_phase(state)
            state.end()


def end_phase(state: Hellenes) -> None:
    """1.4a, 15.2i: control is read again; the turn's marks are cleared."""
    for unit in tuple(state.cargo):
        if not state.printed.places[state.at[unit]].sea:
            del state.cargo[unit]
    state.formations, state.fought, state.sheltered = (), (), ()
    refresh(state)
    if state.sicily_since < 0 and expeditionaries(state):
        state.sicily_since = state.now


def _meet_at_sea(state: Hellenes, role: str) -> None:
    """Fleets left side by side by the Peace fight once it is over (7.2c)."""
    if state.peace:
        return
    engaged = {u for f in state.formations for u in f.units}
    for place, units in sorted(state.stacks[role].items()):
        spot = state.printed.places.get(place)
        if spot is None or not spot.sea or not state.here(foe(role), place):
            continue
        idle = tuple(u for u in units if u not in engaged)
        if fleets_of(state, idle) and state.augury != role:
            state.formations = (*state.formations, Formation(idle, (place,)))


# --- sorties --------------------------------------------------------------------------------------


@dataclass
class Sorties(Frame):
    """8.3: besieged units may be told off to attack the besiegers; declared before any combat."""

    who: str
    city: str = ""
    picked: tuple[str, ...] = ()

    def _cities(self, state: Hellenes) -> tuple[str, ...]:
        done = {f.place for f in state.formations if f.errand == SALLY}
        return tuple(sorted(c for c in sally_cities(state, self.who) if c not in done))

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if self.city or self._cities(state) else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        if not self.city:
            return Prompt("sorties", "8.3c", {"sortie": self._cities(state), "done": ALONE})
        rest = tuple(u for u in besieged_units(state, role, self.city) if u not in self.picked)
        choices: Choices = {}
        offer(choices, "pick", rest)
        if not self.picked:
            choices["all"] = ALONE
        choices["done"] = ALONE
        return Prompt("sortie-pick", "8.3a", choices, {"place": self.city})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if not self.city:
            if verb == "done":
                state.end()
            else:
                state.become(Sorties(role, str(arg)))
        elif verb == "pick":
            state.become(Sorties(role, self.city, (*self.picked, str(arg))))
        else:
            units = besieged_units(state, role, self.city) if verb == "all" else self.picked
            state.formations = (*state.formations, Formation(tuple(sorted(units)), (self.city,), "", SALLY))
            state.become(Sorties(role))

    def run(self, state: Hellenes) -> None:
        state.end()


def besieged_units(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """8.3a: units shut up in the city that have not fought and fallen back this turn."""
    return tuple(u for u in walled(state, side, city) if u not in state.spent)


def sally_cities(state: Hellenes, side: str) -> tuple[str, ...]:
    return tuple(c for c in state.sieges if besieged(state, side, c) and besieged_units(state, side, c))


# --- battles --------------------------------------------------------------------------------------


def pending(state: Hellenes, role: str, index: int) -> bool:
    """Whether this formation still has enemies to fight where it stands."""
    formation = state.formations[index]
    place = formation.place
    alive = [u for u in formation.units if state.at[u] == place and u not in state.spent]
    if f"battle {index}" in state.fought or not alive or state.side(alive[0]) != role:
        return False
    spot = state.printed.places[place]
    if spot.sea and not fleets_of(state, tuple(alive)):
        return False
    if state.peace and spot.region == "greece":
        return False
    if formation.errand == SALLY:
        return besieged(state, role, place) and bool(state.here(foe(role), place))
    if slips_in(state, role, formation) or (state.winter and not formation.home):
        return False
    return bool(opponents(state, role, place))


def opponents(state: Hellenes, role: str, place: str) -> tuple[str, ...]:
    """Enemy units there that are neither besieged nor newly sheltered."""
    other = foe(role)
    units = state.here(other, place)
    if not units or besieged(state, other, place):
        return ()
    fighting = tuple(u for u in units if u not in state.sheltered)
    return fleets_of(state, fighting) if state.printed.places[place].sea else fighting


@dataclass
class Battles(Frame):
    """6.0b: the smallest battle first; where several formations meet the enemy, the first of them counts.

    So the owner names that one (5.41b) before the battles are put in order, and he orders equals. A place is
    fought to the end: if a formation loses, the next one follows.
    """

    who: str
    place: str = ""  # where the first formation is to be named
    going: bool = False  # whether the battle there has begun

    def _open(self, state: Hellenes) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for index, formation in enumerate(state.formations):
            if pending(state, self.who, index):
                found.setdefault(formation.place, []).append(index)
        return found

    def _next_places(self, state: Hellenes) -> tuple[str, ...]:
        sizes = {place: _size(state, first_of(state, found)) for place, found in self._open(state).items()}
        least = min(sizes.values(), default=0)
        return tuple(sorted(p for p, size in sizes.items() if size == least))

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        choices = self._open(state).get(self.place, []) if self.place else self._next_places(state)
        return (self.who,) if len(choices) > 1 and (self.place or not self._unnamed(state)) else ()

    def _unnamed(self, state: Hellenes) -> str:
        """A place where several formations wait and none has been named the first; "" if there is none."""
        for place, found in sorted(self._open(state).items()):
            if first_of(state, found) < 0:
                return place
        return ""

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        if self.place:
            found = tuple(named(state, self._open(state)[self.place]))
            return Prompt("first-formation", "5.41b", {"formation": found}, {"place": self.place})
        return Prompt("battle-order", "6.0b", {"battle": self._next_places(state)})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "battle":
            self._engage(state, first_of(state, self._open(state)[str(arg)]))
            return
        index = named(state, self._open(state)[self.place])[str(arg)]
        if self.going:
            self._engage(state, index)
        else:
            state.fought = (*state.fought, f"first {index}")
            state.become(Battles(role))

    def run(self, state: Hellenes) -> None:
        if self.place:
            found = self._open(state).get(self.place, [])
            if found:
                self._engage(state, found[0])
            else:
                state.become(Battles(self.who))
            return
        unnamed, places = self._unnamed(state), self._next_places(state)
        if unnamed:
            state.become(Battles(self.who, unnamed))
        elif places:
            self._engage(state, first_of(state, self._open(state)[places[0]]))
        else:
            state.end()

    def _engage(self, state: Hellenes, index: int) -> None:
        state.become(Battles(self.who, state.formations[index].place, True))
        state.call(Engagement(self.who, index))


def first_of(state: Hellenes, found: list[int]) -> int:
    """5.41b: the formation that fights first, -1 if the owner has yet to name it."""
    if len(found) == 1:
        return found[0]
    return next((index for index in found if f"first {index}" in state.fought), -1)


def _size(state: Hellenes, index: int) -> int:
    """6.0b: the units that the active player has in the battle."""
    if index < 0:
        return 0
    formation = state.formations[index]
    return sum(1 for u in formation.units if state.at[u] == formation.place and u not in state.spent)


@dataclass
class Engagement(Frame):
    """5.4, 6.1: one formation meets the enemy: he may fortify, then both sides are revealed."""

    who: str
    index: int
    stage: int = 0

    def run(self, state: Hellenes) -> None:
        formation = state.formations[self.index]
        place = formation.place
        if self.stage == 0:
            state.become(Engagement(self.who, self.index, 1))
            if formation.errand != SALLY and may_fortify(state, foe(self.who), place):
                state.call(Fortify(foe(self.who), place))
        elif not opponents(state, self.who, place):
            self._over(state, self.who)
        else:
            state.become(Engagement(self.who, self.index, 2))
            state.fought = (*state.fought, f"met {place}")
            open_battle(state, self.who, formation)
            state.call(Rounds())

    def resume(self, state: Hellenes, result: Plain) -> None:
        if isinstance(result, str) and result:
            self._over(state, result)

    def _over(self, state: Hellenes, winner: str) -> None:
        """5.41c: once one formation has won, the others simply join it."""
        place = state.formations[self.index].place
        done = [self.index]
        if winner == self.who:
            done = [i for i, f in enumerate(state.formations) if f.place == place]
        state.fought = (*state.fought, *(f"battle {i}" for i in done))
        state.end()


def may_fortify(state: Hellenes, side: str, place: str) -> bool:
    """6.1a; ruling 48: not again once revealed to an earlier formation."""
    spot = state.printed.places[place]
    if not spot.city or not controls(state, side, place) or f"met {place}" in state.fought:
        return False
    return place not in state.sieges


def open_battle(state: Hellenes, role: str, formation: Formation) -> None:
    """6.1c: both lines are revealed."""
    place = formation.place
    spot = state.printed.places[place]
    kind = "sortie" if formation.errand == SALLY else "home" if formation.home else "field"
    fight = Fight(kind, place, role)
    mine = tuple(u for u in formation.units if state.at[u] == place and u not in state.spent)
    fight.aggressors = fleets_of(state, mine) if spot.sea else mine
    fight.defenders = opponents(state, role, place)
    fight.origin = formation.origin
    fight.origins = tuple(sorted({f.origin for f in state.formations if f.place == place and f.origin}))
    came_by_sea = bool(fight.origin) and state.printed.places[fight.origin].sea
    fight.landing = came_by_sea and not spot.sea
    fight.silent = fight.landing or (spot.sea and state.printed.strait(fight.origin, place))
    state.fight = fight
    state.log("battle", "6.1c", who=role, place=place)
    expose(state, (*fight.aggressors, *fight.defenders))


@dataclass
class Fortify(Frame):
    """7.1: before anything is revealed the defender may send units into the city."""

    who: str
    place: str

    def _outside(self, state: Hellenes) -> tuple[str, ...]:
        return tuple(u for u in state.here(self.who, self.place) if u not in state.sheltered)

    def _able(self, state: Hellenes) -> tuple[str, ...]:
        return tuple(u for u in self._outside(state) if may_shelter(state, self.who, u, self.place))

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        """Asked whatever the units are: silence would tell the enemy that they are fleets (2.0b)."""
        return (self.who,) if self._outside(state) and self._room(state) else ()

    def _room(self, state: Hellenes) -> int:
        inside = sum(1 for u in state.sheltered if state.at[u] == self.place)
        return capacity(state, self.place) - inside

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        able = self._able(state)
        choices: Choices = {}
        offer(choices, "shelter", able)
        if len(able) > 1 and len(able) <= self._room(state) and len(able) == len(self._outside(state)):
            choices["shelter_all"] = ALONE
        choices["stand"] = ALONE
        return Prompt("fortify", "7.1a", choices, {"place": self.place, "number": self._room(state)})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "stand":
            state.end()
            return
        units = self._able(state) if verb == "shelter_all" else (str(arg),)
        part(state, units, tuple(u for u in self._outside(state) if u not in units))
        state.sheltered = (*state.sheltered, *units)
        state.log("fortified", "7.1a", who=role, number=len(units), place=self.place)
        state.become(Fortify(self.who, self.place))

    def run(self, state: Hellenes) -> None:
        state.end()
