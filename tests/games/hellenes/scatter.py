"""Positions nobody planned: units of both sides scattered over a neighbourhood, with sieges and events.

They are dense on purpose: what stands in the way of a rule happens in one of a few, not once in a campaign.
"""

from __future__ import annotations

from random import Random

from games.hellenes.camp import ATHENS, BLOCKS, SPARTA, Camp, game

SCENARIOS = ("431", "413", "415", "sicily")
PLACES = game().printed.places
NEUTRAL = {
    "431": {"argos", "achaea", "crete", "lydia", "phrygia"},
    "413": {"achaea", "crete", "lydia", "phrygia"},
    "415": {"achaea", "crete", "lydia", "phrygia", "taras", "crotona"},
    "sicily": {"achaea", "crete", "lydia", "phrygia", "taras", "crotona"},
}
CLOSED = {"431": {"sicily", "italy"}, "413": {"sicily", "italy"}}
SHUT = {"messana", "rhegium", "acragas", "gela", "taras", "crotona"}


class Scatter:
    """One position; the same number gives the same."""

    def __init__(self, number: int, scenario: str = "", season: str = "") -> None:
        self.luck = Random(number)
        self.scenario = scenario or self.luck.choice(SCENARIOS)
        self.season = season or self.luck.choice(("spring", "summer", "midsummer", "autumn"))
        self.camp = Camp(self.scenario, self.season, year=self.luck.randrange(3))
        if self.scenario == "415" and self.luck.random() < 0.6:
            self.camp.set(peace=False, renewed=True)
        self.region = self._region()
        self._units()
        self._cargo()
        self._cities()

    def _open(self, place: str) -> bool:
        closed = NEUTRAL[self.scenario] | SHUT
        return place not in closed and PLACES[place].region not in CLOSED.get(self.scenario, set())

    def _region(self) -> list[str]:
        """A dozen or so areas around one of them."""
        free = sorted(p for p in PLACES if self._open(p))
        found = [self.luck.choice(free)]
        for place in found:
            near = [p for p in (*PLACES[place].lands, *PLACES[place].seas) if p in free and p not in found]
            found += near if len(found) < 14 else []
        return found

    def _units(self) -> None:
        ours = [u for u in self.camp.data["blocks"]]
        self.luck.shuffle(ours)
        for unit in ours[: self.luck.randrange(8, 26)]:
            place = self._stand(unit)
            if place:
                self.camp.put(place, **{unit: self.luck.randint(1, BLOCKS[unit].max)})
        self._aliases()

    def _stand(self, unit: str) -> str:
        block = BLOCKS[unit]
        able = [p for p in self.region if self._may_stand(block.fleet, p)]
        if block.sicilian:
            able = [p for p in able if PLACES[p].region == "sicily"]
        return self.luck.choice(able) if able else ""

    def _may_stand(self, fleet: bool, place: str) -> bool:
        spot = PLACES[place]
        return (spot.sea or spot.coastal) if fleet else not spot.sea

    def _aliases(self) -> None:
        for unit, entry in self.camp.data["blocks"].items():
            if "alias" in entry:
                entry["alias"] = f"t{unit}"

    def _cargo(self) -> None:
        """Some fleets at sea carry somebody from the pool."""
        idle = [u for u, e in self.camp.data["blocks"].items() if e["at"] == "pool"]
        idle = [u for u in idle if not BLOCKS[u].fleet and not BLOCKS[u].barbarian]
        for fleet, entry in self.camp.data["blocks"].items():
            spot = PLACES.get(entry["at"])
            mates = [u for u in idle if u[0] == fleet[0]]
            if not BLOCKS[fleet].fleet or spot is None or not spot.sea or entry["cv"] < 2 or not mates:
                continue
            if self.luck.random() < 0.5:
                unit = mates[0]
                idle.remove(unit)
                self.camp.put(spot.id, **{unit: self.luck.randint(1, min(entry["cv"] - 1, BLOCKS[unit].max))})
                self.camp.load(**{unit: fleet})
        self._aliases()

    def _cities(self) -> None:
        """Whoever stands in a city-state holds it or besieges it; where both stand there is a siege."""
        data = self.camp.data
        for place in self.region:
            if not PLACES[place].city:
                self._only_one_side(place)
                continue
            sides = self._sides(place)
            holder = self.luck.choice(sides) if sides and self.luck.random() < 0.4 else data["holder"][place]
            other = SPARTA if holder == ATHENS else ATHENS
            data["holder"][place] = holder
            if holder not in sides and PLACES[place].loyalty != holder:
                data["garrisons"][place] = holder
            if other in sides and self.camp.data["peace"] and PLACES[place].region == "greece":
                self._remove(place, other, 0)
            elif other in sides:
                self._besiege(place, holder, other)
            elif holder in sides and PLACES[place].loyalty != holder and self.luck.random() < 0.5:
                data["garrisons"][place] = holder

    def _sides(self, place: str) -> list[str]:
        units = [u for u, e in self.camp.data["blocks"].items() if e["at"] == place]
        return [side for side in (ATHENS, SPARTA) if any(u[0] == side[0] for u in units)]

    def _only_one_side(self, place: str) -> None:
        """On land and sea: enemies share an area only in a siege."""
        for side in self._sides(place)[1:]:
            self._remove(place, side, 0)

    def _besiege(self, place: str, holder: str, other: str) -> None:
        room = PLACES[place].value * 2
        self._remove(place, holder, room)
        if not PLACES[place].port:
            for unit in [u for u in self._of(place, holder) if BLOCKS[u].fleet]:
                self._away(unit)
        since = self.luck.choice((-1, -1, self.camp.data["season"] + 6 * self.camp.data["year"]))
        self.camp.siege(place, other, since)
        if PLACES[place].loyalty == holder:
            self.camp.data["garrisons"][place] = holder
        else:
            self.camp.data["garrisons"].pop(place, None)
            if not self._of(place, holder):
                self.camp.data["garrisons"][place] = holder

    def _of(self, place: str, side: str) -> list[str]:
        return [u for u, e in self.camp.data["blocks"].items() if e["at"] == place and u[0] == side[0]]

    def _remove(self, place: str, side: str, keep: int) -> None:
        for unit in self._of(place, side)[keep:]:
            self._away(unit)

    def _away(self, unit: str) -> None:
        data = self.camp.data
        for passenger in [u for u, fleet in data["cargo"].items() if fleet == unit]:
            self._away(passenger)
        data["cargo"].pop(unit, None)
        data["blocks"][unit].update(at="pool", cv=0)
        data["blocks"][unit].pop("alias", None)

    def patrols(self) -> None:
        """8.21: who holds a sea, since before or since now."""
        now = self.camp.data["season"] + 6 * self.camp.data["year"]
        for place in self.region:
            for side in self._sides(place) if PLACES[place].sea else ():
                self.camp.patrol(place, side, self.luck.choice((-1, now)))

    def omens(self, role: str) -> None:
        """Now and then an event, a pillaged land, units that have moved."""
        luck = self.luck
        if luck.random() < 0.15:
            self.camp.set(cowed=role)
        if luck.random() < 0.2:
            lands = [p for p in self.region if not PLACES[p].sea and not self._of(p, role)]
            self.camp.set(barred=sorted(luck.sample(lands, min(2, len(lands)))))
        mine = [u for u, e in self.camp.data["blocks"].items() if e["at"] != "pool" and u[0] == role[0]]
        mine = [u for u in mine if e_at(self.camp, u) in PLACES]
        self.camp.set(moved=sorted(u for u in mine if luck.random() < 0.15))

    def acting(self, role: str, actions: int = 0) -> Camp:
        self.patrols()
        self.omens(role)
        return self.camp.acting(role, actions or self.luck.randint(1, 4))


def e_at(camp: Camp, unit: str) -> str:
    return str(camp.data["blocks"][unit]["at"])
