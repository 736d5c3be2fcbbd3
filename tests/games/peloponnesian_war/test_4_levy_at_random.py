"""4.2.1: of all Armies that could be raised, paid and united the system takes the one the book would."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import TypeAlias

import pytest

from polemos.games.peloponnesian_war.rules.activation import free_points
from polemos.games.peloponnesian_war.rules.levy import plan_levy
from polemos.games.peloponnesian_war.rules.strength_points import Force, as_force, cost, counts
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from tests.games.peloponnesian_war.plainly import MAP
from tests.games.peloponnesian_war.test_4_levy import Exhaustive, Need, scattered

Levy: TypeAlias = dict[str, Force]

#: More levies than these take too long to look at.
MANY = 400


def every_levy(free: Levy, need: Need) -> Iterator[Levy]:
    """All ways to take so many points of each arm from some spaces."""
    parts = [
        [as_force(list(part)) for part in product(*[range(number + 1) for number in counts(force)])]
        for force in free.values()
    ]
    for chosen in product(*parts):
        total: Force = sum(chosen)
        h, c, n, ah, ac, an = counts(total)
        if (h + ah, c + ac, n + an) == need:
            yield {place: part for place, part in zip(free, chosen, strict=True) if part}


def far(state: War, side: str, place: str) -> int:
    """Lines from the home space, past neutral Argos and Syracuse."""
    seen, edge = {side: 0}, [side]
    for here in edge:
        shut = here in ("argos", "syracuse") and not state.active[here]
        for there in () if shut and here != side else MAP.beside[here]:
            if there not in seen:
                seen[there] = seen[here] + 1
                edge.append(there)
    return seen[place]


def merit(state: War, side: str, levy: Levy) -> tuple[object, ...]:
    """4.2.1: first captured spaces that are emptied of an arm, then friendly ones; then points from near."""
    emptied = [0, 0]
    for place, part in levy.items():
        there, taken = counts(state.forces[side][place]), counts(part)
        for arm in range(3):
            gone = taken[arm] + taken[arm + 3]
            if gone and gone == there[arm] + there[arm + 3]:
                emptied[int(MAP.colour[place] == side)] += 1
    lines = sorted({far(state, side, place) for place in state.forces[side]})
    near = [sum(_all(levy[p]) for p in levy if far(state, side, p) == step) for step in lines]
    return (*emptied, [-points for points in near])


def _all(force: Force) -> int:
    return sum(counts(force))


def united(state: War, side: str, need: Need, goal: str, levy: Levy) -> bool:
    """Whether a leader can gather exactly these points and get to the goal."""
    search = Exhaustive(state, side, need, goal)
    search.free = levy
    return search.possible(spendable(state, side))


def compared(random: Random) -> bool:
    """Whether an Army set out that could be compared with all others."""
    side = random.choice(("athens", "sparta"))
    state, need, goal = scattered(random, side)
    stops = plan_levy(state, side, need, goal)
    taken: Levy = {}
    for place, part in stops:
        taken[place] = taken.get(place, 0) + part
    levies = list(every_levy(free_points(state, side), need))
    if not stops or cost(side, sum(taken.values())) > spendable(state, side) or len(levies) > MANY:
        return False
    mine = merit(state, side, taken)
    better = [levy for levy in levies if merit(state, side, levy) < mine]
    assert not [levy for levy in better if united(state, side, need, goal, levy)], (state.forces, taken, goal)
    return True


@pytest.mark.rule("4.2.1a", "4.2.1b", "4.2.1c")
@pytest.mark.parametrize("part", range(4))
def test_no_better_army_could_have_been_raised(part: int) -> None:
    random = Random(f"best:{part}")
    assert sum(compared(random) for _ in range(500)) > 40
