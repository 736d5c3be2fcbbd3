"""2.0-3.2, 8.3: new years and armistices with their events, by the game and by the second reading."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.peloponnesian_war.plainly import FOE, PRINTED, Undecided
from tests.games.peloponnesian_war.plainly_at_peace import end_of_turn
from tests.games.peloponnesian_war.plainly_by_chance import armistice, new_year
from tests.games.peloponnesian_war.scene import end_of_turn as end_frame
from tests.games.peloponnesian_war.scene import resumed, turn
from tests.games.peloponnesian_war.test_second_reading_of_peace import (
    aftermath,
    agree,
    asked,
    chance,
    read_of,
)

#: Leaders whom no event takes away.
STAFF = {side: sorted(set(PRINTED.staff[side]) - {"alcibiades", "pericles"}) for side in FOE}


def on_the_eve(rng: Random) -> dict[str, Any]:
    """A position before dice, with money for everybody, men at home and one leader of each side."""
    fields = aftermath(rng)
    for side in FOE:
        fields[FOE[side]].pop(side, None)
        fields[side][side] = "1ah"
    fields["held"] = {p: s for p, s in fields["held"].items() if p not in FOE}
    fields["leaders"] = dict.fromkeys(PRINTED.leaders, "dead")
    for side in FOE:
        fields["leaders"][rng.choice(STAFF[side])] = rng.choice(("pool", "out"))
    if chance(rng, 0.2):
        fields["leaders"]["pericles"] = "out"
    fields["alcibiades"] = rng.randrange(5)
    if fields["alcibiades"] in (1, 2, 4):
        fields["leaders"]["alcibiades"] = "away"
    fields["treasury"] = dict.fromkeys(FOE, 3000)
    for name in ("deadly", "no_eisphora", "plague", "nicias"):
        fields[name] = False
    once = ("e3", "e5", "e6", "e10a", "e10b", "e10c", "e10d")
    fields["happened"] = sorted(rng.sample(once, rng.randrange(4)))
    fields["hostages"] = {side: chance(rng, 0.4) for side in FOE}
    fields.update(attica_before=chance(rng, 0.6), disaster=chance(rng, 0.3))
    if not fields["scenario"].endswith("_two"):
        fields["began_as"] = rng.choice(("athens", "sparta"))
        system = FOE[fields["player"]]
        fields["strategy"] = rng.choice([*PRINTED.matrices[system].strategies])
    return fields


def dice_of(rng: Random) -> list[int]:
    return [rng.randint(1, 6) for _ in range(120)]


def read_year_alike(seed: str) -> bool:
    rng = Random(seed)
    fields, dice = on_the_eve(rng), dice_of(rng)
    fields["scenario"], fields["turn"] = fields["scenario"].replace("fall_of_athens", "peloponnesian_war"), 0
    begin = 6 if fields["scenario"].startswith("decelean") else 1
    fields["turn"] = rng.randint(begin + 1, {"d": 8, "a": 3}.get(fields["scenario"][0], 10))
    before = read_of(phase="surrender", **fields)
    try:
        end = new_year(before, iter(dice), fields["scenario"])
    except Undecided:
        return False
    match = resumed(phase="surrender", frames=[turn()], dice=dice, **fields)
    assert (match.result and match.result.reason) == (end or None)
    if not end:
        assert match.prompt(match.deciders[0]).message == "operation"
    agree({**match.position()["state"], "phase": before["phase"]}, before, fields)
    return True


@pytest.mark.rule("2.1a", "2.2b", "2.3a", "2.4a", "3.1b", "3.1c", "3.1d", "EV.4a", "EV.8b", "EV.9a", "EV.10a")
@pytest.mark.parametrize("seed", range(10))
def test_both_readings_of_a_new_year_agree(seed: int) -> None:
    assert sum(read_year_alike(f"{seed}:{number}") for number in range(40)) > 15


def read_armistice_alike(seed: str) -> bool:
    rng = Random(seed)
    fields, dice = on_the_eve(rng), dice_of(rng)
    fields["scenario"] = "peloponnesian_war" + ("_two" if fields["scenario"].endswith("_two") else "")
    fields.update(
        sci={side: rng.randint(-2, 2) for side in FOE}, armistice_made=False, nicias=chance(rng, 0.5)
    )
    fields.update(bellicosity={side: rng.choice((5, 6)) for side in FOE}, marked={}, turn=rng.randint(2, 6))
    before = read_of(phase="administrative", **fields)
    if end_of_turn(before, fields["scenario"]) != "peace":
        return False
    try:
        armistice(before, iter(dice))
    except Undecided:
        return False
    match = resumed(phase="administrative", frames=[asked(fields), end_frame()], dice=dice, **fields)
    assert match.prompt(match.deciders[0]).message in ("eisphora", "build")
    agree(match.position()["state"], before, fields)
    return True


@pytest.mark.rule("8.3c", "8.3d", "8.3e", "8.3f", "8.3g", "8.3h")
@pytest.mark.parametrize("seed", range(8))
def test_both_readings_of_an_armistice_agree(seed: int) -> None:
    assert sum(read_armistice_alike(f"{seed}:{number}") for number in range(40)) > 15
