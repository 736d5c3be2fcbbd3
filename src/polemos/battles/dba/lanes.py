"""dba.auto: a battle resolved at once in lanes one element wide, with the same tables and dice."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import DESTROYED, FLEE, NOTHING, RECOIL
from polemos.battles.dba.bound import LAST, tell_rout, worse
from polemos.battles.dba.factors import SCREENED
from polemos.battles.dba.field import ATTACKER, DEFENDER, PREFIX
from polemos.battles.dba.lane_lines import GAP
from polemos.battles.dba.lane_orders import Orders
from polemos.battles.dba.state import BattleState
from polemos.battles.dba.tale import told
from polemos.kit.modifiers import Modifiers

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
        banner = self.state.banner(side)
        self.state.log("points", "dba.auto.d", turn=self.field.bound, side=banner, number=pips)
        return pips

    def _come_back(self) -> None:
        for element in sorted(self.away):
            self.away[element] -= 1
            if not self.away[element]:
                del self.away[element]
                self.reserve[self.side(element)].append(element)
                self._say("comes_back", element)

    def _guns(self, side: int) -> None:
        """Artillery shoots at an enemy that is not in contact."""
        for gun in self.guns[side]:
            marks = [e for i, e in enumerate(self.lines[1 - side]) if e and self.apart(i)]
            if marks and self.names[gun] not in self.field.lost:
                self._shoot(gun, marks[self.state.chance.below(len(marks))])

    def _shoot(self, gun: int, target: int) -> None:
        """dba.6b, 6d, 7b: the general is harder to hit here too."""
        side, names = self.side(gun), (self.names[gun], self.names[target])
        mine, theirs = Modifiers(), Modifiers()
        mine.add("factor", self.kinds[gun].shoots)
        theirs.add("factor", self.kinds[target].v_foot)
        theirs.add_if(names[1] in self.field.generals, "general", 1)
        dice = (self._die("dba.6b", side), self._die("dba.6b", 1 - side))
        lane = self.lines[1 - side].index(target)
        told(self.state, "lane_shot", "dba.6b", {"lane": str(lane + 1)}, names, (mine, theirs), dice, True)
        totals = (theirs.total + dice[1], mine.total + dice[0])
        self._suffer(target, gun, self.book.shot(self.kinds[target].id, "Art", totals))

    # --- combat ---------------------------------------------------------------------------------

    def _fight(self, lane: int) -> None:
        if self.apart(lane):
            return
        mine, theirs = self.lines[ATTACKER][lane], self.lines[DEFENDER][lane]
        ours, other = self._disorder(lane, ATTACKER), self._disorder(lane, DEFENDER)
        dice = (self._die("dba.auto.e", ATTACKER), self._die("dba.auto.e", DEFENDER))
        a = self.total(lane, ATTACKER) + sum(ours) + dice[0]
        b = self.total(lane, DEFENDER) + sum(other) + dice[1]
        self._tell(lane, dice, (ours, other))
        if a == b:
            return
        loser, winner = (mine, theirs) if a < b else (theirs, mine)
        totals = (min(a, b), max(a, b))
        outcome = self.book.outcome(self.kinds[loser].id, self.kinds[winner].id, totals, self.bad[lane])
        if outcome in (RECOIL, FLEE) and (self.flanker[loser] or self._caught(loser)):
            outcome = DESTROYED
        self._suffer(loser, winner, outcome)

    def _caught(self, loser: int) -> bool:
        """dba.auto.k: on the table lines are never so well dressed that falling back is always safe."""
        side = self.side(loser)
        die = self._die("dba.auto.k", side)
        key = "caught" if die <= CAUGHT else "gets_away"
        self.state.log(key, "dba.auto.k", piece=self.names[loser], side=self.state.banner(side), die=die)
        return die <= CAUGHT

    def _disorder(self, lane: int, side: int) -> tuple[int, int]:
        """dba.auto.l-m: overlaps that do not come about, and a second rank that has not kept up."""
        saved, overlaps, banner = 0, self.overlaps(lane, side), self.state.banner(side)
        if overlaps:
            dice = self.state.roll("dba.auto.l", overlaps, 6, self.state.commanders[1 - side])
            saved = sum([die <= UNEVEN_LINE for die in dice])
            self.state.log("overlaps", "dba.auto.l", foe=banner, number=overlaps - saved, most=overlaps)
        ranks = 0 if self.bad[lane] else self.ranks(lane, side)
        if not ranks:
            return saved, 0
        closed = self._die("dba.auto.m", side) > OPEN_RANKS
        self.state.log("ranks" if closed else "open_ranks", "dba.auto.m", side=banner)
        return saved, 0 if closed else -ranks

    def _die(self, rule: str, side: int) -> int:
        return self.state.die(rule, self.state.commanders[side])

    def _tell(self, lane: int, dice: tuple[int, int], disorder: tuple[tuple[int, int], ...]) -> None:
        """dba.auto.h: the combat of a lane, both sums item by item."""
        if self.state.journal is not None:
            mine, theirs = [self._modifiers(lane, side, disorder[side]) for side in (ATTACKER, DEFENDER)]
            pair = (self.names[self.lines[ATTACKER][lane]], self.names[self.lines[DEFENDER][lane]])
            told(self.state, "lane", "dba.auto.h", {"lane": str(lane + 1)}, pair, (mine, theirs), dice)

    def _modifiers(self, lane: int, side: int, disorder: tuple[int, int]) -> Modifiers:
        """dba.auto.e: what adds to a die, by reason, as it came about."""
        mine, bad = self.lines[side][lane], self.bad[lane]
        kind, other = self.kinds[mine], self.kinds[self.lines[1 - side][lane]]
        ranks = 0 if bad else self.ranks(lane, side) or self.screened(lane, side)
        found = Modifiers()
        found.add("factor", kind.factor(other))
        found.add_if(self.names[mine] in self.field.generals, "general", 1)
        found.add_if(bad and not kind.rough, "bad_going", -2)
        found.add_if(self.flanker[mine] != GAP, "flank", -1)
        found.add("overlap", disorder[0] - self.overlaps(lane, side))
        found.add("support", ranks + disorder[1])
        return found

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
            self._say("runs", loser)
            self._vacate(side, lane)
            self.away[loser] = AWAY
        elif self.second[loser] and self.kinds[loser].skirmishes:
            self._pass_through(side, lane, loser)
        else:
            self.gone[loser] -= 1
            self._say("gives_way", loser)
        if self.kinds[winner].follows:
            self.gone[winner] += 1
            self._say("presses_on", winner)

    def _say(self, key: str, element: int) -> None:
        """A line about one element that names its side."""
        banner = self.state.banner(self.side(element))
        self.state.log(key, "dba.auto.e", piece=self.names[element], side=banner)

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
        self._say("passes_through", psiloi)
        if self.behind[front]:
            self.reserve[side].append(psiloi)
        else:
            self.behind[front] = psiloi

    def _lose(self, side: int, element: int) -> None:
        name = self.names[element]
        self.field.lost = (*self.field.lost, name)
        self._say("falls", element)

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
    tell_rout(state, side, die, lost, alive)
    return lost
