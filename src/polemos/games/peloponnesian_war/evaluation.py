"""How well a role stands, for bots: points won, combats that are pending, means, and the will to fight."""

from __future__ import annotations

from polemos.games.peloponnesian_war.administration import spoiled, spoiled_set
from polemos.games.peloponnesian_war.battle import Fight
from polemos.games.peloponnesian_war.combat import opponents
from polemos.games.peloponnesian_war.odds import battle_chances, siege_chance
from polemos.games.peloponnesian_war.operations import Operation
from polemos.games.peloponnesian_war.siege import besieges
from polemos.games.peloponnesian_war.state import PLAYER, War
from polemos.games.peloponnesian_war.units import foe, naval, total

#: Points for the chance to conduct an operation now.
READY = 6.0

#: What surrender costs, and from which bellicosity on it is feared.
RUIN = 120.0
SAFE = 7.0


def evaluate(state: War, role: str) -> float:
    """About -1 to 1: a side's worth in points against the other's."""
    side = state.player if role == PLAYER else role
    worth = state.points[role] + pending(state, side) + standing(state, side) - standing(state, foe(side))
    if role != PLAYER:
        worth += (-state.points[foe(side)] - pending(state, foe(side))) * 0.7
        worth += will(state, side) - will(state, foe(side))
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Operation) and top.side == side and top.stage:
        worth += READY
    return max(-2.0, min(2.0, worth / 150))


def standing(state: War, side: str) -> float:
    """Means and spirit: strength, money, spoiled spaces, confidence, bellicosity."""
    strength = total(state.box[side]) + sum(total(force) for force in state.forces[side].values())
    hurt = len(spoiled(state, side))
    spirit = state.bellicosity[side] + (state.sci[side] if state.sci[side] < 0 else state.sci[side] / 2)
    return 0.8 * strength + state.treasury[side] / 1500 - 0.7 * hurt + 2.0 * spirit


def will(state: War, side: str) -> float:
    """8.1, 8.2: how far a side is from giving up at the end of the turn; between two players that decides."""
    sci = state.sci[side]
    hurt = spoiled_set(state, side)
    if state.phase in ("operations", "combat"):
        held_down = state.cover(side) & ~state.cover(foe(side))
        hurt &= ~(held_down & state.atlas.mask(state.rebels))  # 6.1a: quelled before they are counted
    left = (
        state.bellicosity[side] + state.marked[side] + (sci if sci < 0 else sci / 2) - hurt.bit_count() / 10
    )
    return -RUIN * max(0.0, (SAFE - left) / SAFE) ** 2


def pending(state: War, side: str) -> float:
    """Expected points of the sieges and battles that the Combat Phase will bring."""
    if state.phase != "operations":
        return 0.0
    enemy = foe(side)
    worth = 0.0
    for place in state.forces[side]:
        if besieges(state, side, place):
            worth += 14.0 * _siege(state, side, place)
        elif place in state.forces[enemy] and not besieges(state, enemy, place):
            worth += _battle(state, Fight(side, place, place, place))
    for place in state.forces[enemy]:
        if besieges(state, enemy, place):
            worth -= 13.0 * _siege(state, enemy, place)
    return worth + sum(_battle(state, Fight(side, ours, theirs, ours)) for ours, theirs in _near(state, side))


def _near(state: War, side: str) -> list[tuple[str, str]]:
    """5.2a category 4: pairs of Forces, ours first, of which one stands in the other's influence."""
    enemy = foe(side)
    pairs = {(p, at) for p in state.forces[side] if state.influenced(enemy, p) for at in opponents(state, p)}
    for place in state.forces[enemy]:
        if state.influenced(side, place):
            pairs.update((at, place) for at in opponents(state, place))
    return sorted(pair for pair in pairs if pair[0] in state.forces[side] and pair[1] in state.forces[enemy])


def _siege(state: War, side: str, place: str) -> float:
    names = state.leaders_in(side, place)
    skill = min(state.book.leaders[name].tactical for name in names)
    return siege_chance(state, side, place, skill, naval(state.force(side, place)))


def _battle(state: War, fight: Fight) -> float:
    win, lose = battle_chances(state, fight)
    return 13.0 * win - 17.0 * lose
