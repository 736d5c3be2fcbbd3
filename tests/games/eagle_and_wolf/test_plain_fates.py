"""Retreats, refuges, hunger, assaults and aims in many positions, against a second and slower reading."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.plain_fates import Fates
from games.eagle_and_wolf.scene import army, choices, facts, game, season
from games.eagle_and_wolf.test_plain import chaos
from polemos.engine.match import Match
from scenes import lines

SEEDS = range(1000, 1060)


def ordered(seed: int, frame: dict[str, Any], dice: tuple[int, ...] = (), **changed: Any) -> Match:
    """A position of chance in which this is to be done now."""
    spot = chaos(seed)[0].position()
    spot["frames"] = [{"frame": "Calendar"}, *season(5), frame]
    spot["state"] |= changed
    spot["state"]["raised"] = sum(len(row["elements"]) for row in spot["state"]["armies"].values())
    return game().resume(spot, dice=dice)


def went(match: Match, counter: str) -> set[str]:
    """Where the army may go, or what became of it."""
    asked = match.prompt(match.deciders[0])
    if asked.message in ("fall_back", "refuge"):
        return set(asked.choices["to"])
    left = facts(match)["armies"].get(counter)
    return {"lost"} if left is None else {"city"} if left.get("inside") else {left["at"]}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("11.1d", "11.1f", "11.1l", "12.4d", "12.4i")
def test_where_the_beaten_go(seed: int) -> None:
    start = chaos(seed)[0].position()["state"]
    for counter, row in sorted(start["armies"].items()):
        plain = Fates(start)
        if row["at"] == "africa":
            continue
        row["inside"] = 0
        open_field = {"armies": start["armies"]}
        match = ordered(seed, {"frame": "FallBack", "counter": counter, "rule": "11.1d"}, **open_field)
        assert went(match, counter) == plain.falls_back(counter), counter
        if all(siege["by"] != counter for siege in start["sieges"].values()):
            match = ordered(seed, {"frame": "Surrender", "counter": counter}, **open_field)
            assert went(match, counter) == plain.refuges(counter), counter


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("10.1b", "10.1c", "10.1d", "10.1e", "10.1g", "10.1h", "10.1i")
def test_what_hunger_takes(seed: int) -> None:
    start = chaos(seed)[0].position()["state"]
    hungry = sorted(start["armies"])
    for i, row in enumerate(start["armies"].values()):
        row |= {"elements": army("roma")["elements"], "train": 0, "unsupplied": i % 2}
    start["sieges"] = {t: {**siege, "marker": seed % 4 - 1} for t, siege in start["sieges"].items()}
    dice = tuple(1 + (seed + 5 * i) % 6 for i in range(len(hungry)))
    winter = start["season"] == "winter"
    frame = {"frame": "Attrition", "pending": hungry, "winter": winter}
    match = ordered(seed, frame, dice, armies=start["armies"], sieges=start["sieges"])
    while match.prompt(match.deciders[0]).message == "lose":
        match.play(match.deciders[0], "lose", choices(match)["lose"][0])
    told = {
        line.args["leader"]: (line.args["die"], line.args["number"]) for line in lines(match, "attrition")
    }
    plain = Fates(start)
    expected = {c: (die, plain.hunger(c, start["season"], die)) for c, die in zip(hungry, dice, strict=True)}
    assert told == expected


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("12.4a", "12.4f", "prec.5", "14.0a", "1.12-1c", "1.12-1e")
def test_what_assaults_meet_and_who_holds_what(seed: int) -> None:
    match = chaos(seed)[0]
    start = match.position()["state"]
    plain = Fates(start)
    assert {n: row["total"] for n, row in match.view(None)["score"].items()} == plain.aims()
    for place in sorted(start["sieges"]):
        stormed = ordered(seed, {"frame": "Sieges", "pending": [place]}, (1, 1, 1))
        keys = ("assault", "assault_empty")
        against = [line.args["against"] for key in keys for line in lines(stormed, key)]
        assert against == [plain.resistance(place)]
