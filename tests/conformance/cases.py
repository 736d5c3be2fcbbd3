"""What is played: every registered game and the toy, each scenario, options as they come and all switched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import polemos
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.engine.prompt import Value

TOY = "toy"


@dataclass(frozen=True)
class Case:
    """One scenario of one game with one set of options."""

    game_id: str
    scenario: str
    switched: bool

    def __str__(self) -> str:
        return f"{self.game_id}-{self.scenario}-{'switched' if self.switched else 'defaults'}"

    @property
    def game(self) -> Game:
        return game_of(self.game_id)

    @property
    def options(self) -> dict[str, Value]:
        if not self.switched:
            return self.game.trial_options()
        return {option.id: option.values[-1] for option in self.game.options}

    def start(self, seed: int | str) -> Match:
        return self.game.start(self.scenario, seed, self.options)


@cache
def game_of(game_id: str) -> Game:
    if game_id != TOY:
        return polemos.game(game_id)
    from toys import toy  # only tests have it on their path

    made: Game = toy.make()
    return made


def cases(*game_ids: str) -> Iterator[Case]:
    """Every scenario of these games; a game without options is not played twice."""
    for game_id in game_ids:
        game = game_of(game_id)
        for scenario in game.scenarios:
            for switched in (False, True)[: 2 if game.options else 1]:
                yield Case(game_id, scenario.id, switched)


def random_options(game: Game, rng: Random) -> dict[str, Value]:
    chosen: dict[str, Value] = {option.id: rng.choice(option.values) for option in game.options}
    return {**chosen, **game.trial_options()}
