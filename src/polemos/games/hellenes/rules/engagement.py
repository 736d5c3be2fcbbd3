"""5.4, 6.1, 7.1: a formation meets the enemy: he may fortify, then both lines are revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, Barrier, Gates, Note
from polemos.games.hellenes.fight import FIELD, HOMEWARD, SORTIE, Fight
from polemos.games.hellenes.formation import SALLY, Formation
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.reasons.blocks import stranger
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.battle import Rounds
from polemos.games.hellenes.rules.control import besieged, controls
from polemos.games.hellenes.rules.march import fleets_of
from polemos.games.hellenes.rules.retreat import may_shelter, room_inside
from polemos.games.hellenes.secrets.knowledge import expose, part
from polemos.games.hellenes.state import Hellenes


def opponents(state: Hellenes, role: str, place: str) -> tuple[str, ...]:
    """Enemy units there that are neither besieged nor newly sheltered."""
    other = foe(role)
    units = state.here(other, place)
    if not units or besieged(state, other, place):
        return ()
    fighting = tuple(u for u in units if u not in state.sheltered)
    return fleets_of(state, fighting) if state.printed.places[place].sea else fighting


@dataclass
class Engagement(Frame):
    """5.4, 7.1: one formation meets the enemy, who may fortify before anything is revealed."""

    who: str
    index: int

    def run(self, state: Hellenes) -> None:
        formation = state.formations[self.index]
        state.become(Clash(self.who, self.index))
        if formation.errand != SALLY and may_fortify(state, foe(self.who), formation.place):
            state.call(Fortify(foe(self.who), formation.place))


@dataclass
class Clash(Frame):
    """6.1: both sides are revealed and fight, unless everybody has gone behind his walls."""

    who: str
    index: int

    def run(self, state: Hellenes) -> None:
        formation = state.formations[self.index]
        if not opponents(state, self.who, formation.place):
            self._over(state, self.who)
            return
        state.fought = (*state.fought, f"met {formation.place}")
        open_battle(state, self.who, formation)
        state.call(Rounds())

    def resume(self, state: Hellenes, result: Plain) -> None:
        if isinstance(result, str):
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
    kind = SORTIE if formation.errand == SALLY else HOMEWARD if formation.home else FIELD
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
    if kind != FIELD:
        key, rule = ("sallies", "8.3a") if kind == SORTIE else ("fights-home", "9.31a")
        state.log(key, rule, who=role, place=place)
    state.log("battle", "6.1c", who=role, place=place)
    expose(state, (*fight.aggressors, *fight.defenders))


INSIDE_ALREADY: Final = Barrier("inside-already", "7.1a")
NO_HARBOUR: Final = Barrier("no-harbour", "7.1c")
NOT_ALL_FIT: Final = Barrier("not-all-fit", "7.1b")
ONE_LEFT: Final = Barrier("one-left", "7.1a")
NOBODY_FITS: Final = Barrier("nobody-fits", "7.1c")


@dataclass
class Fortify(Frame):
    """7.1: before anything is revealed the defender may send units into the city."""

    who: str
    place: str

    def ask(self, state: Hellenes) -> Ask | None:
        """Asked whatever the units are: silence would tell the enemy that they are fleets (2.0b)."""
        outside, room = self._outside(state), room_inside(state, self.place)
        if not outside or not room:
            return None
        able = self._able(state, outside)
        ask = Ask(self.who, "fortify", "7.1a", {"place": self.place, "number": room})
        ask.pick("shelter", able, self.shelter)
        if 1 < len(able) <= room and len(able) == len(outside):
            ask.alone("shelter_all", self.shelter_all)
        return ask.alone("stand", self.stand, ENDS)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer, outside = Offer(self, state, who), self._outside(state)
        return {
            "shelter": offer.gate("shelter", PIECE, self.why_not_shelter),
            "shelter_all": offer.alone("shelter_all", NOT_ALL_FIT if len(outside) > 1 else ONE_LEFT),
        }

    def why_not_shelter(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        """7.1c: fleets go only into a port."""
        if unit is None:
            return NOBODY_FITS
        barrier = stranger(state, who, unit, self.place)
        return barrier or (INSIDE_ALREADY if unit in state.sheltered else NO_HARBOUR.of(to_place=self.place))

    def _outside(self, state: Hellenes) -> tuple[str, ...]:
        return tuple(u for u in state.here(self.who, self.place) if u not in state.sheltered)

    def _able(self, state: Hellenes, outside: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(u for u in outside if may_shelter(state, self.who, u, self.place))

    def shelter(self, state: Hellenes, role: str, unit: str) -> None:
        self._go_inside(state, (unit,))

    def shelter_all(self, state: Hellenes, role: str) -> None:
        self._go_inside(state, self._able(state, self._outside(state)))

    def _go_inside(self, state: Hellenes, units: tuple[str, ...]) -> None:
        part(state, units, tuple(u for u in self._outside(state) if u not in units))
        state.sheltered = (*state.sheltered, *units)
        state.log("fortified", "7.1a", who=self.who, number=len(units), place=self.place)

    def stand(self, state: Hellenes, role: str) -> None:
        state.end()

    def run(self, state: Hellenes) -> None:
        state.end()
