"""3.13-3.14: entering territories: tests of attitude, the Consul Urb, and what invasions start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Prompt
from polemos.games.eagle_and_wolf.engage import Engage
from polemos.games.eagle_and_wolf.levy import HOSTS, defenders, gauls
from polemos.games.eagle_and_wolf.state import Campaign, Pair, pair
from polemos.games.eagle_and_wolf.world import (
    CARTHAGE,
    EPIRUS,
    GAULS,
    MAMERTINES,
    ROME,
    SPRING,
    SUMMER,
    WINTER,
)

#: 13.3c-d: alliances that were formed and may be broken; those of 13.3a-b may not.
BREAKABLE: Final[tuple[Pair, ...]] = (pair(EPIRUS, MAMERTINES), pair(CARTHAGE, ROME))


def may_enter(state: Campaign, counter: str, place: str) -> bool:
    """2.0h, 3.14a, 8.3f: whether the army may even try."""
    nation, winter = state.nation(counter), state.time == WINTER
    if (winter or state.armies[counter].omen) and state.enemies_at(nation, place):
        return False
    if winter and not _peaceful(state, nation, place):
        return False
    return counter != "consul_urb" or urban(state, place)


def _peaceful(state: Campaign, nation: str, place: str) -> bool:
    """In winter nobody begins a war."""
    owner = state.control[place]
    return owner != GAULS and (state.allied(nation, owner) or state.at_war(nation, owner))


def urban(state: Campaign, place: str) -> bool:
    """3.14a: Roman land, or land that borders two Roman territories."""
    if state.control[place] == ROME:
        return True
    return sum(state.control[t] == ROME for t in state.world.land[place]) >= 2


def try_enter(state: Campaign, counter: str, place: str, cost: int) -> None:
    """3.13a-c: a test against an enemy army; the points are spent either way."""
    if not _stirs(state, counter):
        return
    passed = _passes(state, counter, place)
    army = state.edit(counter)
    army.pm, army.acted = max(0, army.pm - (cost if passed else 1)), 1
    if passed:
        army.at, army.inside, army.entered = place, 0, 1
        state.log("enters", "3.12a", leader=counter, place=place)
        arrive(state, counter)


def _stirs(state: Campaign, counter: str) -> bool:
    """8.3j: an apathetic army moves on 5 or 6 only; one roll."""
    if state.armies[counter].apathy != 1:
        return True
    stirs = state.die("8.3j", state.player(counter)) >= 5
    state.edit(counter).apathy = 2 if stirs else 3
    return stirs


def _passes(state: Campaign, counter: str, place: str) -> bool:
    nation = state.nation(counter)
    if not state.enemies_at(nation, place) or tarentum(state, nation, place):
        return True
    die = state.die("3.13a", state.player(counter))
    return die <= state.armies[counter].attitude + bonus(state, nation, place)


def bonus(state: Campaign, nation: str, place: str) -> int:
    """3.13b: own territory, own capital."""
    return int(state.control[place] == nation) + int(state.world.capital[nation] == place)


def tarentum(state: Campaign, nation: str, place: str) -> bool:
    """3.13d: spring and summer 280, Epirotes into Lucania."""
    return nation == EPIRUS and place == "lucania" and state.year == 280 and state.time in (SPRING, SUMMER)


def arrive(state: Campaign, counter: str) -> None:
    """9.0e, 13: what an arrival starts; then the enemies there are engaged."""
    nation, place = state.nation(counter), state.armies[counter].at
    owner = state.control[place]
    if nation == GAULS:
        ravage(state, place)
    if state.time != WINTER and pair(nation, owner) in BREAKABLE and pair(nation, owner) in state.allies:
        state.call(Guest(counter))
        return
    called = [] if state.allied(nation, owner) else invade(state, nation, place, owner)
    if called or state.enemies_at(nation, place):
        state.call(Engage(counter, place, (), ""))
    for frame in called:
        state.call(frame)


def ravage(state: Campaign, place: str) -> None:
    """10.3a-c: scorched until the end of winter."""
    if place not in state.ravaged:
        state.ravaged = tuple(sorted((*state.ravaged, place)))
        state.log("ravaged", "10.3a", place=place)


def invade(state: Campaign, nation: str, place: str, owner: str) -> list[Frame]:
    """13.1a, 13.2a, 13.3c-d, 13.4a, 15.12b: wars, and the armies that an invasion calls up."""
    state.declare(nation, owner)
    if nation == EPIRUS and state.province_of(place) == "sicilia":
        state.sicily_invaded = 1
    if nation == EPIRUS and place == "messina":
        messina(state)
    if owner == GAULS:
        home = any(c in state.armies and state.armies[c].at == place for c in HOSTS)
        return [] if home else gauls(state)
    return defenders(state, place) if owner == EPIRUS and state.province_of(place) == "epirus" else []


@dataclass
class Guest(Frame):
    """13.3c-d: in the land of an ally of one's own choice: as a friend, or to break the alliance (9.0e)."""

    counter: str

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.player(self.counter),)

    def prompt(self, state: Campaign, role: str) -> Prompt:
        place = state.armies[self.counter].at
        return Prompt(
            "guest",
            "13.3c",
            {"as_friend": ALONE, "as_enemy": ALONE},
            {"leader": self.counter, "place": place, "side": state.control[place]},
        )

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        nation, place = state.nation(self.counter), state.armies[self.counter].at
        state.end()
        if verb == "as_enemy":
            state.declare(nation, state.control[place])
        called = invade(state, nation, place, state.control[place]) if verb == "as_enemy" else []
        if called or state.enemies_at(nation, place):
            state.call(Engage(self.counter, place, (), ""))
        for frame in called:
            state.call(frame)


def messina(state: Campaign) -> None:
    """13.3c, 13.4a: no alliance any more, and the Roman player takes the Mamertines over."""
    state.allies = tuple(p for p in state.allies if p != pair(EPIRUS, MAMERTINES))
    if state.seats[MAMERTINES] == state.seats[EPIRUS]:
        state.seats[MAMERTINES] = state.seats[ROME]
        state.reveal()  # the new player reads the sheet
        state.log("changes_hands", "13.4a", side=MAMERTINES)
