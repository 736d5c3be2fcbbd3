"""dba.auto: a battle resolved at once in lanes one element wide, with the same tables and dice."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import DESTROYED, FLEE, NOTHING, RECOIL, Book
from polemos.kit.dba.bound import LAST, worse
from polemos.kit.dba.factors import SCREENED, odds, rank_bonus
from polemos.kit.dba.field import ATTACKER, DEFENDER, PREFIX, Field
from polemos.kit.dba.state import BattleState

FEWEST: Final = 6
MOST: Final = 14
LAYOUTS: Final = 8
AWAY: Final = 3
EMPTY: Final = ""


class Lanes:
    """The two lines, lane by lane; '' is a gap. Built for one battle and thrown away."""

    def __init__(self, state: BattleState) -> None:
        self.state = state
        self.field: Field = state.field
        self.book: Book = state.book
        #: The second rank behind a front element (pikes), and psiloi behind the line.
        self.second: dict[str, str] = {}
        self.behind: dict[str, str] = {}
        #: Not in contact; and of these, who stands a step behind the line and so overlaps nobody.
        self.apart: set[str] = set()
        self.back: set[str] = set()
        #: Who is held in flank -> by whom.
        self.flanked: dict[str, str] = {}
        #: Fled elements and the bounds until they are back.
        self.away: dict[str, int] = {}
        self.reserve: list[list[str]] = [[], []]
        self.psiloi: list[list[str]] = [[], []]
        self.fronts = [self._ranks(side) for side in (ATTACKER, DEFENDER)]
        self.size = max(FEWEST, min(MOST, max(len(front) for front in self.fronts)))
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
        return sum(
            self.value(self.kind(a), self.kind(b), bad)
            for a, b, bad in zip(mine, theirs, self.bad, strict=True)
            if a and b
        )

    # --- deployment -----------------------------------------------------------------------------

    def deploy(self) -> None:
        """dba.auto.c: the defender picks the ground and deploys; the attacker has the best of eight lines."""
        self.bad = self._best_ground()
        self.lines[DEFENDER], self.reserve[DEFENDER] = self.arranged(DEFENDER)
        tries = [self.arranged(ATTACKER) for _ in range(LAYOUTS)]
        best = max(range(LAYOUTS), key=lambda i: (self.worth(tries[i][0], self.lines[DEFENDER]), -i))
        self.lines[ATTACKER], self.reserve[ATTACKER] = tries[best]
        self.apart = {e for line in self.lines for e in line if e}
        self.back = {e for e in self.lines[ATTACKER] if e}
        for side in (ATTACKER, DEFENDER):
            self._post_psiloi(side)

    def _post_psiloi(self, side: int) -> None:
        """dba.7j: psiloi that hold no lane stand behind foot they can help, as far apart as can be."""
        spare = [e for e in self.reserve[side] if self.kind(e) == "Ps"]
        helped = [e for e in self.lines[side] if e and self.kind(e) in SCREENED]
        for i, psiloi in enumerate(spare if len(spare) <= len(helped) else []):
            self.behind[helped[(i + 1) * len(helped) // (len(spare) + 1)]] = psiloi
            self.reserve[side].remove(psiloi)

    def _best_ground(self) -> list[bool]:
        low, high = self.book.terrain["lanes"][self.field.topography]
        left = self.state.draw("dba.auto.c", ("left", "right")) == "left"
        best, chosen = -999.0, self.bad
        for number in range(int(low), min(int(high), self.size) + 1):
            self.bad = self._ground(number, left)
            lines = [(self.arranged(DEFENDER)[0], self.arranged(ATTACKER)[0]) for _ in range(4)]
            value = sum(self.worth(mine, theirs) for mine, theirs in lines)
            if value > best:
                best, chosen = value, self.bad
        return chosen

    def _ground(self, number: int, left: bool) -> list[bool]:
        """Hills on both wings, other rough ground on one."""
        bad = [False] * self.size
        for i in range(number):
            wing = i // 2 if i % 2 == 0 else self.size - 1 - i // 2
            lane = wing if self.field.topography == "hilly" else i if left else self.size - 1 - i
            bad[lane] = True
        return bad

    def arranged(self, side: int) -> tuple[list[str], list[str]]:
        """Lights in bad lanes, heavies in the middle, mounted on the wings; the rest in reserve."""
        front = list(self.state.shuffle("dba.auto.c", tuple(self.fronts[side])))
        order = {"Ax": 0, "Wb": 1, "Ps": 2}
        lights = sorted((e for e in front if self.kind(e) in order), key=lambda e: order[self.kind(e)])
        psiloi = list(self.psiloi[side])
        horse = [e for e in front if self.kind(e) in ("Cv", "Kn", "LH")]
        heavy = [e for e in front if e not in lights and e not in horse]
        line = [EMPTY] * self.size
        for lane in range(self.size):
            if self.bad[lane] and (lights or psiloi):
                line[lane] = lights.pop(0) if lights else psiloi.pop(0)
        queue = heavy + lights + horse
        for lane in sorted(range(self.size), key=lambda i: abs(2 * i - self.size + 1)):
            if not line[lane] and queue:
                line[lane] = queue.pop(0)
        return line, queue + psiloi

    # --- one bound ------------------------------------------------------------------------------

    def bound(self, side: int) -> None:
        """dba.auto.d-e: points, contact, reserves, flanks, guns, then every lane in contact."""
        self._come_back()
        pips = self.state.roll("dba.auto.d", 1, 6, self.state.commanders[side])[0]
        pips -= 0 if self._general_lives(side) else 1
        pips = self._close(side, pips)
        pips = self._fill(side, pips)
        self._turn_flanks(side, pips)
        self._guns(side)
        for lane in self.state.shuffle("dba.auto.e", tuple(str(i) for i in range(self.size))):
            self._fight(int(lane))

    def _general_lives(self, side: int) -> bool:
        return self.field.generals[side] not in self.field.lost

    def _come_back(self) -> None:
        for element in sorted(self.away):
            self.away[element] -= 1
            if not self.away[element]:
                del self.away[element]
                self.reserve[self.field.side(element)].append(element)

    def _close(self, side: int, pips: int) -> int:
        """Neighbours in one row close for one point, two if elephants or artillery are among them."""
        lane = 0
        while lane < self.size and pips > 0:
            run = self._run(side, lane)
            price = 2 if any(self.kind(self.lines[side][i]) in ("El", "Art") for i in run) else 1
            if run and price <= pips:
                pips -= price
                for i in run:
                    self._meet(self.lines[side][i], self.lines[1 - side][i])
            lane += max(1, len(run))
        return pips

    def _run(self, side: int, lane: int) -> list[int]:
        """The lanes from this one on that can close together: all apart, all in the same row."""
        found: list[int] = []
        row = self.lines[side][lane] in self.back
        for i in range(lane, self.size):
            mine, theirs = self.lines[side][i], self.lines[1 - side][i]
            if not mine or not theirs or mine not in self.apart or (mine in self.back) != row:
                break
            found.append(i)
        return found

    def _meet(self, mine: str, theirs: str) -> None:
        pair = {mine, theirs}
        self.apart -= pair
        self.back -= pair

    def _fill(self, side: int, pips: int) -> int:
        """Reserves step into gaps opposite an enemy, the best suited first."""
        for lane in range(self.size):
            theirs = self.lines[1 - side][lane]
            if pips > 0 and theirs and not self.lines[side][lane] and self.reserve[side]:
                best = max(
                    self.reserve[side],
                    key=lambda e: (self.value(self.kind(e), self.kind(theirs), self.bad[lane]), e),
                )
                self.reserve[side].remove(best)
                self.lines[side][lane] = best
                self._meet(best, theirs)
                self._let_go(theirs)
                pips -= 1
        return pips

    def _let_go(self, flanker: str) -> None:
        """Who is attacked himself holds nobody in flank."""
        for held in [e for e, by in self.flanked.items() if by == flanker]:
            del self.flanked[held]

    def _turn_flanks(self, side: int, pips: int) -> None:
        """An element without an enemy turns on the flank of the next lane's."""
        for lane in range(self.size):
            mine = self.lines[side][lane]
            if pips <= 0 or not mine or self.lines[1 - side][lane] or mine in self.flanked.values():
                continue
            for other in (lane - 1, lane + 1):
                if 0 <= other < self.size and self._open_flank(side, other):
                    self.flanked[self.lines[1 - side][other]] = mine
                    pips -= 1
                    break

    def _open_flank(self, side: int, lane: int) -> bool:
        theirs = self.lines[1 - side][lane]
        engaged = bool(theirs and self.lines[side][lane]) and theirs not in self.apart
        return engaged and theirs not in self.flanked

    def _guns(self, side: int) -> None:
        """Artillery shoots at an enemy that is not in contact."""
        guns = [e for e in self.field.kinds if e.startswith(PREFIX[side]) and self.kind(e) == "Art"]
        for gun in sorted(guns):
            marks = tuple(e for e in self.lines[1 - side] if e and e in self.apart)
            if gun not in self.field.lost and marks:
                target = self.state.draw("dba.auto.d", marks)
                dice = self.state.roll("dba.6b", 2, 6, self.state.commanders[side])
                totals = (self.book.kinds[self.kind(target)].v_foot + dice[1], 4 + dice[0])
                self._suffer(target, gun, self.book.shot(self.kind(target), "Art", totals))

    # --- combat ---------------------------------------------------------------------------------

    def _fight(self, lane: int) -> None:
        mine, theirs = self.lines[ATTACKER][lane], self.lines[DEFENDER][lane]
        if not mine or not theirs or mine in self.apart or theirs in self.apart:
            return
        dice = self.state.roll("dba.auto.e", 2, 6, self.state.commanders[ATTACKER])
        a = self.total(lane, ATTACKER) + dice[0]
        b = self.total(lane, DEFENDER) + dice[1]
        self.state.log("lane", "dba.auto.h", number=lane + 1, pieces=(mine, theirs), mine=a, theirs=b)
        if a == b:
            return
        loser, winner = (mine, theirs) if a < b else (theirs, mine)
        totals = (min(a, b), max(a, b))
        outcome = self.book.outcome(self.kind(loser), self.kind(winner), totals, self.bad[lane])
        if loser in self.flanked and outcome in (RECOIL, FLEE):
            outcome = DESTROYED
        self._suffer(loser, winner, outcome)

    def total(self, lane: int, side: int) -> int:
        """dba.auto.e: the normal factors; overlaps come from lanes where the neighbour is unopposed."""
        mine, foe = self.lines[side][lane], self.lines[1 - side][lane]
        kind, other = self.book.kinds[self.kind(mine)], self.book.kinds[self.kind(foe)]
        value = kind.factor(other) + (1 if mine in self.field.generals else 0)
        if self.bad[lane]:
            value -= 0 if kind.rough else 2
        else:
            value += self._support(lane, side)
        return value - (1 if mine in self.flanked else 0) - self._overlaps(lane, side)

    def _support(self, lane: int, side: int) -> int:
        """dba.7g-j: a second rank of pikes, or psiloi behind this lane or the next against mounted."""
        mine, foe = self.kind(self.lines[side][lane]), self.kind(self.lines[1 - side][lane])
        if self.lines[side][lane] in self.second:
            return rank_bonus(self.book, mine, foe)
        if mine not in SCREENED or not self.book.kinds[foe].mounted:
            return 0
        near = self.lines[side][max(0, lane - 1) : lane + 2]
        return int(any(e in self.behind for e in near))

    def _overlaps(self, lane: int, side: int) -> int:
        """dba.12m: enemies beside who fight nobody, unless they have fallen back or hold another in flank."""
        found = 0
        for other in (lane - 1, lane + 1):
            foe = self.lines[1 - side][other] if 0 <= other < self.size else EMPTY
            if foe and foe not in self.back and foe not in self.flanked.values():
                found += not self.lines[side][other] or foe in self.apart
        return found

    def _suffer(self, loser: str, winner: str, outcome: str) -> None:
        if outcome == NOTHING:
            return
        side = self.field.side(loser)
        lane = self.lines[side].index(loser)
        self.flanked.pop(loser, EMPTY)
        self.flanked.pop(winner, EMPTY)
        if outcome == DESTROYED:
            self._kill(side, lane, loser, winner)
            self.apart.add(winner)
        elif outcome == FLEE:
            self._vacate(side, lane)
            self.away[loser] = AWAY
            self.apart |= {loser, winner}
        elif not self.book.kinds[self.kind(winner)].follows:
            self.apart |= {loser, winner}
            self.back.add(loser)

    def _kill(self, side: int, lane: int, element: str, foe: str) -> None:
        """dba.7k: a pike's second rank lives and steps up; psiloi who helped die with the front."""
        helped = element in self.behind and self.kind(element) in SCREENED and not self.bad[lane]
        if helped and self.book.kinds[self.kind(foe)].mounted and self.kind(foe) != "Art":
            self._lose(side, self.behind.pop(element))
        self._lose(side, element)
        self._vacate(side, lane)

    def _lose(self, side: int, element: str) -> None:
        self.field.lost = (*self.field.lost, element)
        self.state.log("destroyed", "dba.auto.e", piece=element, side=self.state.commanders[side])

    def _vacate(self, side: int, lane: int) -> None:
        """Who stood behind steps up (pikes) or is free for a gap (psiloi)."""
        element = self.lines[side][lane]
        self._let_go(element)
        if element in self.behind:
            self.reserve[side].append(self.behind.pop(element))
        follower = self.second.pop(element, EMPTY)
        self.lines[side][lane] = follower
        if follower:
            self.apart.add(follower)

    def unopposed_wing(self, side: int) -> int:
        """dba.auto.g: 1 if the side has an element without an enemy in the two outer lanes of a wing."""
        outer = (0, 1, self.size - 2, self.size - 1)
        return int(any(self.lines[side][i] and not self.lines[1 - side][i] for i in outer))


def quick(state: BattleState) -> tuple[str, int, int]:
    """dba.auto.a, f: fight it out: how it ended, who lost, and the winner's elements in flank zones."""
    lanes, field = Lanes(state), state.field
    lanes.deploy()
    while field.bound < LAST:
        field.bound += 1
        before = (field.count(ATTACKER), field.count(DEFENDER))
        lanes.bound(ATTACKER if field.bound % 2 else DEFENDER)
        routed = [side for side in (ATTACKER, DEFENDER) if _routs(state, side, before[side])]
        if routed:
            loser = worse(field) if len(routed) == 2 else routed[0]
            return "rout", loser, lanes.unopposed_wing(1 - loser)
    return "withdrawal", ATTACKER, 0


def _routs(state: BattleState, side: int, before: int) -> bool:
    """11.3: after a loss, a die below the count; nobody left is a rout too."""
    field = state.field
    count = field.count(side)
    if count == before:
        return False
    die = state.roll("11.3a", 1, 6, state.commanders[side])[0]
    alive = any(e.startswith(PREFIX[side]) and e not in field.lost for e in field.kinds)
    lost = 2 * die < count or not alive
    state.log("routs" if lost else "stands", "11.3a", side=state.commanders[side], die=die, halves=count)
    return lost
