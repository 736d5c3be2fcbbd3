"""8.3, 13.3: the twelve random events, and alliances offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import NOBODY, Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.eagle_and_wolf.levy import gauls
from polemos.games.eagle_and_wolf.losses import lose
from polemos.games.eagle_and_wolf.retreat import Surrender
from polemos.games.eagle_and_wolf.state import Campaign, Pair, pair
from polemos.games.eagle_and_wolf.world import CARTHAGE, EPIRUS, GAULS, MAMERTINES, ROME, SPRING

PLAGUE: Final[tuple[str, ...]] = ("italia", "graecia_magna", "sicilia")


def events(state: Campaign) -> None:
    """2.0j, 8.12a, 8.3b: one roll for each player, in the order of the previous turn."""
    state.storms = ("z1", "z2") if state.year == 280 and state.time == SPRING else ()
    players = tuple(dict.fromkeys(state.seats[n] for n in state.order))
    second = ("rome_2",) if state.scenario.endswith("_6") else ()
    state.call(Events((*players, *second)))
    for offer in offers(state):
        state.call(Alliance(offer, ()))


def offers(state: Campaign) -> tuple[Pair, ...]:
    """13.3c-d: the two alliances that may be formed."""
    able = [pair(MAMERTINES, EPIRUS)] if not state.at_war(MAMERTINES, EPIRUS) else []
    if state.sicily_invaded and not state.at_war(ROME, CARTHAGE):
        able.append(pair(ROME, CARTHAGE))
    return tuple(p for p in able if p not in state.allies)


@dataclass
class Alliance(Frame):
    """13.3c-d: both must want it."""

    nations: tuple[str, str]
    answers: tuple[str, ...]

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.seats[self.nations[len(self.answers)]],) if self._open() else NOBODY

    def _open(self) -> bool:
        return len(self.answers) < 2 and "refuse" not in self.answers

    def prompt(self, state: Campaign, role: str) -> Prompt:
        own, foe = self.nations[len(self.answers)], self.nations[1 - len(self.answers)]
        return Prompt("alliance", "13.3c", {"refuse": ALONE, "ally": ALONE}, {"side": own, "foe": foe})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        alone = state.seats[self.nations[0]] == state.seats[self.nations[1]]
        state.become(Alliance(self.nations, (verb, verb) if alone else (*self.answers, verb)))

    def run(self, state: Campaign) -> None:
        if self.answers == ("ally", "ally"):
            state.allies = (*state.allies, pair(*self.nations))
            state.log("allied", "13.3c", side=self.nations[0], foe=self.nations[1])
        state.end()


@dataclass
class Events(Frame):
    """8.3a: each player rolls a d12."""

    left: tuple[str, ...]

    def run(self, state: Campaign) -> None:
        if not self.left:
            state.end()
            return
        role = self.left[0]
        state.become(Events(self.left[1:]))
        happen(state, role, state.roll_d12("8.3a", role))


def own_armies(state: Campaign, role: str) -> tuple[str, ...]:
    return tuple(c for c in sorted(state.armies) if state.player(c) == role)


def happen(state: Campaign, role: str, event: int) -> None:
    """8.3: what the number means; 6 and 11 mean nothing."""
    state.log("event", "8.3a", side=role, event=f"e{event}")
    among = candidates(state, role, event)
    if among:
        state.call(Choose(role, event, among))
    elif event == 1:
        zone = f"z{state.die('8.3c', role)}"
        state.storms = tuple(sorted({*state.storms, zone}))
    elif event == 3:
        state.horses = (*state.horses, role)
    elif event in (5, 8):
        for counter in own_armies(state, role):
            if event == 5:
                state.edit(counter).unsupplied = 1
            else:
                state.edit(counter).apathy = 1
    elif event == 7:
        raid(state)
    elif event == 12:
        plague(state, PLAGUE[(state.die("8.3n", role) - 1) // 2])


def candidates(state: Campaign, role: str, event: int) -> tuple[str, ...]:
    """8.3d, f, k, l: what the player may choose among."""
    if event in (2, 4):
        return own_armies(state, role)
    if event == 9:
        return betrayed(state, role)
    return spied(state, role) if event == 10 else ()


def raid(state: Campaign) -> None:
    """8.3o: once in a game."""
    if not state.raided:
        state.raided = 1
        for frame in gauls(state):
            state.call(frame)


def betrayed(state: Campaign, role: str) -> tuple[str, ...]:
    """8.3l: own territories with an enemy army in them; Gauls conquer nothing (8.3s)."""
    own = (t for t in state.world.territories if state.seats[state.control[t]] == role)
    return tuple(t for t in own if conquerors(state, t))


def conquerors(state: Campaign, place: str) -> list[str]:
    """The nations with an army there that are at war with the controller."""
    foes = {state.nation(c) for c in state.enemies_at(state.control[place], place)}
    return sorted(foes - {GAULS})


def spied(state: Campaign, role: str) -> tuple[str, ...]:
    """8.3k: enemy armies in or beside the territory of an own army."""
    near = {
        t
        for c in own_armies(state, role)
        for t in (state.armies[c].at, *state.world.land[state.armies[c].at])
    }
    return tuple(c for c in sorted(state.armies) if state.player(c) != role and state.armies[c].at in near)


def plague(state: Campaign, province: str) -> None:
    """8.3n: two elements of every army there, four of besieged ones."""
    for counter in sorted(state.armies):
        army = state.armies[counter]
        if state.province_of(army.at) == province:
            lose(state, counter, 4 if state.besieged(counter) else 2, "8.3n")


@dataclass
class Choose(Frame):
    """8.3b: the player chooses among all he runs (or may spy upon)."""

    role: str
    event: int
    among: tuple[str, ...]

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (self.role,) if len(self.among) > 1 else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        verb = "territory" if self.event == 9 else "army"
        choices: Choices = {verb: self.among}
        return Prompt("event", "8.3b", choices, {"event": f"e{self.event}"})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        self._done(state, str(arg))

    def run(self, state: Campaign) -> None:
        self._done(state, self.among[0])

    def _done(self, state: Campaign, chosen: str) -> None:
        state.end()
        if self.event == 2:
            lose(state, chosen, (state.die("8.3d", self.role) + 1) // 2, "8.3d")
        elif self.event == 4:
            state.edit(chosen).omen = 1
        elif self.event == 9:
            treason(state, chosen)
        else:
            number = len(state.armies[chosen].elements)
            state.told[self.role] = (chosen, number)
            state.reveal()
            state.log("spies", "8.3k", to=self.role, leader=chosen, number=number)


def treason(state: Campaign, place: str) -> None:
    """8.3l-m: the city goes over; who was shut in it leaves as after a surrender."""
    owner = state.control[place]
    to = conquerors(state, place)[0]
    shut = [c for c in state.armies_at(place) if state.nation(c) == owner and state.armies[c].inside]
    state.sieges.pop(place, None)
    state.take(place, to, "8.3l")
    for counter in shut:
        state.call(Surrender(counter))


def clear_markers(state: Campaign) -> None:
    """2.0g: storms, horses, omens, hunger and apathy end with the turn."""
    state.storms, state.horses, state.told = (), (), {}
    for counter in list(state.armies):
        army = state.armies[counter]
        if army.omen or army.unsupplied or army.apathy:
            army = state.edit(counter)
            army.omen = army.unsupplied = army.apathy = 0
