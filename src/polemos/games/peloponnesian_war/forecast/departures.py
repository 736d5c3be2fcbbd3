"""What the departure of an Army risks, and where a point that is built appears."""

from __future__ import annotations

from polemos.engine.prompt import Value
from polemos.engine.why import Note
from polemos.games.peloponnesian_war.forecast.journey import journey
from polemos.games.peloponnesian_war.forecast.travels import ARRIVES, copied
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.rules.going_home import place_by_table
from polemos.games.peloponnesian_war.rules.strength_points import count_of, of_kind
from polemos.games.peloponnesian_war.state import War


def departure_notes(state: War) -> list[Note]:
    """4.6, 4.7: whether the Army that is gathered would get to its objective."""
    ahead = journey(state)
    watched = [place for place in ahead.watchers if ahead.met.get(place)]
    if not watched:
        return [Note("depart", None, "depart", "4.6.1b", {"place": state.op_goal})]
    args: dict[str, Value] = {"count": len(watched), "chance": round(100 * ahead.ends[ARRIVES])}
    return [Note("depart", None, "depart-watched", "4.6.1b", {"place": state.op_goal, **args})]


def building_notes(state: War, side: str, kinds: tuple[str, ...], purse: int) -> list[Note]:
    """7.2a, 1.1.2e: what a point costs, where it appears, how many counters are left of its kind."""
    price, left = state.printed.costs["build"], state.counters_left(side)
    found = []
    for kind in kinds:
        number = kind_index(kind)
        args: dict[str, Value] = {"talents": price, "total": purse - price, "count": count_of(left, number)}
        place = _appears_at(state, side, number)
        found.append(
            Note("build", kind, "build" if place else "build-asked", "7.2a", {**args, "place": place})
        )
    return found


def _appears_at(state: War, side: str, kind: int) -> str:
    """The space where the table puts a new point; "" if its owner would be asked."""
    after = copied(state)
    place_by_table(after, side, of_kind(kind, 1))
    changed = [p for p in after.forces[side] if after.force(side, p) != state.force(side, p)]
    return changed[0] if changed else ""
