"""7.S5: rotten hulls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PIECE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.reasons import prices
from polemos.games.hellespont.reasons.pieces import among, astray
from polemos.games.hellespont.rules.targets import beached_ships
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont

NOT_A_SHIP: Final = Barrier("not-a-ship", "7.S5a")
NO_BEACH: Final = Barrier("no-beach", "7.S5a")


def why_not_rot(state: Hellespont, who: str, piece: str) -> Barrier:
    """7.S5a: what keeps a ship from being one that rots on a beach."""
    barrier = astray(state, who, piece, "", "7.S5a")
    return barrier or (NO_BEACH if piece in state.printed.ships else NOT_A_SHIP)


@dataclass
class Scuttle(Frame):
    """7.S5: the victim eliminates one ship off a beach ..."""

    who: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "hulls-scuttle", "7.S5")
        return ask.pick("scuttle", beached_ships(state, self.who), self.scuttle)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"scuttle": Gate(PIECE, among(beached_ships(state, who), why_not_rot))}

    def scuttle(self, state: Hellespont, role: str, ship: str) -> None:
        place = state.at[ship]
        state.eliminate(ship, "7.S5")
        state.become(Rot(role))
        trim(state, role, place)

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Rot(Frame):
    """7.S5: ... and weakens another."""

    who: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "hulls-weaken", "7.S5")
        return ask.pick("weaken", beached_ships(state, self.who), self.weaken)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"weaken": Gate(PIECE, among(beached_ships(state, who), why_not_rot))}

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return prices.fatal(state, "weaken", beached_ships(state, who))

    def weaken(self, state: Hellespont, role: str, ship: str) -> None:
        place = state.at[ship]
        state.weaken(ship, "7.S5")
        state.end()
        trim(state, role, place)

    def run(self, state: Hellespont) -> None:
        state.end()
