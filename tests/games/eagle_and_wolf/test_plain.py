"""What armies may do in many positions, against a second and slower reading of the rules."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.eagle_and_wolf.plain import LAND, NATION, Plain
from games.eagle_and_wolf.scene import army, choices, marching, scene
from polemos.engine.match import Match

SEEDS = range(150)
PLACES = [place for place in LAND if place != "africa"]
NATIONS = sorted(set(NATION.values()))


def chaos(seed: int) -> tuple[Match, str]:
    """Armies of all nations thrown on the map, with wars, alliances, sieges and marks of chance."""
    chance = Random(seed)
    spots = chance.sample(PLACES, 6)
    control = {place: chance.choice(NATIONS) for place in PLACES if chance.random() < 0.4}
    armies: dict[str, Any] = {}
    for counter in chance.sample(sorted(NATION), 9):
        armies[counter] = marked(chance, chance.choice(spots))
    mover = chance.choice(sorted(armies))
    armies[mover]["pm"] = chance.randint(1, 5)
    if NATION[mover] == "carthage" and chance.random() < 0.3:
        armies[mover] |= {"at": "africa", "inside": 0}
    wars, allies = leagues(chance)
    if seed % 3 == 1:
        shut_in(chance, armies, mover, control, wars)
    elif seed % 3 == 2:
        before_walls(armies, mover, control, wars)
    season = chance.choice(("winter", "spring", "summer", "autumn"))
    facts = {"control": control, "armies": armies, "wars": wars, "allies": allies, "season": season}
    allies[:] = [pair for pair in allies if pair not in wars]
    ravaged = chance.sample(PLACES, 4)
    sieges = besieged(chance, scene(marching(mover, NATION[mover]), **facts), spots)
    return scene(marching(mover, NATION[mover]), ravaged=sorted(ravaged), sieges=sieges, **facts), mover


def shut_in(
    chance: Random, armies: dict[str, Any], mover: str, control: dict[str, str], wars: list[list[str]]
) -> None:
    """The mover is behind its own walls, and somebody of another nation lies before them."""
    place = control_of(armies, mover, control, NATION[mover])
    other = next(c for c in sorted(armies) if NATION[c] != NATION[mover])
    armies[mover]["inside"] = 1
    armies[other] |= {"at": place, "inside": 0}
    if chance.random() < 0.8:
        wars.append(sorted((NATION[mover], NATION[other])))


def before_walls(armies: dict[str, Any], mover: str, control: dict[str, str], wars: list[list[str]]) -> None:
    """The mover stands in an enemy's land, whose army is behind its walls or is not."""
    other = next(c for c in sorted(armies) if NATION[c] != NATION[mover])
    control_of(armies, mover, control, NATION[other])
    wars.append(sorted((NATION[mover], NATION[other])))


def control_of(armies: dict[str, Any], mover: str, control: dict[str, str], nation: str) -> str:
    place = str(armies[mover]["at"])
    if place != "africa":
        control[place] = nation
    return place


def marked(chance: Random, place: str) -> dict[str, Any]:
    names = ("inside", "train", "omen", "entered", "acted", "engaged")
    marks = {name: 1 for name in names if chance.random() < 0.25}
    return army(place, chance.choice((3, 12)), apathy=chance.choice((0, 0, 0, 2, 3)), **marks)


def leagues(chance: Random) -> tuple[list[list[str]], list[list[str]]]:
    """Each pair of nations at war, allied, or neither."""
    wars, allies = [], []
    for pair in combinations(NATIONS, 2):
        lot = chance.random()
        (wars if lot < 0.35 else allies if lot < 0.6 else []).append(list(pair))
    return wars, allies


def besieged(chance: Random, match: Match, spots: list[str]) -> dict[str, Any]:
    """Some cities have a besieger at war with their master before them."""
    plain, found = Plain(match.position()["state"]), dict[str, Any]()
    for place in spots:
        able = [c for c in plain.enemies(plain.control[place], place) if not plain.mark(c, "inside")]
        if able and chance.random() < 0.6:
            found[place] = {"by": chance.choice(able), "marker": 0}
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("3.1a", "3.1b", "3.13a", "3.14a", "3.2b", "3.2c", "3.2f", "3.22a", "9.0e", "11.1g", "13.3e")
@pytest.mark.rule("2.0h", "8.3f", "8.3q", "8.3s", "10.2a", "10.3d", "12.0a", "12.1a", "12.2a", "13.3c")
def test_everything_an_army_may_do(seed: int) -> None:
    match, mover = chaos(seed)
    plain = Plain(match.position()["state"])
    assert {verb: set(args) for verb, args in choices(match).items()} == plain.offered(mover)
    strikes = choices(match).get("attack", ())
    for place in strikes:
        struck = plain.may_strike(mover, str(place))
        if len(struck) > 1:
            copy = match.clone()
            copy.play(copy.deciders[0], "attack", place)
            assert set(choices(copy)["strike"]) == struck
