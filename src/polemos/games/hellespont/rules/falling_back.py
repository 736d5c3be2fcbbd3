"""4.1b: attackers who cannot pay for their combats fall back."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gate, Gates
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.reasons.roads import force_kind, step_barrier
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.retreat import MoveOn, free_neighbours, move_force
from polemos.games.hellespont.rules.stacking import Stacking
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont


@dataclass
class FallBack(Frame):
    """4.1b: without a point for the combats due, the attackers go back weakened; no combat."""

    who: str
    #: The zones they fall back from; every contested one if there are none.
    places: tuple[str, ...] = ()

    def contested(self, state: Hellespont) -> str:
        for place in contacts(state):
            if place in self.places or not self.places:
                return place
        return ""

    def run(self, state: Hellespont) -> None:
        place = self.contested(state)
        if not place:
            state.become(Stacking(self.who))
            return
        state.log("falls-back", "4.1b", who=self.who, place=place)
        origins = self.send_back(state, place)
        if place in state.units[self.who]:
            state.call(DriveOut(self.who, place))
        for origin in origins:
            trim(state, self.who, origin)

    def returning(self, state: Hellespont, place: str) -> list[str]:
        """Pieces that came into the zone and whose start is not taken: cavalry may have stepped in there.
        A leader goes only if all units do, who else would stay with him."""
        enemy, came = state.units[foe(self.who)], state.came
        pieces = [p for p in state.pieces_at(self.who, place) if p in came and came[p][0] not in enemy]
        if all([u in pieces for u in state.units[self.who][place]]):
            return pieces
        return [p for p in pieces if p in state.printed.unit_kind]

    def send_back(self, state: Hellespont, place: str) -> list[str]:
        """Each piece goes back to where it set out; the units arrive weakened."""
        homes: dict[str, list[str]] = {}
        for piece in self.returning(state, place):
            homes.setdefault(state.came[piece][0], []).append(piece)
        for origin, pieces in homes.items():
            for piece in pieces:
                state.came.pop(piece, None)
            self.leave_for(state, place, pieces, origin)
        return sorted(homes)

    def leave_for(self, state: Hellespont, place: str, pieces: list[str], origin: str) -> None:
        state.log("goes-back", "4.1b", who=self.who, pieces=tuple(pieces), place=place, to_place=origin)
        state.shift(pieces, origin)
        for piece in pieces:
            if piece in state.printed.unit_kind:
                state.weaken(piece, "4.1b")


def falling_back(state: Hellespont, due: tuple[str, ...]) -> FallBack:
    """2.B.3h: nobody has a point for the combats due, since both spent theirs to leave bases in B.2: who came
    into a zone goes back, first the side that left its bases last (2.B.2g)."""
    for side in (foe(state.advantage), state.advantage):
        entered = tuple([p for p in due if any([u in state.came for u in state.units[side][p]])])
        if entered:
            return FallBack(side, entered)
    return FallBack(state.initiative, due)


@dataclass
class DriveOut(Frame):
    """Q-02: units that did not move into the contested zone leave it, weakened, for an adjacent one."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask:
        places = free_neighbours(state, self.who, self.place)
        return Ask(self.who, "drive-out", "4.1b", {"place": self.place}).pick("to", places, self.leave)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"to": Gate(PLACE, among(free_neighbours(state, who, self.place), self.why_not_to))}

    def why_not_to(self, state: Hellespont, who: str, to: str) -> Barrier:
        return step_barrier(state, who, force_kind(state, self.place), self.place, to, "4.1b")

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        units, pieces = state.units[role][self.place], state.pieces_at(role, self.place)
        state.log("goes-back", "4.1b", who=role, pieces=pieces, place=self.place, to_place=to)
        move_force(state, role, self.place, to)
        for unit in units:
            state.weaken(unit, "4.1b")
        state.become(MoveOn(role, to))

    def run(self, state: Hellespont) -> None:
        for piece in state.pieces_at(self.who, self.place):
            state.eliminate(piece, "4.1b")
        state.end()
