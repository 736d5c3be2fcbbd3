"""One round of bench/compare.py: `compare_round.py GAME SEED SECONDS` with one version on the path.

Prints three rates (bare steps, steps with a view, imagined copies) and where a game stands after 300 actions.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time

import polemos
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt


def played(game: Game, seed: str, seconds: float, look: bool) -> float:
    """Steps a second of random games, one scenario after the other."""
    rng, steps, spent, number = Random(seed), 0, 0.0, 0
    while spent < seconds:
        scenario = game.scenarios[number % len(game.scenarios)].id
        match = game.start(scenario, f"{seed}:{number}", game.trial_options())
        number += 1
        begin = process_time()
        while not match.over and process_time() - begin < seconds:
            step(match, rng)
            steps += 1
            if look and not match.over:
                match.view(match.deciders[0])
        spent += process_time() - begin
    return steps / spent


def step(match: Match, rng: Random) -> None:
    role = match.deciders[0]
    match.play(role, *rng.choice(ahead(match.prompt(role)).pairs()))


def ahead(prompt: Prompt) -> Prompt:
    """Without answers that only take back: older versions have none, and walks there would be shorter."""
    return prompt.ahead() if hasattr(prompt, "ahead") else prompt


def imagined(game: Game, seed: str, seconds: float) -> float:
    """Copies a second as a bot imagines them, in the middle of a game."""
    rng, match = Random(seed), game.start(game.scenarios[0].id, seed, game.trial_options())
    for _ in range(60):
        if not match.over:
            step(match, rng)
    begin, count = process_time(), 0
    while process_time() - begin < seconds:
        match.determinize(match.roles[0], count)
        count += 1
    return count / (process_time() - begin)


def main() -> None:
    game, seed, seconds = polemos.game(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    played(game, "warm", seconds / 4, False)
    rates = [
        played(game, seed, seconds, False),
        played(game, seed, seconds, True),
        imagined(game, seed, seconds / 2),
    ]
    print(json.dumps({"rates": rates, "end": first_end(game, seed)}))


def first_end(game: Game, seed: str) -> str:
    """Where a game of fixed length stands: the same for two versions of the same rules."""
    match, rng = game.start(game.scenarios[0].id, seed, game.trial_options()), Random(seed)
    for _ in range(300):
        if not match.over:
            step(match, rng)
    return match.fingerprint()


if __name__ == "__main__":
    main()
