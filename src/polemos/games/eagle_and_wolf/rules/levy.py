"""7: raising armies: nation after nation, mercenaries, element by element; Gauls, Epirus' defenders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, ENDS, FINAL, Arg, Value
from polemos.engine.why import NOTHING, PLACE, Barrier, Gate, Gates, Note
from polemos.games.eagle_and_wolf.army import Army
from polemos.games.eagle_and_wolf.printed import CARTHAGE, EPIRUS, GAULS, ROME, WINTER
from polemos.games.eagle_and_wolf.rules.purchase import LIST, Purchase
from polemos.games.eagle_and_wolf.rules.recruitment import (
    counters,
    deployments,
    home_guard,
    list_of,
    no_recruits,
    points,
)
from polemos.games.eagle_and_wolf.rules.retreat import at_sea
from polemos.games.eagle_and_wolf.state import Campaign

#: 7.0j: a quarter of a point is three elements.
PER_QUARTER: Final = 3
#: 7.4a: who may hire.
HIRERS: Final[tuple[str, ...]] = (CARTHAGE, "syracuse", "mamertines")
#: 7.5d: who rides with his chief as long as he has no army of his own.
SUBORDINATES: Final = {"megacles": "pyrrhus", "bomilcar": "hanno"}
#: 13.1c: a second host may rise while the first is raiding.
HOSTS: Final[tuple[str, ...]] = ("gallic", "gallic_2")

OTHER_NATION: Final = Barrier("other-nation-recruits", "7.5b")
SERVED: Final = Barrier("served-already", "7.5b")
NOT_IN_LIST: Final = Barrier("not-in-list", "7.0k")
#: 7.1b: troops of the list that Epirus brought along.
OLD_LIST: Final = Barrier("old-list", "7.1b")
GENERAL_FIRST: Final = Barrier("general-first", "7.0k")
NO_SLOT: Final = Barrier("no-slot-left", "7.0k")
#: 7.4f: the same for mercenaries beyond a whole list.
NO_MORE_HIRED: Final = Barrier("no-slot-left", "7.4f")
HOST_RISES: Final = Barrier("host-takes-the-field", "13.1a")
NOBODY_ELSE: Final = Barrier("nobody-else", "7.5b")
NOT_A_BASE: Final = Barrier("not-a-base", "7.7a")
NOT_HELD: Final = Barrier("base-not-held", "7.7a")
NO_SUCH_SEAT: Final = Barrier("no-such-player", "8.3p")


def recruitment(state: Campaign) -> None:
    """7.0a: all nations, active or not; invaded Epirus has one point more (13.2b)."""
    state.call(Recruiting(tuple(n for n in state.order if n != GAULS)))


@dataclass
class Recruiting(Frame):
    """7.0: nation after nation; Rome's magistrates get equal shares (7.5a)."""

    left: tuple[str, ...]

    def run(self, state: Campaign) -> None:
        if not self.left:
            accompany(state)
            state.end()
            return
        nation = self.left[0]
        state.become(Recruiting(self.left[1:]))
        if nation == EPIRUS and home_guard(state):
            state.call(Recruit(nation, "epirus_guard", (), LIST, LIST, (), home_guard(state)))
        quarters, able = points(state, nation), counters(state, nation)
        if able:
            self._levy(state, nation, able, quarters)

    def _levy(self, state: Campaign, nation: str, able: tuple[str, ...], quarters: int) -> None:
        """7.5a, 7.0l: Roman shares are whole quarters; 7.4a: mercenaries even without points."""
        if nation == ROME:
            share = quarters // len(able) * PER_QUARTER
            for counter in reversed(able):
                state.call(Recruit(nation, counter, (), share, LIST, (), ""))
        elif nation in HIRERS:
            state.call(Hire(nation, able, quarters))
        else:
            state.call(Levy(nation, able, quarters * PER_QUARTER, LIST, ()))


def gives_up(verb: str, number: int) -> Note:
    """7.0c: what is not raised now is lost."""
    return Note(verb, None, "gives-up", "7.0c", {"number": number})


def accompany(state: Campaign) -> None:
    """7.5d: a subordinate without an army rides with his chief."""
    for junior, chief in SUBORDINATES.items():
        if chief in state.armies and junior not in state.armies:
            state.riding[junior] = chief


@dataclass
class Hire(Frame):
    """7.4: mercenaries, if the player wants to try."""

    nation: str
    able: tuple[str, ...]
    quarters: int

    def ask(self, state: Campaign) -> Ask:
        args: dict[str, Value] = {"side": self.nation, "number": self.quarters * PER_QUARTER}
        ask = Ask(state.seats[self.nation], "hire", "7.4a", args)
        return ask.alone("decline", self.decline, DECLINES).alone("hire", self.hire)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """7.4b-e: what each die brings instead."""
        sure = self.quarters * PER_QUARTER
        worst, better, best = [hired(self.quarters, die)[0] for die in (1, 5, 6)]
        dice: dict[str, Value] = {"low": worst, "number": sure, "more": better, "high": best}
        return [Note("hire", None, "mercenaries", "7.4b", dice)]

    def decline(self, state: Campaign, role: str) -> None:
        number = self.quarters * PER_QUARTER
        state.log("not_hired", "7.4a", side=self.nation, number=number)
        state.become(Levy(self.nation, self.able, number, LIST, ()))

    def hire(self, state: Campaign, role: str) -> None:
        die, before = state.die("7.4a", self.nation), self.quarters * PER_QUARTER
        number, full = hired(self.quarters, die)
        state.log("hired", "7.4a", side=self.nation, die=die, before=before, number=number)
        state.become(Levy(self.nation, self.able, number, full, ()))


def hired(quarters: int, die: int) -> tuple[int, int]:
    """7.4b-e: elements, and those of a whole point: 1 two thirds, 5 a third more, 6 half a point more."""
    each = {1: 2, 5: 4}.get(die, PER_QUARTER)
    return each * quarters + (2 * PER_QUARTER if die == 6 else 0), 4 * each


@dataclass
class Levy(Frame):
    """7.5b-c: so many elements for some generals; which of several gets recruits now."""

    nation: str
    able: tuple[str, ...]
    number: int
    #: 7.4: elements that a whole point buys.
    full: int
    #: What this purchase has taken so far.
    taken: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        if self.number <= 0 or len(self.able) == 1:
            return None
        args: dict[str, Value] = {"side": self.nation, "number": self.number}
        ask = Ask(state.player(self.able[0]), "general", "7.5b", args)
        ask.pick("general", tuple(sorted(self.able)), self.give)
        return ask.alone("disband_rest", self.disband_rest, FINAL)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"general": Gate("leader", self.why_not_general)}

    def why_not_general(self, state: Campaign, who: str, counter: str | None) -> Barrier | None:
        """7.5b-e: a general of the nation who may get recruits and has not had his."""
        if counter is None or counter in self.able:
            return None
        if state.nation(counter) != self.nation:
            return OTHER_NATION.of(side=self.nation)
        return no_recruits(state, self.nation, counter) or SERVED

    def notes(self, state: Campaign, who: str) -> list[Note]:
        return [gives_up("disband_rest", self.number)]

    def give(self, state: Campaign, role: str, counter: str) -> None:
        others = tuple([c for c in self.able if c != counter])
        state.become(Recruit(self.nation, counter, others, self.number, self.full, self.taken, ""))

    def disband_rest(self, state: Campaign, role: str) -> None:
        state.end()

    def run(self, state: Campaign) -> None:
        self.give(state, "", self.able[0])


@dataclass
class Recruit(Frame):
    """7.0j-k: element by element within the list, purchase by purchase."""

    nation: str
    counter: str
    #: 7.5b-c: the generals to whom what is left may be handed over.
    others: tuple[str, ...]
    number: int
    full: int
    taken: tuple[str, ...]
    place: str

    def kinds(self, state: Campaign) -> tuple[str, ...]:
        """7.0k: what still fits; a new army begins with its general."""
        army = list_of(state, self.nation, self.counter)
        return self.purchase().kinds(state, army, self.counter not in state.armies)

    def purchase(self) -> Purchase:
        return Purchase(self.number, self.full, self.taken)

    def _where(self, state: Campaign) -> tuple[str, ...]:
        if self.place:
            return (self.place,)
        return deployments(state, self.nation) if self.counter not in state.armies else ()

    def ask(self, state: Campaign) -> Ask | None:
        if self.number <= 0:
            return None
        where = self._where(state)
        return self._place(state, where) if len(where) > 1 else self._elements(state)

    def _place(self, state: Campaign, where: tuple[str, ...]) -> Ask:
        """7.7c: where a new army appears."""
        args: dict[str, Value] = {"leader": self.counter, "number": self.number}
        ask = Ask(state.player(self.counter), "deploy_army", "7.7c", args)
        return ask.pick("place", tuple(sorted(where)), self.deploy)

    def barriers(self, state: Campaign, who: str) -> Gates:
        if len(self._where(state)) > 1:
            return {"place": Gate(PLACE, self.why_not_place)}
        gates = {"take": Gate("kind", self.why_not_take)}
        gates |= {verb: Gate.family(NOTHING, self.why_not_stop) for verb in ("disband_rest", "hand_over")}
        return gates

    def why_not_place(self, state: Campaign, who: str, place: str | None) -> Barrier | None:
        """7.7: the capital or a base; any land of a nation that has lost its capital."""
        if place is None or place in self._where(state):
            return None
        barrier = at_sea(state, place, "7.7a")
        held = state.control.get(place) == self.nation
        return barrier or (NOT_A_BASE if held else NOT_HELD).of(side=self.nation)

    def why_not_take(self, state: Campaign, who: str, kind: str | None) -> Barrier | None:
        """7.0k, 7.4f: within the list; a new army begins with its general."""
        if kind is None or kind in [open_kind.lower() for open_kind in self.kinds(state)]:
            return None
        name = list_of(state, self.nation, self.counter)
        if state.book.named[kind] not in state.book.armies[name].every:
            return (OLD_LIST if self._brought(state, kind) else NOT_IN_LIST).of(piece=kind, side=self.nation)
        if state.book.named[kind] in self.purchase().kinds(state, name, False):
            return GENERAL_FIRST.of(piece=kind)
        return (NO_MORE_HIRED if self.full > LIST else NO_SLOT).of(piece=kind)

    def _brought(self, state: Campaign, kind: str) -> bool:
        """7.1a: whether Epirus could raise this before winter 279."""
        first = state.printed.lists[self.nation][0]
        return self.nation == EPIRUS and state.book.named[kind] in state.book.armies[first].every

    def why_not_stop(self, state: Campaign, who: str, verb: str, arg: Arg) -> Barrier | None:
        """7.5b-c, 13.1a, 13.2a."""
        if verb == "hand_over":
            return None if self.others else NOBODY_ELSE
        return None if state.time == WINTER else HOST_RISES.of(leader=self.counter)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        if len(self._where(state)) > 1:
            return []
        found = [Note("usual", None, "raises", "7.0j", {"number": self.number, "leader": self.counter})]
        if state.time == WINTER:
            found.append(gives_up("disband_rest", self.number))
        if self.others:
            handed: dict[str, Value] = {"number": self.number, "leaders": self.others}
            found.append(Note("hand_over", None, "handed-over", "7.5b", handed))
        return found

    def _elements(self, state: Campaign) -> Ask:
        """7.0j: which elements; hosts that rise outside of the winter's levy take the field whatever their
        player would like (13.1a, 13.2a)."""
        args: dict[str, Value] = {"leader": self.counter, "number": self.number}
        ask = Ask(state.player(self.counter), "recruit", "7.0j", args).alone("usual", self.usual)
        if state.time == WINTER:
            ask.alone("disband_rest", self.disband_rest, FINAL)
        if self.others:
            ask.alone("hand_over", self.hand_over, ENDS)
        return ask.pick("take", tuple([kind.lower() for kind in self.kinds(state)]), self.take)

    def deploy(self, state: Campaign, role: str, place: str) -> None:
        state.become(self._next(self.number, self.taken, place))

    def disband_rest(self, state: Campaign, role: str) -> None:
        state.end()

    def hand_over(self, state: Campaign, role: str) -> None:
        state.become(Levy(self.nation, self.others, self.number, self.full, self.taken))

    def take(self, state: Campaign, role: str, name: str) -> None:
        kind = state.book.named[name]
        add(state, self.counter, (kind,), next(iter(self._where(state)), ""), self.number)
        left = self.purchase().after(state, list_of(state, self.nation, self.counter), kind)
        state.become(self._next(left.number, left.taken, self.place))

    def usual(self, state: Campaign, role: str) -> None:
        """The list's usual composition, as far as the number goes."""
        army = list_of(state, self.nation, self.counter)
        kinds = self.purchase().usual(state, army, self.counter not in state.armies)
        add(state, self.counter, kinds, next(iter(self._where(state)), ""), self.number)
        state.end()

    def _next(self, number: int, taken: tuple[str, ...], place: str) -> Recruit:
        return Recruit(self.nation, self.counter, self.others, number, self.full, taken, place)

    def run(self, state: Campaign) -> None:
        state.end()


def add(state: Campaign, counter: str, kinds: tuple[str, ...], place: str, left: int) -> None:
    """7.7a: the first element raises the counter on the map; `left`: the most that may join."""
    state.raised += len(kinds)
    army = state.armies.get(counter)
    if army is not None:
        army, size = army.copy(), len(army.elements)
        army.least, army.most = army.least if army.most else size, max(army.most, size + left)
        army.elements = (*army.elements, *kinds)
        state.armies[counter] = army
        return
    attitude = state.printed.attitude(counter, state.votes.get(counter, 1))
    army = state.armies[counter] = Army(place, kinds, attitude)
    army.pm, army.least, army.most = 1 if counter in HOSTS else 0, 1, left
    state.riding.pop(counter, None)
    state.log("raised", "7.7a", leader=counter, place=place)


def defenders(state: Campaign, place: str) -> list[Frame]:
    """13.2a: the army of Epirus takes the field where Epirus is attacked."""
    if "epirus_guard" in state.armies:
        return []
    return [Recruit(EPIRUS, "epirus_guard", (), LIST, LIST, (), place)]


def gauls(state: Campaign) -> list[Frame]:
    """8.3o, 13.1a: twelve elements in Ager Gallicum, built by whoever plays them (8.3p)."""
    free = [counter for counter in HOSTS if counter not in state.armies]
    if not free:
        return []
    state.log("gauls", "8.3o")
    return [Nominate(free[0])]


@dataclass
class Nominate(Frame):
    """8.3p: if Rome's player has Carthage too, the Epirote player plays the Gauls or names who does."""

    counter: str

    def ask(self, state: Campaign) -> Ask | None:
        if state.seats[CARTHAGE] != state.seats[ROME]:
            return None
        who = state.seats[EPIRUS]
        others = tuple(sorted({seat for seat in state.seats.values() if seat != who}))
        ask = Ask(who, "nominate", "8.3p").alone("play_gauls", self.play_gauls)
        return ask.pick("name", others, self.name)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"name": Gate("who", self.why_not_name)}

    def why_not_name(self, state: Campaign, who: str, seat: str | None) -> Barrier | None:
        """8.3p: somebody else at this table; for oneself there is an answer of its own."""
        others = {other for other in state.seats.values() if other != who}
        return None if seat is None or seat in others else NO_SUCH_SEAT

    def play_gauls(self, state: Campaign, role: str) -> None:
        self.name(state, role, role)

    def name(self, state: Campaign, role: str, chosen: str) -> None:
        state.log("gauls_played", "8.3p", who=chosen)
        if state.seats[GAULS] != chosen:
            state.seats[GAULS] = chosen
            state.reveal()  # the sheet of a host that is already raiding changes hands
        self.run(state)

    def run(self, state: Campaign) -> None:
        state.become(Recruit(GAULS, self.counter, (), LIST, LIST, (), "ager_gallicum"))
