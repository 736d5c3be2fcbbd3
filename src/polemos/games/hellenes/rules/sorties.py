"""8.3: the besieged come out to attack the besiegers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note, outside
from polemos.games.hellenes.formation import SALLY, Formation
from polemos.games.hellenes.reasons.blocks import PICKED, stranger
from polemos.games.hellenes.reasons.cities import no_city
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.control import besieged
from polemos.games.hellenes.rules.routes import walled
from polemos.games.hellenes.state import Hellenes

NOT_BESIEGED: Final = Barrier("not-besieged", "8.3a")
NOBODY_SALLIES: Final = Barrier("nobody-sallies", "8.3b")
DECLARED: Final = Barrier("sortie-declared", "8.3d")
BEFORE_WALLS: Final = Barrier("before-the-walls", "5.41d")
SALLY_BEGUN: Final = Barrier("sally-begun", "8.3a")
BATTLES_FIRST: Final = Barrier("battles-first", "6.0a")
SORTIES_FIRST: Final = Barrier("sieges-later", "9.4c")
SORTIE_LATE: Final = Barrier("sortie-too-late", "8.3c")
SORTIE_OVER: Final = Barrier("sorties-over", "9.4c")
NO_SORTIE: Final = Barrier("event-no-sortie", "3.1g")


@dataclass
class Sorties(Frame):
    """8.3: besieged units may be told off to attack the besiegers; declared before any combat."""

    who: str

    def ask(self, state: Hellenes) -> Ask | None:
        done = {f.place for f in state.formations if f.errand == SALLY}
        cities = tuple(sorted(c for c in sally_cities(state, self.who) if c not in done))
        if not cities:
            return None
        ask = Ask(self.who, "sorties", "8.3c").pick("sortie", cities, self.sortie)
        return ask.alone("done", self.stop, ENDS)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        first = SORTIES_FIRST if state.winter else BATTLES_FIRST
        later = outside((), first, first)
        gates = {verb: Gate(PLACE, later) for verb in ("assault", "attrition")}
        gates["sortie"] = Offer(self, state, who).gate("sortie", PLACE, self.why_not_sortie)
        return gates

    def why_not_sortie(self, state: Hellenes, who: str, city: str | None) -> Barrier | None:
        if city is None:
            return NOBODY_SALLIES
        if not besieged(state, who, city):
            return no_city(state, city) or NOT_BESIEGED
        return DECLARED if besieged_units(state, who, city) else NOBODY_SALLIES

    def sortie(self, state: Hellenes, role: str, city: str) -> None:
        state.call(Sortie(role, city))

    def stop(self, state: Hellenes, role: str) -> None:
        state.end()

    def run(self, state: Hellenes) -> None:
        state.end()


@dataclass
class Sortie(Frame):
    """8.3a: who comes out of the city."""

    who: str
    city: str
    picked: tuple[str, ...] = ()

    def ask(self, state: Hellenes) -> Ask:
        rest = tuple(u for u in besieged_units(state, self.who, self.city) if u not in self.picked)
        ask = Ask(self.who, "sortie-pick", "8.3a", {"place": self.city}).pick("pick", rest, self.pick)
        if not self.picked:
            ask.alone("all", self.all)
        return ask.alone("done", self.stop, ENDS)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "pick": offer.gate("pick", PIECE, self.why_not_pick),
            "all": offer.alone("all", SALLY_BEGUN),
        }

    def why_not_pick(self, state: Hellenes, who: str, unit: str | None) -> Barrier | None:
        if unit is None or unit in self.picked:
            return PICKED
        return stranger(state, who, unit, self.city) or BEFORE_WALLS

    def selected(self, state: Hellenes, role: str | None) -> tuple[str, ...]:
        return self.picked if role == self.who else ()

    def pick(self, state: Hellenes, role: str, unit: str) -> None:
        state.become(Sortie(role, self.city, (*self.picked, unit)))

    def all(self, state: Hellenes, role: str) -> None:
        self._sally(state, besieged_units(state, role, self.city))

    def stop(self, state: Hellenes, role: str) -> None:
        self._sally(state, self.picked)

    def _sally(self, state: Hellenes, units: tuple[str, ...]) -> None:
        state.formations = (*state.formations, Formation(tuple(sorted(units)), (self.city,), "", SALLY))
        state.end()


def too_late(state: Hellenes, event: bool) -> Gate:
    """3.1g, 8.3c, 9.4c: why nobody comes out of his city any more."""
    barrier = NO_SORTIE if event else SORTIE_OVER if state.winter else SORTIE_LATE
    return Gate(PLACE, outside((), barrier, barrier))


def besieged_units(state: Hellenes, side: str, city: str) -> tuple[str, ...]:
    """8.3a: units shut up in the city. Nobody has fought yet when sorties are declared (8.3c)."""
    return walled(state, side, city)


def sally_cities(state: Hellenes, side: str) -> tuple[str, ...]:
    return tuple(c for c in state.sieges if besieged(state, side, c) and besieged_units(state, side, c))
