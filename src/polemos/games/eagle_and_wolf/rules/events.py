"""8.3, 13.3: the twelve random events, and alliances offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note
from polemos.games.eagle_and_wolf.printed import CARTHAGE, EPIRUS, GAULS, MAMERTINES, ROME, SPRING
from polemos.games.eagle_and_wolf.rules.levy import gauls
from polemos.games.eagle_and_wolf.rules.losses import lose
from polemos.games.eagle_and_wolf.rules.retreat import at_sea, go_over
from polemos.games.eagle_and_wolf.state import Campaign, Pair, pair

#: 8.3: the events by their number; 6 and 11 mean nothing.
STORM: Final = 1
DESERTION: Final = 2
HORSE: Final = 3
OMEN: Final = 4
HUNGER: Final = 5
NEWS: Final[tuple[int, ...]] = (6, 11)
RAID: Final = 7
APATHY: Final = 8
TREASON: Final = 9
SPIES: Final = 10
PLAGUE: Final = 12
#: 8.3n: where the plague rages, two faces of the die each.
STRICKEN: Final[tuple[str, ...]] = ("italia", "graecia_magna", "sicilia")

NOT_YOURS: Final = Barrier("event-not-yours", "8.3b")
SPY_ON_OWN: Final = Barrier("spy-on-own", "8.3k")
SPY_ON_FRIEND: Final = Barrier("spy-on-friend", "8.3k")
SPY_TOO_FAR: Final = Barrier("spy-too-far", "8.3k")
NOT_YOUR_LAND: Final = Barrier("not-your-land", "8.3l")
NOBODY_AT_THE_GATES: Final = Barrier("nobody-at-the-gates", "8.3l")
GAULS_TAKE_NOTHING: Final = Barrier("gauls-take-nothing", "8.3s")
NO_ENEMY_AT_THE_GATES: Final = Barrier("no-enemy-at-the-gates", "8.3m")


def events(state: Campaign) -> None:
    """2.0j, 8.12a, 8.3b: one roll for each player, in the order of the previous turn."""
    state.storms = ("z1", "z2") if state.year == 280 and state.time == SPRING else ()
    players = tuple(dict.fromkeys(role for n in state.order for role in state.players_of(n)))
    state.call(Events(players))
    for offer in offers(state):
        state.call(Alliance(offer, ()))


def offers(state: Campaign) -> tuple[Pair, ...]:
    """13.3c-d: the two alliances that may be formed."""
    able = [pair(MAMERTINES, EPIRUS)] if not state.at_war(MAMERTINES, EPIRUS) else []
    if state.sicily_invaded and not state.at_war(ROME, CARTHAGE):
        able.append(pair(ROME, CARTHAGE))
    return tuple(p for p in able if p not in state.allies)


def voices(state: Campaign, nations: tuple[str, str]) -> tuple[str, ...]:
    """13.3c-d: everybody who plays one of two nations; one player with both is asked once."""
    return tuple(dict.fromkeys([role for nation in nations for role in state.players_of(nation)]))


@dataclass
class Alliance(Frame):
    """13.3c-d: all who play the two nations must want it."""

    nations: tuple[str, str]
    answers: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        asked = voices(state, self.nations)
        if "refuse" in self.answers or len(self.answers) == len(asked):
            return None
        who = asked[len(self.answers)]
        own, foe = self._sides(state, who)
        ask = Ask(who, "alliance", "13.3c", {"side": own, "foe": foe})
        return ask.alone("refuse", self.refuse, DECLINES).alone("ally", self.ally)

    def _sides(self, state: Campaign, role: str) -> tuple[str, str]:
        """Whom a role speaks for, and with whom he would be allied."""
        return self.nations if state.runs(role, self.nations[0]) else (self.nations[1], self.nations[0])

    def refuse(self, state: Campaign, role: str) -> None:
        own, foe = self._sides(state, role)
        state.log("no_alliance", "13.3c", side=own, foe=foe)
        state.become(Alliance(self.nations, (*self.answers, "refuse")))

    def ally(self, state: Campaign, role: str) -> None:
        state.become(Alliance(self.nations, (*self.answers, "ally")))

    def run(self, state: Campaign) -> None:
        if "refuse" not in self.answers:
            state.make_allies(*self.nations, "13.3c")
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
    elif event == STORM:
        storm(state, role)
    elif event == HORSE:
        state.horses = (*state.horses, role)
    elif event in (HUNGER, APATHY):
        afflict(state, role, event)
    elif event == RAID:
        raid(state)
    elif event == PLAGUE:
        plague(state, role)
    elif event not in NEWS:
        state.log("no_event", "8.3b", side=role, event=f"e{event}")


def storm(state: Campaign, role: str) -> None:
    """8.3c: the die names the zone."""
    die = state.die("8.3c", role)
    state.storms = tuple(sorted({*state.storms, f"z{die}"}))
    state.log("storm", "8.3c", die=die, zone=f"z{die}")


def afflict(state: Campaign, role: str, event: int) -> None:
    """8.3g, 8.3i: hunger or apathy in all his armies."""
    armies = own_armies(state, role)
    for counter in armies:
        if event == HUNGER:
            state.edit(counter).unsupplied = 1
        else:
            state.edit(counter).apathy = 1
    if armies:
        key, rule = ("hunger", "8.3g") if event == HUNGER else ("apathy", "8.3i")
        state.log(key, rule, leaders=armies)
    else:
        state.log("no_event", "8.3b", side=role, event=f"e{event}")


def candidates(state: Campaign, role: str, event: int) -> tuple[str, ...]:
    """8.3d, f, k, l: what the player may choose among."""
    if event in (DESERTION, OMEN):
        return own_armies(state, role)
    if event == TREASON:
        return betrayed(state, role)
    return spied(state, role) if event == SPIES else ()


def raid(state: Campaign) -> None:
    """8.3o: once in a game."""
    if state.raided:
        state.log("no_raid", "8.3o")
        return
    state.raided = 1
    for frame in gauls(state):
        state.call(frame)


def betrayed(state: Campaign, role: str) -> tuple[str, ...]:
    """8.3l: own territories with an enemy army in them; Gauls conquer nothing (8.3s)."""
    own = (t for t in state.printed.territories if state.runs(role, state.control[t]))
    return tuple(t for t in own if conquerors(state, t))


def conquerors(state: Campaign, place: str) -> tuple[str, ...]:
    """The nations with an army there that are at war with the controller."""
    foes = {state.nation(c) for c in state.enemies_at(state.control[place], place)}
    return tuple(sorted(foes - {GAULS}))


def spied(state: Campaign, role: str) -> tuple[str, ...]:
    """8.3k: armies of his nations' enemies in or beside the territory of an own army."""
    near = {
        t
        for c in own_armies(state, role)
        for t in (state.armies[c].at, *state.printed.land[state.armies[c].at])
    }
    own = [n for n in state.order if state.runs(role, n)]
    return tuple(
        c
        for c in sorted(state.armies)
        if state.armies[c].at in near
        and not state.runs(role, state.nation(c))
        and any(state.at_war(n, state.nation(c)) for n in own)
    )


def plague(state: Campaign, role: str) -> None:
    """8.3n: two elements of every army there, four of besieged ones."""
    die = state.die("8.3n", role)
    province = STRICKEN[(die - 1) // 2]
    state.log("plague", "8.3n", die=die, province=province)
    for counter in sorted(state.armies):
        army = state.armies[counter]
        if state.province_of(army.at) == province:
            lose(state, counter, 4 if state.besieged(counter) else 2, "8.3n", False)


#: 8.3: the verb of an event that strikes somebody, what it does, and where that is written.
EFFECTS: Final[dict[int, tuple[str, str, str]]] = {
    DESERTION: ("army", "deserts", "8.3d"),
    OMEN: ("army", "no-battle", "8.3f"),
    SPIES: ("army", "is-counted", "8.3k"),
    TREASON: ("territory", "goes-over", "8.3l"),
}


@dataclass
class Choose(Frame):
    """8.3b: the player chooses among all he runs (or may spy upon)."""

    who: str
    event: int
    among: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        if len(self.among) < 2:
            return None
        verb = "territory" if self.event == TREASON else "army"
        return Ask(self.who, "event", "8.3b", {"event": f"e{self.event}"}).pick(verb, self.among, self.choose)

    def barriers(self, state: Campaign, who: str) -> Gates:
        if self.event == TREASON:
            return {"territory": Gate(PLACE, self.why_not_territory)}
        return {"army": Gate(PIECE, self.why_not_army)}

    def why_not_army(self, state: Campaign, who: str, counter: str | None) -> Barrier | None:
        """8.3b, 8.3k: one's own; spies go to enemies in or beside one's armies."""
        if counter is None or counter in self.among:
            return None
        if self.event != SPIES:
            return NOT_YOURS
        nation = state.nation(counter)
        if state.runs(who, nation):
            return SPY_ON_OWN
        own = [n for n in state.order if state.runs(who, n)]
        return SPY_TOO_FAR if any([state.at_war(n, nation) for n in own]) else SPY_ON_FRIEND

    def why_not_territory(self, state: Campaign, who: str, place: str | None) -> Barrier | None:
        """8.3l: one's own, with an enemy before its gates who could take it."""
        if place is None or place in self.among:
            return None
        owner = state.control.get(place, "")
        if not owner or not state.runs(who, owner):
            return at_sea(state, place, "8.3l") or NOT_YOUR_LAND
        return GAULS_TAKE_NOTHING if state.contested(place) else NOBODY_AT_THE_GATES

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """8.3d, f, k, l: what the event does to whoever is chosen."""
        verb, key, rule = EFFECTS[self.event]
        return [Note(verb, chosen, key, rule, self._effect(state, chosen)) for chosen in self.among]

    def _effect(self, state: Campaign, chosen: str) -> dict[str, Value]:
        return {"foe": conquerors(state, chosen)} if self.event == TREASON else {}

    def choose(self, state: Campaign, role: str, chosen: str) -> None:
        self._done(state, chosen)

    def run(self, state: Campaign) -> None:
        self._done(state, self.among[0])

    def _done(self, state: Campaign, chosen: str) -> None:
        state.end()
        if self.event == DESERTION:
            die = state.die("8.3d", self.who)
            state.log("desertion", "8.3d", leader=chosen, die=die, number=(die + 1) // 2)
            lose(state, chosen, (die + 1) // 2, "8.3d", False)
        elif self.event == OMEN:
            state.edit(chosen).omen = 1
            state.log("omen", "8.3f", leader=chosen)
        elif self.event == TREASON:
            state.call(Treason(self.who, chosen))
        else:
            self._spies(state, chosen)

    def _spies(self, state: Campaign, chosen: str) -> None:
        """8.3k: the number, to their master only."""
        number = len(state.armies[chosen].elements)
        state.told[self.who] = (chosen, number)
        state.reveal()
        state.log("spies", "8.3k", to=self.who, leader=chosen, number=number)


@dataclass
class Treason(Frame):
    """8.3l-m: the city goes over; of several enemies there the roller says to which one."""

    who: str
    place: str

    def ask(self, state: Campaign) -> Ask | None:
        able = conquerors(state, self.place)
        if len(able) < 2:
            return None
        return Ask(self.who, "treason", "8.3l", {"place": self.place}).pick("opens_to", able, self.open_to)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"opens_to": Gate("side", self.why_not_open)}

    def why_not_open(self, state: Campaign, who: str, side: str | None) -> Barrier | None:
        """8.3m, 8.3s: an enemy who stands there; Gauls conquer nothing."""
        if side is None or side in conquerors(state, self.place):
            return None
        return (GAULS_TAKE_NOTHING if side == GAULS else NO_ENEMY_AT_THE_GATES).of(place=self.place)

    def open_to(self, state: Campaign, role: str, nation: str) -> None:
        state.end()
        go_over(state, self.place, nation, "8.3l")

    def run(self, state: Campaign) -> None:
        state.end()
        go_over(state, self.place, conquerors(state, self.place)[0], "8.3l")


def clear_markers(state: Campaign) -> None:
    """2.0g: storms, horses, omens, hunger and apathy end with the turn."""
    state.storms, state.horses, state.told = (), (), {}
    for counter, army in list(state.armies.items()):
        if army.omen or army.unsupplied or army.apathy:
            mine = state.edit(counter)
            mine.omen = mine.unsupplied = mine.apathy = 0
