"""States on the way of a random match, for tests that look at many of them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import polemos
from polemos.engine.match import Match
from polemos.engine.prompt import Value

SEED = 5


def moments(
    name: str, count: int, scenario: str | None = None, options: Mapping[str, Value] | None = None
) -> list[Match]:
    """The states of the beginning of a random match, or all of it."""
    game, chance = polemos.game(name), Random(SEED)
    match = game.start(scenario, SEED, {**game.trial_options(), **(options or {})})
    found = []
    for _ in range(count):
        if match.over:
            break
        found.append(match.clone())
        role = match.deciders[0]
        match.play(role, *chance.choice(match.prompt(role).pairs()))
    return found
