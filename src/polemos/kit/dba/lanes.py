"""dba.auto: a battle resolved at once in lanes one element wide, with the same tables and dice."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import DESTROYED, FLEE, NOTHING, RECOIL
from polemos.kit.dba.bound import LAST, worse
from polemos.kit.dba.factors import SCREENED, rank_bonus
from polemos.kit.dba.field import ATTACKER, DEFENDER, PREFIX
from polemos.kit.dba.lane_lines import EMPTY, Lines
from polemos.kit.dba.pips import SLOW
from polemos.kit.dba.state import BattleState

AWAY: Final = 3
#: dba.12a, 12r: rows between the two deployment zones.
BETWEEN: Final = 12
#: How bad the odds may be for either side to make contact: the attacker must win before the last bound.
DARING: Final = (-0.2, -0.05)

#: On which throws of a die somebody thrown back is caught in flank or blocked by friends and dies.
#: On the table that befalls one in eight, whoever is winning; so many, or the stronger list wins too surely.
CAUGHT: Final = 1
#: On which throws the second rank of pikes has not kept up with the first: on the table one time in three.
OPEN_RANKS: Final = 2


class Lanes(Lines):
    """The fight along the lanes: rows, points, contact, combat."""

    def bound(self, side: int) -> None:
        """dba.auto.d-e: points, contact, reserves, flanks, guns, then every lane in contact."""
        self._come_back()
        pips = self.state.roll("dba.auto.d", 1, 6, self.state.commanders[side])[0]
        pips -= 0 if self._general_lives(side) else 1
        pips = self._advance(side, pips)
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

    def apart(self, lane: int) -> int:
        """The cells between the two in a lane; far if there are not two."""
        mine, theirs = self.lines[ATTACKER][lane], self.lines[DEFENDER][lane]
        return BETWEEN - self.gone[mine] - self.gone[theirs] if mine and theirs else BETWEEN

    def _advance(self, side: int, pips: int) -> int:
        """One run of lanes after the other, the most useful first, as long as there are points."""
        moved: set[str] = set()
        while pips > 0:
            best, chosen, steps = 0.0, [0], 0
            for run in self._runs(side, moved, pips):
                far = self._steps(side, run)
                useful = self._use(side, run, far) / self._price(side, run)
                if far and useful > best:
                    best, chosen, steps = useful, run, far
            if not steps:
                break
            pips -= self._price(side, chosen)
            for lane in chosen:
                self.gone[self.lines[side][lane]] += steps
                moved.add(self.lines[side][lane])
        return pips

    def _price(self, side: int, run: list[int]) -> int:
        return 2 if any(self.kind(self.lines[side][lane]) in SLOW for lane in run) else 1

    def _runs(self, side: int, moved: set[str], pips: int) -> list[list[int]]:
        """dba.5b-c: neighbours in one row march together, in bad going everybody alone."""
        found: list[list[int]] = []
        for lane, mine in enumerate(self.lines[side]):
            if not mine or mine in moved or not self.apart(lane) or mine in self.flanked.values():
                continue
            slow = self.kind(mine) in SLOW
            if slow and pips < 2:
                continue
            last = found[-1][-1] if found else -2
            level = last == lane - 1 and self.gone[self.lines[side][last]] == self.gone[mine]
            if level and not self.bad[lane] and not self.bad[last]:
                found[-1].append(lane)
            else:
                found.append([lane])
        return found

    def _steps(self, side: int, run: list[int]) -> int:
        """As far as the slowest goes and the nearest enemy lets them; into contact only if they dare."""
        kinds = [self.book.kinds[self.kind(self.lines[side][lane])] for lane in run]
        pace = min([kind.bad if self.bad[lane] else kind.good for kind, lane in zip(kinds, run, strict=True)])
        room = min([self._room(side, lane) for lane in run])
        if pace >= room and self._meeting(side, run, room) < DARING[side]:
            return max(0, room - 1)
        return min(pace, room)

    def _room(self, side: int, lane: int) -> int:
        """The cells to the enemy; without one, to the row of the enemies beside."""
        if self.lines[1 - side][lane]:
            return self.apart(lane)
        beside = [e for e in self.lines[1 - side][max(0, lane - 1) : lane + 2] if e]
        own = self.gone[self.lines[side][lane]]
        return (
            max([0, *(BETWEEN - self.gone[e] - own for e in beside)])
            if beside
            else max(0, BETWEEN // 2 - own)
        )

    def _meeting(self, side: int, run: list[int], room: int) -> float:
        """What those who come into contact may hope for, on average."""
        met = [lane for lane in run if self.lines[1 - side][lane] and self.apart(lane) == room]
        hopes = [self._hope(side, lane) for lane in met]
        return sum(hopes) / len(hopes) if hopes else 0.0

    def _hope(self, side: int, lane: int) -> float:
        mine, theirs = self.lines[side][lane], self.lines[1 - side][lane]
        return self.value(self.kind(mine), self.kind(theirs), self.bad[lane])

    def _use(self, side: int, run: list[int], steps: int) -> float:
        """Ground won, and above all combats."""
        met = [lane for lane in run if self.lines[1 - side][lane] and self.apart(lane) == steps]
        return 0.02 * steps * len(run) + sum([0.3 + self._hope(side, lane) for lane in met])

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
                self.gone[best] = BETWEEN - self.gone[theirs]
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
                if (
                    0 <= other < self.size
                    and self._open_flank(side, other)
                    and self._level(side, lane, other)
                ):
                    self.flanked[self.lines[1 - side][other]] = mine
                    pips -= 1
                    break

    def _level(self, side: int, lane: int, other: int) -> bool:
        """Whether it stands beside the friend in the other lane, or can get there in its move."""
        mine, friend = self.lines[side][lane], self.lines[side][other]
        return self.gone[friend] - self.gone[mine] < self.book.kinds[self.kind(mine)].good

    def _open_flank(self, side: int, lane: int) -> bool:
        if not 0 <= lane < self.size:
            return False
        theirs = self.lines[1 - side][lane]
        return bool(theirs) and not self.apart(lane) and theirs not in self.flanked

    def _guns(self, side: int) -> None:
        """Artillery shoots at an enemy that is not in contact."""
        guns = [e for e in self.field.kinds if e.startswith(PREFIX[side]) and self.kind(e) == "Art"]
        for gun in sorted(guns):
            marks = tuple(e for i, e in enumerate(self.lines[1 - side]) if e and self.apart(i))
            if gun not in self.field.lost and marks:
                target = self.state.draw("dba.auto.d", marks)
                dice = self.state.roll("dba.6b", 2, 6, self.state.commanders[side])
                totals = (self.book.kinds[self.kind(target)].v_foot + dice[1], 4 + dice[0])
                self._suffer(target, gun, self.book.shot(self.kind(target), "Art", totals))

    # --- combat ---------------------------------------------------------------------------------

    def _fight(self, lane: int) -> None:
        mine, theirs = self.lines[ATTACKER][lane], self.lines[DEFENDER][lane]
        if self.apart(lane):
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
        if outcome in (RECOIL, FLEE) and (loser in self.flanked or self._caught(loser)):
            outcome = DESTROYED
        self._suffer(loser, winner, outcome)

    def _caught(self, loser: str) -> bool:
        """dba.8.1b: on the table lines are never so well dressed that falling back is always safe."""
        owner = self.state.commanders[self.field.side(loser)]
        return self.state.roll("dba.8.1b", 1, 6, owner)[0] <= CAUGHT

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
            return rank_bonus(self.book, mine, foe) if self._closed_up(side) else 0
        if mine not in SCREENED or not self.book.kinds[foe].mounted:
            return 0
        near = self.lines[side][max(0, lane - 1) : lane + 2]
        return int(any(e in self.behind for e in near))

    def _closed_up(self, side: int) -> bool:
        """dba.7g: on the table the front rank is not always followed as closely as it should be."""
        return self.state.roll("dba.7g", 1, 6, self.state.commanders[side])[0] > OPEN_RANKS

    def _overlaps(self, lane: int, side: int) -> int:
        """dba.12m: enemies who fight nobody, in the row of the own enemy or in one's own."""
        found, row = 0, self.gone[self.lines[1 - side][lane]]
        for other in (lane - 1, lane + 1):
            foe = self.lines[1 - side][other] if 0 <= other < self.size else EMPTY
            if foe and self.apart(other) and foe not in self.flanked.values():
                found += self.gone[foe] - row in (0, 1)
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
        elif outcome == FLEE:
            self._vacate(side, lane)
            self.away[loser] = AWAY
        else:
            self.gone[loser] -= 1
        if self.book.kinds[self.kind(winner)].follows:
            self.gone[winner] += 1

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
            self.gone[follower] = self.gone[element] - 1

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
