"""dba.auto.b: the two lines of a quick battle, lane by lane."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Book, Kind
from polemos.battles.dba.field import ATTACKER, DEFENDER, PREFIX, Field
from polemos.battles.dba.forecast import hope
from polemos.battles.dba.state import BattleState

FEWEST: Final = 6
MOST: Final = 14
#: Nobody: a lane without an element, a front without a second rank, ...
GAP: Final = 0
#: The country in which bad going means hills.
HILLY: Final = "hilly"
#: dba.12a, 12r: rows between the two deployment zones.
BETWEEN: Final = 12


class Lanes:
    """Who stands where. Built for one battle and thrown away.

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
        self.forward: list[int] = nobody.copy()
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
        #: dba.auto.i: how many charge together in this bound; 0 before the die is thrown.
        self.party = 0
        self.skirmisher = self.book.kinds["Ps"]

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

    def apart(self, lane: int) -> int:
        """The cells between the two in a lane; far if there are not two."""
        mine, theirs = self.lines[ATTACKER][lane], self.lines[DEFENDER][lane]
        return BETWEEN - self.forward[mine] - self.forward[theirs] if mine and theirs else BETWEEN

    def hold(self, held: int, flanker: int) -> None:
        self.flanker[held], self.held[flanker] = flanker, held

    def let_go(self, flanker: int) -> None:
        """Who is attacked himself holds nobody in flank."""
        self.flanker[self.held[flanker]] = GAP
        self.held[flanker] = GAP
