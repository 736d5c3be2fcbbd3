"""5.3: when all actions are done: forced moves are rolled, formation by formation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, Barrier, Gates, Note
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.reasons.blocks import PICKED, stranger
from polemos.games.hellenes.reasons.journeys import FULL
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.formation import regroup
from polemos.games.hellenes.rules.march import carried, fleets_of
from polemos.games.hellenes.rules.olympians import Oracle, verdict
from polemos.games.hellenes.rules.routes import has_room, slips_in
from polemos.games.hellenes.rules.storms import Storms
from polemos.games.hellenes.secrets.knowledge import part
from polemos.games.hellenes.state import Hellenes


@dataclass
class ForcedMoves(Frame):
    """5.3, 5.22e: first all forced moves are rolled, formation by formation."""

    who: str
    at: int = 0

    def run(self, state: Hellenes) -> None:
        if self.at == len(state.formations):
            regroup(state)
            state.become(Storms(self.who))
            return
        formation = state.formations[self.at]
        if not formation.target:
            state.become(ForcedMoves(self.who, self.at + 1))
            return
        needs = tuple(need(state, unit) for unit in rolling(state, formation))
        state.call(Oracle("hermes", "5.3a", len(needs), self.who, needs))

    def resume(self, state: Hellenes, result: Plain) -> None:
        if not isinstance(result, tuple):
            return  # an Advance is done
        dice, _ = verdict(result)
        formation = state.formations[self.at]
        units = rolling(state, formation)
        ready = tuple(u for u, d in zip(units, dice, strict=True) if d >= need(state, u))
        state.become(ForcedMoves(self.who, self.at + 1))
        state.call(Advance(self.who, self.at, ready))


def rolling(state: Hellenes, formation: Formation) -> tuple[str, ...]:
    """5.3a: one die per unit; passengers follow their fleet."""
    by_sea = any(state.printed.places[p].sea for p in formation.path)
    return fleets_of(state, formation.units) if by_sea else formation.units


def need(state: Hellenes, unit: str) -> int:
    """5.3c, 5.3d: the die that succeeds."""
    tables = state.printed.tables
    return tables.elite if state.printed.blocks[unit].elite else tables.regular


NOT_TRYING: Final = Barrier("not-trying", "5.3a")
FAILED: Final = Barrier("forced-failed", "5.3e")
PASSENGER: Final = Barrier("passenger", "5.3a")
ONE_BY_ONE: Final = Barrier("one-by-one", "5.3e")


@dataclass
class Advance(Frame):
    """5.3e: a unit that succeeded may still stay where it is."""

    who: str
    index: int
    ready: tuple[str, ...]
    going: tuple[str, ...] = ()

    def ask(self, state: Hellenes) -> Ask | None:
        if not self.ready:
            return None
        ask = Ask(self.who, "advance", "5.3e", {"place": state.formations[self.index].target})
        fit = tuple(sorted(u for u in self.ready if self._fits(state, (*self.going, u))))
        ask.pick("advance", fit, self.advance)
        if not self.going and self._fits(state, self.ready):
            ask.alone("advance_all", self.advance_all)
        return ask.alone("done", self.stop, ENDS)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer, place = Offer(self, state, who), state.formations[self.index].target
        whole = ONE_BY_ONE if self.going else FULL.of(place=place)
        return {
            "advance": offer.gate("advance", PIECE, self.why_not_advance),
            "advance_all": offer.alone("advance_all", whole),
        }

    def why_not_advance(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        """5.3e, 7.1b: whoever failed stays, passengers follow their fleet, a besieged port may be full."""
        formation = state.formations[self.index]
        if unit is None or unit in self.ready:
            return FULL.of(place=formation.target)
        barrier = stranger(state, who, unit, "")
        if barrier is not None or unit not in formation.units:
            return barrier or NOT_TRYING
        if unit in self.going:
            return PICKED
        return FAILED if unit in rolling(state, formation) else PASSENGER

    def _fits(self, state: Hellenes, going: tuple[str, ...]) -> bool:
        """7.1b: a besieged port takes no more than it holds, those who came before included."""
        old = state.formations[self.index]
        there = Formation(old.units, (*old.path, old.target), "", old.errand)
        if not slips_in(state, self.who, there):
            return True
        return has_room(state, self.who, old.target, len(going) + len(carried(state, going)))

    def advance(self, state: Hellenes, role: str, unit: str) -> None:
        rest = tuple(u for u in self.ready if u != unit)
        state.become(Advance(role, self.index, rest, (*self.going, unit)))

    def advance_all(self, state: Hellenes, role: str) -> None:
        state.become(Advance(role, self.index, (), self.ready))

    def stop(self, state: Hellenes, role: str) -> None:
        state.become(Advance(role, self.index, (), self.going))

    def run(self, state: Hellenes) -> None:
        """Those who go on become a formation of their own; the others stay at the last area."""
        old = state.formations[self.index]
        going = tuple(sorted({*self.going, *(u for u in carried(state, self.going) if u in old.units)}))
        stay = tuple(u for u in old.units if u not in going)
        parts = [Formation(stay, old.path, "", "", old.column)] if stay else []
        if going:
            parts.append(Formation(going, (*old.path, old.target), "", old.errand, old.column))
            part(state, going, stay)
            for unit in going:
                state.put(unit, old.target)
        state.formations = (*state.formations[: self.index], *parts, *state.formations[self.index + 1 :])
        tried = len(old.units)
        state.log("forced-result", "5.3e", who=self.who, number=len(going), tried=tried, place=old.target)
        state.end(len(parts))
