"""dba.4, 5: why a single element does not move at all, or not there: asked when somebody wants to know."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.derived import ALL
from polemos.battles.dba.field import ROAD, Field
from polemos.battles.dba.grid import Cells
from polemos.battles.dba.rules.command_points import cost, general_hidden, out_of_command
from polemos.battles.dba.rules.reach import (
    contacting,
    is_threatened,
    legal_end,
    passed,
    reach,
    reached,
    second_mover,
    spread,
)
from polemos.battles.dba.state import BattleState
from polemos.engine.why import Barrier

NOT_OWN: Final = Barrier("dba-not-own", "dba.4a")
OFF_FIELD: Final = Barrier("dba-off-field", "dba.4a")
FOLLOWERS: Final = Barrier("dba-followers", "dba.9e")
#: dba.4b-d: what makes a move dearer than the points left.
TOO_DEAR: Final = Barrier("dba-too-dear", "dba.4a")
SLOW_DEAR: Final = Barrier("dba-slow-dear", "dba.4b")
FAR_DEAR: Final = Barrier("dba-far-dear", "dba.4c")
HIDDEN_DEAR: Final = Barrier("dba-hidden-dear", "dba.4d")
MOVED_TWICE: Final = Barrier("dba-moved-twice", "dba.5e")
MOVED: Final = Barrier("dba-moved", "dba.5e")
#: dba.5e: what kind of second move there is.
AGAIN_AFAR: Final = Barrier("dba-again-afar", "dba.5e")
AGAIN_TO_CONTACT: Final = Barrier("dba-again-to-contact", "dba.5e")
AGAIN_ON_ROAD: Final = Barrier("dba-again-on-road", "dba.5e")
CAUGHT: Final = Barrier("dba-held-in-flank", "dba.5f")
ENGAGED: Final = Barrier("dba-engaged", "dba.5f")
NO_WAY_BACK: Final = Barrier("dba-no-way-back", "dba.5f")
PINNED: Final = Barrier("dba-pinned", "dba.5.1a")
NOBODY: Final = Barrier("dba-nobody-moves", "dba.4a")
HERE: Final = Barrier("dba-facing-already", "dba.12d")
ONLY_ATTACK: Final = Barrier("dba-only-attack", "dba.12k")
SEA: Final = Barrier("dba-sea", "dba.2.2d")
NO_ARTILLERY: Final = Barrier("dba-no-artillery", "dba.12b")
TAKEN: Final = Barrier("dba-cell-taken", "dba.12a")
TOO_FAR: Final = Barrier("dba-too-far", "dba.12b")
THREAT_BETWEEN: Final = Barrier("dba-threat-between", "dba.5.1a")
FRIENDS_BETWEEN: Final = Barrier("dba-friends-between", "dba.5d")
SINGLE_COLUMN: Final = Barrier("dba-single-column", "dba.2.2c")
NO_TURN_ABOUT: Final = Barrier("dba-no-turn-about", "dba.12d")
SLOW_GROUND: Final = Barrier("dba-slow-ground", "dba.12e")
FLANK_START: Final = Barrier("dba-flank-start", "dba.5.2a")
EVERY_WAY: Final = (0, 1, 2, 3)
NO_ENEMY: Final = Barrier("dba-no-enemy-before", "dba.12k")
NO_ENEMY_NEAR: Final = Barrier("dba-nobody-to-attack", "dba.5.2a")


def why_not_move(
    state: BattleState, side: int, pips: int, movable: tuple[str, ...], element: str | None
) -> Barrier | None:
    """Why an element has no single move; `movable` have one."""
    if element is None:
        return NOBODY
    if element in movable:
        return None
    field = state.field
    barrier = not_commanded(field, side, element) or dear(field, (element,), pips)
    return barrier or _fixed(field, element)


def not_commanded(field: Field, side: int, element: str) -> Barrier | None:
    """Whom the side cannot give orders to at all."""
    if element not in field.at:
        return OFF_FIELD
    if field.side(element) != side:
        return NOT_OWN
    return FOLLOWERS if field.kinds[element] == "Cf" else None


def dear(field: Field, movers: tuple[str, ...], pips: int) -> Barrier | None:
    """dba.4a-d: the burden that makes the move cost more than is left."""
    price, side = cost(field, movers), field.side(movers[0])
    if price <= pips:
        return None
    barrier = TOO_DEAR
    if out_of_command(field, side, movers):
        barrier = FAR_DEAR
    elif general_hidden(field, side, movers):
        barrier = HIDDEN_DEAR
    elif price > 1:
        barrier = SLOW_DEAR
    return barrier.of(cost=price, pips=pips)


def _fixed(field: Field, element: str) -> Barrier:
    """Why somebody who is paid for has nowhere to go."""
    if element in field.moved_twice:
        return MOVED_TWICE
    foe = field.contacts(element)
    if foe:
        return _in_contact(field, element, foe)
    if element in field.moved:
        return MOVED
    foes = field.threatening(field.side(element), field.at[element])
    return PINNED.of(enemy=foes[0]) if foes else MOVED


def _in_contact(field: Field, element: str, foe: str) -> Barrier:
    flankers = field.flankers(element)
    if flankers:
        return CAUGHT.of(enemy=flankers[0])
    return MOVED if element in field.moved else NO_WAY_BACK.of(enemy=foe)


# --- where to ---------------------------------------------------------------------------------------


def why_not_to(state: BattleState, element: str, place: str | None) -> Barrier | None:
    """Why an element does not end its move there without attacking."""
    if place is None:
        return None
    field, cell = state.field, state.cell(place)
    faces = reach(field, element).faces(field.grid, cell)
    touching = contacting(field, element, cell, faces)
    if len(touching) < len(faces):
        return None
    return ONLY_ATTACK if faces else _unreached(field, element, cell)


def why_not_attack(state: BattleState, element: str, place: str | None) -> Barrier | None:
    """Why an element does not attack from there."""
    if place is None:
        return NO_ENEMY_NEAR
    field, cell = state.field, state.cell(place)
    faces = reach(field, element).faces(field.grid, cell)
    if contacting(field, element, cell, faces):
        return None
    if not faces:
        return _unreached(field, element, cell)
    return _no_facing(field, element, cell) if contacting(field, element, cell, EVERY_WAY) else NO_ENEMY


def _unreached(field: Field, element: str, cell: int) -> Barrier:
    """Why a cell is no end of the move at all: the cell itself, the mover's own plight, then the way."""
    return _closed(field, element, cell) or _plight(field, element) or _no_way(field, element, cell)


def _closed(field: Field, element: str, cell: int) -> Barrier | None:
    if cell == field.at[element]:
        foes = field.threatening(field.side(element), cell)
        return PINNED.of(enemy=foes[0]) if foes and not field.contacts(element) else HERE
    if cell in field.holder:
        return TAKEN.of(other=field.holder[cell])
    if field.passable(field.kind(element), cell):
        return None
    return SEA if field.going().sea[cell] else NO_ARTILLERY


def _plight(field: Field, element: str) -> Barrier | None:
    """dba.5e, 5f, 5.1a: in contact, under threat or on its second move it has few ways left."""
    foe = field.contacts(element)
    if foe:
        return ENGAGED.of(enemy=foe)
    if is_threatened(field, element):
        return PINNED.of(enemy=field.threatening(field.side(element), field.at[element])[0])
    return _second_move(field, element) if element in field.moved else None


def _second_move(field: Field, element: str) -> Barrier | None:
    """dba.5e: what the second move is for; None for psiloi, whose second move is like the first."""
    if second_mover(field, element):
        return {"Wb": AGAIN_TO_CONTACT, "LH": AGAIN_AFAR}.get(field.kinds[element])
    return AGAIN_ON_ROAD if field.ground[field.at[element]] == ROAD else MOVED


def _no_way(field: Field, element: str, cell: int) -> Barrier:
    """What lies between: one barrier after the other is taken away until the cell is reached."""
    bit, going, side, kind = field.grid.bit[cell], field.going(), field.side(element), field.kind(element)
    if reached(field, element)[1] & bit:
        return _no_facing(field, element, cell)
    board = field.grid.board & ~going.closed(kind)
    others = field.derived().held & ~(passed(field, side, kind) | field.grid.bit[field.at[element]])
    if _gets_there(field, element, board & ~others, field.derived().of(side).threats()[ALL]) & bit:
        return SINGLE_COLUMN
    if _gets_there(field, element, board & ~others, 0) & bit:
        return THREAT_BETWEEN
    if _gets_there(field, element, board, 0) & bit:
        return FRIENDS_BETWEEN
    away = field.grid.within(field.at[element], kind.good) & bit
    return SLOW_GROUND if away and going.hard_cells else TOO_FAR.of(count=kind.good)


def _no_facing(field: Field, element: str, cell: int) -> Barrier:
    """dba.12d, 5.2a: it gets there, but could not face so as it must."""
    about, start = (field.facing[element] + 2) % 4, field.at[element]
    turned = legal_end(field, start, cell, about, field.side(element))
    wanted = contacting(field, element, cell, EVERY_WAY) or (about,)
    return NO_TURN_ABOUT if turned and about in wanted else FLANK_START


def _gets_there(field: Field, element: str, free: Cells, zones: Cells) -> Cells:
    nearby = field.grid.within(field.at[element], field.kind(element).pace.far)
    return spread(field, element, nearby, free, zones)[1]
