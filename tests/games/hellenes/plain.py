"""Moves and retreats read a second time, slowly: every road is walked area by area, every rule asked anew.

The rules proper keep charts, bits and short cuts. This reading has none; where the two differ, one of them is
wrong (`test_plain.py` compares them on positions nobody planned).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from games.hellenes.camp import ATHENS, SPARTA
from games.hellenes.scatter import NEUTRAL, SHUT
from polemos.games.hellenes.state import Hellenes

OVERSEAS = ("sicily", "italy")
#: 15.2, 15.4: neutral lands of the campaigns in the west, and seas nobody is kept from.
WESTERN = {"sicily", "415"}


class Plain:
    """One position, from the point of view of one side."""

    def __init__(self, state: Hellenes, side: str) -> None:
        self.s, self.side = state, side
        self.other = SPARTA if side == ATHENS else ATHENS
        self.places, self.blocks = state.printed.places, state.printed.blocks
        #: Ways that have been walked before, in the same position.
        self.known: dict[tuple[object, ...], set[tuple[str, ...]]] = {}

    # --- what stands where ------------------------------------------------------------------------

    def own(self, place: str) -> list[str]:
        return sorted(u for u, at in self.s.at.items() if at == place and u[0] == self.side[0])

    def enemies(self, place: str) -> list[str]:
        return sorted(u for u, at in self.s.at.items() if at == place and u[0] == self.other[0])

    def besieged(self, place: str) -> bool:
        return place in self.s.sieges and self.s.sieges[place][0] == self.other

    def besieging(self, place: str) -> bool:
        return place in self.s.sieges and self.s.sieges[place][0] == self.side

    def in_the_way(self, place: str) -> bool:
        """5.4a: enemies in the open; 9.21c, 12.0g: passed in winter, and in Greece under the Peace."""
        if self.s.season == 5 or (self.s.peace and self.places[place].region == "greece"):
            return False
        return bool(self.enemies(place)) and not self.besieging(place)

    # --- where somebody may be at all -------------------------------------------------------------

    def neutral(self, place: str) -> bool:
        """1.31c, 13.2b, 15."""
        s, spot = self.s, self.places[place]
        if spot.region == "persia":
            aid = [c for c in s.in_play if s.printed.cards[c].event == "persian_aid"]
            return not aid
        if s.scenario in WESTERN:
            if place == "gela":
                return not s.gela_open
            return place in NEUTRAL[s.scenario] or place in SHUT
        if spot.region == "sicily":
            return True
        return place in NEUTRAL[s.scenario] or (spot.region == "italy" and not spot.sea)

    def open_to(self, units: Iterable[str], start: str, place: str) -> bool:
        """15.2k, 15.4d: what never changes during a turn."""
        spot = self.places[place]
        if self.neutral(place):
            return False
        for unit in units:
            if self.blocks[unit].sicilian:
                if spot.region != "sicily":
                    return False
            elif self._no_expedition(unit) and spot.region in OVERSEAS and not self.overseas(start):
                return False
        return True

    def overseas(self, place: str) -> bool:
        return self.places[place].region in OVERSEAS

    def _no_expedition(self, unit: str) -> bool:
        s = self.s
        if s.scenario != "415" or unit[0] == "s":
            return False
        year = 415 - s.year
        wanted = {415: "first", 414: "second"}.get(year)
        return wanted is not None and unit not in s.printed.expeditions["415"][wanted]

    def lawful(self, units: Iterable[str], place: str) -> bool:
        """5.5d, 12.0e."""
        s, spot = self.s, self.places[place]
        if place in s.barred:
            return False
        if not s.peace or spot.region != "greece" or spot.sea:
            return True
        if s.holder.get(place) == self.other:
            return False
        nations = {self.blocks[u].nation for u in units}
        return nations == {spot.nation} or (self.side == ATHENS and spot.nation == "corcyra")

    def may_stop(self, units: Iterable[str], place: str) -> bool:
        """12.0g: under the Peace a fleet ends in Greece off its own coast."""
        spot = self.places[place]
        if not self.s.peace or spot.region != "greece" or not spot.sea:
            return True
        shores = [self.places[p].nation for p in spot.lands]
        if self.side == ATHENS and "corcyra" in shores:
            return True
        return all(self.blocks[u].nation in shores for u in units)

    # --- roads ------------------------------------------------------------------------------------

    def steps(self, here: str, start: str, sailing: bool) -> Iterator[str]:
        """5.1, 5.2: the areas one step on."""
        spot = self.places[here]
        if not sailing:
            yield from spot.lands if not self.besieged(start) else ()
        elif here == start and not spot.sea:
            yield from (spot.harbour,) if self.besieged(here) and spot.port else ()
            if not self.besieged(here):
                yield from spot.seas
                yield from [p for p in spot.lands if self.same_coast(here, p)]
        elif spot.sea:
            yield from (*spot.seas, *spot.lands)

    def same_coast(self, one: str, two: str) -> bool:
        """5.1d: a common sea, or two that touch."""
        seas = self.places[two].seas
        return any(a == b or b in self.places[a].seas for a in self.places[one].seas for b in seas)

    def roads(self, units: tuple[str, ...], start: str, limit: int, sailing: bool) -> set[tuple[str, ...]]:
        """Every way of at most so many steps, that comes by no area twice."""
        key = (units, start, limit, sailing)
        if key not in self.known:
            found: set[tuple[str, ...]] = set()
            edge: list[tuple[str, ...]] = [(start,)]
            for _ in range(limit):
                edge = [(*path, on) for path in edge for on in self.onward(units, path, sailing)]
                found.update(edge)
            self.known[key] = found
        return self.known[key]

    def onward(self, units: tuple[str, ...], path: tuple[str, ...], sailing: bool) -> list[str]:
        here, start = path[-1], path[0]
        if here != start and self.in_the_way(here):
            return []
        on = [p for p in self.steps(here, start, sailing) if p not in path]
        return [p for p in on if self.may_enter(units, (*path, p))]

    def may_enter(self, units: tuple[str, ...], path: tuple[str, ...]) -> bool:
        place = path[-1]
        if not self.open_to(units, path[0], place) or not self.lawful(units, place):
            return False
        if self.s.augury != self.side or not self.in_the_way(place):
            return True
        return self.slips_in(units, path)

    def slips_in(self, units: tuple[str, ...], path: tuple[str, ...]) -> bool:
        """5.2c, 3.1q: into one's own besieged port, by its harbour, if there is room."""
        spot = self.places[path[-1]]
        if not self.besieged(spot.id) or not spot.port or path[-2] != spot.harbour:
            return False
        if self.enemies(spot.harbour):
            return False
        return len(self.walled(spot.id)) + len(units) <= self.room(spot.id)

    def walled(self, city: str) -> list[str]:
        """7.2: those inside; who came this turn and did not slip in stands before the walls."""
        outside: list[str] = []
        for formation in self.s.formations:
            harbour = self.places[city].harbour
            inside = formation.errand == "sally" or (
                not formation.errand and len(formation.path) > 1 and formation.path[-2] == harbour
            )
            if formation.path[-1] == city and not inside:
                outside += formation.units
        return [u for u in self.own(city) if u not in outside]

    def room(self, city: str) -> int:
        spot = self.places[city]
        if self.s.peace and spot.region == "greece":
            return 3 * spot.value
        return 12 if city == "thebes" and self.s.renewed else 2 * spot.value

    def reach(self, units: tuple[str, ...], start: str, sailing: bool) -> tuple[set[str], set[str]]:
        """5.0a, 5.3a: where these may go, and where by force."""
        moves = [self.blocks[u].move for u in units if self.blocks[u].fleet or not sailing]
        limit = min(moves)
        roads = self.roads(units, start, limit + 1, sailing)
        ends = {path for path in roads if self.may_stop(units, path[-1])}
        normal = {path[-1] for path in ends if len(path) <= limit + 1}
        forced: set[str] = set()
        for path in ends:
            if path[-1] in normal or len(path) <= limit + 1:
                continue
            quiet = self.s.peace and self.places[path[-1]].region == "greece"
            if quiet:
                normal.add(path[-1])
            elif len(path) < 3 or self.may_stop(units, path[-2]):
                forced.add(path[-1])
        return normal, forced - normal

    # --- who goes ---------------------------------------------------------------------------------

    def free(self, place: str) -> list[str]:
        """5.0e: who may still move."""
        s = self.s
        if s.earthquake == self.side:
            return []
        units = [u for u in self.own(place) if u not in s.moved and u not in s.cargo]
        if place == "athens" and s.scenario in WESTERN and s.year == 0 and not s.renewed:
            units = [u for u in units if u not in s.printed.expeditions[s.scenario]["second"]]
        if self.besieged(place) and not any(self.blocks[u].fleet for u in units):
            return []
        return units

    def aboard(self, fleets: Iterable[str]) -> list[str]:
        return sorted(u for u, f in self.s.cargo.items() if f in set(fleets))

    def price(self, place: str) -> int:
        """15.2i: double in neutral Sicily."""
        s = self.s
        if s.scenario not in WESTERN or self.places[place].region != "sicily":
            return 1
        return 1 if 0 <= s.sicily_since < 6 * s.year + s.season else 2

    def best_load(self, units: list[str]) -> tuple[str, ...]:
        """All fleets of a group with the strongest land units that fit without losing a step."""
        fleets = [u for u in units if self.blocks[u].fleet]
        laden = set(self.s.cargo.values())
        room = sorted((self.s.strength[f] for f in fleets if f not in laden), reverse=True)
        chosen: list[str] = []
        lands = [u for u in units if not self.blocks[u].fleet and not self.blocks[u].barbarian]
        for unit in sorted(lands, key=lambda u: -self.s.strength[u]):
            if room and self.s.strength[unit] < room[0]:
                chosen.append(unit)
                del room[0]
        return (*fleets, *chosen, *self.aboard(fleets)) if fleets else ()

    def loadable(self, fleet: str, units: list[str]) -> set[str]:
        """5.21: whom a fleet takes aboard: one Greek land unit, if it can be weaker than the fleet."""
        if fleet in self.s.cargo.values() or self.s.strength[fleet] < 2:
            return set()
        return {u for u in units if not self.blocks[u].fleet and not self.blocks[u].barbarian}

    def ways(self, units: tuple[str, ...], start: str, dest: str, limit: int, sailing: bool) -> set[str]:
        """5.41a: by which areas these may come at an enemy; straight, if he is next door."""
        roads = [path for path in self.roads(units, start, limit, sailing) if path[-1] == dest]
        found = {path[-2] for path in roads}
        return {start} if start in found else found

    def lines(self, path: tuple[str, ...]) -> int:
        """5.22a: how many high-sea lines a way crosses."""
        crossed = [frozenset(pair) for pair in pairwise(path)]
        return sum(1 for pair in crossed if self.s.printed.high_sea(*sorted(pair)))

    # --- retreats ---------------------------------------------------------------------------------

    def owner(self, place: str) -> str:
        """1.4: the besieger, else the occupant, else who holds the city."""
        if place in self.s.sieges:
            return self.s.sieges[place][0]
        if self.own(place) or self.enemies(place):
            return self.side if self.own(place) else self.other
        return self.s.holder.get(place, "")

    def refuges(self, unit: str) -> set[str]:
        """6.4: where a unit may retreat to; the battle's own place is the city, or the siege lines."""
        fight = self.s.fight_now()
        attacks = self.side == fight.aggressor
        if attacks and fight.kind in ("assault", "sortie", "home"):
            return {fight.place}
        if attacks and fight.origin:
            return {fight.origin} if self.safe(fight.origin) and self.takes_in(unit, fight.origin) else set()
        if fight.kind == "assault":
            harbour = self.places[fight.place].harbour
            if not harbour or self.enemies(harbour) or not self.takes_in(unit, harbour):
                return set()
            return {harbour}
        return self._field_refuges(unit)

    def _field_refuges(self, unit: str) -> set[str]:
        fight, fleet = self.s.fight_now(), self.blocks[unit].fleet
        spot = self.places[fight.place]
        found = {fight.place} if self.shelters(unit, fight.place) else set()
        if fleet and fight.landing:
            return found
        coast = [p for p in spot.lands if spot.sea or self.same_coast(fight.place, p)]
        near = {*spot.seas, *(coast if fleet else spot.lands)} - set(fight.origins)
        return found | {p for p in near if self.safe(p) and self.takes_in(unit, p)}

    def safe(self, place: str) -> bool:
        """6.4f: no enemy there, and not his."""
        return not self.enemies(place) and self.owner(place) != self.other

    def shelters(self, unit: str, place: str) -> bool:
        """6.4g, 7.1."""
        spot = self.places[place]
        if not spot.city or self.s.holder.get(place) != self.side:
            return False
        if self.blocks[unit].fleet and not spot.port:
            return False
        return self.space(place) > 0

    def space(self, place: str) -> int:
        return self.room(place) - len([u for u in self.s.sheltered if self.s.at[u] == place])

    def takes_in(self, unit: str, place: str) -> bool:
        """6.4c, 6.4d: where the unit could move; land units at sea need a fleet of their own line."""
        fight, block = self.s.fight_now(), self.blocks[unit]
        if not self.open_to((unit,), fight.place, place) or not self.lawful((unit,), place):
            return False
        if not self.places[place].sea or block.fleet:
            return True
        if block.barbarian or (fight.landing and self.side != fight.aggressor):
            return False
        line = fight.aggressors if self.side == fight.aggressor else fight.defenders
        fleets = [u for u in line if u != "garrison" and self.blocks[u].fleet and self.s.strength[u] > 1]
        return any(self.open_to((f,), fight.place, place) and self.lawful((f,), place) for f in fleets)
