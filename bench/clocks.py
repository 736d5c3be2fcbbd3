"""How well the search bot keeps its clock: processor time of each decision as a share of its budget.

`PYTHONPATH=src python bench/clocks.py [LEVEL] [DECISIONS] [GAME ...]`: decisions in random games, so that
many kinds of questions occur. Prints the median, the 99th in a hundred and the worst, for each game.
"""

from __future__ import annotations

import sys
from random import Random
from time import thread_time

import polemos
from polemos.bots import Seat, make
from polemos.bots.search.clock import budget_of


def shares(game_id: str, level: str, count: int) -> list[float]:
    """Decisions of random games, one in a few, each with the share of the budget it took. The first is not
    counted: with it the rules of a game fill their tables."""
    game, rng, found = polemos.game(game_id), Random(game_id), []
    budget = budget_of(level).seconds
    while len(found) <= count:
        match = game.start(rng.choice(game.scenarios).id, rng.random().hex(), game.trial_options())
        while not match.over and len(found) <= count:
            role = rng.choice(match.deciders)
            pairs = match.prompt(role).pairs()
            if len(pairs) > 1 and rng.random() < 0.1:
                begin = thread_time()
                make(f"search:{level}", 1).choose(Seat(match, role))
                found.append((thread_time() - begin) / budget)
            match.play(role, *rng.choice(pairs))
    return sorted(found[1:])


def main() -> None:
    level = sys.argv[1] if len(sys.argv) > 1 else "easy"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    for game_id in sys.argv[3:] or polemos.games():
        found = shares(game_id, level, count)
        p99 = found[min(len(found) - 1, round(0.99 * len(found)))]
        print(
            f"{game_id}: {level}, median {found[len(found) // 2]:.2f}, p99 {p99:.2f}, worst {found[-1]:.2f}"
        )


if __name__ == "__main__":
    main()
