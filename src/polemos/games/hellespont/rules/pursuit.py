"""7.S7: cavalry rides down the beaten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES
from polemos.engine.why import PIECE, Barrier, Gate, Gates
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons.counters import COUNTER, why_not_face
from polemos.games.hellespont.reasons.pieces import among, is_leader, not_theirs
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play, play
from polemos.games.hellespont.rules.stratagems import let_pass, offer_own, own_gates
from polemos.games.hellespont.state import Hellespont

NOT_WEAK: Final = Barrier("not-weakened", "7.S7a")


def prey(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """7.S7: weakened enemy units in a land zone where the side has cavalry."""
    if place in state.printed.seas:
        return ()
    riders = [u for u in state.troops_at(side, place) if state.printed.type_of[u] == "cavalry"]
    if not riders:
        return ()
    return tuple([u for u in state.troops_at(foe(side), place) if u in state.weak])


def could_ride(state: Hellespont, side: str, place: str) -> bool:
    """7.S7: whether the side might ride somebody down, for all that both know."""
    return may_play(state, side) and could_hold(state, side, "s7") and bool(prey(state, side, place))


@dataclass
class Pursuit(Frame):
    """7.S7: after a land combat the winner with cavalry there may eliminate a weakened enemy."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask | None:
        if not could_ride(state, self.who, self.place):
            return None
        ask = Ask(self.who, "pursuit", "7.S7", {"place": self.place}).alone("decline", self.decline, DECLINES)
        ask.pick("s7", holding(state, self.who, "s7"), self.pursue)
        return offer_own(ask, state, "B.3")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        riding = Gate(COUNTER, among(holding(state, who, "s7"), why_not_face("s7")))
        return {**own_gates(state, who, "B.3"), "s7": riding}

    def decline(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.3")
        state.end()

    def pursue(self, state: Hellespont, role: str, counter: str) -> None:
        play(state, role, counter, "s7")
        state.become(RideDown(role, self.place))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class RideDown(Frame):
    """7.S7: which weakened enemy unit is eliminated."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "ride-down", "7.S7", {"place": self.place})
        return ask.pick("eliminate", prey(state, self.who, self.place), self.eliminate)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"eliminate": Gate(PIECE, among(prey(state, who, self.place), self.why_not_eliminate))}

    def why_not_eliminate(self, state: Hellespont, who: str, piece: str) -> Barrier:
        barrier = not_theirs(state, who, piece, self.place, "7.S7a") or is_leader(state, piece, "7.S7a")
        return barrier or NOT_WEAK

    def eliminate(self, state: Hellespont, role: str, unit: str) -> None:
        state.eliminate(unit, "7.S7")
        state.end()
