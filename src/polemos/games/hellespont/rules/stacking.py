"""3.6: how many may stand in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PIECE, Barrier, Gate, Gates
from polemos.games.hellespont.reasons.pieces import among, astray, is_leader
from polemos.games.hellespont.state import Hellespont

MAX_PORT_NAVAL: Final = 50
MAX_PORT_LAND: Final = 12
MAX_DIFFICULT: Final = 5

HARBOUR_FULL: Final = Barrier("harbour-full", "3.6f", {"limit": MAX_PORT_NAVAL})
TOWN_FULL: Final = Barrier("town-full", "3.6g", {"limit": MAX_PORT_LAND})
OTHER_ARM: Final = Barrier("not-crowding", "3.6b")


def surplus(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """3.6: the units among which some must go because a limit is broken; () if none is."""
    if state.printed.kind[place] == "port":
        if state.naval(side, place) > MAX_PORT_NAVAL:
            return state.ships_at(side, place)
        if state.troops(side, place) > MAX_PORT_LAND:
            return state.troops_at(side, place)
    elif state.printed.type[place] == "difficult":
        troops = state.troops_at(side, place)
        return troops if len(troops) > MAX_DIFFICULT else ()
    return ()


def why_not_in_port(state: Hellespont, piece: str, port: str) -> Barrier | None:
    """3.6f, 3.6g: whether a unit can join its side's units in a port within the limits."""
    side = state.printed.side_of[piece]
    if piece in state.printed.ships:
        return None if state.naval(side, port) + state.strength(piece) <= MAX_PORT_NAVAL else HARBOUR_FULL
    return None if state.troops(side, port) + state.strength(piece) <= MAX_PORT_LAND else TOWN_FULL


def why_not_crowding(state: Hellespont, side: str, piece: str, place: str) -> Barrier:
    """3.6: why a piece is not among those of which some must go."""
    barrier = astray(state, side, piece, place, "3.6b") or is_leader(state, piece, "3.6a")
    return barrier or OTHER_ARM


@dataclass
class Stacking(Frame):
    """3.6b: units over the limit at the end of moves are eliminated, the owner choosing which."""

    who: str
    #: Only these places are looked at; all if there are none.
    places: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        place = self.crowded(state)
        if not place:
            return None
        ask = Ask(self.who, "stacking", "3.6b", {"place": place})
        return ask.pick("eliminate", surplus(state, self.who, place), self.eliminate)

    def crowded(self, state: Hellespont) -> str:
        """The first place where a limit is broken."""
        for place in self.places or tuple(sorted(state.units[self.who])):
            if surplus(state, self.who, place):
                return place
        return ""

    def barriers(self, state: Hellespont, who: str) -> Gates:
        over = surplus(state, who, self.crowded(state))
        return {"eliminate": Gate(PIECE, among(over, self.why_not_eliminate))}

    def why_not_eliminate(self, state: Hellespont, who: str, piece: str) -> Barrier:
        return why_not_crowding(state, who, piece, self.crowded(state))

    def eliminate(self, state: Hellespont, role: str, unit: str) -> None:
        state.eliminate(unit, "3.6b")

    def run(self, state: Hellespont) -> None:
        state.end()
