"""4.6, 4.7: all that can happen to an Army on the way to its objective, each with its chance.

As long as the Army keeps to its route only two things change from space to space: the Army itself, and the
Forces that have met it. Situations that are alike are joined, so that even a long way has only a few.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.atlas import ISLAND, mode_of, reach_of
from polemos.games.peloponnesian_war.march import can_follow, isthmus_guard, rejoin, watchers_of
from polemos.games.peloponnesian_war.meetings import Left
from polemos.games.peloponnesian_war.routes import course_to, some_routes
from polemos.games.peloponnesian_war.state import War
from polemos.games.peloponnesian_war.travels import (
    ARRIVES,
    Journey,
    Traveller,
    copied,
    fight_of,
    leader_called,
    leave_some,
)
from polemos.games.peloponnesian_war.units import EMPTY, FOE, Force, carried, land, naval
from polemos.games.peloponnesian_war.ways import Spaces

#: Of so many equally short routes each is followed; of more only these.
ROUTES: Final = 12

#: Space -> what stands there now, of those Forces that have lost points or gone home.
Changes: TypeAlias = tuple[tuple[str, Force], ...]

#: The Army and these changes -> how likely that is.
Situations: TypeAlias = dict[tuple[Force, Changes], float]


def journey(state: War) -> Journey:
    """How the march of the Army that is being gathered would go, if it set out now."""
    found = Journey()
    start = copied(state)
    start.op_marching = True
    course = course_to(start, start.op_side, start.op_force, start.op_at, start.op_goal)
    paths = [] if course is None else some_routes(start, course, ROUTES)
    walk = Walk(start, found)
    for path, chance in walk.different(paths).items():
        walk.follow(path, chance)
    return found


class Walk:
    """Follows an Army along a given route as long as it stays on that: then only two things change from space
    to space, the Army and the Forces that have met it. What is not so simple is left to `Traveller`."""

    def __init__(self, start: War, found: Journey) -> None:
        self.start = start
        self.found = found
        self.enemy = FOE[start.op_side]
        self.watchers: dict[str, tuple[str, ...]] = {}
        book, active = start.book, start.active
        #: Who goes on otherwise than before, by where that is, what it is and what he leaves -> how likely.
        self.parted: dict[tuple[tuple[str, ...], Force, Changes], float] = {}
        #: Where entering alone changes the war (`note_entry`).
        self.odd: Spaces = 0
        for name in ("argos", "syracuse"):
            self.odd |= 0 if active[name] else start.atlas.bit[name]
        if not active["macedonia"]:
            self.odd |= start.atlas.mask(set(book.macedonia))

    def different(self, paths: list[tuple[str, ...]]) -> dict[tuple[str, ...], float]:
        """One of those routes that are watched in the same spaces, with the chance of all of them."""
        alike: dict[tuple[str, ...], tuple[str, ...]] = {}
        found: dict[tuple[str, ...], float] = {}
        for path in paths:
            one = alike.setdefault(tuple([p for p in path if self._watched(p)]), path)
            found[one] = found.get(one, 0.0) + 1 / len(paths)
        return found

    def _watched(self, place: str) -> tuple[str, ...]:
        known = self.watchers.get(place)
        if known is None:
            known = self.watchers[place] = watchers_of(self.start, place)
        return known

    def follow(self, path: tuple[str, ...], chance: float) -> None:
        if self.start.deadly or self.odd & self.start.atlas.mask(set(path)):
            one = copied(self.start)
            one.op_path = path
            Traveller(one, chance, self.found).travel()
            return
        now: Situations = {(self.start.op_force, ()): chance}
        for i, place in enumerate(path):
            if self._watched(place):
                self.found.watchers[place] = self._watched(place)
                now = self._enter(place, path[i + 1 :], now)
        for (army, changes), share in now.items():
            self.found.ends[ARRIVES] += share
            self.found.arrivals.append(
                (self._situation(path[-1:] or (self.start.op_at,), army, changes), share)
            )
        for (way, army, changes), share in self.parted.items():
            self._go_otherwise(way, army, changes, share)
        self.parted.clear()

    def _enter(self, place: str, ahead: tuple[str, ...], now: Situations) -> Situations:
        """One watched space: what comes of it in each situation."""
        found: Situations = {}
        later = {by for p in ahead for by in self._watched(p)} | {self.start.op_goal}
        for (army, changes), chance in now.items():
            forces = dict(changes)
            watchers = [by for by in self._watched(place) if self._still(by, place, forces)]
            if not watchers:
                found[army, changes] = found.get((army, changes), 0.0) + chance
            for by in watchers:
                share = chance / len(watchers)
                if by != isthmus_guard(self.start, self.enemy, place):  # 4.6.2a, 4.1.2d
                    share /= 2
                    same = (army, _kept(forces, later))
                    found[same] = found.get(same, 0.0) + share
                for (left, changed), part in self._meet(place, ahead, by, army, forces, share).items():
                    after = (left, _kept(dict(changed), later))
                    found[after] = found.get(after, 0.0) + part
        return found

    def _still(self, by: str, place: str, forces: dict[str, Force]) -> bool:
        """Whether a Force that may have lost points still watches a space."""
        force = forces.get(by)
        if force is None:
            return True
        if by == isthmus_guard(self.start, self.enemy, place):
            return land(force) > 0
        atlas = self.start.atlas
        return force != EMPTY and bool(atlas.influence[reach_of(force)][by] & atlas.bit[place])

    def _meet(
        self,
        place: str,
        ahead: tuple[str, ...],
        by: str,
        army: Force,
        forces: dict[str, Force],
        chance: float,
    ) -> Situations:
        """4.7: an interception, and in which situations the march goes on along its route."""
        found: Situations = {}
        fought = 0.0
        foe = forces.get(by, self.start.force(self.enemy, by))
        for (end, left, foes, battle), share in self._fight(place, by, army, foe).items():
            fought += share if battle else 0.0
            after = (left, tuple(sorted({**forces, by: foes}.items())))
            if end:
                self.found.ends[end] += chance * share
            elif mode_of(left) == mode_of(army) or not ahead:
                found[after] = found.get(after, 0.0) + chance * share
            else:
                key = ((place, *ahead), *after)
                self.parted[key] = self.parted.get(key, 0.0) + chance * share
        self.found.add(place, chance, chance * fought)
        return found

    def _fight(self, place: str, by: str, army: Force, foe: Force) -> dict[Left, float]:
        if leader_called(self.start, place, by):
            one = self._situation((place,), army, ((by, foe),))
            return Traveller(one, 0.0, self.found).fight_by_the_rules(one, by)
        return fight_of(self.start, place, by, army, foe)

    def _go_otherwise(self, way: tuple[str, ...], army: Force, changes: Changes, chance: float) -> None:
        """4.1.4: an Army that travels otherwise now may go another way, or leave points behind."""
        one = self._situation(way, army, changes)
        one.op_caught |= {one.op_at}
        if carried(self.start.op_force) and one.atlas.kind[one.op_at] == ISLAND and naval(army):
            leave_some(one)
        rejoin(one, one.op_goal)
        if can_follow(one):
            Walk(one, self.found).follow(one.op_path, chance)
        else:
            Traveller(one, chance, self.found).travel()

    def _situation(self, way: tuple[str, ...], army: Force, changes: Changes) -> War:
        """A copy of the war as it then is, as far as it matters."""
        one = copied(self.start)
        one.op_at, one.op_path, one.op_force = way[0], way[1:], army
        for place, force in changes:
            one.put(self.enemy, place, force)
        return one


def _kept(forces: dict[str, Force], later: set[str]) -> Changes:
    """Of the Forces that have changed, those that may still matter."""
    return tuple(sorted([(place, force) for place, force in forces.items() if place in later]))
