"""dba.auto: a battle resolved at once in lanes one element wide, with the same tables and dice."""

from __future__ import annotations

from typing import Final

from polemos.kit.dba.book import DESTROYED, FLEE, NOTHING, RECOIL
from polemos.kit.dba.bound import LAST, worse
from polemos.kit.dba.factors import SCREENED
from polemos.kit.dba.field import ATTACKER, DEFENDER, PREFIX
from polemos.kit.dba.lane_lines import GAP
from polemos.kit.dba.lane_orders import Orders
from polemos.kit.dba.state import BattleState

AWAY: Final = 3
#: On which throws of a die somebody thrown back is caught in flank or blocked by friends and dies.
#: On the table that befalls one in ten, whoever is winning; so many, or the stronger list wins too surely.
CAUGHT: Final = 1
#: On which throws the second rank of pikes has not kept up with the first: on the table one time in three.
OPEN_RANKS: Final = 2
#: On which throws a free enemy beside overlaps nobody: on the table half of them do not stand level.
UNEVEN_LINE: Final = 3


class Lanes(Orders):
    """The fight along the lanes: bound after bound, contact, combat, what becomes of the beaten."""

    def bound(self, side: int) -> None:
        """dba.auto.d-e: points, psiloi, contact, reserves, flanks, guns, then every lane in contact."""
        self._come_back()
        pips = self._points(side)
        pips = self.skirmish(side, pips)
        pips = self.advance(side, pips)
        pips = self.skirmish(side, pips)
        pips = self.fill(side, pips)
        self.turn_flanks(side, pips)
        self._guns(side)
        met = [lane for lane in range(self.size) if not self.apart(lane)]
        for i in self.by_lot(len(met)):
            self._fight(met[i])

    def _points(self, side: int) -> int:
        """dba.auto.d: a die; one less when the general is dead."""
        owner = self.state.commanders[side]
        pips = self.state.die("dba.auto.d", owner)
        pips -= 1 if self.field.generals[side] in self.field.lost else 0
        self.state.log("points", "dba.auto.d", turn=self.field.bound, side=owner, number=pips)
        return pips

    def _come_back(self) -> None:
        for element in sorted(self.away):
            self.away[element] -= 1
            if not self.away[element]:
                del self.away[element]
                self.reserve[self.side(element)].append(element)

    def _guns(self, side: int) -> None:
        """Artillery shoots at an enemy that is not in contact."""
        for gun in self.guns[side]:
            marks = [e for i, e in enumerate(self.lines[1 - side]) if e and self.apart(i)]
            if marks and self.names[gun] not in self.field.lost:
                target = marks[self.state.chance.below(len(marks))]
                dice = self.state.roll("dba.6b", 2, 6, self.state.commanders[side])
                totals = (self.kinds[target].v_foot + dice[1], 4 + dice[0])
                self._suffer(target, gun, self.book.shot(self.kinds[target].id, "Art", totals))

    # --- combat ---------------------------------------------------------------------------------

    def _fight(self, lane: int) -> None:
        if self.apart(lane):
            return
        mine, theirs = self.lines[ATTACKER][lane], self.lines[DEFENDER][lane]
        dice = self.state.roll("dba.auto.e", 2, 6, self.state.commanders[ATTACKER])
        a = self.total(lane, ATTACKER) + self._disorder(lane, ATTACKER) + dice[0]
        b = self.total(lane, DEFENDER) + self._disorder(lane, DEFENDER) + dice[1]
        pieces = (self.names[mine], self.names[theirs])
        self.state.log("lane", "dba.auto.h", number=lane + 1, pieces=pieces, mine=a, theirs=b)
        if a == b:
            return
        loser, winner = (mine, theirs) if a < b else (theirs, mine)
        totals = (min(a, b), max(a, b))
        outcome = self.book.outcome(self.kinds[loser].id, self.kinds[winner].id, totals, self.bad[lane])
        if outcome in (RECOIL, FLEE) and (self.flanker[loser] or self._caught(loser)):
            outcome = DESTROYED
        self._suffer(loser, winner, outcome)

    def _caught(self, loser: int) -> bool:
        """dba.8.1b: on the table lines are never so well dressed that falling back is always safe."""
        return self.state.die("dba.8.1b", self.state.commanders[self.side(loser)]) <= CAUGHT

    def _disorder(self, lane: int, side: int) -> int:
        """dba.7g, 12m: overlaps that do not come about, and a second rank that has not kept up."""
        owner, saved = self.state.commanders[side], 0
        overlaps = self.overlaps(lane, side)
        if overlaps:
            saved = sum([die <= UNEVEN_LINE for die in self.state.roll("dba.12m", overlaps, 6, owner)])
        ranks = 0 if self.bad[lane] else self.ranks(lane, side)
        open_ranks = ranks > 0 and self.state.die("dba.7g", owner) <= OPEN_RANKS
        return saved - (ranks if open_ranks else 0)

    def _suffer(self, loser: int, winner: int, outcome: str) -> None:
        if outcome == NOTHING:
            return
        side = self.side(loser)
        lane = self.lines[side].index(loser)
        self.let_go(self.flanker[loser])
        self.let_go(self.flanker[winner])
        if outcome == DESTROYED:
            self._kill(side, lane, loser, winner)
        elif outcome == FLEE:
            self._vacate(side, lane)
            self.away[loser] = AWAY
        elif self.second[loser] and self.kinds[loser].skirmishes:
            self._pass_through(side, lane, loser)
        else:
            self.gone[loser] -= 1
        if self.kinds[winner].follows:
            self.gone[winner] += 1

    def _kill(self, side: int, lane: int, element: int, foe: int) -> None:
        """dba.7k: a pike's second rank lives and steps up; psiloi who helped die with the front."""
        helped = self.behind[element] and self.kinds[element].id in SCREENED and not self.bad[lane]
        if helped and self.kinds[foe].mounted and self.kinds[foe].id != "Art":
            self._lose(side, self.behind[element])
            self.behind[element] = GAP
        self._lose(side, element)
        self._vacate(side, lane)

    def _pass_through(self, side: int, lane: int, psiloi: int) -> None:
        """dba.8.1c: psiloi thrown back go through the friends whom they screened."""
        front = self.second[psiloi]
        self.second[psiloi] = GAP
        self.let_go(psiloi)
        self.lines[side][lane] = front
        if self.behind[front]:
            self.reserve[side].append(psiloi)
        else:
            self.behind[front] = psiloi

    def _lose(self, side: int, element: int) -> None:
        name = self.names[element]
        self.field.lost = (*self.field.lost, name)
        self.state.log("destroyed", "dba.auto.e", piece=name, side=self.state.commanders[side])

    def _vacate(self, side: int, lane: int) -> None:
        """Who stood behind steps up (pikes), is free for a gap (psiloi), or has no screen any more."""
        element = self.lines[side][lane]
        self.let_go(element)
        if self.behind[element]:
            self.reserve[side].append(self.behind[element])
            self.behind[element] = GAP
        follower = self.second[element]
        self.second[element] = GAP
        self.lines[side][lane] = follower
        if follower and not self.kinds[element].skirmishes:
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
    die = state.die("11.3a", state.commanders[side])
    alive = any(e.startswith(PREFIX[side]) and e not in field.lost for e in field.kinds)
    lost = 2 * die < count or not alive
    state.log("routs" if lost else "stands", "11.3a", side=state.commanders[side], die=die, halves=count)
    return lost
