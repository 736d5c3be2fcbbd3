"""dba.auto.b-c: the two lines of a quick battle and how they are drawn up, lane by lane."""

from __future__ import annotations

from math import prod
from typing import Final

from polemos.kit.dba.book import Book
from polemos.kit.dba.factors import SCREENED, odds
from polemos.kit.dba.field import ATTACKER, DEFENDER, PREFIX, Field
from polemos.kit.dba.state import BattleState

FEWEST: Final = 6
MOST: Final = 14
LAYOUTS: Final = 8
EMPTY: Final = ""
#: How many places are dealt by one lot, so that the number of ways stays a small one.
DEALT: Final = 12
#: From the middle of the line to the wings; heavy foot is 0.
ARMS: Final = {"Ax": 1, "Wb": 2, "Cv": 3, "Kn": 3, "LH": 3}


class Lines:
    """The two lines, lane by lane; '' is a gap. Built for one battle and thrown away."""

    def __init__(self, state: BattleState) -> None:
        self.state = state
        self.field: Field = state.field
        self.book: Book = state.book
        #: The second rank behind a front element (pikes), and psiloi behind the line.
        self.second: dict[str, str] = {}
        self.behind: dict[str, str] = {}
        #: How many cells everybody has come forward from the edge of his zone.
        self.gone: dict[str, int] = {}
        #: Who is held in flank -> by whom.
        self.flanked: dict[str, str] = {}
        #: Fled elements and the bounds until they are back.
        self.away: dict[str, int] = {}
        self.reserve: list[list[str]] = [[], []]
        self.psiloi: list[list[str]] = [[], []]
        self.guns: list[list[str]] = [[], []]
        self.fronts = [self._ranks(side) for side in (ATTACKER, DEFENDER)]
        #: dba.auto.b: lanes of the two lines; beside them lie those of bad going.
        self.line = max(FEWEST, min(MOST, max(len(front) for front in self.fronts)))
        self.size = self.line
        self.from_the_middle = sorted(range(self.line), key=lambda i: abs(2 * i - self.line + 1))
        self.bad = [False] * self.size
        self.lines: list[list[str]] = [[EMPTY] * self.size, [EMPTY] * self.size]
        self._values: dict[tuple[str, str, bool], float] = {}

    def kind(self, element: str) -> str:
        return self.field.kinds[element]

    def _ranks(self, side: int) -> list[str]:
        """dba.auto.b: pikes stand two deep, so that a pair takes one lane; artillery and psiloi behind."""
        own = sorted(e for e in self.field.kinds if e.startswith(PREFIX[side]))
        own = [e for e in own if e not in self.field.lost]
        pikes = [e for e in own if self.kind(e) == "Pk"]
        front = [e for e in own if self.kind(e) not in ("Pk", "Art", "Cf", "Ps")]
        self.psiloi[side] = [e for e in own if self.kind(e) == "Ps"]
        self.guns[side] = [e for e in own if self.kind(e) == "Art"]
        for i in range(0, len(pikes), 2):
            front.append(pikes[i])
            if i + 1 < len(pikes):
                self.second[pikes[i]] = pikes[i + 1]
        return front

    def value(self, a: str, b: str, bad: bool) -> float:
        """How well one type stands against another, from the exact odds."""
        key = (a, b, bad)
        if key not in self._values:
            one, two = self.book.kinds[a], self.book.kinds[b]
            factors = (
                one.factor(two) - (2 if bad and not one.rough else 0),
                two.factor(one) - (2 if bad and not two.rough else 0),
            )
            self._values[key] = odds(self.book, (a, b), factors, (bad, bad)).value()
        return self._values[key]

    def worth(self, mine: list[str], theirs: list[str]) -> float:
        """The sum over the lanes where two meet."""
        found = 0.0
        for lane, one in enumerate(mine):
            other = theirs[lane]
            if one and other:
                found += self.value(self.kind(one), self.kind(other), self.bad[lane])
        return found

    # --- deployment -----------------------------------------------------------------------------

    def deploy(self) -> None:
        """dba.auto.c: ground is drawn; the defender deploys, then the attacker: the best of eight lines."""
        self._lay_out(self._drawn_ground())
        self.lines[DEFENDER], self.reserve[DEFENDER] = self.arranged(DEFENDER)
        tries = [self.arranged(ATTACKER) for _ in range(LAYOUTS)]
        best = max(range(LAYOUTS), key=lambda i: (self.worth(tries[i][0], self.lines[DEFENDER]), -i))
        self.lines[ATTACKER], self.reserve[ATTACKER] = tries[best]
        self.gone = dict.fromkeys(self.field.kinds, 0)
        for side in (ATTACKER, DEFENDER):
            self._post_psiloi(side)

    def _post_psiloi(self, side: int) -> None:
        """dba.7j: psiloi that hold no lane stand behind foot they can help, as far apart as can be."""
        spare = [e for e in self.reserve[side] if self.kind(e) == "Ps"]
        helped = [e for e in self.lines[side] if e and self.kind(e) in SCREENED]
        for i, psiloi in enumerate(spare if len(spare) <= len(helped) else []):
            self.behind[helped[(i + 1) * len(helped) // (len(spare) + 1)]] = psiloi
            self.reserve[side].remove(psiloi)

    def _drawn_ground(self) -> list[bool]:
        """So many bad lanes as the topography has, by lot: nobody fights there, so that none is the best."""
        low, high = self.book.terrain["lanes"][self.field.topography]
        number, left = divmod(self.state.chance.below(2 * (int(high) - int(low) + 1)), 2)
        return self._ground(int(low) + number, left == 1)

    def _ground(self, number: int, left: bool) -> list[bool]:
        """Hills beyond both wings, other rough ground beyond one: lines keep clear of it, as on the table."""
        before = (number + 1) // 2 if self.field.topography == "hilly" else number if left else 0
        return [True] * before + [False] * self.line + [True] * (number - before)

    def _lay_out(self, bad: list[bool]) -> None:
        """So many lanes, so many of them bad."""
        self.bad, self.size = bad, len(bad)

    def arranged(self, side: int) -> tuple[list[str], list[str]]:
        """Psiloi in bad lanes; in the line heavies in the middle, then lights, mounted on the wings."""
        front = self.fronts[side]
        order = self.by_lot(len(front))
        psiloi = list(self.psiloi[side])
        line = [EMPTY] * self.size
        for lane in range(self.size):
            if self.bad[lane] and psiloi:
                line[lane] = psiloi.pop(0)
        queue = self._exchanged(self._by_arms([front[i] for i in order]))
        first = self.bad.index(False)
        for i in self.from_the_middle:
            if queue:
                line[first + i] = queue.pop(0)
        return line, queue + psiloi

    def _by_arms(self, front: list[str]) -> list[str]:
        """Heavy foot first, then auxilia, warbands, horse."""
        arms: list[list[str]] = [[], [], [], []]
        for element in front:
            arms[ARMS.get(self.kind(element), 0)].append(element)
        return arms[0] + arms[1] + arms[2] + arms[3]

    def _exchanged(self, queue: list[str]) -> list[str]:
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
        order = list(range(number))
        for last in range(number, 1, -DEALT):
            places = range(last, max(1, last - DEALT), -1)
            lot = self.state.chance.below(prod(places))
            for place in places:
                lot, digit = divmod(lot, place)
                order[place - 1], order[digit] = order[digit], order[place - 1]
        return order
