"""dba.auto: a battle resolved at once in lanes one element wide, with the same tables and dice."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import DESTROYED, FLEE, NOTHING, RECOIL
from polemos.battles.dba.field import ATTACKER, DEFENDER, PREFIX
from polemos.battles.dba.quick.drawing_up import by_lot, deploy
from polemos.battles.dba.quick.lanes import GAP, Lanes
from polemos.battles.dba.quick.orders import advance, fill, skirmish, turn_flanks
from polemos.battles.dba.quick.sums import overlaps, ranks, screened, total, uphill
from polemos.battles.dba.rules.bound import LAST, tell_rout, worse
from polemos.battles.dba.rules.factors import SCREENED
from polemos.battles.dba.state import BattleState
from polemos.battles.dba.telling import told
from polemos.kit.modifiers import Modifiers

AWAY: Final = 3
#: On which throws of a die somebody thrown back is caught in flank or blocked by friends and dies.
#: On the table that befalls one in ten, whoever is winning; so many, or the stronger list wins too surely.
CAUGHT: Final = 1
#: On which throws the second rank of pikes has not kept up with the first: on the table one time in three.
OPEN_RANKS: Final = 2
#: On which throws a free enemy beside overlaps nobody: on the table half of them do not stand level.
UNEVEN_LINE: Final = 3


def bound(lanes: Lanes, side: int) -> None:
    """dba.auto.d-e: points, psiloi, contact, reserves, flanks, guns, then every lane in contact."""
    _come_back(lanes)
    pips = _points(lanes, side)
    pips = skirmish(lanes, side, pips)
    pips = advance(lanes, side, pips)
    pips = skirmish(lanes, side, pips)
    pips = fill(lanes, side, pips)
    turn_flanks(lanes, side, pips)
    _guns(lanes, side)
    met = [lane for lane in range(lanes.size) if not lanes.apart(lane)]
    for i in by_lot(lanes, len(met)):
        fight_lane(lanes, met[i])


def _points(lanes: Lanes, side: int) -> int:
    """dba.auto.d: a die; one less when the general is dead."""
    pips = _die(lanes, "dba.auto.d", side)
    pips -= 1 if lanes.field.generals[side] in lanes.field.lost else 0
    banner = lanes.state.banner(side)
    lanes.state.log("points", "dba.auto.d", turn=lanes.field.bound, side=banner, number=pips)
    return pips


def _come_back(lanes: Lanes) -> None:
    for element in sorted(lanes.away):
        lanes.away[element] -= 1
        if not lanes.away[element]:
            del lanes.away[element]
            lanes.reserve[lanes.side(element)].append(element)
            _say(lanes, "comes_back", element)


def _guns(lanes: Lanes, side: int) -> None:
    """Artillery shoots at an enemy that is not in contact."""
    for gun in lanes.guns[side]:
        marks = [e for i, e in enumerate(lanes.lines[1 - side]) if e and lanes.apart(i)]
        if marks and lanes.names[gun] not in lanes.field.lost:
            _shoot(lanes, gun, marks[lanes.state.chance.below(len(marks))])


def _shoot(lanes: Lanes, gun: int, target: int) -> None:
    """dba.6b, 6d, 7b: the general is harder to hit here too."""
    side, names = lanes.side(gun), (lanes.names[gun], lanes.names[target])
    mine, theirs = Modifiers(), Modifiers()
    mine.add("factor", lanes.kinds[gun].shoots)
    theirs.add("factor", lanes.kinds[target].v_foot)
    theirs.add_if(names[1] in lanes.field.generals, "general", 1)
    dice = (_die(lanes, "dba.6b", side), _die(lanes, "dba.6b", 1 - side))
    lane = lanes.lines[1 - side].index(target)
    told(lanes.state, "lane_shot", "dba.6b", {"lane": str(lane + 1)}, names, (mine, theirs), dice, True)
    totals = (theirs.total + dice[1], mine.total + dice[0])
    _suffer(lanes, target, gun, lanes.book.shot(lanes.kinds[target].id, "Art", totals))


def fight_lane(lanes: Lanes, lane: int) -> None:
    if lanes.apart(lane):
        return
    mine, theirs = lanes.lines[ATTACKER][lane], lanes.lines[DEFENDER][lane]
    ours, other = disorder(lanes, lane, ATTACKER), disorder(lanes, lane, DEFENDER)
    dice = (_die(lanes, "dba.auto.e", ATTACKER), _die(lanes, "dba.auto.e", DEFENDER))
    a = total(lanes, lane, ATTACKER) + sum(ours) + dice[0]
    b = total(lanes, lane, DEFENDER) + sum(other) + dice[1]
    _tell(lanes, lane, dice, (ours, other))
    if a == b:
        return
    loser, winner = (mine, theirs) if a < b else (theirs, mine)
    totals = (min(a, b), max(a, b))
    outcome = lanes.book.outcome(lanes.kinds[loser].id, lanes.kinds[winner].id, totals, lanes.bad[lane])
    if outcome in (RECOIL, FLEE) and (lanes.flanker[loser] or _caught(lanes, loser)):
        outcome = DESTROYED
    _suffer(lanes, loser, winner, outcome)


def _caught(lanes: Lanes, loser: int) -> bool:
    """dba.auto.k: on the table lines are never so well dressed that falling back is always safe."""
    side = lanes.side(loser)
    die = _die(lanes, "dba.auto.k", side)
    key = "caught" if die <= CAUGHT else "gets_away"
    lanes.state.log(key, "dba.auto.k", piece=lanes.names[loser], side=lanes.state.banner(side), die=die)
    return die <= CAUGHT


def disorder(lanes: Lanes, lane: int, side: int) -> tuple[int, int]:
    """dba.auto.l-m: overlaps that do not come about, and a second rank that has not kept up."""
    saved, most, banner = 0, overlaps(lanes, lane, side), lanes.state.banner(side)
    if most:
        dice = lanes.state.roll("dba.auto.l", most, 6, lanes.state.banner(1 - side))
        saved = sum([die <= UNEVEN_LINE for die in dice])
        lanes.state.log("overlaps", "dba.auto.l", foe=banner, number=most - saved, most=most)
    second = 0 if lanes.bad[lane] else ranks(lanes, lane, side)
    if not second:
        return saved, 0
    closed = _die(lanes, "dba.auto.m", side) > OPEN_RANKS
    lanes.state.log("ranks" if closed else "open_ranks", "dba.auto.m", side=banner)
    return saved, 0 if closed else -second


def _die(lanes: Lanes, rule: str, side: int) -> int:
    return lanes.state.throw(rule, side)


def _tell(lanes: Lanes, lane: int, dice: tuple[int, int], disorder: tuple[tuple[int, int], ...]) -> None:
    """dba.auto.h: the combat of a lane, both sums item by item."""
    if lanes.state.journal is not None:
        mine, theirs = [_modifiers(lanes, lane, side, disorder[side]) for side in (ATTACKER, DEFENDER)]
        pair = (lanes.names[lanes.lines[ATTACKER][lane]], lanes.names[lanes.lines[DEFENDER][lane]])
        told(lanes.state, "lane", "dba.auto.h", {"lane": str(lane + 1)}, pair, (mine, theirs), dice)


def _modifiers(lanes: Lanes, lane: int, side: int, disorder: tuple[int, int]) -> Modifiers:
    """dba.auto.e: what adds to a die, by reason, as it came about."""
    mine, bad = lanes.lines[side][lane], lanes.bad[lane]
    kind, other = lanes.kinds[mine], lanes.kinds[lanes.lines[1 - side][lane]]
    helped = 0 if bad else ranks(lanes, lane, side) or screened(lanes, lane, side)
    found = Modifiers()
    found.add("factor", kind.factor(other))
    found.add_if(lanes.names[mine] in lanes.field.generals, "general", 1)
    found.add("uphill", uphill(lanes, lane, side))
    found.add_if(bad and not kind.rough, "bad_going", -2)
    found.add_if(lanes.flanker[mine] != GAP, "flank", -1)
    found.add("overlap", disorder[0] - overlaps(lanes, lane, side))
    found.add("support", helped + disorder[1])
    return found


def _suffer(lanes: Lanes, loser: int, winner: int, outcome: str) -> None:
    if outcome == NOTHING:
        return
    side = lanes.side(loser)
    lane = lanes.lines[side].index(loser)
    lanes.let_go(lanes.flanker[loser])
    lanes.let_go(lanes.flanker[winner])
    if outcome == DESTROYED:
        _kill(lanes, side, lane, loser, winner)
    elif outcome == FLEE:
        _say(lanes, "runs", loser)
        _vacate(lanes, side, lane)
        lanes.away[loser] = AWAY
    elif lanes.second[loser] and lanes.kinds[loser].skirmishes:
        _pass_through(lanes, side, lane, loser)
    else:
        lanes.forward[loser] -= 1
        _say(lanes, "gives_way", loser)
    if lanes.kinds[winner].follows:
        lanes.forward[winner] += 1
        _say(lanes, "presses_on", winner)


def _say(lanes: Lanes, key: str, element: int) -> None:
    """A line about one element that names its side."""
    banner = lanes.state.banner(lanes.side(element))
    lanes.state.log(key, "dba.auto.e", piece=lanes.names[element], side=banner)


def _kill(lanes: Lanes, side: int, lane: int, element: int, foe: int) -> None:
    """dba.7k: a pike's second rank lives and steps up; psiloi who helped die with the front."""
    helped = lanes.behind[element] and lanes.kinds[element].id in SCREENED and not lanes.bad[lane]
    if helped and lanes.kinds[foe].mounted and lanes.kinds[foe].id != "Art":
        _lose(lanes, side, lanes.behind[element])
        lanes.behind[element] = GAP
    _lose(lanes, side, element)
    _vacate(lanes, side, lane)


def _pass_through(lanes: Lanes, side: int, lane: int, psiloi: int) -> None:
    """dba.8.1c: psiloi thrown back go through the friends whom they screened."""
    front = lanes.second[psiloi]
    lanes.second[psiloi] = GAP
    lanes.let_go(psiloi)
    lanes.lines[side][lane] = front
    _say(lanes, "passes_through", psiloi)
    if lanes.behind[front]:
        lanes.reserve[side].append(psiloi)
    else:
        lanes.behind[front] = psiloi


def _lose(lanes: Lanes, side: int, element: int) -> None:
    name = lanes.names[element]
    lanes.field.lost = (*lanes.field.lost, name)
    _say(lanes, "falls", element)


def _vacate(lanes: Lanes, side: int, lane: int) -> None:
    """Who stood behind steps up (pikes), is free for a gap (psiloi), or has no screen any more."""
    element = lanes.lines[side][lane]
    lanes.let_go(element)
    if lanes.behind[element]:
        lanes.reserve[side].append(lanes.behind[element])
        lanes.behind[element] = GAP
    follower = lanes.second[element]
    lanes.second[element] = GAP
    lanes.lines[side][lane] = follower
    if follower and not lanes.kinds[element].skirmishes:
        lanes.forward[follower] = lanes.forward[element] - 1


def unopposed_wing(lanes: Lanes, side: int) -> int:
    """dba.auto.g: 1 if the side has an element without an enemy in the two outer lanes of a wing."""
    outer = (0, 1, lanes.size - 2, lanes.size - 1)
    return int(any(lanes.lines[side][i] and not lanes.lines[1 - side][i] for i in outer))


def quick(state: BattleState) -> tuple[str, int, int]:
    """dba.auto.a, f: fight it out: how it ended, who lost, and the winner's elements in flank zones."""
    lanes, field = Lanes(state), state.field
    deploy(lanes)
    while field.bound < LAST:
        field.bound += 1
        before = (field.count(ATTACKER), field.count(DEFENDER))
        bound(lanes, ATTACKER if field.bound % 2 else DEFENDER)
        routed = [side for side in (ATTACKER, DEFENDER) if _routs(state, side, before[side])]
        if routed:
            loser = worse(field) if len(routed) == 2 else routed[0]
            return "rout", loser, unopposed_wing(lanes, 1 - loser)
    return "withdrawal", ATTACKER, 0


def _routs(state: BattleState, side: int, before: int) -> bool:
    """11.3: after a loss, a die below the count; nobody left is a rout too."""
    field = state.field
    count = field.count(side)
    if count == before:
        return False
    die = state.throw("11.3a", side)
    alive = any(e.startswith(PREFIX[side]) and e not in field.lost for e in field.kinds)
    lost = 2 * die < count or not alive
    tell_rout(state, side, die, lost, alive)
    return lost
