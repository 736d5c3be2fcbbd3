"""Why a piece is not among those a step is about: whose it is, where it is, what it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from polemos.engine.prompt import Arg
from polemos.engine.why import Barrier, Why
from polemos.games.hellespont.printed import SICK, WAITING
from polemos.games.hellespont.state import Hellespont

#: What stands in the way of a thing that is not offered: there always is something.
Explain: TypeAlias = Callable[[Any, str, Any], Barrier]

ENEMY: Final = Barrier("enemy-piece", "1a")
OWN: Final = Barrier("own-piece", "1a")
TO_COME: Final = Barrier("still-to-come", "2.B.2a")
OUT: Final = Barrier("out-of-play", "1.1a")
SICKBED: Final = Barrier("is-sick", "7.S20d")


def among(ids: Sequence[Arg], otherwise: Explain, none: Barrier | None = None) -> Why:
    """Offered is what stands in the list the question itself uses; of the rest `otherwise` tells why not."""

    def why(state: Any, who: str, arg: Any) -> Barrier | None:
        if arg is None:
            return None if ids else none
        return None if arg in ids else otherwise(state, who, arg)

    return why


def astray(state: Hellespont, side: str, piece: str, place: str, rule: str) -> Barrier | None:
    """What keeps a piece from being one of the side's in a place ("": anywhere on the board); None: it is."""
    owner, at = state.printed.side_of[piece], state.at[piece]
    if owner != side:
        return ENEMY.of(who=owner)
    if at == WAITING:
        return TO_COME
    if at not in state.printed.kind:
        return OUT
    return None if at == place or not place else elsewhere(at, place, rule)


def elsewhere(at: str, place: str, rule: str) -> Barrier:
    return Barrier("elsewhere", rule, {"from": at, "place": place})


def not_theirs(state: Hellespont, side: str, piece: str, place: str, rule: str) -> Barrier | None:
    """The same for an enemy piece that `side` would strike."""
    owner, at = state.printed.side_of[piece], state.at[piece]
    if owner == side:
        return OWN
    if at not in state.printed.kind:
        return TO_COME if at == WAITING else OUT
    return None if at == place or not place else elsewhere(at, place, rule)


def not_around(state: Hellespont, side: str, piece: str, port: str, rule: str) -> Barrier | None:
    """5.2: what keeps a piece from being one of the besieger's around a port."""
    barrier = astray(state, side, piece, "", rule)
    if barrier is None and state.at[piece] not in state.printed.adjacent[port]:
        return Barrier("not-around", rule, {"from": state.at[piece], "place": port})
    return barrier


def is_leader(state: Hellespont, piece: str, rule: str) -> Barrier | None:
    """Leaders are not weakened, and take no room."""
    return Barrier("is-leader", rule) if piece in state.printed.leader_set else None


def is_ship(state: Hellespont, piece: str, rule: str) -> Barrier | None:
    return Barrier("is-ship", rule) if piece in state.printed.ships else None


def is_land_unit(state: Hellespont, piece: str, rule: str) -> Barrier | None:
    return Barrier("is-land-unit", rule) if piece in state.printed.land_units else None


def is_sick(state: Hellespont, piece: str) -> Barrier | None:
    return SICKBED if state.ailing.get(piece, "") == SICK else None
