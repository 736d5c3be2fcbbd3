"""4.6, 4.7, 4.8: an Army on the march, followed with the rules themselves (`march.py`).

Where dice would fall, every result of them is taken, with its weight (`meetings.py`). That is slow, but it
knows everything that entering a space may change; `journey.py` asks it where it must.
"""

from __future__ import annotations

from typing import Final

from polemos.engine.chance import Chance
from polemos.games.peloponnesian_war.forecast.meetings import (
    BEATEN,
    DESTROYED,
    STOPS,
    Left,
    Skill,
    fight_chances,
)
from polemos.games.peloponnesian_war.printed.map import ISLAND
from polemos.games.peloponnesian_war.rules.battle import NO_LEADER, doomed
from polemos.games.peloponnesian_war.rules.march import (
    isthmus_guard,
    note_entry,
    overloaded,
    pass_through,
    ready_for,
    rejoin,
    unwatched,
    watchers_of,
)
from polemos.games.peloponnesian_war.rules.owners_choices import excess, leave
from polemos.games.peloponnesian_war.rules.storm_crossing import crosses
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    FOE,
    LEFT_BEHIND,
    SPARTA,
    Force,
    carried,
    first,
    naval,
)
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: How a march may end: at the objective; short of it; after a battle lost or drawn; with nobody left.
ARRIVES: Final = "arrives"
ENDS: Final[tuple[str, ...]] = (ARRIVES, STOPS, BEATEN, DESTROYED)

#: What is less likely than this is not followed.
TRIFLE: Final = 0.00001


class Journey:
    """The ends of a march with their chances, and what happens in each watched space."""

    def __init__(self) -> None:
        self.ends: dict[str, float] = dict.fromkeys(ENDS, 0.0)
        #: Space -> the Forces that may intercept there, the chance that one does, and that they do battle.
        self.watchers: dict[str, tuple[str, ...]] = {}
        self.met: dict[str, float] = {}
        self.fought: dict[str, float] = {}
        #: The situations in which it arrives, with their chances.
        self.arrivals: list[tuple[War, float]] = []

    def add(self, place: str, met: float, fought: float) -> None:
        self.met[place] = self.met.get(place, 0.0) + met
        self.fought[place] = self.fought.get(place, 0.0) + fought


def copied(state: War) -> War:
    """The same situation with chances of its own: nothing of what the real dice will say."""
    copy = state.clone()
    copy.journal = None
    copy.chance = Chance("forecast", 0)
    return copy


def fight_of(state: War, place: str, by: str, army: Force, foe: Force) -> dict[Left, float]:
    """4.7: the chances of a skirmish of the moving Army with a Force elsewhere, whoever leads that."""
    side, enemy = state.op_side, FOE[state.op_side]
    ours = skill_of(state, side, [state.op_leader])
    where = (state.map.kind[place], SPARTA if place == SPARTA else "")
    staffs = staffs_of(state, place, by)
    if len(staffs) == 1:
        return fight_chances(side, army, ours, foe, skill_of(state, enemy, staffs[0]), *where)
    found: dict[Left, float] = {}
    for names in staffs:
        for left, share in fight_chances(
            side, army, ours, foe, skill_of(state, enemy, names), *where
        ).items():
            found[left] = found.get(left, 0.0) + share / len(staffs)
    return found


def staffs_of(state: War, place: str, by: str) -> list[list[str]]:
    """5.2.1f, ERR.b: those who may lead an enemy Force in a fight, each as likely as the others: its leaders,
    with whoever is called from the pool."""
    enemy = FOE[state.op_side]
    names = state.leaders_in(enemy, by)
    if enemy == SPARTA:
        calls = place == by == SPARTA
    else:
        calls = by == ATHENS and not names and state.options["long_walls_leader"] is True
    pool = state.pool(enemy) if calls else ()
    staff = state.printed.staff[enemy]
    return [[one for one in staff if one == name or one in names] for name in pool] or [names]


def skill_of(state: War, side: str, names: list[str]) -> Skill:
    """5.2.1b: the lowest rating of some leaders; EV.11a: and of those who would outlive a die that kills."""
    before = _lowest(state, names)
    if not state.deadly:
        return before, before
    dead = doomed(state, side, names)
    return before, _lowest(state, [name for name in names if name not in dead])


def _lowest(state: War, names: list[str]) -> int:
    skills = [state.printed.leaders[name].tactical for name in names]
    return min(skills) if skills else NO_LEADER


class Traveller:
    """Follows an Army of which nobody knows yet what the dice will say."""

    def __init__(self, state: War, chance: float, found: Journey) -> None:
        self.found = found
        self.enemy = FOE[state.op_side]
        #: Situation -> what it is like, and its chance. The situation's first number: the spaces still to go.
        self.waiting: dict[tuple[int, object], tuple[War, float]] = {}
        #: Way -> the set of the spaces from which somebody could watch it.
        self.posts: dict[tuple[str, ...], Spaces] = {}
        if chance:
            self._wait(state, chance)

    def travel(self) -> None:
        """The longest way first: so situations that are alike meet before they are followed."""
        while self.waiting:
            key = max(self.waiting, key=lambda key: key[0])
            state, chance = self.waiting.pop(key)
            if chance >= TRIFLE:
                self._follow(state, chance)

    def _wait(self, state: War, chance: float) -> None:
        """Two situations are alike if nothing that still matters is different."""
        path = state.op_path
        caught = tuple([place for place in path if place in state.op_caught])
        key = (len(path), (path, state.op_force, caught, self._enemies_ahead(state)))
        known = self.waiting.get(key)
        self.waiting[key] = (state, chance if known is None else known[1] + chance)

    def _enemies_ahead(self, state: War) -> tuple[tuple[str, Force], ...]:
        """The enemy Forces that could have to do with the rest of the way, or stand at its end."""
        posts = self.posts.get(state.op_path)
        if posts is None:
            map_ = state.map
            posts = map_.bit[state.op_goal] | map_.ends
            for place in state.op_path:
                posts |= map_.posts[place]
            self.posts[state.op_path] = posts
        forces = state.forces[self.enemy]
        return tuple([(p, forces[p]) for p in state.map.places(posts & state.force_set[self.enemy])])

    def _end(self, how: str, state: War, chance: float) -> None:
        self.found.ends[how] += chance
        if how == ARRIVES:
            self.found.arrivals.append((state, chance))

    def _follow(self, state: War, chance: float) -> None:
        """As far as nothing depends on dice, but for the storm crossing."""
        while unwatched(state):
            place = state.op_path[0]
            crossing = crosses(state, state.op_at, place)
            if overloaded(state, place, crossing):
                leave_some(state)
            if not ready_for(state, place, crossing):
                self._end(STOPS, state, chance)
                return
            if crossing:  # 4.1.3b: 5 and 6
                self._end(DESTROYED, state, chance / 3)
                chance *= 2 / 3
            if self._enter(state, place, chance):
                return
        self._end(ARRIVES, state, chance)

    def _enter(self, state: War, place: str, chance: float) -> bool:
        """One space further; True if somebody watches it."""
        state.op_path = state.op_path[1:]
        state.op_at = place
        note_entry(state, place)
        watchers = watchers_of(state, place)
        if not watchers:
            pass_through(state, place)
            return False
        self.found.watchers[place] = watchers
        for by in watchers:
            self._meet(state, by, chance / len(watchers))
        return True

    def _meet(self, state: War, by: str, chance: float) -> None:
        """4.6.2a, 4.1.2d: half of the attempts succeed, across the isthmus all."""
        place = state.op_at
        if by != isthmus_guard(state, self.enemy, place):
            chance /= 2
            slipped = copied(state)
            pass_through(slipped, place)
            self._wait(slipped, chance)
        fought = 0.0
        fight = fight_of(state, place, by, state.op_force, state.force(self.enemy, by))
        for left, share in fight.items():
            fought += share if left[3] else 0.0
            self._after(copied(state), by, left, chance * share)
        self.found.add(place, chance, chance * fought)

    def _after(self, state: War, by: str, left: Left, chance: float) -> None:
        afloat = carried(state.op_force)
        end, army, foe, _ = left
        state.op_caught |= {state.op_at}
        state.op_force = army
        state.put(self.enemy, by, foe)
        if end:
            self._end(end, state, chance)
            return
        if afloat and state.op_path and state.map.kind[state.op_at] == ISLAND and naval(army):
            leave_some(state)
        if state.op_path:
            rejoin(state, state.op_goal)
        self._wait(state, chance)


def leave_some(state: War) -> None:
    """4.1.4: for a forecast it does not matter much who stays behind."""
    count = excess(state.op_force)
    if count:
        leave(state, first(state.op_force, LEFT_BEHIND, count))
