"""4.1-4.4: what is offered in random positions, and what the system decides, read twice (plainly.py)."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.games.peloponnesian_war.plainly import FOE, MAP, PRINTED, Undecided
from tests.games.peloponnesian_war.plainly_in_council import decides, in_council, in_muster
from tests.games.peloponnesian_war.scene import (
    as_json,
    choosing,
    frame,
    position,
    resumed,
    stop,
    table,
)
from tests.games.peloponnesian_war.test_second_reading_of_marches import expedition
from tests.games.peloponnesian_war.test_second_reading_of_peace import asked, chance


def before_an_operation(rng: Random) -> dict[str, Any]:
    """An expedition's position, with money that is often short, and points that have moved."""
    fields = expedition(rng)
    side = fields["operation"]["side"]
    fields["treasury"] = {
        s: rng.choice((0, 99, 100, 199, 200, 399, 400, 1099, 1100, 1200, 1399, 1400, 9000)) for s in FOE
    }
    fields["hostages"] = {s: chance(rng, 0.3) for s in FOE}
    if chance(rng, 0.4) and side not in fields[FOE[side]]:
        fields[side][side] = f"{rng.randint(1, 4)}h"
        fields["held"].pop(side, None)
    moved = {}
    for place, force in as_json(fields[side]).items():
        if chance(rng, 0.3):
            moved[place] = {kind: rng.randint(1, number) for kind, number in force.items()}
    fields["moved"] = {side: moved}
    if not fields["player"]:
        return fields
    return {**fields, "player": side}


@pytest.mark.rule("4.1a", "4.3h", "4.4b", "4.4d", "4.4.2a", "5.6d", "7.1.5a", "7.1.5b")
@pytest.mark.parametrize("seed", range(8))
def test_both_readings_of_what_may_be_named_agree(seed: int) -> None:
    for number in range(30):
        rng = Random(f"{seed}:{number}")
        fields = before_an_operation(rng)
        side = fields.pop("operation")["side"]
        match = resumed(frames=choosing(side), **fields)
        state = deepcopy(position(**fields)["state"])
        assert match.prompt(match.deciders[0]).choices == in_council(state, side), fields


@pytest.mark.rule(
    "4.1b", "4.1.1c", "4.1.1e", "4.1.1k", "4.1.3a", "4.1.5a", "4.1.5b", "4.3f", "EV.6c", "EV.10b"
)
@pytest.mark.parametrize("seed", range(10))
def test_both_readings_of_how_an_army_gathers_agree(seed: int) -> None:
    for number in range(40):
        rng = Random(f"{seed}:{number}")
        fields = before_an_operation(rng)
        order = fields["operation"]
        if chance(rng, 0.4):
            order["force"] = {}
        if chance(rng, 0.3):
            order["at"] = rng.choice((*MAP.storm, order["side"]))
            order["force"] = {kind: n for kind, n in order["force"].items() if kind not in ("n", "an")}
        order["visited"] = sorted(
            rng.sample(sorted(fields[order["side"]]), min(1, len(fields[order["side"]])))
        )
        frames = [stop(order["side"]), frame("Muster", who=order["side"])]
        match = resumed(frames=frames, **fields)
        state = deepcopy(position(**fields)["state"])
        assert match.prompt(match.deciders[0]).choices == in_muster(state), fields


def read_decision_alike(seed: str) -> bool:
    rng = Random(seed)
    fields = expedition(rng)
    del fields["operation"]
    side = rng.choice(("athens", "sparta"))
    fields.update(scenario="peloponnesian_war", player=FOE[side])
    fields["strategy"] = rng.choice([*PRINTED.matrices[side].strategies])
    leader = {"athens": "phormio", "sparta": "brasidas"}[side]
    fields.update(leaders={leader: side}, chief={side: leader}, treasury={"athens": 1000, "sparta": 99})
    at = rng.choice(sorted(fields[side])) if fields[side] else side
    fields["leaders"] = {leader: side, {"athens": "cleon", "sparta": "agis"}[side]: at}
    fields["happened"] = [f"met:{rng.choice(sorted(fields[FOE[side]]) or ['melos'])}"]
    dice = [rng.randint(1, 6) for _ in range(200)]
    try:
        why, goal = decides(deepcopy(position(**fields)["state"]), side, iter(dice))
    except Undecided:
        return False
    frames = [asked(fields), frame("MatrixOperation", who=side)]
    match = table(frames=frames, dice=dice, **fields)
    told = {line.key: line.args for line in match.log(None)}
    if "np-condition" in told:
        assert (told["np-condition"]["condition"], told["np-condition"]["place"]) == (why, goal), fields
    else:
        assert told.get("np-objective", {}).get("place", "") == goal
        assert told["np-strategy"]["strategy"] == fields["strategy"]
        assert why == (fields["strategy"] if goal else "")
    return True


@pytest.mark.rule("3.1.2a", "3.1.2c", "3.1.2d", "4.2b", "4.2c", "4.2e", "4.2f")
@pytest.mark.parametrize("seed", range(10))
def test_both_readings_of_what_the_system_decides_agree(seed: int) -> None:
    assert sum(read_decision_alike(f"{seed}:{number}") for number in range(40)) > 20
