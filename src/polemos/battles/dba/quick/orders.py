"""dba.auto.d: the orders of a bound in a quick battle: marches, skirmishers, charges, reserves, flanks."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Kind
from polemos.battles.dba.forecast import hope
from polemos.battles.dba.quick.lanes import BETWEEN, GAP, Lanes
from polemos.battles.dba.quick.sums import total

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


def _hopes(lanes: Lanes, side: int, part: list[int], steps: int) -> list[float]:
    """What those may hope for whom this charge brings into contact, overlaps and all."""
    line = lanes.lines[side]
    for lane in part:
        lanes.forward[line[lane]] += steps
    hopes = [_hope(lanes, side, lane) for lane in part if not lanes.apart(lane)]
    for lane in part:
        lanes.forward[line[lane]] -= steps
    return hopes


def _hope(lanes: Lanes, side: int, lane: int) -> float:
    mine, theirs = lanes.kinds[lanes.lines[side][lane]], lanes.kinds[lanes.lines[1 - side][lane]]
    a, b = total(lanes, lane, side), total(lanes, lane, 1 - side)
    return hope(lanes.book, mine, theirs, a, b, lanes.bad[lane])


def advance(lanes: Lanes, side: int, pips: int) -> int:
    """The most useful march or charge first, as long as there are points."""
    line = lanes.lines[side]
    resting = [element != GAP for element in line]
    lanes.party = 0
    while pips > 0:
        best, chosen, steps, paid = 0.0, [0], 0, 0
        for run in runs(lanes, side, resting, pips):
            for part, far, price, useful in _orders(lanes, side, run, pips):
                if price <= pips and useful > best * price:
                    best, chosen, steps, paid = useful / price, part, far, price
        if not steps:
            break
        pips -= paid
        for lane in chosen:
            lanes.forward[line[lane]] += steps
            resting[lane] = False
    return pips


def runs(lanes: Lanes, side: int, resting: list[bool], pips: int) -> list[list[int]]:
    """dba.5b-c: neighbours in one row march together, but in bad going everybody by himself; psiloi who
    wait in it do not march with the line."""
    found: list[list[int]] = []
    last, row, line = -2, 0, lanes.lines[side]
    for lane in range(lanes.size):
        mine = line[lane]
        if not resting[lane] or lanes.held[mine] or not lanes.apart(lane):
            continue
        if lanes.bad[lane] and lanes.kinds[mine].skirmishes:
            continue
        if pips < 2 and lanes.kinds[mine].slow:
            continue
        if last == lane - 1 and row == lanes.forward[mine] and not lanes.bad[lane] and not lanes.bad[last]:
            found[-1].append(lane)
        else:
            found.append([lane])
        last, row = lane, lanes.forward[mine]
    return found


def _orders(lanes: Lanes, side: int, run: list[int], pips: int) -> list[Order]:
    """A run marches until it stands before the enemy; if it dares on the whole, parties of it charge."""
    kinds = [lanes.kinds[lanes.lines[side][lane]] for lane in run]
    rooms = [_room(lanes, side, lane) for lane in run]
    price = 2 if any([kind.slow for kind in kinds]) else 1
    pace = kinds[0].bad if lanes.bad[run[0]] else min([kind.good for kind in kinds])
    room = min(rooms)
    far = max(0, min(pace, room - 1))
    found: list[Order] = [(run, far, price, GROUND * far * len(run))] if far else []
    if room > pace or price + CHARGE > pips:
        return found
    if far and not _dares(lanes, side, _hopes(lanes, side, run, room)):
        return found
    party = _thrown_party(lanes, side)
    for first in range(max(1, len(run) - party + 1)):
        part = run[first : first + party]
        steps = min(rooms[first : first + party])
        hopes = _hopes(lanes, side, part, steps) if steps <= pace else []
        if hopes and _dares(lanes, side, hopes):
            useful = GROUND * steps * len(part) + EAGER * len(hopes) + sum(hopes)
            found.append((part, steps, price + CHARGE, useful))
    return found


def _thrown_party(lanes: Lanes, side: int) -> int:
    """dba.auto.i: a die for the whole bound, thrown when somebody first comes near enough to charge."""
    if not lanes.party:
        die = lanes.state.throw("dba.auto.i", side)
        lanes.party = PARTY[die - 1]
        banner = lanes.state.banner(side)
        lanes.state.log("party", "dba.auto.i", side=banner, die=die, number=lanes.party)
    return lanes.party


def _room(lanes: Lanes, side: int, lane: int) -> int:
    """The cells to the enemy; without one, to beyond the row of the enemies beside."""
    enemies = lanes.lines[1 - side]
    if enemies[lane]:
        return lanes.apart(lane)
    rows = [BETWEEN - lanes.forward[e] for e in enemies[max(0, lane - 1) : lane + 2] if e]
    level = max(rows) if rows else BETWEEN // 2
    return 1 + max(0, level - lanes.forward[lanes.lines[side][lane]])


def _dares(lanes: Lanes, side: int, hopes: list[float]) -> bool:
    return not hopes or sum(hopes) / len(hopes) >= DARING[side]


def skirmish(lanes: Lanes, side: int, pips: int) -> int:
    """Psiloi run out before the line, each for a point, where they do best against who comes."""
    if pips <= 0 or not lanes.psiloi[side]:
        return pips
    open_lanes = [lane for lane in range(lanes.size) if _to_screen(lanes, side, lane)]
    for psiloi in _free_psiloi(lanes, side) if open_lanes else []:
        lane = _screen(lanes, side, psiloi, open_lanes) if pips > 0 else -1
        if lane >= 0 and _ventures(lanes, side, psiloi):
            open_lanes.remove(lane)
            _leave(lanes, side, psiloi)
            lanes.second[psiloi] = lanes.lines[side][lane]
            lanes.lines[side][lane] = psiloi
            lanes.forward[psiloi] = BETWEEN - lanes.forward[lanes.lines[1 - side][lane]]
            pips -= 1
    return pips


def _ventures(lanes: Lanes, side: int, psiloi: int) -> bool:
    """dba.auto.j: a die for every chance they have."""
    die = lanes.state.throw("dba.auto.j", side)
    key, banner = "ventures" if die <= VENTURE else "holds_back", lanes.state.banner(side)
    lanes.state.log(key, "dba.auto.j", piece=lanes.names[psiloi], side=banner, die=die)
    return die <= VENTURE


def _free_psiloi(lanes: Lanes, side: int) -> list[int]:
    """Behind the line, in the bad going beside it, in reserve."""
    line = lanes.lines[side]
    posted = [lanes.behind[e] for e in line if lanes.behind[e]]
    waiting = [e for i, e in enumerate(line) if e and lanes.bad[i] and lanes.apart(i)]
    return [e for e in posted + waiting + lanes.reserve[side] if lanes.kinds[e].skirmishes]


def _screen(lanes: Lanes, side: int, psiloi: int, open_lanes: list[int]) -> int:
    """Of these lanes the one where these psiloi may do most good, or -1."""
    best, found = UNEVEN, -1
    here = _posted(lanes, side, psiloi)
    for lane in open_lanes:
        if here >= 0 and abs(lane - here) > ASIDE:
            continue
        foe = lanes.kinds[lanes.lines[1 - side][lane]]
        good = lanes.value(lanes.skirmisher, foe, False) - (STRAY * abs(lane - here) if here >= 0 else 0.0)
        if good > best:
            best, found = good, lane
    return found


def _posted(lanes: Lanes, side: int, psiloi: int) -> int:
    """The lane behind whose front they stand; -1 if they stand behind nobody."""
    for lane, front in enumerate(lanes.lines[side]):
        if lanes.behind[front] == psiloi:
            return lane
    return -1


def _to_screen(lanes: Lanes, side: int, lane: int) -> bool:
    """Whether there is a friend with an enemy before him, near, but not in contact."""
    if lanes.bad[lane] or not 0 < lanes.apart(lane) <= AHEAD:
        return False
    front = lanes.lines[side][lane]
    return not (lanes.kinds[front].skirmishes or lanes.flanker[front] or lanes.held[front])


def _leave(lanes: Lanes, side: int, psiloi: int) -> None:
    """From wherever they were."""
    if psiloi in lanes.behind:
        lanes.behind[lanes.behind.index(psiloi)] = GAP
    elif psiloi in lanes.reserve[side]:
        lanes.reserve[side].remove(psiloi)
    else:
        lanes.lines[side][lanes.lines[side].index(psiloi)] = GAP


def fill(lanes: Lanes, side: int, pips: int) -> int:
    """Reserves step into gaps opposite an enemy, the best suited first."""
    reserve = lanes.reserve[side]
    for lane in range(lanes.size):
        if pips <= 0 or not reserve:
            break
        theirs = lanes.lines[1 - side][lane]
        if theirs and not lanes.lines[side][lane]:
            best = _best_suited(lanes, reserve, lanes.kinds[theirs], lanes.bad[lane])
            reserve.remove(best)
            lanes.lines[side][lane] = best
            lanes.forward[best] = BETWEEN - lanes.forward[theirs]
            lanes.let_go(theirs)
            _say_order(lanes, "fills", side, best, theirs)
            pips -= 1
    return pips


def _best_suited(lanes: Lanes, reserve: list[int], foe: Kind, bad: bool) -> int:
    """The one that stands best against this type; of several the last in order of their ids."""
    best, found = -999.0, GAP
    for element in reserve:
        good = lanes.value(lanes.kinds[element], foe, bad)
        if good > best or (good == best and element > found):
            best, found = good, element
    return found


def turn_flanks(lanes: Lanes, side: int, pips: int) -> None:
    """An element without an enemy turns on the flank of the next lane's."""
    for lane in range(lanes.size):
        mine = lanes.lines[side][lane]
        if pips <= 0 or not mine or lanes.lines[1 - side][lane] or lanes.held[mine]:
            continue
        for other in range(lane - 1, lane + 2, 2):
            if _open_flank(lanes, side, other) and _level(lanes, side, lane, other):
                lanes.hold(lanes.lines[1 - side][other], mine)
                _say_order(lanes, "takes_flank", side, mine, lanes.lines[1 - side][other])
                pips -= 1
                break


def _say_order(lanes: Lanes, key: str, side: int, mine: int, theirs: int) -> None:
    """Who goes where against whom."""
    names, banner = (lanes.names[mine], lanes.names[theirs]), lanes.state.banner(side)
    lanes.state.log(key, "dba.auto.d", piece=names[0], side=banner, enemy=names[1])


def _level(lanes: Lanes, side: int, lane: int, other: int) -> bool:
    """Whether it stands beside the friend in the other lane, or can get there in its move."""
    mine, friend = lanes.lines[side][lane], lanes.lines[side][other]
    return lanes.forward[friend] - lanes.forward[mine] < lanes.kinds[mine].good


def _open_flank(lanes: Lanes, side: int, lane: int) -> bool:
    if not 0 <= lane < lanes.size:
        return False
    theirs = lanes.lines[1 - side][lane]
    return theirs != GAP and not lanes.apart(lane) and not lanes.flanker[theirs]
