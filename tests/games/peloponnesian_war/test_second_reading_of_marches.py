"""4.1, 4.6-4.8: random marches through watched spaces, by the game and by the second reading (plainly.py)."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.plainly import FOE, MAP, Points, State, Undecided, influence, tidy
from tests.games.peloponnesian_war.plainly_on_the_march import checks, distance, march
from tests.games.peloponnesian_war.scene import as_json, frame, position, stop, table
from tests.games.peloponnesian_war.test_second_reading_of_peace import chance, garrisons, handful, lands

#: What a march changes.
COMPARED = (
    "forces", "moved", "box", "losses", "leaders", "ravaged", "rebels", "held", "active", "sci", "points",
    "hostages", "attica_now", "deaths", "chief",
)  # fmt: skip


def expedition(rng: Random) -> dict[str, Any]:
    """An Army about to set out, and enemies all over the map."""
    side = rng.choice(("athens", "sparta"))
    forces = garrisons(rng)
    forces[side] = dict([*forces[side].items()][:2])  # so that there are counters for the Army
    leader = {"athens": "cleon", "sparta": "agis"}[side]
    at, goal = rng.sample(MAP.spaces, 2)
    if chance(rng, 0.4):
        goal = rng.choice(
            ("corinth", "cenchreae", "naupactus", "argos", "syracuse", "pella", "athens", "oeniadae")
        )
    army = army_of(rng, at)
    fields: dict[str, Any] = {**forces, **lands(rng, forces), **waiting(rng, side, forces[FOE[side]])}
    fields["leaders"][leader] = side
    fields["operation"] = {
        "side": side, "leader": leader, "at": at, "goal": goal, "force": army, "marching": False, "path": [],
        "caught": [], "visited": [],
    }  # fmt: skip
    fields["active"] = {
        name: rng.choice(("", "athens", "sparta")) for name in ("argos", "macedonia", "syracuse")
    }
    fields["deadly"], fields["plague"], fields["civil_war"] = (chance(rng, 0.2) for _ in range(3))
    if chance(rng, 0.5):
        return {**fields, "scenario": "peloponnesian_war_two", "player": ""}
    return {**fields, "player": rng.choice(("athens", "sparta"))}


def waiting(rng: Random, side: str, enemies: dict[str, str]) -> dict[str, Any]:
    """A leader of the other side with one of its Forces; he, or another, is to lead its next operation."""
    first, second = {"athens": ("brasidas", "lysander"), "sparta": ("phormio", "nicias")}[side]
    if not enemies or chance(rng, 0.4):
        return {"leaders": {}}
    at = rng.choice(sorted(enemies))
    return {"leaders": {first: at, second: FOE[side]}, "chief": {FOE[side]: rng.choice((first, second))}}


def army_of(rng: Random, at: str) -> dict[str, int]:
    """Few or many; counters are no matter of this test, so there are few own riders."""
    left = [4, 0, 6, 1, 1, 2]
    found = handful(rng, at, left) or "1h"
    more = {"h": rng.choice((0, 0, 3)), "n": 0 if MAP.kind[at] == "land" else rng.choice((0, 0, 2))}
    army: dict[str, int] = as_json({"army": found})["army"]
    return tidy({kind: army.get(kind, 0) + more.get(kind, 0) for kind in {*army, *more}})


def set_out(fields: dict[str, Any], dice: list[int]) -> tuple[Match, list[str]]:
    """The march, and who tried to intercept each time, "" for who let it pass."""
    side = fields["operation"]["side"]
    by_player = fields["player"] in ("", side)
    step = frame("Muster", who=side) if by_player else frame("MatrixMarch", who=side, stops=[])
    frames = [stop(fields["player"] or side), step]
    match = table(frames=frames, dice=dice, treasury={"athens": 9000, "sparta": 9000}, **fields)
    if by_player:
        match.play(match.deciders[0], "depart")
    answers, rng = [], Random(str(dice))
    while "decline" in match.prompt(match.deciders[0]).choices:
        watchers = match.prompt(match.deciders[0]).choices["intercept"]
        answers.append("" if chance(rng, 0.3) else str(rng.choice(watchers)))
        match.play(match.deciders[0], "intercept" if answers[-1] else "decline", answers[-1] or None)
    met = [str(line.args["from"]) for line in match.log(None) if line.key in ("intercepted", "slipped-by")]
    return match, met if fields["player"] else answers


def read_march_alike(seed: str) -> bool:
    rng = Random(seed)
    fields = expedition(rng)
    dice = [rng.randint(1, 6) for _ in range(60)]
    before = deepcopy(position(**fields)["state"])
    order = before["operation"]
    trip = (order["side"], order["force"], order["at"], order["goal"])
    if distance(before, *trip) is None or trip[2] == trip[3]:
        return False
    match, by = set_out(fields, dice)
    (told,) = [line.args["places"] for line in match.log(None) if line.key == "route"][:1]
    path = tuple(told[1:])
    check_route(before, path, trip)
    order["marching"] = True
    try:
        march(before, path, iter(dice), by)
    except Undecided:
        return False
    after = match.position()["state"]
    assert not by, "every attempt has been read"
    assert {name: after[name] for name in COMPARED} == {name: before[name] for name in COMPARED}, fields
    return True


def check_route(state: State, path: tuple[str, ...], trip: tuple[str, Points, str, str]) -> None:
    """4.1.1o, 1.1.3: a shortest one; alone, with most checks for a player and fewest for the system."""
    assert len(path) == distance(state, *trip)
    watched = influence(state, FOE[trip[0]])
    met = len([place for place in path if place in watched])
    fewest, most = checks(state, *trip)
    assert fewest <= met <= most
    if state["player"]:
        assert met == (most if state["player"] == trip[0] else fewest)


@pytest.mark.rule(
    "4.1.1o", "4.1.1r", "4.1.2a", "4.6.1b", "4.6.2a", "4.7a", "4.7b", "4.7c", "4.7d", "4.8a", "1.1.3a"
)
@pytest.mark.parametrize("seed", range(12))
def test_both_readings_of_a_march_agree(seed: int) -> None:
    assert sum(read_march_alike(f"{seed}:{number}") for number in range(40)) > 15
