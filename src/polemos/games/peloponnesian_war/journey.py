"""4.6, 4.7, 4.8: all that can happen to an Army on the way to its objective, each with its chance.

The march is followed space by space with the rules themselves (`march.py`): where dice would fall, every
result of them is taken, with its weight. Situations that are alike are joined, so that even a long way has
only a few. Dice that decide the same (the same difference in a battle) are rolled once and counted
together.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.engine.chance import Chance
from polemos.games.peloponnesian_war.atlas import ISLAND
from polemos.games.peloponnesian_war.dilemmas import excess, leave
from polemos.games.peloponnesian_war.march import (
    isthmus_guard,
    note_entry,
    overloaded,
    pass_through,
    ready_for,
    rejoin,
    unwatched,
    watchers_of,
)
from polemos.games.peloponnesian_war.routes import course_to, some_routes
from polemos.games.peloponnesian_war.skirmish import skirmish
from polemos.games.peloponnesian_war.state import DEAD, War
from polemos.games.peloponnesian_war.storm import crosses
from polemos.games.peloponnesian_war.units import FOE, LEFT_BEHIND, SPARTA, Force, carried, first, naval
from polemos.games.peloponnesian_war.ways import Spaces

#: How a march may end: at the objective; short of it; after a battle lost or drawn; with nobody left.
ARRIVES: Final = "arrives"
STOPS: Final = "stops"
BEATEN: Final = "beaten"
DESTROYED: Final = "destroyed"
ENDS: Final[tuple[str, ...]] = (ARRIVES, STOPS, BEATEN, DESTROYED)

#: More dice than a skirmish and its battle can call for: how many are left tells how many they did.
MORE_DICE: Final = (3, 3, 3, 3, 3, 3)

#: Of so many equally short routes each is followed; of more only these.
ROUTES: Final = 12

#: What is less likely than this is not followed.
TRIFLE: Final = 0.00001

#: 4.7: pairs of skirmish dice that stand for all that decide the same, and how many of 36 do.
SKIRMISHES: Final = (((1, 1), 1), ((1, 3), 5), ((3, 1), 5), ((6, 6), 3), ((3, 3), 22))

#: 5.2: the same for battle dice: only the difference counts.
DIFFERENCES: Final = tuple([((1 + max(0, k), 1 + max(0, -k)), 6 - abs(k)) for k in range(-5, 6)])
#: EV.11: in a deadly turn each pair counts for itself.
PAIRS: Final = tuple([((a, b), 1) for a in range(1, 7) for b in range(1, 7)])

#: What a fight leaves: how the march ends ("" if it goes on), the Army, the interceptor's Force, and whether
#: they fought a battle.
Left: TypeAlias = tuple[str, Force, Force, bool]


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


def copied(state: War, given: tuple[int, ...] = ()) -> War:
    """The same situation with chances of its own: nothing of what the real dice will say."""
    copy = state.clone()
    copy.journal = None
    copy.chance = Chance("forecast", 0, given)
    return copy


def journey(state: War) -> Journey:
    """How the march of the Army that is being gathered would go, if it set out now."""
    return _Traveller(state).travel()


class _Traveller:
    """Follows an Army of which nobody knows yet what the dice will say."""

    def __init__(self, state: War) -> None:
        self.found = Journey()
        self.enemy = FOE[state.op_side]
        #: Situation -> what it is like, and its chance. The situation's first number: the spaces still to go.
        self.waiting: dict[tuple[int, object], tuple[War, float]] = {}
        self.fights: dict[tuple[object, Force, Force], dict[Left, float]] = {}
        #: Way -> the set of the spaces from which somebody could watch it.
        self.posts: dict[tuple[str, ...], Spaces] = {}
        start = copied(state)
        start.op_marching = True
        course = course_to(start, start.op_side, start.op_force, start.op_at, start.op_goal)
        paths = [] if course is None else some_routes(start, course, ROUTES)
        for path in paths:
            one = copied(start)
            one.op_path = path
            self._wait(one, 1 / len(paths))

    def travel(self) -> Journey:
        """The longest way first: so situations that are alike meet before they are followed."""
        while self.waiting:
            key = max(self.waiting, key=lambda key: key[0])
            state, chance = self.waiting.pop(key)
            if chance >= TRIFLE:
                self._follow(state, chance)
        return self.found

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
            atlas = state.atlas
            posts = atlas.bit[state.op_goal] | atlas.ends
            for place in state.op_path:
                posts |= atlas.posts[place]
            self.posts[state.op_path] = posts
        forces = state.forces[self.enemy]
        return tuple([(p, forces[p]) for p in state.atlas.places(posts & state.stand[self.enemy])])

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
                _leave_some(state)
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
        for left, share in self._fight(state, by).items():
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
        if afloat and state.op_path and state.atlas.kind[state.op_at] == ISLAND and naval(army):
            _leave_some(state)
        if state.op_path:
            rejoin(state, state.op_goal)
        self._wait(state, chance)

    def _fight(self, state: War, by: str) -> dict[Left, float]:
        """4.7: what a skirmish, and the battle that may come of it, leave of both."""
        place, leaders = state.op_at, tuple(state.leaders_in(self.enemy, by))
        ground = (state.atlas.kind[place], place == SPARTA, leaders)
        key = (ground, state.op_force, state.force(self.enemy, by))
        found = self.fights.get(key)
        if found is None:
            found = self.fights[key] = {}
            for dice, weight in SKIRMISHES:
                self._roll(state, by, dice, weight / 36, found)
        return found

    def _roll(
        self, state: War, by: str, dice: tuple[int, ...], share: float, found: dict[Left, float]
    ) -> None:
        """Some dice, and every result of those that they call for: of a battle, or of its second round."""
        tried = copied(state, (*dice, *MORE_DICE))
        left = self._fought(tried, by)
        if len(tried.chance.given) == len(MORE_DICE):
            found[left] = found.get(left, 0.0) + share
            return
        for more, weight in PAIRS if state.deadly else DIFFERENCES:
            self._roll(state, by, (*dice, *more), share * weight / 36, found)

    def _fought(self, state: War, by: str) -> Left:
        """What is left after the given dice have been rolled."""
        given = len(state.chance.given)
        goes_on = skirmish(state, by)
        battle = given - len(state.chance.given) > 2
        end = "" if goes_on else (BEATEN if battle else DESTROYED)
        if goes_on and state.leader_at[state.op_leader] == DEAD:
            end = STOPS
        return end, state.op_force, state.force(self.enemy, by), battle


def _leave_some(state: War) -> None:
    """4.1.4: for a forecast it does not matter much who stays behind."""
    count = excess(state.op_force)
    if count:
        leave(state, first(state.op_force, LEFT_BEHIND, count))
