"""What holds of a field in every state, recounted."""

from __future__ import annotations

from polemos.battles.dba.field import ATTACKER, DEFENDER, Field
from polemos.battles.dba.rules.groups import parts
from polemos.battles.dba.rules.reach import reach
from polemos.battles.dba.rules.terrain import painted
from polemos.engine.errors import RuleBug


def check(field: Field) -> None:
    """Indexes against a recount; an element is in one place only."""
    if {cell: e for e, cell in field.at.items()} != field.holder or set(field.at) != set(field.facing):
        raise RuleBug("the index of cells is not that of the elements")
    away = (*field.lost, *field.aboard)
    if len(set(away)) != len(away) or set(away) & set(field.at):
        raise RuleBug("an element is in two places")
    if field.ground != painted(field):
        raise RuleBug("the ground is not that of the features")
    _check_derived(field)
    for element, cell in field.at.items():
        if not field.passable(field.kind(element), cell) and field.kinds[element] != "Cf":
            raise RuleBug(f"{element} stands where it cannot be")


def _check_derived(field: Field) -> None:
    """What was worked out and kept must be what would be worked out now."""
    kept, fresh = field.derived(), field.clone()
    fresh.resurvey()
    for side in (ATTACKER, DEFENDER):
        groups = kept.of(side).parts
        own = sorted(e for e in field.at if field.side(e) == side)
        lines = [field.cells_of(tuple([e for e in own if field.facing[e] == facing])) for facing in range(4)]
        if field.of(side) != own:
            raise RuleBug("the list of a side's elements is stale")
        if not lines == field.stands[4 * side : 4 * side + 4] == kept.of(side).host.stands:
            raise RuleBug("the sets of cells are not those of the elements")
        if groups is not None and groups != parts(fresh, side):
            raise RuleBug("the groups are stale")
    for element, found in kept.reaches.items():
        now = reach(fresh, element)
        if (found.quiet(), found.round, found.ends) != (now.quiet(), now.round, now.ends):
            raise RuleBug(f"the moves of {element} are stale")
