"""9.21: the free winter moves, click by click: who goes, with whom aboard, where to and by which way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES
from polemos.engine.why import PIECE, PLACE, Barrier, Gates, Note
from polemos.games.hellenes.formation import HOME, Formation
from polemos.games.hellenes.reasons.blocks import PICKED, no_passenger, stranger, stuck
from polemos.games.hellenes.reasons.cities import no_city
from polemos.games.hellenes.reasons.journeys import WINTER_BLOCKADE, WINTER_CITY, WINTER_SIEGE, Journey
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.control import besieged, blocked_by, controls
from polemos.games.hellenes.rules.formation import set_out
from polemos.games.hellenes.rules.front import Front
from polemos.games.hellenes.rules.group_move import Approach, way_chosen
from polemos.games.hellenes.rules.march import Trip, carried, loadable, movable
from polemos.games.hellenes.rules.quarters import Ways, abroad, sheltered_now, ways_home
from polemos.games.hellenes.rules.routes import Routes, safest
from polemos.games.hellenes.state import Hellenes


def travellers(front: Front, place: str, covered: frozenset[str], first: bool = False) -> tuple[str, ...]:
    """9.211, 9.212: units there with a free move to quarters or home, or only the first of them."""
    state = front.state
    if place not in state.printed.places:
        return ()
    blocks = state.printed.blocks
    found: list[str] = []
    alike: dict[tuple[object, ...], bool] = {}
    for unit in movable(state, front.side, place):
        block, homeless = blocks[unit], unit not in covered
        if block.barbarian or not abroad(state, front.side, unit, covered):
            continue
        aboard = carried(state, (unit,))
        key = (block.nation, block.move, block.fleet, homeless, aboard)
        known = alike.get(key)
        if known is None:
            known = alike[key] = ways_home(front, (unit, *aboard), covered, True).any()
        if known:
            found.append(unit)
            if first:
                break
    return tuple(found)


#: 9.211, 9.212: how a formation goes: unopposed, against besiegers, or through a blockade.
GO: Final = "go"
RELIEVE: Final = "relieve"
RUN_BLOCKADE: Final = "run_blockade"


HOME_ALREADY: Final = Barrier("home-already", "9.212a")
BARBARIAN: Final = Barrier("barbarian-goes", "9.24a")
OTHER_GAIT: Final = Barrier("other-gait", "9.21a")
NO_COMMON_WAY: Final = Barrier("no-common-way", "9.21a")
NO_WAY_HOME: Final = Barrier("no-free-way", "9.211a")
NOT_HOME: Final = Barrier("not-home", "9.212b")
NO_SIEGE_THERE: Final = Barrier("no-siege-there", "9.212b")
NO_BLOCKADE_THERE: Final = Barrier("no-blockade-there", "9.212b")
ROOF_ENOUGH: Final = Barrier("roof-enough", "9.211a")
NEITHER: Final = Barrier("neither-near-nor-home", "9.212a")
PICK_FIRST: Final = Barrier("pick-first", "5.0d")


@dataclass
class Quarter(Frame):
    """9.21: units of one group go to winter quarters together: on foot, or fleets with what they carry."""

    who: str
    place: str
    picked: tuple[str, ...] = ()
    loads: tuple[tuple[str, str], ...] = ()  # 5.21: who boards whom

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "quarter", "9.21a", {"place": self.place, "number": len(self.picked)})
        ask.pick("pick", self._company(state), self.pick)
        if self.picked:
            ways = self._ways(state, self._units(state))
            ask.pick(GO, tuple(sorted(ways.free)), self.go)
            ask.pick(RELIEVE, tuple(sorted(ways.relief)), self.relieve)
            ask.pick(RUN_BLOCKADE, tuple(sorted(ways.blockade)), self.run_blockade)
            ask.pick("load", self._loadable(state), self.load)
        return ask.alone("stay", self.stay, DECLINES)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "pick": offer.gate("pick", PIECE, self.why_not_pick),
            "load": offer.gate("load", PIECE, self.why_not_load),
            GO: offer.gate(GO, PLACE, self.why_not_go),
            RELIEVE: offer.gate(RELIEVE, PLACE, self.why_not_relieve),
            RUN_BLOCKADE: offer.gate(RUN_BLOCKADE, PLACE, self.why_not_run),
        }

    def why_not_pick(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        """9.211, 9.212: who has no free move, and who cannot go along with the first."""
        if unit is None or unit in self.selected(state, who):
            return PICKED
        barrier = stranger(state, who, unit, self.place) or stuck(state, who, unit)
        if barrier is not None:
            return barrier
        blocks, covered = state.printed.blocks, sheltered_now(state, who)
        if blocks[unit].barbarian or not abroad(state, who, unit, covered):
            return BARBARIAN if blocks[unit].barbarian else HOME_ALREADY
        if self.picked and blocks[unit].fleet != blocks[self.picked[0]].fleet:
            return OTHER_GAIT
        return NO_COMMON_WAY if self.picked else NO_WAY_HOME

    def why_not_load(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        picked = self.picked
        return no_passenger(state, who, picked, unit) or (NO_COMMON_WAY if picked else PICK_FIRST)

    def _way_barred(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """What bars every kind of winter move: nobody chosen, no city of one's own."""
        if not self.picked or place is None:
            return NO_COMMON_WAY if self.picked else PICK_FIRST
        return no_city(state, place) or (None if controls(state, who, place) else WINTER_CITY)

    def why_not_go(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        barrier = self._way_barred(state, who, place)
        if barrier is not None:
            return barrier
        assert place is not None
        if besieged(state, who, place):
            return WINTER_SIEGE
        spot, units = state.printed.places[place], self._units(state)
        if spot.harbour and blocked_by(state, who, spot.harbour):
            return WINTER_BLOCKADE
        near = (*state.printed.places[self.place].lands, *state.printed.places[self.place].shore)
        home = all(state.printed.blocks[u].nation == spot.nation for u in units)
        if not home and place != self.place:
            covered = sheltered_now(state, who)
            if place not in near or any(u in covered for u in units):
                return ROOF_ENOUGH if place in near else NEITHER
        trip = Trip(Front(state, who), units, state.printed.blocks[units[0]].fleet)
        return Journey(trip.leave, trip.start, trip.limit, trip.sailing).barrier(place)

    def why_not_relieve(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """9.212b: only whoever goes home challenges the besiegers there."""
        barrier = self._way_barred(state, who, place)
        if barrier is not None:
            return barrier
        assert place is not None
        return self._to_fight(state, who, place) if besieged(state, who, place) else NO_SIEGE_THERE

    def why_not_run(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """9.31c: the same through a blockaded harbour."""
        barrier = self._way_barred(state, who, place)
        if barrier is not None:
            return barrier
        assert place is not None
        harbour = state.printed.places[place].harbour
        held = bool(harbour) and blocked_by(state, who, harbour)
        return self._to_fight(state, who, place) if held else NO_BLOCKADE_THERE

    def _to_fight(self, state: Hellenes, who: str, place: str) -> Barrier:
        units = self._units(state)
        nations = {state.printed.blocks[u].nation for u in units}
        return NO_COMMON_WAY if nations == {state.printed.places[place].nation} else NOT_HOME

    def selected(self, state: Hellenes, role: str | None) -> tuple[str, ...]:
        return (*self.picked, *self._passengers()) if role == self.who else ()

    def _passengers(self) -> tuple[str, ...]:
        return tuple([unit for unit, _ in self.loads])

    def _units(self, state: Hellenes, more: tuple[str, ...] = ()) -> tuple[str, ...]:
        picked = (*self.picked, *more)
        return (*picked, *carried(state, picked), *self._passengers())

    def _ways(self, state: Hellenes, units: tuple[str, ...]) -> Ways:
        return ways_home(Front(state, self.who), units, sheltered_now(state, self.who))

    def _company(self, state: Hellenes) -> tuple[str, ...]:
        """Who can go, and after the first who can go along: on foot or under sail like him."""
        able = travellers(Front(state, self.who), self.place, sheltered_now(state, self.who))
        if not self.picked:
            return able
        blocks = state.printed.blocks
        fleet = blocks[self.picked[0]].fleet
        rest = [u for u in able if u not in self._units(state) and blocks[u].fleet == fleet]
        return tuple(u for u in rest if self._ways(state, self._units(state, (u,))).any())

    def _loadable(self, state: Hellenes) -> tuple[str, ...]:
        """5.21: whom the fleet picked last may take aboard."""
        fleet = self.picked[-1]
        if not state.printed.blocks[fleet].fleet or any(fleet == carrier for _, carrier in self.loads):
            return ()
        units = [u for u in loadable(state, self.who, fleet) if u not in self._passengers()]
        return tuple(u for u in units if self._ways(state, self._units(state, (u,))).any())

    def pick(self, state: Hellenes, role: str, unit: str) -> None:
        state.become(Quarter(role, self.place, (*self.picked, unit), self.loads))

    def load(self, state: Hellenes, role: str, unit: str) -> None:
        state.become(Quarter(role, self.place, self.picked, (*self.loads, (unit, self.picked[-1]))))

    def stay(self, state: Hellenes, role: str) -> None:
        state.end()

    def go(self, state: Hellenes, role: str, dest: str) -> None:
        """Where nobody is met the safest way is as good as any."""
        ways = self._ways(state, self._units(state))
        self._set_out(state, GO, dest, safest(state, self.place, ways.free[dest]))

    def relieve(self, state: Hellenes, role: str, dest: str) -> None:
        self._head_for(state, RELIEVE, dest)

    def run_blockade(self, state: Hellenes, role: str, dest: str) -> None:
        self._head_for(state, RUN_BLOCKADE, dest)

    def _routes(self, state: Hellenes, how: str, dest: str) -> Routes:
        ways = self._ways(state, self._units(state))
        return (ways.relief if how == RELIEVE else ways.blockade)[dest]

    def _head_for(self, state: Hellenes, how: str, dest: str) -> None:
        routes = self._routes(state, how, dest)
        if len(routes) > 1:
            state.call(Approach(self.who, "9.31d", dest, tuple(sorted(routes)), False, (how,)))
        else:
            self._set_out(state, how, dest, next(iter(routes.values())))

    def resume(self, state: Hellenes, result: Plain) -> None:
        """The owner has chosen his way."""
        dest, via, (how,) = way_chosen(result)
        self._set_out(state, str(how), dest, self._routes(state, str(how), dest)[via])

    def _set_out(self, state: Hellenes, how: str, dest: str, route: tuple[str, ...]) -> None:
        units, target = self._units(state), dest if how == RUN_BLOCKADE else ""
        order = Formation(units, (self.place, *route), target, "" if how == GO else HOME)
        set_out(state, order, self._rule(state, how, dest), self.loads)
        state.end()

    def _rule(self, state: Hellenes, how: str, dest: str) -> str:
        if how != GO:
            return "9.212b"
        nation = state.printed.places[dest].nation
        home = all(state.printed.blocks[u].nation == nation for u in self._units(state))
        return "9.212a" if home else "9.211a"
