"""8: pressing sieges: assault with double defence, capitulation, attrition by season and blockade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES, ENDS, FINAL
from polemos.games.hellenes.fight import ASSAULT, GARRISON, Fight
from polemos.games.hellenes.printed import ATHENS, foe
from polemos.games.hellenes.rules.battle import Rounds
from polemos.games.hellenes.rules.control import blockaded, take_city
from polemos.games.hellenes.rules.formation import named
from polemos.games.hellenes.rules.olympians import Oracle, verdict
from polemos.games.hellenes.secrets.knowledge import blur, expose, into_pool
from polemos.games.hellenes.state import Hellenes


def ripe(state: Hellenes, role: str) -> tuple[str, ...]:
    """8.0: sieges laid by this side in an earlier season and not yet pressed this turn."""
    return tuple(
        sorted(
            city
            for city, (besieger, since) in state.sieges.items()
            if besieger == role and since < state.now and f"siege {city}" not in state.fought
        )
    )


#: The assault is made by the old besiegers alone.
NOBODY: Final = -1


def arrived(state: Hellenes, role: str, city: str) -> dict[int, tuple[str, ...]]:
    """5.42a: the formations that have just come to a siege, with those of their units that can fight."""
    here = [u for u in state.here(role, city) if u not in state.spent]
    found: dict[int, tuple[str, ...]] = {}
    for index, formation in enumerate(state.formations):
        units = tuple([u for u in formation.units if u in here]) if formation.place == city else ()
        if units:
            found[index] = units
    return found


def stormers(state: Hellenes, role: str, city: str, joining: int) -> tuple[str, ...]:
    """5.42a: the besiegers, with at most one formation that has just arrived."""
    come = arrived(state, role, city)
    newcomers = {u for units in come.values() for u in units}
    here = [u for u in state.here(role, city) if u not in state.spent and u not in newcomers]
    return tuple(sorted((*here, *come.get(joining, ()))))


def may_assault(state: Hellenes, role: str, city: str, event: bool) -> bool:
    """8.1b, 3.1q: action turns only, unless there are traitors inside; never under an augury."""
    if state.augury == role or not [u for u in state.here(role, city) if u not in state.spent]:
        return False
    return not event or state.traitors == city


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
        ask.pick("assault", tuple(c for c in cities if may_assault(state, who, c, self.event)), self.assault)
        ask.pick("attrition", tuple(c for c in cities if may_starve(state, c)), self.attrition)
        return ask.alone("done", self.stop, ENDS) if ask.choices else None

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
            traitors = self.event and state.traitors == city
            open_assault(state, self.who, str(city), joining, traitors)
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

    def _named(self, state: Hellenes) -> dict[str, int]:
        return named(state, list(arrived(state, self.who, self.city)))

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
        state.call(Oracle("demeter", "8.2b", max(1, blocks), self.who))

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

    def weaken(self, state: Hellenes, role: str, unit: str) -> None:
        self._weaken(state, unit)

    def _weaken(self, state: Hellenes, unit: str) -> None:
        blur(state, inside(state, self.who, self.city), 1, 0)
        if state.lose_step(unit):
            into_pool(state, unit)
            state.reveal()
            state.log("starved", "8.2e", who=self.who, place=self.city)
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
