"""7: why a stratagem cannot be aimed at something."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import PIECE, PLACE, Barrier
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons.counters import LINE
from polemos.games.hellespont.reasons.pieces import Explain, is_leader, not_theirs
from polemos.games.hellespont.state import Hellespont

NOT_LAND: Final = Barrier("archers-on-land", "7.S6a")
NO_ARCHERS: Final = Barrier("no-archers", "7.S6a")
BARRED: Final = Barrier("barred-already", "7.S6a")
OWN_LINE: Final = Barrier("own-line", "7.S13a")
NOT_DUE: Final = Barrier("line-not-due", "7.S13a")
NOT_OPTIONAL: Final = Barrier("line-not-optional", "7.S14a")
ENEMY_LINE: Final = Barrier("enemy-line", "7.S14a")
USED_UP: Final = Barrier("line-used", "10.1p")
NOT_A_LEADER: Final = Barrier("not-a-leader", "7.S16a")
SECURE: Final = Barrier("double-bonus", "7.S16b")
OFF_MAP: Final = Barrier("plague-off-map", "7.S20a")
NOBODY: Final = Barrier("nobody-to-infect", "7.S20a")
TOO_STRONG: Final = Barrier("too-strong-to-desert", "7.S23a")


def archers(state: Hellespont, who: str, place: str) -> Barrier:
    if place not in state.printed.lands:
        return NOT_LAND
    return BARRED if place in state.barred else NO_ARCHERS


def delay(state: Hellespont, who: str, line: str) -> Barrier:
    known = state.lines.get(line) or state.optional[line]
    return OWN_LINE if known.side == who else NOT_DUE


def bring(state: Hellespont, who: str, line: str) -> Barrier:
    if line not in state.optional:
        return NOT_OPTIONAL
    return ENEMY_LINE if state.optional[line].side != who else USED_UP


def discord(state: Hellespont, who: str, piece: str) -> Barrier:
    barrier = not_theirs(state, who, piece, "", "7.S16a")
    return barrier or (SECURE if piece in state.printed.leader_set else NOT_A_LEADER)


def plague(state: Hellespont, who: str, place: str) -> Barrier:
    return OFF_MAP if place in state.printed.all_bases else NOBODY.of(who=foe(who))


def desertion(state: Hellespont, who: str, piece: str) -> Barrier:
    return not_theirs(state, who, piece, "", "7.S23a") or is_leader(state, piece, "7.S23a") or TOO_STRONG


#: stratagem -> what it is aimed at, and why not at something else.
AIMS: Final[dict[str, tuple[str, Explain]]] = {
    "s6": (PLACE, archers),
    "s13": (LINE, delay),
    "s14": (LINE, bring),
    "s16": (PIECE, discord),
    "s20": (PLACE, plague),
    "s23": (PIECE, desertion),
}
