"""8: pressing sieges: assault with double defence, capitulation, attrition by season and blockade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES, ENDS, FINAL, Value
from polemos.engine.why import PIECE, PLACE, Barrier, Gates, Note, outside
from polemos.games.hellenes.fight import ASSAULT, GARRISON, Fight
from polemos.games.hellenes.printed import ATHENS, foe
from polemos.games.hellenes.reasons.blocks import stranger
from polemos.games.hellenes.reasons.cities import not_besieging
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import assault_odds, strengths
from polemos.games.hellenes.rules.battle import Rounds
from polemos.games.hellenes.rules.control import blockaded, take_city
from polemos.games.hellenes.rules.formation import named
from polemos.games.hellenes.rules.olympians import Oracle, verdict
from polemos.games.hellenes.rules.sorties import too_late
from polemos.games.hellenes.secrets.knowledge import blur, expose, into_pool
from polemos.games.hellenes.state import Hellenes

SIEGE_NEW: Final = Barrier("siege-of-today", "8.0b")
PRESSED: Final = Barrier("siege-pressed", "8.0a")
NO_ASSAULT_YET: Final = Barrier("event-no-assault", "8.1b")
AUGURY: Final = Barrier("augury-no-assault", "3.1q")
NO_BLOCKADE: Final = Barrier("port-not-blockaded", "8.21c")
NO_NEWCOMERS: Final = Barrier("no-newcomers", "5.42a")
NEWCOMERS_NEEDED: Final = Barrier("newcomers-needed", "5.42a")
NO_SIEGE_RIPE: Final = Barrier("no-siege-ripe", "8.0b")
NOT_STRONGEST: Final = Barrier("not-strongest", "8.2e")


def ripe(state: Hellenes, role: str) -> tuple[str, ...]:
    """8.0: sieges laid by this side in an earlier season and not yet pressed this turn."""
    return tuple(sorted([city for city in state.sieges if why_not_press(state, role, city) is None]))


def why_not_press(state: Hellenes, role: str, city: str) -> Barrier | None:
    """8.0a, 8.0b: one's own sieges of an earlier season, each once a turn."""
    barrier = not_besieging(state, role, city)
    if barrier is not None:
        return barrier
    if state.sieges[city][1] >= state.now:
        return SIEGE_NEW
    return PRESSED if f"siege {city}" in state.fought else None


#: The assault is made by the old besiegers alone.
NOBODY: Final = -1


def arrived(state: Hellenes, city: str) -> dict[int, tuple[str, ...]]:
    """5.42a: the formations that have just come to a siege, as storms and battles have left them."""
    found: dict[int, tuple[str, ...]] = {}
    for index, formation in enumerate(state.formations):
        come = formation.units if formation.place == city else ()
        units = tuple([u for u in come if state.at[u] == city])
        if units:
            found[index] = units
    return found


def stormers(state: Hellenes, role: str, city: str, joining: int) -> tuple[str, ...]:
    """5.42a, 6.4m: the besiegers, but for who has fallen back here, with at most one formation just come."""
    come = arrived(state, city)
    newcomers = {u for units in come.values() for u in units}
    here = [u for u in state.here(role, city) if u not in state.spent and u not in newcomers]
    return tuple(sorted((*here, *come.get(joining, ()))))


def why_not_assault(state: Hellenes, role: str, city: str, event: bool) -> Barrier | None:
    """8.1b, 3.1q: action turns only, unless there are traitors inside; never under an augury."""
    if state.augury == role:
        return AUGURY
    return None if not event or state.traitors == city else NO_ASSAULT_YET


def may_starve(state: Hellenes, city: str) -> bool:
    """8.0b, 8.21c: a port must have been blockaded in an earlier season too."""
    place = state.printed.places[city]
    side = foe(state.sieges[city][0])
    return not place.port or blockaded(state, city, side, state.now)


@dataclass
class Sieges(Frame):
    """6.0d: each ripe siege may be pressed by assault or by attrition, or left alone."""

    who: str
    event: bool

    def ask(self, state: Hellenes) -> Ask | None:
        who, cities = self.who, ripe(state, self.who)
        ask = Ask(who, "sieges", "8.0a")
        ask.pick(
            "assault",
            tuple(c for c in cities if why_not_assault(state, who, c, self.event) is None),
            self.assault,
        )
        ask.pick("attrition", tuple(c for c in cities if may_starve(state, c)), self.attrition)
        return ask.alone("done", self.stop, ENDS) if ask.choices else None

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "assault": offer.gate("assault", PLACE, self.assault_barrier),
            "attrition": offer.gate("attrition", PLACE, self.attrition_barrier),
            "sortie": too_late(state, self.event),
        }

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        found: list[Note] = []
        choices = Offer(self, state, who).choices
        for city in [str(c) for c in choices.get("assault", ())]:
            come = arrived(state, city)
            units = stormers(state, who, city, max(come, key=lambda i: len(come[i]), default=NOBODY))
            found += assault_odds(state, who, "assault", city, city, units, state.traitors == city)
        for city in [str(c) for c in choices.get("attrition", ())]:
            dice = len(inside(state, foe(who), city)) + (city in state.garrisons)
            args: dict[str, Value] = {"number": dice, "need": starving_die(state, city)}
            found.append(Note("attrition", city, "attrition-dice", "8.2b", args))
        return found

    def assault_barrier(self, state: Hellenes, who: str, city: str | None) -> Barrier | None:
        if city is None:
            return self._none_at_all(state, who)
        return why_not_press(state, who, city) or why_not_assault(state, who, city, self.event)

    def _none_at_all(self, state: Hellenes, who: str) -> Barrier:
        found = [why_not_assault(state, who, city, self.event) for city in ripe(state, who)]
        return next(filter(None, found), NO_SIEGE_RIPE)

    def attrition_barrier(self, state: Hellenes, who: str, city: str | None) -> Barrier | None:
        if city is None:
            return NO_BLOCKADE if ripe(state, who) else NO_SIEGE_RIPE
        return why_not_press(state, who, city) or (None if may_starve(state, city) else NO_BLOCKADE)

    def assault(self, state: Hellenes, role: str, city: str) -> None:
        state.fought = (*state.fought, f"siege {city}")
        state.log("assault", "8.1a", who=role, place=city)
        state.call(Joining(role, city))

    def attrition(self, state: Hellenes, role: str, city: str) -> None:
        state.fought = (*state.fought, f"siege {city}")
        state.call(Attrition(role, city))

    def stop(self, state: Hellenes, role: str) -> None:
        state.end()

    def resume(self, state: Hellenes, result: Plain) -> None:
        """A capitulation asked for and refused: the assault begins."""
        if isinstance(result, tuple):
            city, joining = result
            assert isinstance(joining, int)
            open_assault(state, self.who, str(city), joining, state.traitors == city)
            state.call(Rounds())

    def run(self, state: Hellenes) -> None:
        state.end()


def inside(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """7.2: the besieged units."""
    return state.here(side, city)


@dataclass
class Joining(Frame):
    """5.42a: the besieger says which of the formations that have just come joins the assault, if any."""

    who: str
    city: str

    def ask(self, state: Hellenes) -> Ask | None:
        ask = Ask(self.who, "join-assault", "5.42a", {"place": self.city})
        ask.pick("join", tuple(self._named(state)), self.join)
        if self._enough(state):
            ask.alone("alone", self.alone)
        return ask if ask.count() > 1 else None

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "join": offer.gate("join", PLACE, outside((), NO_NEWCOMERS.of(to_place=self.city))),
            "alone": offer.alone("alone", NEWCOMERS_NEEDED),
        }

    def _named(self, state: Hellenes) -> dict[str, int]:
        return named(state, list(arrived(state, self.city)))

    def _enough(self, state: Hellenes) -> bool:
        """Whether the old besiegers can do without newcomers."""
        return bool(stormers(state, self.who, self.city, NOBODY))

    def join(self, state: Hellenes, role: str, formation: str) -> None:
        self._go(state, self._named(state)[formation])

    def alone(self, state: Hellenes, role: str) -> None:
        self._go(state, NOBODY)

    def run(self, state: Hellenes) -> None:
        self._go(state, NOBODY if self._enough(state) else next(iter(self._named(state).values())))

    def _go(self, state: Hellenes, joining: int) -> None:
        state.become(Capitulation(foe(self.who), self.city, joining))


@dataclass
class Capitulation(Frame):
    """8.13: before anything is revealed the defender may give up the city to save Prestige."""

    who: str
    city: str
    joining: int

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "capitulation", "8.13a", {"place": self.city})
        return ask.alone("capitulate", self.capitulate, FINAL).alone("resist", self.resist, DECLINES)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        besieger = foe(who)
        number = len(inside(state, who, self.city))
        points = state.printed.tables.prestige
        args: dict[str, Value] = {"number": number, "points": points["surrender"]}
        units = stormers(state, besieger, self.city, self.joining)
        fall = assault_odds(state, who, "resist", None, self.city, units, state.traitors == self.city)
        storm = Note("resist", None, "storm-costs", "14.11e", {"points": points["assault"]})
        return [Note("capitulate", None, "gives-up", "8.13a", args), *fall, storm]

    def capitulate(self, state: Hellenes, role: str) -> None:
        for unit in inside(state, role, self.city):
            into_pool(state, unit)
        surrender(state, foe(role), self.city, "capitulation")
        state.end()

    def resist(self, state: Hellenes, role: str) -> None:
        state.end((self.city, self.joining))


def surrender(state: Hellenes, winner: str, city: str, how: str) -> None:
    """14.11d: a city taken by attrition or capitulation is worth 1."""
    take_city(state, winner, city)
    state.gain(winner, state.printed.tables.prestige["surrender"], "14.11d", how)


def open_assault(state: Hellenes, role: str, city: str, joining: int, traitors: bool) -> None:
    """8.1: besiegers against all blocks in the city; double defence unless civil war or treachery."""
    fight = Fight(ASSAULT, city, role)
    fight.aggressors = stormers(state, role, city, joining)
    fight.defenders = inside(state, foe(role), city)
    if city in state.garrisons:
        fight.defenders = (*fight.defenders, GARRISON)
    fight.doubled = city not in state.civil_war and not traitors
    fight.one_round = traitors
    state.fight = fight
    expose(state, (*fight.aggressors, *inside(state, foe(role), city)))


def starving_die(state: Hellenes, city: str) -> int:
    """8.2c, 8.2d, 8.22b, 3.1o: the highest die that hits."""
    table = state.printed.tables.attrition
    best = table["winter"] if state.winter else table["normal"]
    if state.hungry == city:
        best = max(best, table["hunger"])
    if city == ATHENS and state.sieges[city][0] != ATHENS:
        best = max(best, table["athens_blockaded"])
    return best


@dataclass
class Attrition(Frame):
    """8.2: one die per besieged block, garrison included; nobody is revealed."""

    who: str
    city: str

    def run(self, state: Hellenes) -> None:
        blocks = len(inside(state, foe(self.who), self.city)) + (self.city in state.garrisons)
        state.log("attrition", "8.2b", who=self.who, place=self.city)
        state.call(Oracle("demeter", "8.2b", blocks, self.who))

    def resume(self, state: Hellenes, result: Plain) -> None:
        dice, _ = verdict(result)
        need = starving_die(state, self.city)
        hits = sum(1 for d in dice if d <= need)
        state.log("attrition-hits", "8.2c", place=self.city, hits=hits, need=need)
        state.become(Starve(foe(self.who), self.city, hits))


@dataclass
class Starve(Frame):
    """8.2e: each hit takes a step from the strongest besieged block; the garrison goes last."""

    who: str
    city: str
    hits: int

    def ask(self, state: Hellenes) -> Ask | None:
        """With two or more units always asked, for a question left out would show that there is no tie."""
        units = inside(state, self.who, self.city)
        if not self.hits or len(units) < 2:
            return None
        most = max(state.strength[u] for u in units)
        ask = Ask(self.who, "starve", "8.2e", {"place": self.city, "hits": self.hits})
        return ask.pick("hit", tuple(u for u in units if state.strength[u] == most), self.weaken)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"hit": Offer(self, state, who).gate("hit", PIECE, self.why_not_weaken)}

    def why_not_weaken(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        return None if unit is None else stranger(state, who, unit, self.city) or NOT_STRONGEST

    def weaken(self, state: Hellenes, role: str, unit: str) -> None:
        self._weaken(state, unit)

    def _weaken(self, state: Hellenes, unit: str) -> None:
        blur(state, inside(state, self.who, self.city), 1, 0)
        if state.lose_step(unit):
            into_pool(state, unit)
            state.reveal()
            state.log("starved", "8.2e", who=self.who, place=self.city)
        else:
            state.log("loss", "8.2e", to=self.who, who=self.who, piece=unit, left=state.strength[unit])
        self._go_on(state)

    def _go_on(self, state: Hellenes) -> None:
        state.become(Starve(self.who, self.city, self.hits - 1))

    def run(self, state: Hellenes) -> None:
        units = inside(state, self.who, self.city)
        if self.hits and units:
            self._weaken(state, units[0])
        elif self.hits and self.city in state.garrisons:
            del state.garrisons[self.city]
            state.log("garrison-falls", "8.2e", who=self.who, place=self.city)
            self._go_on(state)
        else:
            if not units and self.city not in state.garrisons:
                surrender(state, foe(self.who), self.city, "attrition")
            state.end()
