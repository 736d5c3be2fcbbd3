"""Add to the tables of `polemos.lab.actions` the pairs that random games meet and no table has yet.

    .venv/bin/python tools/action_tables.py --seconds 60 [GAME ...]

Pairs are appended in sorted order, so the numbers of those already there never change.
"""

from __future__ import annotations

import argparse
from random import Random
from time import monotonic

import polemos
from polemos.engine.game import Game
from polemos.lab.actions import Pair, action_space, folder, write


def offered(game: Game, seconds: float, seed: int) -> set[Pair]:
    """Every pair that a prompt offered in random games of all scenarios, options at random."""
    found: set[Pair] = set()
    end, number = monotonic() + seconds, 0
    while monotonic() < end or number < len(game.scenarios):
        chance = Random(f"{seed}:{number}")
        play(game, number, chance, found)
        number += 1
    return found


def play(game: Game, number: int, chance: Random, found: set[Pair]) -> None:
    """One random game; every second one with options at random."""
    options = dict(game.trial_options())
    if number % 2:
        options |= {o.id: chance.choice(o.values) for o in game.options if o.id not in options}
    scenario = game.scenarios[number // 2 % len(game.scenarios)].id
    match = game.start(scenario, chance.randrange(2**31), options)
    for _ in range(game.meta.max_actions):
        if match.over:
            return
        role = match.deciders[0]
        pairs = match.prompt(role).pairs()
        found.update(pairs)
        match.play(role, *chance.choice(pairs))


def update(game: Game, seconds: float, seed: int) -> tuple[int, int]:
    """Append what is new to the game's table; how many there were and are."""
    known = action_space(game.meta.id).pairs
    new = sorted(write(pair) for pair in offered(game, seconds, seed) - set(known))
    path = folder() / f"{game.meta.id}.txt"
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8") as table:
        table.writelines(f"{line}\n" for line in new)
    return len(known), len(known) + len(new)


def main() -> None:
    parser = argparse.ArgumentParser(description="Append new pairs to the action tables.")
    parser.add_argument("game", nargs="*", help="default: every game")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to play each")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in args.game or polemos.games():
        before, after = update(polemos.game(name), args.seconds, args.seed)
        print(f"{name}: {before} -> {after}")


if __name__ == "__main__":
    main()
