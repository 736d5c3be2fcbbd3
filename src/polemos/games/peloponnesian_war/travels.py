"""4.6, 4.7, 4.8: an Army on the march, followed with the rules themselves (`march.py`).

Where dice would fall, every result of them is taken, with its weight. That is slow, but it knows everything;
`journey.py` asks it where it must.
"""

from __future__ import annotations

from typing import Final

from polemos.engine.chance import Chance
from polemos.games.peloponnesian_war.atlas import ISLAND
from polemos.games.peloponnesian_war.battle import NO_LEADER
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
from polemos.games.peloponnesian_war.meetings import (
    BEATEN,
    DESTROYED,
    DIFFERENCES,
    SKIRMISHES,
    Left,
    fight_chances,
)
from polemos.games.peloponnesian_war.skirmish import skirmish
from polemos.games.peloponnesian_war.state import DEAD, War
from polemos.games.peloponnesian_war.storm import crosses
from polemos.games.peloponnesian_war.units import (
    ATHENS,
    FOE,
    LEFT_BEHIND,
    SPARTA,
    Force,
    carried,
    first,
    naval,
)
from polemos.games.peloponnesian_war.ways import Spaces

#: How a march may end: at the objective; short of it; after a battle lost or drawn; with nobody left.
ARRIVES: Final = "arrives"
STOPS: Final = "stops"
ENDS: Final[tuple[str, ...]] = (ARRIVES, STOPS, BEATEN, DESTROYED)

#: What is less likely than this is not followed.
TRIFLE: Final = 0.00001

#: EV.11: in a deadly turn each pair of battle dice counts for itself.
PAIRS: Final = tuple([((a, b), 1) for a in range(1, 7) for b in range(1, 7)])

#: More dice than a skirmish and its battle can call for: how many are left tells how many they did.
MORE_DICE: Final = (3, 3, 3, 3, 3, 3)


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


def leader_called(state: War, place: str, by: str) -> bool:
    """5.2.1f, ERR.b: whether somebody may come to lead such a battle."""
    return place == SPARTA or (by == ATHENS and state.options["long_walls_leader"] is True)


def fight_of(state: War, place: str, by: str, army: Force, foe: Force) -> dict[Left, float]:
    """4.7: the chances of a skirmish of the moving Army with a Force elsewhere, its leaders being what they
    are."""
    ratings = state.book.leaders
    skills = [ratings[name].tactical for name in state.leaders_in(FOE[state.op_side], by)]
    ours = (state.op_side, army, ratings[state.op_leader].tactical)
    return fight_chances(*ours, foe, min(skills) if skills else NO_LEADER, state.atlas.kind[place])


class Traveller:
    """Follows an Army of which nobody knows yet what the dice will say."""

    def __init__(self, state: War, chance: float, found: Journey) -> None:
        self.found = found
        self.enemy = FOE[state.op_side]
        #: Situation -> what it is like, and its chance. The situation's first number: the spaces still to go.
        self.waiting: dict[tuple[int, object], tuple[War, float]] = {}
        self.fights: dict[tuple[str, str, Force, Force], dict[Left, float]] = {}
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
            leave_some(state)
        if state.op_path:
            rejoin(state, state.op_goal)
        self._wait(state, chance)

    def _fight(self, state: War, by: str) -> dict[Left, float]:
        """4.7: what a skirmish, and the battle that may come of it, leave of both."""
        place = state.op_at
        if state.deadly or leader_called(state, place, by):
            return self.fight_by_the_rules(state, by)
        return fight_of(state, place, by, state.op_force, state.force(self.enemy, by))

    def fight_by_the_rules(self, state: War, by: str) -> dict[Left, float]:
        """Where leaders may fall or be called (EV.11, 5.2.1f, ERR.b), with every result of the dice."""
        key = (state.op_at, by, state.op_force, state.force(self.enemy, by))
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


def leave_some(state: War) -> None:
    """4.1.4: for a forecast it does not matter much who stays behind."""
    count = excess(state.op_force)
    if count:
        leave(state, first(state.op_force, LEFT_BEHIND, count))
