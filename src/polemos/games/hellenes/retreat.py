"""6.4, 6.41, 14.11: leaving a battle: harassment by cavalry, where to go, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.book import SIDES, foe
from polemos.games.hellenes.control import capacity, controls, owner, take_city
from polemos.games.hellenes.front import Front, Leave
from polemos.games.hellenes.march import carried, fleets_of, lands_of, loading
from polemos.games.hellenes.secrecy import into_pool, mix_stacks, note_strength
from polemos.games.hellenes.state import GARRISON, Fight, Formation, Hellenes
from polemos.games.hellenes.weather import Storm


def real(blocks: tuple[str, ...]) -> tuple[str, ...]:
    """The units among the combatants: garrisons never retreat (6.4l)."""
    return tuple(b for b in blocks if b != GARRISON)


def can_retreat(state: Hellenes, side: str) -> bool:
    """6.4: whether anybody of this side has somewhere to go."""
    units = real(state.fight_now().line(side))
    return any(refuges(state, side, u) for u in units)


def refuges(state: Hellenes, side: str, unit: str) -> tuple[str, ...]:
    """6.4c-6.4k: where this unit may retreat; the battle's own place means the city or the siege lines."""
    fight = state.fight_now()
    if side == fight.aggressor:
        return _for_aggressor(state, fight, side, unit)
    if fight.kind == "assault":
        return _from_the_walls(state, fight, side, unit)
    return _for_defender(state, fight, side, unit)


def _for_aggressor(state: Hellenes, fight: Fight, side: str, unit: str) -> tuple[str, ...]:
    if fight.kind in ("assault", "sortie", "home"):
        return (fight.place,)  # 6.4h, 9.31e (units on their way home are demobilised afterwards)
    if not fight.origin:
        return _for_defender(state, fight, side, unit)
    if not _takes(state, side, unit, fight.origin):
        return ()
    return (fight.origin,)


def _from_the_walls(state: Hellenes, fight: Fight, side: str, unit: str) -> tuple[str, ...]:
    """6.4i: port fleets, with passengers, to a harbour free of enemies."""
    harbour = state.book.places[fight.place].harbour
    if not harbour or state.here(foe(side), harbour):
        return ()
    return (harbour,) if _takes(state, side, unit, harbour) else ()


def _for_defender(state: Hellenes, fight: Fight, side: str, unit: str) -> tuple[str, ...]:
    found: list[str] = []
    spot = state.book.places[fight.place]
    fleet = state.book.blocks[unit].fleet
    if may_shelter(state, side, unit, fight.place):
        found.append(fight.place)
    if fleet and fight.landing:
        return tuple(found)  # 6.4j, 6.6b
    near = (*spot.seas, *(spot.lands if spot.sea else spot.shore)) if fleet else (*spot.lands, *spot.seas)
    found += [p for p in near if _open(state, fight, side, p) and _takes(state, side, unit, p)]
    return tuple(sorted(found))


def _open(state: Hellenes, fight: Fight, side: str, place: str) -> bool:
    """6.4f: not where the enemy came from, nor where he is or what he controls."""
    return (
        place not in fight.origins and not state.here(foe(side), place) and owner(state, place) != foe(side)
    )


def _takes(state: Hellenes, side: str, unit: str, place: str) -> bool:
    """6.4c, 6.4d: somewhere the unit could move to; land units at sea need a fleet of their own."""
    spot = state.book.places[place]
    fight = state.fight_now()
    if not Leave(Front(state, side), (unit,)).enter(spot, fight.place):
        return False
    if not spot.sea or state.book.blocks[unit].fleet:
        return True
    fleets = fleets_of(state, real(fight.line(side)))
    return not state.book.blocks[unit].barbarian and any(state.cv[f] > 1 for f in fleets)


def may_shelter(state: Hellenes, side: str, unit: str, place: str) -> bool:
    """6.4g, 7.1: into one's own city, within capacity, fleets only into a port."""
    spot = state.book.places[place]
    if not spot.city or not controls(state, side, place) or (state.book.blocks[unit].fleet and not spot.port):
        return False
    if place in state.sieges and state.sieges[place][0] == side:
        return False
    inside = sum(1 for u in state.sheltered if state.at[u] == place)
    return inside < capacity(state, place)


@dataclass
class Fallback(Frame):
    """6.4c: the retreating units go, together or apart; without a selection all who can go there."""

    side: str
    panic: bool
    left: tuple[str, ...]
    picked: tuple[str, ...] = ()

    def _alive(self, state: Hellenes) -> tuple[str, ...]:
        line = state.fight_now().line(self.side)
        return tuple(u for u in self.left if u in line)

    def _group(self, state: Hellenes, dest: str) -> tuple[str, ...]:
        pool = self.picked or self._alive(state)
        able = tuple(u for u in pool if dest in refuges(state, self.side, u))
        place = state.fight_now().place
        if dest == place and self.side != state.fight_now().aggressor:
            return self._sheltering(state, able, place)
        if not state.book.places[dest].sea or state.book.places[place].sea:
            return able
        fleets = fleets_of(state, able)
        return (*fleets, *_fit(state, fleets, lands_of(state, able)))

    def _sheltering(self, state: Hellenes, able: tuple[str, ...], place: str) -> tuple[str, ...]:
        inside = sum(1 for u in state.sheltered if state.at[u] == place)
        strongest = sorted(able, key=lambda u: (-state.cv[u], u))
        return tuple(strongest[: max(0, capacity(state, place) - inside)])

    def _ways(self, state: Hellenes) -> tuple[str, ...]:
        pool = self.picked or self._alive(state)
        ways = {p for u in pool for p in refuges(state, self.side, u)}
        return tuple(sorted(w for w in ways if self._group(state, w)))

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        if self.picked:
            return (self.side,)
        return (self.side,) if len(self._ways(state)) > 1 else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {"retreat_to": self._ways(state)}
        rest = tuple(sorted(u for u in self._alive(state) if u not in self.picked))
        if rest:
            choices["pick"] = rest
        if self.picked:
            choices["unpick"] = ALONE
        if not choices["retreat_to"]:
            del choices["retreat_to"]
        return Prompt("fall-back", "6.4c", choices, {"place": state.fight_now().place})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        alive = self._alive(state)
        if verb == "pick":
            state.become(Fallback(self.side, self.panic, alive, (*self.picked, str(arg))))
        elif verb == "unpick":
            state.become(Fallback(self.side, self.panic, alive))
        else:
            self._go(state, str(arg))

    def _go(self, state: Hellenes, dest: str) -> None:
        group = self._group(state, dest)
        fall_back(state, self.side, group, dest)
        left = tuple(u for u in self._alive(state) if u not in group)
        state.become(Fallback(self.side, self.panic, left))

    def run(self, state: Hellenes) -> None:
        ways = self._ways(state)
        if ways:
            self._go(state, ways[0])
            return
        if self.panic:
            for unit in self._alive(state):
                _drop(state.fight_now(), self.side, unit)
                into_pool(state, unit)  # 6.4k
                state.log("cut-down", "6.4k", who=self.side, piece=unit)
        state.end()


def _fit(state: Hellenes, fleets: tuple[str, ...], lands: tuple[str, ...]) -> tuple[str, ...]:
    """As many passengers as there are fleets to carry them, the strongest first."""
    room = sum(1 for f in fleets if state.cv[f] > 1)
    return tuple(sorted(lands, key=lambda u: (-state.cv[u], u))[:room])


def _drop(fight: Fight, side: str, unit: str) -> None:
    fight.set_line(side, tuple(b for b in fight.line(side) if b != unit))
    fight.routed = tuple(b for b in fight.routed if b != unit)


def fall_back(state: Hellenes, side: str, group: tuple[str, ...], dest: str) -> None:
    """Move retreating units out of the battle; they cannot fight again this turn (6.4m)."""
    fight = state.fight_now()
    spot = state.book.places[dest]
    if dest == fight.place:
        if fight.kind == "field":
            state.sheltered = (*state.sheltered, *group)
    else:
        aboard = tuple(u for u in carried(state, fleets_of(state, group)) if u not in group)
        if spot.sea:
            _board(state, group)
        for unit in (*group, *(aboard if state.book.places[fight.place].sea else ())):
            state.put(unit, dest)
            if not spot.sea:
                state.cargo.pop(unit, None)
        if state.book.high_sea(fight.place, dest):
            fight.flights = (*fight.flights, Formation(fleets_of(state, group), (fight.place, dest)))
    for unit in group:
        _drop(fight, side, unit)
    state.spent = (*state.spent, *group)
    state.log("fell-back", "6.4c", who=side, number=len(group), to_place=dest)


def _board(state: Hellenes, group: tuple[str, ...]) -> None:
    """6.4d: ashore everybody may board any fleet; passengers lose steps where they must."""
    fleets, lands = fleets_of(state, group), lands_of(state, group)
    if not state.book.places[state.fight_now().place].sea:
        for unit in [u for u, f in state.cargo.items() if u in lands or f in fleets]:
            del state.cargo[unit]
    for unit, fleet in (loading(state, fleets, lands) or {}).items():
        state.cargo[unit] = fleet
        if state.cv[unit] >= state.cv[fleet]:
            state.cv[unit] = state.cv[fleet] - 1
            note_strength(state, (unit,))


def conclude(state: Hellenes, winner: str, how: str) -> None:
    """14.11: the Prestige of the battle, then storms for those who fled over high seas. Ends the Rounds."""
    fight = state.fight_now()
    loser = foe(winner)
    table = state.book.tables.prestige
    points = table["triumph"] if how == "triumph" else table["trophy"]
    if how == "trophy" and loser not in fight.hurt and not state.book.places[fight.place].sea:
        how, points = "skirmish", 0
    if fight.kind == "assault" and winner == fight.aggressor:
        points = table["assault"]
        take_city(state, winner, fight.place)
    state.log("battle-over", "14.11a", who=winner, how=how, place=fight.place)
    rule = {"triumph": "14.11a", "trophy": "14.11b", "skirmish": "14.11c"}[how]
    state.gain(winner, points, rule, how)
    flights = fight.flights
    state.fight = None
    for side in SIDES:
        mix_stacks(state, side)
    state.become(Aftermath(winner, loser, tuple((f.units, f.path[1]) for f in flights)))


@dataclass
class Aftermath(Frame):
    """5.22a: retreats over high-sea lines are tested when they are done. Returns the winner of the battle."""

    winner: str
    loser: str
    flights: tuple[Plain, ...]

    def run(self, state: Hellenes) -> None:
        if not self.flights:
            state.end(self.winner)
            return
        flight = self.flights[0]
        assert isinstance(flight, tuple)
        units, place = flight
        assert isinstance(units, tuple)
        state.become(Aftermath(self.winner, self.loser, self.flights[1:]))
        fleets = tuple(str(u) for u in units)
        state.call(Storm(state.side(fleets[0]), fleets, str(place)))
