"""6.0: the combat phase: sorties are declared, battles fought from the smallest up, then sieges pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.why import PLACE, Barrier, Gate, Gates, Note, outside
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import fight_risk
from polemos.games.hellenes.rules.control import lay_sieges, refresh
from polemos.games.hellenes.rules.engagement import Engagement, opponents
from polemos.games.hellenes.rules.formation import named
from polemos.games.hellenes.rules.march import expeditionaries
from polemos.games.hellenes.rules.routes import slips_in
from polemos.games.hellenes.rules.siege import Sieges
from polemos.games.hellenes.rules.sorties import SORTIE_LATE, Sorties
from polemos.games.hellenes.state import Hellenes


@dataclass
class CombatPhase(Sequence):
    """0.0e, 6.0a: battles, then sieges."""

    def steps(self) -> tuple[Step, ...]:
        return (self.sorties, self.battles, self.sieges, end_phase)

    def sorties(self, state: Hellenes) -> None:
        _meet_at_sea(state, self.who)
        if state.augury != self.who:
            state.call(Sorties(self.who))

    def battles(self, state: Hellenes) -> None:
        state.call(Battles(self.who))

    def sieges(self, state: Hellenes) -> None:
        press_sieges(state, self.who, False)


@dataclass
class EventCombat(Sequence):
    """3.1g: whoever has played an event fights no battle; only attrition is possible."""

    def steps(self) -> tuple[Step, ...]:
        return (self.sieges, end_phase)

    def sieges(self, state: Hellenes) -> None:
        press_sieges(state, self.who, True)


def press_sieges(state: Hellenes, role: str, event: bool) -> None:
    """5.1c, 6.0d: new sieges are laid, old ones pressed."""
    state.sheltered = ()
    lay_sieges(state, role)
    state.call(Sieges(role, event))


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
        if idle and state.augury != role:
            state.formations = (*state.formations, Formation(idle, (place,)))


def pending(state: Hellenes, role: str, index: int) -> bool:
    """Whether this formation still has enemies to fight where it stands."""
    formation = state.formations[index]
    place = formation.place
    alive = [u for u in formation.units if state.at[u] == place and u not in state.spent]
    if f"battle {index}" in state.fought or not alive or state.side(alive[0]) != role:
        return False
    spot = state.printed.places[place]
    if state.peace and spot.region == "greece":
        return False
    if slips_in(state, role, formation):
        return False
    return bool(opponents(state, role, place))


def battles_to_come(state: Hellenes, role: str) -> dict[str, list[int]]:
    """Place -> the formations that have enemies to fight there."""
    found: dict[str, list[int]] = {}
    for index, formation in enumerate(state.formations):
        if pending(state, role, index):
            found.setdefault(formation.place, []).append(index)
    return found


NO_BATTLE: Final = Barrier("no-battle", "5.4a")
NOT_SMALLEST: Final = Barrier("not-smallest", "6.0b")
NO_FORMATION: Final = Barrier("no-formation", "5.41b")


@dataclass
class Battles(Frame):
    """6.0b: the smallest battle first; where several formations meet the enemy, the first of them counts.

    So the owner names that one (5.41b) before the battles are put in order, and he orders equals. A place is
    fought to the end: if a formation loses, the next one follows.
    """

    who: str

    def ask(self, state: Hellenes) -> Ask | None:
        found = battles_to_come(state, self.who)
        if unnamed(state, found):
            return None
        places = smallest(state, found)
        if len(places) < 2:
            return None
        return Ask(self.who, "battle-order", "6.0b").pick("battle", places, self.battle)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        gate = Offer(self, state, who).gate("battle", PLACE, self.why_not_battle)
        return {"battle": gate, "sortie": Gate(PLACE, outside((), SORTIE_LATE, SORTIE_LATE))}

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        found: list[Note] = []
        for place in [str(p) for p in Offer(self, state, who).choices.get("battle", ())]:
            formation = state.formations[first_of(state, battles_to_come(state, who)[place])]
            found += fight_risk(state, who, "battle", place, formation.units, formation.origin)
        return found

    def why_not_battle(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        if place is None:
            return None
        return NOT_SMALLEST if place in battles_to_come(state, who) else NO_BATTLE

    def battle(self, state: Hellenes, role: str, place: str) -> None:
        engage(state, role, first_of(state, battles_to_come(state, role)[place]))

    def run(self, state: Hellenes) -> None:
        found = battles_to_come(state, self.who)
        place = unnamed(state, found)
        if place:
            state.call(FirstFormation(self.who, place))
        elif found:
            self.battle(state, self.who, smallest(state, found)[0])
        else:
            state.end()


def unnamed(state: Hellenes, found: dict[str, list[int]]) -> str:
    """A place where several formations wait and none has been named the first; "" if there is none."""
    for place, waiting in sorted(found.items()):
        if first_of(state, waiting) < 0:
            return place
    return ""


def smallest(state: Hellenes, found: dict[str, list[int]]) -> tuple[str, ...]:
    """6.0b: where the active player has the fewest units in battle."""
    sizes = {place: _size(state, first_of(state, waiting)) for place, waiting in found.items()}
    least = min(sizes.values(), default=0)
    return tuple(sorted(p for p, size in sizes.items() if size == least))


@dataclass
class FirstFormation(Frame):
    """5.41b: which of several formations meets the enemy first; named before the battles are put in order."""

    who: str
    place: str

    def ask(self, state: Hellenes) -> Ask:
        return which_formation(self.who, self.place).pick(
            "formation", waiting_at(state, self.who, self.place), self.formation
        )

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return formation_gates(Offer(self, state, who), self.place)

    def formation(self, state: Hellenes, role: str, name: str) -> None:
        index = named(state, battles_to_come(state, role)[self.place])[name]
        state.fought = (*state.fought, f"first {index}")
        state.end()


@dataclass
class NextFormation(Frame):
    """5.41b: a formation has fought at the place; while it has not won the next one follows."""

    who: str
    place: str

    def ask(self, state: Hellenes) -> Ask | None:
        names = waiting_at(state, self.who, self.place)
        if len(names) < 2:
            return None
        return which_formation(self.who, self.place).pick("formation", names, self.formation)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return formation_gates(Offer(self, state, who), self.place)

    def formation(self, state: Hellenes, role: str, name: str) -> None:
        engage(state, role, named(state, battles_to_come(state, role)[self.place])[name])

    def run(self, state: Hellenes) -> None:
        waiting = battles_to_come(state, self.who).get(self.place, [])
        if waiting:
            engage(state, self.who, waiting[0])
        else:
            state.become(Battles(self.who))


def which_formation(role: str, place: str) -> Ask:
    return Ask(role, "first-formation", "5.41b", {"place": place})


def formation_gates(offer: Offer, place: str) -> Gates:
    return {"formation": offer.gate("formation", PLACE, outside((), NO_FORMATION.of(to_place=place)))}


def waiting_at(state: Hellenes, role: str, place: str) -> tuple[str, ...]:
    """The names of the formations that have still to fight there."""
    return tuple(named(state, battles_to_come(state, role).get(place, [])))


def engage(state: Hellenes, role: str, index: int) -> None:
    """One formation goes into battle; what follows there comes before the other battles."""
    state.become(NextFormation(role, state.formations[index].place))
    state.call(Engagement(role, index))


def first_of(state: Hellenes, found: list[int]) -> int:
    """5.41b: the formation that fights first, -1 if the owner has yet to name it."""
    if len(found) == 1:
        return found[0]
    return next((index for index in found if f"first {index}" in state.fought), -1)


def _size(state: Hellenes, index: int) -> int:
    """6.0b: the units that the active player has in the battle."""
    formation = state.formations[index]
    return len([u for u in formation.units if state.at[u] == formation.place and u not in state.spent])
