"""Our games beside public engines, in alternation and each with what a player sees: bench/peers.md.

    python bench/peers.py --rounds 20

Every step asks for the legal answers, makes what the player sees, picks one at random and plays it. One
stretch of each follows the other in the same process; what is told is processor time, all rounds together.
Peers that are not installed are left out.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import numpy

import polemos
from polemos.lab import pettingzoo

#: Steps of one stretch.
STRETCH = 300

Way = Iterator[int]


def ours(name: str) -> Way:
    """A game through its contract, with the view of whoever is asked."""
    game, chance, number = polemos.game(name), Random(1), 0
    while True:
        number += 1
        match = game.start(None, f"peers:{number}", game.trial_options()).clone()
        while not match.over:
            role = match.deciders[0]
            prompt = match.prompt(role)
            match.view(role)
            match.play(role, *prompt.nth(int(chance.random() * prompt.count())))
            yield 1


def chess() -> Way:
    """python-chess; what the player sees is the position as text (FEN)."""
    import chess as rules

    chance = Random(1)
    while True:
        board = rules.Board()
        while board.fullmove_number < 150:
            legal = list(board.legal_moves)
            if not legal:
                break
            board.fen()
            board.push(chance.choice(legal))
            yield 1


def spiel(name: str) -> Way:
    """A game of OpenSpiel's own, whose rules are C++; what the player sees is its observation tensor."""
    import pyspiel

    game, chance = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(legal))
            yield 1


def aec(made: Any) -> Way:
    """An environment of PettingZoo, ours or theirs."""
    chance = Random(1)
    while True:
        made.reset(seed=chance.getrandbits(30))
        for _ in made.agent_iter():
            seen, _, over, late, _ = made.last()
            legal = numpy.flatnonzero(seen["action_mask"])
            made.step(None if over or late else legal[int(chance.random() * len(legal))])
            yield 1


def of_pettingzoo(name: str) -> Any:
    import importlib

    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def ways() -> dict[str, Way]:
    """All that is installed."""
    found = {f"ours, view: {name}": ours(name) for name in polemos.games()}
    found |= {f"ours, PettingZoo: {name}": aec(pettingzoo.env(name)) for name in polemos.games()}
    peers: dict[str, tuple[str, Callable[[], Way]]] = {
        "python-chess, FEN": ("chess", chess),
        "OpenSpiel (C++): chess": ("pyspiel", lambda: spiel("chess")),
        "OpenSpiel (C++): backgammon": ("pyspiel", lambda: spiel("backgammon")),
        "PettingZoo: chess_v6": ("chess", lambda: aec(of_pettingzoo("chess_v6"))),
        "PettingZoo: connect_four_v3": ("pygame", lambda: aec(of_pettingzoo("connect_four_v3"))),
    }
    return found | {name: make() for name, (needs, make) in peers.items() if find_spec(needs)}


def stretch(way: Way) -> float:
    """Seconds of processor time a step."""
    begin, played = process_time(), 0
    while played < STRETCH:
        played += next(way)
    return (process_time() - begin) / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    args = parser.parse_args()
    made = ways()
    rounds = [{name: stretch(way) for name, way in made.items()} for _ in range(args.rounds + 1)][1:]
    rates = {name: len(rounds) / sum(times[name] for times in rounds) for name in made}
    for name, rate in sorted(rates.items(), key=lambda pair: -pair[1]):
        print(f"{rate:8,.0f} steps/s  {name}")


if __name__ == "__main__":
    main()
