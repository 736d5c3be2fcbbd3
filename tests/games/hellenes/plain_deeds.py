"""Actions, recruits, cards and winter read a second time: what may be done where, asked anew each time."""

from __future__ import annotations

from games.hellenes.plain import Plain
from polemos.games.hellenes.state import Hellenes

GRAIN = ("hellespont", "saronic_gulf", "sea_of_marmara")
HELOTS = ("messenia", "pylos", "sparta")


class Deeds(Plain):
    """One position, from the point of view of one side."""

    def __init__(self, state: Hellenes, side: str) -> None:
        super().__init__(state, side)
        self.now = 6 * state.year + state.season
        #: The winter ways of a unit, one of each kind.
        self.ends: dict[str, list[tuple[str, ...]]] = {}

    def holds(self, place: str) -> bool:
        return self.s.holder.get(place) == self.side

    def affords(self, place: str) -> bool:
        return self.price(place) <= self.s.actions

    # --- 4.2: building ----------------------------------------------------------------------------

    def blockaded(self, port: str) -> bool:
        seas = GRAIN if port == "athens" else (self.places[port].harbour,)
        return any(self.s.patrols[sea][0] == self.other for sea in seas if sea in self.s.patrols)

    def supplied(self, city: str) -> bool:
        """4.2b, 8.21d."""
        if not self.besieged(city):
            return True
        return self.places[city].port and not self.blockaded(city)

    def raised(self, city: str) -> set[str]:
        """4.21a: who gains a step there."""
        mine = [u for u in self.own(city) if self.blocks[u].nation == self.places[city].nation]
        return {u for u in mine if self.s.strength[u] < self.blocks[u].max}

    def builds(self) -> set[str]:
        cities = [p for p in self.places if self.places[p].city and self.holds(p) and self.raised(p)]
        return {p for p in cities if self.supplied(p) and self.affords(p)}

    def posts(self) -> set[str]:
        """4.23: where a garrison may be posted."""
        cities = [p for p in self.places if self.holds(p) and self.places[p].loyalty == self.other]
        empty = [p for p in cities if p not in self.s.garrisons and self.supplied(p) and self.affords(p)]
        return {p for p in empty if any(not self.blocks[u].barbarian for u in self.own(p))}

    # --- 5.5: pillage -----------------------------------------------------------------------------

    def pillages(self) -> set[str]:
        return {city for city in self.s.sieges if self.may_pillage(city)}

    def may_pillage(self, city: str) -> bool:
        s = self.s
        besieger, since = s.sieges[city]
        if besieger != self.side or since >= self.now or s.earthquake == self.side:
            return False
        if self.places[city].loyalty != self.other or city in s.pillaged or not self.affords(city):
            return False
        if any(city in (*f.path[1:], f.target) for f in s.formations):
            return False
        raiders = [u for u in self.own(city) if u not in s.moved]
        return bool(raiders) and self.get_away(city, raiders)

    def outs(self, unit: str, city: str) -> set[str]:
        """5.5b: the areas next door where the unit may go by itself."""
        spot = self.places[city]
        coast = {p for p in spot.lands if self.same_coast(city, p)}
        near = {*spot.seas, *coast} if self.blocks[unit].fleet else set(spot.lands)
        free = {p for p in near if not self.enemies(p) and self.may_stop((unit,), p)}
        return {p for p in free if self.open_to((unit,), city, p) and self.lawful((unit,), p)}

    def get_away(self, city: str, raiders: list[str]) -> bool:
        stranded = [u for u in raiders if not self.outs(u, city)]
        if any(self.blocks[u].fleet or self.blocks[u].barbarian for u in stranded):
            return False
        fleets = [u for u in raiders if self.blocks[u].fleet and self.s.strength[u] > 1]
        return len(stranded) <= len([f for f in fleets if f not in self.s.cargo.values()])

    # --- 4.22: recruits ---------------------------------------------------------------------------

    def admitted(self, unit: str) -> bool:
        """4.22i, 3.1ab, 12.0d."""
        s, block = self.s, self.blocks[unit]
        events = [s.printed.cards[c].event for c in s.in_play]
        if unit == "a37":
            return "athens" not in s.leaders
        if unit[0] == "s" and 41 <= int(unit[1:]) <= 46:
            return "persian_aid" in events
        if block.naval == "E2" and unit[0] == "a" and "no_quarter" in events:
            return False
        return not (s.peace and self.rebels(unit))

    def rebels(self, unit: str) -> bool:
        return bool(self.s.printed.files["nations"][self.blocks[unit].nation]["side"] == self.other)

    def homes(self, unit: str) -> set[str]:
        if not self.admitted(unit):
            return set()
        lands = [p for p in self.places if self.places[p].nation == self.blocks[unit].nation]
        return {p for p in lands if not self.neutral(p) and self.takes(unit, p)}

    def takes(self, unit: str, place: str) -> bool:
        spot, block = self.places[place], self.blocks[unit]
        if self.price(place) > self.s.actions + 1:  # one action is paid before the blocks are drawn
            return False
        if block.barbarian:
            return spot.town and not self.enemies(place)
        if not spot.city or (block.fleet and not spot.seas):
            return False
        if self.holds(place):
            full = self.besieged(place) and len(self.walled(place)) >= self.room(place)
            return self.supplied(place) and not full
        alone = not self.enemies(place) and place not in self.s.garrisons and place not in self.s.sieges
        return self.rebels(unit) and alone

    # --- 5.0b: musters ----------------------------------------------------------------------------

    def comes(self, unit: str, city: str) -> bool:
        """5.0c: by an ordinary move, and without a fight."""
        sailing, start = self.blocks[unit].fleet, self.s.at[unit]
        units = (unit, *self.aboard((unit,)))
        roads = [p for p in self.roads(units, start, self.blocks[unit].move, sailing) if p[-1] == city]
        if self.besieged(city):
            return any(self.slips_in(units, path) for path in roads)
        return bool(roads) and not self.in_the_way(city)

    def sources(self, city: str) -> set[str]:
        areas = [p for p in self.places if p != city and self.free(p)]
        return {p for p in areas if any(self.comes(u, city) for u in self.free(p))}

    # --- 9.21: winter moves -----------------------------------------------------------------------

    def covered(self) -> set[str]:
        """9.0b, 9.213: who has a roof; where it is too small, whoever has moved in."""
        found: set[str] = set()
        going = {u for f in self.s.formations if f.errand == "home" for u in f.units}
        for city in [p for p in self.places if self.holds(p)]:
            lodgers = {u for u in self.own(city) if not self.blocks[u].barbarian and u not in going}
            found |= lodgers if len(lodgers) <= self.room(city) else lodgers & set(self.s.moved)
        return found

    def winter_roads(self, unit: str, city: str) -> list[tuple[str, ...]]:
        """By all that matters of a way: whether it is one step, and by which area it comes in."""
        if unit not in self.ends:
            units = (unit, *self.aboard((unit,)))
            found: dict[tuple[str, str, bool], tuple[str, ...]] = {}
            sailing, limit = self.blocks[unit].fleet, self.blocks[unit].move + 1
            for path in self.roads(units, self.s.at[unit], limit, sailing):
                found[path[-1], path[-2], len(path) == 2] = path
            self.ends[unit] = list(found.values())
        return [path for path in self.ends[unit] if path[-1] == city]

    def unopposed(self, unit: str, path: tuple[str, ...]) -> bool:
        """9.21d: neither into a besieged city by land nor through a blockaded harbour."""
        spot = self.places[path[-1]]
        if path[-2] != spot.harbour:
            return not self.besieged(spot.id)
        if self.enemies(spot.harbour):
            return False
        number = 1 + len(self.aboard((unit,)))
        return not self.besieged(spot.id) or len(self.walled(spot.id)) + number <= self.room(spot.id)

    def at_home(self, unit: str) -> bool:
        place = self.s.at[unit]
        own = self.places[place].nation == self.blocks[unit].nation and self.holds(place)
        return own and unit in self.covered()

    def quarters(self, unit: str) -> tuple[set[str], set[str], set[str]]:
        """9.211, 9.212: where a unit goes for nothing: freely, against besiegers, against blockaders."""
        free: set[str] = set()
        relief: set[str] = set()
        blockade: set[str] = set()
        for city in [p for p in self.places if self.holds(p)]:
            company = (unit, *self.aboard((unit,)))
            home = all(self.places[city].nation == self.blocks[u].nation for u in company)
            for path in self.winter_roads(unit, city):
                if not all(self._may_quarter(u, path) for u in company):
                    continue
                if self.unopposed(unit, path):
                    free.add(city)
                if home and path[-2] == self.places[city].harbour and self.enemies(path[-2]):
                    blockade.add(city)
                elif home and self.besieged(city):
                    relief.add(city)
        return free, relief, blockade

    def _may_quarter(self, unit: str, path: tuple[str, ...]) -> bool:
        """Next door whoever has no roof, home whoever is not there."""
        if self.places[path[-1]].nation == self.blocks[unit].nation and not self.at_home(unit):
            return True
        return len(path) == 2 and unit not in self.covered()

    def lodgings(self, unit: str) -> set[str]:
        """9.214a: where a group of one may go for an action."""
        cities = [p for p in self.places if self.holds(p)]
        return {c for c in cities if any(self.unopposed(unit, p) for p in self.winter_roads(unit, c))}

    # --- 3.1: events ------------------------------------------------------------------------------

    def playable(self, card: str) -> bool:
        """3.1b-3.1e, 10.2b, 12.0b, 12.0c."""
        s, printed = self.s, self.s.printed.cards[card]
        if s.season == 5 or self.side not in printed.players:
            return False
        if s.season == 0 and not printed.new_year:
            return False
        if s.peace and printed.event in ("revolt", "helot_uprising", "persian_aid", "taxes"):
            return False
        return self.works(card) or (self.side == "athens" and self.hopes(card))

    def works(self, card: str) -> bool:
        s, printed = self.s, self.s.printed.cards[card]
        event, dead = printed.event, self.s.athens_plagues >= 2
        if event == "leader":
            return printed.leader_side not in s.leaders and not (dead and printed.leader == "pericles")
        if event == "plague_strikes":
            return not dead and any(self.besieged_units(city) for city in s.sieges)
        if event == "plague_returns":
            return not dead and s.plague_struck and any(s.here(side, c) for c, side in s.holder.items())
        if event == "helot_uprising":
            return any(self.unwatched(c, "sparta") for c in HELOTS)
        if event == "revolt":
            return self.revolts(card)
        return self.works_too(event)

    def works_too(self, event: str) -> bool:
        s = self.s
        if event == "leader_ostracized":
            names = {s.printed.cards[c].leader for c in s.leaders.values()}
            safe = s.athens_pillaged >= 0 and self.now - s.athens_pillaged <= 1
            return bool(names - ({"pericles"} if safe else set()))
        if event == "atrocity":
            return s.leader_value(self.other) == 1
        if event == "civil_war":
            led = "pericles" in {s.printed.cards[c].leader for c in s.leaders.values()}
            cities = [
                c for c in s.holder if c not in s.sieges and c not in s.civil_war and not self.neutral(c)
            ]
            return bool(set(cities) - ({"athens"} if led else set()))
        if s.season == 0:
            return True
        if event == "treachery":
            return any(side == self.side and since < self.now for side, since in s.sieges.values())
        if event == "hunger":
            return any(not self.places[c].port or self.cut_off(c) for c in s.sieges)
        return True

    def besieged_units(self, city: str) -> tuple[str, ...]:
        besieger = self.s.sieges[city][0]
        return self.s.here("sparta" if besieger == "athens" else "athens", city)

    def cut_off(self, port: str) -> bool:
        seas = GRAIN if port == "athens" else (self.places[port].harbour,)
        besieger = self.s.sieges[port][0]
        return any(self.s.patrols[sea][0] == besieger for sea in seas if sea in self.s.patrols)

    def unwatched(self, city: str, side: str) -> bool:
        """3.12f: a city of this side without unit or garrison."""
        empty = not self.own(city) and not self.enemies(city) and city not in self.s.garrisons
        return self.s.holder.get(city) == side and empty

    def revolts(self, card: str) -> bool:
        """3.12, 13.3: the region named; by extension those in rebellion; Persian Aid weakens it."""
        s, printed = self.s, self.s.printed.cards[card]
        events = [s.printed.cards[c].event for c in s.in_play]
        aid, taxes = events.count("persian_aid"), events.count("taxes")
        if aid >= 3 or (aid == 2 and not taxes):
            return False
        regions = {printed.region}
        if printed.extension and not aid:
            regions |= {r for r, cs in s.printed.regions.items() if any(s.holder[c] == "sparta" for c in cs)}
        return any(self.unwatched(c, "athens") for r in regions for c in s.printed.regions[r])

    def hopes(self, card: str) -> bool:
        """3.1s, 3.3e: an event of Sparta, which comes first, may still bring about the condition."""
        s, printed = self.s, self.s.printed.cards[card]
        wanted = {
            "leader": "leader_ostracized",
            "leader_ostracized": "leader",
            "atrocity": "leader",
            "plague_returns": "plague_strikes",
        }.get(printed.event)
        gone = printed.event == "plague_returns" or printed.leader == "pericles"
        if wanted is None or (gone and s.athens_plagues >= 2):
            return False
        table = {*s.in_play, *s.leaders.values(), *s.removed, *s.discard}
        borders = s.printed.scenarios[s.scenario]["cards"]["borders"]
        hidden = [c for c in s.printed.cards.values() if c.border in borders and c.id not in table]
        return any(c.event == wanted for c in hidden)
