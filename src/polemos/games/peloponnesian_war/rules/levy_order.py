"""4.2.1: in which order the leader of the non-player side can visit the spaces where he takes points."""

from __future__ import annotations

from typing import TypeAlias

from polemos.games.peloponnesian_war.printed.map import mode_of
from polemos.games.peloponnesian_war.printed.shortest_routes import NEVER, Way
from polemos.games.peloponnesian_war.rules.routes import (
    closed_to_leader,
    lines_along,
    plagued,
    usual_roads,
    way_at,
)
from polemos.games.peloponnesian_war.rules.strength_points import (
    EMPTY,
    MEN,
    SHIPS,
    Force,
    allied_part,
    of_kind,
    own_part,
)
from polemos.games.peloponnesian_war.state import War

#: Where points are taken, in the order of visits.
Stops: TypeAlias = tuple[tuple[str, Force], ...]


class Ways:
    """4.1.1: where a leader of the system and his growing Army get to, as the map is now."""

    def __init__(self, state: War, side: str) -> None:
        self.state = state
        self.side = side
        self.closed = closed_to_leader(state, side)
        #: How somebody travels, whether the plague keeps him out, and from where.
        self._known: dict[tuple[int, bool, str], Way] = {}

    def lead(self, force: Force, at: str, place: str) -> bool:
        """Whether such an Army, or the lone leader, gets from one source to another."""
        node = self.state.map.number[place]
        if not force and usual_roads(self.state, self.side, at).open(node, self.closed):
            return True
        return self._at(force, at).far(node) != NEVER

    def end(self, force: Force, at: str, goal: str) -> bool:
        """Whether the Army gets to its objective."""
        return lines_along(self.state, self.side, force, self._at(force, at), goal) != NEVER

    def _at(self, force: Force, at: str) -> Way:
        key = (mode_of(force), plagued(self.side, force), at)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = way_at(self.state, self.side, force, at)
        return found


def in_this_order(ways: Ways, stops: Stops, goal: str) -> bool:
    """Whether the growing Army can make all its stops as they are written, and then reach the goal."""
    at, force = ways.side, EMPTY
    for place, part in stops:
        if place != at and not ways.lead(force, at, place):
            return False
        at, force = place, force + part
    return ways.end(force, at, goal)


def in_some_order(ways: Ways, levy: Stops, goal: str) -> Stops:
    """The same points in an order that works, near spaces first as far as may be; () if there is none. Ships
    and men of a space may be fetched apart, and of the men one before the others (4.1.1e)."""
    search = _Search(ways, _parts(levy, ways.state.plague), goal)
    return _joined(search.found()) if search.go(ways.side, EMPTY, 0) else ()


def _parts(levy: Stops, plague: bool) -> Stops:
    """What may be fetched apart: of each space the ships, one man, the other men; in the year of the plague
    allied points (EV.6c) after those of the side's own."""
    found: list[tuple[str, Force]] = []
    for place, force in levy:
        for points in (own_part(force), allied_part(force)) if plague else (force,):
            men, ships = points & MEN, points & SHIPS
            one = _one_of(men) if men else EMPTY
            found += [(place, part) for part in (ships, one, men - one) if part]
    return tuple(found)


def _one_of(men: Force) -> Force:
    """One of some men."""
    for kind in (0, 1, 3, 4):
        if men & of_kind(kind, 1023):
            return of_kind(kind, 1)
    return EMPTY


def _joined(stops: list[tuple[str, Force]]) -> Stops:
    """What is taken in one space at one time is one stop."""
    found: list[tuple[str, Force]] = []
    for place, force in stops:
        if found and found[-1][0] == place:
            found[-1] = (place, found[-1][1] + force)
        else:
            found.append((place, force))
    return tuple(found)


class _Search:
    """Goes from part to part, back where it cannot go on, and never twice through the same situation."""

    def __init__(self, ways: Ways, parts: Stops, goal: str) -> None:
        self.ways = ways
        self.parts = parts
        self.goal = goal
        self.order: list[int] = []
        self.tried: set[tuple[str, int]] = set()

    def found(self) -> list[tuple[str, Force]]:
        return [self.parts[i] for i in self.order]

    def go(self, at: str, force: Force, done: int) -> bool:
        """Whether the rest can be fetched from here; the order then stands in `order`."""
        if done == (1 << len(self.parts)) - 1:
            return self.ways.end(force, at, self.goal)
        if (at, done) in self.tried:
            return False
        self.tried.add((at, done))
        for i, (place, part) in enumerate(self.parts):
            if done >> i & 1 or not (place == at or self.ways.lead(force, at, place)):
                continue
            self.order.append(i)
            if self.go(place, force + part, done | 1 << i):
                return True
            self.order.pop()
        return False
