"""dba.5b-c, 12f-h: why a formation does not go, or not so: asked when somebody wants to know."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import WHOLE
from polemos.battles.dba.field import Field
from polemos.battles.dba.grid import OUTSIDE
from polemos.battles.dba.reasons.elements import SINGLE_COLUMN, dear, not_commanded
from polemos.battles.dba.rules import groups
from polemos.battles.dba.rules.groups import LEFT, RIGHT, March, withdraws
from polemos.battles.dba.state import BattleState
from polemos.engine.why import Barrier

ALONE: Final = Barrier("dba-alone", "dba.12f")
NO_GROUPS: Final = Barrier("dba-no-groups", "dba.12f")
HAS_MOVED: Final = Barrier("dba-member-moved", "dba.5b")
IN_CONTACT: Final = Barrier("dba-member-in-contact", "dba.5b")
LED_BY: Final = Barrier("dba-line-led-by", "dba.12f")
IN_GROUP: Final = Barrier("dba-in-group", "dba.12f")
NOT_BESIDE: Final = Barrier("dba-not-beside", "dba.12f")
EVERYBODY_IN: Final = Barrier("dba-everybody-in", "dba.12f")
NOT_A_GROUP: Final = Barrier("dba-not-a-group", "dba.12f")
STEPS: Final = Barrier("dba-steps", "dba.5b")
CROSSES: Final = Barrier("dba-group-crosses-threat", "dba.5.1a")
WITHDRAWS: Final = Barrier("dba-group-withdraws", "dba.5c")
EDGE: Final = Barrier("dba-group-edge", "dba.12a")
IN_THE_WAY: Final = Barrier("dba-group-in-the-way", "dba.12a")
ROUGH: Final = Barrier("dba-group-rough", "dba.12h")
SEA: Final = Barrier("dba-group-sea", "dba.2.2d")
TOO_SLOW: Final = Barrier("dba-group-too-slow", "dba.5b")
NO_END: Final = Barrier("dba-group-no-end", "dba.5.2a")
NO_CONTACT: Final = Barrier("dba-slant-no-contact", "dba.12g")
NOT_A_COLUMN: Final = Barrier("dba-not-a-column", "dba.5b")
NO_FOLLOW: Final = Barrier("dba-follow-no-room", "dba.5b")
THREATENED: Final = Barrier("dba-group-threatened", "dba.5.1a")
TOO_WIDE: Final = Barrier("dba-too-wide", "dba.12g")
ONE_WHEEL: Final = Barrier("dba-one-wheel", "dba.12g")


def part_of(field: Field, side: int, element: str) -> tuple[str, ...]:
    """The formation that an element belongs to; empty if it stands alone."""
    return next((group for group in groups.parts(field, side) if element in group), ())


def why_not_line(
    state: BattleState, side: int, pips: int, lines: tuple[str, ...], element: str | None
) -> Barrier | None:
    """Why the whole formation of an element does not go; `lines` are the first of those that can."""
    field = state.field
    if element is None:
        return NO_GROUPS
    if element in lines:
        return None
    barrier = not_commanded(field, side, element)
    group = () if barrier else part_of(field, side, element)
    if not group:
        return barrier or _no_part(field, element)
    if group[0] in lines:
        return LED_BY.of(leader=group[0])
    return dear(field, group, pips) or _stuck(field, group)


def why_not_group(
    state: BattleState, side: int, pips: int, members: tuple[str, ...], element: str | None
) -> Barrier | None:
    """Why no group can be formed around an element."""
    if element is None or element in members:
        return NO_GROUPS if element is None else None
    field = state.field
    barrier = not_commanded(field, side, element)
    if barrier is None and part_of(field, side, element):
        barrier = dear(field, (element,), pips)
    return barrier or _no_part(field, element)


def _no_part(field: Field, element: str) -> Barrier:
    """dba.5b: who may not be in a moving group."""
    if element in field.moved:
        return HAS_MOVED
    foe = field.contacts(element)
    return IN_CONTACT.of(enemy=foe) if foe else ALONE


def _stuck(field: Field, group: tuple[str, ...]) -> Barrier:
    """Why a formation has no move at all: what stops its first step."""
    return why_not_ahead(March(field, group), 1) or NO_END


# --- choosing members -------------------------------------------------------------------------------


def why_not_with(
    state: BattleState, group: tuple[str, ...], pips: int, element: str | None
) -> Barrier | None:
    """dba.12f: why an element does not join the group."""
    if element is None:
        return EVERYBODY_IN
    field = state.field
    if element in group:
        return IN_GROUP
    barrier = not_commanded(field, field.side(group[0]), element)
    if barrier is not None:
        return barrier
    if element in groups.neighbours(field, group):
        return dear(field, tuple(sorted((*group, element))), pips)
    if element in field.moved or field.contacts(element):
        return _no_part(field, element)
    return NOT_BESIDE


def why_not_everybody(state: BattleState, group: tuple[str, ...], pips: int) -> Barrier | None:
    """Why the whole formation around the group does not go."""
    field = state.field
    everybody = groups.whole(field, group)
    if len(everybody) == len(group):
        return EVERYBODY_IN
    barrier = dear(field, everybody, pips)
    if barrier is not None or groups.can_march(field, everybody):
        return barrier
    return _stuck(field, everybody)


# --- how they go ------------------------------------------------------------------------------------


def why_not_march(
    state: BattleState, group: tuple[str, ...], verb: str, number: int | None
) -> Barrier | None:
    """Why the group does not make this move."""
    if len(group) < 2:
        return NOT_A_GROUP
    cells = 1 if number is None else number
    if cells in groups.moves(state.field, group).get(verb, ()):
        return None
    march = March(state.field, group)
    hand = RIGHT if verb.endswith("right") else LEFT
    if verb.startswith("wheel"):
        return why_not_wheel(march, hand) if cells == 1 else ONE_WHEEL
    if number is not None and not 0 < number <= max([kind.road for kind in march.kinds]):
        return STEPS.of(count=max([kind.good for kind in march.kinds]))
    if verb.startswith("follow"):
        return _why_not_follow(march)
    barrier = why_not_ahead(march, cells)
    if verb == "ahead" or barrier is not None:
        return barrier or NO_END
    return _why_not_slant(march, cells, hand)


def why_not_ahead(march: March, number: int) -> Barrier | None:
    """dba.12g: what stops so many cells straight ahead."""
    field, cells = march.field, march.starts
    if march.cells & march.crossed:
        return CROSSES
    if not march.column and withdraws(field, march.side, march.facing, march.starts):
        return WITHDRAWS
    march.begin()
    for _ in range(number):
        before, spent = cells, march.spent.copy()
        cells = march.step(cells)
        if not cells:
            return _why_not_step(march, before, spent)
    return None if march.legal(cells) else NO_END


def _why_not_step(march: March, cells: list[int], spent: list[int]) -> Barrier:
    table = march.field.grid.ahead[march.facing]
    for i, here in enumerate(cells):
        barrier = _closed(march, i, table[here])
        if barrier is not None:
            return barrier
    for i, here in enumerate(cells):
        if spent[i] + march.step_cost(i, here, table[here]) > WHOLE:
            return TOO_SLOW.of(other=march.group[i])
    return CROSSES


def _closed(march: March, member: int, to: int) -> Barrier | None:
    """Why one member cannot enter a cell."""
    if to == OUTSIDE:
        return EDGE
    if march.is_open(member, to):
        return None
    other, going = march.field.holder.get(to, ""), march.going
    if going.sea[to]:
        return SEA
    if other and other not in march.group:
        return IN_THE_WAY.of(other=other)
    if going.bad[to] or (going.wet[to] and not march.column):
        return ROUGH
    return SINGLE_COLUMN


def _why_not_slant(march: March, number: int, hand: int) -> Barrier:
    """dba.12g: a step aside only serves to line up on the enemy."""
    cells, table = march.straight(number), march.field.grid.ahead[(march.facing + hand) % 4]
    ends = [table[cell] for cell in cells]
    if not march.meets(ends):
        return NO_CONTACT
    if march.there & march.zones:
        return THREATENED
    for i, to in enumerate(ends):
        barrier = _closed(march, i, to)
        if barrier is not None:
            return barrier
        if march.spent[i] + march.step_cost(i, cells[i], to) > WHOLE:
            return TOO_SLOW.of(other=march.group[i])
    return CROSSES


def _why_not_follow(march: March) -> Barrier:
    if not march.column:
        return NOT_A_COLUMN
    return THREATENED if march.cells & march.zones else NO_FOLLOW


def why_not_wheel(march: March, hand: int) -> Barrier:
    """dba.12g: no line wheels in a threat zone, wider than its move, or without room."""
    if march.cells & march.zones:
        return THREATENED
    slowest = min([kind.good for kind in march.kinds])
    if march.width > slowest:
        return TOO_WIDE.of(count=march.width, of=slowest)
    for i, to in enumerate(march.wheel_cells(hand)):
        barrier = _closed(march, i, to)
        if barrier is not None:
            return barrier
        if march.going.bad[to] or march.going.wet[to]:
            return ROUGH
    return NO_END
