"""1.3-1.4, 7.2-7.3, 8.21: who controls what, capacity, sieges laid and lifted, blockades."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellenes.printed import ATHENS, SIDES, foe
from polemos.games.hellenes.secrets.knowledge import mix_stacks
from polemos.games.hellenes.state import Hellenes

#: 8.22: the three seas with a grain symbol.
GRAIN: Final[tuple[str, ...]] = ("hellespont", "saronic_gulf", "sea_of_marmara")

#: Later than any season.
SINCE_EVER: Final = 1 << 30

BESIEGED_SITE: Final = Barrier("besieged-site", "4.2b")
BLOCKADED_SITE: Final = Barrier("blockaded-site", "8.21d")


def controls(state: Hellenes, side: str, city: str) -> bool:
    """1.4: whether the side controls this city."""
    return state.holder.get(city) == side


def owner(state: Hellenes, place: str) -> str:
    """1.4: who controls an area: its occupant, else the holder of its city; "" for nobody."""
    for side in SIDES:
        if state.here(side, place):
            return side
    return state.holder.get(place, "")


def besieged(state: Hellenes, side: str, place: str) -> bool:
    """7.2: whether this side's blocks there are shut up in the city."""
    siege = state.sieges.get(place)
    return siege is not None and siege[0] != side


def blocked_by(state: Hellenes, side: str, place: str) -> bool:
    """5.4a: whether unbesieged enemy units stand there."""
    other = foe(side)
    return bool(state.stacks[other].get(place)) and not besieged(state, other, place)


def capacity(state: Hellenes, city: str) -> int:
    """1.3a: twice the value; three times in Greece under the Peace; Thebes 12 once war is renewed."""
    place = state.printed.places[city]
    table = state.printed.tables.capacity
    if state.peace and place.region == "greece":
        return place.value * table["peace"]
    if city == "thebes" and state.renewed:
        return table["thebes_after_renewal"]
    return place.value * table["war"]


def blockaders(state: Hellenes, port: str) -> tuple[str, ...]:
    """8.21b, 8.22a: the seas whose possession blockades this port."""
    return GRAIN if port == ATHENS else (state.printed.places[port].harbour,)


def blockaded(state: Hellenes, port: str, side: str, before: int = SINCE_EVER) -> bool:
    """8.21: whether the enemy of `side` blockades its port, and has done so since before a season."""
    other = foe(side)
    for sea in blockaders(state, port):
        patrol = state.patrols.get(sea)
        if patrol is not None and patrol[0] == other and patrol[1] < before:
            return True
    return False


def why_not_build_at(state: Hellenes, side: str, city: str) -> Barrier | None:
    """4.2b, 8.21d: not in a besieged inland city, nor in a port besieged and blockaded."""
    if not besieged(state, side, city):
        return None
    if not state.printed.places[city].port:
        return BESIEGED_SITE
    return BLOCKADED_SITE if blockaded(state, city, side) else None


def lay_siege(state: Hellenes, besieger: str, city: str) -> None:
    """7.2b: the siege is laid; a loyal city shows its garrison (7.3a)."""
    state.sieges[city] = (besieger, state.now)
    other = foe(besieger)
    if state.printed.places[city].loyalty == other:
        state.garrisons[city] = other
    state.log("siege-laid", "7.2b", who=besieger, place=city)


def lay_sieges(state: Hellenes, side: str) -> None:
    """5.1c: whoever stands in a province whose city the enemy controls besieges it."""
    for city in sorted(state.stacks[side]):
        if state.holder.get(city) == foe(side) and city not in state.sieges:
            lay_siege(state, side, city)


def take_city(state: Hellenes, side: str, city: str) -> None:
    """The city falls to a side."""
    state.holder[city] = side
    state.sieges.pop(city, None)
    state.garrisons.pop(city, None)
    state.log("city-taken", "1.4b", who=side, place=city)


def refresh(state: Hellenes) -> None:
    """1.4a: after every action and combat phase."""
    _lift_sieges(state)
    _revert(state)
    _watch_seas(state)
    for side in SIDES:
        mix_stacks(state, side)


def _lift_sieges(state: Hellenes) -> None:
    """7.3: without besiegers the siege is over; automatic garrisons go, posted ones stay."""
    for city, (besieger, _) in sorted(state.sieges.items()):
        if not state.here(besieger, city):
            del state.sieges[city]
            if state.garrisons.get(city) == state.printed.places[city].loyalty:
                del state.garrisons[city]
            state.log("siege-lifted", "7.3a", place=city)


def _revert(state: Hellenes) -> None:
    """1.4f: a conquest without unit or garrison returns to its loyal side."""
    loyalty = state.printed.loyalty
    for city in sorted([c for c, side in state.holder.items() if side != loyalty[c]]):
        side, loyal = state.holder[city], loyalty[city]
        if not state.here(side, city) and state.garrisons.get(city) != side:
            state.holder[city] = loyal
            state.sieges.pop(city, None)
            state.log("city-reverts", "1.4f", who=loyal, place=city)


def _watch_seas(state: Hellenes) -> None:
    """8.21: which side's fleets hold each sea, and since when.

    Whoever held it keeps it while his fleets are there, however often he is attacked; anybody else
    has to be alone.
    """
    held: dict[str, tuple[str, int]] = {}
    for side in SIDES:
        for place in state.stacks[side]:
            spot = state.printed.places.get(place)
            if spot is None or not spot.sea:
                continue
            old = state.patrols.get(place)
            if old is not None and old[0] == side:
                held[place] = old
            elif not state.here(foe(side), place):
                held[place] = (side, state.now)
    state.patrols = held
