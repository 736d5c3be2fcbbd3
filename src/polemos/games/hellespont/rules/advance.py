"""5.2d: into a port that has fallen; who may enter a port beside him at all (2.D.2e)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, Barrier, Gate, Gates
from polemos.games.hellespont.reasons.pieces import not_around
from polemos.games.hellespont.rules.reach import group_strength
from polemos.games.hellespont.rules.stacking import why_not_in_port
from polemos.games.hellespont.rules.transport import RATIO
from polemos.games.hellespont.state import Hellespont

LEFT_AT_SEA: Final = Barrier("others-stranded", "3.1d")


@dataclass
class Advance(Frame):
    """5.2d: after success any units and leaders around may enter the port, within its limits."""

    who: str
    port: str

    def ask(self, state: Hellespont) -> Ask | None:
        candidates = self.candidates(state)
        if not candidates:
            return None
        ask = Ask(self.who, "advance", "5.2d", {"place": self.port})
        return ask.pick("advance", candidates, self.advance).alone("done", self.finish, ENDS)

    def candidates(self, state: Hellespont) -> tuple[str, ...]:
        near = state.printed.adjacent[self.port]
        pieces = [piece for place in near for piece in state.pieces_at(self.who, place)]
        return tuple(sorted([p for p in pieces if self.kept_out(state, p) is None]))

    def kept_out(self, state: Hellespont, piece: str) -> Barrier | None:
        """5.2d: what keeps a piece beside the port from entering it."""
        return why_not_into_port(state, piece, self.port) or why_not_leave(state, piece)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"advance": Gate(PIECE, self.why_not_advance)}

    def why_not_advance(self, state: Hellespont, who: str, piece: str | None) -> Barrier | None:
        if piece is None:
            return None
        return not_around(state, who, piece, self.port, "5.2d") or self.kept_out(state, piece)

    def advance(self, state: Hellespont, role: str, piece: str) -> None:
        state.log("advances", "5.2d", who=role, piece=piece, place=state.at[piece], to_place=self.port)
        state.shift((piece,), self.port)

    def finish(self, state: Hellespont, role: str) -> None:
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()


def why_not_leave(state: Hellespont, piece: str) -> Barrier | None:
    """3.1d: nobody may be left at sea without ships enough to carry him; only a ship leaves anybody so."""
    if piece not in state.printed.ships:
        return None
    side = state.printed.side_of[piece]
    return None if can_stay(state, side, state.at[piece], (piece,)) else LEFT_AT_SEA


def why_not_into_port(state: Hellespont, piece: str, port: str) -> Barrier | None:
    """3.6f, 3.6g: what keeps a piece beside a port from entering it; leaders always find room. Whatever is
    beside a port touches it by land or by its anchor (0.2g)."""
    if piece in state.printed.leader_set:
        return None
    return why_not_in_port(state, piece, port)


def can_stay(state: Hellespont, side: str, place: str, leaving: tuple[str, ...]) -> bool:
    """3.1d: whether those who do not leave a place have ships enough, if they are at sea."""
    if place not in state.printed.seas:
        return True
    staying = tuple([p for p in state.pieces_at(side, place) if p not in leaving])
    ships, troops = group_strength(state, staying)
    return ships >= RATIO * troops if ships else not staying
