"""dba.2, 9e, 10, 12r: why ground, camps and elements are not placed so: asked when somebody wants to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from polemos.battles.dba.field import PREFIX, WATER, Field
from polemos.battles.dba.rules import terrain
from polemos.battles.dba.rules.landing import MOST
from polemos.battles.dba.state import BattleState
from polemos.engine.why import Barrier

#: With whom an element may change places.
Partners: TypeAlias = Callable[[Field, str], tuple[str, ...]]

OTHER_COUNTRY: Final = Barrier("dba-other-country", "dba.2.1d")
OTHER_KIND: Final = Barrier("dba-other-kind", "dba.2.1c")
ENOUGH: Final = Barrier("dba-enough-features", "dba.2.1d")
TWO_OF_A_KIND: Final = Barrier("dba-two-of-a-kind", "dba.2.1d")
ONE_OF_A_KIND: Final = Barrier("dba-one-of-a-kind", "dba.2.1d")
NO_ROOM: Final = Barrier("dba-no-room", "dba.2.1e")
NO_ROOM_FOR_SIZE: Final = Barrier("dba-no-room-for-size", "dba.2.1e")
OTHER_SIZES: Final = Barrier("dba-other-sizes", "dba.2.1g")
NOT_THERE: Final = Barrier("dba-feature-not-there", "dba.2.1e")
TOO_FEW: Final = Barrier("dba-too-few-features", "dba.2.1d")
TOO_EMPTY: Final = Barrier("dba-quarters-empty", "dba.2.1e")
NO_EDGE: Final = Barrier("dba-no-base-edge", "dba.2.3b")
NOT_IN_SLOT: Final = Barrier("dba-not-in-list", "dba.13a")
NOT_OWN_EDGE: Final = Barrier("dba-camp-not-at-edge", "dba.9e")
BAD_FOR_CAMP: Final = Barrier("dba-camp-bad-going", "dba.9e")
TAKEN: Final = Barrier("dba-cell-taken", "dba.12a")
NOT_OWN_ZONE: Final = Barrier("dba-not-own-zone", "dba.12r")
CANNOT_STAND: Final = Barrier("dba-cannot-stand", "dba.12b")
ENEMY_CAMP: Final = Barrier("dba-enemy-camp", "dba.9e")
NOT_OWN: Final = Barrier("dba-deploy-not-own", "dba.2.3c")
PLACED: Final = Barrier("dba-deployed", "dba.2.3c")
ABOARD: Final = Barrier("dba-stays-aboard", "dba.10a")
CAME_BY_LAND: Final = Barrier("dba-came-by-land", "dba.10a")
NO_COAST: Final = Barrier("dba-no-coast", "dba.10a")
FULL: Final = Barrier("dba-four-aboard", "dba.10a")
NO_PARTNER: Final = Barrier("dba-no-partner", "dba.2.3c")
SAME_TYPE: Final = Barrier("dba-same-type", "dba.2.3c")
OTHER_GROUND: Final = Barrier("dba-swap-ground", "dba.2.3c")
FOLLOWERS: Final = Barrier("dba-followers", "dba.9e")
SWAP_NOT_OWN: Final = Barrier("dba-swap-not-own", "dba.2.3c")
NO_SWAPS: Final = Barrier("dba-nothing-to-swap", "dba.2.3c")
NO_SHORE: Final = Barrier("dba-no-shore", "dba.10a")
LANDING_OVER: Final = Barrier("dba-landing-over", "dba.10a")
NOBODY_ABOARD: Final = Barrier("dba-nobody-aboard", "dba.10a")


# --- terrain ----------------------------------------------------------------------------------------


def why_not_feature(state: BattleState, who: str, kind: str | None) -> Barrier | None:
    """dba.2.1a-e: why a kind of feature may not be placed any more."""
    field = state.field
    if kind is None or kind in terrain.kinds_open(field):
        return None
    rules = field.book.terrain
    row, limits = rules["topographies"][field.topography], rules["limits"]
    groups = [group for group in row["optional"] if kind in group]
    if kind not in row["compulsory"] and not groups:
        return OTHER_COUNTRY.of(topography=field.topography)
    there = [f for f in field.features if f[0] == kind]
    if kind in limits["single"] and there:
        return ONE_OF_A_KIND
    begun = [other for group in groups for other in group if any(f[0] == other for f in field.features)]
    if begun and not there and kind not in row["compulsory"]:
        return OTHER_KIND
    if not terrain.counts_as(field, kind) and sum(f[4] == 0 for f in there) >= limits["of_a_kind"]:
        return TWO_OF_A_KIND
    return NO_ROOM if kind in terrain.called_for(field) else ENOUGH


def why_not_done(state: BattleState, who: str, arg: object) -> Barrier | None:
    """dba.2.1d-e: what the field still lacks."""
    field = state.field
    if terrain.complete(field):
        return None
    least = field.book.terrain["limits"]
    compulsory, optional = terrain.number(field, 1), terrain.number(field, 0)
    if compulsory < least["compulsory"][0] or optional < least["optional"][0]:
        return TOO_FEW.of(compulsory=compulsory, optional=optional)
    some, hard = terrain.quarters(field)
    return TOO_EMPTY.of(count=some, hard=hard)


def why_not_size(field: Field, kind: str, size: str) -> Barrier | None:
    """dba.2.1g: why a feature is not so large."""
    if size not in terrain.sizes(field, kind):
        return OTHER_SIZES
    return None if terrain.fits_somewhere(field, kind, size) else NO_ROOM_FOR_SIZE


# --- camps and deployment ---------------------------------------------------------------------------


def why_not_camp(state: BattleState, side: int, place: str | None) -> Barrier | None:
    field = state.field
    if place is None:
        return None
    cell = state.cell(place)
    if field.grid.from_base(cell, field.front[side]):
        return NOT_OWN_EDGE
    if field.ground[cell] == WATER or field.is_bad(cell):
        return BAD_FOR_CAMP
    return TAKEN.of(other=field.holder[cell]) if cell in field.holder else None


def why_not_stand(state: BattleState, side: int, element: str, place: str | None) -> Barrier | None:
    """dba.12r: why an element is not deployed there."""
    field = state.field
    if place is None:
        return None
    cell = state.cell(place)
    if field.grid.from_base(cell, field.front[side]) >= 6:
        return NOT_OWN_ZONE
    if cell in field.holder:
        return TAKEN.of(other=field.holder[cell])
    if not field.passable(field.kind(element), cell):
        return CANNOT_STAND
    return ENEMY_CAMP if cell == field.camps[1 - side] else None


def why_not_deploy(field: Field, side: int, left: tuple[str, ...], element: str | None) -> Barrier | None:
    """Why an element is not waiting to be placed."""
    if element is None or element in left:
        return None
    if field.side(element) != side:
        return NOT_OWN
    return ABOARD if element in field.aboard else PLACED


def why_not_keep_aboard(
    field: Field, side: int, left: tuple[str, ...], element: str | None
) -> Barrier | None:
    """dba.10a: coastal battle, came by sea, four at most."""
    if side not in field.sailed:
        return CAME_BY_LAND
    if WATER not in field.ground:
        return NO_COAST
    if sum(e.startswith(PREFIX[side]) for e in field.aboard) >= MOST:
        return FULL
    return why_not_deploy(field, side, left, element)


def why_not_swap(
    field: Field, side: int, first: str, partners: Partners, element: str | None
) -> Barrier | None:
    """dba.2.3c: why an element cannot change places, with `first` or with anybody."""
    if element is None:
        return NO_SWAPS
    if element not in field.at or field.side(element) != side:
        return SWAP_NOT_OWN
    if field.kinds[element] == "Cf":
        return FOLLOWERS
    if not first:
        return None if partners(field, element) else NO_PARTNER
    if element in partners(field, first):
        return None
    same = (field.kinds[element], element in field.generals) == (field.kinds[first], first in field.generals)
    return SAME_TYPE if same else OTHER_GROUND


def why_not_land(state: BattleState, side: int, cells: list[int]) -> Barrier | None:
    """dba.10a: why nobody lands in this bound; `cells`: where somebody could."""
    field = state.field
    if not [e for e in field.aboard if e.startswith(PREFIX[side])]:
        return NOBODY_ABOARD
    if field.bound > 2:
        return LANDING_OVER
    return None if cells else NO_SHORE
