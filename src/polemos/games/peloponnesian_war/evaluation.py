"""How well a role stands, for bots: points won, combats that are pending, means, and the will to fight."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.forecast.odds import battle_chances, race, siege_chance
from polemos.games.peloponnesian_war.printed.map import FLEET, WALLS, influence_by
from polemos.games.peloponnesian_war.printed.names import PLAYER
from polemos.games.peloponnesian_war.rules.administration import spoiled, spoiled_set
from polemos.games.peloponnesian_war.rules.battle import NO_LEADER, Fight, advantage, battle_kind
from polemos.games.peloponnesian_war.rules.combat_phase import opponents
from polemos.games.peloponnesian_war.rules.operations import Operation
from polemos.games.peloponnesian_war.rules.siege import besieges
from polemos.games.peloponnesian_war.rules.skirmish import meets_in_battle
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, FOE, Escape, naval, total
from polemos.games.peloponnesian_war.state import War

#: A won match counts 3; nothing that is not decided counts as much.
LIMIT: Final = 2.9
ALONE: Final = 2.0

#: Points for the chance to conduct an operation now.
READY: Final = 6.0

#: What it costs to have passed: between two players a turn ended early helps nobody but the other.
PASSED: Final = 20.0

#: How likely an enemy who could intercept does it, and succeeds.
CAUGHT: Final = 0.35

#: What surrender costs, and from which bellicosity on it is feared.
RUIN: Final = 240.0
SAFE: Final = 7.0
FEAR: Final = 3


def evaluate(state: War, role: str) -> float:
    """About -1 to 1: a side's worth in points against the other's."""
    side = state.player if role == PLAYER else role
    worth = state.points[role] + (pending(state, side) if role == PLAYER else _against(state, side))
    worth += standing(state, side)
    worth -= standing(state, FOE[side])
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Operation) and top.who == side and top.favoured:
        worth += READY
    limit = ALONE if role == PLAYER else LIMIT
    return max(-limit, min(limit, worth / 150))


def _against(state: War, side: str) -> float:
    """Between two players the other's points count too, and who gives up first loses."""
    enemy = FOE[side]
    ours, theirs, morale, their_morale = _combats(state, side)
    worth = ours - (state.points[enemy] + theirs) * 0.7
    if state.passed[side]:
        worth -= PASSED
    return worth + will(state, side, morale) - will(state, enemy, their_morale)


def standing(state: War, side: str) -> float:
    """Means and spirit: strength, money, spoiled spaces, confidence, bellicosity."""
    strength = total(state.box[side]) + sum(total(force) for force in state.forces[side].values())
    hurt = len(spoiled(state, side, True))
    spirit = state.bellicosity[side] + (
        state.confidence[side] if state.confidence[side] < 0 else state.confidence[side] / 2
    )
    return 0.8 * strength + state.treasury[side] / 1500 - 0.7 * hurt + 2.0 * spirit


def will(state: War, side: str, morale: float) -> float:
    """8.1, 8.2: how far a side is from giving up at the end of the turn, with the confidence that pending
    combats will give or take; between two players that decides."""
    confidence = state.confidence[side] + morale
    hurt = spoiled_set(state, side, True)
    if state.phase in ("operations", "combat"):
        held_down = state.influence_set(side) & ~state.influence_set(FOE[side])
        hurt &= ~(held_down & state.rebel_set)  # 6.1a: quelled before they are counted
    spoiled_spaces: int = hurt.bit_count()
    left = (
        state.bellicosity[side]
        + state.event_bellicosity[side]
        + (confidence if confidence < 0 else confidence / 2)
        - spoiled_spaces / 10
    )
    return -RUIN * max(0.0, (SAFE - left) / SAFE) ** FEAR


def _combats(state: War, side: str) -> tuple[float, float, float, float]:
    """What pending combats will bring both sides: points for us and for them, confidence likewise."""
    if state.phase != "operations":
        return 0.0, 0.0, 0.0, 0.0
    enemy = FOE[side]
    chances = [
        _battle_here(state, side, place) for place in state.forces[side] if place in state.forces[enemy]
    ]
    for at, foe_at in _near(state, side):
        if _comes_out(state, side, at, foe_at):
            chances.append(battle_chances(state, Fight(side, at, foe_at, at)))
    if state.let_pass:
        chances += [_escaped(state, side, escape) for escape in state.let_pass]
    win, lose = 0.0, 0.0
    for chance in chances:
        win += chance[0]
        lose += chance[1]
    taken, failed = _sieges(state, side)
    given, held = _sieges(state, enemy)
    return (
        13.0 * win - 17.0 * lose + 14.0 * taken - 13.0 * given,
        13.0 * lose - 17.0 * win + 14.0 * given - 13.0 * taken,
        win - lose + taken - failed - given,
        lose - win + given - held - taken,
    )


def _battle_here(state: War, side: str, place: str) -> tuple[float, float]:
    if besieges(state, side, place) or besieges(state, FOE[side], place):
        return 0.0, 0.0
    return battle_chances(state, Fight(side, place, place, place))


def _escaped(state: War, side: str, escape: Escape) -> tuple[float, float]:
    """4.6.2, 4.7: the chances of the battle that might have come where the enemy let an Army pass."""
    mover, leader, army, place, watchers = escape
    enemy = FOE[mover]
    skill = max(0, state.printed.leaders[leader].tactical)
    worst = (0.0, 0.0)
    for at in watchers:
        force = state.force(enemy, at)
        if not meets_in_battle(army, force, state.map.kind[place]):
            continue
        kind = battle_kind(army, force)
        if kind == "none":
            continue
        kind = "naval" if kind == "naval" else "land"
        lead = advantage(mover, army, force, kind, place) - advantage(enemy, force, army, kind, place)
        win, lose = race(lead + skill, skill, NO_LEADER)
        if lose > worst[1]:
            worst = (win, lose)
    if mover != side:
        return worst[1] * CAUGHT, worst[0] * CAUGHT
    return worst[0] * CAUGHT, worst[1] * CAUGHT


def _sieges(state: War, side: str) -> tuple[float, float]:
    """How many sieges of a side will succeed and fail."""
    taken, laid = 0.0, 0
    for place in state.forces[side]:
        if besieges(state, side, place):
            taken += _siege(state, side, place)
            laid += 1
    return taken, laid - taken


def pending(state: War, side: str) -> float:
    """Expected points of the sieges and battles that the Combat Phase will bring."""
    if state.phase != "operations":
        return 0.0
    enemy = FOE[side]
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
    enemy = FOE[side]
    pairs: set[tuple[str, str]] = set()
    for place in state.forces[side]:
        if state.influenced(enemy, place):
            pairs.update([(place, at) for at in opponents(state, place)])
    for place in state.forces[enemy]:
        if state.influenced(side, place):
            pairs.update([(at, place) for at in opponents(state, place)])
    return sorted(
        [pair for pair in pairs if pair[0] in state.forces[side] and pair[1] in state.forces[enemy]]
    )


def _comes_out(state: War, side: str, at: str, foe_at: str) -> bool:
    """5.3.1e: cavalry does not leave the Long Walls to fight, though it watches the roads before them;
    and nobody's influence reaches into them."""
    athenian = at if side == ATHENS else foe_at
    return athenian not in WALLS or influence_by(state.force(ATHENS, athenian)) & FLEET != 0


def _siege(state: War, side: str, place: str) -> float:
    names = state.leaders_in(side, place)
    skill = min(state.printed.leaders[name].tactical for name in names)
    return siege_chance(state, side, place, skill, naval(state.force(side, place)))


def _battle(state: War, fight: Fight) -> float:
    win, lose = battle_chances(state, fight)
    return 13.0 * win - 17.0 * lose
