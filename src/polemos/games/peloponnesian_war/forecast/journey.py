"""4.6, 4.7: all that can happen to an Army on the way to its objective, each with its chance.

As long as the Army keeps to its route only two things change from space to space: the Army itself, and the
Forces that have met it. Situations that are alike are joined, so that even a long way has only a few.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.forecast.meetings import Left
from polemos.games.peloponnesian_war.forecast.travels import (
    ARRIVES,
    TRIFLE,
    Journey,
    Traveller,
    copied,
    fight_of,
    leave_some,
)
from polemos.games.peloponnesian_war.printed.map import ISLAND, influence_by, mode_of
from polemos.games.peloponnesian_war.rules.march import can_follow, isthmus_guard, rejoin, watchers_of
from polemos.games.peloponnesian_war.rules.routes import course_to, some_routes
from polemos.games.peloponnesian_war.rules.strength_points import (
    EMPTY,
    FOE,
    SPARTA,
    Force,
    carried,
    land,
    naval,
)
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

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
    walk.arrive()
    return found


class Meeting:
    """A Force that intercepts an Army in a space, the way ahead, and which of the Forces that have changed
    may still matter."""

    def __init__(
        self,
        place: str,
        ahead: tuple[str, ...],
        by: str,
        army: Force,
        forces: dict[str, Force],
        later: set[str],
        still: Changes,
    ) -> None:
        self.place = place
        self.ahead = ahead
        self.by = by
        self.army = army
        self.forces = forces
        self.later = later
        #: Those of the Forces changed before that may matter.
        self.still = still
        self._kept: dict[Force, Changes] = {}

    def changes(self, foes: Force) -> Changes:
        """All Forces that have changed, once so much is left of this one."""
        return tuple(sorted({**self.forces, self.by: foes}.items()))

    def kept(self, foes: Force) -> Changes:
        """Those that may still matter."""
        if self.by not in self.later:
            return self.still
        found = self._kept.get(foes)
        if found is None:
            found = self._kept[foes] = _kept({**self.forces, self.by: foes}, self.later)
        return found


class Fought:
    """What a fight leaves, where alike outcomes are one: the chance of a battle, of each end of the march,
    and of each Army that goes on, with what is left of its foe."""

    def __init__(self, fight: dict[Left, float]) -> None:
        self.battle = 0.0
        self.ends: dict[str, float] = {}
        self.goes: dict[tuple[Force, Force], float] = {}
        for (end, army, foes, battle), share in fight.items():
            if battle:
                self.battle += share
            if end:
                self.ends[end] = self.ends.get(end, 0.0) + share
            else:
                self.goes[army, foes] = self.goes.get((army, foes), 0.0) + share


class Walk:
    """Follows an Army along a given route as long as it stays on that: then only two things change from space
    to space, the Army and the Forces that have met it. What is not so simple is left to `Traveller`."""

    def __init__(self, start: War, found: Journey) -> None:
        self.start = start
        self.found = found
        self.enemy = FOE[start.op_side]
        self.watchers: dict[str, tuple[str, ...]] = {}
        printed, active = start.printed, start.active
        #: Who goes on otherwise than before, by where that is, what it is and what he leaves -> how likely.
        self.parted: dict[tuple[tuple[str, ...], Force, Changes], float] = {}
        self.arrived: Situations = {}
        #: By the kind of space (Sparta is one of its own), who intercepts, the Army and his Force.
        self.fights: dict[tuple[str, str, Force, Force], Fought] = {}
        #: Where entering alone changes the war (`note_entry`).
        self.odd: Spaces = 0
        for name in ("argos", "syracuse"):
            self.odd |= 0 if active[name] else start.map.bit[name]
        if not active["macedonia"]:
            self.odd |= start.map.mask(set(printed.macedonia))

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
        if self.odd & self.start.map.mask(set(path)):
            one = copied(self.start)
            one.op_path = path
            Traveller(one, chance, self.found).travel()
            return
        now: Situations = {(self.start.op_force, ()): chance}
        for i, later in self._checks(path):
            self.found.watchers[path[i]] = self._watched(path[i])
            now = self._enter(path[i], path[i + 1 :], later, now)
        for situation, share in now.items():
            self.arrived[situation] = self.arrived.get(situation, 0.0) + share
        for (way, army, changes), share in self.parted.items():
            self._go_otherwise(way, army, changes, share)
        self.parted.clear()

    def _checks(self, path: tuple[str, ...]) -> list[tuple[int, set[str]]]:
        """Where on a route somebody watches, and which Forces may matter after that: those that watch
        later, and whoever is at the objective."""
        found: list[tuple[int, set[str]]] = []
        later = {self.start.op_goal}
        for i in range(len(path) - 1, -1, -1):
            watchers = self._watched(path[i])
            if watchers:
                found.append((i, later))
                later = later.union(watchers)
        found.reverse()
        return found

    def arrive(self) -> None:
        """When all routes have been followed: the situations in which the Army has come to its objective."""
        for (army, changes), share in self.arrived.items():
            self.found.ends[ARRIVES] += share
            self.found.arrivals.append((self._situation((self.start.op_goal,), army, changes), share))

    def _enter(self, place: str, ahead: tuple[str, ...], later: set[str], now: Situations) -> Situations:
        """One watched space: what comes of it in each situation; the Forces that may matter later are
        known."""
        found: Situations = {}
        guard = isthmus_guard(self.start, self.enemy, place)
        for (army, changes), chance in now.items():
            if chance < TRIFLE:
                continue
            forces = dict(changes)
            watchers = [by for by in self._watched(place) if self._still(by, place, guard, forces)]
            kept = _kept(forces, later)
            if not watchers:
                found[army, kept] = found.get((army, kept), 0.0) + chance
            for by in watchers:
                share = chance / len(watchers)
                if by != guard:  # 4.6.2a, 4.1.2d
                    share /= 2
                    found[army, kept] = found.get((army, kept), 0.0) + share
                self._meet(Meeting(place, ahead, by, army, forces, later, kept), share, found)
        return found

    def _still(self, by: str, place: str, guard: str, forces: dict[str, Force]) -> bool:
        """Whether a Force that may have lost points still watches a space."""
        force = forces.get(by)
        if force is None:
            return True
        if by == guard:
            return land(force) > 0
        map_ = self.start.map
        return force != EMPTY and bool(map_.influence[influence_by(force)][by] & map_.bit[place])

    def _meet(self, meeting: Meeting, chance: float, found: Situations) -> None:
        """4.7: an interception, and in which situations the march goes on along its route."""
        fight, ends, mode = self._fight(meeting), self.found.ends, mode_of(meeting.army)
        for end, share in fight.ends.items():
            ends[end] += chance * share
        for (left, foes), share in fight.goes.items():
            if left == meeting.army or not meeting.ahead or mode_of(left) == mode:
                after = (left, meeting.kept(foes))
                found[after] = found.get(after, 0.0) + chance * share
            else:
                key = ((meeting.place, *meeting.ahead), left, meeting.changes(foes))
                self.parted[key] = self.parted.get(key, 0.0) + chance * share
        self.found.add(meeting.place, chance, chance * fight.battle)

    def _fight(self, meeting: Meeting) -> Fought:
        place, by, army = meeting.place, meeting.by, meeting.army
        foe = meeting.forces.get(by, self.start.force(self.enemy, by))
        key = (place if place == SPARTA else self.start.map.kind[place], by, army, foe)
        found = self.fights.get(key)
        if found is None:
            found = self.fights[key] = Fought(fight_of(self.start, place, by, army, foe))
        return found

    def _go_otherwise(self, way: tuple[str, ...], army: Force, changes: Changes, chance: float) -> None:
        """4.1.4: an Army that travels otherwise now may go another way, or leave points behind."""
        one = self._situation(way, army, changes)
        one.op_caught |= {one.op_at}
        if carried(self.start.op_force) and one.map.kind[one.op_at] == ISLAND and naval(army):
            leave_some(one)
        rejoin(one, one.op_goal)
        if can_follow(one):
            walk = Walk(one, self.found)
            walk.follow(one.op_path, chance)
            walk.arrive()
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
    if not forces:
        return ()
    return tuple(sorted([(place, force) for place, force in forces.items() if place in later]))
