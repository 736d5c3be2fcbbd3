"""4.1.1o, 1.1.3: routes, sets of spaces and what can be reached, against the plainest way to find them."""

from __future__ import annotations

from random import Random

import pytest

from polemos.games.peloponnesian_war.printed.map import ANY_WAY
from tests.games.peloponnesian_war.scene import PRINTED

MAP = PRINTED.map
BESIDE = MAP.beside


def distances(start: str, closed: set[str]) -> dict[str, int]:
    """Lines from a space to every open one."""
    found, edge = {start: 0}, [start]
    for here in edge:
        for there in BESIDE[here]:
            if there not in found and there not in closed:
                found[there] = found[here] + 1
                edge.append(there)
    return found


def routes(start: str, goal: str, far: dict[str, int]) -> list[tuple[str, ...]]:
    """All shortest routes, as the spaces after the start."""
    if goal == start:
        return [()]
    before = [place for place in BESIDE[goal] if far.get(place) == far[goal] - 1]
    return [(*path, goal) for place in before for path in routes(start, place, far)]


def ground(rng: Random) -> tuple[str, set[str], dict[str, int]]:
    """A space, others that are closed, and how far what is left of the map is."""
    closed = set(rng.sample(MAP.spaces, rng.randrange(70)))
    start = rng.choice([place for place in MAP.spaces if place not in closed])
    return start, closed, distances(start, closed)


@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 8, 40, 156])
def test_a_set_has_the_spaces_that_were_put_into_it(count: int) -> None:
    chosen = Random(count).sample(MAP.spaces, count)
    assert MAP.places(MAP.mask(chosen)) == tuple(sorted(chosen))


@pytest.mark.rule("4.1.1o")
@pytest.mark.parametrize("seed", range(20))
def test_what_is_open_is_as_far_as_lines_are_counted(seed: int) -> None:
    rng = Random(seed)
    start, closed, far = ground(rng)
    open_ground = MAP.ground(ANY_WAY, True, MAP.mask(closed))
    assert open_ground.way(MAP.number[start]).distances() == far
    asked = set(rng.sample(MAP.spaces, 30))
    reached = open_ground.reached(MAP.number[start], MAP.mask(asked))
    assert set(MAP.places(reached)) == asked & far.keys()


@pytest.mark.rule("1.1.3a", "4.1.1o")
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("seed", range(20))
def test_of_the_shortest_routes_those_with_fewest_or_most_checks_are_kept(seed: int, sign: int) -> None:
    """The same web is asked again and again, with other spaces watched and shut (a route may begin and end in
    a shut one)."""
    rng = Random(seed)
    start, closed, far = ground(rng)
    goal = max(far, key=lambda place: (far[place] if far[place] < 12 else 0, place))
    way = MAP.way(ANY_WAY, True, MAP.mask(closed), start)
    every = routes(start, goal, far)
    for _ in range(12):
        watched, shut = set(rng.sample(MAP.spaces, 40)), set(rng.sample(MAP.spaces, rng.randrange(6)))
        left = [path for path in every if not shut & {*path[:-1]}]
        best = min((sign * len(watched & {*path}) for path in left), default=0)
        wanted = {path for path in left if sign * len(watched & {*path}) == best}
        found = way.course(MAP.number[goal], MAP.mask(shut)).weigh(MAP.mask(watched), sign)
        assert found.count == len(wanted)
        assert {found.nth(number) for number in range(found.count)} == wanted
