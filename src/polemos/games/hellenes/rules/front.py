"""1.31, 5.4, 12.0, 15: what a formation may enter, where it must stop and where it may end."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellenes.printed import ATHENS, Block, Place, foe
from polemos.games.hellenes.state import Hellenes

CORCYRA: Final = "corcyra"
OVERSEAS: Final[tuple[str, ...]] = ("sicily", "italy")

#: 15.3j, 15.4j: the campaigns in which Persia may open.
AIDED: Final[tuple[str, ...]] = ("413", "415")

NO_NATIONS: Final[frozenset[str]] = frozenset()

NEUTRAL: Final = Barrier("neutral", "1.31c")
PERSIA_CLOSED: Final = Barrier("persia-closed", "13.2b")
SICILIANS_STAY: Final = Barrier("sicilians-stay", "15.2k")
NO_EXPEDITION: Final = Barrier("no-expedition", "15.4d")
PILLAGED_NOW: Final = Barrier("pillaged-now", "5.5d")
PEACE_ABROAD: Final = Barrier("peace-abroad", "12.0e")
PEACE_LOST_CITY: Final = Barrier("peace-lost-city", "12.0f")
PEACE_SEA: Final = Barrier("peace-sea", "12.0g")
AUGURY: Final = Barrier("augury-no-attack", "3.1q")


def shut(state: Hellenes) -> frozenset[str]:
    """1.31c: neutral areas; Persia opens with Persian Aid (13.2b), Gela when its unit leaves (15.2b)."""
    key = (state.scenario, state.count("persian_aid") > 0, state.gela_open)
    known = state.printed.shut.get(key)
    if known is None:
        known = frozenset(p for p in state.printed.places if _neutral(state, p))
        state.printed.shut[key] = known
    return known


def _neutral(state: Hellenes, place: str) -> bool:
    spot = state.printed.places[place]
    if not spot.sea and state.printed.neutral_nation(spot.nation):
        return True
    neutral = state.printed.scenarios[state.scenario]["neutral"]
    if spot.region == "persia":
        return "persia" in neutral and not state.count("persian_aid")
    if place == "gela" and state.gela_open:
        return False
    return place in neutral or spot.region in neutral or (spot.nation in neutral and spot.nation != "gela")


def why_shut(state: Hellenes, spot: Place) -> Barrier:
    """1.31c, 13.2b: what keeps everybody out of a neutral area."""
    return PERSIA_CLOSED if spot.region == "persia" and state.scenario in AIDED else NEUTRAL


def expedition_ok(state: Hellenes, block: Block) -> bool:
    """15.4d: who may go to Italy and Sicily in 415 and 414."""
    if block.side != ATHENS or state.scenario != "415" or block.sicilian or state.bc not in (415, 414):
        return True
    return block.id in state.printed.expeditions["415"]["first" if state.bc == 415 else "second"]


def waiting(state: Hellenes) -> frozenset[str]:
    """15.2d, 15.4d: the second expedition waits in Athens until 414 (in 415: or renewed war)."""
    if state.year > 0 or state.renewed:
        return NO_NATIONS
    return state.printed.expeditions[state.scenario]["second"]


class Front:
    """What limits every move of a side at one moment; built once for all the formations of a question."""

    def __init__(self, state: Hellenes, side: str) -> None:
        printed = state.printed
        self.state = state
        self.side = side
        self.shut = shut(state)
        self.peace = state.peace
        self.winter = state.winter
        self.augury = state.augury == side
        #: Whether own blocks are shut up in some city.
        self.besieged = False
        #: 5.4a: where enemy units stand in the open, one bit per place.
        self.foes = state.presence[foe(side)]
        for city, siege in state.sieges.items():
            if siege[0] == side:
                self.foes &= ~printed.place_bits[city]
            else:
                self.besieged = True
        #: Where they stop a move; 12.0g, 9.21c: not in Greece under the Peace, nowhere in winter.
        self.stops = 0 if self.winter else self.foes & ~printed.greece if self.peace else self.foes
        self.barred = 0
        for place in state.barred:
            self.barred |= printed.place_bits[place]
        #: Whether nothing but the map and the enemy limits a move.
        self.plain = not (self.peace or self.winter or self.barred or self.augury)

    def quiet(self, spot: Place) -> bool:
        """5.4a: areas where enemies are simply passed."""
        return self.winter or (self.peace and spot.region == "greece")


class Leave:
    """What a formation of these units may enter, and where it may end."""

    def __init__(self, front: Front, units: tuple[str, ...]) -> None:
        state = front.state
        blocks = state.printed.blocks
        self.front = front
        self.number = len(units)
        self.sicilian = False
        self.overseas_ok = True
        restricted = state.scenario == "415"
        for unit in units:
            block = blocks[unit]
            self.sicilian = self.sicilian or block.sicilian
            if restricted and not expedition_ok(state, block):
                self.overseas_ok = False
        #: Whose they are; it matters only under the Peace.
        self.nations = frozenset([blocks[u].nation for u in units]) if front.peace else NO_NATIONS

    def closed(self, spot: Place, start: Place) -> Barrier | None:
        """What never changes during a turn: neutral areas, Sicilians, expeditions (15)."""
        if spot.id in self.front.shut:
            return why_shut(self.front.state, spot)
        if self.sicilian and spot.region != "sicily":
            return SICILIANS_STAY
        free = self.overseas_ok or spot.region not in OVERSEAS or start.region in OVERSEAS
        return None if free else NO_EXPEDITION

    def enter(self, spot: Place, start: str) -> bool:
        """Whether the formation may set foot (or keel) there at all."""
        return self.closed(spot, self.front.state.printed.places[start]) is None and self.now(spot)

    def now(self, spot: Place) -> bool:
        return self.forbidden(spot) is None

    def forbidden(self, spot: Place) -> Barrier | None:
        """What the moment forbids: besides laws a bad augury (3.1q), where somebody stands in the way."""
        front = self.front
        if front.augury and front.stops & spot.bit:
            return AUGURY
        return self.unlawful(spot)

    def unlawful(self, spot: Place) -> Barrier | None:
        """5.5d, 12.0e: no pillaged city-state, no foreign soil under the Peace."""
        front = self.front
        if front.barred & spot.bit:
            return PILLAGED_NOW
        if front.peace and spot.region == "greece" and not spot.sea:
            return self._abroad(spot)
        return None

    def _abroad(self, spot: Place) -> Barrier | None:
        """12.0e: national territory only, and no city the enemy holds."""
        front = self.front
        if front.state.holder.get(spot.id) == foe(front.side):
            return PEACE_LOST_CITY
        if front.side == ATHENS and spot.nation == CORCYRA:
            return None
        return None if len(self.nations) == 1 and spot.nation in self.nations else PEACE_ABROAD

    def end(self, spot: Place) -> bool:
        return self.no_end(spot) is None

    def no_end(self, spot: Place) -> Barrier | None:
        """Why the move may not end there; where winter leads is another question (9.21)."""
        front = self.front
        if front.peace and spot.region == "greece" and spot.sea:
            return None if self._home_sea(spot.id) else PEACE_SEA
        return None

    def _home_sea(self, sea: str) -> bool:
        """12.0g, 12.0i, 12.0j: seas next to national territory (for Athens next to Corcyra too)."""
        home = self.front.state.printed.home_seas
        if self.front.side == ATHENS and sea in home[CORCYRA]:
            return True
        return all(sea in home[nation] for nation in self.nations)

    def hostile_homes(self) -> tuple[str, ...]:
        """12.0e: cities of the units' own nation, or of Corcyra, that the enemy holds."""
        state, other = self.front.state, foe(self.front.side)
        lands = [p for nation in sorted({*self.nations, CORCYRA}) for p in state.printed.land_of[nation]]
        return tuple([p for p in lands if state.holder.get(p) == other])
