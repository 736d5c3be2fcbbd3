"""18.5d: a leader left alone among enemies joins the nearest unit of his side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates
from polemos.games.hellas.hexgrid import distance
from polemos.games.hellas.printed import SEA, SIDES, foe
from polemos.games.hellas.rules.contest import touched
from polemos.games.hellas.state import Hellas


def seek_shelter(state: Hellas, moving: str = "") -> None:
    """18.5d: at once, but for the side that is moving: its leader may still walk out himself (H07)."""
    if not state.option("leaders"):
        return
    for side in SIDES:
        if side != moving and exposed(state, side):
            state.call(Shelter(side))


def exposed(state: Hellas, side: str) -> bool:
    """Alone at sea, in a contested hex, or with enemy legions or walls; ships that do not contest pass by."""
    power, other = state.powers[side], state.powers[foe(side)]
    place = power.leader
    if not place or power.has_unit(place):
        return False
    if state.printed.terrain[place] == SEA or place in state.intruders:
        return True
    return place in other.legions or other.owns(place) or state.neutral_at(place)


def refuges(state: Hellas, side: str) -> tuple[str, ...]:
    """The nearest own units; the capital if there is none at all."""
    power, cells = state.powers[side], state.printed.cells
    here = cells[power.leader]
    away = {h: distance(here, cells[h]) for h in {*power.legions, *power.ships}}
    if not away:
        return (state.printed.capital[side],)
    least = min(away.values())
    return tuple(sorted(h for h, steps in away.items() if steps == least))


NO_UNIT: Final = Barrier("no-unit-to-join", "18.5d")
NOT_NEAREST: Final = Barrier("unit-farther-away", "18.5d")


@dataclass
class Shelter(Frame):
    """18.5d: leaders are never eliminated; of equally near units the owner chooses."""

    who: str

    def ask(self, state: Hellas) -> Ask | None:
        places = refuges(state, self.who)
        if len(places) < 2:
            return None
        ask = Ask(self.who, "shelter", "18.5d", {"place": state.powers[self.who].leader})
        return ask.pick("join", places, self.join)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"join": Gate(PLACE, self.why_not_join)}

    def why_not_join(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        if place is None or place in refuges(state, who):
            return None
        return NOT_NEAREST if state.powers[who].has_unit(place) else NO_UNIT

    def join(self, state: Hellas, role: str, place: str) -> None:
        power = state.powers[self.who]
        left, power.leader = power.leader, place
        state.log("leader-driven-out", "18.5d", who=self.who, place=left, to_place=place)
        state.end()
        touched(state, left)

    def run(self, state: Hellas) -> None:
        self.join(state, self.who, refuges(state, self.who)[0])
