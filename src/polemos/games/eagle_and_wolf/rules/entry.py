"""3.13-3.14: entering territories: tests of attitude, the Consul Urb, and what invasions start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.printed import EPIRUS, GAULS, MAMERTINES, ROME, SPRING, SUMMER, WINTER
from polemos.games.eagle_and_wolf.rules import sides
from polemos.games.eagle_and_wolf.rules.attitude import dares
from polemos.games.eagle_and_wolf.rules.engagement import Engage
from polemos.games.eagle_and_wolf.rules.levy import HOSTS, defenders, gauls
from polemos.games.eagle_and_wolf.rules.sides import calls_up, opponents, wage
from polemos.games.eagle_and_wolf.state import Campaign


def coming(state: Campaign, counter: str, place: str) -> tuple[bool, tuple[str, ...]]:
    """2.0h, 3.14a, 8.3f: whether the army may come, or try to, without beginning a war, and against whom it
    may begin one (9.0e); who may not seek battle comes only where nobody would be met."""
    if not urban(state, counter, place):
        return False, ()
    nation = state.nation(counter)
    peace, struck = sides.coming(state, nation, place)
    if barred(state, counter) is None:
        return peace, struck
    if state.time == WINTER and calls_up(state, place) and not state.allied(nation, state.control[place]):
        return False, ()
    quiet = tuple([other for other in struck if not opponents(state, nation, place, other)])
    return peace and not state.enemies_at(nation, place), quiet


#: 9.0e: each way to go, and the same way to begin a war.
AGAINST: Final = {"enter": "attack", "sail": "sail_against", "strait": "strait_against"}
WAYS: Final = {hostile: way for way, hostile in AGAINST.items()}

#: 9.0e: nobody of that nation is there, nor is the land its own.
NOT_THERE: Final = Barrier("nation-not-there", "9.0e")
NO_WAR_IN_WINTER: Final = Barrier("no-war-in-winter", "2.0h")
BAD_OMEN: Final = Barrier("bad-omen", "8.3f")


def barred(state: Campaign, counter: str) -> Barrier | None:
    """2.0h, 8.3f: who may not seek battle: nobody in winter, no army under a bad omen."""
    if state.time == WINTER:
        return NO_WAR_IN_WINTER
    return BAD_OMEN if state.armies[counter].omen else None


def urban(state: Campaign, counter: str, place: str) -> bool:
    """3.14a: the Consul Urb enters Roman land, or land that borders two Roman territories."""
    if counter != "consul_urb" or state.control[place] == ROME:
        return True
    return sum(state.control[t] == ROME for t in state.printed.land[place]) >= 2


def try_enter(state: Campaign, counter: str, place: str, cost: int, struck: str) -> None:
    """3.13a-c: a test against an enemy army; the points are spent either way."""
    if not stirs(state, counter):
        return
    state.lift(counter, "12.3c")
    passed = passes(state, counter, place, struck)
    army = state.edit(counter)
    army.pm, army.acted = max(0, army.pm - (cost if passed else 1)), 1
    if passed:
        start, army.at, army.inside, army.entered, army.sailed = army.at, place, 0, 1, 0
        state.log("enters", "3.12a", leader=counter, **{"from": start}, to_place=place)
        arrive(state, counter, struck)


def stirs(state: Campaign, counter: str) -> bool:
    """8.3j: an apathetic army moves on 5 or 6 only; one roll, which costs nothing."""
    if state.armies[counter].apathy != 1:
        return True
    die = state.die("8.3j", state.nation(counter))
    state.edit(counter).apathy = 2 if die >= 5 else 3
    state.log("stirs" if die >= 5 else "stays_idle", "8.3j", leader=counter, die=die, number=5)
    return die >= 5


def passes(state: Campaign, counter: str, place: str, struck: str) -> bool:
    """3.13a-b: the test of an army that would meet an enemy."""
    if not needs_test(state, counter, place, struck):
        return True
    return dares(state, counter, "3.13a", place, *bonus(state, state.nation(counter), place))


def needs_test(state: Campaign, counter: str, place: str, struck: str) -> bool:
    """3.13a: no test is needed where nobody would be met, nor by 3.13d."""
    nation = state.nation(counter)
    return bool(opponents(state, nation, place, struck)) and not tarentum(state, nation, place)


def bonus(state: Campaign, nation: str, place: str) -> tuple[int, int]:
    """3.13b: own territory, own capital."""
    return int(state.control.get(place) == nation), int(state.printed.capital[nation] == place)


def tarentum(state: Campaign, nation: str, place: str) -> bool:
    """3.13d: spring and summer 280, Epirotes into Lucania."""
    return nation == EPIRUS and place == "lucania" and state.year == 280 and state.time in (SPRING, SUMMER)


def arrive(state: Campaign, counter: str, struck: str) -> None:
    """9.0e, 11.1g, 13: what an arrival starts; then the enemies there are engaged."""
    nation, place = state.nation(counter), state.armies[counter].at
    if nation == GAULS:
        ravage(state, place, counter)
    wage(state, nation, place, struck)
    owner = state.control[place]
    called = invade(state, nation, place, owner) if state.at_war(nation, owner) else []
    state.call(Engage(counter, place, (), struck if struck != owner else ""))
    for frame in called:
        state.call(frame)


def ravage(state: Campaign, place: str, counter: str) -> None:
    """10.3a-c: scorched until the end of winter."""
    if place not in state.ravaged:
        state.ravaged = tuple(sorted((*state.ravaged, place)))
        state.log("ravaged", "10.3a", leader=counter, place=place)


def invade(state: Campaign, nation: str, place: str, owner: str) -> list[Frame]:
    """13.1a, 13.2a, 13.3c-d, 13.4a: what the invasion of an enemy's land calls up."""
    if nation == EPIRUS and state.province_of(place) == "sicilia":
        state.sicily_invaded = 1
    if nation == EPIRUS and place == "messina" and owner == MAMERTINES:
        messina(state)
    if owner == GAULS:
        home = any(c in state.armies and state.armies[c].at == place for c in HOSTS)
        return [] if home else gauls(state)
    return defenders(state, place) if calls_up(state, place) else []


@dataclass
class Strike(Frame):
    """9.0e: several nations might be attacked by coming: which one is meant."""

    counter: str
    place: str
    #: How the army comes: `attack`, `sail_against` or `strait_against`.
    way: str

    def ask(self, state: Campaign) -> Ask:
        able = coming(state, self.counter, self.place)[1]
        ask = Ask(state.player(self.counter), "strike", "9.0e", {"leader": self.counter, "place": self.place})
        return ask.pick("strike", able, self.strike)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"strike": Gate("side", self.why_not_strike)}

    def why_not_strike(self, state: Campaign, who: str, side: str | None) -> Barrier | None:
        """9.0e: who is there, or owns the land, and is neither enemy nor friend for good."""
        if side is None or side in coming(state, self.counter, self.place)[1]:
            return None
        nation = state.nation(self.counter)
        there = sides.others_at(state, nation, self.place)
        if side != state.control[self.place] and side not in there:
            return NOT_THERE.of(place=self.place)
        return sides.no_new_war(state, nation, side)

    def strike(self, state: Campaign, role: str, nation: str) -> None:
        state.end((self.way, self.place, nation))


def messina(state: Campaign) -> None:
    """13.4a: the Roman player takes the Mamertines over; the alliance fell with the war (13.3c)."""
    if state.seats[MAMERTINES] == state.seats[EPIRUS]:
        state.seats[MAMERTINES] = state.seats[ROME]
        state.reveal()  # the new player reads the sheet
        state.log("changes_hands", "13.4a", side=MAMERTINES, who=state.seats[ROME])
