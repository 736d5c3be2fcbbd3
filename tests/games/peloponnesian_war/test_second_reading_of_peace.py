"""6.0-8.5: random positions at the end of a turn, by the game and by the second reading (plainly.py)."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.games.peloponnesian_war.plainly import FOE, MAP, State, Undecided
from tests.games.peloponnesian_war.plainly_at_peace import (
    HELOTS,
    SICILY,
    administration,
    end_of_turn,
    rebellion_phase,
    verdict,
)
from tests.games.peloponnesian_war.scene import end_of_turn as end_frame
from tests.games.peloponnesian_war.scene import frame, position, resumed, turn

#: First and last turn of each scenario.
TURNS = {
    "peloponnesian_war": (1, 10),
    "archidamian_war": (1, 3),
    "decelean_war": (6, 8),
    "fall_of_athens": (7, 10),
}
NO_COMPARISON = ("first_turn", "operation")


def chance(rng: Random, share: float) -> bool:
    return rng.random() < share


def garrisons(rng: Random) -> dict[str, dict[str, str]]:
    """Small Forces all over the map, no two sides in one space; often where a rule asks for them."""
    wanted: dict[str, list[str]] = {"athens": [], "sparta": []}
    if chance(rng, 0.3):
        wanted["athens"] += rng.sample(HELOTS, rng.choice((4, 5, 5)))
    if chance(rng, 0.3):
        wanted["athens"] += [*rng.sample(SICILY, 3), "syracuse"]
    for side in FOE:
        wanted[side] += rng.sample(MAP.spaces, rng.randint(0, 8))
        wanted[side] += [
            place for place in (side, "chios", "samos", "corinth", "epidamnus") if chance(rng, 0.15)
        ]
    taken: set[str] = set()
    found: dict[str, dict[str, str]] = {"athens": {}, "sparta": {}}
    left = {"athens": [10, 3, 16, 11, 9, 8], "sparta": [10, 2, 8, 17, 12, 12]}
    for side in rng.sample(("athens", "sparta"), 2):
        for place in [p for p in dict.fromkeys(wanted[side]) if p not in taken]:
            points = handful(rng, place, left[side])
            if points:
                found[side][place] = points
                taken.add(place)
    return found


def handful(rng: Random, place: str, left: list[int]) -> str:
    """A few points for which there are counters; no ships inland."""
    chosen = []
    for number, kind in rng.sample([*enumerate(("h", "c", "n", "ah", "ac", "an"))], rng.choice((1, 1, 2))):
        points = min(left[number], rng.randint(1, 2))
        if points and not ("n" in kind and MAP.kind[place] == "land"):
            left[number] -= points
            chosen.append(f"{points}{kind}")
    return " ".join(chosen)


def lands(rng: Random, forces: dict[str, dict[str, str]]) -> dict[str, Any]:
    """Which spaces rebel, are held and ravaged."""
    many = rng.choice((0, 4, 20, 50))
    coloured = [p for p in MAP.spaces if MAP.colour[p] and p not in forces[MAP.colour[p]]]
    rebels = {p: FOE[MAP.colour[p]] for p in rng.sample(coloured, min(many, len(coloured)))}
    rebels.update(
        {p: "" for p in rng.sample([p for p in MAP.spaces if not MAP.colour[p]], 2) if chance(rng, 0.5)}
    )
    held = {p: side for side in FOE for p in forces[side] if MAP.colour[p] != side or p in rebels}
    return {"rebels": rebels, "held": held, "ravaged": sorted(rng.sample(MAP.spaces, rng.choice((0, 5, 30))))}


def aftermath(rng: Random) -> dict[str, Any]:
    """A position after the combats of a turn."""
    forces = garrisons(rng)
    scenario = rng.choice([*TURNS]) + rng.choice(("", "", "_two"))
    fields: dict[str, Any] = {**forces, **lands(rng, forces), "scenario": scenario}
    fields["player"] = "" if scenario.endswith("_two") else rng.choice(("athens", "sparta"))
    begin, end = TURNS[scenario.removesuffix("_two")]
    fields["turn"] = rng.choice((rng.randint(begin, end), end))
    fields["active"] = {
        name: rng.choice(("", "athens", "sparta")) for name in ("argos", "macedonia", "syracuse")
    }
    fields["active"]["persia"] = rng.choice(("", "sparta"))
    fields["helots"] = rng.choice((0, 0, 1, 2))
    for name in ("iasus_fell", "armistice_made", "deadly", "no_eisphora", "plague", "nicias", "attica_now"):
        fields[name] = chance(rng, 0.4)
    fields["losses"] = {"athens": rng.choice(({}, {"an": 1, "n": 3}, {"n": 3}, {"h": 1, "ac": 1}, {"an": 2}))}
    fields["happened"] = [*(["chios_lost"] if chance(rng, 0.5) else []), "met:thebes"]
    return {**fields, **tracks(rng)}


def tracks(rng: Random) -> dict[str, Any]:
    return {
        "sci": {side: rng.randint(-6, 6) for side in FOE},
        "bellicosity": {side: rng.choice((1, 3, 5, 6, 7, 8, 12)) for side in FOE},
        "treasury": {side: rng.choice((0, 950, 1000, 1150, 1200, 1600, 4000)) for side in FOE},
        "marked": {side: rng.choice((0, 0, -2)) for side in FOE},
        "points": {},
    }


def asked(fields: dict[str, Any]) -> dict[str, Any]:
    """A question that even the poorest can answer."""
    return frame("Operation", who=fields["player"] or "athens", favoured=False)


def read_of(**fields: Any) -> State:
    """What the second reading begins with."""
    state: State = deepcopy(position(**fields)["state"])
    return {**state, "scenario": fields["scenario"]}


def agree(after: State, before: State, fields: dict[str, Any]) -> None:
    names = [name for name in after if name not in NO_COMPARISON]
    assert {name: after[name] for name in names} == {name: before[name] for name in names}, fields


def read_rebellion_alike(seed: str) -> bool:
    rng = Random(seed)
    fields = aftermath(rng)
    fields["treasury"] = {side: rng.choice((2000, 4300, 7000)) for side in FOE}
    dice = [rng.randint(1, 6) for _ in range(150)]
    before = read_of(phase="home", **fields)
    try:
        rebellion_phase(before, iter(dice))
        administration(before)
    except Undecided:
        return False
    match = resumed(phase="home", frames=[turn("rebellion")], dice=dice, **fields)
    assert match.prompt(match.deciders[0]).message in ("build", "eisphora")
    agree(match.position()["state"], before, fields)
    return True


@pytest.mark.rule("6.1a", "6.2a", "6.2c", "6.3a", "5.9c", "7.1a", "7.1.2a", "7.1.3a", "7.2c")
@pytest.mark.parametrize("seed", range(12))
def test_both_readings_of_rebellion_and_revenue_agree(seed: int) -> None:
    assert sum(read_rebellion_alike(f"{seed}:{number}") for number in range(30)) > 20


def read_end_alike(seed: str) -> bool:
    rng = Random(seed)
    fields = aftermath(rng)
    before = read_of(phase="administrative", **fields)
    end = end_of_turn(before, fields["scenario"])
    if end == "peace":
        return False
    frames = [asked(fields), end_frame()]
    match = resumed(phase="administrative", frames=frames, dice=[1] * 50, **fields)
    agree(match.position()["state"], before, fields)
    result = match.result
    found = result and (result.winner, result.level, result.reason)
    assert found == (verdict(before, end, fields["scenario"]) if end else None)
    return True


@pytest.mark.rule("8.1a", "8.1b", "8.1c", "8.2a", "8.2b", "8.3a", "8.5a", "9.0c", "10.1b", "10.2c")
@pytest.mark.parametrize("seed", range(10))
def test_both_readings_of_the_end_of_a_turn_agree(seed: int) -> None:
    assert sum(read_end_alike(f"{seed}:{number}") for number in range(40)) > 20
