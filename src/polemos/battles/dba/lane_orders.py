"""dba.auto.d: the orders of a bound in a quick battle: marches, skirmishers, charges, reserves, flanks."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Kind
from polemos.battles.dba.factors import SCREENED, hope, rank_bonus
from polemos.battles.dba.field import ATTACKER, DEFENDER
from polemos.battles.dba.lane_lines import GAP, Lines
from polemos.battles.dba.state import BattleState

#: dba.12a, 12r: rows between the two deployment zones.
BETWEEN: Final = 12
#: How bad the odds may be for either side to make contact: the attacker must win before the last bound.
DARING: Final[tuple[float, ...]] = (-0.15, -0.05)
#: What a row of ground is worth for one element, and a combat by itself, beside what may be hoped of it.
GROUND: Final = 0.02
EAGER: Final = 0.3
#: By the throw of a die, how many neighbours charge together. On the table three charges in four bring a
#: single pair into contact, 1.46 on average: lines are broken up when they come near each other.
PARTY: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 3)
#: What a charge costs more than a march: on the table there are 1.15 of them in a bound.
CHARGE: Final = 1
#: How far psiloi run ahead of the friends they screen, and how far along the line.
AHEAD: Final = 2
ASIDE: Final = 2
#: On which throws of a die psiloi run out: so they fight as often as on the table, 4.6 times in a battle.
VENTURE: Final = 1
#: Psiloi avoid nobody but horse who would ride them down; another lane must be worth the way.
UNEVEN: Final = -0.25
STRAY: Final = 0.02

#: Who, how far, for how many points, and how useful it is.
Order = tuple[list[int], int, int, float]


class Orders(Lines):
    """What a side does with its command points, and what it may hope for."""

    def __init__(self, state: BattleState) -> None:
        super().__init__(state)
        #: dba.auto.i: how many charge together in this bound; 0 before the die is thrown.
        self._party = 0
        self._skirmisher = self.book.kinds["Ps"]

    def apart(self, lane: int) -> int:
        """The cells between the two in a lane; far if there are not two."""
        mine, theirs = self.lines[ATTACKER][lane], self.lines[DEFENDER][lane]
        return BETWEEN - self.gone[mine] - self.gone[theirs] if mine and theirs else BETWEEN

    # --- what counts in a combat --------------------------------------------------------------------

    def total(self, lane: int, side: int) -> int:
        """dba.auto.e: the normal factors if everybody is where he should be."""
        mine, foe = self.lines[side][lane], self.lines[1 - side][lane]
        kind, other = self.kinds[mine], self.kinds[foe]
        value = kind.factor(other) + (1 if self.names[mine] in self.field.generals else 0)
        if self.bad[lane]:
            value -= 0 if kind.rough else 2
        else:
            value += self.ranks(lane, side) or self.screened(lane, side)
        return value - (1 if self.flanker[mine] else 0) - self.overlaps(lane, side)

    def ranks(self, lane: int, side: int) -> int:
        """dba.7g: what a second rank of pikes is worth here."""
        mine = self.lines[side][lane]
        if not self.second[mine]:
            return 0
        return rank_bonus(self.book, self.kinds[mine].id, self.kinds[self.lines[1 - side][lane]].id)

    def screened(self, lane: int, side: int) -> int:
        """dba.7j: psiloi behind this lane or the next against mounted."""
        line = self.lines[side]
        if not self.kinds[self.lines[1 - side][lane]].mounted or self.kinds[line[lane]].id not in SCREENED:
            return 0
        return 1 if any([self.behind[e] for e in line[max(0, lane - 1) : lane + 2]]) else 0

    def overlaps(self, lane: int, side: int) -> int:
        """dba.12m: enemies who fight nobody, in the row of the own enemy or in one's own."""
        enemies = self.lines[1 - side]
        found, row = 0, self.gone[enemies[lane]]
        for other in range(lane - 1, lane + 2, 2):
            foe = enemies[other] if 0 <= other < self.size else GAP
            if foe and 0 <= self.gone[foe] - row <= 1 and not self.held[foe] and self.apart(other):
                found += 1
        return found

    def _hopes(self, side: int, part: list[int], steps: int) -> list[float]:
        """What those may hope for whom this charge brings into contact, overlaps and all."""
        line = self.lines[side]
        for lane in part:
            self.gone[line[lane]] += steps
        hopes = [self._hope(side, lane) for lane in part if not self.apart(lane)]
        for lane in part:
            self.gone[line[lane]] -= steps
        return hopes

    def _hope(self, side: int, lane: int) -> float:
        mine, theirs = self.kinds[self.lines[side][lane]], self.kinds[self.lines[1 - side][lane]]
        a, b = self.total(lane, side), self.total(lane, 1 - side)
        return hope(self.book, mine, theirs, a, b, self.bad[lane])

    # --- marches and charges ------------------------------------------------------------------------

    def advance(self, side: int, pips: int) -> int:
        """The most useful march or charge first, as long as there are points."""
        line = self.lines[side]
        resting = [element != GAP for element in line]
        self._party = 0
        while pips > 0:
            best, chosen, steps, paid = 0.0, [0], 0, 0
            for run in self._runs(side, resting, pips):
                for part, far, price, useful in self._orders(side, run, pips):
                    if price <= pips and useful > best * price:
                        best, chosen, steps, paid = useful / price, part, far, price
            if not steps:
                break
            pips -= paid
            for lane in chosen:
                self.gone[line[lane]] += steps
                resting[lane] = False
        return pips

    def _runs(self, side: int, resting: list[bool], pips: int) -> list[list[int]]:
        """dba.5b-c: neighbours in one row march together, but in bad going everybody by himself; psiloi who
        wait in it do not march with the line."""
        found: list[list[int]] = []
        last, row, line = -2, 0, self.lines[side]
        for lane in range(self.size):
            mine = line[lane]
            if not resting[lane] or self.held[mine] or not self.apart(lane):
                continue
            if self.bad[lane] and self.kinds[mine].skirmishes:
                continue
            if pips < 2 and self.kinds[mine].slow:
                continue
            if last == lane - 1 and row == self.gone[mine] and not self.bad[lane] and not self.bad[last]:
                found[-1].append(lane)
            else:
                found.append([lane])
            last, row = lane, self.gone[mine]
        return found

    def _orders(self, side: int, run: list[int], pips: int) -> list[Order]:
        """A run marches until it stands before the enemy; if it dares on the whole, parties of it charge."""
        kinds = [self.kinds[self.lines[side][lane]] for lane in run]
        rooms = [self._room(side, lane) for lane in run]
        price = 2 if any([kind.slow for kind in kinds]) else 1
        pace = kinds[0].bad if self.bad[run[0]] else min([kind.good for kind in kinds])
        room = min(rooms)
        far = max(0, min(pace, room - 1))
        found: list[Order] = [(run, far, price, GROUND * far * len(run))] if far else []
        if room > pace or price + CHARGE > pips:
            return found
        if far and not self._dares(side, self._hopes(side, run, room)):
            return found
        party = self._thrown_party(side)
        for first in range(max(1, len(run) - party + 1)):
            part = run[first : first + party]
            steps = min(rooms[first : first + party])
            hopes = self._hopes(side, part, steps) if steps <= pace else []
            if hopes and self._dares(side, hopes):
                useful = GROUND * steps * len(part) + EAGER * len(hopes) + sum(hopes)
                found.append((part, steps, price + CHARGE, useful))
        return found

    def _thrown_party(self, side: int) -> int:
        """dba.auto.i: a die for the whole bound, thrown when somebody first comes near enough to charge."""
        if not self._party:
            die = self.state.die("dba.auto.i", self.state.commanders[side])
            self._party = PARTY[die - 1]
            banner = self.state.banner(side)
            self.state.log("party", "dba.auto.i", side=banner, die=die, number=self._party)
        return self._party

    def _room(self, side: int, lane: int) -> int:
        """The cells to the enemy; without one, to beyond the row of the enemies beside."""
        enemies = self.lines[1 - side]
        if enemies[lane]:
            return self.apart(lane)
        rows = [BETWEEN - self.gone[e] for e in enemies[max(0, lane - 1) : lane + 2] if e]
        level = max(rows) if rows else BETWEEN // 2
        return 1 + max(0, level - self.gone[self.lines[side][lane]])

    def _dares(self, side: int, hopes: list[float]) -> bool:
        return not hopes or sum(hopes) / len(hopes) >= DARING[side]

    # --- psiloi -------------------------------------------------------------------------------------

    def skirmish(self, side: int, pips: int) -> int:
        """Psiloi run out before the line, each for a point, where they do best against who comes."""
        if pips <= 0 or not self.psiloi[side]:
            return pips
        open_lanes = [lane for lane in range(self.size) if self._to_screen(side, lane)]
        for psiloi in self._free_psiloi(side) if open_lanes else []:
            lane = self._screen(side, psiloi, open_lanes) if pips > 0 else -1
            if lane >= 0 and self._ventures(side, psiloi):
                open_lanes.remove(lane)
                self._leave(side, psiloi)
                self.second[psiloi] = self.lines[side][lane]
                self.lines[side][lane] = psiloi
                self.gone[psiloi] = BETWEEN - self.gone[self.lines[1 - side][lane]]
                pips -= 1
        return pips

    def _ventures(self, side: int, psiloi: int) -> bool:
        """dba.auto.j: a die for every chance they have."""
        die = self.state.die("dba.auto.j", self.state.commanders[side])
        key, banner = "ventures" if die <= VENTURE else "holds_back", self.state.banner(side)
        self.state.log(key, "dba.auto.j", piece=self.names[psiloi], side=banner, die=die)
        return die <= VENTURE

    def _free_psiloi(self, side: int) -> list[int]:
        """Behind the line, in the bad going beside it, in reserve."""
        line = self.lines[side]
        posted = [self.behind[e] for e in line if self.behind[e]]
        waiting = [e for i, e in enumerate(line) if e and self.bad[i] and self.apart(i)]
        return [e for e in posted + waiting + self.reserve[side] if self.kinds[e].skirmishes]

    def _screen(self, side: int, psiloi: int, lanes: list[int]) -> int:
        """Of these lanes the one where these psiloi may do most good, or -1."""
        best, found = UNEVEN, -1
        here = self._posted(side, psiloi)
        for lane in lanes:
            if here >= 0 and abs(lane - here) > ASIDE:
                continue
            foe = self.kinds[self.lines[1 - side][lane]]
            good = self.value(self._skirmisher, foe, False) - (STRAY * abs(lane - here) if here >= 0 else 0.0)
            if good > best:
                best, found = good, lane
        return found

    def _posted(self, side: int, psiloi: int) -> int:
        """The lane behind whose front they stand; -1 if they stand behind nobody."""
        for lane, front in enumerate(self.lines[side]):
            if self.behind[front] == psiloi:
                return lane
        return -1

    def _to_screen(self, side: int, lane: int) -> bool:
        """Whether there is a friend with an enemy before him, near, but not in contact."""
        if self.bad[lane] or not 0 < self.apart(lane) <= AHEAD:
            return False
        front = self.lines[side][lane]
        return not (self.kinds[front].skirmishes or self.flanker[front] or self.held[front])

    def _leave(self, side: int, psiloi: int) -> None:
        """From wherever they were."""
        if psiloi in self.behind:
            self.behind[self.behind.index(psiloi)] = GAP
        elif psiloi in self.reserve[side]:
            self.reserve[side].remove(psiloi)
        else:
            self.lines[side][self.lines[side].index(psiloi)] = GAP

    # --- reserves and flanks ------------------------------------------------------------------------

    def fill(self, side: int, pips: int) -> int:
        """Reserves step into gaps opposite an enemy, the best suited first."""
        reserve = self.reserve[side]
        for lane in range(self.size):
            if pips <= 0 or not reserve:
                break
            theirs = self.lines[1 - side][lane]
            if theirs and not self.lines[side][lane]:
                best = self._best_suited(reserve, self.kinds[theirs], self.bad[lane])
                reserve.remove(best)
                self.lines[side][lane] = best
                self.gone[best] = BETWEEN - self.gone[theirs]
                self.let_go(theirs)
                self._say_order("fills", side, best, theirs)
                pips -= 1
        return pips

    def _best_suited(self, reserve: list[int], foe: Kind, bad: bool) -> int:
        """The one that stands best against this type; of several the last in order of their ids."""
        best, found = -999.0, GAP
        for element in reserve:
            good = self.value(self.kinds[element], foe, bad)
            if good > best or (good == best and element > found):
                best, found = good, element
        return found

    def hold(self, held: int, flanker: int) -> None:
        self.flanker[held], self.held[flanker] = flanker, held

    def let_go(self, flanker: int) -> None:
        """Who is attacked himself holds nobody in flank."""
        self.flanker[self.held[flanker]] = GAP
        self.held[flanker] = GAP

    def turn_flanks(self, side: int, pips: int) -> None:
        """An element without an enemy turns on the flank of the next lane's."""
        for lane in range(self.size):
            mine = self.lines[side][lane]
            if pips <= 0 or not mine or self.lines[1 - side][lane] or self.held[mine]:
                continue
            for other in range(lane - 1, lane + 2, 2):
                if self._open_flank(side, other) and self._level(side, lane, other):
                    self.hold(self.lines[1 - side][other], mine)
                    self._say_order("takes_flank", side, mine, self.lines[1 - side][other])
                    pips -= 1
                    break

    def _say_order(self, key: str, side: int, mine: int, theirs: int) -> None:
        """Who goes where against whom."""
        names, banner = (self.names[mine], self.names[theirs]), self.state.banner(side)
        self.state.log(key, "dba.auto.d", piece=names[0], side=banner, enemy=names[1])

    def _level(self, side: int, lane: int, other: int) -> bool:
        """Whether it stands beside the friend in the other lane, or can get there in its move."""
        mine, friend = self.lines[side][lane], self.lines[side][other]
        return self.gone[friend] - self.gone[mine] < self.kinds[mine].good

    def _open_flank(self, side: int, lane: int) -> bool:
        if not 0 <= lane < self.size:
            return False
        theirs = self.lines[1 - side][lane]
        return theirs != GAP and not self.apart(lane) and not self.flanker[theirs]
