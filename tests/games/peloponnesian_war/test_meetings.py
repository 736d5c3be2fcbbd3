"""4.7, 5.2: the chances that a forecast gives a meeting are those of the rules, die by die."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from polemos.engine.chance import Chance
from polemos.games.peloponnesian_war.forecast.travels import fight_of
from polemos.games.peloponnesian_war.printed.names import DEAD, POOL
from polemos.games.peloponnesian_war.rules.skirmish import skirmish
from polemos.games.peloponnesian_war.rules.strength_points import EMPTY, FOE
from polemos.games.peloponnesian_war.state import War
from tests.games.peloponnesian_war.scene import points, war

PAIRS = [(a, b) for a in range(1, 7) for b in range(1, 7)]

#: More dice than a battle of two rounds can call for: how many are left tells how many it did.
MORE = (3, 3, 3, 3, 3, 3)

Left = tuple[str, int, int, bool]


def on_the_way(place: str, army: str, by: str, foe: str, leader: str, side: str, **fields: Any) -> War:
    """An Army that has just entered a space, and a Force elsewhere that intercepts it."""
    leaders = {leader: "moving", **fields.pop("leaders", {})}
    state = war(**{FOE[side]: {by: foe}}, player=side, leaders=leaders, **fields)
    state.op_side, state.op_leader, state.op_at, state.op_goal = side, leader, place, place
    state.op_force, state.op_marching = points(army), True
    return state


def rolled(state: War, by: str, dice: tuple[int, ...], share: float, found: Counter[Left]) -> None:
    """What some dice lead to by the rules; where they call for more, all that these may be."""
    one = state.clone()
    one.journal, one.chance = None, Chance("rules", 0, (*dice, *MORE))
    goes_on = skirmish(one, by)
    used = len(dice) + len(MORE) - len(one.chance.given)
    if used > len(dice):
        for more in PAIRS:
            rolled(state, by, (*dice, *more), share / 36, found)
        return
    battle = used > 2
    end = "" if goes_on else ("beaten" if battle else "destroyed")
    if goes_on and one.leader_at[one.op_leader] == DEAD:
        end = "stops"
    army = EMPTY if end in ("beaten", "destroyed") else one.op_force
    found[end, army, EMPTY if end else one.force(FOE[one.op_side], by), battle] += share


def by_the_rules(state: War, by: str) -> Counter[Left]:
    found: Counter[Left] = Counter()
    for pair in PAIRS:
        rolled(state, by, pair, 1 / 36, found)
    return found


def agrees(state: War, by: str, rules: Counter[Left]) -> None:
    told: Counter[Left] = Counter()
    foe = state.force(FOE[state.op_side], by)
    for (end, army, foes, battle), share in fight_of(state, state.op_at, by, state.op_force, foe).items():
        told[end, army, foes if end == "" else EMPTY, battle] += share
    assert set(told) == {left for left, share in rules.items() if share}
    for left, share in rules.items():
        assert told[left] == pytest.approx(share), left


@pytest.mark.rule("4.7a", "4.7c", "4.7d", "5.2.1b", "5.2.3a", "EV.11a", "EV.11b")
@pytest.mark.parametrize("fields", [{}, {"deadly": True}, {"deadly": True, "deaths": {"sparta": 3}}])
@pytest.mark.parametrize(
    ("place", "army", "by", "foe", "leaders"),
    [
        ("thebes", "6h", "panactum", "4ah 1ac", {}),
        ("thebes", "2h 1c", "tanagra", "6ah", {"brasidas": "tanagra"}),
        ("methana", "4n", "aegina", "5an", {"lysander": "aegina"}),
        ("methana", "3n 2h", "aegina", "4an 2ah", {"brasidas": "aegina", "lysander": "aegina"}),
        ("methana", "4n 4h", "aegina", "4an 3ah", {"lysander": "aegina"}),
    ],
)
def test_a_meeting_is_told_as_it_is_fought(
    place: str, army: str, by: str, foe: str, leaders: dict[str, str], fields: dict[str, Any]
) -> None:
    state = on_the_way(place, army, by, foe, "cleon", "athens", leaders=leaders, **fields)
    agrees(state, by, by_the_rules(state, by))


@pytest.mark.rule("EV.11a", "EV.11b")
def test_pericles_does_not_fall_on_the_way() -> None:
    state = on_the_way("thebes", "6h", "panactum", "4ah 1ac", "pericles", "athens", deadly=True)
    rules = by_the_rules(state, "panactum")
    agrees(state, "panactum", rules)
    assert not [left for left in rules if left[0] == "stops"]


def called_in_turn(state: War, side: str, by: str) -> Counter[Left]:
    """By the rules, each leader of the pool being as likely as the others to be called."""
    found: Counter[Left] = Counter()
    pool = state.pool(side)
    for name in pool:
        one = state.clone()
        for other in pool:
            one.leader_at[other] = POOL if other == name else "out"
        for left, share in by_the_rules(one, by).items():
            found[left] += share / len(pool)
    return found


@pytest.mark.rule("5.2.1f", "EV.11a")
@pytest.mark.parametrize("deadly", [False, True])
def test_whoever_may_be_called_to_defend_sparta_is_reckoned_with(deadly: bool) -> None:
    state = on_the_way("sparta", "5h", "sparta", "4h", "cleon", "athens", deadly=deadly)
    agrees(state, "sparta", called_in_turn(state, "sparta", "sparta"))


@pytest.mark.rule("ERR.b")
@pytest.mark.parametrize("called", [False, True])
def test_whoever_may_be_called_to_athens_is_reckoned_with(called: bool) -> None:
    options = {"long_walls_leader": called}
    state = on_the_way("decelea", "5h", "athens", "6h 2c", "agis", "sparta", options=options)
    agrees(state, "athens", called_in_turn(state, "athens", "athens"))
