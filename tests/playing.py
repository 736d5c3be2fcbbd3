"""How tests play: seeded random choices, and nothing a person could not do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from polemos.engine.match import Action
from polemos.engine.playout import Playout
from polemos.engine.prompt import Value

Played = TypeVar("Played", bound=Playout)


def random_action(match: Playout, rng: Random) -> Action:
    """One of the offered actions of one of the deciders; the verb first, so that rare ones get their turn."""
    role = rng.choice(match.deciders)
    choices = match.prompt(role).choices
    verb = rng.choice(list(choices))
    return (role, verb, rng.choice(choices[verb]))


def random_actions(match: Playout, rng: Random, most: int) -> Iterator[Action]:
    """Play on at random; yields each action after it was played."""
    for _ in range(most):
        if match.over:
            return
        action = random_action(match, rng)
        match.play(*action)
        yield action


def play_out(match: Played, seed: int | str, most: int | None = None) -> Played:
    """The same match, played to its end (or for `most` actions) with seeded random choices."""
    for _ in random_actions(match, Random(str(seed)), match.game.meta.max_actions if most is None else most):
        pass
    return match


def option_sets(match_options: tuple[tuple[str, tuple[Value, ...]], ...]) -> dict[str, dict[str, Value]]:
    """The options as they come, and every switch set to its last value."""
    return {"defaults": {}, "switched": {name: values[-1] for name, values in match_options}}
