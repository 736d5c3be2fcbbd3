"""3.3e: ships must have five strength points for each one they carry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PIECE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.printed import ELIMINATED
from polemos.games.hellespont.reasons import prices
from polemos.games.hellespont.reasons.pieces import among, astray, is_ship
from polemos.games.hellespont.state import Hellespont

RATIO: Final = 5


def overloaded(state: Hellespont, side: str, place: str) -> bool:
    """3.3e, 4.2.3b: whether the ships in a sea zone carry more than they may."""
    return place in state.printed.seas and state.naval(side, place) < RATIO * state.troops(side, place)


def trim(state: Hellespont, side: str, place: str, fate: str = ELIMINATED) -> None:
    """3.3e, 4.2.3b: cut troops aboard down to the ratio; without ships all aboard are lost."""
    if place not in state.printed.seas:
        return
    if state.ships_at(side, place):
        if overloaded(state, side, place):
            state.call(Overload(side, place))
        return
    for piece in state.pieces_at(side, place):
        lost = fate if piece in state.printed.leader_set else ELIMINATED
        state.eliminate(piece, "4.2.3b", lost)


def carries(state: Hellespont, unit: str) -> bool:
    """3.3e: whether a unit, back at full strength, can stay aboard, whoever else has to leave the ships."""
    place, side = state.at[unit], state.printed.side_of[unit]
    if place not in state.printed.seas or unit in state.printed.ships:
        return True
    return state.naval(side, place) >= RATIO * state.printed.full[unit]


@dataclass
class Overload(Frame):
    """3.3e: the owner weakens or eliminates troops aboard until the ratio holds."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask | None:
        if not overloaded(state, self.who, self.place):
            return None
        troops = state.troops_at(self.who, self.place)
        return Ask(self.who, "overload", "3.3e", {"place": self.place}).pick("weaken", troops, self.weaken)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"weaken": Gate(PIECE, among(state.troops_at(who, self.place), self.why_not_weaken))}

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return prices.fatal(state, "weaken", state.troops_at(who, self.place))

    def why_not_weaken(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = astray(state, who, piece, self.place, "3.3e") or is_ship(state, piece, "3.3e")
        return barrier or Barrier("is-leader", "3.3e")

    def weaken(self, state: Hellespont, role: str, unit: str) -> None:
        state.weaken(unit, "3.3e")

    def run(self, state: Hellespont) -> None:
        state.end()
