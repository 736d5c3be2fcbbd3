"""5.0-5.9, 4.9: random encounters are fought out by the game and by the second reading (plainly.py)."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.plainly import FOE, KINDS, MAP, PRINTED, State, Undecided
from tests.games.peloponnesian_war.plainly_at_war import combat_phase
from tests.games.peloponnesian_war.scene import combat_phase as combat_frame
from tests.games.peloponnesian_war.scene import position, resumed, stop

#: What a Combat Phase changes.
COMPARED = (
    "forces", "box", "losses", "sci", "hostages", "points", "treasury", "ravaged", "held", "leaders",
    "deaths", "sieges", "chief", "happened",
)  # fmt: skip

STAFF = {side: sorted(n for n, e in PRINTED.leaders.items() if e.side == side) for side in FOE}


def heap(rng: Random, place: str) -> str:
    """Some points, often of few kinds; no ships inland."""
    kinds = [kind for kind in KINDS if MAP.kind[place] != "land" or kind not in ("n", "an")]
    most = rng.choice((1, 2, 4, 8))
    chosen = rng.sample(kinds, rng.choice((1, 1, 2, 2, 3, 4)))
    return " ".join(f"{rng.randint(1, min(most, 2) if kind == 'c' else most)}{kind}" for kind in chosen)


def where(rng: Random) -> str:
    """A space, often one with a rule of its own."""
    special = (
        "sparta",
        "athens",
        "piraeus",
        "syracuse",
        "corinth",
        "cenchreae",
        "potidaea",
        "argos",
        "melos",
    )
    return rng.choice((rng.choice(MAP.spaces), rng.choice(special)))


def staffed(rng: Random, places: dict[str, list[str]]) -> dict[str, str]:
    """Some leaders with the Forces, one of each side at most at hand, the others dead."""
    found = dict.fromkeys(PRINTED.leaders, "dead")
    for side, there in places.items():
        names = rng.sample(STAFF[side], len(STAFF[side]))
        if rng.random() < 0.5:
            found[names.pop()] = "pool"
        for place in there:
            for _ in range(rng.choice((0, 1, 1, 1, 2))):
                found[names.pop()] = place
    return found


def encounter(rng: Random) -> dict[str, Any]:
    """Forces of both sides in one space or in two that may be near, as the fields of a position."""
    place = where(rng)
    near = [p for p in MAP.beside[place]] or [place]
    spots = {"athens": [place], "sparta": [rng.choice((place, place, rng.choice(near)))]}
    if rng.random() < 0.15:
        spots[rng.choice(("athens", "sparta"))] = []
    fields: dict[str, Any] = {side: {at: heap(rng, at) for at in there} for side, there in spots.items()}
    fields.update(leaders=staffed(rng, spots), deadly=rng.random() < 0.3)
    fields.update(sci={side: rng.randint(-6, 6) for side in FOE}, armistice_made=rng.random() < 0.3)
    fields.update(deaths={side: rng.randint(0, 3) for side in FOE}, **politics(rng, place, spots))
    if rng.random() < 0.4:
        fields.update(scenario="peloponnesian_war_two", player="")
    else:
        fields.update(player=rng.choice(("athens", "sparta")))
    return fields


def politics(rng: Random, place: str, spots: dict[str, list[str]]) -> dict[str, Any]:
    """Who holds and befriends what."""
    held = {p: rng.choice(("athens", "sparta")) for p in rng.sample(MAP.spaces, 6)}
    held = {
        p: side
        for p, side in held.items()
        if MAP.colour[p] != side and p not in spots["athens"] + spots["sparta"]
    }
    rebels: dict[str, str] = {}
    if rng.random() < 0.4 and MAP.colour[place]:
        rebels[place] = FOE[MAP.colour[place]]
        if rng.random() < 0.5 and place in spots[rebels[place]]:
            held[place] = rebels[place]
    held = {p: side for p, side in held.items() if side in ("athens", "sparta")}
    active = {name: rng.choice(("", "athens", "sparta")) for name in ("argos", "macedonia", "syracuse")}
    active["persia"] = rng.choice(("", "sparta"))
    return {"held": held, "rebels": rebels, "active": active}


def fought(fields: dict[str, Any], dice: list[int]) -> tuple[Match, list[str]]:
    """The Combat Phase played to its end; whom a player left on an island."""
    match = resumed(frames=[stop(fields.get("player") or "athens"), combat_frame()], dice=dice, **fields)
    guard: list[str] = []
    while match.prompt(match.deciders[0]).message != "build":
        choices = match.prompt(match.deciders[0]).choices
        if "garrison" not in choices:
            raise Undecided
        guard.append(str(choices["garrison"][-1]))
        match.play(match.deciders[0], "garrison", guard[-1])
    return match, guard


def read_alike(seed: str) -> bool:
    """Whether the second reading could decide this encounter; then both must agree."""
    rng = Random(seed)
    fields = encounter(rng)
    dice = [rng.randint(1, 6) for _ in range(40)]
    before: State = deepcopy(position(**fields)["state"])
    try:
        match, guard = fought(fields, dice)
        combat_phase(before, iter(dice), guard)
    except Undecided:
        return False
    after = match.position()["state"]
    assert {name: after[name] for name in COMPARED} == {name: before[name] for name in COMPARED}, fields
    return True


@pytest.mark.rule("5.1a", "5.2a", "5.2e", "5.2.1h", "5.2.2d", "5.2.3c", "5.3d", "5.4a", "PCT.a")
@pytest.mark.parametrize("seed", range(20))
def test_both_readings_of_a_combat_phase_agree(seed: int) -> None:
    assert sum(read_alike(f"{seed}:{number}") for number in range(40)) > 20
