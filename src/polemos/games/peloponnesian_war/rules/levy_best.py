"""4.2.1: whether the book would rather have another Army than one that can be united.

All levies that it prefers to that one are looked at, space by space, the nearest first; no branch is followed
that must empty more spaces, or takes fewer points from near home, than the levy to be bettered.
"""

from __future__ import annotations

from itertools import product
from typing import Final, TypeAlias

from polemos.games.peloponnesian_war.rules.levy_order import Stops
from polemos.games.peloponnesian_war.rules.strength_points import Force, as_force, cost, count_of

#: Points of each arm: hoplites, cavalry, ships.
Arms: TypeAlias = tuple[int, int, int]

#: What makes one levy worse than another: captured spaces that it empties of an arm, friendly ones, and then
#: of each distance from home the points from there, less than nothing.
Merit: TypeAlias = tuple[int, ...]

#: More points than any source has.
ALL: Final = 1000


class Part:
    """So many points of each arm from one space: what they cost, and how many arms they empty it of."""

    def __init__(self, arms: Arms, force: Force, price: int, emptied: int) -> None:
        self.arms = arms
        self.force = force
        self.price = price
        self.emptied = emptied
        self.points = sum(arms)


class Source:
    """A space where points can be taken: so many lines from home, so many free points, so many there."""

    def __init__(self, place: str, lines: int, free: Force, there: Force, friendly: bool) -> None:
        self.place = place
        self.lines = lines
        self.free = free
        self.friendly = friendly
        self.most = arms_of(free)
        self.all = arms_of(there)

    def parts(self, side: str, need: Arms) -> list[Part]:
        """All that can be taken here, the most first; own points before allied ones, for these never cost
        more, and go wherever allies go."""
        h, c, n = [range(min(self.most[arm], need[arm]), -1, -1) for arm in range(3)]
        return [self._part(side, arms) for arms in product(h, c, n)]

    def _part(self, side: str, arms: Arms) -> Part:
        own = [min(count_of(self.free, arm), arms[arm]) for arm in range(3)]
        force = as_force([*own, *[arms[arm] - own[arm] for arm in range(3)]])
        return Part(arms, force, cost(side, force), self.emptied(arms))

    def emptied(self, arms: Arms) -> int:
        """Of how many arms none is left."""
        return sum([0 < arms[arm] == self.all[arm] for arm in range(3)])


def arms_of(force: Force) -> Arms:
    """The points of each arm, own and allied."""
    h, c, n = [count_of(force, arm) + count_of(force, arm + 3) for arm in range(3)]
    return h, c, n


class Better:
    """All levies that 4.2.1 prefers to one, and for which a purse suffices."""

    def __init__(self, side: str, sources: list[Source], levy: dict[str, Force]) -> None:
        need = arms_of(sum(levy.values()))
        #: Only where some of the points could come from.
        self.sources = [s for s in sources if any([s.most[arm] and need[arm] for arm in range(3)])]
        self.parts = [source.parts(side, need) for source in self.sources]
        self.need = need
        self.limit = self._merit(levy)
        self.left = self._left()
        self.found: list[tuple[Merit, Stops]] = []
        self.taken: list[tuple[str, Force]] = []

    def levies(self, purse: int) -> list[Stops]:
        """The best first."""
        self._from(0, self.need, purse, (0, 0), ())
        return [stops for _, stops in sorted(self.found, key=lambda pair: pair[0])]

    def _merit(self, levy: dict[str, Force]) -> Merit:
        emptied: tuple[int, int] = (0, 0)
        near: Merit = ()
        for i, source in enumerate(self.sources):
            arms = arms_of(levy.get(source.place, 0))
            emptied = self._emptied(emptied, source, source.emptied(arms))
            near = self._near(near, i, sum(arms))
        return (*emptied, *near)

    def _emptied(self, emptied: tuple[int, int], source: Source, more: int) -> tuple[int, int]:
        captured, friendly = emptied
        return (captured, friendly + more) if source.friendly else (captured + more, friendly)

    def _near(self, near: Merit, i: int, points: int) -> Merit:
        """With the points of the next source; those of one distance count together."""
        if self._as_far(i):
            return (*near[:-1], near[-1] - points)
        return (*near, -points)

    def _as_far(self, i: int) -> bool:
        """Whether a source is as far from home as the one before."""
        return i > 0 and self.sources[i].lines == self.sources[i - 1].lines

    def _left(self) -> list[tuple[Arms, Arms]]:
        """What the sources from each one on can give, and what they can without being emptied."""
        found: list[tuple[Arms, Arms]] = [((0, 0, 0), (0, 0, 0))]
        for source in reversed(self.sources):
            most, spare = found[-1]
            last = [int(0 < source.most[arm] == source.all[arm]) for arm in range(3)]
            more = [most[arm] + source.most[arm] for arm in range(3)]
            kept = [spare[arm] + source.most[arm] - last[arm] for arm in range(3)]
            found.append(((more[0], more[1], more[2]), (kept[0], kept[1], kept[2])))
        found.reverse()
        return found

    def _from(self, i: int, want: Arms, purse: int, emptied: tuple[int, int], near: Merit) -> None:
        """All ways to go on from one source, as long as something better can come."""
        h, c, n = want
        if not (h or c or n):
            self._note((*emptied, *near))
            return
        (most_h, most_c, most_n), spare = self.left[i]
        if h > most_h or c > most_c or n > most_n:
            return
        forced = max(0, h - spare[0]) + max(0, c - spare[1]) + max(0, n - spare[2])
        sure = (emptied[0], emptied[1] + forced)
        if sure <= self.limit[:2]:
            least = self._least(i, near) if sure == self.limit[:2] else 0
            self._take(i, want, purse, emptied, near, least)

    def _take(
        self, i: int, want: Arms, purse: int, emptied: tuple[int, int], near: Merit, least: int
    ) -> None:
        """Every part of a source that is wanted and can be paid, of so many points at least."""
        h, c, n = want
        source = self.sources[i]
        room = self._room(source, emptied)
        for part in self.parts[i]:
            a, b, d = part.arms
            if part.points < least or part.emptied > room or part.price > purse or a > h or b > c or d > n:
                continue
            gone, now = self._emptied(emptied, source, part.emptied), self._near(near, i, part.points)
            self.taken.append((source.place, part.force))
            self._from(i + 1, (h - a, c - b, n - d), purse - part.price, gone, now)
            self.taken.pop()

    def _room(self, source: Source, emptied: tuple[int, int]) -> int:
        """Of how many arms a source may be emptied."""
        captured, friendly = self.limit[0] - emptied[0], self.limit[1] - emptied[1]
        if not source.friendly:
            return captured
        return friendly if captured == 0 else 3

    def _least(self, i: int, near: Merit) -> int:
        """How many points must come from a source where no space can be spared any more: no fewer from its
        distance than the limit has, if all nearer ones are alike; none at all will do otherwise."""
        again = self._as_far(i)
        asked = len(near) - int(again)
        before, limit = near[:asked], self.limit[2 : 2 + asked]
        if before != limit:
            return 0 if before < limit else ALL
        last = i + 1 == len(self.sources) or not self._as_far(i + 1)
        return -self.limit[2 + asked] + (near[-1] if again else 0) if last else 0

    def _note(self, merit: Merit) -> None:
        whole = (*merit, *[0] * (len(self.limit) - len(merit)))
        if whole < self.limit:
            self.found.append((whole, tuple([(place, force) for place, force in self.taken if force])))
