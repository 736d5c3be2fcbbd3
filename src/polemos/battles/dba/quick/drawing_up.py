"""dba.auto.c: the ground of a quick battle, and how both lines are drawn up on it."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.field import ATTACKER, DEFENDER
from polemos.battles.dba.quick.lanes import GAP, HILLY, Lanes
from polemos.battles.dba.rules.deployment import SWAPS
from polemos.battles.dba.rules.factors import SCREENED

LAYOUTS: Final = 8
#: One lot deals no more places when there are so many ways to do it.
MANY: Final = 1 << 40
#: How much better the odds must be in all for the defender to seek bad going.
SUITS: Final = 0.1
#: Sums of odds that differ by less are equal.
LEAST_GAIN: Final = 0.0001
#: From the middle of the line to the wings; heavy foot is 0.
ARMS: Final = {"Ax": 1, "Wb": 2, "Cv": 3, "Kn": 3, "LH": 3}


def worth(lanes: Lanes, mine: list[int], theirs: list[int]) -> float:
    """The sum over the lanes where two meet."""
    found = 0.0
    for lane, one in enumerate(mine):
        other = theirs[lane]
        if one and other:
            found += lanes.value(lanes.kinds[one], lanes.kinds[other], lanes.bad[lane])
    return found


def deploy(lanes: Lanes) -> None:
    """dba.auto.c: the defender takes ground and deploys, then the attacker: the best of eight lines."""
    inside = _wanted(lanes)
    lanes.bad = _chosen_ground(lanes, inside) if inside else _drawn_ground(lanes)
    lanes.size = len(lanes.bad)
    _tell_ground(lanes, inside)
    lanes.lines[DEFENDER], lanes.reserve[DEFENDER] = arranged(lanes, DEFENDER)
    best = -999.0
    for _ in range(LAYOUTS):
        line, rest = arranged(lanes, ATTACKER)
        value = worth(lanes, line, lanes.lines[DEFENDER])
        if value > best:
            best, lanes.lines[ATTACKER], lanes.reserve[ATTACKER] = value, line, rest
    exchange_pairs(lanes)
    for side in (ATTACKER, DEFENDER):
        _post_psiloi(lanes, side)


def exchange_pairs(lanes: Lanes) -> None:
    """dba.2.3c: when both lines stand the defender exchanges up to two pairs, those that better his odds
    most."""
    line = lanes.lines[DEFENDER]
    for _ in range(SWAPS):
        a, b = _best_exchange(lanes, line)
        if a == b:
            return
        line[a], line[b] = line[b], line[a]
        pair, banner = (lanes.names[line[b]], lanes.names[line[a]]), lanes.state.banner(DEFENDER)
        lanes.state.log("swapped", "dba.2.3c", pieces=pair, side=banner)


def _best_exchange(lanes: Lanes, line: list[int]) -> tuple[int, int]:
    """The two lanes whose elements had better change places; the same twice if no two had."""
    best, found = 0.0, (0, 0)
    beside = lanes.size > lanes.line  # bad going beside the lines is left to psiloi
    held = [lane for lane in range(lanes.size) if line[lane] and not (beside and lanes.bad[lane])]
    now = [_odds(lanes, element, lane) for lane, element in enumerate(line)]
    for i, a in enumerate(held):
        for b in held[i + 1 :]:
            gain = _odds(lanes, line[b], a) + _odds(lanes, line[a], b) - now[a] - now[b]
            if gain > best + LEAST_GAIN:
                best, found = gain, (a, b)
    return found


def _odds(lanes: Lanes, element: int, lane: int) -> float:
    """How well an element of the defender would stand in a lane."""
    foe = lanes.lines[ATTACKER][lane]
    return lanes.value(lanes.kinds[element], lanes.kinds[foe], lanes.bad[lane]) if element and foe else 0.0


def _post_psiloi(lanes: Lanes, side: int) -> None:
    """dba.7j: psiloi that hold no lane stand behind foot they can help, as far apart as can be."""
    spare = [e for e in lanes.reserve[side] if lanes.kinds[e].skirmishes]
    helped = [e for e in lanes.lines[side] if e and lanes.kinds[e].id in SCREENED]
    for i, psiloi in enumerate(spare if len(spare) <= len(helped) else []):
        lanes.behind[helped[(i + 1) * len(helped) // (len(spare) + 1)]] = psiloi
        lanes.reserve[side].remove(psiloi)


def _wanted(lanes: Lanes) -> int:
    """dba.auto.c: in how many lanes the defender would fight in bad going, within what his country has:
    as many as better his odds, the lightest of both sides meeting there; 0 if none does."""
    low, high = lanes.book.terrain["lanes"][lanes.field.topography]
    ours, theirs = _lightest(lanes, DEFENDER), _lightest(lanes, ATTACKER)
    gain, best, found = 0.0, SUITS, 0
    for lane in range(min(int(high), len(ours), len(theirs))):
        mine, other = lanes.kinds[ours[lane]], lanes.kinds[theirs[lane]]
        gain += lanes.value(mine, other, True) - lanes.value(mine, other, False)
        if lane + 1 >= int(low) and gain > best:
            best, found = gain, lane + 1
    return found


def _lightest(lanes: Lanes, side: int) -> list[int]:
    """The front, those who fight well in bad going first."""
    front = lanes.fronts[side]
    light = [e for e in front if lanes.kinds[e].rough]
    return light + [e for e in front if not lanes.kinds[e].rough]


def _chosen_ground(lanes: Lanes, number: int) -> list[bool]:
    """Bad lanes in the line itself: on both wings in hills, else on one, which a lot says."""
    left = lanes.state.chance.below(2)
    before = (number + left) // 2 if lanes.field.topography == HILLY else number * left
    return [lane < before or lane >= lanes.line - number + before for lane in range(lanes.line)]


def _tell_ground(lanes: Lanes, inside: int) -> None:
    """What the kind of ground and the defender's choice come to."""
    state = lanes.state
    state.log(
        "lanes",
        "dba.auto.c",
        side=state.banner(ATTACKER),
        foe=state.banner(DEFENDER),
        topography=lanes.field.topography,
        number=lanes.line,
        bad=inside,
    )


def _drawn_ground(lanes: Lanes) -> list[bool]:
    """Bad lanes that suit the defender nowhere lie beside the lines and nobody fights there, so that all
    numbers of them are equally good for him: a lot decides."""
    low, high = lanes.book.terrain["lanes"][lanes.field.topography]
    number, left = divmod(lanes.state.chance.below(2 * (int(high) - int(low) + 1)), 2)
    return _ground(lanes, int(low) + number, left == 1)


def _ground(lanes: Lanes, number: int, left: bool) -> list[bool]:
    """Hills beyond both wings, other rough ground beyond one: lines keep clear of it, as on the table."""
    before = (number + 1) // 2 if lanes.field.topography == HILLY else number if left else 0
    return [True] * before + [False] * lanes.line + [True] * (number - before)


def arranged(lanes: Lanes, side: int) -> tuple[list[int], list[int]]:
    """Lights in bad lanes of the line, psiloi in those beside it; of the others heavies in the middle,
    then lights, mounted on the wings."""
    front, psiloi = lanes.fronts[side], lanes.psiloi[side]
    order = by_lot(lanes, len(front))
    line, posted = [GAP] * lanes.size, 0
    if lanes.size > lanes.line:
        posted = _post_beside(lanes, line, psiloi)
    queue = _exchanged(lanes, _by_arms(lanes, [front[i] for i in order]))
    queue = _enter_bad_lanes(lanes, line, queue) if lanes.size == lanes.line else queue
    first = lanes.bad.index(False) if lanes.size > lanes.line else 0
    free = [first + lane for lane in lanes.from_the_middle if not line[first + lane]]
    taken = min(len(queue), len(free))
    for i in range(taken):
        line[free[i]] = queue[i]
    return line, queue[taken:] + psiloi[posted:]


def _post_beside(lanes: Lanes, line: list[int], psiloi: list[int]) -> int:
    """Psiloi into the bad lanes beside the line; how many found a place."""
    posted = 0
    for lane in range(lanes.size):
        if lanes.bad[lane] and posted < len(psiloi):
            line[lane] = psiloi[posted]
            posted += 1
    return posted


def _enter_bad_lanes(lanes: Lanes, line: list[int], queue: list[int]) -> list[int]:
    """Auxilia and warbands first into the bad lanes of the line; who is left."""
    lights = [e for e in queue if lanes.kinds[e].rough]
    for lane in range(lanes.size):
        if lanes.bad[lane] and lights:
            line[lane] = lights.pop(0)
    return [e for e in queue if e not in line]


def _by_arms(lanes: Lanes, front: list[int]) -> list[int]:
    """Heavy foot first, then auxilia, warbands, horse."""
    arms: list[list[int]] = [[], [], [], []]
    for element in front:
        arms[ARMS.get(lanes.kinds[element].id, 0)].append(element)
    return arms[0] + arms[1] + arms[2] + arms[3]


def _exchanged(lanes: Lanes, queue: list[int]) -> list[int]:
    """Two change places: so horse meets foot as often as on the table, in 27 of 100 combats."""
    if len(queue) > 1:
        a, b = divmod(lanes.state.chance.below(len(queue) ** 2), len(queue))
        queue[a], queue[b] = queue[b], queue[a]
    return queue


def by_lot(lanes: Lanes, number: int) -> list[int]:
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
        lot = lanes.state.chance.below(ways)
        for dealt in range(last, place, -1):
            lot, digit = divmod(lot, dealt)
            order[dealt - 1], order[digit] = order[digit], order[dealt - 1]
    return order
