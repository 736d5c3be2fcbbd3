"""How well a side stands, in expected victory points (9.2): what bots compare positions by.

Beyond what would be counted now it values what leads to points later: ships that can leave their base, troops
near ports that can be taken, sieges with good dice, leaders with their men, and shelter from attrition.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from polemos.games.hellespont.printed import ELIMINATED, KILLED, Printed, foe
from polemos.games.hellespont.rules.victory import PORT_POINTS
from polemos.games.hellespont.state import Hellespont

#: Points that make a match as good as won.
SCALE: Final = 40.0
SHIP: Final = 0.3  # 9.2f: 3 points per 10 strength points
ASHORE: Final = 0.25  # a strength point of troops: what it can still take, and not give away
WEAK: Final = 0.4  # share of its value that a weakened unit's lost strength keeps: it may recover (2.D.3)
SUPPLY: Final = 3.0  # 9.2e
SHORT: Final = 2.0
LEADER: Final[tuple[float, ...]] = (0.4, 1.0, 1.8)  # by bonus
TOGETHER: Final = 0.2
ADVANTAGE: Final = 0.8
STRATAGEM: Final = 0.4
REACH: Final = 0.3  # value of standing next to a port that is not ours
FADE: Final = 0.7  # and what is left of it one zone further away
SIEGE: Final = 0.75
ATTRITION: Final = 0.02  # expected loss of value per strength point without shelter


def evaluate(state: Hellespont, side: str) -> float:
    """From -1 (lost) to 1 (won), as the side sees it."""
    if state.result is not None:
        if state.result.winner is None:
            return 0.0
        return 1.0 if state.result.winner == side else -1.0
    evaluator = evaluator_of(state.printed)
    own, other = evaluator.survey(state, side), evaluator.survey(state, foe(side))
    return tanh((evaluator.points(state, own, other) - evaluator.points(state, other, own)) / SCALE)


class Survey:
    """One side's forces at a glance: strength by place, and what they are worth together."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.strength: dict[str, int] = {}
        self.value = 0.0


class Evaluator:
    """The board's distances and port values, worked out once."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.turns = len(printed.months)
        self.near = {port: fading(printed, port) for port in printed.ports}
        self.risk = {place: risk(printed, place) for place in printed.places}
        self.weak_strength = {
            unit: printed.reduced[unit] + WEAK * (printed.full[unit] - printed.reduced[unit])
            for unit in printed.all_units
        }
        self.worth = {port: float(PORT_POINTS.get(port, 1)) for port in printed.ports}

    def points(self, state: Hellespont, own: Survey, other: Survey) -> float:
        """Victory points the side has and may expect."""
        side = own.side
        total = SUPPLY * state.supply[side] - (SHORT if state.in_shortage[side] else 0.0)
        total += STRATAGEM * len(state.hands[side])
        if state.advantage == side:
            total += ADVANTAGE
        total += own.value + self.losses(state, other.side) + self.leaders(state, side)
        for port in self.printed.ports:
            total += self.worth[port] * self.hold(state, own, other, port)
        return total

    # --- forces ---------------------------------------------------------------------------------

    def survey(self, state: Hellespont, side: str) -> Survey:
        """9.2f and troops: strength on the map, a little less in bases, with the risk of attrition."""
        printed = self.printed
        found = Survey(side)
        based = 0.8 * (self.turns - state.turn) / self.turns
        for place, units in state.units[side].items():
            share = based if place in printed.all_bases else 1.0
            risk = self.risk[place]
            strength = 0
            for unit in units:
                weak = unit in state.weak
                strength += printed.reduced[unit] if weak else printed.full[unit]
                worth = self.weak_strength[unit] if weak else printed.full[unit]
                found.value += worth * ((SHIP if unit in printed.ships else ASHORE) * share - risk)
            found.strength[place] = strength
        return found

    def losses(self, state: Hellespont, side: str) -> float:
        """9.2g-i: what the other side scores for this side's dead."""
        total = 0.0
        for unit in self.printed.units[side]:
            if state.at[unit] == ELIMINATED and unit not in self.printed.ships:
                total += 2.0 if self.printed.type_of[unit] == "hoplite" else 1.0
        for leader in self.printed.leaders:
            if self.printed.side_of[leader] == side and state.at[leader] == KILLED:
                total += 1.0
        return total

    def leaders(self, state: Hellespont, side: str) -> float:
        """2.D.3, 2.B.3.2: leaders recover units and cheapen activations, best among their men."""
        total = 0.0
        for place, names in state.leaders[side].items():
            company = TOGETHER if place in state.units[side] else -TOGETHER
            for name in names:
                total += LEADER[state.bonus(name)] + company
        return total

    # --- ports ----------------------------------------------------------------------------------

    def hold(self, state: Hellespont, own: Survey, other: Survey, port: str) -> float:
        """9.2b-d: 1 for a port that is held, less for one within reach of being taken."""
        if port in own.strength:
            return 1.0
        reach = REACH * self.reach(own, port, other.strength.get(port, 0))
        return max(reach, self.siege(state, own.side, port)) if port in other.strength else reach

    def reach(self, own: Survey, port: str, held: int) -> float:
        """1 next to the port with enough strength, fading with distance."""
        near = self.near[port]
        needed = held + 2.0
        best = 0.0
        for place, strength in own.strength.items():
            closeness = near[place]
            if closeness > best:
                best = max(best, closeness if strength >= needed else closeness * strength / needed)
        return best

    def siege(self, state: Hellespont, side: str, port: str) -> float:
        """2.C, 5.1: the chance that a siege of the port would succeed, dampened."""
        ships = troops = zones = 0
        for place in self.printed.adjacent[port]:
            if place in state.units[side]:
                ships += state.naval(side, place)
                troops += state.troops(side, place)
                zones += place not in state.units[foe(side)]
            elif place in state.units[foe(side)]:
                zones -= 1
        if not (ships and troops):
            return 0.0
        held = state.naval(foe(side), port) + state.troops(foe(side), port)
        dice = 1 + zones + (state.advantage == side) - state.month.winter
        dice -= max(0, 3 - (ships + troops) // max(held, 1))
        return SIEGE * (1.0 - (5.0 / 6.0) ** max(dice, 0)) if dice > 0 else 0.0


def risk(printed: Printed, place: str) -> float:
    """6.4: troops in the open and ships without a beach may waste away."""
    kind = printed.kind[place]
    unsheltered = kind == "land" or (kind == "sea" and not printed.beaches[place])
    return ATTRITION if unsheltered else 0.0


def fading(printed: Printed, port: str) -> dict[str, float]:
    """place -> how close it is to the port: 1 beside it, less with every zone between."""
    found = dict.fromkeys(printed.places, 0.0)
    found[port] = 1.0
    edge = [port]
    closeness = 1.0
    while edge:
        reached = [n for place in edge for n in printed.adjacent[place] if not found[n]]
        edge = sorted(set(reached))
        found.update(dict.fromkeys(edge, closeness))
        closeness *= FADE
    return found


#: One for each set of data files in use.
EVALUATORS: Final[list[Evaluator]] = []


def evaluator_of(printed: Printed) -> Evaluator:
    for known in EVALUATORS:
        if known.printed is printed:
            return known
    EVALUATORS.append(Evaluator(printed))
    return EVALUATORS[-1]
