"""How much of the bare speed the research environments keep, measured in alternation on one core.

    python bench/environments.py hellespont hellas --rounds 30

Each round plays a stretch of random actions in every way, one after the other, so that all meet the same
weather of a shared machine; what is told is processor time, all rounds together (a stretch alone may be a
cheap or a dear part of a game).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

import numpy
import pyspiel

import polemos
import polemos.lab.openspiel
from polemos.lab.pettingzoo import env, raw_env
from polemos.lab.spiel_state import OUTCOMES
from polemos.lab.vector import PolemosVector

#: Actions of one stretch.
STRETCH = 400

#: A way to play on: each `next` plays some actions and says how many.
Way = Iterator[int]


def bare(name: str, chance: Random) -> Way:
    game, number = polemos.game(name), 0
    while True:
        number += 1
        match = game.start(None, f"bench:{number}", game.trial_options()).clone()
        while not match.over:
            role = match.deciders[0]
            prompt = match.prompt(role)
            match.play(role, *prompt.nth(int(chance.random() * prompt.count())))
            yield 1


def aec(made: object, chance: Random) -> Way:
    """As PettingZoo's own examples play: `last`, a legal number, `step`."""
    while True:
        made.reset(seed=chance.getrandbits(30))
        for _ in made.agent_iter():
            seen, _, over, late, _ = made.last()
            legal = numpy.flatnonzero(seen["action_mask"].view(bool))
            made.step(None if over or late else legal[int(chance.random() * len(legal))])
            yield 1


def spiel(name: str, chance: Random) -> Way:
    game = pyspiel.load_game(f"polemos_{name}")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(chance.random() * OUTCOMES))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            yield 1


def vector(name: str, chance: Random) -> Way:
    """Sixteen matches; the bots' actions count as well, for they are played too."""
    envs = PolemosVector(name, 16, copy=False)
    envs.reset(seed=1)
    tables = envs._own.tables
    while True:
        before = [table.match for table in tables]
        played = sum(match.number for match in before)
        numbers = [numpy.flatnonzero(mask) for mask in envs.action_masks().view(bool)]
        envs.step([some[int(chance.random() * len(some))] if len(some) else 0 for some in numbers])
        yield sum(match.number for match in before) - played


def stretch(way: Way) -> float:
    """Seconds of processor time an action."""
    begin, played = process_time(), 0
    while played < STRETCH:
        played += next(way)
    return (process_time() - begin) / played


def ways_of(name: str) -> dict[str, Way]:
    makers: dict[str, Callable[[Random], Way]] = {
        "bare": lambda chance: bare(name, chance),
        "PettingZoo raw": lambda chance: aec(raw_env(name), chance),
        "PettingZoo": lambda chance: aec(env(name), chance),
        "OpenSpiel": lambda chance: spiel(name, chance),
        "vector": lambda chance: vector(name, chance),
    }
    return {way: make(Random(1)) for way, make in makers.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=polemos.games())
    parser.add_argument("--rounds", type=int, default=20)
    args = parser.parse_args()
    for name in args.games:
        ways = ways_of(name)
        rounds = [{way: stretch(play) for way, play in ways.items()} for _ in range(args.rounds)][2:]
        spent = {way: sum(times[way] for times in rounds) for way in ways}
        bare_speed = len(rounds) / spent["bare"]
        shares = {way: spent["bare"] / seconds for way, seconds in spent.items()}
        print(f"{name:18} bare {bare_speed:7.0f} steps/s", end="  ")
        print("  ".join(f"{way} {share:.2f}" for way, share in shares.items() if way != "bare"), flush=True)


if __name__ == "__main__":
    main()
