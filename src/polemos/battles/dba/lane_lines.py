"""dba.auto.b-c: the two lines of a quick battle and how they are drawn up, lane by lane."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Book, Kind
from polemos.battles.dba.factors import SCREENED, hope
from polemos.battles.dba.field import ATTACKER, DEFENDER, PREFIX, Field
from polemos.battles.dba.state import BattleState

FEWEST: Final = 6
MOST: Final = 14
LAYOUTS: Final = 8
#: Nobody: a lane without an element, a front without a second rank, ...
GAP: Final = 0
#: One lot deals no more places when there are so many ways to do it.
MANY: Final = 1 << 40
#: How much better the odds must be in all for the defender to seek bad going.
SUITS: Final = 0.1
#: From the middle of the line to the wings; heavy foot is 0.
ARMS: Final = {"Ax": 1, "Wb": 2, "Cv": 3, "Kn": 3, "LH": 3}


class Lines:
    """The two lines, lane by lane. Built for one battle and thrown away.

    Elements go by numbers here, from 1 on in the order of their ids; what is known of them stands in lists,
    which have an entry for the GAP too.
    """

    def __init__(self, state: BattleState) -> None:
        self.state = state
        self.field: Field = state.field
        self.book: Book = state.book
        self.names = ["", *sorted(self.field.kinds)]
        types = [self.field.kinds[name] for name in self.names[1:]]
        self.kinds: list[Kind] = [self.book.kinds[kind] for kind in (types[0], *types)]
        nobody = [GAP] * len(self.names)
        #: The second rank behind a front element (pikes), and psiloi behind the line.
        self.second, self.behind = nobody.copy(), nobody.copy()
        #: How many cells everybody has come forward from the edge of his zone.
        self.gone: list[int] = nobody.copy()
        #: By whom somebody is held in flank, and whom somebody holds so.
        self.flanker, self.held = nobody.copy(), nobody.copy()
        #: Fled elements and the bounds until they are back.
        self.away: dict[int, int] = {}
        self.reserve: list[list[int]] = [[], []]
        self.psiloi: list[list[int]] = [[], []]
        self.guns: list[list[int]] = [[], []]
        self.fronts = [self._ranks(side) for side in (ATTACKER, DEFENDER)]
        #: dba.auto.b: lanes of the two lines; beside them lie those of bad going.
        self.line = max(FEWEST, min(MOST, max([len(front) for front in self.fronts])))
        self.size = self.line
        self.from_the_middle = sorted(range(self.line), key=lambda i: abs(2 * i - self.line + 1))
        self.bad = [False] * self.size
        self.lines: list[list[int]] = [[GAP] * self.size, [GAP] * self.size]

    def number(self, name: str) -> int:
        """The number of an element; 0 if there is none of this id."""
        return self.names.index(name)

    def side(self, element: int) -> int:
        return self.field.side(self.names[element])

    def _ranks(self, side: int) -> list[int]:
        """dba.auto.b: pikes stand two deep, so that a pair takes one lane; artillery and psiloi behind."""
        front: list[int] = []
        pikes: list[int] = []
        others = {"Pk": pikes, "Ps": self.psiloi[side], "Art": self.guns[side], "Cf": list[int]()}
        for element, name in enumerate(self.names):
            if name.startswith(PREFIX[side]) and name not in self.field.lost:
                others.get(self.kinds[element].id, front).append(element)
        for i in range(0, len(pikes), 2):
            front.append(pikes[i])
            if i + 1 < len(pikes):
                self.second[pikes[i]] = pikes[i + 1]
        return front

    def value(self, mine: Kind, theirs: Kind, bad: bool) -> float:
        """How well one type stands against another, from the exact odds."""
        a = mine.factor(theirs) - (2 if bad and not mine.rough else 0)
        b = theirs.factor(mine) - (2 if bad and not theirs.rough else 0)
        return hope(self.book, mine, theirs, a, b, bad)

    def worth(self, mine: list[int], theirs: list[int]) -> float:
        """The sum over the lanes where two meet."""
        found = 0.0
        for lane, one in enumerate(mine):
            other = theirs[lane]
            if one and other:
                found += self.value(self.kinds[one], self.kinds[other], self.bad[lane])
        return found

    # --- deployment -----------------------------------------------------------------------------

    def deploy(self) -> None:
        """dba.auto.c: the defender takes ground and deploys, then the attacker: the best of eight lines."""
        inside = self._wanted()
        self.bad = self._chosen_ground(inside) if inside else self._drawn_ground()
        self.size = len(self.bad)
        self._tell_ground(inside)
        self.lines[DEFENDER], self.reserve[DEFENDER] = self.arranged(DEFENDER)
        best = -999.0
        for _ in range(LAYOUTS):
            line, rest = self.arranged(ATTACKER)
            value = self.worth(line, self.lines[DEFENDER])
            if value > best:
                best, self.lines[ATTACKER], self.reserve[ATTACKER] = value, line, rest
        for side in (ATTACKER, DEFENDER):
            self._post_psiloi(side)

    def _post_psiloi(self, side: int) -> None:
        """dba.7j: psiloi that hold no lane stand behind foot they can help, as far apart as can be."""
        spare = [e for e in self.reserve[side] if self.kinds[e].skirmishes]
        helped = [e for e in self.lines[side] if e and self.kinds[e].id in SCREENED]
        for i, psiloi in enumerate(spare if len(spare) <= len(helped) else []):
            self.behind[helped[(i + 1) * len(helped) // (len(spare) + 1)]] = psiloi
            self.reserve[side].remove(psiloi)

    # --- ground ---------------------------------------------------------------------------------

    def _wanted(self) -> int:
        """dba.auto.c: in how many lanes the defender would fight in bad going, within what his country has:
        as many as better his odds, the lightest of both sides meeting there; 0 if none does."""
        low, high = self.book.terrain["lanes"][self.field.topography]
        ours, theirs = self._lightest(DEFENDER), self._lightest(ATTACKER)
        gain, best, found = 0.0, SUITS, 0
        for lane in range(min(int(high), len(ours), len(theirs))):
            mine, other = self.kinds[ours[lane]], self.kinds[theirs[lane]]
            gain += self.value(mine, other, True) - self.value(mine, other, False)
            if lane + 1 >= int(low) and gain > best:
                best, found = gain, lane + 1
        return found

    def _lightest(self, side: int) -> list[int]:
        """The front, those who fight well in bad going first."""
        front = self.fronts[side]
        light = [e for e in front if self.kinds[e].rough]
        return light + [e for e in front if not self.kinds[e].rough]

    def _chosen_ground(self, number: int) -> list[bool]:
        """Bad lanes in the line itself: on both wings in hills, else on one, which a lot says."""
        left = self.state.chance.below(2)
        before = (number + left) // 2 if self.field.topography == "hilly" else number * left
        return [lane < before or lane >= self.line - number + before for lane in range(self.line)]

    def _tell_ground(self, inside: int) -> None:
        """What the kind of ground and the defender's choice come to."""
        state = self.state
        state.log(
            "lanes",
            "dba.auto.c",
            side=state.banner(ATTACKER),
            foe=state.banner(DEFENDER),
            topography=self.field.topography,
            number=self.line,
            bad=inside,
        )

    def _drawn_ground(self) -> list[bool]:
        """Bad lanes that suit the defender nowhere lie beside the lines and nobody fights there, so that all
        numbers of them are equally good for him: a lot decides."""
        low, high = self.book.terrain["lanes"][self.field.topography]
        number, left = divmod(self.state.chance.below(2 * (int(high) - int(low) + 1)), 2)
        return self._ground(int(low) + number, left == 1)

    def _ground(self, number: int, left: bool) -> list[bool]:
        """Hills beyond both wings, other rough ground beyond one: lines keep clear of it, as on the table."""
        before = (number + 1) // 2 if self.field.topography == "hilly" else number if left else 0
        return [True] * before + [False] * self.line + [True] * (number - before)

    def arranged(self, side: int) -> tuple[list[int], list[int]]:
        """Lights in bad lanes of the line, psiloi in those beside it; of the others heavies in the middle,
        then lights, mounted on the wings."""
        front, psiloi = self.fronts[side], self.psiloi[side]
        order = self.by_lot(len(front))
        line, posted = [GAP] * self.size, 0
        if self.size > self.line:
            posted = self._post_beside(line, psiloi)
        queue = self._exchanged(self._by_arms([front[i] for i in order]))
        queue = self._enter_bad_lanes(line, queue) if self.size == self.line else queue
        first = self.bad.index(False) if self.size > self.line else 0
        free = [first + lane for lane in self.from_the_middle if not line[first + lane]]
        taken = min(len(queue), len(free))
        for i in range(taken):
            line[free[i]] = queue[i]
        return line, queue[taken:] + psiloi[posted:]

    def _post_beside(self, line: list[int], psiloi: list[int]) -> int:
        """Psiloi into the bad lanes beside the line; how many found a place."""
        posted = 0
        for lane in range(self.size):
            if self.bad[lane] and posted < len(psiloi):
                line[lane] = psiloi[posted]
                posted += 1
        return posted

    def _enter_bad_lanes(self, line: list[int], queue: list[int]) -> list[int]:
        """Auxilia and warbands first into the bad lanes of the line; who is left."""
        lights = [e for e in queue if self.kinds[e].rough]
        for lane in range(self.size):
            if self.bad[lane] and lights:
                line[lane] = lights.pop(0)
        return [e for e in queue if e not in line]

    def _by_arms(self, front: list[int]) -> list[int]:
        """Heavy foot first, then auxilia, warbands, horse."""
        arms: list[list[int]] = [[], [], [], []]
        for element in front:
            arms[ARMS.get(self.kinds[element].id, 0)].append(element)
        return arms[0] + arms[1] + arms[2] + arms[3]

    def _exchanged(self, queue: list[int]) -> list[int]:
        """Two change places: so horse meets foot as often as on the table, in 27 of 100 combats."""
        if len(queue) > 1:
            a, b = divmod(self.state.chance.below(len(queue) ** 2), len(queue))
            queue[a], queue[b] = queue[b], queue[a]
        return queue

    def by_lot(self, number: int) -> list[int]:
        """The numbers below this one in random order, every order as likely as any other.

        It is a shuffle from the last place to the first, but one lot says who gets each of a dozen places:
        their digits, in a system whose base grows from place to place. A lot for each would take longer.
        """
        order, place = list(range(number)), number
        while place > 1:
            last, ways = place, 1
            while place > 1 and ways < MANY:
                ways *= place
                place -= 1
            lot = self.state.chance.below(ways)
            for dealt in range(last, place, -1):
                lot, digit = divmod(lot, dealt)
                order[dealt - 1], order[digit] = order[digit], order[dealt - 1]
        return order
