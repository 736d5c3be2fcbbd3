"""6.4, 6.41, 14.11: leaving a battle: harassment by cavalry, where to go, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.why import PIECE, PLACE, Barrier, Gates, Note
from polemos.games.hellenes.fight import ASSAULT, FIELD, GARRISON, HOMEWARD, SORTIE, Fight
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.printed import SIDES, foe
from polemos.games.hellenes.reasons.blocks import PICKED, stranger
from polemos.games.hellenes.reasons.blocks import no_passenger as not_aboard
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.control import capacity, controls, owner, take_city
from polemos.games.hellenes.rules.front import Front, Leave
from polemos.games.hellenes.rules.march import Loads, carried, fleets_of, lands_of, stow
from polemos.games.hellenes.rules.storms import Storm
from polemos.games.hellenes.secrets.knowledge import into_pool, mix_stacks, note_strength
from polemos.games.hellenes.state import Hellenes

ONLY_ORIGIN: Final = Barrier("only-origin", "6.4e")
ONLY_HARBOUR: Final = Barrier("only-harbour", "6.4i")
LANDING: Final = Barrier("landing-holds", "6.4j")
NOT_NEXT: Final = Barrier("retreat-not-next", "6.4c")
FOE_CAME: Final = Barrier("foe-came-by", "6.4f")
FOE_HOLDS: Final = Barrier("foe-holds", "6.4f")
NO_CARRIER: Final = Barrier("no-carrier", "6.4d")
NO_SHELTER: Final = Barrier("no-shelter", "6.4g")
NOT_ALL: Final = Barrier("retreat-together", "6.4c")
GONE: Final = Barrier("not-in-retreat", "6.4a")
NO_REFUGE: Final = Barrier("no-refuge", "6.4k")
NONE_PICKED: Final = Barrier("pick-first", "5.0d")


def real(blocks: tuple[str, ...]) -> tuple[str, ...]:
    """The units among the combatants: garrisons never retreat (6.4l)."""
    return tuple(b for b in blocks if b != GARRISON)


def can_retreat(state: Hellenes, side: str) -> bool:
    """6.4: whether anybody of this side has somewhere to go."""
    front = Front(state, side)
    return any(refuges(front, u) for u in real(state.fight_now().line(side)))


def refuges(front: Front, unit: str) -> tuple[str, ...]:
    """6.4c-6.4k: where this unit may retreat; the battle's own place means the city or the siege lines."""
    fight = front.state.fight_now()
    if front.side == fight.aggressor:
        return _for_aggressor(front, fight, unit)
    if fight.kind == ASSAULT:
        return _from_the_walls(front, fight, unit)
    return _for_defender(front, fight, unit)


def _for_aggressor(front: Front, fight: Fight, unit: str) -> tuple[str, ...]:
    if fight.kind in (ASSAULT, SORTIE, HOMEWARD):
        return (fight.place,)  # 6.4h, 9.31e (units on their way home are demobilised afterwards)
    if not fight.origin:
        return _for_defender(front, fight, unit)
    return (fight.origin,) if _no_refuge(front, unit, fight.origin) is None else ()


def _from_the_walls(front: Front, fight: Fight, unit: str) -> tuple[str, ...]:
    """6.4i: port fleets, with passengers, to a harbour free of enemies."""
    harbour = front.state.printed.places[fight.place].harbour
    if not harbour or front.state.here(foe(front.side), harbour):
        return ()
    return (harbour,) if _no_entry(front, unit, harbour) is None else ()


def _for_defender(front: Front, fight: Fight, unit: str) -> tuple[str, ...]:
    found: list[str] = []
    printed = front.state.printed
    spot, fleet = printed.places[fight.place], printed.blocks[unit].fleet
    if may_shelter(front.state, front.side, unit, fight.place):
        found.append(fight.place)
    if fleet and fight.landing:
        return tuple(found)  # 6.4j, 6.6b
    near = (*spot.seas, *(spot.lands if spot.sea else spot.shore)) if fleet else (*spot.lands, *spot.seas)
    found += [p for p in near if p not in fight.origins and _no_refuge(front, unit, p) is None]
    return tuple(sorted(found))


def _no_refuge(front: Front, unit: str, place: str) -> Barrier | None:
    """6.4f: nobody retreats onto an enemy or into what he controls, empty cities included."""
    other = foe(front.side)
    if front.state.here(other, place) or owner(front.state, place) == other:
        return FOE_HOLDS
    return _no_entry(front, unit, place)


def _no_entry(front: Front, unit: str, place: str) -> Barrier | None:
    """6.4c, 6.4d: somewhere the unit could move to; land units at sea need a fleet of their own."""
    state = front.state
    spot, block, fight = state.printed.places[place], state.printed.blocks[unit], state.fight_now()
    leave = Leave(front, (unit,))
    barrier = leave.closed(spot, state.printed.places[fight.place]) or leave.forbidden(spot)
    if barrier is not None or not spot.sea or block.fleet:
        return barrier
    if block.barbarian or (fight.landing and front.side != fight.aggressor):
        return NO_CARRIER  # 6.4j: no fleet leaves that could carry it
    fleets = [f for f in fleets_of(state, real(fight.line(front.side))) if state.strength[f] > 1]
    able = any(Leave(front, (f,)).enter(spot, fight.place) for f in fleets)
    return None if able else NO_CARRIER


def why_not_refuge(front: Front, unit: str, place: str) -> Barrier:
    """6.4: what keeps a unit from retreating there, where it cannot."""
    fight, home = front.state.fight_now(), front.state.printed.places[front.state.fight_now().place]
    attacks = front.side == fight.aggressor
    if attacks and fight.origin and place != fight.origin:
        return ONLY_ORIGIN.of(to_place=fight.origin)
    if fight.kind == ASSAULT:
        return ONLY_HARBOUR
    if place == fight.place:
        return NO_SHELTER
    if place not in home.seas and place not in home.lands:
        return NOT_NEXT.of(to_place=fight.place)
    if front.state.printed.blocks[unit].fleet and fight.landing:
        return LANDING
    if place in fight.origins and not attacks:
        return FOE_CAME
    return _no_refuge(front, unit, place) or NOT_ALL


def may_shelter(state: Hellenes, side: str, unit: str, place: str) -> bool:
    """6.4g, 7.1: into one's own city, within capacity, fleets only into a port."""
    spot = state.printed.places[place]
    if (
        not spot.city
        or not controls(state, side, place)
        or (state.printed.blocks[unit].fleet and not spot.port)
    ):
        return False
    return room_inside(state, place) > 0


def room_inside(state: Hellenes, place: str) -> int:
    """7.1b: how many more units may still go into the city in this battle."""
    return capacity(state, place) - sum(1 for u in state.sheltered if state.at[u] == place)


#: Unit -> where it may retreat.
Roads = dict[str, tuple[str, ...]]


@dataclass
class Fallback(Frame):
    """6.4c: the retreating units go, together or apart; without a selection all who can go there.

    Where there is not room for all, or fleets may take land units off, the owner selects who goes.
    """

    who: str
    panic: bool
    left: tuple[str, ...]
    picked: tuple[str, ...] = ()
    loads: tuple[tuple[str, str], ...] = ()  # 5.21: who boards whom

    def ask(self, state: Hellenes) -> Ask | None:
        roads = self._roads(state)
        ways = self._ways(state, roads)
        if not self.picked and (not roads or self._no_choice(state, roads, ways)):
            return None
        ask = Ask(self.who, "fall-back", "6.4c", {"place": state.fight_now().place})
        rest = tuple(sorted(u for u in roads if u not in self.picked))
        ask.pick("retreat_to", ways, self.retreat_to).pick("pick", rest, self.pick)
        ask.pick("load", self._loadable(state, rest), self.load)
        return ask.alone("unpick", self.unpick) if self.picked else ask

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "retreat_to": offer.gate("retreat_to", PLACE, self.why_not_retreat),
            "pick": offer.gate("pick", PIECE, self.why_not_pick),
            "load": offer.gate("load", PIECE, self.why_not_load),
            "unpick": offer.alone("unpick", NONE_PICKED),
        }

    def why_not_retreat(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """The nearest barrier of the first who cannot go there."""
        front, roads = Front(state, who), self._roads(state)
        group = self.picked or tuple(roads)
        if place is None:
            return NOT_ALL
        kept = [u for u in group if place not in roads.get(u, ())]
        return why_not_refuge(front, kept[0], place) if kept else NOT_ALL

    def why_not_pick(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        if unit is None or unit in self.picked:
            return PICKED
        barrier = stranger(state, who, unit, state.fight_now().place)
        return barrier or (NO_REFUGE if unit in self._alive(state) else GONE)

    def why_not_load(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        return not_aboard(state, who, self.picked, unit) or NO_REFUGE

    def selected(self, state: Hellenes, role: str | None) -> tuple[str, ...]:
        return self.picked if role == self.who else ()

    def _alive(self, state: Hellenes) -> tuple[str, ...]:
        line = state.fight_now().line(self.who)
        return tuple(u for u in self.left if u in line)

    def _roads(self, state: Hellenes) -> Roads:
        """Those who have anywhere to go, and where."""
        front = Front(state, self.who)
        found = {u: refuges(front, u) for u in self._alive(state)}
        return {u: places for u, places in found.items() if places}

    def _ways(self, state: Hellenes, roads: Roads) -> tuple[str, ...]:
        ways = {place for places in roads.values() for place in places}
        return tuple(sorted(w for w in ways if self._group(state, roads, w)))

    def _no_choice(self, state: Hellenes, roads: Roads, ways: tuple[str, ...]) -> bool:
        """One way, and all can go it."""
        return len(ways) == 1 and set(self._group(state, roads, ways[0])) == set(roads)

    def _group(self, state: Hellenes, roads: Roads, dest: str) -> tuple[str, ...]:
        """The selected units if they can all go there together; () if not."""
        able = tuple(u for u in self.picked or roads if dest in roads.get(u, ()))
        if self.picked and able != self.picked:
            return ()
        fight = state.fight_now()
        if dest == fight.place:
            cramped = self.who != fight.aggressor and len(able) > room_inside(state, dest)
            return () if cramped else able
        if state.printed.places[dest].sea and not state.printed.places[fight.place].sea:
            return able if self._embark(state, able) else ()
        return able

    def _embark(self, state: Hellenes, group: tuple[str, ...]) -> bool:
        """8.12b, 6.4d: whether they find room aboard; passengers are taken only if the owner says so."""
        fleets, lands = fleets_of(state, group), lands_of(state, group)
        if lands and not self.picked:
            return False
        return bool(fleets) and stow(state, fleets, lands, self.loads) is not None

    def _loadable(self, state: Hellenes, rest: tuple[str, ...]) -> tuple[str, ...]:
        """5.21: whom the fleet picked last may take aboard."""
        if not any(state.strength[f] > 1 for f in fleets_of(state, self.picked[-1:])):
            return ()
        return tuple(u for u in lands_of(state, rest) if not state.printed.blocks[u].barbarian)

    def pick(self, state: Hellenes, role: str, unit: str) -> None:
        self._select(state, (*self.picked, unit), self.loads)

    def load(self, state: Hellenes, role: str, unit: str) -> None:
        self._select(state, (*self.picked, unit), (*self.loads, (unit, self.picked[-1])))

    def unpick(self, state: Hellenes, role: str) -> None:
        self._select(state, (), ())

    def _select(self, state: Hellenes, picked: tuple[str, ...], loads: Loads) -> None:
        state.become(Fallback(self.who, self.panic, self._alive(state), picked, loads))

    def retreat_to(self, state: Hellenes, role: str, dest: str) -> None:
        self._go(state, self._group(state, self._roads(state), dest), dest)

    def _go(self, state: Hellenes, group: tuple[str, ...], dest: str) -> None:
        fall_back(state, self.who, group, dest, self.loads)
        left = tuple(u for u in self._alive(state) if u not in group)
        state.become(Fallback(self.who, self.panic, left))

    def run(self, state: Hellenes) -> None:
        roads = self._roads(state)
        ways = self._ways(state, roads)
        if ways:
            self._go(state, self._group(state, roads, ways[0]), ways[0])
            return
        if self.panic:
            for unit in self._alive(state):
                _drop(state.fight_now(), self.who, unit)
                into_pool(state, unit)  # 6.4k
                state.log("cut-down", "6.4k", who=self.who, piece=unit)
        state.end()


#: Who retreats without leaving the place of the battle, and the clause.
NOT_FAR: Final = {
    FIELD: ("into-the-city", "6.4g"),
    SORTIE: ("into-the-city", "6.4h"),
    ASSAULT: ("back-to-lines", "6.4h"),
    HOMEWARD: ("beaten-back", "9.31e"),
}


def _drop(fight: Fight, side: str, unit: str) -> None:
    fight.set_line(side, tuple(b for b in fight.line(side) if b != unit))
    fight.routed = tuple(b for b in fight.routed if b != unit)


def fall_back(state: Hellenes, side: str, group: tuple[str, ...], dest: str, loads: Loads = ()) -> None:
    """Move retreating units out of the battle; they cannot fight again this turn (6.4m)."""
    fight = state.fight_now()
    if dest != fight.place:
        _move_off(state, fight, group, dest, loads)
    elif fight.kind == FIELD:
        state.sheltered = (*state.sheltered, *group)
    for unit in group:
        _drop(fight, side, unit)
    state.spent = (*state.spent, *group)
    key, rule = ("fell-back", "6.4c") if dest != fight.place else NOT_FAR[fight.kind]
    where = {"from": fight.place, "to_place": dest}
    state.log(key, rule, who=side, number=len(group), **where)


def _move_off(state: Hellenes, fight: Fight, group: tuple[str, ...], dest: str, loads: Loads) -> None:
    spot, at_sea = state.printed.places[dest], state.printed.places[fight.place].sea
    aboard = tuple(u for u in carried(state, fleets_of(state, group)) if u not in group) if at_sea else ()
    if spot.sea and not at_sea:
        _board(state, group, loads)
    for unit in (*group, *aboard):
        state.put(unit, dest)
        if not spot.sea:
            state.cargo.pop(unit, None)
    if state.printed.high_sea(fight.place, dest):
        _note_flight(state, fight, group, dest)


def _note_flight(state: Hellenes, fight: Fight, group: tuple[str, ...], dest: str) -> None:
    """5.22a: fleets that retreat over the same line are one formation, however they were told to go."""
    flight = Formation(fleets_of(state, group), (fight.place, dest))
    for old in fight.flights:
        if old.path == flight.path:  # the other side never flees where these have gone
            rest = tuple(f for f in fight.flights if f is not old)
            fight.flights = (*rest, old.of((*old.units, *flight.units)))
            return
    fight.flights = (*fight.flights, flight)


def _board(state: Hellenes, group: tuple[str, ...], loads: Loads) -> None:
    """6.4d: ashore everybody may board any fleet; passengers lose steps where they must."""
    fleets, lands = fleets_of(state, group), lands_of(state, group)
    for unit in [u for u, f in state.cargo.items() if f in fleets]:
        del state.cargo[unit]
    for unit, fleet in (stow(state, fleets, lands, loads) or {}).items():
        state.cargo[unit] = fleet
        if state.strength[unit] >= state.strength[fleet]:
            state.strength[unit] = state.strength[fleet] - 1
            note_strength(state, (unit,))


def conclude(state: Hellenes, winner: str, how: str) -> None:
    """14.11: the Prestige of the battle, then storms for those who fled over high seas. Ends the Rounds."""
    fight = state.fight_now()
    loser = foe(winner)
    table = state.printed.tables.prestige
    points = table["triumph"] if how == "triumph" else table["trophy"]
    if loser not in fight.hurt and not state.printed.places[fight.place].sea:
        how, points = "skirmish", 0
    if fight.kind == ASSAULT and winner == fight.aggressor:
        how, points = "stormed", table["assault"]
        take_city(state, winner, fight.place)
    rule = {"triumph": "14.11a", "trophy": "14.11b", "skirmish": "14.11c", "stormed": "14.11e"}[how]
    state.log("battle-over", rule, who=winner, how=how, place=fight.place)
    state.gain(winner, points, rule, how)
    flights = fight.flights
    state.fight = None
    for side in SIDES:
        mix_stacks(state, side)
    state.become(Aftermath(winner, tuple((f.units, f.path) for f in flights)))


@dataclass
class Aftermath(Frame):
    """5.22a: retreats over high-sea lines are tested when they are done. Returns the winner of the battle."""

    winner: str
    flights: tuple[Plain, ...]

    def run(self, state: Hellenes) -> None:
        if not self.flights:
            state.end(self.winner)
            return
        flight = self.flights[0]
        assert isinstance(flight, tuple)
        units, path = flight
        assert isinstance(units, tuple)
        assert isinstance(path, tuple)
        state.become(Aftermath(self.winner, self.flights[1:]))
        fleets = tuple(str(u) for u in units)
        state.call(Storm(state.side(fleets[0]), fleets, str(path[0]), str(path[1])))
