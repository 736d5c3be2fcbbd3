"""Shots and combats of many positions carried out, against a second and slower reading of the rules."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from games.dba.plain import name_of
from games.dba.plain_outcomes import Outcomes
from games.dba.scene import ATT, DEF, choices, game, orders
from games.dba.test_plain import FEATURES, area, country, gunners, melee, passable
from polemos.engine.match import Match

SEEDS = range(220)
TROOPS = ("sp", "wb", "pk", "ps", "ax", "el", "kn", "cv", "lh", "lh", "bd", "hd", "art", "bw")
#: Those whose second rank helps, and those they are helped against.
RANKS = ("sp", "sp", "wb", "wb", "kn", "kn", "cv", "bd", "el")


def press(seed: int) -> Match:
    """Two lines of several ranks against each other, somewhere between the edges of the field."""
    chance = Random(5000 + seed)
    features, field = country(chance), dict[str, str]()
    row, left = chance.choice((1, 2, 4, 10, 19, 20, 21)), chance.choice((0, 6, 18))
    corner = name_of((left + chance.randint(0, 2), min(20, max(0, row - 2))))
    features.append(area(chance.choice(FEATURES), corner, chance.randint(1, 4), chance.randint(1, 3)))
    for x in range(left, left + 6):
        for prefix, face, ranks in (
            ("def", "s", (row, row - 1, row - 2)),
            ("att", "n", range(row + 1, row + 4)),
        ):
            file(
                field,
                chance,
                features,
                prefix,
                face,
                [(x, y) for y in ranks if 0 <= y < 24][: chance.randint(1, 3)],
            )
    generals = [chance.choice([e for e in field if e.startswith(p)] + [""]) for p in ("att", "def")]
    facts = {
        "features": features,
        "river": chance.choice(("unknown", "slow", "column")),
        "generals": generals,
    }
    camps = [name_of((left + 2, min(23, row + 1))), name_of((left + 3, row))]
    moved = [e for e in field if chance.random() < 0.3]
    return orders(field, 3, chance.choice((ATT, DEF)), camps=camps, moved=moved, **facts)


def file(
    field: dict[str, str], chance: Random, features: list[Any], prefix: str, face: str, cells: list[Any]
) -> None:
    """One behind the other, often of one kind, mostly looking the same way."""
    troops = chance.choice((TROOPS, RANKS))
    kind = chance.choice(troops)
    for cell in cells:
        name, prefix = name_of(cell), prefix if chance.random() < 0.93 else {"att": "def"}.get(prefix, "att")
        if chance.random() < 0.92 and passable(features, kind, name):
            number = 1 + sum(known.startswith(f"{prefix}_{kind}_") for known in field)
            look = face if chance.random() < 0.8 else chance.choice("nesw")
            field[f"{prefix}_{kind}_{number}"] = f"{name} {look}"
        kind = chance.choice((kind, kind, "ps", chance.choice(troops)))


@cache
def fought(seed: int) -> tuple[Match, Outcomes]:
    """A melee in which all combats have been carried out, and the same by the second reading."""
    chance = Random(seed)
    dice = [chance.randint(1, 6) for _ in range(400)]
    spot = ((melee(seed)[0], gunners(seed)[0], press(seed), press(seed))[seed % 4]).position()
    spot["frames"] = [*spot["frames"][:2], {"frame": "Bound", "who": "", "at": 3}]
    match, plain = game().resume(spot, dice=dice), Outcomes(game(), spot["state"], iter(dice))
    while not match.over and match.state.field.bound == plain.bound:
        answer(match)
    plain.shoot_all()
    plain.fight_all()
    return match, plain


def answer(match: Match) -> None:
    """All combats in order; whoever may choose takes the first by name."""
    role, offered = match.deciders[0], choices(match)
    verb = "fight_on" if "fight_on" in offered else next(iter(offered))
    match.play(role, verb, min(offered[verb]))


def standing(plain: Outcomes) -> dict[str, str]:
    return {e: f"{name_of(cell)} {'nesw'[plain.facing[e]]}" for e, cell in plain.at.items()}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("dba.8.1a", "dba.8.1b", "dba.8.1c", "dba.8.1d", "dba.8.1e", "dba.8.1f", "dba.8.1g")
@pytest.mark.rule(
    "dba.7k", "dba.8a", "dba.12p", "dba.12q", "dba.2.2c", "dba.3c", "dba.6b", "dba.6c", "dba.6d"
)
def test_what_becomes_of_those_who_fight(seed: int) -> None:
    match, plain = fought(seed)
    state: dict[str, Any] = match.position()["state"]
    assert state["elements"] == standing(plain)
    assert state["lost"] == plain.lost
    assert state["river"] == plain.river
    assert sorted(state["sacked"]) == sorted(plain.sacked)
    lines = [line.args for line in match.journal.lines if line.key in ("combat", "shot")]
    names = ("piece", "enemy", "mine", "theirs", "outcome", "loser")
    assert [tuple(args[name] for name in names) for args in lines] == plain.told


def test_the_positions_of_chance_meet_every_outcome() -> None:
    wanted = {"recoils", "flees", "follows", "pushed", "overcome", "shared", "blocked", "caught", "trampled"}
    wanted |= {"escaped", "river", "sacked", "shot"}
    for seed in SEEDS:
        lines = fought(seed)[0].journal.lines
        wanted -= {line.args["cause"] if line.key == "destroyed" else line.key for line in lines}
        if not wanted:
            return
    assert not wanted
