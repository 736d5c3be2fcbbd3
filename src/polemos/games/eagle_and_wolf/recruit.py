"""7: recruitment: points, mercenaries, lists, distribution, deployment."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import NOBODY, Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.eagle_and_wolf.state import Army, Campaign
from polemos.games.eagle_and_wolf.world import (
    AFRICA,
    CARTHAGE,
    CONSULS,
    EPIRUS,
    GAULS,
    ITALIOTS,
    PROCONSULS,
    ROME,
    SAMNITES,
)
from polemos.kit.dba.book import fits

#: 7.0b, 7.0j: all points are counted in quarters, a quarter is three elements.
CAPITAL = 4
TERRITORY = 2
PER_QUARTER = 3
LIST = 12
#: 7.4a: who may hire.
HIRERS = (CARTHAGE, "syracuse", "mamertines")
#: 7.0d: where Rome draws its points.
ROMAN = ("roma", "latium", "campania")


def points(state: Campaign, nation: str) -> int:
    """7.0-7.3: quarters of points this winter."""
    own = state.controlled(nation)
    if nation == CARTHAGE:
        return max(0, carthage(state) - camped(state, nation))
    total = sum(yields(state, nation, place) for place in own)
    if nation == ROME and state.emergency:
        total *= 2
    if nation == SAMNITES:
        return _rebels(state)
    penalty = 0 if nation == EPIRUS else camped(state, nation)
    return max(0, total - penalty)


def camped(state: Campaign, nation: str) -> int:
    """7.0h: a whole point for each army in camp."""
    return 4 * sum(bool(state.armies[c].camp) for c in state.armies_of(nation))


def yields(state: Campaign, nation: str, place: str) -> int:
    """7.0b-f, 7.1a: capital, others, halves."""
    if nation == ROME and place not in ROMAN:
        return 0
    if nation == EPIRUS and state.year <= 279 and place in state.world.national[EPIRUS]:
        return 0
    full = CAPITAL if place == state.world.capital[nation] else TERRITORY
    return full // 2 if place in state.ravaged or state.contested(place) else full


def carthage(state: Campaign) -> int:
    """7.0g, 7.3: half a point for each base, and for one that is lost; both lost: one point from Africa."""
    held = [t for t in ("panormos", "agrigentum") if state.control[t] == CARTHAGE]
    others = [t for t in state.controlled(CARTHAGE) if t not in ("panormos", "agrigentum")]
    bases = sum(yields(state, CARTHAGE, t) for t in held) + TERRITORY * (len(held) == 1)
    return (bases if held else CAPITAL) + sum(yields(state, CARTHAGE, t) for t in others)


def _rebels(state: Campaign) -> int:
    """8.23b-c: one point in a general revolt, half of one in a partial revolt."""
    if not state.revolt or "samnite" in state.armies:
        return 0
    return 2 if state.revolt == "partial" else 4 if state.control["samnium"] == SAMNITES else 0


def list_of(state: Campaign, nation: str, counter: str = "") -> str:
    """7.1b, 8.21b, 13.2b: which list the nation recruits from now."""
    lists = state.world.lists[nation]
    if counter == "epirus":
        return str(lists[0])
    if nation == ROME:
        return str(lists[1] if state.reformed else lists[0])
    if nation == EPIRUS:
        return str(lists[1] if state.year <= 279 else lists[0])
    return str(lists[0])


def counters(state: Campaign, nation: str) -> tuple[str, ...]:
    """7.5: the generals that may get recruits: new ones, or armies on ground their nation controls."""
    if nation == ROME:
        able = (*CONSULS, *(PROCONSULS if state.emergency else ()))
    elif nation == EPIRUS:
        able = tuple(c for c in ("pyrrhus", "megacles", "leonatus", "epirus") if _epirote(state, c))
    else:
        able = state.world.counters[nation]
    return tuple(c for c in able if c not in state.dead and _reachable(state, nation, c))


def _epirote(state: Campaign, counter: str) -> bool:
    """7.5c: Leonatus and the defender of Epirus only if they are already there."""
    return counter in ("pyrrhus", "megacles") or counter in state.armies


def _reachable(state: Campaign, nation: str, counter: str) -> bool:
    """7.5e."""
    army = state.armies.get(counter)
    if army is None:
        return bool(deployments(state, nation))
    return state.control.get(army.at, "") == nation


def deployments(state: Campaign, nation: str) -> tuple[str, ...]:
    """7.7: where new armies appear."""
    if nation == CARTHAGE:
        return ("panormos",) if state.control["panormos"] == CARTHAGE else (AFRICA,)
    if nation == ITALIOTS:
        return tuple(t for t in ("lucania", "bruttium", "apulia") if state.control[t] == ITALIOTS)[:1]
    places = [state.world.capital[nation]]
    if nation == EPIRUS:
        places += [t for t in ("lucania", "messina") if state.control[t] == EPIRUS]
    if nation == SAMNITES:
        return ("samnium",)
    return tuple(t for t in places if state.control.get(t) == nation)


def invaded(state: Campaign) -> str:
    """13.2b: a territory of the province Epirus with an enemy in it, or ''."""
    for place in ("dodonia", "lissos"):
        if state.enemies_at(EPIRUS, place):
            return place
    return ""


def recruitment(state: Campaign) -> None:
    """7.0a: all nations, active or not; invaded Epirus has one point more (13.2b)."""
    state.call(Recruiting(tuple(n for n in state.order if n != GAULS)))


@dataclass
class Recruiting(Frame):
    """7.0: nation after nation; Rome's magistrates get equal shares (7.5a)."""

    left: tuple[str, ...]

    def run(self, state: Campaign) -> None:
        if not self.left:
            state.end()
            return
        nation = self.left[0]
        state.become(Recruiting(self.left[1:]))
        if nation == EPIRUS and invaded(state):
            state.call(Recruit(nation, ("epirus",), LIST, (), invaded(state)))
        quarters, able = points(state, nation), counters(state, nation)
        if not quarters or not able:
            return
        if nation == ROME:
            for counter in reversed(able):
                share = quarters * PER_QUARTER // len(able)
                state.call(Recruit(nation, (counter,), share, (), ""))
        elif nation in HIRERS:
            state.call(Hire(nation, able, quarters))
        else:
            state.call(Recruit(nation, able, quarters * PER_QUARTER, (), ""))


@dataclass
class Hire(Frame):
    """7.4: mercenaries, if the player wants to try."""

    nation: str
    able: tuple[str, ...]
    quarters: int

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.seats[self.nation],)

    def prompt(self, state: Campaign, role: str) -> Prompt:
        return Prompt("hire", "7.4a", {"decline": ALONE, "hire": ALONE}, {"side": self.nation})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        number = self.quarters * PER_QUARTER
        if verb == "hire":
            die = state.roll("7.4a", 1, 6, role)[0]
            number = hired(self.quarters, die)
        state.become(Recruit(self.nation, self.able, number, (), ""))


def hired(quarters: int, die: int) -> int:
    """7.4b-e: two thirds on a 1, a third more on a 5, half a point more on a 6."""
    each = {1: 2, 5: 4}.get(die, PER_QUARTER)
    return each * quarters + (2 * PER_QUARTER if die == 6 else 0)


@dataclass
class Recruit(Frame):
    """7.0j-k: element by element within the slots of the list, twelve to a purchase."""

    nation: str
    able: tuple[str, ...]
    number: int
    #: What this purchase has taken so far; a full list begins a new purchase.
    taken: tuple[str, ...]
    place: str

    def kinds(self, state: Campaign) -> tuple[str, ...]:
        places = state.book.armies[list_of(state, self.nation, self.able[0])].places()
        taken = self.taken if len(self.taken) < LIST else ()
        every = {kind for slot in places for kind in slot}
        return tuple(sorted(kind for kind in every if fits(places, (*taken, kind))))

    def _where(self, state: Campaign) -> tuple[str, ...]:
        new = self.able and self.able[0] not in state.armies
        return deployments(state, self.nation) if new else ()

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        return (state.player(self.able[0]),) if self.number > 0 and self.able else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        args: dict[str, Value] = {"leader": self.able[0], "number": self.number}
        where = self._where(state)
        if len(where) > 1 and not self.place:
            return Prompt("deploy_army", "7.7c", {"place": tuple(sorted(where))}, args)
        choices: Choices = {"usual": ALONE, "disband_rest": ALONE}
        if len(self.able) > 1 and self.able[0] in state.armies:
            choices["hand_over"] = ALONE
        choices["take"] = tuple(kind.lower() for kind in self.kinds(state))
        return Prompt("recruit", "7.0j", choices, args)

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "place":
            state.become(Recruit(self.nation, self.able, self.number, self.taken, str(arg)))
        elif verb == "disband_rest":
            state.end()
        elif verb == "hand_over":
            state.become(Recruit(self.nation, self.able[1:], self.number, self.taken, ""))
        elif verb == "take":
            self._take(state, next(k for k in self.kinds(state) if k.lower() == arg))
        else:
            self._usual(state)

    def _take(self, state: Campaign, kind: str) -> None:
        taken = (*(self.taken if len(self.taken) < LIST else ()), kind)
        add(state, self.able[0], kind, self.place or next(iter(self._where(state)), ""))
        state.become(Recruit(self.nation, self.able, self.number - 1, taken, self.place))

    def _usual(self, state: Campaign) -> None:
        """The list's usual composition, as far as the number goes."""
        frame: Frame = self
        while isinstance(frame, Recruit) and frame.number > 0:
            usual = state.book.armies[list_of(state, self.nation, self.able[0])].reference
            open_kinds = frame.kinds(state)
            want = [k for k in usual if k in open_kinds and frame.taken.count(k) < usual.count(k)]
            frame._take(state, (want or list(open_kinds))[0])
            frame = state.frames[-1]

    def run(self, state: Campaign) -> None:
        state.end()


def add(state: Campaign, counter: str, kind: str, place: str) -> None:
    """7.7a: the first element raises the counter on the map."""
    army = state.armies.get(counter)
    if army is None:
        vote = state.votes.get(counter, 1)
        state.armies[counter] = Army(place, (kind,), state.world.attitude(counter, vote))
        state.log("raised", "7.7a", leader=counter, place=place)
    else:
        state.change(counter, elements=(*army.elements, kind))
