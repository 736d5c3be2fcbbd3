"""3.12, 13.3, 3.1i: revolts of Athens' subjects and of the helots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PLACE, Barrier, Gates
from polemos.games.hellenes.printed import ATHENS, SIDES, SPARTA, Card
from polemos.games.hellenes.reasons.cities import no_city
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.state import Hellenes

HELOT_CITIES: Final[tuple[str, ...]] = ("messenia", "pylos", "sparta")


NO_SUBJECT: Final = Barrier("no-subject", "3.12a")
OTHER_REGION: Final = Barrier("other-region", "3.12c")
SAME_REGION: Final = Barrier("same-region", "3.12f")
NOT_EMPTY: Final = Barrier("not-empty", "3.12f")
REVOLTED: Final = Barrier("revolted-already", "3.12f")
NO_HELOTS: Final = Barrier("no-helots-there", "3.1i")
HELOTS_WATCHED: Final = Barrier("helots-watched", "3.1i")


def why_no_revolt(state: Hellenes, city: str, side: str) -> Barrier | None:
    """3.12f: not held by the side against which it would rise, or somebody watches it."""
    if state.holder.get(city) != side:
        return REVOLTED
    return None if empty(state, city) else NOT_EMPTY


def empty(state: Hellenes, city: str) -> bool:
    """3.12f: no unit and no garrison of either side."""
    return city not in state.garrisons and not any(state.here(side, city) for side in SIDES)


def rebellious(state: Hellenes, region: str) -> tuple[str, ...]:
    """The cities of a region that could revolt."""
    cities = state.printed.regions[region]
    return tuple(c for c in cities if why_no_revolt(state, c, ATHENS) is None)


def revolt_regions(state: Hellenes, card: Card) -> tuple[str, ...]:
    """3.12c, 3.12d, 13.3: the region named, and by extension those already in rebellion."""
    aid = state.count("persian_aid")
    if aid >= 3 or (aid == 2 and not state.count("taxes")):
        return ()
    regions = {card.region}
    if card.extension and aid == 0:
        regions |= {r for r, cities in state.printed.regions.items() if any(_held(state, c) for c in cities)}
    return tuple(sorted(r for r in regions if rebellious(state, r)))


def _held(state: Hellenes, city: str) -> bool:
    """1.33d: a city in Spartan hands puts its region in rebellion."""
    return state.holder[city] == SPARTA


def revolt_count(state: Hellenes) -> int:
    """3.12e, 13.3b: the revolt itself (not with two Persian Aids) and one per tax card."""
    taxes = state.count("taxes")
    return taxes if state.count("persian_aid") == 2 else 1 + taxes


def revolt_possible(state: Hellenes, card: Card) -> bool:
    return bool(revolt_regions(state, card))


def helot_cities(state: Hellenes) -> tuple[str, ...]:
    """3.1i: an empty city of the helots that Sparta still controls."""
    return tuple(c for c in HELOT_CITIES if why_no_revolt(state, c, SPARTA) is None)


@dataclass
class Revolt(Frame):
    """3.12: Spartan garrisons appear; tax revolts follow in the region of the first."""

    card: str
    region: str = ""
    placed: int = 0

    def _cities(self, state: Hellenes) -> tuple[str, ...]:
        if self.placed >= revolt_count(state):
            return ()
        card = state.printed.cards[self.card]
        regions = (self.region,) if self.region else revolt_regions(state, card)
        return tuple(sorted(c for r in regions for c in rebellious(state, r)))

    def ask(self, state: Hellenes) -> Ask | None:
        cities = self._cities(state)
        if not cities:
            return None
        ask = Ask(SPARTA, "revolt", "3.12e" if self.placed else "3.12a").pick("revolt", cities, self.rise)
        return ask.alone("done", self.stop, ENDS) if self.placed else ask

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"revolt": Offer(self, state, who).gate("revolt", PLACE, self.why_not_rise)}

    def why_not_rise(self, state: Hellenes, who: str, city: str | None) -> Barrier | None:
        if city is None:
            return None
        if city not in state.printed.region_of:
            return no_city(state, city) or NO_SUBJECT
        barrier = why_no_revolt(state, city, ATHENS)
        return barrier or (SAME_REGION.of(region=self.region) if self.region else OTHER_REGION)

    def rise(self, state: Hellenes, role: str, city: str) -> None:
        state.garrisons[city] = SPARTA
        state.holder[city] = SPARTA
        state.log("revolt", "3.12a", place=city)
        state.become(Revolt(self.card, state.printed.region_of[city], self.placed + 1))

    def stop(self, state: Hellenes, role: str) -> None:
        state.end()

    def run(self, state: Hellenes) -> None:
        state.end()


@dataclass
class Uprising(Frame):
    """3.1i: the helots rise: an Athenian garrison appears in Laconia or Messenia."""

    def ask(self, state: Hellenes) -> Ask:
        return Ask(ATHENS, "uprising", "3.1i").pick("revolt", helot_cities(state), self.rise)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"revolt": Offer(self, state, who).gate("revolt", PLACE, self.why_not_rise)}

    def why_not_rise(self, state: Hellenes, who: str, city: str | None) -> Barrier | None:
        return HELOTS_WATCHED if city in HELOT_CITIES else NO_HELOTS

    def rise(self, state: Hellenes, role: str, city: str) -> None:
        state.garrisons[city] = ATHENS
        state.holder[city] = ATHENS
        state.log("uprising", "3.1i", place=city)
        state.end()
