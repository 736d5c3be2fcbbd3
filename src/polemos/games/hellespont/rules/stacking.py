"""3.6: how many may stand in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.games.hellespont.state import Hellespont

MAX_PORT_NAVAL: Final = 50
MAX_PORT_LAND: Final = 12
MAX_DIFFICULT: Final = 5


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


def fits_port(state: Hellespont, piece: str, port: str) -> bool:
    """3.6f, 3.6g: whether a unit can join its side's units in a port within the limits."""
    side = state.printed.side_of[piece]
    if piece in state.printed.ships:
        return state.naval(side, port) + state.strength(piece) <= MAX_PORT_NAVAL
    return state.troops(side, port) + state.strength(piece) <= MAX_PORT_LAND


@dataclass
class Stacking(Frame):
    """3.6b: units over the limit at the end of moves are eliminated, the owner choosing which."""

    who: str
    #: Only these places are looked at; all if there are none.
    places: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        for place in self.places or tuple(sorted(state.units[self.who])):
            over = surplus(state, self.who, place)
            if over:
                ask = Ask(self.who, "stacking", "3.6b", {"place": place})
                return ask.pick("eliminate", over, self.eliminate)
        return None

    def eliminate(self, state: Hellespont, role: str, unit: str) -> None:
        state.eliminate(unit, "3.6b")

    def run(self, state: Hellespont) -> None:
        state.end()
